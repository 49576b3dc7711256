#pragma once
// A comparison as a table for spreadsheets.
#include "engine/lab/compare.hpp"
#include <span>
#include <string>

namespace engine::lab {

/// "a,b" in quotation marks.
std::string csv_cell(const std::string&);

/// Lines of rules,secrets,seed,strategy,guesses,games: how many games of each strategy took so many guesses, and after
/// them, where there are any, those "unsolved"; `secrets` is what it has played, "all" if that is every one. `names`: one for
/// each row.
std::string histograms_csv(const CompareQuery&, std::span<const std::string> names, std::span<const Played> rows);

} // namespace engine::lab
