#pragma once
// A puzzle: a game's line with a question that has one answer. Made from its kind, level and number alone, proven, and
// graded by the reasoning that it takes. Text is keys; shell/ turns them into sentences.
#include "engine/base/error.hpp"
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace engine::puzzle {

/// In the order in which kinds were added; puzzles and days depend on it, so a new kind goes to the end.
ENGINE_NAMED(Kind,
             crack,     // codes: the code that all answers allow
             liar,      // codes: the code, where exactly one answer is false
             only_move, // 31: the only winning move
             cut,       // trees: the leaves that alpha-beta never looks at
             whodunit,  // Cluedo: the envelope
             hold_out,  // 31: the move that resists longest in a lost position
             order,     // trees: the node whose children, turned round, save most leaves
             noughts,   // tic-tac-toe: the only move that keeps the position's value
             matrix,    // matrix games: the value, or the probability of the first row
             hand,      // Cluedo: the holder of a card
             caught,    // betting: the best bet against the frequencies shown
             who_knows  // Cluedo: the one other player who is certain to know the envelope
);
inline constexpr auto kinds = enumerators<Kind>;

inline constexpr int max_level = 3; // levels are 1..max_level
inline constexpr std::uint64_t max_number = (std::uint64_t{1} << 53) - 1;

struct Key {
    Kind kind = Kind::crack;
    std::uint8_t level = 1;   // 1..max_level
    std::uint64_t number = 1; // 0..max_number
    bool operator==(const Key&) const = default;
};

/// The form of an answer. The first six are a lesson's.
ENGINE_NAMED(AskKind,
             code,     // as its game writes it
             set,      // of outline ids
             choice,   // one of `options`
             number,   // whole
             fraction, // "4/7"
             move,     // a value of 31, a cell of tic-tac-toe
             envelope  // a card a kind, by number
);

/// One text; of a set or an envelope its members, in order.
using Answer = std::vector<std::string>;

struct Ask {
    AskKind kind = AskKind::code;
    std::string about;                // what is asked where the kind leaves it open: a card, "value", "p", "row"
    std::vector<std::string> options; // choice: what can be answered
    bool operator==(const Ask&) const = default;
};

/// The rules of deduction, simplest first within a game.
ENGINE_NAMED(Rule,
             count,       // codes: one answer's number settles symbols
             place,       // codes: one answer's fijas, or a symbol's last place, settle a place
             pair,        // codes: two answers, added or subtracted
             split,       // codes: one of two cases is refuted
             deep,        // codes: a supposition among more than two is refuted
             reply,       // a move is refuted by its reply
             win,         // a move wins, whatever the reply
             bound,       // trees: a bound of the parent cuts
             deep_bound,  // trees: a bound from further above cuts
             turned,      // trees: leaves counted after a turn
             saddle,      // matrix: the least of its row and the greatest of its column
             dominance,   // matrix: a choice that is never better goes
             indifferent, // matrix: the mixture that makes the other indifferent
             rules,       // Cluedo: an entry and the rules settle a card
             trial,       // Cluedo: one supposition is refuted
             search,      // Cluedo: nested suppositions are refuted
             mean         // betting: the mean gain of a bet in the rounds seen
);

inline constexpr std::size_t most_cases = 12;

/// A step of the chain: where to look, the reason, what it gives.
struct Deduction {
    Rule rule = Rule::count;
    std::string text;                // a key
    std::vector<std::string> values; // of the text, in its order
    std::vector<int> clues;          // rows of the line that it uses, 0-based, ascending
    std::vector<std::string> point;  // outline ids
    /// What follows, for marks and for proof: "at:P:S" symbol S stands at position P, "not:P:S", "least:S:N", "most:S:N"
    /// (occurrences of a symbol); "lied:R", "true:R"; "loses:M", "wins:M:R" with the remoteness R; "unseen:node:7";
    /// "has:C:H", "lacks:C:H" (card, holder); "knows:has:C:H", that the player asked for knows what the board shows;
    /// "open:H", that player H need not know the envelope, "left:H", that only H is left;
    /// "answer:…".
    std::vector<std::string> gives;
    /// What was tried, where the step rests on it. Of a move: lines of best play after it, "3 5 2". Of bets: each with its mean, "2 -3/5",
    /// smallest first. Of a search: each
    /// case, "has:3:2 lacks:5:1 row:4 row:0": what is supposed, the rows used, and last what fails, a row or a rule as
    /// "one_holder:C:K:N", "size_of_hand:H:K:N", "one_of_kind:C:K:N": K at least, or at most, where the rule has N; not all
    /// beyond notebook.hpp's `most_searched`. Of one supposition that is refuted: what is supposed, then what follows,
    /// each with its row or rule last ("size_of_hand:H"), then what fails. Of "open:H": what H may hold
    /// and have been shown, then two envelopes that H cannot tell apart. Of "true:R": a few codes that fit all but a row.
    std::vector<std::string> cases{};
    /// Its premises besides its rows, as `gives` has them: conclusions of earlier steps, own cards and cards seen; and
    /// "size:H:N", that holder H has N cards. First "view:H", whose knowledge it is, where that changes.
    std::vector<std::string> from{};
    bool operator==(const Deduction&) const = default;
};

struct Puzzle {
    Key key;
    std::string line;
    Ask ask;
    Answer answer;
    std::vector<Deduction> proof; // from the line to the answer; never empty
    bool operator==(const Puzzle&) const = default;
};

/// The hardest rule of the chain.
Rule hardest(const Puzzle&);

ENGINE_NAMED(ErrorKind,
             bad_answer, // not of the form that the puzzle asks for
             bad_date,   // not a date YYYY-MM-DD
             too_early   // before the first day
);
using Error = ErrorOf<ErrorKind>;

struct Verdict {
    bool right = false;
    std::vector<std::string> contradicts; // outline ids; empty when right
    bool operator==(const Verdict&) const = default;
};

} // namespace engine::puzzle
