#pragma once
// An entry of the notebook, or a question of mine in a game, being put together tap by tap: who, which cards, who shows,
// which one. Knows which answers are possible and what comes next; draws nothing.
#include "engine/cluedo/game.hpp"
#include "shell/cluedo/ids.hpp"
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace shell::cluedo {

/// The three cards of a question, and those that were seen after an accusation, by kind.
inline constexpr std::array card_ids{"suspect"_id, "weapon"_id, "room_asked"_id};
inline constexpr std::array seen_ids{"seen_suspect"_id, "seen_weapon"_id, "seen_room"_id};

struct Draft {
    static constexpr int unset = -2; // nobody, -1, is an answer

    enum class What : std::uint8_t {
        none,
        question,
        accusation,
        fact,
        ask,   // in a game: mine
        accuse // likewise
    } what = What::none;
    enum class Step : std::uint8_t { who, cards, outcome, card };

    Step step = Step::who;
    int by = unset;
    engine::cluedo::Trio cards{engine::cluedo::no_card, engine::cluedo::no_card, engine::cluedo::no_card};
    int shower = unset;                                  // question
    engine::cluedo::Card card = engine::cluedo::no_card; // question: the one shown; fact: the one it is about
    int result = -1; // accusation: 0 wrong, 1 right; fact: 0 has, 1 lacks, 2, 3 supposed
    engine::cluedo::Trio seen{engine::cluedo::no_card, engine::cluedo::no_card, engine::cluedo::no_card};
    bool seen_done = false; // what lay in the envelope is told, or left out
    int row = -1;           // being mended; -1 = a new one

    bool on() const { return what != What::none; }
    bool mine() const { return what == What::ask || what == What::accuse; }
    bool has_cards() const;

    /// Does the step belong to this draft, as far as it is filled in?
    bool has_step(Step, const engine::cluedo::Game&) const;
    bool step_done(Step, const engine::cluedo::Game&) const;
    bool complete(const engine::cluedo::Game&) const;
    /// To the first step that is not done; stays if all are.
    void advance(const engine::cluedo::Game&);
    /// Of a complete draft that is not mine().
    engine::cluedo::Entry entry() const;
    /// The cards among which the shown one is.
    engine::cluedo::Cards showable(const engine::cluedo::Game&) const;

    enum class Refusal : std::uint8_t { none, i_show_before, i_have_none };
    /// Can this seat (or nobody) have shown? Only my own hand tells.
    Refusal shows(int seat, const engine::cluedo::Game&) const;
    /// Has the seat accused wrongly, by a row other than `row`? It asks no more.
    static bool is_out(int seat, const engine::cluedo::Game&, int row);

    /// The taps that make it again: for Screen::on_screen().
    void add_on_screen(std::string&, const engine::cluedo::Table&) const;

    static Draft mending(const engine::cluedo::Entry&, int row);
};

} // namespace shell::cluedo
