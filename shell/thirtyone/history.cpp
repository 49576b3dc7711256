// Draws the winner after each move of a game. A cross marks a mistake: a move that made the mover's value worse.
#include "shell/thirtyone/canvas.hpp"
#include "shell/thirtyone/ids.hpp"
#include <algorithm>

namespace shell::thirtyone {
namespace {

constexpr float head = 24, note_line = 18, half = 25, figure_line = 46; // half: of the bars' height

/// The legend of the crosses stands at the right of the title, or below it.
float legend_width(const Painter& p, const Say& say) { return p.width(say(Text::thirtyone_history_note), 12) + 18; }
bool legend_beside(const Painter& p, const Say& say, float width)
{
    return p.width(say(Text::thirtyone_history), 13, Weight::bold) + 16 + legend_width(p, say) <= width;
}
bool has_mistake(const View& v)
{
    return std::any_of(v.history().begin(), v.history().end(), [](const auto& m) { return m.mistake; });
}
bool legend_below(const View& v, const Ui& ui, float width)
{
    return has_mistake(v) && !legend_beside(ui.paint, ui.say, width);
}

void draw_head(const View& v, const Ui& ui, Rect r)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    p.text({r.x, r.y + 14}, ui.say(Text::thirtyone_history), {13, t.muted, Weight::bold});
    if (!has_mistake(v)) return;
    const bool below = legend_below(v, ui, r.w);
    const float x = below ? r.x : r.right() - legend_width(p, ui.say), base = r.y + (below ? 32.f : 14.f);
    draw_cross(p, {x + 6, base - 4}, 4, t.bad, 2);
    p.text({x + 18, base}, ui.say(Text::thirtyone_history_note), {12, t.muted});
}

} // namespace

float history_height(const View& v, const Ui& ui, float width)
{
    return head + (legend_below(v, ui, width) ? note_line : 0) + 38 + figure_line;
}

void draw_history(const View& v, Ui& ui, Rect r)
{
    draw_head(v, ui, r);
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const auto& moments = v.history();
    const std::string above = ui.say(Text::thirtyone_wins_a), below = ui.say(Text::thirtyone_wins_b);
    const float label = std::max(p.width(above, 13), p.width(below, 13)) + 12, axis = r.bottom() - figure_line;
    const float left = r.x + label;
    const float pitch = std::min(56.f, (r.w - label) / std::max(1.f, static_cast<float>(moments.size() - 1)));
    p.text({r.x, axis - 12}, above, {13, t.player_a});
    p.text({r.x, axis + 20}, below, {13, t.player_b});
    const bool figures = pitch >= 14;
    for (std::size_t k = 1; k < moments.size(); ++k) {
        const auto& m = moments[k];
        const float x = left + pitch * (static_cast<float>(k) - 0.5f), w = std::max(3.f, std::min(40.f, pitch - 4));
        if (m.status > 0) p.fill({x - w / 2, axis - half, w, half}, t.player_a, 3);
        else if (m.status < 0) p.fill({x - w / 2, axis, w, half}, t.player_b, 3);
        else p.fill({x - w / 2, axis - 4, w, 8}, t.unknown, 3);
        const OwnedId id = make_id("moment"_id, static_cast<std::int64_t>(k) - 1);
        if (const auto c = ui.commands->find(id.text()); c && figures) { // goes back to before that move
            const Rect bar{x - pitch / 2, axis - 42, pitch, 88};
            const Press press = ui.command_item(id, bar, 4);
            if (const Colour back = ui.reactive(0, press, id); back >> 24) p.fill(bar.inset(1), faded(back, 0.5f), 4);
            if (press.hovered) ui.tooltip(id, bar, c->label);
        }
        if (m.mistake) draw_cross(p, {x, axis - 34}, 4, t.bad, 2);
        if (figures)
            p.text({x, axis + 42}, std::to_string(v.game().moves[static_cast<int>(k) - 1]),
                   {12, t.muted, Weight::regular, Align::middle});
    }
    p.line({left, axis}, {r.right(), axis}, t.line_strong, 1.5f);
    const auto move = v.ui().review ? v.decisive() : std::nullopt;
    if (!move) return;
    const float x = left + pitch * (static_cast<float>(*move) + 0.5f), w = std::max(14.f, std::min(48.f, pitch + 4));
    p.stroke({x - w / 2, axis - 42, w, 88}, t.bad, 6, 2);
}

} // namespace shell::thirtyone
