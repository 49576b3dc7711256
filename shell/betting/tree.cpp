// Draws the betting game's tree: chance, four deals, MAX's bets, MIN's replies; values and information sets.
#include "shell/betting/canvas.hpp"
#include "shell/betting/ids.hpp"
#include "shell/kit/fractions.hpp"
#include "shell/kit/pan_area.hpp"
#include <algorithm>
#include <cmath>

namespace shell::betting {

using engine::Fraction;
using engine::betting::Node;
using engine::betting::NodeKind;
using engine::betting::Reply;

namespace {

NodeShape shape_of(NodeKind k)
{
    switch (k) {
    case NodeKind::chance:
        return NodeShape::chance;
    case NodeKind::max:
        return NodeShape::max;
    case NodeKind::min:
        return NodeShape::min;
    case NodeKind::leaf:
        break;
    }
    return NodeShape::leaf;
}

} // namespace

Fraction BettingCanvas::share(int node) const
{
    const Node& n = view_.tree()[static_cast<std::size_t>(node)];
    if (n.kind == NodeKind::max) return n.probability;
    const auto& play = view_.solution(view_.ui().view).deals[static_cast<std::size_t>(n.deal)];
    if (n.kind == NodeKind::min) return play.bet[static_cast<std::size_t>(n.bet)];
    const Fraction& call = play.call[static_cast<std::size_t>(n.bet)];
    return n.reply == Reply::call ? call : Fraction(1) - call;
}

std::string BettingCanvas::deal_label(const Node& n) const
{
    return engine::betting::to_text(engine::betting::deals[static_cast<std::size_t>(n.deal)]) + "  " +
           written(n.probability);
}

void BettingCanvas::edge_label(const Node& n, Point upper, Point lower, float scale, float deals_at)
{
    std::string words;
    if (n.kind == NodeKind::max) words = deal_label(n);
    else if (n.kind == NodeKind::min) words = bet_text(view_.rules(), n.bet);
    else if (scale >= 0.9f) words = say_(n.reply == Reply::call ? Text::betting_calls : Text::betting_folds);
    if (words.empty()) return;
    const float size = n.kind == NodeKind::max ? 14.f : 12.f, at = n.kind == NodeKind::max ? deals_at : 0.55f;
    const Point m{upper.x + (lower.x - upper.x) * at, upper.y + (lower.y - upper.y) * at};
    const float w = p_.width(words, size, Weight::bold) + 8;
    p_.fill({m.x - w / 2, m.y - size * 0.7f, w, size * 1.4f}, t_.surface, 4);
    p_.text({m.x, m.y + size * 0.36f}, words, {size, t_.text, Weight::bold, Align::middle});
}

void BettingCanvas::tree(Rect r)
{
    const auto& nodes = view_.tree();
    const auto& solution = view_.solution(view_.ui().view);
    TreeShape shape;
    for (const Node& n : nodes) shape.parent.push_back(n.parent);
    const auto leaves = static_cast<float>(8 * view_.rules().bets.size());
    // Shrinks the tree to fit the window while labels stay readable. Otherwise two deals fill the window, so that none
    // is cut in half, and the user pans to the others.
    constexpr float least = 24, most = 48;
    const float whole = (r.w - 48) / leaves, two = r.w / (leaves / 2);
    const float pitch = whole >= least ? std::min(whole, most) : std::max(two, least), scale = pitch / 58;
    const float level = std::clamp((r.h - 98) / 3, 96.f, 170.f), deal = pitch * leaves / 4;
    const TreePlaces places = tidy(shape, pitch, level, 34);
    if (ui_.is_new("betting tree", view_.ui().to_root)) { // the root in the middle, or after the second deal
        const float left = places.at[0].x - std::max(r.w / 2, std::min(deal, r.w - 24));
        pan_to(ui_, "betting tree", {left + 24, 0, r.w - 48, 60});
    }
    PanArea area(ui_, "betting tree", r, places.width, places.height + 20);
    const Point o{area.origin().x, area.origin().y + 8}; // room for the value above the root
    // Deal labels stay inside the window, above the deals' values, and apart from each other.
    float named = 0;
    for (const Node& n : nodes)
        if (n.kind == NodeKind::max) named = std::max(named, p_.width(deal_label(n), 14, Weight::bold) + 8);
    const float in_sight = (r.w - named) / (3 * deal), over_value = (level - 52) / level, apart = named / deal;
    const float deals_at = std::min(0.62f, std::max({0.4f, apart, std::min(in_sight, over_value)}));
    const auto at = [&](std::size_t i) { return Point{o.x + places.at[i].x, o.y + places.at[i].y}; };
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        const auto parent = static_cast<std::size_t>(nodes[i].parent);
        const Fraction played = share(static_cast<int>(i));
        const EdgeState state = played.sign() == 0      ? EdgeState::pruned // grey
                                : played == Fraction(1) ? EdgeState::path
                                                        : EdgeState::visited;
        draw_edge(p_, at(parent), at(i), scale, state);
    }
    for (std::size_t i = 1; i < nodes.size(); ++i)
        edge_label(nodes[i], at(static_cast<std::size_t>(nodes[i].parent)), at(i), whole >= least ? pitch / most : 0,
                   deals_at);
    // A deal outside the window shows its value where its edge leaves the window.
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        const Point from = at(0), m = at(i);
        const float x = std::clamp(m.x, r.x + 22, r.right() - 22);
        if (nodes[i].kind != NodeKind::max || std::abs(m.x - x) < 1) continue;
        const float along = std::max((x - from.x) / (m.x - from.x), deals_at + 24 / level);
        draw_value(p_, {x, from.y + (m.y - from.y) * along}, 0.72f,
                   {Sign::exact, written(solution.node_values[i]), NodeState::visited, ui_.view.least_label});
    }
    if (view_.hidden_view()) set_marks(places, o);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const Node& n = nodes[i];
        const Point m = at(i);
        const bool marked = view_.hidden_view() && n.set >= 0 && n.set == view_.ui().set;
        if (n.kind == NodeKind::leaf) {
            const std::string payoff = gain_text(n.payoff);
            draw_node(p_, NodeShape::leaf, m, scale, NodeState::visited, payoff[0] == '+' ? payoff.substr(1) : payoff,
                      ui_.view.least_label);
            continue;
        }
        const bool upper = n.kind == NodeKind::max || n.kind == NodeKind::chance;
        if (n.set >= 0 && view_.hidden_view()) {
            const OwnedId id = make_id("node"_id, static_cast<std::int64_t>(i));
            if (ui_.item(id, {m.x - 20, m.y - 20, 40, 40}, 8).clicked) ui_.act(id);
        }
        draw_node(p_, shape_of(n.kind), m, upper ? std::max(0.8f, scale) : std::max(0.65f, scale),
                  marked ? NodeState::current : NodeState::visited);
        if (n.set >= 0 && view_.hidden_view())
            p_.text({m.x, m.y + (n.kind == NodeKind::max ? 9.f : 3.f)}, std::to_string(n.set + 1),
                    {12, t_.accent_ink, Weight::bold, Align::middle});
        const Fraction& v = solution.node_values[i];
        const float dy = n.kind == NodeKind::min ? -24.f : -30.f;
        draw_value(p_, {m.x, m.y + dy}, 0.72f, {Sign::exact, written(v), NodeState::visited, ui_.view.least_label});
    }
}

/// A dashed line joins the nodes of an information set: the player to move cannot tell them apart.
void BettingCanvas::set_marks(const TreePlaces& places, Point o)
{
    const auto& nodes = view_.tree();
    for (int set = 0; set < view_.set_count(); ++set) {
        const bool marked = set == view_.ui().set;
        if (!marked && set >= 2) continue; // MIN's lines would cross: only the marked one
        std::optional<Point> last;
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            if (nodes[i].set != set) continue;
            const Point m{o.x + places.at[i].x, o.y + places.at[i].y};
            if (last)
                for (float x = last->x + 24; x + 6 < m.x - 20; x += 12)
                    p_.line({x, m.y}, {x + 6, m.y}, marked ? t_.focus : t_.line_strong, marked ? 3.f : 2.f);
            last = m;
        }
    }
}

} // namespace shell::betting
