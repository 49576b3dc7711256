#pragma once
// A strategy as somebody has written it, in either of two notations, with the place of every guess.
//
// Lines (tree_text.hpp), with a header that names board and total. Or braces, where a guess with answers is
// {guess:{answer:then,…}} and a last guess stands alone; an answer is two digits, fijas and picas. Symbols are digits
// and a to f as everywhere, or capital letters from A; white space is free:
//   {AB:{10:{AC:{10:AA,01:CB,00:BB}},02:BA,01:{BC:{01:CA}},00:CC}}
#include "engine/codes/optimal/tree_text.hpp"

namespace engine::codes::optimal {

/// Limit of a text: a strategy of 65,536 codes fits.
inline constexpr std::size_t max_written = std::size_t{2} << 20;
/// Limit of guesses before a guess.
inline constexpr std::size_t max_before = 99;

ENGINE_NAMED(TreeFaultKind,
             too_long,          // the limit of the text, or of guesses: twice the codes
             bad_header,        // lines: no header, or of a board with too many codes
             wrong_board,       // lines: the header's board is another one
             bad_syntax,        // another character is expected here: `expected`
             too_deep,          // lines: more than one level below the line before; both: below 99 guesses
             bad_guess,         // not a code of this board: `code_error`
             impossible_answer, // no answer of this board, or the winning one, which needs no further guess
             trailing_text,     // after the end of the strategy
             repeated_answer,   // the guess before has another branch for this answer
             unreached,         // no secret that is left gives this answer
             tells_nothing,     // all secrets left give this guess the same answer
             missed_secret,     // no branch for an answer that `codes` secrets give, `secret` among them
             wrong_total        // the header says another total
);

struct TreeFault {
    TreeFaultKind kind;
    std::size_t at = 0; // character of the text, from 0: the guess's or the answer's first one
    char expected = 0;  // bad_syntax; 0 = an answer or a guess
    Error code_error{ErrorKind::syntax};
    Code guess{}, secret{};
    Feedback answer{};
    Count codes = 0; // secrets left before the guess (tells_nothing), without a branch (missed_secret)
    Count total = 0; // the tree's (wrong_total)
    bool operator==(const TreeFault&) const = default;
};

struct WrittenTree {
    Rules rules;
    Tree tree;                         // children in the order of the text
    std::vector<std::uint32_t> places; // a guess's first character
    std::optional<Count> total;        // the header's
};

/// Whether the text has a header: then it names its board itself.
bool has_header(std::string_view text);
/// Reads the text, without playing it. `rules`: the board, of at most max_read_codes codes; nothing: the header's, so
/// that braces are refused. O(text).
Expected<WrittenTree, TreeFault> read_written(std::string_view text, const std::optional<Rules>& rules);

} // namespace engine::codes::optimal
