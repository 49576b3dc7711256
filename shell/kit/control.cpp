#include "shell/kit/control.hpp"
#include "shell/kit/figures.hpp"
#include <algorithm>

namespace shell::kit {
namespace {

constexpr float between_rows = 4;

/// Where each row of names begins, and the end of the last: as few rows as hold all names whole, about equally full.
std::vector<std::size_t> rows_of(const Painter& p, const std::vector<std::string>& names, float width)
{
    std::vector<float> widths;
    float all = 0, longest = 0;
    for (const auto& n : names) {
        widths.push_back(p.width(n, 13, Weight::bold) + 8);
        all += widths.back();
        longest = std::max(longest, widths.back());
    }
    const float room = width - 6;
    const auto broken = [&](float most) {
        std::vector<std::size_t> begins{0};
        float row = 0;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            if (row > 0 && row + widths[i] > most) begins.push_back(i), row = 0;
            row += widths[i];
        }
        begins.push_back(widths.size());
        return begins;
    };
    auto best = broken(room);
    const auto rows = static_cast<float>(best.size() - 1);
    if (const float even = std::max(longest, all / rows); rows > 1 && even < room)
        if (auto b = broken(std::min(room, even + longest / 2)); b.size() == best.size()) best = std::move(b);
    return best;
}

void draw_choice(Ui& ui, Rect r, const std::string& id, const Choice& c)
{
    const std::vector<std::string_view> names(c.names.begin(), c.names.end());
    const std::span<const std::string_view> all(names);
    const float h = control_height(ui);
    if (c.list) {
        for (std::size_t i = 0; i < names.size(); ++i)
            ui.option_row(id, {r.x, r.y + h * static_cast<float>(i), r.w, h}, names[i], static_cast<int>(i),
                          static_cast<int>(i) == c.chosen);
        return;
    }
    const auto begins = rows_of(ui.paint, c.names, r.w);
    float y = r.y;
    for (std::size_t row = 0; row + 1 < begins.size(); ++row) {
        ui.segmented(id, {r.x, y, r.w, h}, all.subspan(begins[row], begins[row + 1] - begins[row]), c.chosen,
                     static_cast<int>(begins[row]));
        y += h + between_rows;
    }
}

} // namespace

float control_height(const Ui& ui) { return ui.view.layout == Layout::desktop ? 38.f : 44.f; }

bool has_label(const Control& c)
{
    const auto* n = std::get_if<Number>(&c.what);
    return std::holds_alternative<Choice>(c.what) || std::holds_alternative<Line>(c.what) || (n && !n->slider);
}

void draw_label(const Ui& ui, Point at, std::string_view text)
{
    ui.paint.text({at.x, at.y + 14}, text, {13, ui.theme().muted, Weight::bold});
}

float height(const Ui& ui, const Control& c, float width)
{
    const float h = control_height(ui);
    if (const auto* n = std::get_if<Number>(&c.what); n && n->slider) return 46;
    const auto* choice = std::get_if<Choice>(&c.what);
    if (!choice) return h;
    if (choice->list) return h * static_cast<float>(choice->names.size());
    const auto rows = static_cast<float>(rows_of(ui.paint, choice->names, width).size() - 1);
    return h * rows + between_rows * (rows - 1);
}

void draw(Ui& ui, Rect r, const Control& c)
{
    if (const auto* b = std::get_if<Button>(&c.what)) {
        if (b->row) ui.menu_row(c.id, r, c.label, b->icon, b->enabled);
        else ui.button(c.id, r, c.label, b->kind, b->icon, b->enabled);
    } else if (const auto* t = std::get_if<Toggle>(&c.what)) ui.toggle(c.id, r, c.label, t->on);
    else if (const auto* choice = std::get_if<Choice>(&c.what)) draw_choice(ui, r, c.id, *choice);
    else if (const auto* n = std::get_if<Number>(&c.what)) {
        if (n->slider) ui.slider(c.id, r, c.label, n->value, n->least, n->most);
        else ui.stepper(c.id, r, std::nullopt, n->value, n->least, n->most);
    } else if (const auto* l = std::get_if<Line>(&c.what)) ui.field(c.id, r, l->text, l->hint, l->typed, l->longest);
}

void describe(Outline& o, const Control& c)
{
    if (const auto* b = std::get_if<Button>(&c.what)) o.button(c.id, c.label, b->enabled, b->why);
    else if (const auto* t = std::get_if<Toggle>(&c.what)) o.checkbox(c.id, c.label, t->on);
    else if (const auto* choice = std::get_if<Choice>(&c.what)) {
        std::vector<OutlineOption> options;
        for (const auto& name : choice->names) options.push_back({std::to_string(options.size()), name});
        o.radios(c.id, c.label, choice->chosen, std::move(options));
    } else if (const auto* n = std::get_if<Number>(&c.what)) o.number(c.id, c.label, n->value, n->least, n->most);
    else if (const auto* l = std::get_if<Line>(&c.what)) o.field(c.id, c.label, l->text.empty() ? l->meant : l->text);
}

bool concerns(const Action& a, const Control& c)
{
    if (a.id == c.id) return true;
    const auto* choice = std::get_if<Choice>(&c.what);
    return choice && indexed(a.id, c.id, static_cast<int>(choice->names.size()) - 1);
}

std::optional<int> chosen(const Action& a, const Control& c)
{
    if (!concerns(a, c)) return std::nullopt;
    if (const auto* b = std::get_if<Button>(&c.what)) return b->enabled ? std::optional(1) : std::nullopt;
    if (const auto* t = std::get_if<Toggle>(&c.what)) return (a.value.empty() ? !t->on : a.value == "1") ? 1 : 0;
    if (const auto* n = std::get_if<Number>(&c.what)) return figure(a.value, n->least, n->most);
    if (const auto* choice = std::get_if<Choice>(&c.what))
        return figure(a.id == c.id ? std::string_view(a.value) : std::string_view(a.id).substr(c.id.size() + 1), 0,
                      static_cast<int>(choice->names.size()) - 1);
    return std::nullopt;
}

std::optional<std::string> typed(const Action& a, const Control& c)
{
    const auto* l = std::get_if<Line>(&c.what);
    return l && a.id == c.id ? std::optional(a.value.substr(0, l->longest)) : std::nullopt;
}

} // namespace shell::kit
