// Draws a variant's tree: a column for each deal, dashed lines for information sets, edges as thick as they are played.
#include "engine/extensive/values.hpp"
#include "shell/betting/ids.hpp"
#include "shell/betting/match_canvas.hpp"
#include "shell/betting/phrases.hpp"
#include "shell/kit/fractions.hpp"
#include "shell/kit/pan_area.hpp"
#include <algorithm>
#include <cmath>

namespace shell::betting {

using engine::betting::Book;
using engine::betting::Variant;

namespace {

constexpr float column = 136, side = 62, narrow = 82, narrow_side = 60, full_height = 408,
                least_height = 0.62f * full_height + 16;

/// The places of a deal's nodes by the moves that lead to them: 'b' bet, 'k' check, 'c' call, 'f' fold.
struct Spot {
    std::string_view moves;
    float x, y;
};
constexpr std::array kuhn_spots{Spot{"", 0, 62},      Spot{"k", -32, 136},   Spot{"b", 33, 160},
                                Spot{"kk", -47, 236}, Spot{"kb", -13, 270},  Spot{"bf", 17, 236},
                                Spot{"bc", 49, 236},  Spot{"kbf", -30, 354}, Spot{"kbc", 2, 354}};
constexpr std::array one_card_spots{Spot{"", 0, 80}, Spot{"f", -46, 290}, Spot{"b", 18, 185}, Spot{"bf", 2, 290},
                                    Spot{"bc", 34, 290}};

Point spot(std::span<const Spot> spots, std::string_view moves)
{
    for (const Spot& s : spots)
        if (s.moves == moves) return {s.x, s.y};
    return {};
}

std::string moves_to(const Book& b, int node)
{
    std::string moves;
    for (int n = node; b.tree.nodes[static_cast<std::size_t>(n)].parent > 0;
         n = b.tree.nodes[static_cast<std::size_t>(n)].parent) {
        const auto& at = b.tree.nodes[static_cast<std::size_t>(n)];
        const auto& set = b.tree.sets[static_cast<std::size_t>(b.tree.nodes[static_cast<std::size_t>(at.parent)].set)];
        const std::string& action = set.actions[static_cast<std::size_t>(at.action)];
        moves.insert(moves.begin(), action == "check" ? 'k' : action[0]);
    }
    return moves;
}

} // namespace

MatchPlaces match_places(const Book& b, float width, float height)
{
    MatchPlaces out;
    const auto deals = static_cast<int>(b.tree.nodes[0].children.size());
    const auto gaps = static_cast<float>(std::max(1, deals - 1));
    constexpr float usual = 122, most = 200;
    // Where the whole tree fits only with narrow columns, as large letters have it, its leaves stand on two heights.
    const float room = (width - 2 * side) / gaps, tight = (width - 2 * narrow_side) / gaps;
    const bool compact = room < usual && tight >= narrow;
    const float edge = compact ? narrow_side : side,
                pitch = compact ? std::min(tight, usual) : std::clamp(room, usual, most);
    const float across = std::min(1.2f, pitch / column), second = compact ? 27.f : 0.f;
    const float down = std::clamp((height - 16) / full_height, (least_height - 16) / full_height, 1.25f);
    out.width = 2 * edge + pitch * static_cast<float>(deals - 1);
    out.height = full_height * down + second;
    const bool kuhn = b.rules.variant == Variant::kuhn;
    for (int n = 0; n < static_cast<int>(b.tree.nodes.size()); ++n) {
        if (n == 0) {
            out.column.push_back(-1);
            out.at.push_back({out.width / 2, 20});
            continue;
        }
        int col = b.deal_of(n);
        // The queen's deals change places, so that all sets but the queen's join neighbours.
        if (kuhn && deals == 6 && b.deal(2) == "QJ" && (col == 2 || col == 3)) col = 5 - col;
        const std::string moves = moves_to(b, n);
        const Point at = spot(kuhn ? std::span<const Spot>(kuhn_spots) : std::span<const Spot>(one_card_spots), moves);
        out.column.push_back(col);
        out.at.push_back({edge + pitch * static_cast<float>(col) + at.x * across,
                          at.y * down + 8 + (moves.ends_with("bc") ? second : 0.f)});
    }
    return out;
}

/// Whether the round that is over may have ended here, for somebody who sees the open cards and all moves: after a fold
/// a hidden card stays hidden.
bool MatchCanvas::may_have_ended_at(int leaf) const
{
    const auto& nodes = view_.book().tree.nodes;
    if (!game_.shown() || game_.node() == 0) return false;
    auto a = static_cast<std::size_t>(leaf), b = static_cast<std::size_t>(game_.node());
    for (; nodes[a].parent > 0 && nodes[b].parent > 0;
         a = static_cast<std::size_t>(nodes[a].parent), b = static_cast<std::size_t>(nodes[b].parent))
        if (nodes[a].action != nodes[b].action) return false;
    if (nodes[a].parent != nodes[b].parent) return false; // one is deeper
    const int round = static_cast<int>(game_.rounds.size()) - 1, deal = view_.book().deal_of(leaf);
    for (const int player : {0, 1})
        if (game_.is_open(round, player) && card_of(view_, deal, player) != card_of(view_, game_.round().deal, player))
            return false;
    return true;
}

/// The nodes where the person may be: those of the set to move at, which hides the other's card; or the round's ends.
Rect MatchCanvas::to_see(const MatchPlaces& places, Rect r) const
{
    const auto& nodes = view_.book().tree.nodes;
    const int now = game_.node();
    const int mine = game_.is_persons_turn() ? nodes[static_cast<std::size_t>(now)].set : -1;
    if (mine < 0 && (now == 0 || !game_.shown())) return {places.width / 2 - r.w / 2 + 24, 0, r.w - 48, 60};
    float left = 1e9f, right = -1e9f, top = 1e9f, bottom = -1e9f;
    for (std::size_t n = 0; n < nodes.size(); ++n) {
        const bool is_leaf = n > 0 && nodes[n].set < 0;
        if (mine >= 0 ? nodes[n].set != mine : !is_leaf || !may_have_ended_at(static_cast<int>(n))) continue;
        const Point m = places.at[n];
        if (right > left && m.x + 32 - left > r.w) continue; // the whole set has no room: its first nodes
        left = std::min(left, m.x - 32), right = std::max(right, m.x + 32);
        top = std::min(top, m.y - 44), bottom = std::max(bottom, m.y + 32);
    }
    return {left, top, right - left, bottom - top};
}

void MatchCanvas::tree(Rect r)
{
    if (r.h < 60) return;
    if (const float foot = legend(r, false); r.h - foot >= least_height) {
        (void)legend(r, true);
        r.h -= foot;
    }
    const MatchPlaces places = match_places(view_.book(), r.w, r.h);
    constexpr int most_events = 1000;
    const int step = view_.ui().to_root * most_events + static_cast<int>(view_.log().cursor());
    if (ui_.is_new("betting match tree", step)) pan_to(ui_, "betting match tree", to_see(places, r));
    PanArea area(ui_, "betting match tree", r, places.width, places.height);
    const Point o = area.origin();
    draw_edges(places, o);
    draw_sets(places, o);
    draw_nodes(places, o);
}

/// What an edge's side and thickness say, and the leaves' figures.
float MatchCanvas::legend(Rect r, bool drawn) const
{
    constexpr float size = 12, line_h = 22, mark = 24, gap = 18;
    const bool kuhn = view_.book().rules.variant == Variant::kuhn;
    const bool thick = view_.shares(1) != nullptr;
    std::vector<Text> items{kuhn ? Text::variant_legend_left : Text::variant_legend_fold, Text::variant_legend_right};
    if (thick) items.push_back(Text::variant_legend_thick);
    items.push_back(Text::variant_legend_figures);
    std::vector<Rect> places;
    float x = 0, y = 0;
    for (const Text item : items) {
        const float w = (item == Text::variant_legend_figures ? 0 : mark) + p_.width(say_(item), size);
        if (x > 0 && x + w > r.w) x = 0, y += line_h;
        places.push_back({r.x + x, y, w, line_h});
        x += w + gap;
    }
    const float high = y + line_h + 4;
    for (std::size_t i = 0; drawn && i < items.size(); ++i) {
        const Rect at{places[i].x, r.bottom() - high + 4 + places[i].y, places[i].w, line_h};
        const float top = at.y + 4, foot = at.y + 17;
        float left = at.x;
        if (items[i] != Text::variant_legend_figures) left += mark;
        if (i == 0) p_.line({at.x + 13, top}, {at.x + 4, foot}, t_.muted, 1.5f);
        else if (i == 1) p_.line({at.x + 4, top}, {at.x + 13, foot}, t_.muted, 1.5f);
        else if (items[i] == Text::variant_legend_thick)
            p_.line({at.x, at.y + 11}, {at.x + 17, at.y + 11}, node_colour(t_, NodeShape::max), 4);
        p_.text({left, at.y + 15}, say_(items[i]), {size, t_.muted});
    }
    return high;
}

void MatchCanvas::draw_edges(const MatchPlaces& places, Point o)
{
    const auto& tree = view_.book().tree;
    for (std::size_t n = 1; n < tree.nodes.size(); ++n) {
        const auto parent = static_cast<std::size_t>(tree.nodes[n].parent);
        const Point a{o.x + places.at[parent].x, o.y + places.at[parent].y};
        const Point b{o.x + places.at[n].x, o.y + places.at[n].y};
        const auto* shares = view_.shares(static_cast<int>(parent));
        if (!shares || parent == 0) {
            p_.line(a, b, t_.line_strong, 1.5f);
            continue;
        }
        const auto played =
            static_cast<float>(engine::to_double((*shares)[static_cast<std::size_t>(tree.nodes[n].action)]));
        const Colour c =
            node_colour(t_, view_.book().player(static_cast<int>(parent)) == 0 ? NodeShape::max : NodeShape::min);
        p_.line(a, b, played > 0 ? c : t_.line, played > 0 ? 1.5f + 3.5f * played : 1.f);
    }
}

/// A dashed line from a to b; around what lies between them if they are `apart`.
void MatchCanvas::join(Point a, Point b, bool apart, bool above, Colour c, float width)
{
    std::vector<Point> path{a, b};
    if (apart) {
        const float y = above ? std::min(a.y, b.y) - 34 : std::max(a.y, b.y) + 34;
        const float in = above ? -20.f : 14.f;
        path = {a, {a.x + in, y}, {b.x + (above ? -8.f : 8.f), y}, b};
    }
    for (std::size_t i = 1; i < path.size(); ++i) {
        const Point from = path[i - 1], to = path[i];
        const float length = std::hypot(to.x - from.x, to.y - from.y);
        for (float s = 0; s < length; s += 10) {
            const float e = std::min(length, s + 5);
            p_.line({from.x + (to.x - from.x) * s / length, from.y + (to.y - from.y) * s / length},
                    {from.x + (to.x - from.x) * e / length, from.y + (to.y - from.y) * e / length}, c, width);
        }
    }
}

void MatchCanvas::draw_sets(const MatchPlaces& places, Point o)
{
    const auto& tree = view_.book().tree;
    const bool few = tree.nodes[0].children.size() <= 6; // more would cross: only the marked one
    for (int set = 1; set < static_cast<int>(tree.sets.size()); ++set) {
        const int player = tree.sets[static_cast<std::size_t>(set)].player;
        const bool marked = set == view_.ui().set;
        std::vector<std::size_t> nodes;
        for (std::size_t n = 0; n < tree.nodes.size(); ++n)
            if (tree.nodes[n].set == set) nodes.push_back(n);
        std::sort(nodes.begin(), nodes.end(), [&](auto a, auto b) { return places.at[a].x < places.at[b].x; });
        for (std::size_t i = 1; i < nodes.size(); ++i) {
            const std::size_t a = nodes[i - 1], b = nodes[i];
            const bool apart = places.column[b] - places.column[a] > 1;
            if (apart && !few && !marked) continue;
            const Colour c = marked ? t_.focus : node_colour(t_, player == 0 ? NodeShape::max : NodeShape::min);
            join({o.x + places.at[a].x, o.y + places.at[a].y}, {o.x + places.at[b].x, o.y + places.at[b].y}, apart,
                 places.at[a].x - places.at[static_cast<std::size_t>(tree.nodes[a].parent)].x < 0, c,
                 marked ? 3.f : 1.5f);
        }
    }
}

/// A text on a ground of its own, so that no line runs through it.
void MatchCanvas::label(Point at, const std::string& words, const TextStyle& style)
{
    const float w = p_.width(words, style.size, style.weight), high = 0.72f * style.size;
    p_.fill({(style.align == Align::middle ? at.x - w / 2 : at.x) - 2, at.y - high - 2, w + 4, high + 4}, t_.surface,
            3);
    p_.text(at, words, style);
}

void MatchCanvas::draw_nodes(const MatchPlaces& places, Point o)
{
    const auto& tree = view_.book().tree;
    const int mine = game_.is_persons_turn() ? tree.nodes[static_cast<std::size_t>(game_.node())].set : -1;
    for (std::size_t n = 0; n < tree.nodes.size(); ++n) {
        const auto& node = tree.nodes[n];
        const Point m{o.x + places.at[n].x, o.y + places.at[n].y};
        if (n == 0) {
            p_.disc(m, 12, node_colour(t_, NodeShape::chance));
            continue;
        }
        if (node.set < 0) {
            const int payoff = view_.book().payoff(static_cast<int>(n));
            const std::string text = gain_text(payoff);
            const float w = std::max(28.f, p_.width(text, 13, Weight::bold) + 8);
            const Rect box{m.x - w / 2, m.y - 13, w, 26};
            p_.fill(box, payoff > 0 ? t_.win_soft : payoff < 0 ? t_.lose_soft : t_.sunken, 5);
            p_.stroke(box, payoff > 0 ? t_.win : payoff < 0 ? t_.lose : t_.line_strong, 5, 1.2f);
            p_.text({m.x, m.y + 4.8f}, text, {13, t_.text, Weight::bold, Align::middle});
            if (may_have_ended_at(static_cast<int>(n))) p_.stroke(box.inset(-4), t_.focus, 8, 2.5f);
            continue;
        }
        const int player = view_.book().player(static_cast<int>(n));
        if (view_.tab() == MatchTab::tree) {
            const OwnedId id = make_id("node"_id, static_cast<std::int64_t>(n));
            if (ui_.item(id, {m.x - 20, m.y - 20, 40, 40}, 8).clicked) ui_.act(id);
        }
        if (node.set == mine) p_.ring(m, 25, t_.focus, 2.5f);
        p_.regular_polygon(m, 21, 3, player == 0 ? -90.f : 90.f,
                           node_colour(t_, player == 0 ? NodeShape::max : NodeShape::min));
        const char card = card_of(view_, view_.book().deal_of(static_cast<int>(n)), player);
        if (card)
            p_.text({m.x, m.y + (player == 0 ? 7.f : 3.f)}, std::string(1, card),
                    {12.5f, t_.accent_ink, Weight::bold, Align::middle});
    }
    const auto& chances = tree.sets[0].probabilities;
    const bool equal = std::all_of(chances.begin(), chances.end(), [&](const auto& p) { return p == chances[0]; });
    for (std::size_t d = 0; d < chances.size(); ++d) {
        const auto deal = static_cast<std::size_t>(tree.nodes[0].children[d]);
        const Point m{o.x + places.at[deal].x, o.y + places.at[deal].y};
        const std::string name = view_.book().deal(static_cast<int>(d));
        label({m.x, m.y - 29}, equal ? name : name + " " + written(engine::Fraction(chances[d])),
              {12, t_.muted, Weight::bold, Align::middle});
    }
    if (!equal) return;
    float room = 1e9f; // to the next column, which has its cards at this height
    for (const int deal : tree.nodes[0].children)
        room = std::min(room, std::fabs(places.at[static_cast<std::size_t>(deal)].x - places.at[0].x));
    const Point root{o.x + places.at[0].x, o.y + places.at[0].y};
    const std::string chance = written(engine::Fraction(chances[0]));
    const float beside = 20 + p_.width(chance, 13) + 8 + p_.width(view_.book().deal(0), 12, Weight::bold) / 2;
    if (room >= beside) label({root.x + 20, root.y + 2}, chance, {13, t_.muted});
    else label({root.x, root.y + 28}, chance, {13, t_.muted, Weight::regular, Align::middle});
}

/// A row for each decision: the deal, the moves before, how often its player bets or calls, what it is worth to MAX.
void MatchView::describe_tree(Outline& o) const
{
    auto& table = o.table("tree"_id, o.say(Text::variant_whole),
                          {o.say(Text::betting_head_deal), o.say(Text::variant_head_after),
                           o.say(Text::variant_head_active), o.say(Text::betting_head_worth)});
    const auto values = node_values(book().tree, book().form, book().solution.behaviour);
    for (std::size_t n = 1; n < book().tree.nodes.size(); ++n) {
        if (book().tree.nodes[n].set < 0) continue;
        engine::betting::MatchRound so_far;
        so_far.path.clear();
        for (int at = static_cast<int>(n); at > 0; at = book().tree.nodes[static_cast<std::size_t>(at)].parent)
            so_far.path.insert(so_far.path.begin(), at);
        const int player = book().player(static_cast<int>(n));
        const std::string moves = moves_in_words(o.say, *this, so_far);
        const auto* played = shares(static_cast<int>(n));
        table.rows.push_back({book().deal(book().deal_of(static_cast<int>(n))), moves.empty() ? "–" : moves,
                              (player == 0 ? "MAX " : "MIN ") + (played ? written((*played)[0]) : std::string("?")),
                              written(values[n])});
    }
}

} // namespace shell::betting
