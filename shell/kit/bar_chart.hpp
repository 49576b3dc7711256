#pragma once
// A bar chart of a few values: the value above each bar, its name below, marked bars highlighted.
#include "shell/kit/ui.hpp"
#include <span>
#include <string>

namespace shell::kit {

struct Bar {
    std::string name, figure; // "" = not written
    double height = 0;        // not negative
    bool marked = false;
};
void draw_bars(const Painter&, Rect, std::span<const Bar>);

} // namespace shell::kit
