#include "shell/kit/blocks.hpp"
#include <algorithm>

namespace shell::kit {
namespace {

constexpr float title_line = 17, below_title = 5, bar_line = 25, note_line = 18, marks_line = 20;
constexpr float name_size = 14, figure_size = 15, note_size = 12, after_name = 12;

} // namespace

BarsBlock::Layout BarsBlock::layout(const Painter& p, float width) const
{
    const float room = width - (why_.empty() ? 0 : Ui::why_room);
    const auto lines = p.wrapped(sign_ + title_, room, 13, Weight::bold).size();
    Layout out{title_line * static_cast<float>(lines) + below_title, 24, 30, 0, true};
    float note = 0;
    for (const ShareBar& b : bars_) {
        out.name = std::max(out.name, p.width(b.name, name_size, Weight::bold));
        out.figure = std::max(out.figure, p.width(b.figure, figure_size, Weight::bold));
        note = std::max(note, p.width(b.note, note_size));
    }
    out.figure = std::min(out.figure, width * 0.5f);
    out.bar = width - out.name - after_name - out.figure - 8;
    if (note == 0) return out;
    const float beside = out.bar - note - 14;
    out.beside = beside >= 40;
    if (out.beside) out.bar = beside;
    return out;
}

float BarsBlock::height(const Ui& ui, float width) const
{
    const Layout l = layout(ui.paint, width);
    float h = l.head + bar_line * static_cast<float>(bars_.size()) + (marks_.empty() ? 0 : marks_line);
    if (!l.beside)
        for (const ShareBar& b : bars_) h += b.note.empty() ? 0 : note_line;
    return h;
}

/// Returns its height.
float BarsBlock::draw_bar(const Painter& p, Point at, float width, const Layout& l, const ShareBar& b) const
{
    const Theme& t = p.theme();
    const float x = at.x + l.name + after_name;
    p.text({at.x, at.y + 16}, b.name, {name_size, t.text, Weight::bold});
    p.fill({x, at.y + 5, l.bar, 12}, t.sunken, 3);
    if (b.share > 0)
        p.fill({x, at.y + 5, std::max(3.f, l.bar * static_cast<float>(b.share)), 12},
               colour_of(t, b.ink.value_or(ink_)), 3);
    if (b.mark) {
        const float m = x + l.bar * static_cast<float>(*b.mark);
        p.line({m, at.y + 1}, {m, at.y + 21}, t.text, 2.5f);
    }
    p.text({x + l.bar + 8 + l.figure, at.y + 17}, p.fitted(b.figure, l.figure + 1, figure_size, Weight::bold),
           {figure_size, b.share > 0 ? t.text : t.muted, Weight::bold, Align::right});
    if (b.note.empty()) return bar_line;
    if (l.beside) {
        p.text({at.x + width, at.y + 16}, b.note, {note_size, t.muted, Weight::regular, Align::right});
        return bar_line;
    }
    p.text({x, at.y + bar_line + 10}, p.fitted(b.note, at.x + width - x, note_size), {note_size, t.muted});
    return bar_line + note_line;
}

void BarsBlock::draw(Ui& ui, Rect r) const
{
    const Painter& p = ui.paint;
    const Layout l = layout(p, r.w);
    p.paragraph({r.x, r.y + 14}, sign_ + title_, r.w - (why_.empty() ? 0 : Ui::why_room),
                {13, colour_of(p.theme(), ink_), Weight::bold}, title_line);
    if (!why_.empty()) ui.why(why_, {r.right() - Ui::why_room / 2, r.y + 9});
    float y = r.y + l.head;
    for (const ShareBar& b : bars_) y += draw_bar(p, {r.x, y}, r.w, l, b);
    if (marks_.empty()) return;
    p.line({r.x + 1, y + 2}, {r.x + 1, y + 14}, p.theme().text, 2.5f);
    p.text({r.x + 10, y + 13}, marks_, {note_size, p.theme().muted});
}

void BarsBlock::describe(Outline& o) const
{
    auto& table = o.table(id_, title_, heads_);
    for (const ShareBar& b : bars_) {
        table.rows.push_back(b.cells.empty() ? std::vector{b.name, b.figure, b.note} : b.cells);
        if (b.cells.empty() && heads_.size() == 2) table.rows.back().pop_back(); // no column of notes
    }
    if (!why_.empty()) o.why(why_);
}

} // namespace shell::kit
