#pragma once
// Pictures: read from OpenGL, written as PNG files.
#include <cstdint>
#include <string>
#include <vector>

namespace shell::app::desktop {

/// A picture as OpenGL gives it: RGBA, the lowest row first.
struct Pixels {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;
};
/// Reads the current framebuffer.
Pixels read_pixels(int width, int height);
/// Writes a PNG file without the alpha channel. Returns the error; "" = written.
std::string write_png(const std::string& file, const Pixels&);

} // namespace shell::app::desktop
