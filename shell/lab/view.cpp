#include "shell/lab/view.hpp"
#include "engine/codes/optimal/known.hpp"
#include "engine/figures/lab.hpp"
#include "imgui.h"
#include "shell/kit/figures.hpp"
#include "shell/lab/dialogs.hpp"
#include "shell/lab/ids.hpp"
#include "shell/lab/panel.hpp"
#include "shell/lab/phrases.hpp"
#include <algorithm>

namespace shell::lab {

using engine::codes::StrategyKind;
using engine::lab::Change;

namespace {

constexpr std::uint64_t race_stream = 0x72616365; // draws the secrets

} // namespace

std::vector<const Row*> View::results(bool by_mean) const
{
    std::vector<const Row*> out;
    if (!runner_.plays(experiment())) return out; // the games are of other secrets
    for (const Row& r : runner_.rows())
        if (experiment().has(r.strategy) && runner_.plays(experiment(), r)) out.push_back(&r);
    if (!by_mean) return out;
    const auto place = [](const Row* r) { return r->played.result.games == 0 ? 1e9 : r->played.result.mean(); };
    std::stable_sort(out.begin(), out.end(), [&](const Row* a, const Row* b) { return place(a) < place(b); });
    return out;
}

std::vector<StrategyKind> View::offered() const
{
    std::vector<StrategyKind> out;
    for (const StrategyKind s : engine::codes::strategy_kinds) {
        const StrategyKind other = confined(s);
        out.push_back(s); // also if only its confined form is chosen, so that the list does not move
        if (other != s && (ui_.possible_only || experiment().has(other))) out.push_back(other);
    }
    return out;
}

bool View::finished() const
{
    if (runner_.running() || experiment().strategies.empty() || !runner_.plays(experiment())) return false;
    return std::all_of(experiment().strategies.begin(), experiment().strategies.end(), [&](StrategyKind s) {
        const Row* r = runner_.row(s);
        return r && runner_.plays(experiment(), *r) && (r->whole() || !r->error.empty());
    });
}

const Row* View::proving() const
{
    for (const StrategyKind s : {StrategyKind::optimal, confined(StrategyKind::optimal)}) {
        const Row* r = runner_.row(s);
        if (r && r->done() == 0 && runner_.asks(s)) return r;
    }
    return nullptr;
}

int View::proof_percent() const
{
    const Row* r = proving();
    return r && r->wanted > 0 ? static_cast<int>(std::min<engine::Count>(100, 100 * r->behind / r->wanted)) : 0;
}

Text View::run_label() const
{
    if (finished()) return Text::lab_again;
    const auto rows = results(false);
    const bool begun = std::any_of(rows.begin(), rows.end(), [](const Row* r) { return r->done() > 0; });
    return begun ? Text::lab_go_on : Text::lab_run;
}

int View::longest() const
{
    int most = 0;
    for (const Row* r : results(false)) most = std::max(most, r->played.result.max());
    return most;
}

std::optional<double> View::optimum() const
{
    const auto total = engine::codes::optimal::proven_total(experiment().rules);
    if (!total || experiment().games) return std::nullopt;
    return static_cast<double>(*total) / static_cast<double>(code_count(experiment().rules));
}

Course View::course() const
{
    Course c;
    c.rules = experiment().rules;
    c.genetic = experiment().genetic;
    c.seed = experiment().seed + static_cast<std::uint64_t>(ui_.race_number);
    c.strategies = {StrategyKind::knuth, StrategyKind::most_parts};
    const auto& chosen = experiment().strategies;
    if (chosen.size() > 1) c.strategies = {chosen[0], chosen[1]};
    else if (chosen.size() == 1 && chosen[0] != c.strategies[0]) c.strategies[1] = chosen[0];
    if (ui_.racers) c.strategies = *ui_.racers;
    if (ui_.race_secret && legal(c.rules, *ui_.race_secret)) c.secret = *ui_.race_secret;
    else {
        engine::Rng draw =
            engine::Rng(experiment().seed).fork(race_stream).fork(static_cast<std::uint64_t>(ui_.race_number));
        c.secret = random_code(c.rules, draw);
    }
    return c;
}

void View::enter_race(const std::array<StrategyKind, 2>& racers, const std::optional<engine::codes::Code>& secret)
{
    ui_.racers = racers;
    ui_.race_secret = secret;
    ui_.race_guesses = 0;
}

Screen::Outcome View::offer(Commands& c)
{
    if (running()) {
        if (c.add("lab_cancel"_id, Text::cancel)) {
            runner_.stop(*c.jobs);
            ui_.stopped = true;
            return Outcome::shown();
        }
    } else if (c.add("run"_id, run_label(),
                     {.enabled = !experiment().strategies.empty(),
                      .why = c.say(Text::lab_choose_one),
                      .kind = finished() || racing() ? ButtonKind::plain : ButtonKind::primary,
                      .icon = Icon::chart}))
        return run(c.say, *c.jobs);
    if (racing()) return offer_race(c);
    if (results(false).empty()) return {};
    const bool table = c.add("csv"_id, Text::lab_csv), picture = c.add("png"_id, Text::lab_png);
    if (!table && !picture) return {};
    const std::string file = "sagaz-" + to_text(experiment().rules);
    if (table) c.jobs->emit({Effect::Kind::file, 0, file + ".csv", figure(engine::figures::Format::csv)});
    else c.jobs->emit({Effect::Kind::picture, 0, file + ".png", {}});
    // No message for a picture: the picture would show it.
    return table ? Outcome::told(c.say(Text::lab_saved, file + ".csv")) : Outcome::shown();
}

Screen::Outcome View::offer_race(Commands& c)
{
    const bool over = race_.over();
    if (race_.running() && c.add("race_cancel"_id, Text::cancel)) {
        ui_.race_guesses = 0; // the guesses made stay
        return Outcome::shown();
    }
    const auto waiting = [&](ButtonKind kind) {
        return Offer{.enabled = race_waits(), .why = c.say(Text::lab_race_is_over), .kind = kind};
    };
    if (c.add("race_next"_id, Text::lab_race_next, waiting(over ? ButtonKind::plain : ButtonKind::primary))) {
        ui_.race_guesses = race_.length() + (race_.uneven() ? 0 : 1);
        return Outcome::shown();
    }
    if (c.add("race_end"_id, Text::lab_race_end, waiting(ButtonKind::plain))) {
        ui_.race_guesses = engine::codes::max_guesses_limit;
        return Outcome::shown();
    }
    if (c.add("race_other"_id, Text::lab_race_other, {.kind = over ? ButtonKind::primary : ButtonKind::plain})) {
        ui_.race_secret.reset();
        ui_.race_guesses = 0;
        ++ui_.race_number;
        return Outcome::shown();
    }
    return {};
}

std::string View::figure(const engine::figures::Style& style) const
{
    std::vector<engine::lab::Played> played;
    std::vector<std::string> names;
    for (const Row* r : results(false)) {
        played.push_back(r->played);
        names.push_back(engine::figures::lab_name(experiment(), r->strategy));
    }
    return engine::figures::lab(experiment().query(), names, played, style);
}

Screen::Outcome View::change(Change c, const Say& say)
{
    if (game().changes + 2 > engine::lab::max_changes) log_ = Log(experiment()); // a new log: undo ends here
    const auto done = log_.push(c);
    if (done) return Outcome::moved();
    const bool many = done.error().kind == engine::codes::ErrorKind::too_many_rows;
    return Outcome::refused(many ? say(Text::lab_too_many, say.count(engine::lab::max_compared))
                                 : say(Text::lab_choose_one));
}

std::string View::enter_genetic(const engine::codes::GeneticOptions& genetic, const Say& say)
{
    if (genetic == experiment().genetic) return {};
    ui_.race_guesses = 0;
    return change({Change::Kind::genetic, {}, 0, genetic}, say).message;
}

Screen::Outcome View::run(const Say& say, Jobs& jobs)
{
    if (finished()) runner_.clear(jobs); // runs all games again
    ui_.stopped = false;
    ui_.tab = Tab::results;
    if (racing()) ui_.chart = Chart::histograms;
    ++ui_.runs;
    return game().asked ? Outcome::shown() : change({}, say);
}

Screen::Outcome View::play(const Action& a, const Say& say, Jobs&)
{
    Panel list(say, &a);
    if (const auto wanted = add_settings(list, *this, ui_.possible_only); list.taken())
        return wanted ? change(*wanted, say) : Outcome::shown();
    if (a.id == "chart"_id) {
        if (const auto i = parse_int(a.value, 0, 2)) ui_.chart = static_cast<Chart>(*i), ui_.tab = Tab::results;
        return Outcome::shown();
    }
    return {};
}

Screen::Tick View::tick(Jobs& jobs, const Say& say, const Moment&)
{
    Tick out;
    if (std::exchange(run_undone_, false) && !results(false).empty()) out.message = say(Text::lab_run_undone);
    asked_at_ = game().asked ? game().changes : 0;
    if (racing()) {
        out.news = race_.collect(jobs);
        if (!(course() == race_.course())) ui_.race_guesses = 0, out.news = true;
        race_.want(jobs, course(), ui_.race_guesses);
    } else race_.stop(jobs);
    if (!game().asked) {
        if (runner_.running()) runner_.stop(jobs), out.news = true;
        ui_.stopped = false;
        return out;
    }
    if (wanted() && !runner_.running()) {
        runner_.begin(jobs, experiment());
        out.news = true;
    }
    out.news |= runner_.collect(jobs);
    return out;
}

std::string View::status(const Say& say) const
{
    if (racing() && race_.length() > 0) return race_in_words(*this, say);
    if (running()) return say(Text::lab_working); // no figure: screen readers would read each change
    const auto best = results(true);
    const bool stopped = !finished();
    if (best.empty() || best[0]->played.result.games == 0)
        return say(Text::lab_start_status, experiment_in_words(say, experiment()));
    const std::string means = means_in_words(say, best);
    return say(stopped ? Text::lab_stopped_status : Text::lab_done_status, means);
}

std::span<const Text> View::keys() const
{
    static constexpr std::array texts{Text::lab_keys};
    return texts;
}

void View::keyboard(Ui& ui)
{
    if (ImGui::GetIO().WantTextInput) return;
    const auto rows = offered();
    for (const ImWchar c : ImGui::GetIO().InputQueueCharacters)
        if (const std::size_t i = c - '1'; i < std::min<std::size_t>(9, rows.size()))
            ui.act(make_id("use"_id, static_cast<int>(rows[i])));
}

} // namespace shell::lab
