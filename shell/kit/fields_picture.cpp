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

bool is_drawn(const FormItem& i) { return i.drawn && (i.kind == ItemKind::control || i.kind == ItemKind::words); }

bool labelled(const FormItem& i) { return i.labelled && i.kind == ItemKind::control && has_label(i.control); }

float width_of(const Ui& ui, const FormItem& i, float row)
{
    const float w = i.share * (row + gutter) - gutter;
    return labelled(i) && ui.paint.width(i.control.label, 13, Weight::bold) > w ? row : w;
}

float height_of(const Ui& ui, const FormItem& i, float width)
{
    if (i.kind == ItemKind::words)
        return word_leading * static_cast<float>(ui.paint.wrapped(i.control.label, width, small_print.size).size());
    if (i.own_height) return i.own_height(ui, width);
    return (labelled(i) ? label_height : 0) + height(ui, i.control, width);
}

/// The gap below this field's row.
float gap_after(const FormItem& i)
{
    const Control& c = i.control;
    if (i.kind == ItemKind::control && (c.button.row || c.kind == Control::Kind::toggle)) return 0;
    if (c.kind == Control::Kind::number && c.number.slider) return 4;
    return labelled(i) || i.share == 1 ? 12.f : 6.f;
}

/// Aligns the unlabelled items of the row that begins at `row` with the controls below labels.
void align(std::vector<Placed>& all, std::size_t row, float bottom)
{
    for (; row < all.size(); ++row)
        if (!labelled(*all[row].item)) all[row].r.y = bottom - all[row].r.h;
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
            y += row_height + (labelled(i) ? std::max(gap, 12.f) : gap);
            x = row_height = gap = 0;
            row = out.size();
        }
        const float h = height_of(ui, i, w);
        out.push_back({&i, {x, y, w, h}});
        x += w + gutter;
        row_height = std::max(row_height, h);
        align(out, row, y + row_height);
        gap = std::max(gap, gap_after(i));
        if (i.kind == ItemKind::words) x = width; // nothing stands beside a paragraph
    }
    return out;
}

void draw_item(Ui& ui, Rect r, const FormItem& i)
{
    if (i.kind == ItemKind::words) {
        ui.paint.paragraph({r.x, r.y + 14}, i.control.label, r.w, {small_print.size, ui.theme().muted}, word_leading);
        return;
    }
    if (i.own_picture) return i.own_picture(ui, r);
    if (labelled(i)) {
        draw_label(ui, {r.x, r.y}, ui.paint.fitted(i.control.label, r.w, 13, Weight::bold));
        r = {r.x, r.y + label_height, r.w, r.h - label_height};
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
    for (const FormItem& i : f.items()) {
        if (!i.described) continue;
        if (i.kind == ItemKind::group) o.begin_group(i.control.id, i.control.label);
        else if (i.kind == ItemKind::end) o.end();
        else if (i.kind == ItemKind::words) o.text(i.control.id, i.control.label);
        else describe(o, i.control);
    }
}

} // namespace shell::kit
