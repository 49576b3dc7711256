#pragma once
// The file of a shard, a line of JSON each: whose it is, then every piece of the proof that is done, appended and flushed.
// Whatever ends the program, at most the last line is cut; it has no end of line and is left out when the file is read.
#include "engine/cli/shard_lines.hpp"
#include "engine/codes/optimal/plan.hpp"
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine::cli {

/// Of longer lines nothing is read.
inline constexpr std::size_t max_shard_line = 10'000;

/// The first line: what the lines after it belong to.
struct ShardHeader {
    std::string program, rules, plan; // version; p4c6r; fingerprint
    int max_guesses = 0;
    std::size_t shard = 1, of = 1; // 3/8 is 3 of 8
    std::size_t pieces = 0;        // of the whole proof
    bool operator==(const ShardHeader&) const = default;
};

struct ShardFile {
    std::optional<ShardHeader> header; // none: the file is empty, or its first line was cut
    std::vector<codes::optimal::PieceResult> results;
    std::size_t whole_bytes = 0; // as far as its lines end
};

/// The header that a shard of this plan has.
ShardHeader header_of(const codes::optimal::Plan&, std::size_t shard, std::size_t of);

std::string to_line(const ShardHeader&);
std::string to_line(const codes::optimal::PieceResult&);

/// What the file of a shard of this plan says, or what is wrong with it, naming the line and the remedy. `shard` and `of`
/// of the header may be any, the rest must be the plan's; a piece stands once in a file, and in its shard.
Expected<ShardFile, std::string> read_shard(std::string_view text, const codes::optimal::Plan&);

} // namespace engine::cli
