// The outline of the laboratory: the same controls, with the same ids, as on the canvas.
#include "shell/lab/dialogs.hpp"
#include "shell/lab/ids.hpp"
#include "shell/lab/phrases.hpp"
#include <algorithm>

namespace shell::lab {
namespace {

using engine::codes::StrategyKind;

void describe_race(const View& v, Outline& o, const Say& say)
{
    const Race& race = v.race();
    const Course& course = race.course();
    const auto face = face_of(course.rules);
    o.text("secret"_id, say(Text::lab_race_secret_is, code_in_words(say, face, course.rules, course.secret)));
    o.text("race"_id, race_in_words(v, say));
    for (std::size_t i = 0; i < 2; ++i) {
        const Racer& racer = race.racers()[i];
        const std::string name = strategy_in_words(say, course.strategies[i]);
        auto& table =
            o.table(make_id("lane"_id, static_cast<int>(i)), name,
                    {say(Text::head_row), say(Text::head_guess), say(Text::head_answer), say(Text::head_left)});
        for (std::size_t n = 0; n < racer.guesses.size(); ++n) {
            const auto& g = racer.guesses[n];
            table.rows.push_back({std::to_string(n + 1), code_in_words(say, face, course.rules, g.code),
                                  answer_in_words(say, g.answer), number(say.language(), g.left)});
        }
        if (const std::string split = split_in_words(say, race, i); !split.empty())
            o.text(make_id("split"_id, static_cast<int>(i)), split);
        if (const std::string bred = population_in_words(say, race, i); !bred.empty())
            pegs::describe_population(o, make_id("population"_id, static_cast<int>(i)), say, bred, *racer.population);
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
    auto& table = o.table("results"_id, say(Text::lab_results),
                          {say(Text::lab_strategy), say(Text::lab_mean_head), say(Text::lab_error), say(Text::lab_sd),
                           say(Text::lab_worst), against_in_words(v, say)});
    for (const Row* r : rows) {
        const auto& result = r->played.result;
        if (result.games == 0) {
            const std::string wrong = remark_in_words(v, say, *r);
            table.rows.push_back(
                {strategy_in_words(say, r->strategy), wrong.empty() ? "–" : wrong, "–", "–", "–", "–"});
            continue;
        }
        table.rows.push_back({played_in_words(say, *r), mean_in_words(say, *r), error_in_words(say, *r),
                              decimal(say.language(), result.sd(), 3), std::to_string(result.max()),
                              difference_in_words(v, say, *r, *rows[0])});
    }
    o.why("why:results"_id);
    if (auto pairs = pairs_in_words(v, say); !pairs.empty()) o.list("pairs"_id, say(Text::lab_pairs), std::move(pairs));
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
    o.begin_group("strategies"_id, Text::lab_strategies);
    for (const StrategyKind s : offered())
        o.checkbox(make_id("use"_id, static_cast<int>(s)), strategy_in_words(say, s) + ": " + note_in_words(say, e, s),
                   e.has(s));
    o.end();
    if (e.has(StrategyKind::genetic)) o.button("genetic_dialog"_id, Text::genetic_title);
    Fields fields(say);
    bool possible_only = ui_.possible_only;
    (void)settings_fields(fields, e, possible_only);
    describe_fields(o, fields);
    o.text("seed"_id, say(Text::lab_seed_is, std::to_string(e.seed)));
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
