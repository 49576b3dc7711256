// All optimal mixtures of a side: the extreme ones as a list, and the set they span: among all mixtures where there are
// two or three choices, otherwise alone, with the extreme ones as its corners.
#include "shell/kit/fractions.hpp"
#include "shell/matrix/canvas.hpp"
#include "shell/matrix/ids.hpp"
#include <algorithm>
#include <cmath>

namespace shell::matrix {

using engine::matrix::Mixture;
using engine::matrix::OptimalSet;
using engine::matrix::OptimalShape;
using engine::matrix::Side;

namespace {

constexpr std::size_t most_listed = 20, most_corners = 12;
constexpr float letter_room = 22, name_room = 24;

/// "1/2 A + 1/2 B", "A".
std::string mixture_in_words(const Mixture& m)
{
    std::string out;
    for (std::size_t i = 0; i < m.size(); ++i) {
        if (m[i].sign() == 0) continue;
        const std::string letter = choice_letter(static_cast<int>(i));
        out += (out.empty() ? "" : " + ") + (m[i] == engine::Fraction(1) ? letter : written(m[i]) + " " + letter);
    }
    return out;
}

std::string shape_in_words(const Say& say, const OptimalSet& set)
{
    switch (set.shape()) {
    case OptimalShape::point:
        return say(Text::matrix_shape_point);
    case OptimalShape::segment:
        return say(Text::matrix_shape_segment);
    case OptimalShape::triangle:
        return say(Text::matrix_shape_triangle);
    default:
        return say(Text::matrix_shape_more, say.count(static_cast<std::int64_t>(set.extreme.size())));
    }
}

float simplex_height(float width, std::size_t choices)
{
    return choices == 2 ? 52.f : std::min(220.f, width * 0.75f) + 2 * letter_room;
}

/// All mixtures of two choices as a line, of three as a triangle, and in it the optimal ones.
void draw_simplex(Ui& ui, Rect r, Side side, const OptimalSet& set)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const std::size_t choices = set.extreme[0].size();
    const float h = r.h - 2 * letter_room, half = choices == 2 ? std::min(r.w / 2 - 24, 150.f) : h / 1.732f;
    const float x = r.centre().x, low = choices == 2 ? r.y + 20 : r.y + letter_room + h;
    // Choice A at the right or on top, as in the envelope's drawing.
    std::vector<Point> corners{{x + half, low}, {x - half, low}};
    if (choices == 3) corners = {{x, r.y + letter_room}, {x - half, low}, {x + half, low}};
    const auto place = [&](const Mixture& m) {
        Point out{0, 0};
        for (std::size_t i = 0; i < choices; ++i) {
            const auto share = static_cast<float>(engine::to_double(m[i]));
            out.x += corners[i].x * share;
            out.y += corners[i].y * share;
        }
        return out;
    };
    for (std::size_t i = 0; i < choices; ++i) p.line(corners[i], corners[(i + 1) % choices], t.line_strong, 1.5f);
    std::vector<Point> points;
    Point middle{0, 0};
    for (const Mixture& m : set.extreme) points.push_back(place(m));
    for (const Point& q : points) {
        middle.x += q.x / static_cast<float>(points.size());
        middle.y += q.y / static_cast<float>(points.size());
    }
    std::sort(points.begin(), points.end(), [&](const Point& a, const Point& b) {
        return std::atan2(a.y - middle.y, a.x - middle.x) < std::atan2(b.y - middle.y, b.x - middle.x);
    });
    if (points.size() > 2) p.polygon(points, faded(t.good, 0.35f));
    for (std::size_t i = 0; points.size() > 1 && i < points.size(); ++i)
        p.line(points[i], points[(i + 1) % points.size()], t.good, 3);
    for (const Point& q : points) {
        p.disc(q, 6, t.good);
        p.ring(q, 7, t.surface, 2);
    }
    for (std::size_t i = 0; i < choices; ++i) {
        const bool top = choices == 3 && i == 0;
        p.text({corners[i].x, top ? corners[i].y - 10 : corners[i].y + 22}, choice_letter(static_cast<int>(i)),
               {13, side_colour(t, side), Weight::bold, Align::middle});
    }
}

bool is_in_simplex(std::size_t choices) { return choices == 2 || choices == 3; }

float corners_height(float width, std::size_t corners)
{
    if (corners <= 2) return 64;
    return std::min(220.f, width * 0.6f) + 2 * name_room;
}

/// The set alone: a point, a segment, a triangle, or more corners, each joined to every other one.
void draw_corners(Ui& ui, Rect r, Side side, const OptimalSet& set)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const std::size_t n = set.extreme.size();
    const Point middle = r.centre();
    const float rx = std::min(r.w / 2 - 40, 150.f), ry = n <= 2 ? 0 : r.h / 2 - name_room;
    std::vector<Point> points;
    for (std::size_t i = 0; i < n; ++i) {
        if (n == 1) points.push_back(middle);
        else if (n == 2) points.push_back({middle.x + (i == 0 ? -rx : rx), r.y + 22});
        else {
            constexpr float turn = 6.2831853f;
            const float angle = turn * (static_cast<float>(i) / static_cast<float>(n) - 0.25f);
            points.push_back({middle.x + std::min(rx, ry) * std::cos(angle), middle.y + ry * std::sin(angle)});
        }
    }
    if (n > 2) p.polygon(points, faded(t.good, 0.35f));
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t k = i + 1; k < n; ++k) {
            const bool rim = k == i + 1 || (i == 0 && k == n - 1);
            p.line(points[i], points[k], rim ? t.good : faded(t.good, 0.5f), rim ? 3.f : 1.5f);
        }
    for (std::size_t i = 0; i < n; ++i) {
        const Point q = points[i];
        p.disc(q, 6, t.good);
        p.ring(q, 7, t.surface, 2);
        const bool above = n > 2 && q.y < middle.y - 1;
        const std::string mixture = mixture_in_words(set.extreme[i]);
        // Its place in the list where the mixture has no room of its own.
        const float room = n <= 2 ? r.w / static_cast<float>(n) - 8 : 2 * std::min(q.x - r.x, r.right() - q.x) - 4;
        const bool fits = n <= 4 && p.width(mixture, 13, Weight::bold) <= (n == 4 ? room / 2 : room);
        const std::string name = fits ? mixture : std::to_string(i + 1);
        const float half = p.width(name, 13, Weight::bold) / 2;
        p.text({std::clamp(q.x, r.x + half, r.right() - half), above ? q.y - 12 : q.y + 24}, name,
               {13, side_colour(t, side), Weight::bold, Align::middle});
    }
}

} // namespace

void View::add_extremes(Panel& p, Side side) const
{
    const OptimalSet* set = analysis_.optimal_set(side);
    const bool row = side == Side::row;
    if (!set) return;
    if (!set->is_unique()) {
        const std::string title = p.say(row ? Text::matrix_extremes_rows : Text::matrix_extremes_columns);
        auto& table = p.table(row ? "extremes_p"_id : "extremes_q"_id, title, {{title}});
        for (std::size_t i = 0; i < std::min(most_listed, set->extreme.size()); ++i) {
            const std::string number = is_in_simplex(set->extreme[0].size()) ? "" : std::to_string(i + 1) + ". ";
            table.row({{number + mixture_in_words(set->extreme[i]), side_ink(side)}});
        }
        if (set->extreme.size() > most_listed)
            p.words(row ? "extremes_first_p"_id : "extremes_first_q"_id,
                    p.say(Text::matrix_extremes_first, p.say.count(static_cast<std::int64_t>(most_listed)),
                          p.say.count(static_cast<std::int64_t>(set->extreme.size()))));
    }
    p.paragraph(row ? "shape_p"_id : "shape_q"_id, shape_in_words(p.say, *set));
    const std::size_t choices = set->extreme[0].size();
    if (!is_in_simplex(choices)) {
        const std::size_t corners = set->extreme.size();
        if (choices < 2 || corners > most_corners) return;
        if (corners > 1)
            p.words(row ? "simplex_p"_id : "simplex_q"_id,
                    p.say(row ? Text::matrix_set_rows : Text::matrix_set_columns));
        p.own([corners](const Ui&, float width) { return corners_height(width, corners); },
              [this, side](Ui& ui, Rect r) { draw_corners(ui, r, side, *analysis_.optimal_set(side)); });
        return;
    }
    p.words(row ? "simplex_p"_id : "simplex_q"_id,
            p.say(row ? Text::matrix_simplex_rows : Text::matrix_simplex_columns));
    p.own([choices](const Ui&, float width) { return simplex_height(width, choices); },
          [this, side](Ui& ui, Rect r) { draw_simplex(ui, r, side, *analysis_.optimal_set(side)); });
}

} // namespace shell::matrix
