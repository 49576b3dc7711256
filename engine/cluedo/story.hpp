#pragma once
// A notebook's deduction for inspection: every constraint with its arguments, every step of propagation and probing,
// and the domains after any number of steps.
#include "engine/cluedo/propagate.hpp"
#include <optional>

namespace engine::cluedo {

/// Meaning of a constraint. The first four come from rules or hand, the others from a row.
enum class Meaning : std::uint8_t {
    one_holder,      // V_1: a card has exactly one holder
    size_of_hand,    // V_n: a holder has n cards
    one_of_kind,     // V_1: one suspect (weapon, room) is in the envelope
    own_hand,        // V_n: the user's own cards
    lacks,           // V_0: none of these
    holds,           // V_1 of one, V_3 of three: all of these
    showed_one,      // ¬V_0: at least one of these
    not_all_of_these // ¬V_3: a refuted accusation
};
Meaning meaning(const Table&, const Constraint&);

/// The variables that V_n counts, as positive literals, ordered by holder or card.
std::vector<Literal> arguments(const Table&, const Constraint&);

struct Story {
    /// Limit of moves kept. Random games of up to 40 questions: median 80, at most 800; with all trials 400 and 6,300.
    static constexpr std::size_t max_moves = 20'000;

    Table table{};
    std::vector<Constraint> constraints; // indexed by Move::constraint
    std::vector<Move> moves; // a trial's moves and nested trials stand between `trial` and `refuted` (or `open`)
    bool consistent = true;  // false: the last move is the conflict
    int open_trials = 0;     // number of trials without a conflict that were left out
    bool cut = false;        // the end is missing beyond max_moves
};

enum class Trials : std::uint8_t { refuted, all };

/// Records propagation, or probing (`level` must not be `complete`, whose search records nothing). A constraint decides
/// its arguments in turn, one move each. Cost: milliseconds.
Story story_of(const View&, std::span<const Entry>, Level, Trials = Trials::refuted);

/// The domains after the first `k` moves, k <= moves.size(); inside a trial under its assumption.
Domains domains_after(const Story&, std::size_t k);
/// The assumptions open after the first `k` moves, outermost first.
std::vector<Literal> supposed_after(const Story&, std::size_t k);

} // namespace engine::cluedo
