#include "shell/pegs/grade.hpp"
#include <algorithm>

namespace shell::pegs {

Grade grade_of(double quality)
{
    if (quality >= 1) return Grade::best;
    if (quality >= 0.8) return Grade::good;
    return quality > 0.34 ? Grade::weak : Grade::poor;
}

Luck luck_of(std::int64_t left, double expected)
{
    const double ratio = static_cast<double>(left) / expected;
    return ratio <= 2.0 / 3 ? Luck::good : ratio >= 1.5 ? Luck::bad : Luck::even;
}

void draw_grade(const Painter& p, const text::Say& say, Point right, Grade grade)
{
    const Theme& t = p.theme();
    const int worth = 4 - static_cast<int>(grade);
    const Colour ink = worth > 2 ? t.good : worth == 2 ? t.warn : t.bad;
    for (int i = 0; i < 4; ++i) {
        const Point c{right.x - 6 - 14 * static_cast<float>(3 - i), right.y};
        if (i < worth) p.disc(c, 5, ink);
        else p.ring(c, 4.2f, t.line_strong, 1.4f);
    }
    p.text({right.x - 64, right.y + 5}, say(grade_names[static_cast<std::size_t>(grade)]),
           {14, ink, Weight::bold, Align::right});
}

void draw_better(const Painter& p, engine::codes::Face face, const engine::codes::Rules& rules,
                 const engine::codes::Code& better, const std::string& words, Point at, float width, PegMark mark)
{
    p.text({at.x, at.y + 4}, words, {12, p.theme().muted});
    const float after = p.width(words, 12) + 20;
    const float step = std::min(24.f, (width - after) / static_cast<float>(rules.positions));
    draw_code(p, face, rules, better, {at.x + after, at.y}, step, step * 0.4f, mark);
}

} // namespace shell::pegs
