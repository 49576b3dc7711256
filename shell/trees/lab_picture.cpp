// Draws the laboratory: the mean leaves beside the theory on a logarithmic scale, and the horizon's tree.
#include "shell/kit/markers.hpp"
#include "shell/trees/canvas.hpp"
#include "shell/trees/panel.hpp"
#include <algorithm>
#include <cmath>

namespace shell::trees {
namespace {

constexpr std::array lab_pages_of_effort{Text::trees_lab_mean, Text::trees_lab_full, Text::trees_lab_guess,
                                         Text::trees_lab_minimum};

} // namespace

void TreesCanvas::chart(Rect r)
{
    const auto& lab = view_.lab();
    const int depths = lab.d();
    const double b = lab.b();
    const float left = r.x + 64, right = r.right() - 24, foot = r.bottom() - 40;
    float top = r.y + 16;
    float x0 = r.x + 12;                                             // the legend
    for (std::size_t i = lab.points().empty() ? 1 : 0; i < 4; ++i) { // without the means while there are none
        const std::string name = say_(lab_pages_of_effort[i]);
        const float w = p_.width(name, 13) + 44;
        if (x0 + w > r.right() && i > 0) x0 = r.x + 12, top += 22;
        draw_marker(p_, i, {x0 + 8, top - 1}, 5);
        p_.text({x0 + 20, top + 4}, name, {13, t_.text});
        x0 += w;
    }
    top += 28;
    if (foot - top < 80) { // too low for a chart; the table has the figures
        if (lab.points().empty() && !lab.running())
            p_.text({r.x + 12, top + 8}, p_.fitted(say_(Text::trees_lab_empty), r.w - 24, 12), {12, t_.muted});
        return;
    }
    p_.text({r.x + 12, top}, say_(Text::trees_visited), {12, t_.muted}); // the label of the axis
    top += 18;
    const double highest = std::pow(b, depths);
    const double scale = std::max(1.0, std::log10(highest));
    const auto y_of = [&](double v) {
        return foot - (foot - top) * static_cast<float>(std::log10(std::max(1.0, v)) / scale);
    };
    const auto x_of = [&](int d) {
        return left + 16 +
               (right - left - 32) * static_cast<float>(d - 1) / static_cast<float>(std::max(1, depths - 1));
    };
    const int stride = scale > 6 ? 2 : 1;
    for (int power = 0; power <= static_cast<int>(scale); power += stride) {
        const double v = std::pow(10.0, power);
        p_.line({left, y_of(v)}, {right, y_of(v)}, t_.line, 1);
        p_.text({left - 8, y_of(v) + 4}, number(say_.language(), static_cast<std::int64_t>(v)),
                {12, t_.muted, Weight::regular, Align::right});
    }
    for (int d = 1; d <= depths; ++d)
        p_.text({x_of(d), foot + 20}, std::to_string(d), {12, t_.muted, Weight::regular, Align::middle});
    const bool empty = lab.points().empty() && !lab.running();
    if (!empty || r.w >= 420)
        p_.text({right, foot + 36}, say_(Text::trees_lab_depth), {12, t_.muted, Weight::regular, Align::right});
    const auto value = [&](std::size_t series, int d) {
        if (series == 1) return std::pow(b, d);
        if (series == 2) return std::pow(b, 0.75 * d);
        return static_cast<double>(engine::search::least_leaves(lab.b(), d).value_or(0));
    };
    for (std::size_t series = 1; series < 4; ++series) {
        std::vector<Point> line;
        for (int d = 1; d <= depths; ++d) line.push_back({x_of(d), y_of(value(series, d))});
        p_.polyline(line, t_.series[series], 2);
        for (const Point q : line) draw_marker(p_, series, q, 5);
    }
    std::vector<Point> means;
    for (const auto& point : lab.points()) {
        means.push_back({x_of(point.d), y_of(point.result.mean)});
        const double error = point.result.standard_error;
        const Point q = means.back();
        const float up = y_of(point.result.mean + 2 * error), down = y_of(point.result.mean - 2 * error);
        p_.line({q.x, up}, {q.x, down}, t_.series[0], 2);
        for (const float y : {up, down}) p_.line({q.x - 4, y}, {q.x + 4, y}, t_.series[0], 2);
    }
    if (means.size() > 1) p_.polyline(means, t_.series[0], 3);
    for (const Point q : means) draw_marker(p_, 0, q, 5);
    if (empty) p_.text({r.x + 12, foot + 36}, say_(Text::trees_lab_empty), {12, t_.muted});
}

void TreesCanvas::horizon(Rect r)
{
    const auto limited = view_.lab().limited();
    limited_ = &limited;
    draw_tree(r, view_.lab().example().tree, false);
    limited_ = nullptr;
}

float TreesCanvas::lab(Rect r)
{
    Panel p(say_);
    add_lab(p, view_, !desktop_layout());
    draw_fields(ui_, {r.x, r.y}, r.w, p);
    return r.y + fields_height(ui_, p, r.w) + 8;
}

} // namespace shell::trees
