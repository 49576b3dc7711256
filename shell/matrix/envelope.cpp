// Draws the graphical solution where one side has two choices: the other side's choices as lines, their envelope, and
// the optimum on it.
#include "shell/kit/fractions.hpp"
#include "shell/matrix/canvas.hpp"
#include <algorithm>

namespace shell::matrix {

using engine::matrix::Side;

float MatrixCanvas::envelope(Point at, float width)
{
    const auto& drawn = view_.analysis().envelope();
    if (!drawn) return at.y;
    const bool row = drawn->side == Side::row;
    const std::string first = choice_letter(0), second = choice_letter(1);
    const float under = p_.paragraph({at.x, at.y + 14}, say_(row ? Text::matrix_lower : Text::matrix_upper), width,
                                     {13, t_.muted, Weight::bold}, 17);
    const Rect box{at.x + 34, under - 1, width - 68, std::min(260.f, std::max(160.f, width * 0.6f))};
    double least = 0, most = 0;
    for (const auto& l : drawn->lines)
        for (const double y : {engine::to_double(l.at_0), engine::to_double(l.at_1)}) {
            least = std::min(least, y);
            most = std::max(most, y);
        }
    if (most - least < 1e-9) most = least + 1;
    const auto x_of = [&](double x) { return box.x + box.w * static_cast<float>(x); };
    const auto y_of = [&](double y) { return box.bottom() - box.h * static_cast<float>((y - least) / (most - least)); };
    for (const float x : {box.x, box.right()}) p_.line({x, box.y}, {x, box.bottom()}, t_.line_strong, 1.5f);
    p_.line({box.x, y_of(0)}, {box.right(), y_of(0)}, t_.line, 1);
    p_.text({box.x - 6, y_of(0) + 4}, "0", {12, t_.muted, Weight::regular, Align::right});
    const Colour other = side_colour(t_, engine::matrix::other(drawn->side));
    for (std::size_t i = 0; i < drawn->lines.size(); ++i) {
        const auto& l = drawn->lines[i];
        const Point a{box.x, y_of(engine::to_double(l.at_0))}, b{box.right(), y_of(engine::to_double(l.at_1))};
        p_.line(a, b, faded(other, 0.55f), 1.8f);
        const std::string letter = choice_letter(static_cast<int>(i));
        p_.text({a.x - 20, a.y + 5}, letter, {13, other, Weight::bold, Align::middle});
        p_.text({b.x + 14, b.y + 5}, letter, {13, other, Weight::bold, Align::middle});
    }
    std::vector<Point> points;
    for (const auto& q : drawn->points) points.push_back({x_of(engine::to_double(q.x)), y_of(engine::to_double(q.y))});
    p_.polyline(points, side_colour(t_, drawn->side), 4);
    const double from = engine::to_double(drawn->from), to = engine::to_double(drawn->to);
    const float best = y_of(engine::to_double(drawn->value));
    if (!(drawn->from == drawn->to)) p_.line({x_of(from), best}, {x_of(to), best}, t_.good, 6);
    for (const double x : {from, to}) {
        p_.line({x_of(x), best}, {x_of(x), box.bottom()}, t_.good, 1.5f);
        p_.disc({x_of(x), best}, 6, t_.good);
        p_.ring({x_of(x), best}, 7, t_.surface, 2);
    }
    p_.text({box.x, box.bottom() + 18}, second, {13, side_colour(t_, drawn->side), Weight::bold, Align::middle});
    p_.text({box.right(), box.bottom() + 18}, first, {13, side_colour(t_, drawn->side), Weight::bold, Align::middle});
    const std::string optimum =
        drawn->from == drawn->to
            ? say_(Text::matrix_optimum, first + " = " + written(drawn->from), written(drawn->value))
            : say_(Text::matrix_optimum, written(drawn->from) + " ≤ " + first + " ≤ " + written(drawn->to),
                   written(drawn->value));
    return p_.paragraph({at.x, box.bottom() + 44}, optimum, width, {14, t_.text, Weight::bold}, 20) - 4;
}

} // namespace shell::matrix
