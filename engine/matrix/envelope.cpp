#include "engine/matrix/envelope.hpp"
#include <algorithm>

namespace engine::matrix {
namespace {

Fraction slope(const Envelope::Line& l) { return Fraction(l.at_1) - l.at_0; }
Fraction height(const Envelope::Line& l, const Fraction& x) { return Fraction(l.at_0) + slope(l) * x; }

} // namespace

std::optional<Envelope> envelope(const Matrix& m, Side side)
{
    if (m.choices(side) != 2) return std::nullopt;
    const bool is_row = side == Side::row;
    Envelope e{side, {}, {}, {}, {}, {}};
    for (int k = 0; k < m.choices(other(side)); ++k)
        e.lines.push_back(is_row ? Envelope::Line{m.at(1, k), m.at(0, k)} : Envelope::Line{m.at(k, 1), m.at(k, 0)});

    // Whether the first height or slope is further out: the other player wants the row player's payoff low, or high.
    const auto outer = [&](const Fraction& a, const Fraction& b) { return is_row ? a < b : a > b; };
    const int count = static_cast<int>(e.lines.size());
    int line = 0;
    for (int k = 1; k < count; ++k) {
        const Fraction a = e.lines[k].at_0, b = e.lines[line].at_0;
        if (outer(a, b) || (a == b && outer(slope(e.lines[k]), slope(e.lines[line])))) line = k;
    }
    e.points.push_back({0, e.lines[line].at_0, line});
    while (true) { // finds the next crossing with a line that is further out after it
        const Fraction here = slope(e.lines[line]);
        int next = -1;
        Fraction at = 1;
        for (int k = 0; k < count; ++k) {
            const Fraction there = slope(e.lines[k]);
            if (!outer(there, here)) continue;
            const Fraction x = (Fraction(e.lines[line].at_0) - e.lines[k].at_0) / (there - here);
            if (x < at || (x == at && next >= 0 && outer(there, slope(e.lines[next])))) {
                at = x;
                next = k;
            }
        }
        if (next < 0) break;
        line = next;
        e.points.push_back({at, height(e.lines[line], at), line});
    }
    e.points.push_back({1, e.lines[line].at_1, line});

    e.value = e.points[0].y;
    for (const auto& p : e.points)
        if (outer(e.value, p.y)) e.value = p.y;
    bool found = false;
    for (const auto& p : e.points) {
        if (!(p.y == e.value)) continue;
        if (!found) e.from = p.x;
        e.to = p.x;
        found = true;
    }
    return e;
}

} // namespace engine::matrix
