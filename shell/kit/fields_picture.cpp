// Lays out fields in rows, labels above, and draws and describes them.
#include "shell/kit/fields.hpp"
#include <algorithm>

namespace shell::kit {
namespace {

using ItemKind = FormItem::Kind;

constexpr float gutter = 16; // between the fields of a row
constexpr TextStyle small_print{13};
constexpr float word_leading = 18;

struct Placed {
    const FormItem* item;
    Rect r; // with its label; relative to the first field's top left corner
};

bool is_drawn(const FormItem& i) { return i.drawn && i.kind != ItemKind::group && i.kind != ItemKind::end; }

bool labelled(const FormItem& i) { return i.labelled && i.kind == ItemKind::control && has_label(i.control); }

float label_width(const Ui& ui, const FormItem& i) { return ui.paint.width(i.control.label, 13, Weight::bold); }

/// The width below which the item takes a row of its own.
float least_width(const Ui& ui, const FormItem& i)
{
    constexpr float knob = 68, around_name = 14;
    if (i.own_picture) return 0;
    if (i.kind == ItemKind::control && i.control.kind == Control::Kind::toggle)
        return ui.paint.width(i.control.label, 14) + knob;
    if (!labelled(i)) return 0;
    float w = label_width(ui, i);
    if (i.beside)
        for (const auto& name : i.control.choice.names) w += ui.paint.width(name, 13, Weight::bold) + around_name;
    return w;
}

float width_of(const Ui& ui, const FormItem& i, float row)
{
    const float w = i.share * (row + gutter) - gutter;
    return least_width(ui, i) > w ? row : w;
}

/// The control's part of the item.
Rect control_part(const Ui& ui, const FormItem& i, Rect r)
{
    if (!labelled(i)) return r;
    if (!i.beside) return {r.x, r.y + label_height, r.w, r.h - label_height};
    const float label = label_width(ui, i) + 12;
    return {r.x + label, r.y, r.w - label, r.h};
}

float height_of(const Ui& ui, const FormItem& i, float width)
{
    if (i.kind == ItemKind::words)
        return word_leading * static_cast<float>(ui.paint.wrapped(i.control.label, width, small_print.size).size());
    if (i.block) return i.block->height(ui, width);
    if (i.own_height) return i.own_height(ui, width);
    const Rect part = control_part(ui, i, {0, 0, width, label_height});
    return part.y + height(ui, i.control, part.w);
}

/// The gap below this field's row.
float gap_after(const FormItem& i)
{
    const Control& c = i.control;
    if (i.kind == ItemKind::control && (c.button.row || c.kind == Control::Kind::toggle)) return 0;
    if (i.block) return 6;
    if (c.kind == Control::Kind::number && c.number.slider) return 4;
    return labelled(i) || i.share == 1 ? 12.f : 6.f;
}

/// Aligns the unlabelled items of the row that begins at `row` with the controls below labels.
void align(std::vector<Placed>& all, std::size_t row, float bottom)
{
    for (; row < all.size(); ++row)
        if (!labelled(*all[row].item) || all[row].item->beside) all[row].r.y = bottom - all[row].r.h;
}

std::vector<Placed> placed(const Ui& ui, const Fields& f, float width)
{
    std::vector<Placed> out;
    std::size_t row = 0; // where the row begins
    float x = 0, y = 0, row_height = 0, gap = 0;
    for (const FormItem& i : f.items()) {
        if (!is_drawn(i)) continue;
        const float w = width_of(ui, i, width);
        if (x > 0 && x + w > width + 1) {
            y += row_height;
            if (y > 0) y += labelled(i) ? std::max(gap, 12.f) : gap; // nothing drawn needs no gap
            x = row_height = gap = 0;
            row = out.size();
        }
        const float h = height_of(ui, i, w);
        out.push_back({&i, {x, y, w, h}});
        x += w + gutter;
        row_height = std::max(row_height, h);
        align(out, row, y + row_height);
        gap = std::max(gap, i.block && h == 0 ? 0 : gap_after(i));
        if (i.kind != ItemKind::control && i.share == 1) x = width; // nothing stands beside a paragraph or a block
    }
    return out;
}

void draw_item(Ui& ui, Rect r, const FormItem& i)
{
    if (i.block) return i.block->draw(ui, r);
    if (i.kind == ItemKind::words) {
        ui.paint.paragraph({r.x, r.y + 14}, i.control.label, r.w, {small_print.size, ui.theme().muted}, word_leading);
        return;
    }
    if (i.own_picture) return i.own_picture(ui, r);
    if (labelled(i)) {
        const float down = i.beside ? control_height(ui) / 2 - 9 : 0;
        draw_label(ui, {r.x, r.y + down}, ui.paint.fitted(i.control.label, r.w, 13, Weight::bold));
        r = control_part(ui, i, r);
    }
    if (i.control.kind == Control::Kind::toggle) r = {r.x - 8, r.y, r.w + 16, r.h}; // its text aligns with labels
    draw(ui, r, i.control);
}

} // namespace

float fields_height(const Ui& ui, const Fields& f, float width)
{
    float h = 0;
    for (const auto& i : placed(ui, f, width)) h = std::max(h, i.r.bottom());
    return h;
}

void draw_fields(Ui& ui, Point at, float width, const Fields& f)
{
    for (const auto& i : placed(ui, f, width)) draw_item(ui, i.r.moved(at.x, at.y), *i.item);
}

void describe_fields(Outline& o, const Fields& f)
{
    if (!f.described) return;
    for (const FormItem& i : f.items()) {
        if (!i.described) continue;
        if (i.kind == ItemKind::group) o.begin_group(i.control.id, i.control.label);
        else if (i.kind == ItemKind::end) o.end();
        else if (i.block) i.block->describe(o);
        else if (i.kind == ItemKind::words) o.text(i.control.id, i.control.label);
        else describe(o, i.control);
    }
}

} // namespace shell::kit
