#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace shell::app::desktop {

/// A picture as OpenGL gives it: RGBA, the lowest row first.
struct Pixels {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;
};
/// What the current framebuffer shows.
Pixels read_pixels(int width, int height);
/// Without its opacity. What went wrong; "" = it is written.
std::string write_png(const std::string& file, const Pixels&);

} // namespace shell::app::desktop
