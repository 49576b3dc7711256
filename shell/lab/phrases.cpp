#include "shell/lab/phrases.hpp"
#include <algorithm>
#include <cmath>

namespace shell::lab {

using engine::Count;
using engine::codes::Face;
using engine::codes::StrategyKind;
using engine::lab::Certainty;
using engine::lab::Experiment;

namespace {

#define EACH(key, job) Text::lab_note_##key,
constexpr std::array compared_notes{ENGINE_CODES_STRATEGIES(EACH, EACH, EACH, EACH)};
#undef EACH

std::string figure_of(const Say& say, double v) { return decimal(say.language(), v, 3); }

std::string told(const Say& say, Text t, std::initializer_list<text::Argument> values)
{
    return text::filled(say.language(), pattern(say.language(), t), {values.begin(), values.size()});
}

/// Before an error in a column of errors.
std::string error_sign(bool at_most) { return at_most ? "≤ " : "± "; }
/// An error after a figure, in words where it is a bound: "≤" alone would compare the two.
std::string with_error_of(const Say& say, double error, bool at_most)
{
    return at_most ? ' ' + say(Text::lab_at_most, figure_of(say, error)) : " ± " + figure_of(say, error);
}

} // namespace

std::string note_in_words(const Say& say, const Experiment& e, StrategyKind s)
{
    return say(compared_notes[static_cast<std::size_t>(in_menu(s))], say.count(e.genetic.population));
}

std::vector<Count> counts_for(const Experiment& e)
{
    std::vector<Count> out;
    if (engine::lab::can_play_all(e.rules)) out.push_back(0);
    for (const Count n : secret_counts)
        if (n > 0) out.push_back(n);
    if (e.games && std::find(out.begin(), out.end(), *e.games) == out.end()) out.push_back(*e.games);
    return out;
}

std::vector<std::string> counts_in_words(const Say& say, const Experiment& e)
{
    std::vector<std::string> out;
    for (const Count n : counts_for(e))
        out.push_back(n == 0 ? say(Text::lab_all) : number(say.language(), static_cast<std::int64_t>(n)));
    return out;
}

std::string secrets_in_words(const Say& say, const Experiment& e)
{
    return say(e.games ? Text::lab_drawn_secrets : Text::lab_all_secrets,
               say.count(static_cast<std::int64_t>(e.game_count())));
}

std::string experiment_in_words(const Say& say, const Experiment& e)
{
    const Face face = e.rules.repeats ? Face::colours : Face::digits;
    return pegs::rules_in_words(say, e.rules, face, false) + " · " + secrets_in_words(say, e);
}

std::string games_in_words(const Say& say, const Row& r)
{
    return "n = " + number(say.language(), static_cast<std::int64_t>(r.played.result.games));
}

std::string played_in_words(const Say& say, const Row& r)
{
    std::string name = strategy_in_words(say, r.strategy);
    if (r.whole() || r.played.result.games == 0) return name;
    return name + ", " + games_in_words(say, r);
}

std::string mean_in_words(const Say& say, const Row& r)
{
    return r.played.result.games == 0 ? "–" : figure_of(say, r.played.result.mean());
}

std::string error_in_words(const Say& say, const Row& r)
{
    switch (r.played.certainty()) {
    case Certainty::exact:
        return say(Text::lab_exact);
    case Certainty::partial:
        return say(Text::lab_partial);
    case Certainty::unknown:
        return "–";
    case Certainty::at_most:
    case Certainty::estimate:
        break;
    }
    return error_sign(r.played.error_is_most()) + figure_of(say, r.played.standard_error());
}

std::string problem_in_words(const Say& say, const Row& r)
{
    if (r.error.empty()) return {};
    return say(r.error == "crash" ? Text::lab_failed : Text::lab_too_large, strategy_in_words(say, r.strategy));
}

std::string remark_in_words(const View& v, const Say& say, const Row& r)
{
    const bool proves = in_menu(r.strategy) == StrategyKind::optimal && v.proving() == &r;
    return proves ? say(Text::lab_proof_first, strategy_in_words(say, r.strategy)) : problem_in_words(say, r);
}

std::string population_in_words(const Say& say, const Race& race, std::size_t i)
{
    const Racer& racer = race.racers()[i];
    if (!racer.population || race.course().strategies[i] != StrategyKind::genetic) return {};
    return pegs::population_in_words(say, *racer.population, race.course().genetic, racer.ended());
}

std::string thinking_in_words(const Say& say, const Race& race, const engine::Progress& p)
{
    if (in_menu(race.course().strategies[race.thinker()]) != StrategyKind::optimal || p.total <= 0)
        return say(Text::thinking);
    return say(Text::lab_race_bounds, say.count(p.done), say.count(p.total));
}

std::string means_in_words(const Say& say, const std::vector<const Row*>& rows)
{
    std::string out;
    for (const Row* r : rows) {
        if (!out.empty()) out += ", ";
        out += strategy_in_words(say, r->strategy) + " " + mean_in_words(say, *r);
    }
    return out;
}

std::string percent(const Say& say, Count games, Count of)
{
    const double share = of == 0 ? 0 : 100 * static_cast<double>(games) / static_cast<double>(of);
    return decimal(say.language(), share, share > 0 && share < 9.95 ? 1 : 0);
}

std::string split_in_words(const Say& say, const Race& race, std::size_t i)
{
    const Racer& racer = race.racers()[i];
    if (!racer.error.empty()) {
        const bool crash = racer.error == "crash";
        return say(crash ? Text::lab_failed : Text::lab_too_large, strategy_in_words(say, race.course().strategies[i]));
    }
    if (racer.guesses.empty()) return {};
    const auto& last = racer.guesses.back();
    const std::size_t n = racer.guesses.size();
    const auto& rules = race.course().rules;
    const auto before = n > 1 ? racer.guesses[n - 2].left : static_cast<std::int64_t>(code_count(rules));
    if (before == 1) return say(racer.solved ? Text::lab_race_only : Text::lab_race_not_it);
    return told(say, Text::lab_race_split, {say.count(before), say.count(last.groups), say.count(last.worst)});
}

std::string race_in_words(const View& v, const Say& say)
{
    const Race& race = v.race();
    const auto& [a, b] = race.racers();
    const std::string first = strategy_in_words(say, race.course().strategies[0]),
                      second = strategy_in_words(say, race.course().strategies[1]);
    const auto guesses = [&](const Racer& r) { return Say::count(static_cast<int>(r.guesses.size())); };
    if (race.running()) return say(Text::thinking);
    if (race.length() == 0) return say(Text::lab_race_about, first, second);
    if (a.solved && b.solved) {
        if (a.guesses.size() == b.guesses.size()) return say(Text::lab_race_even, guesses(a));
        const bool a_first = a.guesses.size() < b.guesses.size();
        return told(
            say, Text::lab_race_won,
            {a_first ? first : second, guesses(a_first ? a : b), a_first ? second : first, guesses(a_first ? b : a)});
    }
    const auto limit = Say::count(engine::codes::max_guesses_limit); // a racer with an error did not reach it
    if (race.over() && (a.solved || b.solved)) {
        const std::string& found = a.solved ? first : second;
        return (a.solved ? b : a).error.empty() ? say(Text::lab_race_found_within, found, limit)
                                                : say(Text::lab_race_found, found);
    }
    if (race.over())
        return a.error.empty() && b.error.empty() ? say(Text::lab_race_nobody_within, limit)
                                                  : say(Text::lab_race_nobody);
    const auto left = [&](const Racer& r) {
        return r.error.empty() && !r.guesses.empty() ? number(say.language(), r.guesses.back().left) : std::string("–");
    };
    const auto state = [&](const Racer& r, const std::string& name) {
        return name + ": " + (r.solved ? say(Text::lab_race_has_it, guesses(r)) : left(r));
    };
    const std::string one = state(a, first), other = state(b, second);
    return told(say, Text::lab_race_left, {Say::count(race.length()), one, other});
}

std::string signed_figure(const Say& say, double v) { return (v < -0.0005 ? "−" : "+") + figure_of(say, std::abs(v)); }

std::string difference_in_words(const View& v, const Say& say, const Row& row, const Row& best, bool error_of_optimum)
{
    const auto with_error = [&](const std::string& mean, Certainty certainty, double error, bool at_most) {
        if (certainty == Certainty::unknown) return mean + ", " + say(Text::lab_error_unknown);
        return error == 0 ? mean : mean + with_error_of(say, error, at_most);
    };
    if (const auto optimum = v.optimum()) { // it has no error: the row's own counts
        if (row.played.result.games == 0) return "–";
        const std::string mean = signed_figure(say, row.played.result.mean() - *optimum);
        return error_of_optimum
                   ? with_error(mean, row.played.certainty(), row.played.standard_error(), row.played.error_is_most())
                   : mean;
    }
    const auto d = engine::lab::difference(row.played, best.played);
    if (d.games == 0) return "–";
    std::string mean = signed_figure(say, d.mean);
    if (d.games < row.played.result.games) // on their common secrets
        mean = "n = " + number(say.language(), static_cast<std::int64_t>(d.games)) + ": " + mean;
    return with_error(mean, &row == &best ? Certainty::exact : d.certainty, d.standard_error, d.error_is_most);
}

std::vector<std::string> pairs_in_words(const View& v, const Say& say)
{
    std::vector<std::string> out;
    const auto rows = v.results(true);
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (std::size_t j = i + 1; j < rows.size(); ++j) {
            const auto d = engine::lab::difference(rows[j]->played, rows[i]->played);
            if (d.games == 0) continue;
            std::string figures = signed_figure(say, d.mean);
            if (d.standard_error > 0) figures += with_error_of(say, d.standard_error, d.error_is_most);
            else if (d.certainty == Certainty::exact) figures += " (" + say(Text::lab_exact) + ')';
            else if (d.certainty == Certainty::unknown) figures += ", " + say(Text::lab_error_unknown);
            if (d.games < v.experiment().game_count())
                figures += ", n = " + number(say.language(), static_cast<std::int64_t>(d.games));
            out.push_back(strategy_in_words(say, rows[j]->strategy) + " – " +
                          strategy_in_words(say, rows[i]->strategy) + ": " + figures);
        }
    return out;
}

std::string against_in_words(const View& v, const Say& say)
{
    if (const auto optimum = v.optimum()) return say(Text::lab_against_optimum, figure_of(say, *optimum));
    const auto best = v.results(true);
    return best.empty() ? "" : say(Text::lab_against_best, strategy_in_words(say, best[0]->strategy));
}

} // namespace shell::lab
