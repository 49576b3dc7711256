#pragma once
// Cluedo as setup, events and derived state, in two modes: a notebook for a game at a real table, where the user enters
// and corrects events; and a game against computer players. Pure values; session::Log gives undo. Shares, why, repairs
// and advice compute deductions from view() and notes().
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
    Cards hand = 0;                           // notebook: the user's, 0 = Hold sets it later; game: dealt, leave it 0
    Holder first = 0;                         // game: the seat that starts
    std::array<BotLevel, max_players> bots{}; // game: each seat's level; ignored for `me`
    std::uint64_t seed = 0;                   // game: seeds the deal and the computer players
    bool everyone = false;                    // notebook: everyone who holds one of the three shows one
    bool late = false;                        // notebook: questions before the first entry are missing
    std::vector<std::string> card_names;      // names of all cards, or empty: the built-in ones
    std::vector<std::string> seat_names;      // names of all seats, or empty: the built-in ones
    bool operator==(const Setup&) const = default;
};

/// The setup's error, if any.
std::optional<Error> problem(const Setup&);

/// notebook: appends an entry.
struct Add {
    Entry entry;
    bool operator==(const Add&) const = default;
};
/// notebook: inserts an entry before the row, as if it had been noted then; later ones move down.
struct Insert {
    int row = 0;
    Entry entry;
    bool operator==(const Insert&) const = default;
};
/// notebook: replaces the row by this entry.
struct Change {
    int row = 0;
    Entry entry;
    bool operator==(const Change&) const = default;
};
/// notebook: removes the row; later ones move up.
struct Remove {
    int row = 0;
    bool operator==(const Remove&) const = default;
};
/// notebook: excludes the row from deduction, or includes it again.
struct Ignore {
    int row = 0;
    bool on = true;
    bool operator==(const Ignore&) const = default;
};
/// notebook: sets the user's hand.
struct Hold {
    Cards hand = 0;
    bool operator==(const Hold&) const = default;
};
/// notebook: corrects the table. Rows and marks stay, and follow the players to their new seats. The pile is what the
/// hands leave. If the user's hand has another size now, hand_missing() until Hold.
struct Arrange {
    std::array<std::uint8_t, max_players> hand{}; // cards of each seat, as seated now; with `open` 0
    std::vector<Holder> from;                     // of each seat, the seat so far of the player who sits there now
    std::vector<std::string> seat_names;          // as in Setup, as seated now
    std::uint32_t open = 0;                       // seats whose size is not known, as bits: leave_open()
    bool operator==(const Arrange&) const = default;
};
/// The user's own note about a card and a holder; adds no constraint.
enum class Mark : std::uint8_t { none, yes, no, maybe };
struct Note {
    Card card = 0;
    Holder holder = 0;
    Mark mark = Mark::none;
    bool operator==(const Note&) const = default;
};
/// game: the seat whose turn it is asks. A computer player answers at once; the user answers by Show.
struct Ask {
    Trio cards{};
    bool operator==(const Ask&) const = default;
};
/// game: the user shows this card to the asker.
struct Show {
    Card card = 0;
    bool operator==(const Show&) const = default;
};
/// game: the seat whose turn it is accuses.
struct Accuse {
    Trio cards{};
    bool operator==(const Accuse&) const = default;
};
/// game: ends the turn.
struct Pass {
    bool operator==(const Pass&) const = default;
};
/// game: reveals all cards.
struct GiveUp {
    bool operator==(const GiveUp&) const = default;
};
using Event = std::variant<Add, Change, Remove, Ignore, Hold, Note, Ask, Show, Accuse, Pass, GiveUp, Insert, Arrange>;

struct Game {
    using Setup = cluedo::Setup;
    using Event = cluedo::Event;
    using Error = cluedo::Error;

    Setup setup;                                                    // as corrected by Arrange
    Cards hand = 0;                                                 // the user's
    std::vector<Entry> rows;                                        // notebook
    std::optional<Play> play;                                       // game; the view hides what seat `me` cannot see
    std::array<Mark, std::size_t{max_cards} * max_holders> marks{}; // [card * max_holders + holder]
    bool gave_up = false;
    std::size_t length = 0; // length in bytes of the line so far

    bool operator==(const Game&) const = default;

    /// The setup must have no problem().
    static Game start(const Setup&);
    /// The game after the event, or the error. Accepts entries that contradict each other, refuses impossible ones
    /// (`implausible`).
    Expected<Game, Error> after(const Event&) const;

    /// notebook: the user's hand is unknown so far; until then no entry is accepted.
    bool hand_missing() const { return !play && setup.me != nobody && size_of(hand) != setup.table.size(setup.me); }
    /// While the user's hand is missing, a spectator's view.
    View view() const
    {
        if (hand_missing()) return {setup.table, nobody, 0};
        return {setup.table, setup.me, hand};
    }
    /// The user's observations in both modes; every deduction starts from them.
    std::vector<Entry> notes() const { return play ? play->seen_from(setup.me) : rows; }
    Mark mark(Card c, Holder h) const
    {
        return marks[static_cast<std::size_t>(c) * max_holders + static_cast<std::size_t>(h)];
    }
    bool over() const { return gave_up || (play && play->phase == Play::Phase::over); }
    /// game: whether a computer player moves next.
    bool bot_to_move() const { return play && !over() && play->phase != Play::Phase::show && play->turn != setup.me; }
    bool i_must_show() const { return play && !over() && play->phase == Play::Phase::show; }
    bool my_turn() const { return play && !over() && play->phase != Play::Phase::show && play->turn == setup.me; }
};
static_assert(session::Model<Game>);

/// The move of the computer player whose turn it is, as an event to push. Precondition: game.bot_to_move().
BotJob bot_of(const Game&);
Event event_of(const BotMove&);

/// The log up to its cursor as one line, version 1:
///   cluedo 1 <mode> <s-w-r> <hand sizes> <pile> <me> <first> <bots> <seed> <cards' names> <seats' names> <hand>
///   <event>…
/// with single spaces. <mode> may end in +all (everyone shows), then +late (joined late). Bots are e, m, h and x
/// (expert); "-" for nobody and for nothing. Cards are letters (a…z, A…D), seats and holders digits, hand sizes letters
/// (a = 0; ?: not known, in a notebook). Names are joined by commas, "_" stands for a space. Events: s0agm2g (seat 0
/// asks, seat 2 shows g; "--" nobody), e0agm1g2- (everyone shows: seats 1 and 2), f2bh (seat 2 leaves and lays its hand
/// open; "-": not), x0agm or x0agmbhn (wrong accusation, with the envelope seen), w0agm (right), r/l/y/n 0a (reveal,
/// lacks, assume it holds, assume it lacks); b012<entry> (Insert before row 12), c012<entry> (Change), d012 (Remove),
/// i0121 (Ignore; 0: no more), h<cards> (Hold), t<seats so far><hand sizes><seats' names> (Arrange),
/// k<card><holder><0-3> (Note); qagm (Ask), v<card> (Show), jagm (Accuse), p (Pass), g (GiveUp). At most
/// session::max_line_length: a game refuses the event that would exceed it.
std::string to_line(const session::Log<Game>&);
std::size_t length_of(const Setup&);
/// Bytes, the space before it included.
std::size_t length_of(const Event&);

/// The same log, or the error; error.at is an index into the line.
Expected<session::Log<Game>, Error> from_line(std::string_view line);

} // namespace engine::cluedo
