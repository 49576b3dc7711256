#include "shell/kit/icons.hpp"
#include <array>
#include <cmath>
#include <initializer_list>
#include <numbers>
#include <vector>

namespace shell::kit {
namespace {

using Stroke = std::initializer_list<Point>;
using Strokes = std::initializer_list<Stroke>;

void draw_strokes(const Painter& p, Strokes strokes, Point at, float size, Colour c)
{
    const float unit = size / 24;
    std::vector<Point> points;
    for (const auto& stroke : strokes) {
        points.clear();
        for (const Point q : stroke) points.push_back({at.x + q.x * unit, at.y + q.y * unit});
        p.polyline(points, c, 2 * std::max(0.85f, unit));
    }
}

void draw_theme(const Painter& p, Point at, float size, Colour c)
{
    const float u = size / 24;
    const Point m{at.x + 12 * u, at.y + 12 * u};
    const bool dark = &p.theme() == &theme(ThemeName::dark);
    if (dark) {
        p.disc(m, 7 * u, c);
        p.disc({m.x + 3.5f * u, m.y - 3 * u}, 6 * u, p.theme().surface);
        return;
    }
    p.ring(m, 4 * u, c, 2 * u);
    for (int i = 0; i < 8; ++i) {
        const float a = static_cast<float>(i) * std::numbers::pi_v<float> / 4;
        p.line({m.x + 7 * u * std::cos(a), m.y + 7 * u * std::sin(a)},
               {m.x + 9 * u * std::cos(a), m.y + 9 * u * std::sin(a)}, c, 2 * u);
    }
}

} // namespace

void draw(const Painter& p, Icon icon, Point at, float size, Colour c)
{
    const auto strokes = [&](Strokes s) { draw_strokes(p, s, at, size, c); };
    switch (icon) {
    case Icon::none:
        return;
    case Icon::back:
        return strokes({{{15, 5}, {8, 12}, {15, 19}}});
    case Icon::next:
        return strokes({{{9, 5}, {16, 12}, {9, 19}}});
    case Icon::close:
        return strokes({{{6, 6}, {18, 18}}, {{18, 6}, {6, 18}}});
    case Icon::plus:
        return strokes({{{12, 5}, {12, 19}}, {{5, 12}, {19, 12}}});
    case Icon::check:
        return strokes({{{5, 13}, {10, 18}, {19, 7}}});
    case Icon::menu:
        return strokes({{{4, 7}, {20, 7}}, {{4, 12}, {20, 12}}, {{4, 17}, {20, 17}}});
    case Icon::undo:
        return strokes({{{8, 5}, {4, 9}, {8, 13}}, {{4, 9}, {15, 9}, {19, 13}, {15, 18}, {10, 18}}});
    case Icon::redo:
        return strokes({{{16, 5}, {20, 9}, {16, 13}}, {{20, 9}, {9, 9}, {5, 13}, {9, 18}, {14, 18}}});
    case Icon::share:
        return strokes({{{12, 15}, {12, 4}}, {{8, 8}, {12, 4}, {16, 8}}, {{5, 12}, {5, 20}, {19, 20}, {19, 12}}});
    case Icon::text:
        return strokes({{{5, 6}, {19, 6}}, {{5, 10}, {15, 10}}, {{5, 14}, {19, 14}}, {{5, 18}, {12, 18}}});
    case Icon::bulb:
        return strokes(
            {{{9, 18}, {15, 18}},
             {{10, 21}, {14, 21}},
             {{9, 15}, {7, 12}, {7, 8}, {9.5f, 5}, {12, 4}, {14.5f, 5}, {17, 8}, {17, 12}, {15, 15}, {9, 15}}});
    case Icon::down:
        return strokes({{{6, 9}, {12, 15}, {18, 9}}});
    case Icon::erase:
        return strokes(
            {{{9, 6}, {3, 12}, {9, 18}, {20, 18}, {20, 6}, {9, 6}}, {{11, 10}, {16, 14}}, {{16, 10}, {11, 14}}});
    case Icon::edit:
        return strokes({{{5, 19}, {5, 15}, {15, 5}, {19, 9}, {9, 19}, {5, 19}}, {{12, 8}, {16, 12}}});
    case Icon::help:
        return strokes({{{8.5f, 9}, {9, 6.5f}, {12, 5}, {15, 6.5f}, {15.5f, 9}, {14, 11.5f}, {12, 13}, {12, 15}},
                        {{12, 18.2f}, {12, 19.6f}}});
    case Icon::flag:
        return strokes({{{6, 21}, {6, 4}, {18, 4}, {15, 8}, {18, 12}, {6, 12}}});
    case Icon::first:
        return strokes({{{6, 5}, {6, 19}}, {{18, 5}, {10, 12}, {18, 19}}});
    case Icon::last:
        return strokes({{{18, 5}, {18, 19}}, {{6, 5}, {14, 12}, {6, 19}}});
    case Icon::play: {
        const float u = size / 24;
        const std::array<Point, 3> triangle{Point{at.x + 8 * u, at.y + 5 * u}, Point{at.x + 19 * u, at.y + 12 * u},
                                            Point{at.x + 8 * u, at.y + 19 * u}};
        return p.polygon(triangle, c);
    }
    case Icon::pause:
        return strokes({{{9, 5}, {9, 19}}, {{15, 5}, {15, 19}}});
    case Icon::cut:
        return strokes({{{6, 18}, {18, 6}}});
    case Icon::chart:
        return strokes({{{5, 20}, {5, 11}}, {{12, 20}, {12, 4}}, {{19, 20}, {19, 14}}});
    case Icon::remove:
        return strokes({{{5, 7}, {19, 7}}, {{9, 7}, {10, 4}, {14, 4}, {15, 7}}, {{7, 7}, {8, 20}, {16, 20}, {17, 7}}});
    case Icon::keyboard:
        return strokes({{{3, 7}, {21, 7}, {21, 17}, {3, 17}, {3, 7}},
                        {{7, 10.5f}, {7.2f, 10.5f}},
                        {{12, 10.5f}, {12.2f, 10.5f}},
                        {{17, 10.5f}, {17.2f, 10.5f}},
                        {{8, 14}, {16, 14}}});
    case Icon::book:
        return strokes({{{12, 6},
                         {9, 4.5f},
                         {3, 4.5f},
                         {3, 18},
                         {9, 18},
                         {12, 19.5f},
                         {15, 18},
                         {21, 18},
                         {21, 4.5f},
                         {15, 4.5f},
                         {12, 6}},
                        {{12, 6}, {12, 19.5f}}});
    case Icon::theme:
        return draw_theme(p, at, size, c);
    }
}

void draw_mark(const Painter& p, Point at, float size)
{
    const float u = size / 24;
    const Theme& t = p.theme();
    p.regular_polygon({at.x + 12 * u, at.y + 8 * u}, 7.4f * u, 3, -90, t.accent);
    p.disc({at.x + 5.6f * u, at.y + 18.4f * u}, 3.8f * u, t.series[1]);
    p.fill({at.x + 14 * u, at.y + 14.8f * u, 7.4f * u, 7.4f * u}, t.series[2], 1.4f * u);
}

void draw_tick(const Painter& p, Point m, float s, Colour c, float width)
{
    const std::array<Point, 3> points{Point{m.x - s, m.y + s * 0.1f}, Point{m.x - s * 0.25f, m.y + s * 0.75f},
                                      Point{m.x + s, m.y - s * 0.7f}};
    p.polyline(points, c, width);
}

void draw_cross(const Painter& p, Point m, float s, Colour c, float width)
{
    p.line({m.x - s, m.y - s}, {m.x + s, m.y + s}, c, width);
    if ((c >> 24) == 0xff) return p.line({m.x + s, m.y - s}, {m.x - s, m.y + s}, c, width);
    const float gap = width / 2 / std::sqrt(2.f); // a faded stroke shows what lies under it
    p.line({m.x + s, m.y - s}, {m.x + gap, m.y - gap}, c, width);
    p.line({m.x - gap, m.y + gap}, {m.x - s, m.y + s}, c, width);
}

} // namespace shell::kit
