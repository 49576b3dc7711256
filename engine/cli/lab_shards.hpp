#pragma once
// A comparison in pieces for several machines. Game n is in piece n mod 256; share 3/8 has the pieces 2, 10, 18, …, and
// appends each as a line to its file when played. So results do not depend on the number of shares, and a killed share
// loses one piece.
#include "engine/base/expected.hpp"
#include "engine/cli/shares.hpp"
#include <string>
#include <string_view>
#include <vector>

namespace engine::cli {

inline constexpr std::size_t comparison_pieces = 256;
/// Limit of a share's file: a million games of eight strategies.
inline constexpr std::size_t max_comparison_bytes = 128'000'000;

struct PlayedPiece {
    std::size_t piece = 0;
    lab::Comparison played;
    std::vector<double> seconds; // CPU seconds, per strategy
};

/// A share's file up to its last whole line.
struct ComparisonFile {
    std::string share; // "3/8"; empty: the file is empty, or its first line was cut
    std::vector<PlayedPiece> pieces;
    std::size_t whole_bytes = 0;
};

/// The file's first line. It contains `query` in canonical words, so that a file of another comparison is refused.
std::string comparison_header(const std::string& share, const std::vector<std::string>& words,
                              const lab::CompareQuery& query);
std::string to_line(const PlayedPiece&);

/// Parses a share's file of this comparison, or returns the fault with line and remedy.
Expected<ComparisonFile, std::string> read_comparison(std::string_view text, const std::vector<std::string>& words,
                                                      const lab::CompareQuery& query);

/// Merges the pieces of these files and lists the missing ones; or returns the fault.
struct MergedFiles {
    PlayedShares shares;
    std::vector<std::size_t> missing;
};
Expected<MergedFiles, std::string> merged_files(const std::vector<std::string>& paths,
                                                const std::vector<std::string>& words, const lab::CompareQuery& query);

/// Plays the pieces that the share's file lacks. Returns a summary, or the fault.
Expected<std::string, std::string> play_to_file(const std::string& share, const std::string& path,
                                                const std::vector<std::string>& words, const lab::CompareQuery& query,
                                                std::FILE* progress);

} // namespace engine::cli
