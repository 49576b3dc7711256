// The live spaces side by side, the most probable first, and by which test the others collapsed.
#include "imgui.h"
#include "shell/pegs/phrases.hpp"
#include "shell/spaces/canvas.hpp"
#include "shell/spaces/ids.hpp"
#include <algorithm>
#include <array>
#include <utility>

namespace shell::spaces {

namespace {

constexpr std::array flow_names{Text::spaces_flow_before, Text::spaces_flow_made, Text::spaces_flow_live};
constexpr std::array test_names{Text::spaces_flow_live, Text::spaces_short_two_values, Text::spaces_short_rejected,
                                Text::spaces_short_empty, Text::spaces_short_distinct};

/// Of what lives, and of each test.
std::array<Colour, test_names.size()> test_inks(const Theme& t)
{
    return {t.accent, t.warn, t.bad, t.line_strong, t.text};
}

/// How many spaces there were, how many the last answer made of them, and how many of these live.
std::array<Count, flow_names.size()> flow_figures(const Analysis& analysis)
{
    const auto& effort = *analysis.now().effort();
    return {analysis.generations()[static_cast<std::size_t>(analysis.known_answers()) - 1].live(), effort.generated,
            effort.live};
}

} // namespace

float SpacesCanvas::flow(Point at, float width)
{
    const auto figures = flow_figures(analysis_);
    const float line = at.y + 27, inset = 34;
    p_.line({at.x + inset, line}, {at.x + width - inset, line}, t_.accent, 3);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const Point c{at.x + inset + (width - 2 * inset) * static_cast<float>(i) / 2, line};
        const bool now = i == 2;
        p_.disc(c, now ? 7.f : 5.f, t_.accent);
        if (now) p_.disc(c, 3, t_.surface);
        p_.text({c.x, line - 12}, short_count(say_, static_cast<std::int64_t>(figures[i])),
                {15, now ? t_.accent : t_.text, Weight::bold, Align::middle});
        p_.text({c.x, line + 22}, say_(flow_names[i]), {12, t_.muted, Weight::regular, Align::middle});
    }
    if (collapse_ < 1) p_.disc({at.x + inset + (width - 2 * inset) * collapse_, line}, 9, t_.accent); // on its way
    return at.y + 58;
}

/// The same as a line of text: "24 before → 1008 generated → 44 live".
float SpacesCanvas::flow_in_brief(Point at, float width)
{
    std::string words;
    const auto figures = flow_figures(analysis_);
    for (std::size_t i = 0; i < figures.size(); ++i)
        words +=
            (i ? " → " : "") + short_count(say_, static_cast<std::int64_t>(figures[i])) + " " + say_(flow_names[i]);
    return p_.paragraph({at.x, at.y + 12}, words, width, {desktop() ? 13.f : 12.f, t_.text}, 16) - 10;
}

void SpacesCanvas::tile(std::size_t space, Rect r)
{
    const auto& g = analysis_.now();
    const auto& chosen = view_.ui().chosen;
    const double share = analysis_.share(g, space), most = analysis_.share(g, g.first.front());
    const bool is_chosen = !chosen.dead && chosen.generation == analysis_.known_answers() && chosen.space == space;
    const bool likely = share > 0.9 * most, pale = share > 0.3 * most;
    const OwnedId id = make_id("space"_id, static_cast<std::int64_t>(space));
    const Press press = ui_.item(id, r, 6);
    const Colour back = likely ? t_.heat[1] : pale ? t_.heat[0] : t_.surface, ink = likely ? t_.heat_ink[1] : t_.text;
    p_.fill(r, ui_.reactive(back, press, id), 6);
    p_.stroke(r, is_chosen ? t_.accent : t_.line_strong, 6, is_chosen ? 2.5f : 1.f);
    vs::Concept e;
    e.slot = g.set.live()[space].space.asserted;
    const float n = static_cast<float>(rules_.positions), step = (r.w - 10) / n;
    for (std::size_t i = 0; i < rules_.positions; ++i) {
        const Point c{r.x + 5 + step * (static_cast<float>(i) + 0.5f), r.y + 17};
        if (vs::is_value(e.slot[i])) symbol(e.slot[i], c, std::min(9.f, step / 2 - 1), false);
        else p_.text({c.x, c.y + 5}, "?", {13, ink, Weight::regular, Align::middle});
    }
    p_.text({r.x + 6, r.bottom() - 8}, short_count(say_, g.members[space]), {12, ink, Weight::bold});
    p_.text({r.right() - 6, r.bottom() - 8}, percent_in_words(say_, share), {12, ink, Weight::regular, Align::right});
    if (press.clicked) ui_.act(id);
}

/// A new answer is seen to collapse: 1.3 s, less if anything is pressed; with reduced motion, or when a game opens, it has.
void SpacesCanvas::follow_collapse()
{
    constexpr std::string_view key = "spaces collapse";
    if (!analysis_.settled()) return;
    const auto answers = static_cast<float>(analysis_.known_answers());
    const ImGuiIO& io = ImGui::GetIO();
    if (io.MouseDown[0] || io.InputQueueCharacters.Size > 0) ui_.ease_from(key, answers);
    const float left = answers - ui_.eased(key, answers, 1300); // of the way from the answer before; undo has none
    collapse_ = 1 - std::clamp(left, 0.f, 1.f);
}

/// On its way first all spaces come that the answer generates, then those collapse that do not live.
SpacesCanvas::Collapse SpacesCanvas::collapse_now() const
{
    const auto& effort = *analysis_.now().effort();
    const Count dead = effort.generated - effort.live, before = std::min(effort.generated, flow_figures(analysis_)[0]);
    const auto part = [](Count of, float t) {
        return static_cast<Count>(static_cast<double>(of) * std::clamp(t, 0.f, 1.f));
    };
    if (collapse_ >= 1) return {effort.generated, dead};
    return {before + part(effort.generated - before, 2 * collapse_), part(dead, 2 * collapse_ - 1)};
}

/// All that the last answer generated as one bar: what lives, and what each test made collapse, in its colour.
float SpacesCanvas::collapse_bar(Point at, float width)
{
    const auto& effort = *analysis_.now().effort();
    const auto inks = test_inks(t_);
    const Collapse now = collapse_now();
    const auto fill = [&](Count begin, Count end, Colour ink) {
        if (end <= begin) return;
        const float one = width / static_cast<float>(effort.generated), w = one * static_cast<float>(end - begin);
        p_.fill({at.x + one * static_cast<float>(begin), at.y, std::max(2.f, w - 1), 8}, ink, 1);
    };
    Count from = 0;
    for (std::size_t d = 0; d < inks.size(); ++d) {
        const Count to = from + (d == 0 ? effort.live : effort.died[d]);
        const Count fallen = d == 0 ? to : std::clamp(effort.live + now.fallen, from, to);
        fill(from, std::min(fallen, now.shown), inks[d]);
        fill(fallen, std::min(to, now.shown), inks[0]);
        from = to;
    }
    return at.y + 8;
}

/// A mark for each space that the last answer generated, heap beside heap in the order of the bar; a bar where they are too many.
float SpacesCanvas::collapse_heaps(Point at, float width)
{
    const auto& effort = *analysis_.now().effort();
    const auto inks = test_inks(t_);
    const Collapse now = collapse_now();
    for (const auto& [pitch, most] : {std::pair{6.f, 24.f}, std::pair{5.f, 30.f}, std::pair{4.f, 60.f}}) {
        // a heap may waste a column, and the gap after it
        const auto columns = static_cast<Count>(width / pitch);
        if (columns <= 2 * inks.size()) continue;
        const Count across = columns - 2 * inks.size();
        const Count high = (effort.generated + across - 1) / across;
        if (static_cast<float>(high) * pitch > most) continue;
        float x = at.x;
        const float bottom = at.y + static_cast<float>(high) * pitch;
        Count first = 0; // of this heap, among all
        for (std::size_t d = 0; d < inks.size(); ++d) {
            const Count n = d == 0 ? effort.live : effort.died[d];
            for (Count i = 0; i < n && first + i < now.shown; ++i) {
                const auto column = static_cast<float>(i / high), up = static_cast<float>(i % high + 1);
                const bool fallen = first + i < effort.live + now.fallen;
                p_.fill({x + pitch * column, bottom - pitch * up, pitch - 1, pitch - 1}, inks[fallen ? d : 0]);
            }
            if (n > 0) x += pitch * static_cast<float>((n + high - 1) / high + 1);
            first += n;
        }
        return bottom;
    }
    return collapse_bar(at, width);
}

/// What its colours mean, each with a mark of its own, and how many each are.
float SpacesCanvas::collapse_legend(Point at, float width)
{
    const auto& effort = *analysis_.now().effort();
    const auto inks = test_inks(t_);
    float x = at.x, y = at.y;
    for (std::size_t d = 0; d < inks.size(); ++d) {
        const auto n = d == 0 ? effort.live : effort.died[d];
        if (n == 0) continue;
        const std::string words = number(say_.language(), static_cast<std::int64_t>(n)) + " " + say_(test_names[d]);
        const float w = 20 + p_.width(words, 12) + 14;
        if (x > at.x && x + w > at.x + width) x = at.x, y += 18;
        const Point mark{x + 7, y + 4};
        if (d == 0) p_.disc(mark, 5, inks[d]);
        else if (d == 1) p_.fill({mark.x - 5, mark.y - 5, 10, 10}, inks[d], 1);
        else if (d == 2) draw_cross(p_, mark, 5, inks[d], 2.6f);
        else if (d == 3) p_.ring(mark, 4.6f, inks[d], 2.4f);
        else p_.line({mark.x - 5, mark.y}, {mark.x + 5, mark.y}, inks[d], 3);
        p_.text({x + 18, y + 8}, p_.fitted(words, at.x + width - x - 18, 12), {12, t_.text});
        x += w;
    }
    return y + 20;
}

void SpacesCanvas::tiles(Rect window)
{
    ScrollArea area(ui_, "spaces tiles", window);
    const float x = window.x + 8, width = window.w - 18, top = window.y - area.offset();
    const auto& g = analysis_.now();
    const bool roomy = window.h > 240; // else the collapse in brief, and the tiles
    const bool legend_first = roomy || (desktop() && window.h > 190);
    float y = roomy ? flow({x, top + 2}, width) + 4 : flow_in_brief({x, top + 2}, width);
    y = roomy ? collapse_heaps({x, y}, width) : collapse_bar({x, y}, width);
    y = legend_first ? collapse_legend({x, y + 12}, width) : y + 8;
    if (roomy) y = p_.paragraph({x, y + 14}, say_(Text::spaces_tile_legend), width, {12, t_.muted}, 16) - 6;
    const float w = std::max(78.f, 18 * static_cast<float>(rules_.positions) + 10), h = 52, gap = 6;
    const int columns = std::max(1, static_cast<int>((width + gap) / (w + gap)));
    const float stretched = (width + gap) / static_cast<float>(columns) - gap;
    for (std::size_t i = 0; i < g.first.size(); ++i) {
        const auto column = static_cast<float>(i % static_cast<std::size_t>(columns)),
                   line = static_cast<float>(i / static_cast<std::size_t>(columns));
        const Rect r{x + (stretched + gap) * column, y + (h + gap) * line, stretched, h};
        if (r.bottom() > window.y && r.y < window.bottom()) tile(g.first[i], r);
    }
    const auto lines = (g.first.size() + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns);
    y += (h + gap) * static_cast<float>(lines);
    if (g.live() > g.first.size()) {
        p_.text({x, y + 14},
                say_(Text::spaces_and_more, say_.count(static_cast<std::int64_t>(g.live() - g.first.size()))),
                {12, t_.muted});
        y += 22;
    }
    if (!roomy) {
        y = p_.paragraph({x, y + 16}, say_(Text::spaces_tile_legend), width, {12, t_.muted}, 16) - 6;
        if (!legend_first) y = collapse_legend({x, y}, width);
    }
    area.content_height(y - top + 8);
}

} // namespace shell::spaces
