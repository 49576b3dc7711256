// Ui's buttons, icon buttons, menu and option rows, segmented controls and the "why" mark.
#include "shell/kit/commands.hpp"
#include "shell/kit/left_out.hpp"
#include "shell/kit/ui.hpp"
#include <algorithm>
#include <array>
#include <vector>

namespace shell::kit {
namespace {

constexpr float small_letters = 12;

/// A label that is too long for one line, on two lines in small letters. False: it does not fit so either.
bool draw_on_two_lines(const Painter& p, Rect r, std::string_view label, Colour ink, Weight weight)
{
    constexpr float least_height = 32, leading = 14;
    if (r.h < least_height || p.width(label, small_letters, weight) <= r.w) return false;
    const auto lines = p.balanced(label, r.w, small_letters, weight);
    const bool fits = lines.size() == 2 && std::all_of(lines.begin(), lines.end(), [&](const auto& line) {
                          return p.width(line, small_letters, weight) <= r.w;
                      });
    if (!fits) return false;
    float y = r.centre().y + small_letters * 0.355f - leading / 2;
    for (const auto& line : lines) {
        p.text({r.centre().x, y}, line, {small_letters, ink, weight, Align::middle});
        y += leading;
    }
    return true;
}

} // namespace

bool Ui::button(Id id, Rect r, Text label, ButtonKind kind, Icon icon, bool enabled)
{
    return button(id, r, pattern(say.language(), label), kind, icon, enabled);
}

bool Ui::button(Id id, Rect r, std::string_view label, ButtonKind kind, Icon icon, bool enabled)
{
    const LeftOut in_figures;
    enabled = enabled && !withholds(id);
    const Press p = item(id, r, 8, enabled);
    const Theme& t = theme();
    Colour back = t.raised, ink = t.text, border = t.line_strong;
    if (kind == ButtonKind::primary) back = t.accent, ink = t.accent_ink, border = 0;
    if (kind == ButtonKind::quiet) back = 0, ink = t.accent, border = 0;
    if (kind == ButtonKind::danger) back = t.raised, ink = t.bad, border = t.bad;
    if (!enabled) back = kind == ButtonKind::quiet ? 0 : t.sunken, ink = t.unknown, border = 0;
    back = reactive(back, p, id);
    const float sink = p.held ? 1.f : 0.f;
    if (back >> 24) paint.fill(r, back, 8);
    if (border) paint.stroke(r, border, 8, 1);
    float size = r.h < 40 ? 14.f : 15.f;
    // A long label takes the icon's room.
    if (!label.empty() && paint.width(label, 13, Weight::bold) > r.w - 28 - 12) icon = Icon::none;
    const float gap = icon == Icon::none ? 0.f : label.empty() ? 20.f : 28.f;
    const float room = r.w - gap - 12;
    while (size > 12 && paint.width(label, size, Weight::bold) > room) size -= 1;
    if (draw_on_two_lines(paint, r.inset(6, 2).moved(0, sink), label, ink, Weight::bold)) {
        if (p.clicked) act(id);
        return p.clicked;
    }
    const std::string shown = paint.fitted(label, std::max(8.f, room), size, Weight::bold);
    const float text_width = label.empty() ? 0.f : paint.width(shown, size, Weight::bold);
    const float x = r.x + (r.w - gap - text_width) / 2;
    if (icon != Icon::none) draw(paint, icon, {x, r.centre().y - 10 + sink}, 20, ink);
    if (!label.empty()) paint.text({x + gap, r.centre().y + size * 0.355f + sink}, shown, {size, ink, Weight::bold});
    if (p.clicked) act(id);
    return p.clicked;
}

void Ui::command(Id id, Rect r)
{
    const std::array one{OwnedId(id)};
    command_row(one, r, 0);
}

void Ui::command_row(std::span<const OwnedId> ids, Rect r, float gap)
{
    std::vector<std::pair<Id, Command>> all;
    for (const OwnedId& id : ids)
        if (auto c = commands ? commands->find(id.text()) : std::nullopt) all.emplace_back(id, *std::move(c));
    if (all.empty()) return;
    const auto many = static_cast<float>(all.size());
    Rect cell{r.x, r.y, (r.w - gap * (many - 1)) / many, r.h};
    const bool fits = std::all_of(all.begin(), all.end(), [&](const auto& one) {
        return one.second.offer.short_label.empty() || paint.width(one.second.label, 13, Weight::bold) <= cell.w - 12;
    });
    for (const auto& [id, c] : all) {
        const Offer& o = c.offer;
        if (!o.enabled && !o.why.empty()) reason(id, cell, o.why);
        button(id, cell, fits ? c.label : o.short_label, o.kind, o.icon, o.enabled);
        cell.x += cell.w + gap;
    }
}

Press Ui::command_item(Id id, Rect r, float radius)
{
    const auto c = commands ? commands->find(id.text()) : std::nullopt;
    if (!c) return {};
    const Press press = item(id, r, radius, c->offer.enabled);
    if (press.clicked) act(id);
    return press;
}

void Ui::command_icon(Id id, Rect r)
{
    if (const auto c = commands ? commands->find(id.text()) : std::nullopt)
        icon_button(id, r, c->offer.icon, c->label, c->offer.enabled);
}

bool Ui::icon_button(Id id, Rect r, Icon icon, std::string_view label, bool enabled)
{
    const LeftOut in_figures;
    enabled = enabled && !withholds(id);
    const Press p = item(id, r, 8, enabled);
    const Colour back = reactive(0, p, id);
    if (back >> 24) paint.fill(r, back, 8);
    const Point m = r.centre();
    draw(paint, icon, {m.x - 12, m.y - 12 + (p.held ? 1.f : 0.f)}, 24, enabled ? theme().text : theme().unknown);
    if (p.hovered) tooltip(id, r, label);
    if (p.clicked) act(id);
    return p.clicked;
}

bool Ui::menu_row(Id id, Rect r, std::string_view label, Icon icon, bool enabled)
{
    enabled = enabled && !withholds(id);
    const Press p = item(id, r, 8, enabled);
    if (const Colour back = reactive(0, p, id); back >> 24) paint.fill(r, back, 8);
    const Colour ink = enabled ? theme().text : theme().unknown;
    draw(paint, icon, {r.x + 8, r.centre().y - 11}, 22, ink);
    const auto lines = paint.two_lines(label, r.w - 50, 15);
    float y = r.centre().y + (lines.size() > 1 ? -4.f : 5.f);
    for (const auto& line : lines) {
        paint.text({r.x + 42, y}, line, {15, ink});
        y += 18;
    }
    if (p.clicked) act(id);
    return p.clicked;
}

void Ui::option_row(Id id, Rect r, std::string_view label, int index, bool on)
{
    const Theme& t = theme();
    const OwnedId row_id = make_id(id, index);
    const Rect whole{r.x - 8, r.y, r.w + 16, r.h};
    const Press p = item(row_id, whole, 8);
    if (on) paint.fill(whole, t.accent_soft, 8);
    else if (const Colour back = reactive(0, p, row_id); back >> 24) paint.fill(whole, back, 8);
    const Point mark{r.x + 10, r.centre().y};
    paint.ring(mark, 7, on ? t.accent : t.line_strong, 2);
    if (on) paint.disc(mark, 3.5f, t.accent);
    const Weight weight = on ? Weight::bold : Weight::regular;
    float size = 14;
    while (size > small_letters && paint.width(label, size, weight) > r.w - 32) size -= 1;
    paint.text({r.x + 28, r.centre().y + 5}, paint.fitted(label, r.w - 32, size, weight), {size, t.text, weight});
    if (p.clicked) act(id, std::to_string(index));
}

void Ui::segmented(Id id, Rect r, std::span<const std::string_view> labels, int selected, std::span<const int> numbers)
{
    const LeftOut in_figures;
    const Theme& t = theme();
    const bool dark = &t == &kit::theme(ThemeName::dark);
    paint.fill(r, t.sunken, 8);
    // Each segment gets its label's width and an equal share of the rest.
    float left = r.w - 6;
    for (const auto label : labels) left -= paint.width(label, 13, Weight::bold);
    const float extra = left / static_cast<float>(labels.size());
    float x = r.x + 3;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const int index = numbers.empty() ? static_cast<int>(i) : numbers[i];
        const bool on = index == selected;
        const float unit = std::max(12.f, paint.width(labels[i], 13, Weight::bold) + extra);
        const Rect cell{x, r.y + 3, unit, r.h - 6};
        x += unit;
        const OwnedId cell_id = make_id(id, index);
        const Press p = item(cell_id, {cell.x, r.y, unit, r.h}, 6);
        if (on) {
            paint.fill(cell, dark ? t.raised : t.surface, 6);
            paint.stroke(cell, t.line, 6);
        } else if (const Colour back = reactive(0, p, cell_id); back >> 24) paint.fill(cell, back, 6);
        float size = 13;
        const Weight weight = on ? Weight::bold : Weight::regular;
        if (paint.width(labels[i], size, weight) > unit - 6) size = 12;
        const Colour ink = on ? t.text : t.muted;
        if (!draw_on_two_lines(paint, {x - unit + 2, r.y, unit - 4, r.h}, labels[i], ink, weight))
            paint.text({cell.centre().x, cell.centre().y + 4.8f}, paint.fitted(labels[i], unit - 4, size, weight),
                       {size, ink, weight, Align::middle});
        if (p.clicked) act(id, std::to_string(index));
    }
}

void Ui::segmented(Id id, Rect r, std::span<const Text> labels, int selected)
{
    std::vector<std::string_view> words;
    for (const Text t : labels) words.push_back(pattern(say.language(), t));
    segmented(id, r, words, selected);
}

void Ui::why(Id id, Point m)
{
    const LeftOut in_figures;
    if (hides_analysis()) return;
    const Rect r{m.x - 15, m.y - 15, 30, 30};
    const Press p = item(id, r, 15);
    paint.disc(m, 9, reactive(theme().sunken, p, id));
    paint.text({m.x, m.y + 4.5f}, "?", {13, theme().accent, Weight::bold, Align::middle});
    if (p.clicked) act(id);
}

} // namespace shell::kit
