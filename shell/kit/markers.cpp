#include "shell/kit/markers.hpp"

namespace shell::kit {

Colour series_colour(const Theme& t, std::size_t series) { return t.series[series % t.series.size()]; }

void draw_marker(const Painter& p, std::size_t series, Point at, float radius)
{
    const Colour c = series_colour(p.theme(), series);
    const float r = radius;
    switch (series) {
    case 0:
        return p.disc(at, r, c);
    case 1:
        return p.fill({at.x - r * 0.9f, at.y - r * 0.9f, r * 1.8f, r * 1.8f}, c, 1);
    case 2:
        return p.regular_polygon(at, r * 1.25f, 3, -90, c);
    case 3:
        return p.regular_polygon(at, r * 1.2f, 4, 0, c);
    case 4:
        p.fill({at.x - r, at.y - r * 0.36f, 2 * r, r * 0.72f}, c, 1);
        return p.fill({at.x - r * 0.36f, at.y - r, r * 0.72f, 2 * r}, c, 1);
    case 5:
        return p.star(at, r * 1.25f, c);
    case 6:
        return p.regular_polygon(at, r * 1.25f, 3, 90, c);
    case 7:
        return p.regular_polygon(at, r * 1.1f, 6, 0, c);
    default:
        return p.ring(at, r * 0.8f, c, r * 0.5f);
    }
}

} // namespace shell::kit
