#include "shell/app/desktop/png.hpp"
#include "shell/app/desktop/storage.hpp"
#include <GLFW/glfw3.h>
#include <png.h>

namespace shell::app::desktop {

Pixels read_pixels(int width, int height)
{
    Pixels p{width, height,
             std::vector<std::uint8_t>(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4)};
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, p.rgba.data());
    return p;
}

std::string write_png(const std::string& file, const Pixels& p)
{
    std::vector<std::uint8_t> rgb;
    rgb.reserve(p.rgba.size() / 4 * 3);
    for (std::size_t i = 0; i < p.rgba.size(); ++i)
        if (i % 4 != 3) rgb.push_back(p.rgba[i]);
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(p.width);
    image.height = static_cast<png_uint_32>(p.height);
    image.format = PNG_FORMAT_RGB;
    const auto encode = [&](void* to, png_alloc_size_t& size) { // negative stride: the lowest row first
        return png_image_write_to_memory(&image, to, &size, 0, rgb.data(), -3 * p.width, nullptr) != 0;
    };
    png_alloc_size_t size = 0;
    if (!encode(nullptr, size)) return file + ": " + image.message;
    std::string png(size, '\0');
    if (!encode(png.data(), size)) return file + ": " + image.message;
    return Storage::write(file, png.substr(0, size));
}

} // namespace shell::app::desktop
