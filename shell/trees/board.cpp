// Draws the tree: its scale, the places of its nodes, its edges; one tree, or both searches of it.
#include "imgui.h"
#include "shell/kit/figures.hpp"
#include "shell/kit/pan_area.hpp"
#include "shell/trees/canvas.hpp"
#include "shell/trees/ids.hpp"
#include <algorithm>
#include <cmath>
#include <optional>

namespace shell::trees {

using engine::search::NodeKind;
using engine::trees::Tree;

namespace {

constexpr float pitch = 88, tight_pitch = 60, margin = 44;
constexpr float zoom_buttons_width = 92;
constexpr float roomy_scale = badge_scale + 0.05f;
constexpr float legible_scale = 0.5f; // a leaf of 25 px, its number at 12
constexpr float pair_scale = 0.42f;   // for each of two trees: 21 px, so that both fit completely
constexpr float name_height = 40;     // above each of two trees

/// The places of the nodes before scaling.
struct Spread {
    TreePlaces unit;
    float step = 0;
    float edge = 0; // half a node with the parts beside it
};

/// `width`: of the tree's parts; 0 tight, 1 with room for everything beside a node.
Spread spread_of(const Tree& tree, const TreeShape& shape, float width)
{
    Spread out;
    out.step = tight_pitch + (pitch - tight_pitch) * width;
    out.unit = tidy(shape, out.step, 1, 0);
    out.edge = 34 + (margin + 20 - 34) * width;
    for (int i = 0; i < tree.size(); ++i) // room for the value of an inner node at the edge
        if (const float x = out.unit.at[static_cast<std::size_t>(i)].x;
            !tree.is_leaf(i) && (x < out.step / 3 || x > std::max(1.f, out.unit.width) - out.step / 3))
            out.edge = 64 + 36 * width;
    return out;
}

float down_scale(Rect r, float rows) { return (r.h - 60) / (rows * 70); }

/// The scale at which the whole tree is in the window.
float fitting_scale(Rect r, const Spread& s, float rows)
{
    const float across = (r.w - 2 * s.edge) / std::max(1.f, s.unit.width);
    return std::clamp(std::min(across, down_scale(r, rows)), 0.06f, 1.f);
}

/// The widest spread at which the nodes are as large as the height allows, or large enough for the leaves' badges. Of a
/// dense tree the values and names beside its nodes need the width.
Spread spread_for(Rect r, const Tree& tree, const TreeShape& shape, float rows)
{
    constexpr float dense = 0.6f;
    const float enough = std::min(roomy_scale, down_scale(r, rows));
    Spread widest = spread_of(tree, shape, 1);
    const float fits = fitting_scale(r, widest, rows);
    if (fits >= enough || (fits >= legible_scale && fits < dense)) return widest;
    for (float width = 0.75f; width > 0 && fits >= dense; width -= 0.25f)
        if (Spread s = spread_of(tree, shape, width); fitting_scale(r, s, rows) >= enough) return s;
    return spread_of(tree, shape, 0);
}

/// The scale at which all levels are in a low window, without the leaves' badges.
float low_scale(float height, float rows, bool desktop)
{
    const float least =
        desktop ? (height - 22 - 24 * rows) / (50 + 43 * rows) : (height - 22 - 8 * rows) / (50 + 46 * rows);
    return std::clamp(least, 0.06f, badge_scale - 0.01f);
}

/// The scale at which each of two trees fits completely.
float pair_fitting_scale(float w, float h, const Spread& s, float rows)
{
    const float across = (w - 2 * s.edge) / std::max(1.f, s.unit.width);
    return std::max(0.06f, std::min(across, low_scale(h, rows, false)));
}

/// How far each level is below the root. An edge below a chance node has its probability and, if it is cut, the stroke:
/// these levels take their `share` from the others.
std::vector<float> down_to(const Tree& tree, float height, float least, float most, float share)
{
    std::vector<bool> has(static_cast<std::size_t>(std::max(1, tree.depth())), false);
    for (const auto& n : tree.nodes())
        if (n.kind == NodeKind::chance) has[static_cast<std::size_t>(n.depth)] = true;
    const auto all = static_cast<float>(has.size()),
               shared = static_cast<float>(std::count(has.begin(), has.end(), true));
    float level = std::min(most, std::max(least, height / all)), rest = level;
    if (level < share && shared < all)
        rest = std::min(level, std::max(least, (height - shared * share) / (all - shared)));
    std::vector<float> out{0};
    for (const bool is_shared : has)
        out.push_back(out.back() + (is_shared ? std::max(level, share) : shared > 0 ? rest : level));
    return out;
}

/// Moves labels apart as little as needed so that they do not overlap; their mean position stays.
void move_apart(std::vector<float>& middles, const std::vector<float>& widths)
{
    float before = 0, after = 0;
    for (const float x : middles) before += x;
    for (std::size_t i = 1; i < middles.size(); ++i)
        middles[i] = std::max(middles[i], middles[i - 1] + (widths[i - 1] + widths[i]) / 2);
    for (const float x : middles) after += x;
    for (float& x : middles) x -= (after - before) / static_cast<float>(middles.size());
}

} // namespace

TreesCanvas::TreesCanvas(const View& view, Ui& ui)
    : view_(view), ui_(ui), p_(ui.paint), say_(ui.say), t_(ui.theme()), asks_(view.asks(ui.say)),
      search_(&view.search())
{}

/// A dragged child is inserted among its siblings where it is dropped.
void TreesCanvas::drop(const Tree& tree, const std::vector<Point>& at)
{
    const int i = ui_.memory().hand.what;
    if (i <= 0 || !tree.has(i)) return;
    const ImGuiIO& io = ImGui::GetIO();
    const Point from = at[static_cast<std::size_t>(i)];
    if (io.MouseDown[0]) {
        p_.line(from, {io.MousePos.x, from.y}, t_.focus, 3);
        p_.ring({io.MousePos.x, from.y}, 12, t_.focus, 3);
        return;
    }
    ui_.memory().hand.what = -1;
    const auto& parent = tree[tree[i].parent];
    int place = 0;
    for (int c = parent.first; c < parent.first + parent.count; ++c)
        if (c != i && at[static_cast<std::size_t>(c)].x < io.MousePos.x) ++place;
    ui_.act(make_id("drop"_id, i), std::to_string(place));
}

/// The place nearest to this one at which a label's letters meet no other label, and no ring of a node that is or will be
/// the current one; without any, this place.
Point TreesCanvas::clear_of_rings(Point wanted, Point letters, const std::vector<Point>& at, float scale) const
{
    constexpr float farthest = 24, air = 1;
    const float ring = 25 * scale * 1.36f + 1.25f + air; // with half its stroke
    const float reach = farthest + ring + std::max(letters.x, letters.y);
    std::vector<Point> near;
    for (const Point& q : at)
        if (std::hypot(q.x - wanted.x, q.y - wanted.y) < reach) near.push_back(q);
    const auto is_clear = [&](Point m) {
        const Rect box{m.x - letters.x / 2, m.y - letters.y / 2, letters.x, letters.y};
        const auto meets = [&](Point q) {
            const float dx = std::max({box.x - q.x, 0.f, q.x - box.right()}),
                        dy = std::max({box.y - q.y, 0.f, q.y - box.bottom()});
            return std::hypot(dx, dy) < ring;
        };
        const auto covers = [&](const Rect& mark) {
            const Rect both = mark.clipped(box);
            return both.w > 0 && both.h > 0;
        };
        return std::none_of(near.begin(), near.end(), meets) && std::none_of(marks_.begin(), marks_.end(), covers);
    };
    Point best = wanted;
    float least = farthest;
    if (is_clear(wanted)) return wanted;
    for (float dy = -farthest; dy <= farthest; dy += 1)
        for (float dx = -farthest; dx <= farthest; dx += 1)
            if (const float away = std::hypot(dx, dy); away < least && is_clear({wanted.x + dx, wanted.y + dy}))
                least = away, best = {wanted.x + dx, wanted.y + dy};
    return best;
}

/// The probabilities on the edges below a chance node: in the middle, or near the node where an edge is too short to
/// have its cut below.
void TreesCanvas::probabilities(const Tree& tree, int node, const std::vector<Point>& at, float scale)
{
    const auto& x = tree[node];
    const float size = letters(12), high = size + 6;
    std::vector<std::string> words;
    std::vector<float> middles, widths, rows;
    for (int c = x.first; c < x.first + x.count; ++c) {
        const Point a = at[static_cast<std::size_t>(node)], b = at[static_cast<std::size_t>(c)];
        const TreeStroke edge = edge_stroke(a, b, scale);
        const bool is_short = edge.to.y - edge.from.y < high + 26;
        rows.push_back(is_short ? edge.from.y + high / 2 - 2 : (a.y + b.y) / 2);
        const float along = (rows.back() - edge.from.y) / std::max(1.f, edge.to.y - edge.from.y);
        middles.push_back(is_short ? edge.from.x + (edge.to.x - edge.from.x) * along : (a.x + b.x) / 2);
        words.push_back(rational_text(say_, tree[c].probability));
        widths.push_back(p_.width(words.back(), size) + 8);
    }
    move_apart(middles, widths);
    bool cut = false; // its stroke has the room that is left, and must be seen whole
    for (int c = x.first; c < x.first + x.count; ++c) cut |= shown(c).cut;
    for (std::size_t k = 0; k < words.size(); ++k) {
        if (!cut) {
            const Point m = clear_of_rings({middles[k], rows[k]}, {widths[k] - 4, size}, at, scale);
            middles[k] = m.x;
            rows[k] = m.y;
        }
        marks_.push_back({middles[k] - widths[k] / 2, rows[k] - high / 2, widths[k], high});
        p_.fill(marks_.back(), t_.surface, 4);
        p_.text({middles[k], rows[k] + 0.375f * size}, words[k], {size, t_.muted, Weight::regular, Align::middle});
    }
}

/// Where a cut's stroke is seen whole: beside the probabilities, and on no node if there is room.
TreeStroke TreesCanvas::cut_place(Point upper, Point lower, float scale) const
{
    std::optional<TreeStroke> on_node;
    for (int k = 0; k <= 20; ++k) { // from the middle down, then up
        const TreeStroke s = cut_stroke(upper, lower, scale, 0.05f * static_cast<float>(k <= 9 ? 11 + k : 20 - k));
        const auto meets = [&](const Rect& mark) { return s.meets(mark); };
        if (std::any_of(marks_.begin(), marks_.end(), meets)) continue;
        if (std::none_of(nodes_.begin(), nodes_.end(), meets)) return s;
        if (!on_node) on_node = s;
    }
    return on_node.value_or(cut_stroke(upper, lower, scale));
}

/// The room that the names of the levels need beside a tree of which only a part is in sight; 0: they stand in it.
float TreesCanvas::gutter(Rect r, const Tree& tree) const
{
    if (limited_ || view_.beside() || desktop_layout() || view_.ui().zoom < 0 || view_.ui().editing) return 0;
    TreeShape shape;
    for (const auto& n : tree.nodes()) shape.parent.push_back(n.parent);
    const float fits = fitting_scale(r, spread_of(tree, shape, 0), static_cast<float>(std::max(1, tree.depth())));
    if (fits >= legible_scale && view_.ui().zoom == 0) return 0;
    float w = 0;
    for (const NodeKind k : {NodeKind::max, NodeKind::min})
        w = std::max(w, p_.width(kind_name(say_, k), letters(12), Weight::bold) + 8);
    return w;
}

void TreesCanvas::draw_tree(Rect r, const Tree& tree, bool interactive)
{
    beside_.clear();
    gutter_ = gutter(r, tree);
    draw_nodes({r.x + gutter_, r.y, r.w - gutter_, r.h}, tree, interactive);
    for (const LevelName& one : beside_)
        p_.text({r.x + 4, one.y + 4.5f}, kind_name(say_, one.kind),
                {letters(12), node_colour(t_, shape_of(one.kind)), Weight::bold});
    gutter_ = 0;
}

void TreesCanvas::draw_nodes(Rect r, const Tree& tree, bool interactive)
{
    TreeShape shape;
    for (const auto& n : tree.nodes()) shape.parent.push_back(n.parent);
    const float rows = static_cast<float>(std::max(1, tree.depth()));
    const bool pair = !limited_ && view_.beside() != nullptr, tight = !desktop_layout();
    const Rect room{r.x - gutter_, r.y, r.w + gutter_, r.h}; // the same at every zoom, so that each step enlarges
    const Spread spread = tight || pair ? spread_of(tree, shape, 0) : spread_for(room, tree, shape, rows);
    const TreePlaces& unit = spread.unit;
    const float edge = spread.edge, width = std::max(1.f, unit.width);
    const float fits = pair ? pair_fitting_scale(r.w, r.h, spread, rows) : fitting_scale(room, spread, rows);
    const bool leaves_say = r.h - 54 - 50 * fits >= (50 * fits + 34) * rows; // else leaf values overlap other nodes
    const bool low = !pair && tight && fits >= badge_scale && !leaves_say;
    const float whole_scale = std::min(fits, low ? low_scale(r.h, rows, !tight) : 1.f);
    // Shape and number of every node stay legible; the view pans to the rest. "Zoom out" still shows the whole tree.
    const bool is_figure = ui_.memory().figure;
    const bool is_whole = is_figure && whole_scale >= dot_scale; // else without numbers
    const bool zoomed_out = !limited_ && (view_.ui().zoom < 0 || is_whole);
    const float legible = pair ? pair_scale : legible_scale;
    const float fitting = limited_ || zoomed_out ? whole_scale : std::max(whole_scale, legible);
    float scale = fitting;
    if (!limited_ && !is_whole)
        for (int i = 0; i < view_.ui().zoom; ++i) scale = std::min(1.f, scale * zoom_step);
    const bool whole = scale <= whole_scale * 1.001f;
    const bool badges = scale >= badge_scale;
    // Two trees that fit and are legible leave the room of the buttons to their names.
    const bool zooms = interactive && !is_figure &&
                       (pair ? !whole || view_.ui().zoom != 0 : fitting < badge_scale || view_.ui().zoom > 0);
    // Zoomed, the tree gives the buttons a strip of its own: a node under them would take their presses.
    const float buttons_top = r.y;
    constexpr float strip = 46, least_tree = 110;
    if (zooms && !pair && view_.ui().zoom > 0 && r.h >= strip + least_tree) {
        r.y += strip;
        r.h -= strip;
    }
    // Moves the tree down if the root may lie below the buttons.
    const bool comes_under =
        zooms && !pair && !desktop_layout() && (!whole || edge + unit.at[0].x * scale + 84 > r.w - zoom_buttons_width);
    const float foot = 25 * scale + (badges ? 40.f : 8.f), least_head = 25 * scale + 14;
    const bool has_room = r.h - least_head - 40 - foot >= (46 * scale + 8) * rows;
    const float head = least_head + (comes_under && has_room ? 40.f : 0.f);
    const float under = 43 * scale + 24; // with a value below the triangle
    const float least_level = desktop_layout() && !pair && scale >= legible_scale ? under : 46 * scale + 8;
    const float share_level = pair || is_figure || scale < legible_scale ? 0.f : 37.5f * scale + letters(12) + 18;
    const auto downs = down_to(tree, r.h - head - foot, least_level, whole ? 148.f : 132 * scale + 20, share_level);
    float level = 1e9f; // the least
    for (std::size_t d = 1; d < downs.size(); ++d) level = std::min(level, downs[d] - downs[d - 1]);
    // A pair that fits may use the width that is left, except the level names' part, to have more room for values.
    const float stretch =
        pair && whole ? std::clamp((r.w - 2 * edge - 80) / (width * scale), 1.f, pitch / tight_pitch) : 1.f;
    const float content_w = width * scale * stretch + 2 * edge, content_h = downs.back() + head + foot;
    std::vector<float> nearest(static_cast<std::size_t>(tree.depth()) + 1, 1e9f), last(nearest.size(), -1e9f);
    std::vector<Point> at;
    at.reserve(unit.at.size());
    for (std::size_t i = 0; i < unit.at.size(); ++i) {
        const auto d = static_cast<std::size_t>(tree[static_cast<int>(i)].depth);
        at.push_back({edge + unit.at[i].x * scale * stretch, head + downs[d]});
        nearest[d] = std::min(nearest[d], at.back().x - last[d]);
        last[d] = at.back().x;
    }
    const bool other = search_ != &view_.search();
    const std::string_view name = limited_ ? "horizon_area" : other ? "other_tree_area" : "tree_area";
    std::optional<PanArea> area(std::in_place, ui_, name, r, content_w, content_h);
    const Point o = area->origin();
    for (Point& q : at) q = {q.x + o.x, q.y + o.y};
    const Rect seen{r.x - 40, r.y - 60, r.w + 80, r.h + 120};
    const auto place = [&](int i) { return at[static_cast<std::size_t>(i)]; };
    if (const int now = search_->node();
        !limited_ && view_.search_shown() && search_->event() && whole && !view_.ui().editing) {
        // The subtree that contains the current node.
        const int top = tree.is_leaf(now) && now > 0 ? tree[now].parent : now;
        if (top > 0 && scale >= 0.4f) {
            Rect box{place(top).x - 25 * scale, 0, 50 * scale, 0};
            float bottom = place(top).y;
            std::vector<int> below{top};
            for (std::size_t k = 0; k < below.size(); ++k) {
                const float x = place(below[k]).x;
                const float left = std::min(box.x, x - 25 * scale), right = std::max(box.right(), x + 25 * scale);
                box.x = left;
                box.w = right - left;
                bottom = std::max(bottom, place(below[k]).y);
                for (int c = 0; c < tree[below[k]].count; ++c) below.push_back(tree[below[k]].first + c);
            }
            const float by = badges ? 27.f : 10 * scale;
            p_.fill(
                {box.x - by, place(top).y - 38 * scale, box.w + 2 * by, bottom - place(top).y + 38 * scale + foot + 2},
                t_.accent_soft, 12);
        }
    }
    marks_.clear();
    cuts_.clear();
    open_.clear();
    only_.clear();
    frame_ = r;
    edges_.assign(at.size(), TreeStroke{{-1e6f, -1e6f}, {-1e6f, -1e6f}});
    nodes_.clear();
    for (int i = 0; i < tree.size(); ++i) {
        const float half = 25 * scale, up = tree.is_leaf(i) ? half : 0.8f * half;
        nodes_.push_back({place(i).x - half, place(i).y - up, 2 * half, 2 * up});
    }
    for (int i = 1; i < tree.size(); ++i) {
        const Point a = place(tree[i].parent), b = place(i);
        if (std::max(a.y, b.y) < seen.y || std::min(a.y, b.y) > seen.bottom()) continue;
        const EdgeState state = shown(i).edge;
        draw_edge(p_, a, b, scale, state);
        TreeStroke& drawn = edges_[static_cast<std::size_t>(i)];
        drawn = edge_stroke(a, b, scale);
        drawn.half = state == EdgeState::path ? 2.5f : 1.5f;
    }
    for (int i = 0; i < tree.size() && scale >= 0.5f; ++i)
        if (tree[i].kind == NodeKind::chance) probabilities(tree, i, at, scale);
    for (int i = 1; i < tree.size(); ++i) {
        const Point a = place(tree[i].parent), b = place(i);
        if (const Node n = shown(i); n.cut) {
            cuts_.push_back(cut_place(a, b, scale));
            draw_rule_cut(n, cuts_.back());
            if (!n.only.empty()) only_.emplace_back(n.only, cuts_.back());
        }
        if (!interactive || view_.search_shown()) continue;
        const OwnedId id = make_id("strike"_id, i); // middle of the edge, where the stroke is
        const Point m{a.x + (b.x - a.x) * 0.55f, a.y + 17 * scale + (b.y - a.y - 37 * scale) * 0.55f};
        const float space = nearest[static_cast<std::size_t>(tree[i].depth)];
        const float w = std::min(ui_.view.smallest_target(), std::max(20.f, space * 0.6f));
        const float h = std::max(18.f, std::min(ui_.view.smallest_target(), b.y - a.y - 50 * scale));
        if (ui_.item(id, {m.x - w / 2, m.y - h / 2, w, h}, 6).clicked) ui_.act(id);
    }
    std::vector<bool> labelled(nearest.size(), false);
    told_ = -1;
    right_ = r.right() - name_w_;
    window_shown_ = false;
    left_.assign(at.size(), 1e9f);
    for (int i = 0; i < tree.size(); ++i) {
        const Point q = place(i);
        const auto d = static_cast<std::size_t>(tree[i].depth);
        const bool first = !labelled[d];
        labelled[d] = true;
        if (!seen.contains(q)) continue;
        node(tree, i, q, i == 0 ? q : place(tree[i].parent), scale, nearest[d], level, interactive);
        if (first && tree[i].kind != NodeKind::leaf && badges && gutter_ == 0) {
            // Beside the root; on other levels below the first value, or above it if the next level is near.
            const float down = i == 0 ? 5.f : level < 58 * scale + 8 ? -16.f : 33.f;
            write({q.x - (i > 0 ? 40.f : 42.f) * scale, q.y + down * scale}, kind_name(say_, tree[i].kind),
                  {letters(13), node_colour(t_, shape_of(tree[i].kind)), Weight::bold, Align::right});
        }
    }
    const auto has_node = [&](float x) {
        const Rect box{x - 40, r.y, zoom_buttons_width + 80, 44};
        return std::any_of(at.begin(), at.end(), [&](Point q) { return box.contains(q); });
    };
    // While one zooms, the buttons keep their side: a second press must meet the same button.
    bool& left = *ImGui::GetStateStorage()->GetBoolRef(ImGui::GetID("zoom buttons"), false);
    if (view_.ui().zoom <= 0) left = !desktop_layout() && has_node(r.right() - zoom_buttons_width) && !has_node(r.x);
    if (zooms && !pair && buttons_top >= r.y)
        marks_.push_back({left ? r.x : r.right() - zoom_buttons_width, r.y, zoom_buttons_width, 46});
    rule_words();
    windows(scale);
    if (gutter_ > 0 || (!badges && scale >= dot_scale))
        level_names(r, tree, at, scale, left && zooms && !pair ? zoom_buttons_width : 0.f);
    const bool asked = !ui_.memory().lesson.pointed.empty(); // not the current node
    if (!limited_ && !pair && view_.search_shown() && search_->step() > 0 && !window_shown_ && !asked &&
        !view_.ui().editing)
        window(r, place(search_->node()), scale);
    if (interactive && !is_figure && !ui_.blocked)
        ui_.memory().zooms.push_back({area->window(),
                                      std::string(name),
                                      view_.ui().zoom,
                                      scale<0.999f, view_.ui().zoom>(whole_scale >= legible ? 0 : -1),
                                      o,
                                      {zoom_step, zoom_step},
                                      {1 / zoom_step, 1 / zoom_step}});
    if (told_ >= 0) tell(r, told_, place(told_), scale);
    if (interactive) drop(tree, at);
    if (!limited_ && ui_.is_new(other ? "other trees step" : "trees step", search_->step()) &&
        (!whole || content_h > r.h + 1)) {
        const Point q = place(search_->node());
        pan_to(ui_, name, {q.x - o.x - 40, q.y - o.y - 40, 80, 80});
    }
    // Pans to the node that a lesson asks about, with its subtree.
    const auto& lesson = ui_.memory().lesson;
    if (!limited_ && !whole && lesson.asks && !lesson.pointed.empty() && ui_.is_new("trees asked", lesson.step, 8)) {
        const auto top = suffix_index(lesson.pointed.front(), "node"_id, tree.size() - 1);
        float from = 1e9f, to = -1e9f;
        for (int i = 0; top && i < tree.size(); ++i) {
            int above = i;
            while (above > *top) above = tree[above].parent;
            if (above != *top) continue;
            from = std::min(from, place(i).x - o.x - 40);
            to = std::max(to, place(i).x - o.x + 40);
        }
        if (top) pan_to(ui_, name, {from, place(*top).y - o.y - 40, to - from, 80});
    }
    if (buttons_top < r.y) area.reset(); // the buttons stand above it
    if (pair) zoom_ = zooms ? std::optional(scale) : std::nullopt, zoom_out_ = whole_scale < legible;
    else if (zooms)
        zoom_buttons(left ? r.x + zoom_buttons_width : r.right() - 4, buttons_top, scale, whole_scale >= legible);
}

/// A text that the window of another node keeps clear of.
void TreesCanvas::write(Point at, const std::string& words, const TextStyle& style)
{
    const float w = p_.width(words, style.size, style.weight);
    const float x = style.align == Align::right ? at.x - w : style.align == Align::middle ? at.x - w / 2 : at.x;
    marks_.push_back({x - 2, at.y - style.size * 0.8f, w + 4, style.size});
    p_.text(at, words, style);
}

void TreesCanvas::pill(Point at, float scale, const Node& n, bool tight)
{
    const ValuePill what{n.sign, n.value, n.state, least_letters(), tight};
    const auto [w, h] = value_size(p_, scale, what);
    draw_value(p_, at, scale, what);
    marks_.push_back({at.x - w / 2, at.y - h / 2, w, h});
}

/// One of two trees: the name of its search, and the current window if it does not fit beside the node.
void TreesCanvas::name(Rect place, bool at_right, float taken)
{
    const float size = letters(place.w < 240 ? 13.f : 15.f), room = place.w - 20 - taken;
    const std::string words = p_.fitted(searched_in_words(*search_, say_), room, size, Weight::bold);
    const float w = p_.width(words, size, Weight::bold);
    const Node now = searched_node(search_->node());
    const std::string window =
        window_shown_ || now.alpha.empty() || search_->step() == 0 ? std::string() : now.alpha + "  " + now.beta;
    const float window_w = window.empty() ? 0.f : p_.width(window, letters(13)) + 16;
    const float x = at_right ? place.right() - 12 - taken - w : place.x + 12;
    p_.text({x, place.y + 22}, words, {size, t_.text, Weight::bold});
    const Colour ink = now.empty_window ? t_.bad : t_.muted;
    if (window.empty()) return;
    if (at_right) p_.text({x + w, place.y + 42}, window, {letters(13), ink, Weight::regular, Align::right});
    else if (w + window_w <= room) p_.text({x + w + 16, place.y + 22}, window, {letters(13), ink});
}

void TreesCanvas::trees(Rect r)
{
    const Tree& tree = view_.tree();
    const Search* other = view_.beside();
    if (!other) return draw_tree(r, tree, true);
    constexpr float gap = 12;
    const float w = (r.w - gap) / 2, h = (r.h - gap) / 2;
    TreeShape shape;
    for (const auto& n : tree.nodes()) shape.parent.push_back(n.parent);
    const Spread spread = spread_of(tree, shape, true);
    const float rows = static_cast<float>(std::max(1, tree.depth()));
    // If the trees stand one above the other, a wide tree has room for its name at the right of its root.
    const float size = letters((r.w >= 480 ? w : r.w) < 240 ? 13.f : 15.f);
    float name_w = 0;
    for (const Search* one : {&view_.search(), other})
        name_w = std::max(name_w, p_.width(searched_in_words(*one, say_), size, Weight::bold) + 24);
    const float middle = r.w / 2 + (spread.unit.at[0].x - spread.unit.width / 2) * badge_scale * pitch / tight_pitch;
    const bool beside_root = middle + 125 + name_w <= r.w; // the root's value and window
    const float over_head = beside_root ? 0.f : name_height;
    const bool over =
        pair_fitting_scale(r.w, h - over_head, spread, rows) > pair_fitting_scale(w, r.h - name_height, spread, rows);
    const float head = over ? over_head : name_height;
    const Rect first = over ? Rect{r.x, r.y, r.w, h} : Rect{r.x, r.y, w, r.h};
    const Rect second = over ? Rect{r.x, r.y + h + gap, r.w, h} : Rect{r.x + w + gap, r.y, w, r.h};
    if (over) p_.divider({r.x, second.y - gap / 2}, r.w);
    else p_.line({second.x - gap / 2, r.y + 4}, {second.x - gap / 2, r.bottom() - 4}, t_.line, 1);
    for (const Search* one : {&view_.search(), other}) {
        search_ = one;
        const bool full = one->algorithm() == engine::search::Algorithm::minimax;
        const Rect place = full ? first : second;
        name_w_ = over && beside_root ? name_w : 0.f;
        draw_tree({place.x, place.y + head, place.w, place.h - head}, tree, one == &view_.search());
        name_w_ = 0;
        const bool zooms = zoom_ && place.w >= 240; // else the name needs the room
        if (zooms) zoom_buttons(place.right() - 4, place.y - 3, *zoom_, !zoom_out_);
        name(place, over && beside_root, zooms ? zoom_buttons_width : 0.f);
    }
    search_ = &view_.search();
}

} // namespace shell::trees
