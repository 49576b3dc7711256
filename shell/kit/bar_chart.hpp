#pragma once
// A few figures as bars: the figure over each bar, its name under it, one of them marked.
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
