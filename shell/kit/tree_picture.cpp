#include "shell/kit/tree_picture.hpp"
#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

namespace shell::kit {
namespace {

constexpr float half = 25; // half the side of a leaf's square

const char* sign_text(Sign s)
{
    switch (s) {
    case Sign::exact:
        return "= ";
    case Sign::at_most:
        return "≤ ";
    case Sign::at_least:
        return "≥ ";
    case Sign::between:
        return "";
    case Sign::unknown:
        return "?";
    }
    return "";
}

} // namespace

TreePlaces tidy(const TreeShape& shape, float pitch, float level, float margin)
{
    const std::size_t n = shape.parent.size();
    TreePlaces out;
    out.at.resize(n);
    if (n == 0) return out;
    std::vector<std::vector<std::size_t>> children(n);
    std::vector<int> depth(n, 0);
    int deepest = 0;
    for (std::size_t i = 1; i < n; ++i) {
        const auto parent = static_cast<std::size_t>(shape.parent[i]);
        children[parent].push_back(i);
        depth[i] = depth[parent] + 1;
        deepest = std::max(deepest, depth[i]);
    }
    // Bottom up: each subtree in its own coordinates (root at x = 0) with its left and right contour by depth.
    struct Outline {
        std::vector<float> left, right; // by depth below the root
    };
    std::vector<Outline> outline(n);
    std::vector<float> shift(n, 0); // of the subtree's root relative to its parent
    for (std::size_t k = n; k-- > 0;) {
        Outline mine;
        float width = 0;
        for (const std::size_t c : children[k]) {
            Outline& theirs = outline[c];
            float move = 0;
            for (std::size_t d = 0; d < theirs.left.size() && d < mine.right.size(); ++d)
                move = std::max(move, mine.right[d] + pitch - theirs.left[d]);
            shift[c] = move;
            width = move;
            for (std::size_t d = 0; d < theirs.left.size(); ++d) {
                if (d == mine.left.size()) {
                    mine.left.push_back(theirs.left[d] + move);
                    mine.right.push_back(theirs.right[d] + move);
                } else mine.right[d] = std::max(mine.right[d], theirs.right[d] + move);
            }
            theirs = {};
        }
        const float middle = width / 2; // the first child is at 0, the last at width
        for (const std::size_t c : children[k]) shift[c] -= middle;
        outline[k].left.push_back(0);
        outline[k].right.push_back(0);
        for (std::size_t d = 0; d < mine.left.size(); ++d) {
            outline[k].left.push_back(mine.left[d] - middle);
            outline[k].right.push_back(mine.right[d] - middle);
        }
    }
    float least = 0, most = 0;
    for (const float x : outline[0].left) least = std::min(least, x);
    for (const float x : outline[0].right) most = std::max(most, x);
    for (std::size_t i = 0; i < n; ++i) {
        const float above = i == 0 ? margin - least : out.at[static_cast<std::size_t>(shape.parent[i])].x;
        out.at[i] = {above + (i == 0 ? 0 : shift[i]), margin + level * static_cast<float>(depth[i])};
    }
    out.width = most - least + 2 * margin;
    out.height = level * static_cast<float>(deepest) + 2 * margin;
    return out;
}

Colour node_colour(const Theme& t, NodeShape shape)
{
    if (shape == NodeShape::max) return t.accent;
    return shape == NodeShape::min ? t.series[1] : shape == NodeShape::chance ? t.series[2] : t.text;
}

void draw_node(const Painter& p, NodeShape shape, Point m, float scale, NodeState state, std::string_view in_leaf,
               float least)
{
    const Theme& t = p.theme();
    const bool idle = state == NodeState::idle;
    const Colour fill = idle ? t.sunken : node_colour(t, shape);
    const float r = half * scale;
    if (shape == NodeShape::leaf) {
        const Rect box{m.x - r, m.y - r, 2 * r, 2 * r};
        p.fill(box, idle ? t.sunken : t.surface, 6 * scale);
        p.stroke(box, idle ? t.line_strong : t.accent, 6 * scale, idle ? 1.f : 2.f);
        if (r >= 10 && !in_leaf.empty()) {
            const float fits = 17 * 1.7f * r / std::max(r, p.width(in_leaf, 17)), usual = std::max(17 * scale, least);
            const float size = std::max(12.f, std::min(usual, fits));
            p.text({m.x, m.y + size * 0.36f}, in_leaf, {size, idle ? t.unknown : t.text, Weight::bold, Align::middle});
        }
    } else if (shape == NodeShape::chance) {
        p.disc(m, r * 0.8f, fill);
        if (idle) p.ring(m, r * 0.8f, t.line_strong, 1.5f);
    } else {
        const float up = shape == NodeShape::max ? -1.f : 1.f;
        std::array<Point, 3> corners{Point{m.x, m.y + up * r * 0.78f},
                                     Point{m.x - up * -r * 0.88f, m.y - up * r * 0.72f},
                                     Point{m.x + up * -r * 0.88f, m.y - up * r * 0.72f}};
        if (up > 0) std::swap(corners[1], corners[2]); // clockwise
        const float area = (corners[1].x - corners[0].x) * (corners[2].y - corners[0].y) -
                           (corners[2].x - corners[0].x) * (corners[1].y - corners[0].y);
        if (area < 0) std::swap(corners[1], corners[2]);
        p.polygon(corners, fill);
        if (idle) {
            const std::array<Point, 4> around{corners[0], corners[1], corners[2], corners[0]};
            p.polyline(around, t.line_strong, 1.5f);
        }
    }
    if (state == NodeState::current) p.ring(m, r * 1.36f, t.focus, 2.5f);
}

TreeStroke edge_stroke(Point upper, Point lower, float scale)
{
    return {{upper.x, upper.y + half * 0.7f * scale}, {lower.x, lower.y - half * 0.8f * scale}};
}

void draw_edge(const Painter& p, Point upper, Point lower, float scale, EdgeState state)
{
    const Theme& t = p.theme();
    const Colour c = state == EdgeState::idle || state == EdgeState::pruned ? t.line_strong : t.accent;
    const float width = state == EdgeState::path ? 4.f : state == EdgeState::visited ? 2.5f : 2.f;
    const TreeStroke edge = edge_stroke(upper, lower, scale);
    p.line(edge.from, edge.to, c, std::max(1.f, width * std::min(1.f, scale * 1.2f)));
}

bool TreeStroke::meets(const Rect& r) const
{
    const Rect box = r.inset(-half);
    float in = 0, out = 1; // the part of the stroke inside the box
    for (const auto& [start, way, low, high] : {std::tuple(from.x, to.x - from.x, box.x, box.right()),
                                                std::tuple(from.y, to.y - from.y, box.y, box.bottom())}) {
        if (std::fabs(way) < 1e-4f) {
            if (start < low || start > high) return false;
            continue;
        }
        const float a = (low - start) / way, b = (high - start) / way;
        in = std::max(in, std::min(a, b));
        out = std::min(out, std::max(a, b));
    }
    return in < out;
}

TreeStroke cut_stroke(Point upper, Point lower, float scale, float along)
{
    const TreeStroke edge = edge_stroke(upper, lower, scale);
    const Point a = edge.from, b = edge.to;
    const Point m{a.x + (b.x - a.x) * along, a.y + (b.y - a.y) * along};
    const float length = std::max(1.f, std::hypot(b.x - a.x, b.y - a.y)), s = std::max(7.f, 14 * scale);
    const Point across{-(b.y - a.y) / length * s, (b.x - a.x) / length * s};
    return {{m.x - across.x, m.y - across.y}, {m.x + across.x, m.y + across.y}, 4.5f};
}

void draw_cut(const Painter& p, const TreeStroke& s)
{
    p.line(s.from, s.to, p.theme().surface, 9);
    p.line(s.from, s.to, p.theme().bad, 4);
}

void draw_twin_cut(const Painter& p, const TreeStroke& s)
{
    const float length = std::max(1.f, std::hypot(s.to.x - s.from.x, s.to.y - s.from.y));
    const Point aside{-(s.to.y - s.from.y) / length * 3, (s.to.x - s.from.x) / length * 3};
    p.line(s.from, s.to, p.theme().surface, 11);
    for (const float k : {-1.f, 1.f})
        p.line({s.from.x + k * aside.x, s.from.y + k * aside.y}, {s.to.x + k * aside.x, s.to.y + k * aside.y},
               p.theme().text, 2.4f);
}

namespace {

float pill_letters(float scale, const ValuePill& v) { return std::max(v.least, 14 * scale); }
std::string pill_text(const ValuePill& v)
{
    return v.sign == Sign::unknown ? "?" : sign_text(v.sign) + std::string(v.value);
}

} // namespace

Point value_size(const Painter& p, float scale, const ValuePill& v)
{
    const float size = pill_letters(scale, v), letters = p.width(pill_text(v), size, Weight::bold);
    const float h = v.tight ? size + 4 : std::max(size + 8, 28 * scale);
    return v.tight ? Point{std::max(h, letters + 6), h} : Point{std::max(h * 1.1f, letters + 18 * scale), h};
}

void draw_value(const Painter& p, Point m, float scale, const ValuePill& v)
{
    const Theme& t = p.theme();
    const float size = pill_letters(scale, v);
    const auto [w, h] = value_size(p, scale, v);
    const Rect pill{m.x - w / 2, m.y - h / 2, w, h};
    const bool unknown = v.sign == Sign::unknown, current = v.state == NodeState::current && !unknown;
    p.fill(pill, unknown ? t.sunken : current ? t.accent : t.surface, h / 2);
    p.stroke(pill, unknown ? t.line : t.accent, h / 2, unknown ? 1.f : 1.5f);
    p.text({m.x, m.y + size * 0.36f}, pill_text(v),
           {size,
            unknown   ? t.unknown
            : current ? t.accent_ink
                      : t.accent,
            Weight::bold, Align::middle});
}

} // namespace shell::kit
