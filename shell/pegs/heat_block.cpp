#include "shell/pegs/heat_block.hpp"
#include "shell/kit/icons.hpp"
#include "shell/pegs/ids.hpp"
#include "shell/pegs/phrases.hpp"
#include <algorithm>

namespace shell::pegs {
namespace {

constexpr float title_line = 17;

bool is_desktop(const Ui& ui) { return ui.view.layout == Layout::desktop; }

/// The height of the symbols' line.
float heads_line(const Ui& ui) { return is_desktop(ui) ? 38.f : 30.f; }

TextStyle title_style(const Ui& ui)
{
    const Colour ink = ui.theme().muted;
    return is_desktop(ui) ? TextStyle{13, ink, Weight::bold} : TextStyle{12, ink};
}

} // namespace

HeatBlock::Grid HeatBlock::grid(const Ui& ui, float width) const
{
    const bool desktop = is_desktop(ui);
    Grid g{desktop && width >= 400, false, 29, desktop ? 4.f : 3.f, 0, 36};
    if (g.named) g.label = 88;
    if (!desktop) g.high = look_.rules.positions > 6 ? 24.f : 38.f;
    g.pitch = (width - g.label + g.gap) / static_cast<float>(look_.rules.symbols);
    for (const auto& row : rows_)
        for (const HeatCell& c : row)
            g.brief |= !c.brief.empty() && ui.paint.width(c.figure, 12, Weight::bold) > g.pitch - g.gap - 3;
    return g;
}

float HeatBlock::title_height(const Ui& ui, float width, const Grid& g) const
{
    const float room = width - (why_.empty() ? 0 : Ui::why_room + 2);
    const TextStyle style = title_style(ui);
    const auto lines = ui.paint.wrapped(g.brief ? brief_ : title_, room, style.size, style.weight).size();
    return title_line * static_cast<float>(lines);
}

float HeatBlock::height(const Ui& ui, float width) const
{
    const Grid g = grid(ui, width);
    return title_height(ui, width, g) + heads_line(ui) + (g.high + g.gap) * static_cast<float>(rows_.size());
}

void HeatBlock::draw(Ui& ui, Rect r) const
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const Grid g = grid(ui, r.w);
    if (!why_.empty()) ui.why(why_, {r.right() - Ui::why_room / 2, r.y + 9});
    p.paragraph({r.x, r.y + 14}, g.brief ? brief_ : title_, r.w - (why_.empty() ? 0 : Ui::why_room + 2),
                title_style(ui), title_line);
    float y = r.y + title_height(ui, r.w, g);
    const float radius = std::min(is_desktop(ui) ? 11.f : 9.f, g.pitch / 2 - 2);
    const auto left = [&](std::size_t s) { return r.x + g.label + g.pitch * static_cast<float>(s); };
    for (int s = 0; s < look_.rules.symbols; ++s)
        draw_symbol(p, look_.face, s,
                    {left(static_cast<std::size_t>(s)) + (g.pitch - g.gap) / 2, y + heads_line(ui) - 16}, radius,
                    look_.mark);
    y += heads_line(ui);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const std::string name = g.named ? say_(Text::position_n, Say::count(i + 1)) : std::to_string(i + 1);
        p.text({g.named ? r.x : r.x + 8, y + g.high / 2 + 5}, p.fitted(name, g.label - 4, 13),
               {13, g.named ? t.text : t.muted, g.named ? Weight::regular : Weight::bold});
        for (std::size_t s = 0; s < rows_[i].size(); ++s)
            draw_cell(p, {left(s), y, g.pitch - g.gap, g.high}, rows_[i][s], g.brief);
        y += g.high + g.gap;
    }
}

void HeatBlock::draw_cell(const Painter& p, Rect r, const HeatCell& c, bool brief) const
{
    const Theme& t = p.theme();
    p.fill(r, t.heat[c.heat], 5);
    if (c.certain) {
        p.stroke(r.inset(-1), t.good, 6, 3);
        draw_tick(p, r.centre(), 7, t.heat_ink[4], 2.8f);
        return;
    }
    const std::string& text = brief && !c.brief.empty() ? c.brief : c.figure;
    const Weight weight = c.heat == 4 ? Weight::bold : Weight::regular;
    const float size = p.width(text, 13, weight) > r.w - 2 ? 12.f : 13.f;
    p.text({r.centre().x, r.centre().y + 5}, text,
           {size, c.heat > 0 ? t.heat_ink[c.heat] : t.muted, weight, Align::middle});
}

void HeatBlock::describe(Outline& o) const
{
    std::vector<std::string> heads{say_(Text::head_position)};
    for (int s = 0; s < look_.rules.symbols; ++s) heads.push_back(symbol_name(say_, look_.face, s));
    auto& table = o.table("map"_id, caption_, std::move(heads));
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        std::vector<std::string> cells{std::to_string(i + 1)};
        for (const HeatCell& c : rows_[i]) cells.push_back(c.spoken.empty() ? c.figure : c.spoken);
        table.rows.push_back(std::move(cells));
    }
    if (!why_.empty()) o.why(why_);
}

} // namespace shell::pegs
