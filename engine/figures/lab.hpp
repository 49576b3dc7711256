#pragma once
// The laboratory's results as a figure: LaTeX with a histogram of each strategy, or a table. The CSV is the laboratory's.
#include "engine/figures/format.hpp"
#include "engine/lab/compare.hpp"
#include <span>
#include <string>

namespace engine::figures {

/// `names`: one per row.
std::string lab(const lab::CompareQuery&, std::span<const std::string> names, std::span<const lab::Played> rows,
                Format);

} // namespace engine::figures
