#pragma once
// The machinery of a notebook, open to inspection: every constraint with its arguments, and every step of propagation and
// of trial and error, one after the other; the domains after any number of steps.
#include "engine/cluedo/propagate.hpp"
#include <optional>

namespace engine::cluedo {

/// What a constraint says. For the first four the rules or the hand are its source, for the others a row.
enum class Meaning : std::uint8_t {
    one_holder,      // V_1: a card is somewhere, once
    size_of_hand,    // V_n: a holder has n cards
    one_of_kind,     // V_1: one suspect (weapon, room) in the envelope
    own_hand,        // V_n: all of these are mine
    lacks,           // V_0: none of these
    holds,           // V_1 of one, V_3 of three: all of these
    showed_one,      // ¬V_0: at least one of these
    not_all_of_these // ¬V_3: a refuted accusation
};
Meaning meaning(const Table&, const Constraint&);

/// The variables that V_n counts, as literals that hold; in order of holders or of cards.
std::vector<Literal> arguments(const Table&, const Constraint&);

struct Story {
    /// Moves kept. Random games of up to 40 questions: median 80, at most 800; with all trials 400 and 6,300.
    static constexpr std::size_t max_moves = 20'000;

    Table table{};
    std::vector<Constraint> constraints; // Move::constraint is an index into them
    std::vector<Move> moves; // a trial's own moves, and trials, stand between `trial` and `refuted` (or `open`)
    bool consistent = true;  // false: the last move is the conflict
    int open_trials = 0;     // trials that came to nothing and are left out
    bool cut = false;        // longer than max_moves: the end is missing
};

enum class Trials : std::uint8_t { refuted, all };

/// Propagation, or probing (`level` must not be `complete`, whose search tells no story). A constraint speaks of all its
/// arguments in turn, one move for each. Cost: milliseconds.
Story story_of(const View&, std::span<const Entry>, Level, Trials = Trials::refuted);

/// What the machinery knew after the first `k` moves, k <= moves.size(): inside of a trial what follows from supposing.
Domains domains_after(const Story&, std::size_t k);
/// What is being supposed after the first `k` moves: of trials within trials the outermost first.
std::vector<Literal> supposed_after(const Story&, std::size_t k);

} // namespace engine::cluedo
