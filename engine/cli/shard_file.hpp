#pragma once
// The file of a shard, one JSON object with a checksum per line: a header, then every finished piece of the proof,
// appended and flushed. Files of older versions have no checksums. If the program is killed, at most the last line is cut; it lacks its end of line, and the reader leaves it
// out.
#include "engine/cli/shard_lines.hpp"
#include "engine/codes/optimal/plan.hpp"
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine::cli {

/// Limit of a line's length.
inline constexpr std::size_t max_shard_line = 10'000;

/// The first line, which identifies the proof and the shard.
struct ShardHeader {
    std::string program, rules, plan; // version; p4c6r; fingerprint
    int max_guesses = 0;
    std::size_t shard = 1, of = 1; // 3/8 is 3 of 8
    std::size_t pieces = 0;        // number in the whole proof
    bool operator==(const ShardHeader&) const = default;
};

struct ShardFile {
    std::optional<ShardHeader> header; // nothing: the file is empty, or its first line was cut
    std::vector<codes::optimal::PieceResult> results;
    std::size_t whole_bytes = 0; // bytes up to the last whole line
};

/// The header of this plan's shard.
ShardHeader header_of(const codes::optimal::Plan&, std::size_t shard, std::size_t of);

std::string to_line(const ShardHeader&);
std::string to_line(const codes::optimal::PieceResult&);

/// Parses a shard's file of this plan, or returns the fault with line and remedy. The header's `shard` and `of` are
/// free, the rest must match the plan; a piece stands in its own shard, and again only with equal results.
Expected<ShardFile, std::string> read_shard(std::string_view text, const codes::optimal::Plan&);

} // namespace engine::cli
