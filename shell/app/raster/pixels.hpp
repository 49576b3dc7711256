#pragma once
// ImGui's drawing as pixels, without a renderer.
#include "imgui.h"
#include <cstdint>
#include <string>
#include <vector>

namespace shell::app {

struct Pixels {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba; // rows from above, not multiplied by the opacity
};

/// What was drawn in this part (x, y, width and height), on a transparent ground, FramebufferScale pixels for one.
Pixels pixels_of(const ImDrawData&, ImVec4 part);
/// As a file.
std::string png_of(const Pixels&);

} // namespace shell::app
