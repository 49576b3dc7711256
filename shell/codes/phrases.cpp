#include "shell/codes/phrases.hpp"
#include "shell/codes/challenge.hpp"
#include "shell/pegs/population.hpp"
#include <algorithm>

namespace shell::codes {

using engine::codes::Criterion;
using engine::codes::Face;
using engine::codes::Role;
using Status = engine::codes::Game::Status;

std::string role_in_words(const Say& say, Role role)
{
    constexpr std::array texts{Text::role_guesser, Text::role_keeper, Text::role_assistant};
    return say(texts[static_cast<std::size_t>(role)]);
}

std::vector<std::string> strategy_menu(const Say& say)
{
    std::vector<std::string> names;
    for (const auto kind : engine::codes::strategy_kinds) names.push_back(strategy_in_words(say, kind));
    return names;
}

StrategyTexts texts_of(engine::codes::StrategyKind kind)
{
#define DRAWS(key, job) StrategyTexts{Text::about_##key, Text::source_##key, Text::hint_##key, Text::hint_contradicts},
#define WEIGHS(key, job)                                                                                               \
    StrategyTexts{Text::about_##key, Text::source_##key, Text::hint_##key, Text::hint_##key##_impossible},
    constexpr std::array texts{ENGINE_CODES_STRATEGIES(DRAWS, WEIGHS, DRAWS, DRAWS)};
#undef DRAWS
#undef WEIGHS
    StrategyTexts its = texts[static_cast<std::size_t>(in_menu(kind))];
    if (in_menu(kind) == engine::codes::StrategyKind::optimal) its.hint_impossible = Text::hint_optimal_impossible;
    return its;
}

std::string cannot_choose_in_words(const Say& say, engine::codes::StrategyKind kind, std::string_view error, bool plays)
{
    const bool counts = !engine::codes::weighs(kind) && !engine::codes::is_apart(kind);
    if (error == "too_large")
        return say(counts  ? Text::too_large_to_count
                   : plays ? Text::too_large_to_play
                           : Text::too_large_to_advise,
                   strategy_in_words(say, kind));
    if (error == Analysis::stopped && kind != engine::codes::StrategyKind::consistent)
        return say(Text::strategy_stopped, strategy_in_words(say, kind));
    return say(Text::error_refused);
}

std::string computer_in_words(const View& v, const Say& say)
{
    return v.computer_stuck() ? cannot_choose_in_words(say, v.game().setup.strategy, v.analysis().choice.error, true)
                              : say(Text::thinking);
}

std::string score_figure(const Say& say, Criterion c, double score)
{
    if (c == Criterion::entropy) return decimal(say.language(), score, 2);
    if (c == Criterion::expected_size) return decimal(say.language(), score, 1);
    return number(say.language(), static_cast<std::int64_t>(score));
}

namespace {

/// The count that chooses singular or plural; 0, a plural, for averages and bits.
std::int64_t how_many(Criterion c, double score)
{
    return c == Criterion::worst || c == Criterion::most_parts ? static_cast<std::int64_t>(score) : 0;
}

bool errs(const View& v, const Choice& choice)
{
    return !choice.possible && texts_of(v.advisor()).hint_impossible == Text::hint_contradicts;
}

/// How many candidates a confined strategy compares: a sentence after a space, "" while the count is unknown.
std::string only_left_in_words(const View& v, const Say& say)
{
    const auto& known = v.analysis().knowledge.value;
    return known && known->consistent > 1 ? ' ' + say(Text::only_left, say.count(known->consistent)) : std::string();
}

/// The reason for a choice: its score by the strategy's criterion, or a simpler fact.
std::string reason_in_words(const View& v, const Say& say, const Choice& choice)
{
    const auto strategy = v.advisor();
    const std::string name = strategy_in_words(say, strategy);
    if (choice.possible && choice.parts == 1) return say(Text::hint_only, name);
    if (strategy == engine::codes::StrategyKind::consistent && !v.answered()) return say(Text::hint_any, name);
    if (errs(v, choice))
        return say(Text::hint_contradicts, name, named_rows_in_words(say, conflicts(v.game(), choice.guess))) + " " +
               (choice.parts > 1 ? say(Text::hint_splits, say.count(choice.parts)) : say(Text::hint_tells_nothing));
    const auto criterion = criterion_for(strategy);
    const StrategyTexts its = texts_of(strategy);
    const double its_score = score(criterion, choice);
    const std::string figure = score_figure(say, criterion, its_score);
    const std::array values{text::Argument(name), text::Argument(how_many(criterion, its_score), figure),
                            say.count(choice.parts)};
    const std::string why = text::filled(
        say.language(), text::pattern(say.language(), choice.possible ? its.hint : its.hint_impossible), values);
    return is_confined(strategy) ? why + only_left_in_words(v, say) : why;
}

} // namespace

bool hint_errs(const View& v) { return v.analysis().choice.value && errs(v, *v.analysis().choice.value); }

std::string chosen_in_words(const View& v, const Say& say)
{
    const auto& part = v.analysis().partition.value;
    if (!v.computer_chose() || !part) return {};
    const auto parts = std::count_if(part->cells.begin(), part->cells.end(), [](const auto& c) { return c.count > 0; });
    return reason_in_words(
        v, say, {v.game().rows.back().guess, part->possible, part->worst, parts, part->expected_size, part->bits});
}

std::string hint_in_words(const View& v, const Say& say)
{
    const std::string why = reason_in_words(v, say, *v.analysis().choice.value);
    const auto own = v.game().setup.strategy;
    return v.advisor() == own ? why
                              : say(v.ui().instead.value_or(Text::hint_instead), strategy_in_words(say, own), why);
}

std::string population_in_words(const View& v, const Say& say)
{
    const auto& bred = v.analysis().population.value;
    const auto& setup = v.game().setup;
    if (!bred || setup.strategy != engine::codes::StrategyKind::genetic) return {};
    return pegs::population_in_words(say, *bred, setup.genetic, v.computer_has_guessed());
}

std::optional<Text> ties_of(engine::codes::StrategyKind kind)
{
    using engine::codes::StrategyKind;
    if (weighs(kind)) return is_confined(kind) ? Text::ties_smallest : Text::ties_possible;
    if (kind == StrategyKind::evolutionary || kind == StrategyKind::sampled_entropy) return Text::ties_smallest;
    return std::nullopt;
}

std::string about_in_words(const View& v, const Say& say)
{
    const auto& setup = v.game().setup;
    std::string about = say(texts_of(setup.strategy).about);
    if (is_confined(setup.strategy)) about += only_left_in_words(v, say);
    if (const auto rule = ties_of(setup.strategy)) about += ' ' + say(*rule);
    if (setup.genetic == engine::codes::GeneticOptions{}) return about;
    return about + ' ' + say(Text::genetic_changed, pegs::changed_in_words(say, setup.genetic));
}

std::string source_in_words(const Say& say, engine::codes::StrategyKind kind)
{
    // Mean guesses per secret, from whole trees; for the consistent strategy the exact expectation over its draws.
    constexpr std::array<std::array<double, 2>, 6> means{{{4.64352, 5.47129},
                                                          {5828 / 1296., 26983 / 5040.},
                                                          {5722 / 1296., 26808 / 5040.},
                                                          {5786 / 1296., 26781 / 5040.},
                                                          {5701 / 1296., 26991 / 5040.},
                                                          {5660 / 1296., 26688 / 5040.}}};
    static_assert(means.size() == 1 + engine::codes::confinable_kinds.size());
    const bool confined = is_confined(kind);
    const auto& mean = means[confined ? static_cast<std::size_t>(kind) - engine::codes::strategy_count + 1 : 0];
    const auto figure = [&](double m) { return decimal(say.language(), m, confined ? 3 : 5); };
    return say(texts_of(confined ? engine::codes::StrategyKind::consistent : kind).source, figure(mean[0]),
               figure(mean[1]));
}

Text secret_label(const View& v) { return v.game().secret ? Text::change_secret : Text::keep_secret_here; }

std::string contradiction_in_words(const Say& say, const View& v)
{
    const auto repairs = v.repairs();
    if (repairs.empty() && v.analysis().repairs.running())
        return say(Text::contradiction) + " " + say(Text::contradiction_searched);
    if (repairs.empty()) return say(Text::contradiction);
    std::vector<std::string> parts;
    constexpr std::size_t most_named = 4;
    for (std::size_t i = 0; i < std::min(repairs.size(), most_named); ++i)
        parts.push_back(named_rows_in_words(say, repairs[i]));
    return say(Text::contradiction) + " " + say(Text::contradiction_repair, joined(say, parts, Text::word_or));
}

std::string rank_in_words(const View& v, const Say& say, const Ranking& ranking)
{
    const auto by = [&](std::int64_t rank, Criterion c) {
        return say(Text::rank_short, number(say.language(), rank), number(say.language(), ranking.of)) + " " +
               say(criterion_names[static_cast<std::size_t>(c)]);
    };
    const auto criterion = criterion_for(v.game().setup.strategy);
    std::string out = by(ranking.asked->rank, criterion);
    if (criterion != Criterion::entropy) out += " · " + by(ranking.by_bits, Criterion::entropy);
    return out;
}
std::string rank_in_words(const View& v, const Say& say) { return rank_in_words(v, say, *v.analysis().ranking.value); }

std::string best_guesses_in_words(const View& v, const Say& say)
{
    return say(!v.answered() ? Text::shapes_of_first : Text::best_guesses,
               say(criterion_names[static_cast<std::size_t>(criterion_for(v.game().setup.strategy))]));
}

bool is_last_guess(const View& v)
{
    const auto& g = v.game();
    return g.setup.role == Role::guesser && v.entering_code() &&
           static_cast<int>(g.rows.size()) + 1 == g.setup.max_guesses;
}

std::string guess_of_in_words(const View& v, const Say& say)
{
    const auto& g = v.game();
    if (g.setup.role != Role::guesser || !v.entering_code()) return {};
    return say(is_last_guess(v) ? Text::last_guess : Text::guess_of,
               say.count(static_cast<std::int64_t>(g.rows.size()) + 1), Say::count(g.setup.max_guesses));
}

std::string draft_caption_in_words(const View& v, const Say& say)
{
    std::string of = guess_of_in_words(v, say);
    return of.empty() || !v.setup().repeat ? of : of + " · " + say(Text::repeated_game);
}

std::string won_in_words(const View& v, const Say& say)
{
    const auto guesses = say.count(static_cast<std::int64_t>(v.game().rows.size()));
    if (v.setup().repeat) return say(Text::you_won_again, guesses);
    if (v.setup().role != Role::guesser) return say(Text::solved, guesses);
    const std::string compared = compared_in_words(v.game(), say);
    return say(Text::you_won, guesses) + (compared.empty() ? "" : " " + compared);
}

std::string nudge_in_words(const View& v, const Say& say)
{
    const auto& known = v.analysis().knowledge.value;
    if (!known) return say(Text::nudge_rows);
    if (!v.answered()) return say(Text::nudge_start, say.count(known->consistent));
    if (known->consistent == 1) return say(Text::nudge_only);
    std::size_t position = 0;
    std::int64_t most = 0;
    for (std::size_t i = 0; i < known->marginals.size(); ++i) {
        const auto& all = known->marginals[i];
        const auto here = std::count_if(all.begin(), all.end(), [](std::int64_t n) { return n > 0; });
        if (here > most) most = here, position = i;
    }
    if (most < 2) return say(Text::nudge_rows);
    return say(Text::nudge_position, say.count(known->consistent), Say::count(static_cast<std::int64_t>(position) + 1),
               Say::count(most));
}

std::string goal_in_words(const engine::codes::Game& g, const Say& say)
{
    const std::string goal = say(Text::goal, Say::count(g.setup.max_guesses));
    if (g.setup.friend_guesses == 0) return goal;
    return goal + " " + say(Text::challenge_start, Say::count(g.setup.friend_guesses));
}

std::string View::status(const Say& say) const
{
    const auto& g = game();
    const Face face = g.setup.face;
    if (ui_.entering_secret) return say(Text::enter_secret);
    if (ui_.wants_hint && thought()) return say(Text::thinking);
    if (ui_.hinted && entering_code() && analysis_.choice.value)
        return code_in_words(say, face, rules(), analysis_.choice.value->guess) + ". " + hint_in_words(*this, say);
    if (g.rows.empty()) {
        if (computer_stuck() || (computer_to_guess() && thought())) return computer_in_words(*this, say);
        if (g.setup.role == Role::keeper) return say(Text::keeper_start);
        std::string start = say(Text::status_start, rules_in_words(say, rules(), face, false));
        if (!analysis_shown() || !analysis_.knowledge.value) return start;
        return start + " " + say(Text::codes_left, say.count(analysis_.knowledge.value->consistent));
    }
    const int n = static_cast<int>(g.rows.size());
    const auto& row = g.rows.back();
    std::string out = say(Text::status_row, Say::count(n), code_in_words(say, face, rules(), row.guess));
    if (!row.answer) return out + " " + say(Text::status_answer_it);
    out += " " + answer_in_words(say, *row.answer) + ".";
    switch (g.status) {
    case Status::won:
        if (contradictory()) return out + " " + say(Text::contradiction);
        return out + " " + won_in_words(*this, say);
    case Status::lost:
    case Status::gave_up:
        out += " " + say(g.status == Status::lost ? Text::you_lost : Text::gave_up);
        if (g.secret) out += " " + say(Text::secret_was, code_in_words(say, face, rules(), *g.secret));
        return out;
    case Status::playing:
        break;
    }
    if (contradictory()) return out + " " + contradiction_in_words(say, *this);
    if (analysis_shown() && analysis_.knowledge.value)
        out += " " + say(Text::codes_left, say.count(analysis_.knowledge.value->consistent));
    if (computer_stuck()) out += " " + computer_in_words(*this, say);
    if (is_last_guess(*this)) out += " " + guess_of_in_words(*this, say) + ".";
    return out;
}

} // namespace shell::codes
