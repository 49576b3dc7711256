// The windows at the drawn nodes: where each has room beside what is drawn, and what is told of a node without room.
#include "imgui.h"
#include "shell/trees/canvas.hpp"
#include "shell/trees/ids.hpp"
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace shell::trees {

/// Whether the box lies over something drawn or over a node, except this one.
bool TreesCanvas::covers_mark(const Rect& box, int but) const
{
    const auto covers = [&](const Rect& mark) {
        const Rect both = mark.clipped(box);
        return both.w > 0.5f && both.h > 0.5f;
    };
    if (std::any_of(marks_.begin(), marks_.end(), covers)) return true;
    for (std::size_t i = 0; i < nodes_.size(); ++i)
        if (static_cast<int>(i) != but && covers(nodes_[i])) return true;
    return std::any_of(cuts_.begin(), cuts_.end(), [&](const TreeStroke& s) { return s.meets(box); });
}

bool TreesCanvas::free(const Rect& box) const
{
    return !covers_mark(box) &&
           std::none_of(edges_.begin(), edges_.end(), [&](const TreeStroke& s) { return s.meets(box); });
}

/// Whether the box stands nearer to this node than to any other, and the node is in sight.
bool TreesCanvas::is_nearest(const Rect& box, int node) const
{
    const auto away = [&](const Rect& n) {
        const float dx = std::max({0.f, n.x - box.right(), box.x - n.right()});
        const float dy = std::max({0.f, n.y - box.bottom(), box.y - n.bottom()});
        return std::pair(std::hypot(dx, dy), std::hypot(n.centre().x - box.centre().x, n.centre().y - box.centre().y));
    };
    const Rect& own = nodes_[static_cast<std::size_t>(node)];
    const auto [gap, far] = away(own);
    if (!frame_.contains(own.centre())) return false;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        if (static_cast<int>(i) == node) continue;
        const auto [other_gap, other_far] = away(nodes_[i]);
        if (other_gap <= gap || other_far <= far) return false;
    }
    return true;
}

/// Where a value of this size stands if it has no room of its own: beside the node, on an edge if need be, or on it.
Point TreesCanvas::tight_place(int node, Point at, float r, Point size) const
{
    const float across = r + 2 + size.x / 2, up = 0.8f * r + 1 + size.y / 2;
    const std::array<Point, 4> places{Point{at.x + across, at.y}, Point{at.x - across, at.y}, Point{at.x, at.y - up},
                                      Point{at.x, at.y + up}};
    for (const bool on_edge : {false, true})
        for (const Point m : places) {
            const Rect box{m.x - size.x / 2, m.y - size.y / 2, size.x, size.y};
            if (box.right() > right_ || covers_mark(box, node)) continue;
            if (on_edge ||
                std::none_of(edges_.begin(), edges_.end(), [&](const TreeStroke& s) { return s.meets(box); }))
                return m;
        }
    return at;
}

/// Places the windows, the current node's first, and marks the nodes where something has no room.
void TreesCanvas::windows(float scale)
{
    for (const bool current : {true, false})
        for (Open& one : open_)
            if ((view_.beside() || one.what.state == NodeState::current) == current && !one.what.alpha.empty() &&
                !place_window(one, scale))
                one.hidden = true;
    for (const Open& one : open_) finish(one);
}

/// In one line at the right of the root's value, else in two lines beside the node, else in one above it.
bool TreesCanvas::place_window(const Open& one, float scale)
{
    const Node& n = one.what;
    const bool current = n.state == NodeState::current, root = one.node == 0;
    const bool pair = limited_ == nullptr && view_.beside() != nullptr;
    if (!one.told) return false;
    const float size = letters(scale < badge_scale ? 12.f : 13.f);
    const Weight weight = current ? Weight::bold : Weight::regular;
    const float w_alpha = p_.width(n.alpha, size, weight), w_beta = p_.width(n.beta, size, weight);
    const Colour ink = current ? t_.text : t_.muted, beta_ink = n.empty_window ? t_.bad : ink;
    const auto box_of = [&](float x, float base, float w) { return Rect{x - 2, base - size * 0.8f, w + 4, size}; };
    const auto shown = [&] {
        window_shown_ |= one.node == search_->node(); // also while one edits, when no node is marked
        return true;
    };
    if (root && (scale >= badge_scale || desktop_layout() || pair)) {
        const TextStyle plain{size, t_.muted};
        const float a = p_.width(n.alpha, size), b = p_.width(n.beta, size);
        const float x0 = one.at.x + one.edge + std::max(66.f, 14 + one.w);
        if (x0 + a + 12 + b <= right_ - 4 && (pair || free(box_of(x0, one.at.y + 5, a + 12 + b)))) {
            write({x0, one.at.y + 5}, n.alpha, plain);
            write({x0 + a + 12, one.at.y + 5}, n.beta, plain);
            return shown();
        }
        const float x1 = one.at.x + one.edge + 14 + one.w;
        const Rect two{x1 - 2, one.at.y - 4 - 0.8f * size, std::max(a, b) + 4, 2 * size + 6};
        if (pair || (two.right() <= right_ && free(two))) {
            write({x1, one.at.y - 4}, n.alpha, plain);
            write({x1, one.at.y + size + 2}, n.beta, plain);
            return shown();
        }
    }
    const bool wide = one.room >= 2 * one.r + 110;
    if (wide || root || (current && !one.crowded)) {
        const float x = one.at.x - one.side * (one.edge + 6), w = std::max(w_alpha, w_beta);
        const Align align = one.side > 0 ? Align::right : Align::left;
        for (const float dy : {0.f, 4.f, -4.f, 8.f, -8.f, 12.f, -12.f}) {
            const float first = one.at.y - 3 + dy, second = one.at.y + size + 1 + dy;
            const float left = one.side > 0 ? x - w : x;
            const Rect upper = box_of(left, first, w), lower = box_of(left, second, w);
            if (!free(upper) || !free(lower) || !is_nearest(upper, one.node) || !is_nearest(lower, one.node)) continue;
            if (one.side > 0)
                left_[static_cast<std::size_t>(one.node)] = std::min(left_[static_cast<std::size_t>(one.node)], left);
            write({x, first}, n.alpha, {size, ink, weight, align});
            write({x, second}, n.beta, {size, beta_ink, weight, align});
            return shown();
        }
        return false;
    }
    if (!current || one.level < 0.74f * one.r + one.over + size + 9) return false; // it would overlap the node above
    const Rect box{one.at.x - (w_alpha + w_beta) / 2 - 8, one.at.y - one.over - size - 7, w_alpha + w_beta + 16,
                   size + 6};
    if (!free(box) || !is_nearest(box, one.node)) return false;
    p_.fill(box, t_.surface, 4);
    left_[static_cast<std::size_t>(one.node)] = std::min(left_[static_cast<std::size_t>(one.node)], box.x);
    write({box.x + 4, box.bottom() - 5}, n.alpha, {size, ink, weight});
    write({box.right() - 4, box.bottom() - 5}, n.beta, {size, beta_ink, weight, Align::right});
    return shown();
}

/// The current node's window where windows() found no room for it: at the place nearest to the node that covers nothing
/// else, in one line or two.
void TreesCanvas::window(Rect r, Point node, float scale)
{
    const Node now = searched_node(search_->node());
    if (now.alpha.empty()) return;
    const float size = letters(scale < badge_scale ? 12.f : 13.f), line = size + 4, gap = 8,
                around = 25 * scale * 1.36f;
    const float w_alpha = p_.width(now.alpha, size, Weight::bold), w_beta = p_.width(now.beta, size, Weight::bold);
    const std::array<Point, 2> sizes{Point{w_alpha + gap + w_beta + 4, size},
                                     Point{std::max(w_alpha, w_beta) + 4, size + line}};
    std::optional<Rect> best;
    float least = 1e9f;
    bool two_lines = false;
    for (std::size_t k = 0; k < sizes.size(); ++k)
        for (float dy = -3 * around; dy <= 3 * around; dy += 1)
            for (float dx = -3 * around; dx <= 3 * around; dx += 3) {
                const auto [w, h] = sizes[k];
                const Rect box{node.x + dx - w / 2, node.y + dy - h / 2, w, h};
                const float far =
                    std::hypot(std::max(0.f, std::fabs(dx) - w / 2), std::max(0.f, std::fabs(dy) - h / 2)) +
                    0.1f * std::hypot(dx, dy);
                if (far >= least || box.x < r.x || box.y < r.y || box.right() > r.right() || box.bottom() > r.bottom())
                    continue;
                if (std::hypot(std::fabs(dx) + (k == 0 ? w / 4 : 0.f), dy) > 64 || !free(box) ||
                    !is_nearest(box, search_->node()))
                    continue;
                best = box;
                least = far;
                two_lines = k == 1;
            }
    if (!best) return; // the step's line has it
    window_shown_ = true;
    p_.fill(*best, t_.surface, 4);
    const TextStyle alpha{size, t_.text, Weight::bold}, beta{size, now.empty_window ? t_.bad : t_.text, Weight::bold};
    const float base = best->y + size * 0.86f; // letters without descenders
    write({best->x + 2, base}, now.alpha, alpha);
    if (two_lines) write({best->x + 2, base + line}, now.beta, beta);
    else write({best->x + 2 + w_alpha + gap, base}, now.beta, beta);
}

/// A pencil at a node where something written has no room: a tap tells it.
void TreesCanvas::finish(const Open& one)
{
    const bool leaf = view_.tree().is_leaf(one.node);
    const bool answered = limited_ == nullptr && !view_.search_shown() && !leaf;
    if (answered && one.hidden && one.what.flag == Node::Flag::none) {
        draw(p_, Icon::edit, {one.at.x + one.r * 0.9f - 8, one.at.y - one.r * 0.9f - 8}, 16, t_.accent);
        pencils_ = true;
    }
    if (!one.interactive) return;
    const bool unknown = one.what.sign == Sign::unknown, selected = view_.ui().selected == one.node;
    const bool searched = view_.search_shown() && !view_.ui().editing && !leaf;
    // The form tells what is written at the chosen node; where the sheet hides the form, the node does.
    const bool no_form = view_.sheet() == SheetAt::peek && ui_.view.layout == Layout::phone;
    const bool empty = answered && one.what.has_pill && unknown; // the sign "?" alone says nothing
    if (answered && ((one.hidden && selected && no_form) || ((one.hidden || empty) && one.hovered))) told_ = one.node;
    if (searched && (view_.ui().asked == one.node ? one.hidden || unknown : one.hidden && one.hovered))
        told_ = one.node;
}

/// What the pencils mean, in one line.
void TreesCanvas::pencil_words(Rect r)
{
    if (!pencils_) return;
    const float size = letters(12);
    draw(p_, Icon::edit, {r.x, r.centre().y - 7}, 14, t_.accent);
    p_.text({r.x + 20, r.centre().y + 0.36f * size}, p_.fitted(say_(Text::trees_legend_pencil), r.w - 20, size),
            {size, t_.muted});
}

} // namespace shell::trees
