// Draws a node of the tree with its value as far as known, its window, and the check of an answer.
#include "imgui.h"
#include "shell/trees/canvas.hpp"
#include "shell/trees/ids.hpp"
#include <algorithm>
#include <cmath>

namespace shell::trees {

using engine::search::Knowledge;
using engine::search::NodeKind;
using engine::trees::Tree;
using Phase = engine::search::NodeState::Phase;

namespace {

constexpr float least_valued = 0.42f; // scale from which every known value is drawn: that of two trees

} // namespace

NodeShape shape_of(NodeKind k)
{
    return k == NodeKind::max      ? NodeShape::max
           : k == NodeKind::min    ? NodeShape::min
           : k == NodeKind::chance ? NodeShape::chance
                                   : NodeShape::leaf;
}

Sign sign_of(const Knowledge& k)
{
    switch (k.relation()) {
    case Knowledge::Relation::exact:
        return Sign::exact;
    case Knowledge::Relation::at_least:
        return Sign::at_least;
    case Knowledge::Relation::at_most:
        return Sign::at_most;
    case Knowledge::Relation::between:
        return Sign::between;
    case Knowledge::Relation::unknown:
        break;
    }
    return Sign::unknown;
}

Node TreesCanvas::searched_node(int node) const
{
    const auto& search = *search_;
    const auto& replay = search.now();
    const auto& s = replay.nodes[static_cast<std::size_t>(node)];
    Node n;
    const bool open = s.phase == Phase::open;
    n.state = s.phase == Phase::open || s.phase == Phase::done ? NodeState::visited : NodeState::idle;
    if (search.event() != nullptr && search.node() == node && !view_.ui().editing) n.state = NodeState::current;
    n.edge = s.phase == Phase::pruned ? EdgeState::pruned
             : open                   ? EdgeState::path
             : s.phase == Phase::done ? EdgeState::visited
                                      : EdgeState::idle;
    if ((n.state == NodeState::current && node > 0) || search.on_best_line(node)) n.edge = EdgeState::path;
    n.cut = s.is_cut;
    n.sign = sign_of(s.known);
    if (n.sign == Sign::between) n.value = knowledge_text(say_, s.known);
    else if (n.sign != Sign::unknown) n.value = rational_text(say_, s.known.low ? *s.known.low : *s.known.high);
    const bool windows = search.algorithm() == engine::search::Algorithm::alphabeta;
    if (windows && (open || s.phase == Phase::done) && !view_.tree().is_leaf(node)) { // closed: its last window
        n.alpha = "α = " + alpha_text(say_, s.window.alpha);
        n.beta = "β = " + beta_text(say_, s.window.beta);
        n.empty_window = view_.cuts_at(s.window) && !asks_; // the prediction asks for this
    }
    return n;
}

Node TreesCanvas::answered_node(int node) const
{
    const auto& a = view_.game().sheet[static_cast<std::size_t>(node)];
    const Tree& tree = view_.tree();
    Node n;
    bool below = false; // the node is below a struck edge
    for (int i = node; i > 0 && !below; i = tree[i].parent)
        below = view_.game().sheet[static_cast<std::size_t>(i)].is_pruned;
    n.state = below ? NodeState::idle : NodeState::visited;
    n.edge = below ? EdgeState::pruned : EdgeState::visited;
    n.cut = a.is_pruned;
    n.has_pill = !tree.is_leaf(node) && (a.value || view_.game().setup.exercise.asked.values);
    if (a.value) {
        n.sign = Sign::between; // no sign: the value is as written
        n.value = rational_text(say_, *a.value);
    }
    if (a.window) {
        n.alpha = "α = " + (a.window->alpha ? rational_text(say_, *a.window->alpha) : "−∞");
        n.beta = "β = " + (a.window->beta ? rational_text(say_, *a.window->beta) : "+∞");
    }
    if (view_.game().is_checked) {
        const bool written = a.value || a.window || a.is_pruned;
        if (written) n.flag = Node::Flag::right;
        for (const auto& m : view_.review().mistakes)
            if (m.node == node) n.flag = is_blank(view_.review(), m) ? Node::Flag::none : Node::Flag::wrong;
    }
    return n;
}

Node TreesCanvas::shown(int node) const
{
    if (limited_ == nullptr) {
        Node n = view_.search_shown() ? searched_node(node) : answered_node(node);
        if (const auto* differ = view_.differ()) { // whatever the step is
            const RuleCut cut = rule_cut(*differ, node);
            n.cut = cut != RuleCut::none;
            n.only = cut == RuleCut::at_equality ? "≥" : cut == RuleCut::strictly ? ">" : "";
        }
        return n;
    }
    const Tree& tree = view_.lab().example().tree;
    const auto& x = tree[node];
    const int limit = view_.lab().horizon;
    Node n;
    const bool seen = x.depth <= limit;
    n.state = seen ? NodeState::visited : NodeState::idle;
    const int chosen = limited_->best_child;
    n.edge = !seen                                        ? EdgeState::idle
             : x.depth == 1 && tree.place(node) == chosen ? EdgeState::path
                                                          : EdgeState::visited;
    if (seen) {
        n.sign = x.depth == limit && x.kind != NodeKind::leaf ? Sign::between : Sign::exact;
        n.value = rational_text(say_, limited_->values[static_cast<std::size_t>(node)]);
        if (n.sign == Sign::between) n.value = "≈ " + n.value; // an evaluation, not a value
    }
    return n;
}

void TreesCanvas::node(const Tree& tree, int i, Point at, Point above, float scale, float room, float level,
                       bool interactive)
{
    const Node n = shown(i);
    const auto& x = tree[i];
    const bool leaf = x.kind == NodeKind::leaf;
    const auto begins = [&](float left) {
        float& all = left_[static_cast<std::size_t>(i)];
        all = std::min(all, left);
    };
    begins(at.x - 27 * scale);
    if (scale < dot_scale) {
        marks_.push_back({at.x - 8 * scale, at.y - 8 * scale, 16 * scale, 16 * scale});
        p_.disc(at, std::max(2.f, 8 * scale),
                n.state == NodeState::idle ? t_.line_strong : node_colour(t_, shape_of(x.kind)));
        if (n.state == NodeState::current) p_.ring(at, 7, t_.focus, 2);
        return;
    }
    // A lesson's frame marks the node already, so the search's own ring is left out.
    const bool led = n.state == NodeState::current && !ui_.memory().lesson.pointed.empty();
    draw_node(p_, shape_of(x.kind), at, scale, led ? NodeState::visited : n.state,
              leaf ? rational_text(say_, x.value) : std::string(), least_letters());
    const float r = 25 * scale;
    const OwnedId id = make_id("node"_id, i);
    const float touch = std::max(r, std::min(ui_.view.smallest_target(), level) / 2); // stays out of the next level
    const float half_width = std::min(touch, std::max(r, room / 2));
    const auto& pointed =
        ui_.memory().lesson.pointed; // a lesson's frame surrounds the target, and the texts surround the frame
    const bool framed = interactive && std::find(pointed.begin(), pointed.end(), id.text()) != pointed.end();
    const float edge = framed ? std::max(r * 1.36f, half_width + 5) : r * 1.36f;
    const float over = framed ? std::max(edge, touch + 5) : edge;
    const bool below = level >= 43 * scale + 24;                        // room below the triangle
    const bool bare = n.sign == Sign::between && !view_.search_shown(); // as written, without a sign
    const float w = n.sign == Sign::unknown
                        ? 30
                        : std::max(bare ? 30.f : 0.f, p_.width((bare ? "" : "≤ ") + n.value,
                                                               std::max(letters(12), 14 * scale), Weight::bold) +
                                                          18 * scale);
    const bool crowded = room < 2 * (r * 1.36f + 9 + w); // then all values stand at the right, without windows
    const bool pair = limited_ == nullptr && view_.beside() != nullptr;
    const float side = i > 0 && at.x < above.x - 1 && !crowded ? -1.f : 1.f;
    const bool beside = room >= 2.1f * r + 4 + w, known = n.sign != Sign::unknown;
    bool hidden = false; // something known does not fit
    if (leaf) {
        if (scale >= badge_scale && n.has_pill) pill({at.x, at.y + r + 21}, scale, n);
    } else if (n.has_pill && room >= 2.36f * r + 10 + w) {
        const float middle = at.x + side * (edge + 6 + w / 2); // the last node's stays inside, by the room of its ring
        pill({side > 0 ? std::max(middle - 6 - 0.3f * r, std::min(middle, right_ - 2 - w / 2)) : middle, at.y}, scale,
             n);
        if (side < 0) begins(at.x - edge - 6 - w);
    } else if (n.has_pill && beside && (pair || !known || !below)) {
        pill({at.x + r * 1.1f + 2 + w / 2, at.y}, scale, n);
    } else if (n.has_pill && known && below) { // below it; cut children are at the right
        pill({at.x + 3 - w / 2, at.y + r * 0.72f + 12}, scale, n), begins(at.x + 3 - w);
    } else if (n.has_pill && known && scale >= least_valued) {
        const Point size = value_size(p_, scale, {n.sign, n.value, n.state, least_letters(), true});
        const Point place = tight_place(i, at, r, size);
        pill(place, scale, n, true), begins(place.x - size.x / 2);
    } else hidden = known;
    const float ring = r * 1.36f + 1.5f; // with its stroke
    marks_.push_back(n.state == NodeState::current ? Rect{at.x - ring, at.y - ring, 2 * ring, 2 * ring}
                                                   : Rect{at.x - r, at.y - 0.8f * r, 2 * r, 1.6f * r});
    // On dense levels two lines would overlap the next node: only the current window is shown, others on a tap.
    const bool told = n.state == NodeState::current || !pair || level >= 42;
    open_.push_back({i, n, at, r, edge, over, room, level, w, side, crowded, told, hidden, false, interactive});
    if (n.flag != Node::Flag::none) {
        // A leaf's is about the edge above: under the leaf, because between two leaves it could be either's.
        const Point mark = leaf ? Point{at.x, at.y + r - 1} : Point{at.x + r * 0.9f, at.y - r * 0.9f};
        p_.disc(mark, leaf ? 8.f : 9.f, n.flag == Node::Flag::right ? t_.good_soft : t_.bad_soft);
        if (n.flag == Node::Flag::right) draw_tick(p_, mark, 5, t_.good);
        else draw_cross(p_, mark, 4, t_.bad, 2.4f);
    }
    if (!interactive) return;
    const bool selected = view_.ui().selected == i && (view_.ui().editing || !view_.search_shown());
    if (selected) p_.stroke({at.x - r - 5, at.y - r - 5, 2 * r + 10, 2 * r + 10}, t_.focus, 8, 2.5f);
    const Rect box{at.x - half_width, at.y - touch, 2 * half_width, 2 * touch};
    const Press press = ui_.item(id, box, 8);
    const bool movable = view_.ui().editing && i > 0;
    if (movable) ui_.memory().handles.insert_or_assign(id.text(), box);
    if (movable && press.held && std::fabs(ImGui::GetMouseDragDelta(0, 0).x) > 12) ui_.memory().hand.what = i;
    if (press.clicked && ui_.memory().hand.what < 0) ui_.act(id);
    open_.back().hovered = press.hovered;
}

} // namespace shell::trees
