#pragma once
// The laboratory's results as a figure: LaTeX with a histogram of each strategy, or a table. CSV and JSON
// are the laboratory's histograms, in English as its files are.
#include "engine/figures/format.hpp"
#include "engine/lab/experiment.hpp"
#include <span>
#include <string>

namespace engine::figures {

/// `names`: one per row.
std::string lab(const lab::CompareQuery&, std::span<const std::string> names, std::span<const lab::Played> rows,
                const Style&);
/// A strategy as the results name it: with the genetic one's options, unless they are the defaults.
std::string lab_name(const lab::Experiment&, codes::StrategyKind);

} // namespace engine::figures
