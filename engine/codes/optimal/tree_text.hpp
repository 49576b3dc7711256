#pragma once
// A strategy as text, to be kept in a file: the board and the total, then a line for each guess, after one space for each
// guess before it and the answer (fijas, picas) that leads to it. Small when compressed, and two of them can be compared
// line by line.
//   sagaz optimal 1 p2c2n 3
//   01
//    02 10
#include "engine/base/error.hpp"
#include "engine/codes/optimal/tree.hpp"
#include <optional>
#include <string>
#include <string_view>

namespace engine::codes::optimal {

struct Strategy {
    Rules rules;
    Tree tree;
    std::vector<Count> histogram; // [i] = secrets named by guess i + 1
    bool operator==(const Strategy&) const = default;
};

ENGINE_NAMED(TreeErrorKind,
             header,      // not the first line of such a file, or a board with too many codes; at = 0
             guess,       // not a code; at = line, as everywhere below
             depth,       // more than one guess after the line before
             answer,      // missing, impossible, the winning one, or not after its neighbour's
             too_many,    // lines
             unreachable, // no secret leads to this guess
             incomplete,  // a secret is never guessed; at = -1
             total        // not the one of the first line; at = 0
);
using TreeError = ErrorOf<TreeErrorKind>;

/// The most codes of a board that can be read.
inline constexpr Count max_read_codes = 1 << 16;

std::string to_text(const Rules&, const Tree&, Count total);
/// A whole strategy whose total is the one it says: every secret has been played.
Expected<Strategy, TreeError> parse_strategy(std::string_view text);

} // namespace engine::codes::optimal
