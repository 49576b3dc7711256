// The experiment's settings: the strategies, the secrets and the run button.
#include "shell/lab/canvas.hpp"
#include "shell/lab/dialogs.hpp"
#include "shell/lab/ids.hpp"

namespace shell::lab {

using engine::codes::StrategyKind;

float LabCanvas::strategies(Point at, float width)
{
    const bool wide = ui_.view.layout == Layout::desktop;
    const float h = wide ? 44.f : 48.f;
    float y = at.y;
    for (const StrategyKind s : view_.offered()) {
        const Rect r{at.x, y, width, h - 4};
        const OwnedId id = make_id("use"_id, static_cast<int>(s));
        const bool on = view_.experiment().has(s);
        const Press press = ui_.item(id, r, 8);
        p_.fill(r, ui_.reactive(on ? t_.raised : wide ? t_.surface : t_.bg, press, id), 8);
        const Rect box{r.x + 10, r.centre().y - 10, 20, 20};
        p_.fill(box, on ? t_.accent : t_.bg, 5);
        p_.stroke(box, on ? t_.accent : t_.line_strong, 5, 1.5f);
        if (on) draw_tick(p_, box.centre(), 5, t_.accent_ink);
        draw_marker(p_, s, {r.x + 48, r.centre().y}, 6);
        const float x = r.x + 66, room = r.right() - 8 - x;
        draw_name(p_, {x, r.centre().y - 3}, strategy_in_words(say_, s), room, 14);
        p_.text({x, r.centre().y + 14}, p_.fitted(note_in_words(say_, view_.experiment(), s), room, 12),
                {12, t_.muted});
        if (press.clicked) ui_.act(id);
        y += h;
    }
    return y;
}

float LabCanvas::run(Point at, float width)
{
    const float h = ui_.view.layout == Layout::desktop ? 44.f : 48.f;
    const Rect r{at.x, at.y, width, h};
    if (view_.running()) {
        const auto done = view_.proving() ? engine::Progress{view_.proof_percent(), 100} : view_.runner().progress();
        ui_.progress(r, say_(view_.proving() ? Text::lab_proving : Text::lab_playing), done.done, done.total,
                     "lab_cancel"_id);
    } else ui_.command("run"_id, r);
    return r.bottom();
}

float LabCanvas::settings(Point at, float width)
{
    float y = at.y;
    const bool wide = ui_.view.layout == Layout::desktop;
    if (wide) {
        p_.text({at.x, y + 16}, say_(Text::lab_experiment), {18, t_.text, Weight::bold});
        y += 34;
    } else y = run({at.x, y}, width) + 14; // above the long list
    p_.text({at.x, y + 12}, say_(Text::lab_strategies), {13, t_.muted, Weight::bold});
    y = strategies({at.x - 8, y + 20}, width + 16) + 8;
    if (view_.experiment().has(StrategyKind::genetic)) {
        const float h = wide ? 38.f : 44.f;
        ui_.button("genetic_dialog"_id, {at.x, y - 4, width, h}, Text::genetic_title, ButtonKind::plain, Icon::edit);
        y += h + 8;
    }
    Fields fields(say_);
    bool possible_only = view_.ui().possible_only;
    (void)settings_fields(fields, view_.experiment(), possible_only);
    draw_fields(ui_, {at.x, y}, width, fields);
    y += fields_height(ui_, fields, width) + 4;
    y = p_.paragraph({at.x, y + 14}, say_(Text::lab_seed_is, std::to_string(view_.experiment().seed)), width,
                     {13, t_.muted}, 18);
    ui_.button("rules_dialog"_id, {at.x, y - 4, width, wide ? 38.f : 44.f}, Text::lab_rules_title, ButtonKind::plain,
               Icon::edit);
    return y + (wide ? 46.f : 52.f);
}

} // namespace shell::lab
