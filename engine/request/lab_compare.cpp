// lab.compare: several strategies against the same secrets, whole or a share of the games.
#include "engine/request/codes_fields.hpp"
#include "engine/request/comparison.hpp"
#include "engine/request/door.hpp"
#include "engine/request/types/lab.hpp"

namespace engine::request {
namespace {

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

/// Each game's number of guesses; nothing for a game without one.
std::vector<std::optional<int>> told(const std::vector<std::uint16_t>& guesses)
{
    std::vector<std::optional<int>> out;
    for (const std::uint16_t n : guesses) out.push_back(n == codes::no_guesses ? std::nullopt : std::optional<int>(n));
    return out;
}

std::vector<LabCompare::Pair> pairs(const std::vector<lab::Played>& rows)
{
    std::vector<LabCompare::Pair> all;
    for (std::size_t a = 0; a < rows.size(); ++a)
        for (std::size_t b = a + 1; b < rows.size(); ++b) {
            const lab::Difference d = difference(rows[a], rows[b]);
            LabCompare::Pair& pair = all.emplace_back();
            pair.a = static_cast<int>(a);
            pair.b = static_cast<int>(b);
            pair.games = d.games;
            if (d.games == 0) continue;
            pair.difference = d.mean;
            pair.standard_error = d.standard_error;
            if (d.error_is_most) pair.stderr_at_most = true;
        }
    return all;
}

/// The options as the request says them; without a request's words those of a strategy that has not the usual ones.
std::optional<std::string> options(const Compared& compared, const codes::Rules& rules)
{
    if (compared.asked) return compared.asked;
    std::optional<Problem> none;
    codes::AnyStrategy usual;
    StrategyName::read(At(none), StrategyName::write(compared.strategy), usual);
    if (usual == compared.strategy) return std::nullopt;
    return write_json(StrategyOptions{rules}.write(compared.strategy));
}

LabCompare::Row told(const Compared& asked, const codes::Rules& rules, const lab::Played& played, bool games)
{
    const codes::TournamentResult& t = played.result;
    LabCompare::Row row;
    row.strategy = StrategyName::write(asked.strategy).get<std::string>();
    row.options = options(asked, rules);
    row.played = games_played(asked.strategy, t);
    row.played.standard_error = played.standard_error();
    row.played.unfinished = t.unfinished;
    if (t.games == 0) row.played.min = row.played.max = std::nullopt;
    if (played.error_is_most()) row.stderr_at_most = true;
    if (!games) return row;
    row.guesses = told(*t.guesses);
    row.share = played.share;
    return row;
}

Reply<LabCompare> told(const LabCompare& q, const TimedComparison& timed)
{
    if (const auto& too_large = timed.job().too_large()) {
        const std::string which = "strategies[" + std::to_string(timed.job().turn()) + "]";
        Problem problem = problem_of(*too_large);
        problem.message = which + " on " + to_text(q.rules) + ": " + problem.message;
        problem.field = which;
        return Unexpected<Problem>(problem);
    }
    const std::vector<lab::Played>& played = timed.result().rows;
    LabCompare::Result r;
    r.games = timed.result().games;
    for (std::size_t i = 0; i < played.size(); ++i) {
        r.rows.push_back(told(q.strategies[i], q.rules, played[i], q.games));
        r.rows.back().played.seconds = timed.seconds(i);
    }
    r.pairs = pairs(played);
    return r;
}

constexpr std::array comparison_commands{command<LabCompare>};

} // namespace

void ComparedOf::read(const At& at, const Json& json, Compared& to) const
{
    const Json named = {{"strategy", json}};
    const Json& object = json.is_string() ? named : json;
    FieldReader in(at, object);
    fields_of_strategy(in, rules, to.strategy);
    in.finish();
    if (!at.failed() && object.contains("options")) to.asked = write_json(object["options"]);
}

Json ComparedOf::write(const Compared& compared) const
{
    Json json = {{"strategy", StrategyName::write(compared.strategy)}};
    if (const auto text = options(compared, rules)) json["options"] = read_json(*text);
    return json;
}

std::string ComparedList::remedy() { return "give an array, as [\"knuth\",{\"strategy\":\"genetic\"}]"; }

void ComparedList::read(const At& at, const Json& json, std::vector<Compared>& to) const
{
    if (!json.is_array()) return at.wrong_type("an array of names or of {\"strategy\":…,\"options\":…}");
    check_size(at, json.size());
    read_value(at, json, to, ListOf{ComparedOf{rules}});
}

Json ComparedList::write(const std::vector<Compared>& all) const { return write_value(all, ListOf{ComparedOf{rules}}); }

void ComparedList::check(const At& at, const std::vector<Compared>& all) const { check_size(at, all.size()); }

void ComparedList::check_size(const At& at, std::size_t size)
{
    if (size == 0 || size > lab::max_compared)
        at.refuse("out_of_range",
                  " has " + std::to_string(size) + " of them; give 1 to " + std::to_string(lab::max_compared) + ".");
}

lab::CompareQuery LabCompare::query() const
{
    lab::CompareQuery query;
    query.rules = rules;
    for (const Compared& one : strategies) query.strategies.push_back(one.strategy);
    query.games = secrets;
    query.seed = seed;
    query.share = share;
    return query;
}

Running<LabCompare> begin(const LabCompare& q, Clock clock)
{
    return running<LabCompare>(TimedComparison(q.query(), clock),
                               [q](const TimedComparison& timed) { return told(q, timed); });
}

template struct Door<LabCompare>;
const Family lab_comparisons = comparison_commands;

Expected<lab::CompareQuery, std::string> comparison_from(std::string_view text)
{
    const Json json = read_json(text);
    if (json.is_discarded()) return Unexpected<std::string>("This is not JSON.");
    std::optional<Problem> first;
    LabCompare q;
    read_object(At(first), json, q);
    if (first) return Unexpected<std::string>(first->message);
    return q.query();
}

} // namespace engine::request
