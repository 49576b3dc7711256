#pragma once
// Cluedo as setup, events and what follows from them, in two modes: a notebook for a game at a real table, where I
// enter what happens and correct it at will; and a game against computer players. Pure values; session::Log gives undo.
// What is known from it is asked of shares, why, repairs and advice, with view() and notes().
#include "engine/base/named.hpp"
#include "engine/cluedo/bot.hpp"
#include "engine/cluedo/play.hpp"
#include "engine/session/log.hpp"
#include <string>
#include <string_view>
#include <variant>

namespace engine::cluedo {

inline constexpr std::size_t max_name = 16; // bytes

ENGINE_NAMED(Mode, notebook, game);

struct Setup {
    Mode mode = Mode::game;
    Table table{};
    Holder me = 0;                            // game: a seat; notebook: may be nobody
    Cards hand = 0;                           // notebook: mine, 0 = to be told by Hold; game: dealt, leave it 0
    Holder first = 0;                         // game: who starts
    std::array<BotLevel, max_players> bots{}; // game: level of each seat; me's does not matter
    std::uint64_t seed = 0;                   // game: of cards and of the computer players
    std::vector<std::string> card_names;      // own names of all cards, or none: the built-in ones
    std::vector<std::string> seat_names;      // likewise
    bool operator==(const Setup&) const = default;
};

/// What is wrong with a setup, if anything.
std::optional<Error> problem(const Setup&);

/// notebook: one more entry at the end.
struct Add {
    Entry entry;
    bool operator==(const Add&) const = default;
};
/// notebook: the row is this entry instead.
struct Change {
    int row = 0;
    Entry entry;
    bool operator==(const Change&) const = default;
};
/// notebook: the row is gone, later ones move up.
struct Remove {
    int row = 0;
    bool operator==(const Remove&) const = default;
};
/// notebook: nothing follows from the row any more, or something does again.
struct Ignore {
    int row = 0;
    bool on = true;
    bool operator==(const Ignore&) const = default;
};
/// notebook: my hand is this one.
struct Hold {
    Cards hand = 0;
    bool operator==(const Hold&) const = default;
};
/// My own note about a card and a holder; nothing follows from it.
enum class Mark : std::uint8_t { none, yes, no, maybe };
struct Note {
    Card card = 0;
    Holder holder = 0;
    Mark mark = Mark::none;
    bool operator==(const Note&) const = default;
};
/// game: whoever's turn it is asks; a computer player that can answer does so at once, I Show.
struct Ask {
    Trio cards{};
    bool operator==(const Ask&) const = default;
};
/// game: my card to the asker.
struct Show {
    Card card = 0;
    bool operator==(const Show&) const = default;
};
/// game: whoever's turn it is.
struct Accuse {
    Trio cards{};
    bool operator==(const Accuse&) const = default;
};
/// game: the turn ends.
struct Pass {
    bool operator==(const Pass&) const = default;
};
/// game: all cards are laid open.
struct GiveUp {
    bool operator==(const GiveUp&) const = default;
};
using Event = std::variant<Add, Change, Remove, Ignore, Hold, Note, Ask, Show, Accuse, Pass, GiveUp>;

struct Game {
    using Setup = cluedo::Setup;
    using Event = cluedo::Event;
    using Error = cluedo::Error;

    Setup setup;
    Cards hand = 0;                                                 // mine
    std::vector<Entry> rows;                                        // notebook
    std::optional<Play> play;                                       // game; the view hides what seat `me` does not see
    std::array<Mark, std::size_t{max_cards} * max_holders> marks{}; // [card * max_holders + holder]
    bool gave_up = false;
    std::size_t length = 0; // bytes of the line so far

    bool operator==(const Game&) const = default;

    /// The setup must have no problem().
    static Game start(const Setup&);
    /// The game after the event, or why it is refused. Entries that contradict each other are accepted, entries that
    /// cannot be meant (`implausible`) are not.
    Expected<Game, Error> after(const Event&) const;

    /// notebook: nobody has told my hand yet; it takes no entry before.
    bool hand_missing() const { return !play && setup.me != nobody && size_of(hand) != setup.table.size(setup.me); }
    /// As long as my hand is missing, that of a spectator.
    View view() const { return {setup.table, hand_missing() ? nobody : setup.me, hand}; }
    /// What I have seen, in both modes: what the reasoning goes by.
    std::vector<Entry> notes() const { return play ? play->seen_from(setup.me) : rows; }
    Mark mark(Card c, Holder h) const
    {
        return marks[static_cast<std::size_t>(c) * max_holders + static_cast<std::size_t>(h)];
    }
    bool over() const { return gave_up || (play && play->phase == Play::Phase::over); }
    /// game: is it a computer player's turn?
    bool bot_to_move() const { return play && !over() && play->phase != Play::Phase::show && play->turn != setup.me; }
    bool i_must_show() const { return play && !over() && play->phase == Play::Phase::show; }
    bool my_turn() const { return play && !over() && play->phase != Play::Phase::show && play->turn == setup.me; }
};
static_assert(session::Model<Game>);

/// The computer player whose turn it is (game.bot_to_move()): its move as an event to push.
BotJob bot_of(const Game&);
Event event_of(const BotMove&);

/// The log up to its cursor as one line, version 1:
///   cluedo 1 <mode> <s-w-r> <hand sizes> <pile> <me> <first> <bots> <seed> <cards' names> <seats' names> <hand> <event>…
/// with single spaces; "-" for nobody and for nothing. Cards are letters (a…z, A…D), seats and holders digits; hand sizes
/// are letters too (a = 0). Names are joined by commas, "_" stands for a space. Events: s0agm2g (seat 0 asks, seat 2
/// shows g; "--" nobody), x0agm or x0agmbhn (wrong accusation, with what lay there), w0agm (right), r/l/y/n 0a (reveal,
/// lacks, assume it holds, assume it lacks); c012<entry> (Change row 12), d012 (Remove), i0121 (Ignore; 0: no
/// more), h<cards> (Hold), k<card><holder>
/// <0-3> (Note); qagm (Ask), v<card> (Show), jagm (Accuse), p (Pass), g (GiveUp).
/// Never longer than session::max_line_length: a game refuses the event that would pass it.
std::string to_line(const session::Log<Game>&);
std::size_t length_of(const Setup&);
/// With the space before it.
std::size_t length_of(const Event&);

/// The same log, or what is wrong where: `at` is an index into the line.
Expected<session::Log<Game>, Error> from_line(std::string_view line);

} // namespace engine::cluedo
