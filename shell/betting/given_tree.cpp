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

constexpr float legible = 0.8f, zoom_side = 40;

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
    /// `scale`: of the nodes; `across`, `down`: of the places. `window`: what is drawn.
    GivenTree(const GivenView& view, Ui& ui, float scale, float across, float down, Point origin, Rect window)
        : view_(view), ui_(ui), p_(ui.paint), t_(ui.theme()), scale_(scale), across_(across), down_(down),
          origin_(origin), window_(window.inset(-margin()))
    {}
    void draw()
    {
        const auto& nodes = view_.tree().nodes;
        for (std::size_t n = 1; n < nodes.size(); ++n)
            if (edge_in_sight(n)) edge(n);
        for (std::size_t i = 0; i < view_.places().joins.size(); ++i) join(i);
        for (const GivenJoin& j : view_.places().joins) name(j); // over all dashes
        for (std::size_t n = 1; n < nodes.size(); ++n)
            if (window_.contains(at(n))) label(n);
        for (std::size_t n = 0; n < nodes.size(); ++n) node(n);
    }

private:
    /// Around a node, for its label, its payoffs and its ring.
    float margin() const { return 80 + given_pitch * across_; }
    bool edge_in_sight(std::size_t n) const
    {
        const Point a = at(static_cast<std::size_t>(view_.tree().nodes[n].parent)), b = at(n);
        return std::max(a.x, b.x) >= window_.x && std::min(a.x, b.x) <= window_.right() &&
               std::max(a.y, b.y) >= window_.y && std::min(a.y, b.y) <= window_.bottom();
    }
    Point at(std::size_t node) const
    {
        const Point& q = view_.places().at[node];
        return {origin_.x + q.x * across_, origin_.y + q.y * down_};
    }
    /// Of the action that leads to the node, as far as the board may show it.
    std::optional<Fraction> share(std::size_t n) const
    {
        if (ui_.hides_analysis() && view_.game().player(view_.tree().nodes[n].parent) >= 0) return std::nullopt;
        return view_.share(static_cast<int>(n));
    }
    bool is_legible() const { return scale_ >= legible - 0.01f; }
    /// Of a node. From afar it stays a dot.
    float node_size() const { return std::clamp(scale_, 0.12f, 1.f); }
    /// Lines from afar are thin, or they would run together.
    float thickness(float usual) const { return scale_ < 0.3f ? 0.5f * usual : usual; }
    float letters(float size) const { return std::max(size, ui_.view.least_label); }

    void edge(std::size_t n)
    {
        const auto& node = view_.tree().nodes[n];
        const int player = view_.game().player(node.parent);
        const auto played_by = share(n);
        const auto played = static_cast<float>(played_by ? engine::to_double(*played_by) : 0.);
        const bool plain = !played_by || player < 0;
        const Colour c = plain ? t_.line_strong : played > 0 ? node_colour(t_, shape_of(player)) : t_.line;
        p_.line(at(static_cast<std::size_t>(node.parent)), at(n), c,
                thickness(plain        ? 1.5f
                          : played > 0 ? 1.5f + 3 * played
                                       : 1));
    }

    void join(std::size_t i)
    {
        const GivenJoin& j = view_.places().joins[i];
        const auto& set = view_.tree().sets[static_cast<std::size_t>(j.set)];
        const bool marked = j.set == view_.ui().set;
        const Colour c = marked ? t_.focus : node_colour(t_, shape_of(set.player));
        const float width = marked ? 3.f : thickness(1.5f), y = origin_.y + j.y * down_;
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
        const float y = origin_.y + j.y * down_, size = letters(12);
        const std::string whole = (set.player == 0 ? "▲ " : "▼ ") + label_of(view_.tree(), j.set);
        const float wanted = p_.width(whole, size, Weight::bold);
        // Between two neighbours, else along the line and beyond its end.
        const float begin = at(j.nodes.front()).x;
        float left = begin + 8;
        for (std::size_t k = 1; k < j.nodes.size(); ++k)
            if (const float from = at(j.nodes[k - 1]).x, to = at(j.nodes[k]).x; to - from - 12 >= wanted) {
                left = (from + to - wanted) / 2;
                break;
            }
        const float room = begin + (j.end - view_.places().at[j.nodes.front()].x) * across_ - left;
        const std::string words =
            p_.fitted(whole, std::max(wanted - 0.5f <= room ? wanted + 1 : room, 0.f), size, Weight::bold);
        const float w = p_.width(words, size, Weight::bold);
        p_.fill({left - 3, y - size / 2 - 1, w + 6, size + 2}, t_.surface);
        p_.text({left, y + 0.36f * size}, words, {size, c, Weight::bold});
    }

    /// The action that leads to the node, above it, with its probability.
    void label(std::size_t n)
    {
        if (!is_legible()) return;
        const auto& node = view_.tree().nodes[n];
        const int before = view_.tree().nodes[static_cast<std::size_t>(node.parent)].set;
        const float room = given_pitch * across_ - 4, size = letters(12);
        const std::string name =
            p_.fitted(label_of(view_.tree().sets[static_cast<std::size_t>(before)], node.action), room, size);
        const auto played = share(n);
        const std::string figure = played ? short_fraction(ui_.say.language(), *played) : std::string();
        const Point m = at(n);
        const float bottom = m.y - 22 * std::min(1.f, scale_), rows = played ? 2 * size + 4 : size + 3;
        const float w = std::max(p_.width(name, size), p_.width(figure, size, Weight::bold));
        p_.fill({m.x - w / 2 - 2, bottom - rows, w + 4, rows}, t_.surface);
        p_.text({m.x, bottom - rows + size - 1}, name, {size, t_.text, Weight::regular, Align::middle});
        if (played) p_.text({m.x, bottom - 4}, figure, {size, t_.muted, Weight::bold, Align::middle});
    }

    void node(std::size_t n)
    {
        const auto& node = view_.tree().nodes[n];
        const Point m = at(n);
        const float size = node_size();
        const bool seen = window_.contains(m);
        if (node.set < 0) return seen ? end(n, m, size) : void();
        const int player = view_.game().player(static_cast<int>(n));
        if (player < 0) return p_.disc(m, 14 * size, node_colour(t_, NodeShape::chance));
        const OwnedId id = make_id("node"_id, static_cast<std::int64_t>(n));
        const float side = std::clamp((given_pitch - 4) * scale_, 4.f, 44.f);
        if (ui_.item(id, {m.x - side / 2, m.y - side / 2, side, side}, 8).clicked) ui_.act(id);
        if (!seen) return; // only its control, which the focus may reach
        if (node.set == view_.ui().set) p_.ring(m, 25 * size, t_.focus, 2.5f);
        draw_node(p_, shape_of(player), m, size, NodeState::visited);
        if (scale_ >= 0.55f)
            p_.text({m.x, m.y + (player == 0 ? 9.f : 1.f) * size + 1}, std::to_string(view_.number(node.set)),
                    {letters(12), t_.accent_ink, Weight::bold, Align::middle});
    }

    void end(std::size_t n, Point m, float size)
    {
        if (!is_legible()) return p_.fill({m.x - 10 * size, m.y - 8 * size, 20 * size, 16 * size}, t_.line_strong, 3);
        const float letter = letters(13);
        const std::string text =
            p_.fitted(view_.payoffs(static_cast<int>(n)), given_pitch * across_ - 8, letter, Weight::bold);
        const float w = std::max(28.f, p_.width(text, letter, Weight::bold) + 8);
        const Rect box{m.x - w / 2, m.y - letter, w, 2 * letter};
        p_.fill(box, t_.sunken, 5);
        p_.stroke(box, t_.line_strong, 5, 1.2f);
        p_.text({m.x, m.y + 0.37f * letter}, text, {letter, t_.text, Weight::bold, Align::middle});
    }

    const GivenView& view_;
    Ui& ui_;
    const Painter& p_;
    const Theme& t_;
    float scale_, across_, down_;
    Point origin_;
    Rect window_;
};

} // namespace

void GivenView::draw(Ui& ui, Rect area, const Jobs&)
{
    if (!done_) ui.memory().animating = true; // the job goes on in the next frame
    const Panes panes = lay_out(ui, area, usual_division(area, 0.32f), sheet());
    if (!panes.covered) board(ui, usual_board(ui, panes));
    draw_analysis(ui, panes);
    if (ui.view.layout != Layout::landscape) return;
    const Rect left = draw_strip(ui, area, *this);
    if (!ui.led()) other_games(ui, {left.x, left.y, std::min(340.f, left.w), left.h});
}

/// The way to the room's other games, and to another file.
void GivenView::other_games(Ui& ui, Rect r)
{
    ui.button("rules_dialog"_id, r, other_games_in_words(ui.say, std::nullopt, true), ButtonKind::plain, Icon::edit);
}

void GivenView::board(Ui& ui, Rect r)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const float name_size = std::max(14.f, ui.view.least_label);
    const auto sign = [&](float x, const std::string& words, NodeShape s) {
        const std::string all =
            p.fitted(words, std::max(0.f, r.right() - 2 * zoom_side - 12 - x), name_size, Weight::bold);
        if (all == "…") return x; // no room: the outline and the panel name both
        p.text({x, r.y + 24}, all, {name_size, node_colour(t, s), Weight::bold});
        return x + p.width(all, name_size, Weight::bold) + 16;
    };
    sign(sign(r.x + 4, "▲ " + player(0), NodeShape::max), "▼ " + player(1), NodeShape::min);
    constexpr float head = 46;
    float foot = 0;
    if (ui_.set >= 0) { // what is marked, in words
        const auto lines = p.two_lines(joins_in_words(ui.say, ui_.set), r.w - 8, name_size);
        foot = 8 + 20 * static_cast<float>(lines.size());
        for (std::size_t i = 0; i < lines.size(); ++i)
            p.text({r.x + 4, r.bottom() - foot + 18 + 20 * static_cast<float>(i)}, lines[i], {name_size, t.text});
    }
    constexpr float button = 40, least_tree = 160;
    if (const float room = r.h - head - foot - button - 8;
        room >= least_tree && ui.view.layout != Layout::landscape && !ui.led() && !ui.memory().figure) {
        const std::string words = other_games_in_words(ui.say, std::nullopt, true);
        const float w = std::min(r.w, p.width(words, 15, Weight::bold) + 60);
        other_games(ui, {r.x, r.bottom() - button, w, button});
        r.h -= button + 8;
    }
    const Rect window{r.x, r.y + head, r.w, r.h - head - foot};
    if (window.h < 40) return;
    const float fit = 0.998f; // rounding must not make it scroll
    const float whole = std::min({fit * window.w / places_.width, fit * window.h / places_.height, 1.f});
    const float usual = std::max(whole, legible);
    // Steps from the legible tree to the whole one.
    const float ratio = usual / whole;
    const int most_out =
        ratio > 1 ? std::clamp(static_cast<int>(std::ceil(std::log(ratio) / std::log(zoom_step))), 1, -least_zoom) : 0;
    const int at = ui.memory().figure ? -most_out : std::max(ui_.zoom, -most_out);
    const auto scale_at = [&](int step) {
        if (step <= -most_out) return whole;
        return step < 0 ? usual * std::pow(ratio, static_cast<float>(step) / static_cast<float>(most_out))
                        : usual * std::pow(zoom_step, static_cast<float>(step));
    };
    const float scale = scale_at(at);
    // A small tree is laid out over the board; one seen from afar keeps the board's height, as far as it had it.
    const float wide = std::clamp(window.w / (places_.width * usual), 1.f, 2.f),
                high = std::clamp(window.h / (places_.height * usual), 1.f, 1.5f);
    const auto down_at = [&](float size) {
        return std::max(size * high, std::min(usual * high, fit * window.h / places_.height));
    };
    const float across = scale * wide, down = down_at(scale);
    const auto zoom = [&](Id id, float x, bool larger, Text label, bool enabled) {
        const Rect box{x, r.y, zoom_side, zoom_side};
        const Press press = ui.item(id, box, 8, enabled);
        p.fill(box, ui.reactive(enabled ? t.raised : t.sunken, press, id), 8);
        p.stroke(box, t.line_strong, 8);
        const Point m = box.centre();
        const Colour c = enabled ? t.text : t.unknown;
        p.line({m.x - 6, m.y}, {m.x + 6, m.y}, c, 2);
        if (larger) p.line({m.x, m.y - 6}, {m.x, m.y + 6}, c, 2);
        if (press.hovered) ui.tooltip(id, box, ui.say(label));
        if (!press.clicked) return;
        const int next = at + (larger ? 1 : -1);
        auto& pan = ui.memory().pans["given tree"]; // the middle stays where it is, and the top
        const float factor = scale_at(next) / scale, middle = std::min(places_.width * across, window.w) / 2;
        pan.x = (pan.x + middle) * factor - window.w / 2;
        pan.wanted = false;
        ui.act("zoom"_id, std::to_string(next));
    };
    const bool out = at > -most_out, in = at < most_zoom && scale < 1.4f;
    zoom("zoom_out"_id, r.right() - 2 * zoom_side - 8, false, out ? Text::given_zoom_out : Text::given_zoom_whole, out);
    zoom("zoom_in"_id, r.right() - zoom_side, true, in ? Text::given_zoom_in : Text::given_zoom_largest, in);
    if (ui.is_new("given root", 1)) {
        const float x = places_.at[0].x * across;
        pan_to(ui, "given tree", {x - window.w / 2 + 24, 0, window.w - 48, 60});
    }
    PanArea area(ui, "given tree", window, places_.width * across, places_.height * down);
    const auto grown = [&](int step) { return Point{scale_at(step) / scale, down_at(scale_at(step)) / down}; };
    if (!ui.blocked)
        ui.memory().zooms.push_back({window, "given tree", at, in, out, area.origin(), grown(at + 1), grown(at - 1)});
    if (ui.is_new("given set", ui_.set) && ui_.set >= 0) { // a node of the marked set comes into sight
        std::optional<Rect> first;
        bool seen = false;
        for (std::size_t n = 0; n < places_.at.size(); ++n) {
            if (tree().nodes[n].set != ui_.set) continue;
            const Point m{places_.at[n].x * across, places_.at[n].y * down};
            seen |= area.seen().inset(20).contains(m);
            if (!first) first = Rect{m.x - 40, m.y - 40, 80, 80};
        }
        if (first && !seen) pan_to(ui, "given tree", *first);
    }
    GivenTree(*this, ui, scale, across, down, area.origin(), area.window()).draw();
}

} // namespace shell::betting
