#pragma once
// Shared by all shard files, whatever their lines hold: the shard's number, whole lines, each piece once and in its own
// shard, appending to a file that was cut.
#include "engine/base/expected.hpp"
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace engine::cli {

/// Limit of a file's size.
inline constexpr std::size_t max_shard_bytes = 64'000'000;
inline constexpr std::size_t max_shards = 100'000;

/// "3/8" as shard 3 of 8.
std::optional<std::pair<std::size_t, std::size_t>> parse_shard(std::string_view text);

/// Iterates over the whole lines of a file. A last line without end was cut and is left out.
class WholeLines {
public:
    explicit WholeLines(std::string_view text) : text_(text) {}
    /// Nothing after the last line.
    std::optional<std::string_view> next();
    bool first() const { return number_ == 1; }
    /// Bytes up to the end of the last returned line.
    std::size_t bytes() const { return bytes_; }
    /// "line 3 is no …" for the last returned line.
    Unexpected<std::string> wrong(const std::string& what) const;

private:
    std::string_view text_;
    std::size_t bytes_ = 0, number_ = 0;
};

/// Tracks the pieces of the file of a part: part 3/8 has the pieces 2, 10, 18, …
class PiecesMet {
public:
    PiecesMet(std::size_t pieces, std::size_t shard, std::size_t of) : met_(pieces, false), shard_(shard), of_(of) {}
    /// Marks the piece as met. Returns why it cannot be in the file, with the remedy; "" = accepted.
    std::string refuse(std::size_t piece);

private:
    std::vector<bool> met_;
    std::size_t shard_, of_;
};

/// The text of a file of at most this many bytes, or the fault; a missing file is empty if `may_be_missing`.
Expected<std::string, std::string> text_of_file(const std::string& path, bool may_be_missing,
                                                std::size_t most = max_shard_bytes);

/// Opens a file for appending: truncates it to its whole lines and writes `first_line` if it has none. Null: it cannot
/// be written.
std::FILE* open_to_append(const std::string& path, std::size_t whole_bytes, const std::string& first_line);

/// Appends a line; true once it is flushed to the file.
bool append(std::FILE* file, const std::string& line);

/// "3-9 12 40-41": the first ranges.
std::string in_ranges(const std::vector<std::size_t>& numbers);

} // namespace engine::cli
