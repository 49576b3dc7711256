#include "shell/app/menu.hpp"

namespace shell::app {

std::vector<OutlineOption> language_options()
{
    std::vector<OutlineOption> out;
    for (const auto name : language_names) out.push_back({std::to_string(out.size()), std::string(name)});
    return out;
}

std::vector<OutlineOption> theme_options(const Say& say) { return options_of(say, theme_names); }

void MenuDialog::draw(Ui& ui, const DialogContext& c)
{
    const Say& say = ui.say;
    const float row = ui.view.layout == Layout::desktop ? 40.f : 44.f;
    const std::size_t rows =
        (c.game ? 3 + (c.has_rules ? 1 : 0) + (c.embedded ? 0 : 1) + c.items.size() : 0) + (c.has_text_view ? 2 : 1);
    DialogFrame frame(ui, 400, 72 + static_cast<float>(rows) * row + 2 * (row + 30) + 8, say(Text::menu));
    const Rect r = frame.inside();
    ScrollArea area(ui, "menu area", {r.x - 8, r.y - 4, r.w + 16, r.h + 4});
    float y = r.y - area.offset();
    const auto line = [&](std::string_view id, Text text, Icon icon) {
        ui.menu_row(id, {r.x, y, r.w, row}, text, icon);
        y += row;
    };
    if (c.game) {
        line("new_game", Text::new_game, Icon::plus);
        if (c.has_rules) line("rules_dialog", Text::change_rules, Icon::edit);
        line("howto", Text::how_to_play, Icon::help);
        for (const auto& item : c.items)
            if (!item.on) line(item.id, item.label, item.icon);
        line("redo", Text::redo, Icon::redo);
        if (!c.embedded) line("home", Text::home, Icon::back);
    }
    line("share", Text::share, Icon::share);
    if (c.has_text_view) line("textview", Text::text_view, Icon::text);
    for (const auto& item : c.items)
        if (item.on) {
            ui.toggle(item.id, {r.x, y, r.w, row}, item.label, *item.on);
            y += row;
        }
    y += 4;
    draw_label(ui, {r.x, y}, say(Text::language));
    ui.segmented("language", {r.x, y + 22, r.w, row}, language_names, static_cast<int>(c.language));
    y += row + 30;
    draw_label(ui, {r.x, y}, say(Text::theme));
    ui.segmented("theme", {r.x, y + 22, r.w, row}, theme_names, static_cast<int>(c.theme));
    y += row + 30;
    area.content_height(y - r.y + area.offset());
}

void MenuDialog::describe(Outline& o, const Say& say, const DialogContext& c) const
{
    o.begin_dialog("dialog", Text::menu);
    if (c.game) {
        o.button("new_game", Text::new_game);
        if (c.has_rules) o.button("rules_dialog", Text::change_rules);
        o.button("howto", Text::how_to_play);
        for (const auto& item : c.items)
            if (!item.on) o.button(item.id, item.label);
        if (!c.embedded) o.button("home", Text::home);
    }
    o.button("share", Text::share);
    if (c.has_text_view) o.button("textview", say(c.text_view ? Text::picture_view : Text::text_view));
    for (const auto& item : c.items)
        if (item.on) o.checkbox(item.id, item.label, *item.on);
    o.radios("language", say(Text::language), static_cast<int>(c.language), language_options());
    o.radios("theme", say(Text::theme), static_cast<int>(c.theme), theme_options(say));
    o.button("close", Text::close);
    o.end();
}

} // namespace shell::app
