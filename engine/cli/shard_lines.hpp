#pragma once
// Shared by all shard files, whatever their lines hold: the shard's number, whole lines, each piece once and in its own
// shard, appending to a file that was cut.
#include "engine/base/expected.hpp"
#include "engine/cli/files.hpp"
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
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

/// The pieces in the file of a part: part 3/8 has the pieces 2, 10, 18, … A piece may be there more than once, as two
/// writers at the same time leave it, if its results are equal.
class PiecesMet {
public:
    PiecesMet(std::size_t pieces, std::size_t shard, std::size_t of) : place_(pieces), shard_(shard), of_(of) {}
    /// Adds a result to `results` if its piece is new. Returns why it cannot be in the file, with the remedy; "" = it
    /// can.
    template <class Result, class Same>
    std::string add(Result&& result, std::vector<std::decay_t<Result>>& results, Same same)
    {
        if (result.piece % of_ != shard_ - 1) return of_another_part(result.piece);
        auto& place = place_[result.piece];
        if (place) return same(results[*place], result) ? std::string() : contradiction(result.piece);
        place = results.size();
        results.push_back(std::forward<Result>(result));
        return {};
    }

private:
    static std::string of_another_part(std::size_t piece);
    static std::string contradiction(std::size_t piece);

    std::vector<std::optional<std::size_t>> place_; // in the results
    std::size_t shard_, of_;
};

/// The text of a file of at most this many bytes, or the fault.
Expected<std::string, std::string> text_of_file(const std::string& path, std::size_t most = max_shard_bytes);

/// The file of a part while this process adds lines. The system's lock keeps a second writer out, on Windows and under
/// node nothing does: its lines are then the same, and readers accept them.
class PartFile {
public:
    /// Opens or creates a regular file, locks and reads it; or the fault, which names the process that has it.
    static Expected<PartFile, std::string> at(const std::string& path, std::size_t most = max_shard_bytes);
    /// The text found.
    const std::string& text() const { return text_; }
    /// Truncates the file to its whole lines, and writes `first_line` if it has none. Returns the fault; "" = none.
    std::string begin(std::size_t whole_bytes, const std::string& first_line);
    /// Appends a line and flushes it. Returns the fault; "" = none.
    std::string append(const std::string& line);

private:
    std::string path_, text_;
    File file_;
};

/// A JSON object as a line of a file: its end, and before it a checksum of the rest, {…,"sum":"0123456789abcdef"}.
std::string sealed(std::string object);

/// A line of an older file, which has no checksum: the object of a sealed line.
std::string unsealed(const std::string& line);

/// "3-9 12 40-41": the first ranges.
std::string in_ranges(const std::vector<std::size_t>& numbers);

} // namespace engine::cli
