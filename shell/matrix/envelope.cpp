// Draws the graphical solution where one side has two choices: the other side's choices as lines, their envelope, and
// the optimum on it.
#include "shell/matrix/canvas.hpp"
#include <algorithm>

namespace shell::matrix {

using engine::matrix::Side;

namespace {

constexpr float axis = 34, below_axis = 26; // room for the letters beside and below the axes

float chart_height(float width) { return std::min(260.f, std::max(160.f, width * 0.6f)); }

} // namespace

float envelope_height(float width) { return chart_height(width) + below_axis; }

void draw_envelope(Ui& ui, Rect r, const engine::matrix::Envelope& drawn)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const std::string first = choice_letter(0), second = choice_letter(1);
    const Rect box{r.x + axis, r.y, r.w - 2 * axis, chart_height(r.w)};
    double least = 0, most = 0;
    for (const auto& l : drawn.lines)
        for (const double y : {engine::to_double(l.at_0), engine::to_double(l.at_1)}) {
            least = std::min(least, y);
            most = std::max(most, y);
        }
    if (most - least < 1e-9) most = least + 1;
    const auto x_of = [&](double x) { return box.x + box.w * static_cast<float>(x); };
    const auto y_of = [&](double y) { return box.bottom() - box.h * static_cast<float>((y - least) / (most - least)); };
    for (const float x : {box.x, box.right()}) p.line({x, box.y}, {x, box.bottom()}, t.line_strong, 1.5f);
    p.line({box.x, y_of(0)}, {box.right(), y_of(0)}, t.line, 1);
    p.text({box.x - 6, y_of(0) + 4}, "0", {12, t.muted, Weight::regular, Align::right});
    const Colour other = side_colour(t, engine::matrix::other(drawn.side));
    for (std::size_t i = 0; i < drawn.lines.size(); ++i) {
        const auto& l = drawn.lines[i];
        const Point a{box.x, y_of(engine::to_double(l.at_0))}, b{box.right(), y_of(engine::to_double(l.at_1))};
        p.line(a, b, faded(other, 0.55f), 1.8f);
        const std::string letter = choice_letter(static_cast<int>(i));
        p.text({a.x - 20, a.y + 5}, letter, {13, other, Weight::bold, Align::middle});
        p.text({b.x + 14, b.y + 5}, letter, {13, other, Weight::bold, Align::middle});
    }
    std::vector<Point> points;
    for (const auto& q : drawn.points) points.push_back({x_of(engine::to_double(q.x)), y_of(engine::to_double(q.y))});
    p.polyline(points, side_colour(t, drawn.side), 4);
    const double from = engine::to_double(drawn.from), to = engine::to_double(drawn.to);
    const float best = y_of(engine::to_double(drawn.value));
    if (!(drawn.from == drawn.to)) p.line({x_of(from), best}, {x_of(to), best}, t.good, 6);
    for (const double x : {from, to}) {
        p.line({x_of(x), best}, {x_of(x), box.bottom()}, t.good, 1.5f);
        p.disc({x_of(x), best}, 6, t.good);
        p.ring({x_of(x), best}, 7, t.surface, 2);
    }
    p.text({box.x, box.bottom() + 18}, second, {13, side_colour(t, drawn.side), Weight::bold, Align::middle});
    p.text({box.right(), box.bottom() + 18}, first, {13, side_colour(t, drawn.side), Weight::bold, Align::middle});
}

} // namespace shell::matrix
