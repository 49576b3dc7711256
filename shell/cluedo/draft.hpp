#pragma once
// An entry of the notebook, or the user's question in a game, while the user fills it in step by step: who, which
// cards, who shows, which card. It knows the possible answers and the next step, and draws nothing.
#include "engine/cluedo/game.hpp"
#include "shell/cluedo/ids.hpp"
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace shell::cluedo {

/// Ids of the three cards asked for, and of the envelope seen after an accusation, by kind.
inline constexpr std::array card_ids{"suspect"_id, "weapon"_id, "room_asked"_id};
inline constexpr std::array seen_ids{"seen_suspect"_id, "seen_weapon"_id, "seen_room"_id};

struct Draft {
    static constexpr int unset = -2; // nobody (-1) is an answer

    enum class What : std::uint8_t {
        none,
        question,
        accusation,
        fact,
        leaves,
        ask,   // in a game: the user's
        accuse // in a game: the user's
    } what = What::none;
    enum class Step : std::uint8_t { who, cards, outcome, card };

    Step step = Step::who;
    int by = unset;
    bool guessed = false; // `by` is only the next in turn: it holds for a question
    engine::cluedo::Trio cards{engine::cluedo::no_card, engine::cluedo::no_card, engine::cluedo::no_card};
    int shower = unset;                                  // question
    engine::cluedo::Card card = engine::cluedo::no_card; // question: the one shown; fact: the one it is about
    int result = -1; // accusation: 0 wrong, 1 right; fact: index of reveal, lacks, assume_holds, assume_lacks
    engine::cluedo::Trio seen{engine::cluedo::no_card, engine::cluedo::no_card, engine::cluedo::no_card};
    bool seen_done = false; // the envelope seen is given, or left out
    // A question that everyone who holds one of the three answers: instead of `shower` and `card`.
    bool everyone = false;
    std::uint8_t showers = 0; // as bits
    bool showers_done = false;
    std::array<engine::cluedo::Card, engine::cluedo::max_players> shown{-1, -1, -1, -1, -1, -1, -1, -1};
    engine::cluedo::Cards left = 0; // of a player who leaves: the hand laid open, or nothing
    bool left_done = false;
    int row = -1;    // the row to change; -1 = a new one
    int before = -1; // of a new entry: the row that it stands before; -1 = after all

    bool on() const { return what != What::none; }
    /// The row at which it is judged; -1 = after all.
    int place() const { return row >= 0 ? row : before; }
    bool mine() const { return what == What::ask || what == What::accuse; }
    bool has_cards() const;

    /// Whether the draft has this step, given what is filled in so far.
    bool has_step(Step, const engine::cluedo::Game&) const;
    bool step_done(Step, const engine::cluedo::Game&) const;
    bool complete(const engine::cluedo::Game&) const;
    /// Goes to the first step that is not done; stays if all are.
    void advance(const engine::cluedo::Game&);
    /// Precondition: complete and not mine().
    engine::cluedo::Entry entry() const;
    /// The cards that the shower can have shown.
    engine::cluedo::Cards showable(const engine::cluedo::Game&) const;

    /// Of `everyone`: the showers whose card the user sees, and the cards that this one can have shown.
    std::vector<engine::cluedo::Holder> seen_showers(const engine::cluedo::Game&) const;
    engine::cluedo::Cards showable(engine::cluedo::Holder, const engine::cluedo::Game&) const;
    /// Marks or unmarks a seat; false: it asks, it is the user's, or three show already.
    bool mark_shower(engine::cluedo::Holder, bool on, const engine::cluedo::Game&);
    /// Makes showers and cards fit the asker, the three cards and the user's hand.
    void settle_showers(const engine::cluedo::Game&);
    /// The cards laid open are a hand, or none.
    bool left_fits(const engine::cluedo::Table&) const;

    /// An answer to one of the last two steps, and the entry that it would make.
    struct Answer {
        Step step;
        int value; // of the action; a shower of `players`: nobody
        engine::cluedo::Entry entry;
    };
    /// Those that the hand allows. Empty until the steps before are done.
    std::vector<Answer> answers(const engine::cluedo::Game&) const;

    enum class Refusal : std::uint8_t { none, i_show_before, i_have_none };
    /// Whether the user's hand lets this seat (or nobody) be the shower.
    Refusal shows(int seat, const engine::cluedo::Game&) const;
    /// Whether the seat has accused wrongly or left in a row before `row` (row < 0: in any row). It asks no more.
    static bool is_out(int seat, const engine::cluedo::Game&, int row);
    static bool has_left(int seat, const engine::cluedo::Game&, int row);

    /// Appends the actions that rebuild the draft, for Screen::on_screen().
    void add_on_screen(std::string&, const engine::cluedo::Table&) const;

    static Draft mending(const engine::cluedo::Entry&, int row);
};

} // namespace shell::cluedo
