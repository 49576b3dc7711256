#pragma once
// What all files of shards have in common, whatever their lines tell: which shard of how many, whole lines, pieces that stand
// once and in their shard, going on with a file that was cut.
#include "engine/base/expected.hpp"
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace engine::cli {

/// Of larger files nothing is read.
inline constexpr std::size_t max_shard_bytes = 64'000'000;
inline constexpr std::size_t max_shards = 100'000;

/// "3/8" as shard 3 of 8.
std::optional<std::pair<std::size_t, std::size_t>> parse_shard(std::string_view text);

/// The lines of a file one after the other. What has no end of line was cut and is left out.
class WholeLines {
public:
    explicit WholeLines(std::string_view text) : text_(text) {}
    /// None: that was the last.
    std::optional<std::string_view> next();
    bool first() const { return number_ == 1; }
    /// As far as the lines given end.
    std::size_t bytes() const { return bytes_; }
    /// "line 3 is no …": of the line given last.
    Unexpected<std::string> wrong(const std::string& what) const;

private:
    std::string_view text_;
    std::size_t bytes_ = 0, number_ = 0;
};

/// Which pieces a shard's file has: those of shard 3/8 are 2, 10, 18, …
class PiecesMet {
public:
    /// `what`: a shard or a share.
    PiecesMet(const char* what, std::size_t pieces, std::size_t shard, std::size_t of)
        : what_(what), met_(pieces, false), shard_(shard), of_(of)
    {}
    /// Why the piece cannot stand there, with the remedy; "" = it can, once.
    std::string refuse(std::size_t piece);

private:
    const char* what_;
    std::vector<bool> met_;
    std::size_t shard_, of_;
};

/// The text of a file of so many bytes at most, or why there is none; one that is not there is empty if `may_be_missing`.
Expected<std::string, std::string> text_of_file(const std::string& path, bool may_be_missing,
                                                std::size_t most = max_shard_bytes);

/// The file to go on with: cut back to its whole lines, begun with `first_line` if it has none. Null: it cannot be written.
std::FILE* open_to_append(const std::string& path, std::size_t whole_bytes, const std::string& first_line);

/// A line more; it is in the file when this returns true.
bool append(std::FILE* file, const std::string& line);

/// "3-9 12 40-41", the first of them.
std::string in_ranges(const std::vector<std::size_t>& numbers);

} // namespace engine::cli
