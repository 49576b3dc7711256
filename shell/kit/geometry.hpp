#pragma once
// Rectangles and points in layout pixels: x to the right, y down, origin at the top left of the widget.
#include <algorithm>

namespace shell::kit {

struct Point {
    float x = 0, y = 0;
};

struct Rect {
    float x = 0, y = 0, w = 0, h = 0;

    float right() const { return x + w; }
    float bottom() const { return y + h; }
    Point centre() const { return {x + w / 2, y + h / 2}; }
    bool contains(Point p) const { return p.x >= x && p.x < right() && p.y >= y && p.y < bottom(); }
    Rect inset(float d) const { return {x + d, y + d, w - 2 * d, h - 2 * d}; }
    Rect inset(float dx, float dy) const { return {x + dx, y + dy, w - 2 * dx, h - 2 * dy}; }
    Rect moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }
    /// The part inside `other`; width and height are never negative.
    Rect clipped(const Rect& other) const
    {
        const float left = std::max(x, other.x), top = std::max(y, other.y);
        return {left, top, std::max(0.f, std::min(right(), other.right()) - left),
                std::max(0.f, std::min(bottom(), other.bottom()) - top)};
    }
    bool operator==(const Rect&) const = default;
};

/// A viewport onto larger content, and how far the content extends beyond each edge, in pixels.
struct Scrollable : Rect {
    float left = 0, up = 0, right_of = 0, down = 0;

    /// Whether a wheel turn by (dx, dy) scrolls the region; positive: to the right, down.
    bool moves(float dx, float dy) const
    {
        constexpr float least = 0.5f;
        return (dx < 0 && left > least) || (dx > 0 && right_of > least) || (dy < 0 && up > least) ||
               (dy > 0 && down > least);
    }
};

} // namespace shell::kit
