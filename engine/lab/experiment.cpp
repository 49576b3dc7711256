// Experiments and their lines; to_line in experiment.hpp describes the format.
#include "engine/lab/experiment.hpp"
#include "engine/session/read_log.hpp"
#include <algorithm>
#include <limits>

namespace engine::lab {
namespace {

using codes::StrategyKind;
using Kind = codes::ErrorKind;

constexpr std::string_view all_word = "all", none_word = "-", run_word = "go";

std::string secrets_word(const std::optional<Count>& games)
{
    return games ? std::to_string(*games) : std::string(all_word);
}

/// 0 = all; nothing: not a number of games.
std::optional<Count> parse_secrets(std::string_view word)
{
    if (word == all_word) return 0;
    const auto games = session::number(word, max_compared_games);
    return games && *games > 0 ? std::optional<Count>(*games) : std::nullopt;
}

Expected<std::vector<StrategyKind>, codes::Error> parse_strategies(std::string_view word, int at)
{
    std::vector<StrategyKind> out;
    if (word == none_word) return out;
    for (std::size_t from = 0; from <= word.size();) {
        const std::size_t end = std::min(word.find(',', from), word.size());
        const auto kind = codes::strategy_from(word.substr(from, end - from));
        // ascending and distinct, so that an experiment has one line
        if (!kind || (!out.empty() && *kind <= out.back()))
            return wrong(Kind::unknown_strategy, at + static_cast<int>(from));
        out.push_back(*kind);
        from = end + 1;
    }
    if (out.size() > max_compared) return wrong(Kind::too_many_rows, at);
    return out;
}

Expected<Experiment, codes::Error> parse_setup(session::Words& words)
{
    Experiment e;
    const auto rules = codes::parse_rules(words.next());
    if (!rules) return wrong(rules.error().kind, words.at() + std::max(0, rules.error().at));
    e.rules = *rules;
    std::string_view strategies = words.next();
    const auto genetic = codes::take_genetic_suffix(strategies);
    if (!genetic) return wrong(Kind::unknown_strategy, words.at() + static_cast<int>(strategies.find('/')));
    e.genetic = *genetic;
    auto kinds = parse_strategies(strategies, words.at());
    if (!kinds) return Unexpected<codes::Error>(kinds.error());
    e.strategies = *std::move(kinds);
    const auto games = parse_secrets(words.next());
    if (!games || (*games == 0 && !can_play_all(e.rules))) return wrong(Kind::syntax, words.at());
    if (*games > 0) e.games = *games;
    const auto seed = session::number(words.next(), std::numeric_limits<std::uint64_t>::max());
    if (!seed) return wrong(Kind::seed_out_of_range, words.at());
    e.seed = *seed;
    return e;
}

Expected<Change, codes::Error> parse_change(const Experiment&, std::string_view word, int at)
{
    if (word == run_word) return Change{};
    const char first = word.empty() ? ' ' : word[0];
    const std::string_view rest = word.empty() ? word : word.substr(1);
    if (first == '+' || first == '-') {
        const auto kind = codes::strategy_from(rest);
        if (!kind) return wrong(Kind::unknown_strategy, at);
        return Change{first == '+' ? Change::Kind::use : Change::Kind::drop, *kind, 0, {}};
    }
    if (first == 'p') {
        const auto options = codes::genetic_options_from(rest);
        if (!options) return wrong(Kind::unknown_event, at);
        return Change{Change::Kind::genetic, {}, 0, *options};
    }
    const auto games = first == 'n' ? parse_secrets(rest) : std::nullopt;
    if (!games) return wrong(Kind::unknown_event, at);
    return Change{Change::Kind::secrets, {}, *games, {}};
}

std::string word_of(const Change& c)
{
    switch (c.kind) {
    case Change::Kind::use:
        return '+' + std::string(name(c.strategy));
    case Change::Kind::drop:
        return '-' + std::string(name(c.strategy));
    case Change::Kind::secrets:
        return 'n' + (c.games == 0 ? std::string(all_word) : std::to_string(c.games));
    case Change::Kind::genetic:
        return 'p' + to_text(c.options);
    case Change::Kind::run:
        return std::string(run_word);
    }
    return {};
}

} // namespace

bool Experiment::has(StrategyKind kind) const
{
    return std::find(strategies.begin(), strategies.end(), kind) != strategies.end();
}

codes::AnyStrategy Experiment::player(StrategyKind kind) const
{
    if (kind == StrategyKind::genetic) return codes::GeneticStrategy{{}, genetic};
    return codes::any_of(kind);
}

CompareQuery Experiment::query() const
{
    CompareQuery q;
    q.rules = rules;
    for (const StrategyKind kind : strategies) q.strategies.push_back(player(kind));
    q.games = games;
    q.seed = seed;
    return q;
}

std::optional<codes::Error> problem(const Experiment& e)
{
    if (e.strategies.size() > max_compared) return codes::Error{Kind::too_many_rows, static_cast<int>(max_compared)};
    if (e.games ? *e.games == 0 || *e.games > max_compared_games : !can_play_all(e.rules))
        return codes::Error{Kind::syntax};
    return std::nullopt;
}

Expected<Trial, codes::Error> Trial::after(const Change& c) const
{
    const int counted = c.kind == Change::Kind::genetic || codes::is_confined(c.strategy) ? 2 : 1; // its word is long
    if (changes + counted > max_changes) return wrong(Kind::too_many_events, max_changes);
    Trial next = *this;
    Experiment& e = next.experiment;
    next.changes += counted;
    next.asked = c.kind == Change::Kind::run;
    switch (c.kind) {
    case Change::Kind::use:
        if (e.has(c.strategy)) return wrong(Kind::wrong_role);
        e.strategies.insert(std::upper_bound(e.strategies.begin(), e.strategies.end(), c.strategy), c.strategy);
        break;
    case Change::Kind::drop:
        if (!e.has(c.strategy)) return wrong(Kind::wrong_role);
        std::erase(e.strategies, c.strategy);
        break;
    case Change::Kind::secrets:
        e.games = c.games == 0 ? std::nullopt : std::optional(c.games);
        break;
    case Change::Kind::genetic:
        if (e.genetic == c.options) return wrong(Kind::wrong_role);
        e.genetic = c.options;
        next.asked = asked && !e.has(StrategyKind::genetic);
        break;
    case Change::Kind::run:
        if (asked || e.strategies.empty()) return wrong(Kind::wrong_role);
        break;
    }
    if (const auto bad = problem(e)) return Unexpected<codes::Error>(*bad);
    return next;
}

std::string to_line(const session::Log<Trial>& log)
{
    const Experiment& e = log.setup();
    std::string strategies;
    for (const StrategyKind kind : e.strategies) {
        if (!strategies.empty()) strategies += ',';
        strategies += name(kind);
    }
    std::string line = "lab 1 " + to_text(e.rules) + ' ' + (strategies.empty() ? std::string(none_word) : strategies) +
                       codes::genetic_suffix(e.genetic) + ' ' + secrets_word(e.games) + ' ' + std::to_string(e.seed);
    for (const Change& c : log.events()) line += ' ' + word_of(c);
    return line;
}

Expected<session::Log<Trial>, codes::Error> from_line(std::string_view line)
{
    return session::read_log<Trial>(line, "lab", parse_setup, parse_change);
}

} // namespace engine::lab
