#pragma once
// A line chart over steps with a logarithmic y axis. Lines differ by colour and marker; the legend is below the chart.
#include "shell/kit/ui.hpp"
#include <span>
#include <string>
#include <vector>

namespace shell::kit {

struct ChartLine {
    std::string name;
    std::vector<double> values; // one for each step from 1; values <= 0 are left out
    std::size_t series = 0;     // colour and marker (markers.hpp)
};

/// The chart with its legend; `x_name` labels the x axis at the right.
void draw_lines(const Painter&, Rect, std::span<const ChartLine>, std::string_view x_name);

} // namespace shell::kit
