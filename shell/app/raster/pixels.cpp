#include "shell/app/raster/pixels.hpp"
#include <algorithm>
#include <array>
#include <cmath>

namespace shell::app {
namespace {

using Premultiplied = std::array<float, 4>;

struct Canvas {
    int width, height;
    std::vector<Premultiplied> at;

    void blend(int x, int y, const Premultiplied& c)
    {
        Premultiplied& under =
            at[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)];
        for (std::size_t i = 0; i < 4; ++i) under[i] = c[i] + under[i] * (1 - c[3]);
    }
};

/// The opacity of the font's texture at this place, between its pixels; its colour is white.
float opacity_at(const ImTextureData& t, float u, float v)
{
    const float x = u * static_cast<float>(t.Width) - 0.5f, y = v * static_cast<float>(t.Height) - 0.5f;
    const auto pixel = [&t](int px, int py) {
        px = std::clamp(px, 0, t.Width - 1), py = std::clamp(py, 0, t.Height - 1);
        const int last = t.BytesPerPixel - 1; // alpha
        return static_cast<float>(t.Pixels[(py * t.Width + px) * t.BytesPerPixel + last]) / 255;
    };
    const int left = static_cast<int>(std::floor(x)), up = static_cast<int>(std::floor(y));
    const float right = x - static_cast<float>(left), down = y - static_cast<float>(up);
    return (pixel(left, up) * (1 - right) + pixel(left + 1, up) * right) * (1 - down) +
           (pixel(left, up + 1) * (1 - right) + pixel(left + 1, up + 1) * right) * down;
}

/// Twice the area of a b p, positive to one side.
float side(ImVec2 a, ImVec2 b, ImVec2 p) { return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x); }

/// Of two triangles with a common edge one owns it.
bool owns(ImVec2 a, ImVec2 b) { return a.y != b.y ? a.y < b.y : a.x > b.x; }

void triangle(Canvas& out, std::array<ImDrawVert, 3> v, const ImVec4& clip, const ImTextureData* texture)
{
    float area = side(v[0].pos, v[1].pos, v[2].pos);
    if (area == 0) return;
    if (area < 0) std::swap(v[1], v[2]), area = -area;
    const auto [low_x, high_x] = std::minmax({v[0].pos.x, v[1].pos.x, v[2].pos.x});
    const auto [low_y, high_y] = std::minmax({v[0].pos.y, v[1].pos.y, v[2].pos.y});
    const auto first = [](float low, float limit) { return static_cast<int>(std::floor(std::max({low, limit, 0.f}))); };
    const int right = std::min(out.width, static_cast<int>(std::ceil(std::min(high_x, clip.z)))),
              bottom = std::min(out.height, static_cast<int>(std::ceil(std::min(high_y, clip.w))));
    for (int y = first(low_y, clip.y); y < bottom; ++y)
        for (int x = first(low_x, clip.x); x < right; ++x) {
            const ImVec2 p{static_cast<float>(x) + 0.5f, static_cast<float>(y) + 0.5f};
            if (p.x < clip.x || p.x >= clip.z || p.y < clip.y || p.y >= clip.w) continue;
            std::array<float, 3> share{};
            bool inside = true;
            for (std::size_t i = 0; i < 3 && inside; ++i) {
                const ImVec2 a = v[(i + 1) % 3].pos, b = v[(i + 2) % 3].pos;
                share[i] = side(a, b, p) / area;
                inside = share[i] > 0 || (share[i] == 0 && owns(a, b));
            }
            if (!inside) continue;
            Premultiplied c{};
            float u = 0, t = 0;
            for (std::size_t i = 0; i < 3; ++i) {
                for (std::size_t part = 0; part < 4; ++part)
                    c[part] += share[i] * static_cast<float>(v[i].col >> (8 * part) & 255) / 255;
                u += share[i] * v[i].uv.x, t += share[i] * v[i].uv.y;
            }
            if (texture != nullptr) c[3] *= opacity_at(*texture, u, t);
            for (std::size_t part = 0; part < 3; ++part) c[part] *= c[3];
            out.blend(x, y, c);
        }
}

} // namespace

Pixels pixels_of(const ImDrawData& data, ImVec4 part)
{
    const ImVec2 scale = data.FramebufferScale;
    Canvas canvas{static_cast<int>(std::lround(part.z * scale.x)), static_cast<int>(std::lround(part.w * scale.y)), {}};
    canvas.at.resize(static_cast<std::size_t>(canvas.width) * static_cast<std::size_t>(canvas.height));
    for (const ImDrawList* list : data.CmdLists)
        for (const ImDrawCmd& command : list->CmdBuffer) {
            const ImVec4& c = command.ClipRect;
            const ImVec4 clip{(c.x - part.x) * scale.x, (c.y - part.y) * scale.y, (c.z - part.x) * scale.x,
                              (c.w - part.y) * scale.y};
            for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
                std::array<ImDrawVert, 3> corners;
                for (unsigned k = 0; k < 3; ++k) {
                    corners[k] = list->VtxBuffer[static_cast<int>(
                        command.VtxOffset + list->IdxBuffer[static_cast<int>(command.IdxOffset + i + k)])];
                    ImVec2& at = corners[k].pos;
                    at = {(at.x - part.x) * scale.x, (at.y - part.y) * scale.y};
                }
                triangle(canvas, corners, clip, command.TexRef._TexData);
            }
        }
    Pixels out{canvas.width, canvas.height, {}};
    out.rgba.reserve(canvas.at.size() * 4);
    for (const Premultiplied& c : canvas.at) {
        const auto byte = [](float part) {
            return static_cast<std::uint8_t>(std::lround(std::clamp(part, 0.f, 1.f) * 255));
        };
        for (std::size_t i = 0; i < 3; ++i) out.rgba.push_back(byte(c[3] > 0 ? c[i] / c[3] : 0));
        out.rgba.push_back(byte(c[3]));
    }
    return out;
}

} // namespace shell::app
