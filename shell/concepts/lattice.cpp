// The concepts that are left as a drawing: the more general ones above. Few: boxes with their values; up to 200: dots;
// more: S and G alone.
#include "shell/concepts/canvas.hpp"
#include <algorithm>
#include <bit>
#include <map>

namespace shell::concepts {

using engine::concepts::Concept;
using engine::concepts::Language;

namespace {

constexpr float box_least = 98, box_gap = 10, line_h = 17, level_gap = 40, dot_level = 40, token_gap = 6;

/// The more general, the higher: attributes with any value in L, allowed values in L2.
int height_of(const View& v, Concept c)
{
    if (c.is_empty()) return -1;
    int out = 0;
    for (int i = 0; i < v.shape().attributes; ++i)
        out += v.setup().language == Language::l ? static_cast<int>(is_any(v.shape(), c, i))
                                                 : std::popcount(allowed(c, i));
    return out;
}

struct Node {
    Concept of;
    bool s = false, g = false;
};

struct Plan {
    std::vector<Node> nodes;
    std::vector<std::vector<int>> levels;   // the most general first
    std::vector<std::pair<int, int>> edges; // lower, upper
    bool whole = false;                     // all members are there
    bool boxes = false;
    float box_w = 0, box_h = 0;
};

bool has(const std::vector<Concept>& all, Concept c) { return std::find(all.begin(), all.end(), c) != all.end(); }

/// Orders a level by the mean place of each concept's upper neighbours, which leaves few edges crossing.
void order(Plan& p)
{
    std::vector<double> place(p.nodes.size(), 0);
    for (auto& level : p.levels) {
        std::vector<double> wanted(p.nodes.size(), 0);
        for (const int n : level) {
            double sum = 0;
            int count = 0;
            for (const auto& [lower, upper] : p.edges)
                if (lower == n) sum += place[static_cast<std::size_t>(upper)], ++count;
            wanted[static_cast<std::size_t>(n)] = count > 0 ? sum / count : 0.5;
        }
        std::stable_sort(level.begin(), level.end(), [&](int a, int b) {
            return wanted[static_cast<std::size_t>(a)] < wanted[static_cast<std::size_t>(b)];
        });
        for (std::size_t i = 0; i < level.size(); ++i)
            place[static_cast<std::size_t>(level[i])] =
                (static_cast<double>(i) + 0.5) / static_cast<double>(level.size());
    }
}

/// Lines of a concept's parts in a box.
std::vector<std::vector<int>> lines_of(const View& v, const Ui& ui, Concept c, float width)
{
    std::vector<std::vector<int>> out(1);
    float x = 0;
    for (int i = 0; i < v.shape().attributes; ++i) {
        const float w = ui.paint.width(part_in_words(v.words(ui.say), v.shape(), c, i, v.notation()), 13, Weight::bold);
        if (x > 0 && x + w > width) x = 0, out.emplace_back();
        out.back().push_back(i);
        x += w + token_gap;
    }
    return out;
}

Plan plan_of(const View& v, const Ui& ui, float width)
{
    const auto& now = v.course().now;
    Plan p;
    p.whole = !now.members.empty();
    std::vector<Concept> shown = now.members;
    if (!p.whole) {
        shown = now.borders.g;
        for (const Concept& c : now.borders.s)
            if (!has(shown, c)) shown.push_back(c);
        if (shown.size() > 60) shown.resize(60);
    } else p.edges = now.covers;
    std::map<int, std::vector<int>> levels;
    for (const Concept& c : shown) {
        const bool s = has(now.borders.s, c), g = has(now.borders.g, c);
        const int height = p.whole ? height_of(v, c) : g ? 1 : 0;
        levels[height].push_back(static_cast<int>(p.nodes.size()));
        p.nodes.push_back({c, s, g});
    }
    for (auto it = levels.rbegin(); it != levels.rend(); ++it) p.levels.push_back(std::move(it->second));
    order(p);
    std::size_t widest = 1;
    for (const auto& level : p.levels) widest = std::max(widest, level.size());
    const float w = (width + box_gap) / static_cast<float>(widest) - box_gap;
    p.box_w = std::min(w, 210.f);
    p.boxes = w >= box_least && p.nodes.size() <= 24;
    if (!p.boxes) return p;
    std::size_t lines = 1;
    for (const Node& n : p.nodes) lines = std::max(lines, lines_of(v, ui, n.of, p.box_w - 12).size());
    p.box_h = 16 + line_h * static_cast<float>(lines) + (v.voting() ? 18.f : 0.f);
    return p;
}

float plan_height(const Plan& p)
{
    const auto n = static_cast<float>(p.levels.size());
    return p.nodes.empty() ? 0 : 22 + 22 + (p.boxes ? n * p.box_h + (n - 1) * level_gap + 20 : n * dot_level + 10);
}

/// What the lower concept asks for beside the upper one: "and Strong". In L only, where it is one value for each.
std::string added_in_words(const View& v, const Say& say, Concept lower, Concept upper)
{
    std::string out;
    if (v.setup().language != Language::l || lower.is_empty()) return out;
    for (int i = 0; i < v.shape().attributes; ++i)
        if (is_any(v.shape(), upper, i) && !is_any(v.shape(), lower, i))
            out += (out.empty() ? "" : " ") +
                   say(Text::concepts_edge, part_in_words(v.words(say), v.shape(), lower, i, v.notation()));
    return out;
}

/// Draws what an edge adds on a gap in it, where all edges have room for theirs.
void draw_added(const View& v, Ui& ui, const Plan& plan, const std::vector<Point>& places)
{
    const Painter& p = ui.paint;
    const float half = plan.box_h / 2;
    std::vector<std::pair<Rect, std::string>> labels;
    for (const auto& [lower, upper] : plan.edges) {
        const auto a = static_cast<std::size_t>(lower), b = static_cast<std::size_t>(upper);
        const Point middle{(places[a].x + places[b].x) / 2, (places[a].y - half + places[b].y + half) / 2};
        const std::string words = added_in_words(v, ui.say, plan.nodes[a].of, plan.nodes[b].of);
        const float w = p.width(words, 12) + 8;
        const Rect r{middle.x - w / 2, middle.y - 10, w, 20};
        if (words.empty()) return;
        for (const auto& [other, said] : labels)
            if (r.x < other.right() && other.x < r.right() && r.y < other.bottom() && other.y < r.bottom()) return;
        labels.emplace_back(r, words);
    }
    for (const auto& [r, words] : labels) {
        p.fill(r, ui.theme().surface);
        p.text({r.centre().x, r.centre().y + 4.5f}, words, {12, ui.theme().muted, Weight::regular, Align::middle});
    }
}

void draw_box(const View& v, Ui& ui, Rect r, const Node& n)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const bool border = n.s || n.g;
    p.fill(r, border ? t.accent_soft : t.surface, 8);
    p.stroke(r, t.accent, 8, border ? 2.5f : 1.5f);
    const auto lines = lines_of(v, ui, n.of, r.w - 12);
    const float rows = static_cast<float>(lines.size()) * line_h + (v.voting() ? 18.f : 0.f);
    float y = r.centre().y - rows / 2 + 13;
    const auto& words = v.words(ui.say);
    for (const auto& line : lines) {
        float w = -token_gap;
        const auto part = [&](int i) { return part_in_words(words, v.shape(), n.of, i, v.notation()); };
        const auto weight = [&](int i) {
            return is_any(v.shape(), n.of, i) || n.of.is_empty() ? Weight::regular : Weight::bold;
        };
        for (const int i : line) w += p.width(part(i), 13, weight(i)) + token_gap;
        float x = r.centre().x - w / 2;
        for (const int i : line) {
            p.text({x, y}, part(i), {13, weight(i) == Weight::bold ? t.text : t.muted, weight(i)});
            x += p.width(part(i), 13, weight(i)) + token_gap;
        }
        y += line_h;
    }
    if (v.voting()) {
        const bool yes = covers(n.of, v.draft_concept());
        const std::string says = ui.say(yes ? Text::concepts_yes : Text::concepts_no);
        const float x = r.centre().x - (p.width(says, 12) + 18) / 2;
        draw_label(p, {x + 6, y - 1}, 6, yes);
        p.text({x + 18, y + 3}, says, {12, t.muted});
    }
    float x = r.x + 12;
    for (const auto& [is, name] : {std::pair{n.g, "G"}, std::pair{n.s, specific_border(v.notation())}}) {
        if (!is) continue;
        const Rect pill{x, n.g ? r.y - 11 : r.bottom() - 9, 26, 20};
        p.fill(pill, t.accent, 10);
        p.text({pill.centre().x, pill.centre().y + 5}, name, {13, t.accent_ink, Weight::bold, Align::middle});
        x += 32;
    }
}

void draw_dot(const View& v, Ui& ui, Point at, const Node& n)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const float r = n.s || n.g ? 11.f : 6.f;
    if (v.voting()) draw_label(p, at, r, covers(n.of, v.draft_concept()));
    else {
        p.disc(at, r, n.s || n.g ? t.accent : t.surface);
        p.ring(at, r, t.accent, 2);
    }
    if (!n.s && !n.g) return;
    const std::string s = specific_border(v.notation()), name = n.s && n.g ? s + " G" : n.s ? s : "G";
    if (v.voting()) p.text({at.x, n.g ? at.y - 14 : at.y + 24}, name, {12, t.accent, Weight::bold, Align::middle});
    else p.text({at.x, at.y + 4.5f}, name, {name.size() > 1 ? 9.f : 13.f, t.accent_ink, Weight::bold, Align::middle});
}

} // namespace

float lattice_height(const View& v, const Ui& ui, float width) { return plan_height(plan_of(v, ui, width)); }

void draw_lattice(const View& v, Ui& ui, Rect r)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const Plan plan = plan_of(v, ui, r.w);
    if (plan.nodes.empty()) return;
    const auto arrow = [&](float y, Text words, float tip) {
        const float w = p.width(ui.say(words), 12);
        p.text({r.right(), y}, ui.say(words), {12, t.muted, Weight::regular, Align::right});
        const float x = r.right() - w - 12;
        p.line({x, y - 10}, {x, y + 1}, t.muted, 1.5f);
        p.line({x, tip < 0 ? y - 10 : y + 1}, {x - 4, tip < 0 ? y - 6 : y - 3}, t.muted, 1.5f);
        p.line({x, tip < 0 ? y - 10 : y + 1}, {x + 4, tip < 0 ? y - 6 : y - 3}, t.muted, 1.5f);
    };
    arrow(r.y + 14, Text::concepts_general, -1);
    arrow(r.y + plan_height(plan) - 6, Text::concepts_specific, 1);
    std::vector<Point> places(plan.nodes.size());
    float y = r.y + 22 + (plan.boxes ? 12 + plan.box_h / 2 : dot_level / 2);
    for (const auto& level : plan.levels) {
        const auto n = static_cast<float>(level.size());
        const float pitch = plan.boxes ? plan.box_w + box_gap : std::min(34.f, (r.w - 24) / n);
        for (std::size_t i = 0; i < level.size(); ++i)
            places[static_cast<std::size_t>(level[i])] = {r.centre().x + (static_cast<float>(i) - (n - 1) / 2) * pitch,
                                                          y};
        y += plan.boxes ? plan.box_h + level_gap : dot_level;
    }
    const float half = plan.boxes ? plan.box_h / 2 : 0;
    for (const auto& [lower, upper] : plan.edges) {
        const Point low = places[static_cast<std::size_t>(lower)], high = places[static_cast<std::size_t>(upper)];
        p.line({low.x, low.y - half}, {high.x, high.y + half}, plan.boxes ? t.accent : t.line_strong,
               plan.boxes ? 2.f : 1.f);
    }
    if (plan.boxes) draw_added(v, ui, plan, places);
    for (std::size_t i = 0; i < plan.nodes.size(); ++i) {
        if (plan.boxes)
            draw_box(v, ui, {places[i].x - plan.box_w / 2, places[i].y - plan.box_h / 2, plan.box_w, plan.box_h},
                     plan.nodes[i]);
        else draw_dot(v, ui, places[i], plan.nodes[i]);
    }
}

} // namespace shell::concepts
