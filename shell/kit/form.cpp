#include "shell/kit/form.hpp"
#include "imgui.h"
#include "shell/kit/figures.hpp"
#include "shell/kit/ids.hpp"
#include "shell/kit/seed.hpp"
#include <algorithm>
#include <cmath>

namespace shell::kit {
namespace {

/// The form's problem or remark.
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

Said said(const Fields& f) { return f.problem().empty() ? Said{f.remark(), false} : Said{f.problem(), !f.waits()}; }

} // namespace

void Form::draw(Ui& ui, const DialogContext& context)
{
    Fields f(ui.say, context);
    fields(f);
    const float width = DialogFrame::inner_width(ui, f.width), content = fields_height(ui, f, width);
    const Said message = said(f);
    constexpr float line = 26;
    const float foot = f.go.empty() ? 0 : 56, note = message.height(ui, width);
    // Reserves one line for a problem, so that nothing moves when one appears; a longer one covers no field either.
    const float below = foot > 0 ? foot + std::max(line, note) + 6 : 8 + note;
    DialogFrame frame(ui, f.width, DialogFrame::around + content + below, f.title, f.steady);
    const Rect r = frame.inside();
    {
        ScrollArea area(ui, "form area", {r.x - 8, r.y - 4, r.w + 16, r.h - foot - note + 4});
        if (ImGui::IsWindowAppearing()) ImGui::SetScrollY(0); // not where the previous dialog was scrolled to
        draw_fields(ui, {r.x, r.y - area.offset()}, width, f);
        if (f.in_sight) { // scrolls again when the choice changes, as by keyboard
            float& was = *ImGui::GetStateStorage()->GetFloatRef(ImGui::GetID("in sight"), -1);
            const float now = f.in_sight->y + area.offset();
            if (ImGui::IsWindowAppearing() || std::fabs(now - was) > 1) area.show(f.in_sight->y, f.in_sight->bottom());
            was = now;
        }
        area.content_height(content + 8);
    }
    message.draw(ui, {r.x, r.bottom() - foot - note + 4, r.w, note});
    if (f.go.empty()) return;
    const float half = (r.w - 12) / 2, y = r.bottom() - 48;
    ui.button(f.go, {r.x, y, half, 48}, f.go_label, ButtonKind::primary, Icon::check, f.problem().empty());
    ui.button("cancel"_id, {r.x + half + 12, y, half, 48}, Text::cancel, ButtonKind::plain);
}

void Form::describe(Outline& o, const Say& say, const DialogContext& context)
{
    Fields f(say, context);
    fields(f);
    o.begin_dialog("dialog"_id, f.title);
    describe_fields(o, f);
    if (f.waits()) o.text("rules_problem"_id, f.problem());
    else if (!f.problem().empty()) o.alert("rules_problem"_id, f.problem());
    else if (!f.remark().empty()) o.text("rules_remark"_id, f.remark());
    if (f.go.empty()) o.button("close"_id, Text::close);
    else {
        o.button(f.go, f.go_label, f.problem().empty(), f.problem());
        o.button("cancel"_id, Text::cancel);
    }
    o.end();
}

DialogOutcome Form::act(const Action& a, const Say& say)
{
    Fields f(say, &a);
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
