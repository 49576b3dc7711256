#pragma once
// Figures that grow or shrink step by step, as lines on a logarithmic scale: each line has its colour, its marker and
// its name under the chart.
#include "shell/kit/ui.hpp"
#include <span>
#include <string>
#include <vector>

namespace shell::kit {

struct ChartLine {
    std::string name;
    std::vector<double> values; // one for each step from 1; not positive: left out
    std::size_t series = 0;     // colour and marker (markers.hpp)
};

/// The chart with its names below; `x_name` at the right under the axis.
void draw_lines(const Painter&, Rect, std::span<const ChartLine>, std::string_view x_name);

} // namespace shell::kit
