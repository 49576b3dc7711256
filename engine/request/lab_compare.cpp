// lab.compare: several strategies against the same secrets, whole or a share of the games.
#include "engine/request/commands.hpp"
#include "engine/request/comparison.hpp"
#include "engine/request/strategy_fields.hpp"
#include "engine/request/tournament_fields.hpp"

namespace engine::request {
namespace {

/// {"strategy","options"}, or the name alone.
codes::AnyStrategy read_compared(Reader& in, const Json& value, const codes::Rules& r, const std::string& at)
{
    const Json named = {{"strategy", value}};
    Reader fields(value.is_string() ? named : value, at + ".");
    const codes::AnyStrategy strategy = read_every_strategy(fields, r);
    if (const auto problem = fields.finish()) in.fail(*problem);
    return strategy;
}

std::vector<codes::AnyStrategy> read_strategies(Reader& in, const codes::Rules& r)
{
    std::vector<codes::AnyStrategy> strategies;
    const Json* value = in.require("strategies", "give an array, as [\"knuth\",{\"strategy\":\"genetic\"}]");
    if (value == nullptr || in.failed()) return strategies;
    if (!value->is_array()) {
        in.fail(
            {"wrong_type", "strategies must be an array of names or of {\"strategy\":…,\"options\":…}.", "strategies"});
    } else if (value->empty() || value->size() > lab::max_compared) {
        in.fail({"out_of_range",
                 "strategies has " + std::to_string(value->size()) + " of them; give 1 to " +
                     std::to_string(lab::max_compared) + ".",
                 "strategies"});
    } else {
        for (std::size_t i = 0; i < value->size() && !in.failed(); ++i)
            strategies.push_back(read_compared(in, (*value)[i], r, "strategies[" + std::to_string(i) + "]"));
    }
    return strategies;
}

codes::Share read_share(Reader& in)
{
    codes::Share share;
    const Json* value = in.find("share");
    if (value == nullptr || in.failed()) return share;
    Reader fields(*value, "share.");
    share.of = fields.require_number("of", 1, lab::max_shares);
    share.index = fields.require_number("index", 0, share.of - 1);
    if (const auto problem = fields.finish()) in.fail(*problem);
    return share;
}

lab::CompareQuery read_comparison(Reader& in)
{
    lab::CompareQuery query;
    query.rules = read_rules(in);
    query.strategies = read_strategies(in, query.rules);
    query.games = read_secrets(in, lab::max_compared_games);
    query.seed = in.seed("seed");
    query.share = read_share(in);
    return query;
}

/// A comparison and, where there is a clock, each strategy's seconds.
class TimedComparison {
public:
    using Result = lab::Comparison;
    TimedComparison(lab::CompareQuery query, Clock clock)
        : seconds_(query.strategies.size()), job_(std::move(query)), clock_(clock)
    {}

    Step step(Budget budget)
    {
        if (clock_ == nullptr) return job_.step(budget);
        const std::size_t turn = job_.turn();
        const double begun = clock_();
        const Step step = job_.step(budget);
        seconds_[turn] += clock_() - begun;
        return step;
    }
    Progress progress() const { return job_.progress(); }
    const Result& result() const { return job_.result(); }
    const lab::CompareJob& job() const { return job_; }
    std::optional<double> seconds(std::size_t strategy) const
    {
        return clock_ == nullptr ? std::nullopt : std::optional(seconds_[strategy]);
    }

private:
    std::vector<double> seconds_;
    lab::CompareJob job_;
    Clock clock_;
};

/// Adds each game's number of guesses (null for a game without one) and which share of the games was played.
void tell_games(Json& row, const lab::Played& played)
{
    Json guesses = Json::array();
    for (const std::uint16_t n : *played.result.guesses)
        guesses.push_back(n == codes::no_guesses ? Json(nullptr) : Json(n));
    row["guesses"] = std::move(guesses);
    row["share"] = {{"index", played.share.index}, {"of", played.share.of}};
}

Json tell_pairs(const std::vector<lab::Played>& rows)
{
    Json pairs = Json::array();
    for (std::size_t a = 0; a < rows.size(); ++a)
        for (std::size_t b = a + 1; b < rows.size(); ++b) {
            const lab::Difference d = difference(rows[a], rows[b]);
            Json pair = {{"a", a}, {"b", b}, {"games", d.games}, {"difference", nullptr}, {"stderr", nullptr}};
            if (d.games > 0) {
                pair["difference"] = d.mean;
                pair["stderr"] = d.standard_error;
                if (d.error_is_most) pair["stderr_at_most"] = true;
            }
            pairs.push_back(std::move(pair));
        }
    return pairs;
}

/// The strategy in the request's own words, always as an object.
Json as_asked(const Json& strategy)
{
    if (!strategy.is_string()) return strategy;
    return {{"strategy", strategy}};
}

std::string tell_comparison(const codes::Rules& r, const std::vector<codes::AnyStrategy>& strategies,
                            const std::vector<Json>& asked, bool games, const TimedComparison& timed)
{
    if (const auto& too_large = timed.job().too_large()) {
        const std::string which = "strategies[" + std::to_string(timed.job().turn()) + "]";
        Problem problem = problem_of(*too_large);
        problem.message = which + " on " + to_text(r) + ": " + problem.message;
        problem.field = which;
        return error_line(problem);
    }
    const std::vector<lab::Played>& played = timed.result().rows;
    Json rows = Json::array();
    for (std::size_t i = 0; i < played.size(); ++i) {
        const codes::TournamentResult& t = played[i].result;
        Json row = asked[i];
        row.update(tournament_json(strategies[i], t));
        row["stderr"] = played[i].standard_error();
        if (played[i].error_is_most()) row["stderr_at_most"] = true;
        row["unfinished"] = t.unfinished;
        if (t.games == 0) row["min"] = row["max"] = nullptr;
        if (const auto seconds = timed.seconds(i)) row["seconds"] = *seconds;
        if (games) tell_games(row, played[i]);
        rows.push_back(std::move(row));
    }
    return ok_line({{"games", timed.result().games}, {"rows", rows}, {"pairs", tell_pairs(played)}});
}

Started lab_compare(Reader& in, Clock clock)
{
    const lab::CompareQuery query = read_comparison(in);
    const bool games = in.flag("games", false);
    std::vector<Json> asked;
    if (const Json* list = in.find("strategies"); list != nullptr && !in.failed())
        for (const Json& one : *list) asked.push_back(as_asked(one));
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    return work(TimedComparison(query, clock),
                [=, rules = query.rules, strategies = query.strategies](const TimedComparison& timed) {
                    return tell_comparison(rules, strategies, asked, games, timed);
                });
}

constexpr std::array comparison_commands{
    Command{"lab.compare", lab_compare},
};

} // namespace

const Family lab_comparisons = comparison_commands;

Expected<lab::CompareQuery, std::string> comparison_from(std::string_view text)
{
    const Json json = read_json(text);
    if (json.is_discarded()) return Unexpected<std::string>("This is not JSON.");
    Reader in(json);
    lab::CompareQuery query = read_comparison(in);
    if (const auto problem = in.finish()) return Unexpected<std::string>(problem->message);
    return query;
}

} // namespace engine::request
