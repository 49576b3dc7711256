// Draws the experiment's settings and the run button.
#include "shell/lab/canvas.hpp"
#include "shell/lab/ids.hpp"
#include "shell/lab/panel.hpp"

namespace shell::lab {

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
    Panel list(say_);
    bool possible_only = view_.ui().possible_only;
    (void)add_settings(list, view_, possible_only);
    draw_fields(ui_, {at.x, y}, width, list);
    return y + fields_height(ui_, list, width) + 8;
}

} // namespace shell::lab
