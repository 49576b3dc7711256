// Draws a given game's tree: its nodes with the numbers of their sets, the dashed lines that join a set, actions with
// probabilities, payoffs.
#include "shell/betting/given_view.hpp"
#include "shell/betting/ids.hpp"
#include "shell/kit/fractions.hpp"
#include "shell/kit/pan_area.hpp"
#include "shell/kit/panes.hpp"
#include <algorithm>
#include <array>
#include <cmath>

namespace shell::betting {

using engine::Fraction;

namespace {

constexpr float legible = 0.8f, least_scale = 0.08f, zoom_side = 40;

NodeShape shape_of(int player)
{
    return player < 0 ? NodeShape::chance : player == 0 ? NodeShape::max : NodeShape::min;
}

void dashes(const Painter& p, Point from, Point to, Colour c, float width)
{
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    for (float s = 0; s < length; s += 9) {
        const float e = std::min(length, s + 5);
        p.line({from.x + (to.x - from.x) * s / length, from.y + (to.y - from.y) * s / length},
               {from.x + (to.x - from.x) * e / length, from.y + (to.y - from.y) * e / length}, c, width);
    }
}

std::string short_fraction(Language l, const Fraction& f)
{
    std::string exact = written(f);
    return exact.size() <= 9 ? exact : "≈ " + about(l, f);
}

/// One drawing of the tree.
class GivenTree {
public:
    GivenTree(const GivenView& view, Ui& ui, float scale, Point origin)
        : view_(view), ui_(ui), p_(ui.paint), t_(ui.theme()), scale_(scale), origin_(origin)
    {}
    void draw()
    {
        const auto& nodes = view_.tree().nodes;
        for (std::size_t n = 1; n < nodes.size(); ++n) edge(n);
        for (std::size_t i = 0; i < view_.places().joins.size(); ++i) join(i);
        for (const GivenJoin& j : view_.places().joins) name(j); // over all dashes
        for (std::size_t n = 1; n < nodes.size(); ++n) label(n);
        for (std::size_t n = 0; n < nodes.size(); ++n) node(n);
    }

private:
    Point at(std::size_t node) const
    {
        const Point& q = view_.places().at[node];
        return {origin_.x + q.x * scale_, origin_.y + q.y * scale_};
    }
    /// Of the action that leads to the node, as far as the board may show it.
    std::optional<Fraction> share(std::size_t n) const
    {
        if (ui_.hides_analysis() && view_.game().player(view_.tree().nodes[n].parent) >= 0) return std::nullopt;
        return view_.share(static_cast<int>(n));
    }
    bool is_legible() const { return scale_ >= legible - 0.01f; }

    void edge(std::size_t n)
    {
        const auto& node = view_.tree().nodes[n];
        const int player = view_.game().player(node.parent);
        const auto played_by = share(n);
        const auto played = static_cast<float>(played_by ? engine::to_double(*played_by) : 0.);
        const bool plain = !played_by || player < 0;
        const Colour c = plain ? t_.line_strong : played > 0 ? node_colour(t_, shape_of(player)) : t_.line;
        p_.line(at(static_cast<std::size_t>(node.parent)), at(n), c, plain ? 1.5f : played > 0 ? 1.5f + 3 * played : 1);
    }

    void join(std::size_t i)
    {
        const GivenJoin& j = view_.places().joins[i];
        const auto& set = view_.tree().sets[static_cast<std::size_t>(j.set)];
        const bool marked = j.set == view_.ui().set;
        const Colour c = marked ? t_.focus : node_colour(t_, shape_of(set.player));
        const float width = marked ? 3.f : 1.5f, y = origin_.y + j.y * scale_;
        if (i > 0 && view_.places().joins[i - 1].set == j.set) // the set goes on from another level
            dashes(p_, at(view_.places().joins[i - 1].nodes.front()), at(j.nodes.front()), c, width);
        if (j.nodes.size() < 2) return;
        for (const std::size_t n : j.nodes) dashes(p_, at(n), {at(n).x, y}, c, width);
        const float left = at(j.nodes.front()).x, right = at(j.nodes.back()).x;
        dashes(p_, {left, y}, {right, y}, c, width);
    }

    void name(const GivenJoin& j)
    {
        if (j.nodes.size() < 2 || !is_legible()) return;
        const auto& set = view_.tree().sets[static_cast<std::size_t>(j.set)];
        const Colour c = j.set == view_.ui().set ? t_.focus : node_colour(t_, shape_of(set.player));
        const float left = at(j.nodes.front()).x, y = origin_.y + j.y * scale_;
        const float room = at(j.nodes[1]).x - left - 12;
        const std::string sign = set.player == 0 ? "▲ " : "▼ ";
        const std::string words = p_.fitted(sign + label_of(view_.tree(), j.set), room, 12, Weight::bold);
        const float w = p_.width(words, 12, Weight::bold), middle = (left + at(j.nodes[1]).x) / 2;
        p_.fill({middle - w / 2 - 3, y - 7, w + 6, 14}, t_.surface);
        p_.text({middle, y + 4.3f}, words, {12, c, Weight::bold, Align::middle});
    }

    /// The action that leads to the node, above it, with its probability.
    void label(std::size_t n)
    {
        if (!is_legible()) return;
        const auto& node = view_.tree().nodes[n];
        const int before = view_.tree().nodes[static_cast<std::size_t>(node.parent)].set;
        const float room = given_pitch * scale_ - 4;
        const std::string name =
            p_.fitted(label_of(view_.tree().sets[static_cast<std::size_t>(before)], node.action), room, 12);
        const auto played = share(n);
        const std::string figure = played ? short_fraction(ui_.say.language(), *played) : std::string();
        const Point m = at(n);
        const float bottom = m.y - 22 * std::min(1.f, scale_), rows = played ? 28.f : 15.f;
        const float w = std::max(p_.width(name, 12), p_.width(figure, 12, Weight::bold));
        p_.fill({m.x - w / 2 - 2, bottom - rows, w + 4, rows}, t_.surface);
        p_.text({m.x, bottom - rows + 11}, name, {12, t_.text, Weight::regular, Align::middle});
        if (played) p_.text({m.x, bottom - 4}, figure, {12, t_.muted, Weight::bold, Align::middle});
    }

    void node(std::size_t n)
    {
        const auto& node = view_.tree().nodes[n];
        const Point m = at(n);
        const float size = std::min(1.f, scale_);
        if (node.set < 0) return end(n, m, size);
        const int player = view_.game().player(static_cast<int>(n));
        if (player < 0) return p_.disc(m, 14 * size, node_colour(t_, NodeShape::chance));
        const OwnedId id = make_id("node"_id, static_cast<std::int64_t>(n));
        const float side = std::min(44.f, (given_pitch - 4) * scale_);
        if (ui_.item(id, {m.x - side / 2, m.y - side / 2, side, side}, 8).clicked) ui_.act(id);
        if (node.set == view_.ui().set) p_.ring(m, 25 * size, t_.focus, 2.5f);
        draw_node(p_, shape_of(player), m, size, NodeState::visited);
        if (scale_ >= 0.55f)
            p_.text({m.x, m.y + (player == 0 ? 9.f : 1.f) * size + 1}, std::to_string(view_.number(node.set)),
                    {12, t_.accent_ink, Weight::bold, Align::middle});
    }

    void end(std::size_t n, Point m, float size)
    {
        if (!is_legible()) return p_.fill({m.x - 10 * size, m.y - 8 * size, 20 * size, 16 * size}, t_.line_strong, 3);
        const std::string text =
            p_.fitted(view_.payoffs(static_cast<int>(n)), given_pitch * scale_ - 8, 13, Weight::bold);
        const float w = std::max(28.f, p_.width(text, 13, Weight::bold) + 8);
        const Rect box{m.x - w / 2, m.y - 13, w, 26};
        p_.fill(box, t_.sunken, 5);
        p_.stroke(box, t_.line_strong, 5, 1.2f);
        p_.text({m.x, m.y + 4.8f}, text, {13, t_.text, Weight::bold, Align::middle});
    }

    const GivenView& view_;
    Ui& ui_;
    const Painter& p_;
    const Theme& t_;
    float scale_;
    Point origin_;
};

} // namespace

void GivenView::draw(Ui& ui, Rect area, const Jobs&)
{
    if (!solved_) ui.memory().animating = true; // the job goes on in the next frame
    const Panes panes = lay_out(ui, area, usual_division(area, 0.32f), sheet());
    if (!panes.covered) board(ui, usual_board(ui, panes));
    draw_analysis(ui, panes);
    if (ui.view.layout == Layout::landscape) draw_strip(ui, area, *this);
}

void GivenView::board(Ui& ui, Rect r)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const auto sign = [&](float x, const std::string& words, NodeShape s) {
        const std::string all = p.fitted(words, std::max(0.f, r.right() - 2 * zoom_side - 12 - x), 14, Weight::bold);
        if (all == "…") return x; // no room: the outline and the panel name both
        p.text({x, r.y + 24}, all, {14, node_colour(t, s), Weight::bold});
        return x + p.width(all, 14, Weight::bold) + 16;
    };
    sign(sign(r.x + 4, "▲ " + player(0), NodeShape::max), "▼ " + player(1), NodeShape::min);
    constexpr float head = 46;
    float foot = 0;
    if (ui_.set >= 0) { // what is marked, in words
        const auto lines = p.two_lines(joins_in_words(ui.say, ui_.set), r.w - 8, 14);
        foot = 8 + 20 * static_cast<float>(lines.size());
        for (std::size_t i = 0; i < lines.size(); ++i)
            p.text({r.x + 4, r.bottom() - foot + 18 + 20 * static_cast<float>(i)}, lines[i], {14, t.text});
    }
    const Rect window{r.x, r.y + head, r.w, r.h - head - foot};
    if (window.h < 40) return;
    const float whole = std::clamp(std::min(window.w / places_.width, window.h / places_.height), least_scale, 1.f);
    const float usual = std::max(whole, legible);
    float scale = ui_.zoom < 0 || ui.memory().figure ? whole : usual;
    for (int i = 0; i < ui_.zoom; ++i) scale *= 1.25f;
    const auto zoom = [&](Id id, float x, bool in, Text label, bool enabled) {
        const Rect box{x, r.y, zoom_side, zoom_side};
        const Press press = ui.item(id, box, 8, enabled);
        p.fill(box, ui.reactive(enabled ? t.raised : t.sunken, press, id), 8);
        p.stroke(box, t.line_strong, 8);
        const Point m = box.centre();
        const Colour c = enabled ? t.text : t.unknown;
        p.line({m.x - 6, m.y}, {m.x + 6, m.y}, c, 2);
        if (in) p.line({m.x, m.y - 6}, {m.x, m.y + 6}, c, 2);
        if (press.hovered) ui.tooltip(id, box, ui.say(label));
        if (press.clicked) ui.act("zoom"_id, std::to_string(ui_.zoom + (in ? 1 : -1)));
    };
    zoom("zoom_out"_id, r.right() - 2 * zoom_side - 8, false, Text::given_zoom_out,
         ui_.zoom > 0 || (ui_.zoom == 0 && whole < usual));
    zoom("zoom_in"_id, r.right() - zoom_side, true, Text::given_zoom_in, scale < 1.4f);
    if (ui.is_new("given root", 1)) {
        const float x = places_.at[0].x * scale;
        pan_to(ui, "given tree", {x - window.w / 2 + 24, 0, window.w - 48, 60});
    }
    PanArea area(ui, "given tree", window, places_.width * scale, places_.height * scale);
    GivenTree(*this, ui, scale, area.origin()).draw();
}

} // namespace shell::betting
