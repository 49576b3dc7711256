// The outline of the laboratory. Its lists describe themselves (panel.hpp).
#include "shell/lab/ids.hpp"
#include "shell/lab/panel.hpp"
#include "shell/lab/phrases.hpp"

namespace shell::lab {
namespace {

void describe_race(const View& v, Outline& o, const Say& say)
{
    const Race& race = v.race();
    const Course& course = race.course();
    const auto face = face_of(course.rules);
    o.text("secret"_id, say(Text::lab_race_secret_is, code_in_words(say, face, course.rules, course.secret)));
    o.text("race"_id, race_in_words(v, say));
    for (std::size_t i = 0; i < 2; ++i) {
        Panel lane(say);
        add_lane(lane, v, i);
        describe_fields(o, lane);
    }
    for (const Id id : {"race_cancel"_id, "race_next"_id, "race_end"_id, "race_other"_id}) o.command(id);
    o.button("race_dialog"_id, Text::lab_race_who);
}

void describe_charts(const View& v, Outline& o, const Say& say)
{
    o.radios("chart"_id, say(Text::lab_chart), static_cast<int>(v.ui().chart),
             options_of(say, std::array{Text::lab_histograms, Text::lab_curves, Text::lab_race}));
}

void describe_results(const View& v, Outline& o, const Say& say)
{
    const auto rows = v.results(true);
    o.heading(2, Text::lab_results);
    describe_charts(v, o, say);
    if (v.racing()) return describe_race(v, o, say);
    if (rows.empty()) {
        o.text("results"_id, Text::lab_empty);
        return;
    }
    Panel list(say);
    add_results(list, v);
    add_pairs(list, v);
    describe_fields(o, list);
    std::vector<std::string> head{say(Text::lab_strategy)};
    const int longest = v.longest();
    for (int n = 1; n <= longest; ++n) head.push_back(std::to_string(n));
    const bool curves = v.ui().chart == Chart::curves;
    auto& shares =
        o.table("distribution"_id, say(curves ? Text::lab_solved_within : Text::lab_distribution), std::move(head));
    for (const Row* r : rows) {
        if (r->played.result.games == 0) continue;
        std::vector<std::string> cells{strategy_in_words(say, r->strategy)};
        engine::Count within = 0;
        for (std::size_t i = 0; i < static_cast<std::size_t>(longest); ++i) {
            const auto& h = r->played.result.histogram;
            const engine::Count in = i < h.size() ? h[i] : 0;
            within += in;
            cells.push_back(percent(say, curves ? within : in, r->done()));
        }
        shares.rows.push_back(std::move(cells));
    }
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
