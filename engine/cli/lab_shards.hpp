#pragma once
// A comparison in pieces, for several machines: game n is in piece n mod 256, and share 3/8 has the pieces 2, 10, 18, …,
// each a line of the share's file when it is played. So no result depends on how many shares there are, and a killed share
// loses one piece.
#include "engine/base/expected.hpp"
#include "engine/cli/shares.hpp"
#include <string>
#include <string_view>
#include <vector>

namespace engine::cli {

inline constexpr std::size_t comparison_pieces = 256;
/// Of a share's file: a million games of eight strategies.
inline constexpr std::size_t max_comparison_bytes = 128'000'000;

struct PlayedPiece {
    std::size_t piece = 0;
    lab::Comparison played;
    std::vector<double> seconds; // of the processor, a strategy each
};

/// A share's file as far as its lines end.
struct ComparisonFile {
    std::string share; // "3/8"; empty: the file is, or its first line was cut
    std::vector<PlayedPiece> pieces;
    std::size_t whole_bytes = 0;
};

/// The file's first line. `query` stands in it as its canonical words: another comparison's file is refused.
std::string comparison_header(const std::string& share, const std::vector<std::string>& words,
                              const lab::CompareQuery& query);
std::string to_line(const PlayedPiece&);

/// What a share's file says of this comparison, or what is wrong with it, naming line and remedy.
Expected<ComparisonFile, std::string> read_comparison(std::string_view text, const std::vector<std::string>& words,
                                                      const lab::CompareQuery& query);

/// The pieces of these files together, with the numbers of those missing; or what is wrong.
struct MergedFiles {
    PlayedShares shares;
    std::vector<std::size_t> missing;
};
Expected<MergedFiles, std::string> merged_files(const std::vector<std::string>& paths,
                                                const std::vector<std::string>& words, const lab::CompareQuery& query);

/// Plays the pieces of a share that its file has not. Nothing, or what went wrong.
Expected<std::string, std::string> play_to_file(const std::string& share, const std::string& path,
                                                const std::vector<std::string>& words, const lab::CompareQuery& query,
                                                std::FILE* progress);

} // namespace engine::cli
