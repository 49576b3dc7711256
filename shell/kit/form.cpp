#include "shell/kit/form.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/seed.hpp"
#include <algorithm>

namespace shell::kit {
namespace {

using Kind = FormItem::Kind;

constexpr float gutter = 16; // between the fields of a row
constexpr TextStyle small_print{13};
constexpr float leading = 18;

struct Placed {
    const FormItem* item;
    Rect r; // with its label; from the top left of the first
};

bool is_drawn(const FormItem& i) { return i.drawn && (i.kind == Kind::control || i.kind == Kind::words); }

bool labelled(const FormItem& i) { return i.labelled && i.kind == Kind::control && has_label(i.control); }

float width_of(const Ui& ui, const FormItem& i, float row)
{
    const float w = i.share * (row + gutter) - gutter;
    return labelled(i) && ui.paint.width(i.control.label, 13, Weight::bold) > w ? row : w;
}

float height_of(const Ui& ui, const FormItem& i, float width)
{
    if (i.kind == Kind::words)
        return leading * static_cast<float>(ui.paint.wrapped(i.control.label, width, small_print.size).size());
    if (i.own_height) return i.own_height(ui, width);
    return (labelled(i) ? label_height : 0) + height(ui, i.control, width);
}

/// Under the row of this field.
float gap_after(const FormItem& i)
{
    const auto* button = std::get_if<Button>(&i.control.what);
    if (i.kind == Kind::control && ((button && button->row) || std::holds_alternative<Toggle>(i.control.what)))
        return 0;
    return labelled(i) || i.share == 1 ? 12.f : 6.f;
}

std::vector<Placed> placed(const Ui& ui, const Fields& f, float width)
{
    std::vector<Placed> out;
    float x = 0, y = 0, row_height = 0, gap = 0;
    for (const FormItem& i : f.items()) {
        if (!is_drawn(i)) continue;
        const float w = width_of(ui, i, width);
        if (x > 0 && x + w > width + 1) {
            y += row_height + (labelled(i) ? std::max(gap, 12.f) : gap);
            x = row_height = gap = 0;
        }
        const float h = height_of(ui, i, w);
        out.push_back({&i, {x, y, w, h}});
        x += w + gutter;
        row_height = std::max(row_height, h);
        gap = std::max(gap, gap_after(i));
        if (i.kind == Kind::words) x = width; // nothing stands beside a paragraph
    }
    return out;
}

void draw_item(Ui& ui, Rect r, const FormItem& i)
{
    if (i.kind == Kind::words) {
        ui.paint.paragraph({r.x, r.y + 14}, i.control.label, r.w, {small_print.size, ui.theme().muted}, leading);
        return;
    }
    if (i.own_picture) return i.own_picture(ui, r);
    if (labelled(i)) {
        draw_label(ui, {r.x, r.y}, ui.paint.fitted(i.control.label, r.w, 13, Weight::bold));
        r = {r.x, r.y + label_height, r.w, r.h - label_height};
    }
    if (std::holds_alternative<Toggle>(i.control.what))
        r = {r.x - 8, r.y, r.w + 16, r.h}; // its words align with labels
    draw(ui, r, i.control);
}

/// What is wrong, or should be known; how high it is.
struct Said {
    const std::string& words;
    bool bad;

    float height(const Ui& ui, float width) const
    {
        return words.empty() ? 0 : 16 * static_cast<float>(ui.paint.wrapped(words, width, 13).size()) + 10;
    }
    void draw(const Ui& ui, Rect r) const
    {
        if (words.empty()) return;
        const Theme& t = ui.theme();
        ui.paint.fill({r.x - 8, r.y, r.w + 16, r.h}, bad ? t.bad_soft : t.warn_soft, 6);
        ui.paint.paragraph({r.x, r.y + 17}, words, r.w, {13, bad ? t.bad : t.warn}, 16);
    }
};

Said said(const Fields& f) { return f.problem().empty() ? Said{f.remark(), false} : Said{f.problem(), true}; }

} // namespace

void Form::draw(Ui& ui, const DialogContext& context)
{
    Fields f(ui.say, context, nullptr);
    fields(f);
    const float width = DialogFrame::inner_width(ui, f.width);
    const auto items = placed(ui, f, width);
    float content = 0;
    for (const auto& i : items) content = std::max(content, i.r.bottom());
    const Said message = said(f);
    constexpr float line = 26;
    const float foot = f.go.empty() ? 0 : 56, note = message.height(ui, width);
    // Room for one line of what may be wrong, so that nothing moves when it is.
    DialogFrame frame(ui, f.width, DialogFrame::around + content + (foot > 0 ? foot + line + 6 : 8), f.title);
    const Rect r = frame.inside();
    {
        ScrollArea area(ui, "form area", {r.x - 8, r.y - 4, r.w + 16, r.h - foot - note + 4});
        for (const auto& i : items) draw_item(ui, i.r.moved(r.x, r.y - area.offset()), *i.item);
        area.content_height(content + 8);
    }
    message.draw(ui, {r.x, r.bottom() - foot - note + 4, r.w, note});
    if (f.go.empty()) return;
    const float half = (r.w - 12) / 2, y = r.bottom() - 48;
    ui.button(f.go, {r.x, y, half, 48}, f.go_label, ButtonKind::primary, Icon::check, f.problem().empty());
    ui.button("cancel", {r.x + half + 12, y, half, 48}, Text::cancel, ButtonKind::plain);
}

void Form::describe(Outline& o, const Say& say, const DialogContext& context)
{
    Fields f(say, context, nullptr);
    fields(f);
    o.begin_dialog("dialog", f.title);
    for (const FormItem& i : f.items()) {
        if (!i.described) continue;
        if (i.kind == Kind::group) o.begin_group(i.control.id, i.control.label);
        else if (i.kind == Kind::end) o.end();
        else if (i.kind == Kind::words) o.text(i.control.id, i.control.label);
        else kit::describe(o, i.control);
    }
    if (!f.problem().empty()) o.alert("rules_problem", f.problem());
    else if (!f.remark().empty()) o.text("rules_remark", f.remark());
    if (f.go.empty()) o.button("close", Text::close);
    else {
        o.button(f.go, f.go_label, f.problem().empty(), f.problem());
        o.button("cancel", Text::cancel);
    }
    o.end();
}

DialogOutcome Form::act(const Action& a, const Say& say)
{
    const DialogContext unknown;
    Fields f(say, unknown, &a);
    fields(f);
    DialogOutcome out{f.taken()};
    if (f.go.empty() || a.id != f.go) return out;
    out.mine = true;
    out.message = f.problem();
    if (out.message.empty()) carry_out(out, say);
    return out;
}

std::uint64_t Form::seed() const { return seed_.empty() ? fresh_seed() : seed_from(seed_).value_or(0); }

} // namespace shell::kit
