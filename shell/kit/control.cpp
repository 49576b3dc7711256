#include "shell/kit/control.hpp"
#include "shell/kit/figures.hpp"
#include <algorithm>
#include <numeric>

namespace shell::kit {
namespace {

constexpr float between_rows = 4;

/// The fewest rows that show all names whole, about equally full: the first index of each row, then names.size().
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

void draw_choice(Ui& ui, Rect r, Id id, const Choice& c)
{
    const std::vector<std::string_view> names(c.names.begin(), c.names.end());
    const std::span<const std::string_view> all(names);
    const float h = control_height(ui);
    if (c.list) {
        for (std::size_t i = 0; i < names.size(); ++i)
            ui.option_row(id, {r.x, r.y + h * static_cast<float>(i), r.w, h}, names[i], static_cast<int>(i) + c.first,
                          static_cast<int>(i) + c.first == c.chosen);
        return;
    }
    std::vector<int> numbers(names.size());
    std::iota(numbers.begin(), numbers.end(), c.first);
    const auto begins = rows_of(ui.paint, c.names, r.w);
    float y = r.y;
    for (std::size_t row = 0; row + 1 < begins.size(); ++row) {
        const std::size_t many = begins[row + 1] - begins[row];
        ui.segmented(id, {r.x, y, r.w, h}, all.subspan(begins[row], many), c.chosen,
                     std::span(numbers).subspan(begins[row], many));
        y += h + between_rows;
    }
}

} // namespace

namespace {

int last_of(const Choice& c) { return c.first + static_cast<int>(c.names.size()) - 1; }

} // namespace

float control_height(const Ui& ui) { return ui.view.layout == Layout::desktop ? 38.f : 44.f; }

bool has_label(const Control& c)
{
    return c.kind == Control::Kind::choice || c.kind == Control::Kind::line ||
           (c.kind == Control::Kind::number && !c.number.slider);
}

void draw_label(const Ui& ui, Point at, std::string_view text)
{
    ui.paint.text({at.x, at.y + 14}, text, {13, ui.theme().muted, Weight::bold});
}

float height(const Ui& ui, const Control& c, float width)
{
    const float h = control_height(ui);
    if (c.kind == Control::Kind::number && c.number.slider)
        return ui.view.touch ? 52.f : 46.f; // the knob is below the number
    if (c.kind != Control::Kind::choice) return h;
    if (c.choice.list) return h * static_cast<float>(c.choice.names.size());
    const auto rows = static_cast<float>(rows_of(ui.paint, c.choice.names, width).size() - 1);
    return h * rows + between_rows * (rows - 1);
}

void draw(Ui& ui, Rect r, const Control& c)
{
    switch (c.kind) {
    case Control::Kind::button:
        if (c.button.row) ui.menu_row(c.id, r, c.label, c.button.icon, c.button.enabled);
        else ui.button(c.id, r, c.label, c.button.kind, c.button.icon, c.button.enabled);
        return;
    case Control::Kind::toggle:
        return ui.toggle(c.id, r, c.label, c.toggle.on);
    case Control::Kind::choice:
        return draw_choice(ui, r, c.id, c.choice);
    case Control::Kind::number: {
        const Number& n = c.number;
        if (n.slider) return ui.slider(c.id, r, c.label, n.value, n.least, n.most);
        return ui.stepper(c.id, r, std::nullopt, n.value, n.least, n.most);
    }
    case Control::Kind::line:
        return ui.field(c.id, r, c.line.text, c.line.hint, c.line.typed, c.line.longest, c.line.pasted, c.line.caret);
    }
}

void describe(Outline& o, const Control& c)
{
    switch (c.kind) {
    case Control::Kind::button:
        o.button(c.id, c.label, c.button.enabled, c.button.why);
        return;
    case Control::Kind::toggle:
        o.checkbox(c.id, c.label, c.toggle.on);
        return;
    case Control::Kind::choice: {
        std::vector<OutlineOption> options;
        for (int value = c.choice.first; const auto& name : c.choice.spoken.empty() ? c.choice.names : c.choice.spoken)
            options.push_back({std::to_string(value++), name});
        o.radios(c.id, c.label, c.choice.chosen, std::move(options));
        return;
    }
    case Control::Kind::number:
        o.number(c.id, c.label, c.number.value, c.number.least, c.number.most);
        return;
    case Control::Kind::line:
        o.field(c.id, c.label, c.line.text.empty() ? c.line.meant : c.line.text).pasted = c.line.pasted;
        return;
    }
}

bool concerns(const Action& a, const Control& c)
{
    if (a.id == c.id) return true;
    return c.kind == Control::Kind::choice && suffix_index(a.id, c.id, last_of(c.choice));
}

std::optional<int> chosen(const Action& a, const Control& c)
{
    if (!concerns(a, c)) return std::nullopt;
    switch (c.kind) {
    case Control::Kind::button:
        return c.button.enabled ? std::optional(1) : std::nullopt;
    case Control::Kind::toggle:
        return (a.value.empty() ? !c.toggle.on : a.value == "1") ? 1 : 0;
    case Control::Kind::choice:
        return parse_int(a.id == c.id ? std::string_view(a.value)
                                      : std::string_view(a.id).substr(c.id.text().size() + 1),
                         c.choice.first, last_of(c.choice));
    case Control::Kind::number:
        return parse_int(a.value, c.number.least, c.number.most);
    case Control::Kind::line:
        break;
    }
    return std::nullopt;
}

std::optional<std::string> typed(const Action& a, const Control& c)
{
    return c.kind == Control::Kind::line && a.id == c.id ? std::optional(a.value.substr(0, c.line.longest))
                                                         : std::nullopt;
}

} // namespace shell::kit
