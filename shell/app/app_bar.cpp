#include "shell/app/app_bar.hpp"
#include "shell/app/ids.hpp"
#include <array>

namespace shell::app {
namespace {

/// The leading parts, between the points, that fit whole; else the first part, cut.
std::string whole_parts(const Painter& p, std::string_view rules, float width, float size)
{
    constexpr std::string_view point = " · ";
    while (p.width(rules, size) > width && rules.find(point) != rules.npos) rules = rules.substr(0, rules.rfind(point));
    return p.fitted(rules, width, size);
}

void draw_phone(Ui& ui, Rect bar, const AppBar& b)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const float mid = bar.y + bar.h / 2;
    const Rect menu{bar.right() - 46, mid - 22, 44, 44}, beside = menu.moved(-48, 0);
    ui.icon_button("menu"_id, menu, Icon::menu, Text::menu);
    if (b.title.empty()) {
        draw_mark(p, {bar.x + 16, mid - 13}, 26);
        p.text({bar.x + 52, mid + 7}, "Sagaz", {20, t.text, Weight::bold});
        const Press press = ui.item("languages"_id, beside, 8); // opens the menu, which has the languages
        p.fill(beside.inset(0, 6), ui.reactive(t.sunken, press, "languages"_id), 8);
        p.text({beside.centre().x, mid + 5}, language_short_names[static_cast<std::size_t>(b.language)],
               {13, t.text, Weight::bold, Align::middle});
        if (press.clicked) ui.act("menu"_id);
        return;
    }
    ui.icon_button("undo"_id, beside, Icon::undo, Text::undo, b.can_undo);
    if (!b.embedded) ui.icon_button("home"_id, {bar.x, mid - 22, 44, 44}, Icon::back, b.back);
    const float x = bar.x + (b.embedded ? 16.f : 42.f);
    const float room = beside.x - 4 - x;
    if (p.width(b.title, 16, Weight::bold) > room) { // the title takes both lines
        const auto lines = p.balanced(b.title, room, 14, Weight::bold);
        float y = mid + (lines.size() > 1 ? -4.f : 5.f);
        for (std::size_t i = 0; i < lines.size() && i < 2; ++i, y += 17)
            p.text({x, y}, p.fitted(lines[i], room, 14, Weight::bold), {14, t.text, Weight::bold});
        return;
    }
    p.text({x, b.rules.empty() ? mid + 6 : bar.y + 21}, b.title, {16, t.text, Weight::bold});
    p.text({x, bar.y + 38}, whole_parts(p, b.rules, room, 12), {12, t.muted});
}

void draw_wide(Ui& ui, Rect bar, const AppBar& b)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const float mid = bar.y + bar.h / 2;
    constexpr float choices = 35 * static_cast<float>(language_short_names.size());
    float right = bar.right() - 16 - choices; // the left edge of the controls at the right
    ui.segmented("language"_id, {right, mid - 16, choices, 32}, language_short_names, static_cast<int>(b.language));
    right -= 8;
    const auto icon = [&](Id id, Icon i, Text text, bool enabled = true) {
        right -= 40;
        ui.icon_button(id, {right, mid - 20, 40, 40}, i, text, enabled);
    };
    icon("theme"_id, Icon::theme, Text::theme);
    if (b.text_view) icon("textview"_id, Icon::text, Text::text_view);
    icon("share"_id, Icon::share, Text::share, b.may_share);
    if (!b.may_share) ui.reason("share"_id, {right, mid - 20, 40, 40}, Text::graded_locked);
    if (b.title.empty()) {
        draw_mark(p, {bar.x + 16, mid - 13}, 26);
        p.text({bar.x + 52, mid + 7}, "Sagaz", {20, t.text, Weight::bold});
        return;
    }
    right -= 8;
    p.line({right, mid - 12}, {right, mid + 12}, t.line, 1);
    right -= 8;
    icon("redo"_id, Icon::redo, Text::redo, b.can_redo);
    icon("undo"_id, Icon::undo, Text::undo, b.can_undo);
    icon("menu"_id, Icon::menu, Text::menu);
    icon("howto"_id, Icon::help, Text::how_to_play);
    if (b.lessons) icon("lessons"_id, Icon::book, Text::lessons);

    if (!b.embedded) ui.icon_button("home"_id, {bar.x + 6, mid - 20, 40, 40}, Icon::back, b.back);
    const float x = bar.x + (b.embedded ? 24.f : 52.f), after = x + p.width(b.title, 18, Weight::bold) + 12;
    p.text({x, mid + 6}, b.title, {18, t.text, Weight::bold});
    const float rules = p.width(b.rules, 14), button = p.width(ui.say(b.new_game), 14, Weight::bold) + 48;
    if (after + std::min(rules, 140.f) + 24 + button < right) { // else only the menu has it
        right -= button + 8;
        ui.button("new_game@bar"_id, {right, mid - 17, button, 34}, b.new_game, ButtonKind::plain, Icon::plus);
    }
    if (right - after > 60) p.text({after, mid + 6}, whole_parts(p, b.rules, right - 16 - after, 14), {14, t.muted});
}

} // namespace

void draw(Ui& ui, Rect bar, const AppBar& b)
{
    ui.paint.fill(bar, ui.theme().surface);
    ui.paint.divider({bar.x, bar.bottom() - 0.5f}, bar.w);
    if (ui.view.layout == Layout::desktop) draw_wide(ui, bar, b);
    else draw_phone(ui, bar, b);
}

} // namespace shell::app
