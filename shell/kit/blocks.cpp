// Figures, paragraphs and numbered lines.
#include "shell/kit/blocks.hpp"
#include "shell/kit/icons.hpp"
#include "shell/kit/panes.hpp"
#include <algorithm>
#include <cmath>

namespace shell::kit {
namespace {

constexpr float paragraph_size = 14, paragraph_line = 21, indent = 24, title_size = 15, heading_line = 20;
constexpr float list_head = 20, list_line = 18, dot_room = 16;
constexpr float large_size = 34, medium_size = 18, large_line = 48;

float lines_height(const Painter& p, std::string_view text, float width, Weight weight = Weight::regular)
{
    return paragraph_line * static_cast<float>(p.wrapped(text, width, paragraph_size, weight).size());
}

float title_height(std::string_view title) { return title.empty() ? 0 : paragraph_line + 2; }

/// The height of a list's title.
float title_lines(const Painter& p, std::string_view title, float width)
{
    return list_head + list_line * static_cast<float>(p.wrapped(title, width, 13, Weight::bold).size() - 1);
}

float room_beside(Id why, float width) { return width - (why.empty() ? 0 : Ui::why_room + 2); }

} // namespace

// ---- titles ---------------------------------------------------------------------------------------------------------

float TitleBlock::height(const Ui& ui, float width) const { return title_lines(ui.paint, text_, width) - 2; }

void TitleBlock::draw(Ui& ui, Rect r) const
{
    ui.paint.paragraph({r.x, r.y + 14}, text_, r.w, {13, ui.theme().muted, Weight::bold}, list_line);
}

float HeadingBlock::height(const Ui& ui, float width) const
{
    return heading_line * static_cast<float>(ui.paint.wrapped(text_, width, title_size, Weight::bold).size());
}

void HeadingBlock::draw(Ui& ui, Rect r) const
{
    ui.paint.paragraph({r.x, r.y + 15}, text_, r.w, {title_size, ui.theme().text, Weight::bold}, heading_line);
}

// ---- figures -------------------------------------------------------------------------------------------------------

float FigureBlock::height(const Ui& ui, float width) const
{
    if (large_) return large_line;
    const float room = room_beside(why_, width);
    const float value = ui.paint.width(ui.paint.fitted(value_, room * 0.6f, 16, Weight::bold), 16, Weight::bold);
    return lines_height(ui.paint, label_, room - value - 16) + 14;
}

void FigureBlock::draw(Ui& ui, Rect r) const
{
    if (large_) return draw_large(ui, r);
    if (!why_.empty()) ui.why(why_, {r.right() - Ui::why_room / 2, r.y + 15});
    figure_line(ui.paint, {r.x, r.y}, room_beside(why_, r.w), label_, value_);
}

void FigureBlock::draw_large(Ui& ui, Rect r) const
{
    const Painter& p = ui.paint;
    const float value_size = p.width(value_, large_size, Weight::bold) < r.w * 0.45f ? large_size : medium_size;
    const std::string value = p.fitted(value_, r.w * 0.6f, value_size, Weight::bold);
    p.text({r.x, r.y + 34}, value, {value_size, ui.theme().text, Weight::bold});
    const float x = r.x + p.width(value, value_size, Weight::bold) + 12, room = r.right() - x;
    const float size = p.width(label_, 13, Weight::bold) > room ? 12.f : 13.f;
    p.text({x, r.y + 20}, p.fitted(label_, room, size, Weight::bold), {size, ui.theme().muted, Weight::bold});
    if (!about_.empty()) p.text({x, r.y + 37}, about_, {13, ui.theme().muted});
    if (!why_.empty()) ui.why(why_, {r.right() - Ui::why_room / 2, r.y + 34}); // below the label, which needs the width
}

void FigureBlock::describe(Outline& o) const
{
    o.text(id_, label_ + ": " + value_ + (about_.empty() ? "" : " " + about_));
    if (!why_.empty()) o.why(why_);
}

// ---- paragraphs
// -----------------------------------------------------------------------------------------------------

/// The part of the block that its words have.
Rect ParagraphBlock::words(Rect whole) const
{
    const float left = box_ ? 12.f : tick_ ? indent : 0.f, above = (box_ ? 8.f : 0.f) + title_height(title_);
    const float right = (box_ ? 8.f : 0.f) + (why_.empty() ? 0 : Ui::why_room);
    return {whole.x + left, whole.y + above, whole.w - left - right, whole.h - above - (box_ ? 8.f : 0.f)};
}

float ParagraphBlock::height(const Ui& ui, float width) const
{
    return lines_height(ui.paint, text_, words({0, 0, width, 0}).w, weight_) + (box_ ? 16.f : 0.f) +
           title_height(title_);
}

void ParagraphBlock::draw(Ui& ui, Rect r) const
{
    const Rect in = words(r);
    if (box_) ui.paint.fill(r, soft_colour_of(ui.theme(), *box_), 8);
    if (!title_.empty())
        ui.paint.text({in.x, in.y - 7}, ui.paint.fitted(title_, in.w, title_size, Weight::bold),
                      {title_size, ui.theme().text, Weight::bold});
    if (tick_) draw_tick(ui.paint, {r.x + 8, in.y + 11}, 6, ui.theme().good, 2.4f);
    const Colour ink = alarm_ && !box_ ? ui.theme().bad : ui.theme().text;
    ui.paint.paragraph({in.x, in.y + 16}, text_, in.w, {paragraph_size, ink, weight_}, paragraph_line);
    if (!why_.empty()) ui.why(why_, {in.right() + Ui::why_room / 2, in.y + 11});
}

void ParagraphBlock::describe(Outline& o) const
{
    const std::string words = title_.empty() ? text_ : title_ + " " + text_;
    if (alarm_) o.alert(id_, words);
    else o.text(id_, words);
    if (!why_.empty()) o.why(why_);
}

// ---- progress -------------------------------------------------------------------------------------------------------

void ProgressBlock::draw(Ui& ui, Rect r) const
{
    ui.progress({r.x, r.y, r.w, 44}, what_, done_, total_, cancel_);
    ui.memory().animating = true;
}

void ProgressBlock::describe(Outline& o) const
{
    if (!Id(cancel_).empty()) o.command(cancel_);
}

// ---- numbered lines
// -------------------------------------------------------------------------------------------------

float NumberedBlock::height(const Ui& ui, float width) const
{
    float h = 0;
    for (const Line& l : lines_) h += lines_height(ui.paint, l.text, width - indent - Ui::why_room);
    return h;
}

void NumberedBlock::draw(Ui& ui, Rect r) const
{
    const Theme& t = ui.theme();
    float y = r.y;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const auto& [text, reached] = lines_[i];
        const bool last = reached && (i + 1 == lines_.size() || !lines_[i + 1].reached);
        if (last && !why_.empty()) ui.why(why_, {r.right() - Ui::why_room / 2, y + 11});
        ui.paint.text({r.x, y + 16}, std::to_string(i + 1),
                      {paragraph_size, reached ? t.accent : t.unknown, Weight::bold});
        const float room = r.w - indent - Ui::why_room;
        ui.paint.paragraph({r.x + indent, y + 16}, text, room, {paragraph_size, reached ? t.text : t.unknown},
                           paragraph_line);
        y += lines_height(ui.paint, text, room);
    }
}

void NumberedBlock::describe(Outline& o) const
{
    std::vector<std::string> items;
    for (const Line& l : lines_)
        if (l.reached) items.push_back(l.text);
    if (items.empty()) return;
    o.list(id_, label_, std::move(items));
    if (!why_.empty()) o.why(why_);
}

// ---- lists ----------------------------------------------------------------------------------------------------------

ListBlock::Grid ListBlock::grid(const Painter& p, float width) const
{
    float widest = 0;
    for (const auto& item : items_) widest = std::max(widest, p.width(item, 13) + dot_room);
    const float fit = std::floor((width + indent) / (widest + indent));
    const auto columns = static_cast<std::size_t>(std::clamp(fit, 1.f, static_cast<float>(most_)));
    const float pitch = (width + indent) / static_cast<float>(columns);
    return {(items_.size() + columns - 1) / columns, pitch - indent - dot_room, pitch};
}

float ListBlock::height(const Ui& ui, float width) const
{
    const Grid g = grid(ui.paint, width);
    float h = 0, most = 0;
    for (std::size_t i = 0; i < items_.size(); ++i) {
        if (i % g.lines == 0) h = 0;
        h += list_line * static_cast<float>(ui.paint.wrapped(items_[i], g.width, 13).size()) + 4;
        most = std::max(most, h);
    }
    return title_lines(ui.paint, title_, width) + most;
}

void ListBlock::draw(Ui& ui, Rect r) const
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const Grid g = grid(p, r.w);
    p.paragraph({r.x, r.y + 14}, title_, r.w, {13, t.muted, Weight::bold}, list_line);
    const float top = r.y + title_lines(p, title_, r.w) + 14;
    float y = top, x = r.x;
    for (std::size_t i = 0; i < items_.size(); ++i) {
        if (i > 0 && i % g.lines == 0) y = top, x += g.pitch;
        p.disc({x + 4, y - 4}, 2.5f, t.muted);
        y = p.paragraph({x + dot_room, y}, items_[i], g.width, {13, t.text}, list_line) + 4;
    }
}

} // namespace shell::kit
