#include "shell/app/joy.hpp"
#include <cmath>

namespace shell::app {

void draw_joy(const Painter& p, Rect area, double ms)
{
    constexpr int pieces = 48;
    constexpr float golden = 0.61803399f, root = 0.41421356f; // spread evenly, and independently of each other
    const auto t = static_cast<float>(ms / joy_ms);
    const float opacity = std::min(1.f, 3 * (1 - t)), reach = std::min(area.w, area.h * 1.4f);
    const Point from{area.centre().x, area.y + area.h * 0.36f};
    for (int i = 0; i < pieces; ++i) {
        const float turn = std::fmod(static_cast<float>(i) * golden, 1.f),
                    speed = 0.3f + 0.7f * std::fmod(static_cast<float>(i) * root, 1.f);
        const float angle = (turn - 0.5f) * 3.6f; // from straight up, to both sides
        const float out = 1 - (1 - t) * (1 - t);  // fast at first
        const Point at{from.x + std::sin(angle) * speed * out * area.w * 0.55f,
                       from.y - std::cos(angle) * speed * out * reach * 0.5f + t * t * reach * 0.25f};
        const Colour c = faded(p.theme().series[static_cast<std::size_t>(i) % 4], opacity);
        const float r = 4 + 3 * speed;
        switch (i % 4) {
        case 0:
            p.disc(at, r, c);
            break;
        case 1:
            p.fill({at.x - r, at.y - r, 2 * r, 2 * r}, c, 2);
            break;
        case 2:
            p.regular_polygon(at, r * 1.2f, 3, angle * 57 + 200 * t, c);
            break;
        default:
            p.regular_polygon(at, r * 1.2f, 4, 45 + 120 * t, c);
            break;
        }
    }
}

} // namespace shell::app
