#include "shell/kit/line_chart.hpp"
#include "shell/kit/markers.hpp"
#include <algorithm>
#include <cmath>

namespace shell::kit {

void draw_lines(const Painter& p, Rect r, std::span<const ChartLine> lines, std::string_view x_name)
{
    const Theme& t = p.theme();
    double most = 1;
    std::size_t steps = 1;
    for (const auto& l : lines) {
        steps = std::max(steps, l.values.size());
        for (const double v : l.values) most = std::max(most, v);
    }
    // the legend first: the chart gets the height that is left
    float x = r.x, name_y = r.bottom() - 4;
    std::vector<Point> names;
    int name_lines = 1;
    for (const auto& l : lines) {
        const float w = p.width(l.name, 12) + 34;
        if (x > r.x && x + w > r.right()) {
            x = r.x;
            ++name_lines;
        }
        names.push_back({x, static_cast<float>(name_lines - 1) * 18});
        x += w;
    }
    name_y -= static_cast<float>(name_lines - 1) * 18;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        draw_marker(p, lines[i].series, {names[i].x + 7, name_y + names[i].y - 4}, 4.5f);
        p.text({names[i].x + 17, name_y + names[i].y}, lines[i].name, {12, t.text});
    }
    const float foot = name_y - 42, top = r.y + 10, left = r.x + 40, right = r.right() - 10;
    const int decades = std::max(1, static_cast<int>(std::ceil(std::log10(most) - 1e-9)));
    const int apart = (decades + 4) / 5;
    const auto y_of = [&](double v) {
        return foot - static_cast<float>(std::log10(std::max(1.0, v)) / decades) * (foot - top);
    };
    for (int d = 0; d <= decades; d += apart) {
        const float y = y_of(std::pow(10.0, d));
        p.line({left, y}, {right, y}, d == 0 ? t.line_strong : t.line, 1);
        if (d < 4)
            p.text({left - 6, y + 4}, std::to_string(static_cast<int>(std::lround(std::pow(10.0, d)))),
                   {12, t.muted, Weight::regular, Align::right});
        else {
            const std::string power = std::to_string(d);
            const float w = p.width(power, 12);
            p.text({left - 6 - w, y + 5}, "10", {12, t.muted, Weight::regular, Align::right});
            p.text({left - 6, y - 1}, power, {12, t.muted, Weight::regular, Align::right});
        }
    }
    const auto x_of = [&](std::size_t i) {
        return steps == 1 ? (left + right) / 2
                          : left + 14 + (right - left - 28) * static_cast<float>(i) / static_cast<float>(steps - 1);
    };
    for (std::size_t i = 0; i < steps; ++i)
        p.text({x_of(i), foot + 18}, std::to_string(i + 1), {12, t.muted, Weight::regular, Align::middle});
    const float names_w = p.width(x_name, 12);
    if (x_of(steps - 1) + 12 + names_w < r.right() || steps == 1)
        p.text({r.right(), foot + 18}, x_name, {12, t.muted, Weight::regular, Align::right});
    for (const auto& l : lines) {
        std::vector<Point> points;
        for (std::size_t i = 0; i < l.values.size(); ++i)
            if (l.values[i] > 0) points.push_back({x_of(i), y_of(l.values[i])});
        if (points.size() > 1) p.polyline(points, series_colour(t, l.series), 2);
        for (const Point at : points) {
            p.disc(at, 7, t.surface);
            draw_marker(p, l.series, at, 4.5f);
        }
    }
}

} // namespace shell::kit
