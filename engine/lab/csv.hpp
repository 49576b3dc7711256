#pragma once
// A comparison as a CSV table for spreadsheets.
#include "engine/lab/compare.hpp"
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace engine::lab {

/// Quotes a cell where needed: "a,b".
std::string csv_cell(const std::string&);

inline constexpr std::array<std::string_view, 6> histogram_columns{"rules",    "secrets", "seed",
                                                                   "strategy", "guesses", "games"};
/// A row for each strategy and number of guesses, with a cell for each of these columns.
std::vector<std::vector<std::string>> histogram_rows(const CompareQuery&, std::span<const std::string> names,
                                                     std::span<const Played> rows);

/// Lines of rules,secrets,seed,strategy,guesses,games: each strategy's number of games per number of guesses, and after
/// them, if any, its "unsolved" ones. `secrets` is the number played, or "all". `names`: one per row.
std::string histograms_csv(const CompareQuery&, std::span<const std::string> names, std::span<const Played> rows);

} // namespace engine::lab
