// Draws the notebook's exploration step by step: the current position among its neighbours, as a graph, or as the tree
// whose nodes merge into it.
#include "shell/kit/pan_area.hpp"
#include "shell/kit/tree_picture.hpp"
#include "shell/thirtyone/canvas.hpp"
#include "shell/thirtyone/ids.hpp"
#include <algorithm>

namespace shell::thirtyone {

using engine::thirtyone::Outcome;
using engine::thirtyone::Position;
using engine::thirtyone::Side;

namespace {

constexpr float pitch = 62, level = 98, node_scale = 0.8f;

} // namespace

/// The number played, on an edge.
void ThirtyoneCanvas::edge_value(Point m, int value)
{
    const float size = letters(12), r = size / 2 + 3;
    p_.fill({m.x - r, m.y - r, 2 * r, 2 * r}, desktop_ ? t_.surface : t_.raised, r);
    p_.text({m.x, m.y + 0.375f * size}, std::to_string(value), {size, t_.muted, Weight::bold, Align::middle});
}

/// A node: ▲ if A moves, ▼ if B moves, ■ beyond the limit; with its sum and, once labelled, its status.
void ThirtyoneCanvas::node_pill(Point m, int node, const Position& p, bool current, std::string_view caption,
                                bool beside)
{
    const bool beyond = is_beyond(rules_, p), labelled = view_.labelled(node);
    const auto& e = view_.analysis().exploration(rules_);
    const auto at = std::min(static_cast<std::size_t>(view_.ui().steps.at()), e.steps());
    const bool explored = node >= 0 && static_cast<std::size_t>(node) < e.explored(at);
    const NodeState state = current ? NodeState::current : explored ? NodeState::visited : NodeState::idle;
    const NodeShape shape = beyond ? NodeShape::leaf : to_move(p) == Side::a ? NodeShape::max : NodeShape::min;
    if (shape != NodeShape::leaf) {
        const Colour fill = state == NodeState::idle ? t_.sunken : player(to_move(p));
        const float up = shape == NodeShape::max ? -1.f : 1.f, r = 25 * node_scale;
        const std::array<Point, 3> corners{Point{m.x, m.y + up * r}, Point{m.x - up * r, m.y - up * r * 0.74f},
                                           Point{m.x + up * r, m.y - up * r * 0.74f}};
        p_.polygon(corners, fill);
        if (state == NodeState::idle) {
            const std::array<Point, 4> around{corners[0], corners[1], corners[2], corners[0]};
            p_.polyline(around, t_.line_strong, 1.5f);
        }
        if (current) p_.ring(m, r * 1.45f, t_.focus, 2.5f);
        p_.text({m.x, m.y + 4.5f - up * 3}, std::to_string(p.sum),
                {letters(13), state == NodeState::idle ? t_.muted : t_.player_ink, Weight::bold, Align::middle});
    } else {
        draw_node(p_, shape, m, node_scale, NodeState::idle);
        draw_cross(p_, {m.x, m.y - 7}, 4, t_.bad, 2);
        p_.text({m.x, m.y + 13}, std::to_string(p.sum), {letters(12), t_.muted, Weight::regular, Align::middle});
    }
    const float y = m.y + 38;
    if (labelled) { // the pill has A's status, the glyph the mover's outcome
        const int status{e.nodes[static_cast<std::size_t>(node)].status};
        const float size = letters(12), high = size + 6;
        const std::string figure = status_figure(say_, status);
        const float w = p_.width(figure, size, Weight::bold) + 12;
        const Point at_pill = current || beside ? Point{m.x + 34 + w / 2, m.y + 14} : Point{m.x, y};
        const Rect pill{at_pill.x - w / 2, at_pill.y - 4 - high / 2, w, high};
        p_.fill(pill, t_.surface, high / 2);
        p_.stroke(pill, status > 0 ? t_.player_a : status < 0 ? t_.player_b : t_.unknown, high / 2, 1.5f);
        p_.text({at_pill.x, at_pill.y - 4 + 0.375f * size}, figure, {size, t_.text, Weight::bold, Align::middle});
        const Outcome mover = status == 0                               ? Outcome::draw
                              : (status > 0) == (to_move(p) == Side::a) ? Outcome::win
                                                                        : Outcome::loss;
        const Point corner = current ? Point{m.x + 42, m.y - 14} : Point{m.x + 20, m.y - 16};
        p_.disc(corner, 8, soft_colour_of(t_, ink_of(mover)));
        draw_outcome(p_, corner, 3.6f, mover);
    } else if (beside) p_.text({m.x + 28, m.y + 5}, caption, {letters(12), t_.muted});
    else if (!caption.empty() && !current)
        p_.text({m.x, y}, caption, {letters(12), t_.muted, Weight::regular, Align::middle});
}

/// The current position, its predecessors and its successors: there can be several of each.
void ThirtyoneCanvas::graph(Rect window)
{
    const auto& e = view_.analysis().exploration(rules_);
    const int node = std::max(0, view_.current_node());
    const auto& here = e.nodes[static_cast<std::size_t>(node)];
    struct Neighbour {
        int value = 0, node = -1;
        Position position;
        bool first = false; // the edge that first reached it
    };
    std::vector<Neighbour> before, next;
    for (int v = 1; v <= rules_.max; ++v) {
        const auto slot = static_cast<std::size_t>(v - 1);
        if (used(here.position, v) > 0) {
            Neighbour n;
            n.value = v;
            n.position = here.position;
            --n.position.used[slot];
            n.position.sum = static_cast<std::int16_t>(n.position.sum - v);
            --n.position.plies;
            n.node = view_.analysis().explored_index(e, n.position);
            n.first = n.node == here.parent;
            before.push_back(n);
        }
        if (!is_free(rules_, here.position, v)) continue;
        Neighbour n;
        n.value = v;
        n.position = after(rules_, here.position, v);
        n.node = here.successor[slot];
        n.first = here.first_seen[slot];
        next.push_back(n);
    }
    const float widest = static_cast<float>(std::max<std::size_t>(1, std::max(before.size(), next.size())));
    const float apart = std::clamp((window.w - 24) / widest, 60.f, pitch); // all neighbours in sight, if they fit
    const float w = widest * apart + 24, h = 2 * level + 110;
    PanArea pan(ui_, "graph window", window, w, h);
    const Point o = pan.origin();
    const Point middle{o.x + w / 2, o.y + 40 + level};
    if (is_other_node(node)) pan_to(ui_, "graph window", {w / 2 - 60, level - 20, 120, 120});
    const auto place = [&](const std::vector<Neighbour>& row, std::size_t i, float y) {
        return Point{middle.x + (static_cast<float>(i) - static_cast<float>(row.size() - 1) / 2) * apart, y};
    };
    const auto edge = [&](Point upper, Point lower, const Neighbour& n, float along) {
        draw_edge(p_, upper, lower, node_scale, n.first ? EdgeState::visited : EdgeState::idle);
        const Point label{upper.x + (lower.x - upper.x) * along, upper.y + (lower.y - upper.y) * along};
        edge_value(label, n.value);
    };
    const auto draw_row = [&](const std::vector<Neighbour>& row, float y) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const Point m = place(row, i, y);
            const std::string caption = row[i].node >= 0 ? "#" + std::to_string(row[i].node + 1) : std::string();
            node_pill(m, row[i].node, row[i].position, false, caption);
            if (row[i].node < 0) continue;
            const OwnedId id = make_id("node"_id, row[i].node);
            if (ui_.item(id, {m.x - 26, m.y - 26, 52, 68}, 8).clicked) ui_.act(id);
        }
    };
    for (std::size_t i = 0; i < before.size(); ++i) edge(place(before, i, middle.y - level), middle, before[i], 0.52f);
    for (std::size_t i = 0; i < next.size(); ++i) edge(middle, place(next, i, middle.y + level), next[i], 0.62f);
    draw_row(before, middle.y - level);
    draw_row(next, middle.y + level);
    node_pill(middle, node, here.position, true, "#" + std::to_string(node + 1));
}

/// The path that first reached the position, and all its children. In the tree each order of moves has its own node.
void ThirtyoneCanvas::tree(Rect window)
{
    const auto& e = view_.analysis().exploration(rules_);
    const int node = std::max(0, view_.current_node());
    std::vector<int> path;
    for (int i = node; i >= 0; i = e.nodes[static_cast<std::size_t>(i)].parent) path.insert(path.begin(), i);
    struct Shown {
        int node = -1, value = 0;
        Position position;
    };
    TreeShape shape;
    std::vector<Shown> shown;
    int parent = -1;
    for (std::size_t k = 0; k < path.size(); ++k) { // each level: the child on the path; at the end: all children
        const auto& at = e.nodes[static_cast<std::size_t>(path[k])];
        if (k == 0) {
            shape.parent.push_back(-1);
            shown.push_back({path[0], 0, at.position});
            parent = 0;
        }
        int through = -1;
        for (int v = 1; v <= rules_.max; ++v) {
            const int child = at.successor[static_cast<std::size_t>(v - 1)];
            if (child == engine::thirtyone::no_square) continue;
            if (k + 1 < path.size() && child != path[k + 1]) continue; // only the path above the current node
            shape.parent.push_back(parent);
            shown.push_back({child, v, after(rules_, at.position, v)});
            if (k + 1 < path.size()) through = static_cast<int>(shown.size()) - 1;
        }
        parent = through;
    }
    const auto places = tidy(shape, pitch, level, 40);
    PanArea pan(ui_, "graph window", window, places.width, places.height + 20);
    const Point o = pan.origin();
    const std::size_t current = path.size() - 1;
    if (is_other_node(node)) {
        const Point m = places.at[current];
        pan_to(ui_, "graph window", {m.x - 100, m.y - 60, 200, level + 120});
    }
    const auto at = [&](std::size_t i) { return Point{o.x + places.at[i].x, o.y + places.at[i].y}; };
    for (std::size_t i = 1; i < shown.size(); ++i) {
        const auto up = static_cast<std::size_t>(shape.parent[i]);
        draw_edge(p_, at(up), at(i), node_scale, i <= current ? EdgeState::visited : EdgeState::idle);
        const Point label{at(up).x + (at(i).x - at(up).x) * 0.6f, at(up).y + (at(i).y - at(up).y) * 0.6f};
        edge_value(label, shown[i].value);
    }
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const auto& s = shown[i];
        node_pill(at(i), s.node, s.position, i == current, s.node >= 0 ? "#" + std::to_string(s.node + 1) : "",
                  i < current);
        if (s.node < 0 || i == current) continue;
        const OwnedId id = make_id("node"_id, s.node);
        if (ui_.item(id, {at(i).x - 26, at(i).y - 26, 52, 68}, 8).clicked) ui_.act(id);
    }
}

/// Whether the current node has changed since the previous frame, or must be shown again.
bool ThirtyoneCanvas::is_other_node(int node)
{
    const bool other = ui_.is_new("explored node", node), again = ui_.is_new("explorer", view_.ui().shown_again);
    return other || again;
}

void ThirtyoneCanvas::explored(Rect window)
{
    p_.stroke(window, t_.line, 8);
    if (view_.ui().as_tree) tree(window.inset(2));
    else graph(window.inset(2));
}

} // namespace shell::thirtyone
