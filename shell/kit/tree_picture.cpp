#include "shell/kit/tree_picture.hpp"
#include <algorithm>
#include <array>
#include <cmath>

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

void draw_node(const Painter& p, NodeShape shape, Point m, float scale, NodeState state, std::string_view in_leaf)
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
            const float size = std::max(12.f, std::min(17 * scale, 17 * 1.7f * r / std::max(r, p.width(in_leaf, 17))));
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

void draw_edge(const Painter& p, Point upper, Point lower, float scale, EdgeState state)
{
    const Theme& t = p.theme();
    const Colour c = state == EdgeState::idle || state == EdgeState::pruned ? t.line_strong : t.accent;
    const float width = state == EdgeState::path ? 4.f : state == EdgeState::visited ? 2.5f : 2.f;
    const Point from{upper.x, upper.y + half * 0.7f * scale}, to{lower.x, lower.y - half * 0.8f * scale};
    p.line(from, to, c, std::max(1.f, width * std::min(1.f, scale * 1.2f)));
}

void draw_cut(const Painter& p, Point upper, Point lower, float scale)
{
    const Point a{upper.x, upper.y + half * 0.7f * scale}, b{lower.x, lower.y - half * 0.8f * scale};
    const Point m{a.x + (b.x - a.x) * 0.55f, a.y + (b.y - a.y) * 0.55f};
    const float length = std::max(1.f, std::hypot(b.x - a.x, b.y - a.y)), s = std::max(7.f, 14 * scale);
    const Point across{-(b.y - a.y) / length * s, (b.x - a.x) / length * s};
    p.line({m.x - across.x, m.y - across.y}, {m.x + across.x, m.y + across.y}, p.theme().surface, 9);
    p.line({m.x - across.x, m.y - across.y}, {m.x + across.x, m.y + across.y}, p.theme().bad, 4);
}

float draw_value(const Painter& p, Point m, float scale, Sign sign, std::string_view value, NodeState state)
{
    const Theme& t = p.theme();
    const float size = std::max(12.f, 14 * scale), h = std::max(20.f, 28 * scale);
    const std::string text = sign == Sign::unknown ? "?" : sign_text(sign) + std::string(value);
    const float w = std::max(h * 1.1f, p.width(text, size, Weight::bold) + 18 * scale);
    const Rect pill{m.x - w / 2, m.y - h / 2, w, h};
    const bool current = state == NodeState::current && sign != Sign::unknown;
    p.fill(pill, sign == Sign::unknown ? t.sunken : current ? t.accent : t.surface, h / 2);
    p.stroke(pill, sign == Sign::unknown ? t.line : t.accent, h / 2, sign == Sign::unknown ? 1.f : 1.5f);
    p.text({m.x, m.y + size * 0.36f}, text,
           {size,
            sign == Sign::unknown ? t.unknown
            : current             ? t.accent_ink
                                  : t.accent,
            Weight::bold, Align::middle});
    return w;
}

} // namespace shell::kit
