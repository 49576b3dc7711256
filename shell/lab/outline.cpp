// The outline of the laboratory. Its lists describe themselves (panel.hpp).
#include "shell/lab/ids.hpp"
#include "shell/lab/panel.hpp"
#include "shell/lab/phrases.hpp"

namespace shell::lab {
namespace {

void describe_results(const View& v, Outline& o, const Say& say)
{
    o.heading(2, Text::lab_results);
    o.radios("chart"_id, say(Text::lab_chart), static_cast<int>(v.ui().chart), options_of(say, chart_names));
    if (v.racing()) return describe_race(v, o);
    if (v.results(true).empty()) {
        o.text("results"_id, Text::lab_empty);
        return;
    }
    Panel list(say);
    add_results(list, v);
    add_pairs(list, v);
    describe_fields(o, list);
    describe_shares(v, o);
    for (const Id id : {"csv"_id, "png"_id}) o.command(id);
}

} // namespace

void View::describe(Outline& o, const Say& say)
{
    const auto& e = experiment();
    o.heading(1, say(Text::game_lab));
    o.text("rules"_id, experiment_in_words(say, e));
    o.heading(2, Text::lab_experiment);
    Panel list(say);
    bool possible_only = ui_.possible_only;
    (void)add_settings(list, *this, possible_only);
    describe_fields(o, list);
    if (running()) {
        const auto played = runner_.progress();
        std::string far =
            say(Text::lab_progress, number(say.language(), played.done), number(say.language(), played.total));
        if (proving())
            far += " " + say(Text::lab_proving) + ", " + say(Text::percent, std::to_string(proof_percent())) + ".";
        o.text("progress"_id, far);
    }
    for (const Id id : {"lab_cancel"_id, "run"_id}) o.command(id);
    describe_results(*this, o, say);
    for (const Id id : {"undo"_id, "redo"_id}) o.command(id);
}

} // namespace shell::lab
