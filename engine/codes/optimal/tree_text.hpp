#pragma once
// A strategy as a text file: first the board and the total, then a line for each guess: one space for each guess before
// it, the feedback (black, white) that leads to it, and the guess. Small when compressed, and comparable line by line.
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
    std::vector<Count> histogram; // [i] = secrets found by guess i + 1
    bool operator==(const Strategy&) const = default;
};

ENGINE_NAMED(TreeErrorKind,
             header,      // no header line, or a board with too many codes; at = 0
             guess,       // not a code; at = line, as for every kind below
             depth,       // more than one level deeper than the line before
             answer,      // missing, impossible, the winning one, or not after its sibling's
             too_many,    // more guesses than codes
             unreachable, // no secret reaches this guess
             incomplete,  // the tree misses a secret; at = -1
             total        // differs from the header's; at = 0
);
using TreeError = ErrorOf<TreeErrorKind>;

/// Limit of codes of a readable board.
inline constexpr Count max_read_codes = 1 << 16;

std::string to_text(const Rules&, const Tree&, Count total);

/// The first line.
struct TreeHeader {
    Rules rules;
    Count total = 0;
};
std::optional<TreeHeader> read_tree_header(std::string_view line);
/// One of the lines below it, `most` guesses deep at most; without `end`. error.at = character.
Expected<TreeNode, TreeError> read_tree_line(const Rules&, std::string_view line, std::size_t most);
/// Reads a whole strategy, plays every secret and compares the total with the header's.
Expected<Strategy, TreeError> parse_strategy(std::string_view text);

} // namespace engine::codes::optimal
