#include "shell/lab/runner.hpp"
#include "engine/request/json.hpp"
#include "shell/pegs/population.hpp"
#include <algorithm>

namespace shell::lab {
namespace {

using engine::Count;
using engine::codes::Share;
using engine::codes::StrategyKind;
using engine::lab::Experiment;
using nlohmann::json;

constexpr std::size_t at_a_time = 4;                  // the page's largest number of workers
constexpr Count games_a_share = 64, most_shares = 64; // short enough for frequent progress

json named(const Experiment& e, StrategyKind strategy)
{
    json named = {{"strategy", name(strategy)}};
    if (strategy == StrategyKind::genetic) pegs::add_options(named, e.genetic);
    return named.size() == 1 ? named["strategy"] : named;
}

std::string request_of(const Experiment& e, StrategyKind strategy, const Share& share)
{
    json o = {{"cmd", "lab.compare"},
              {"rules", to_text(e.rules)},
              {"strategies", json::array({named(e, strategy)})},
              {"secrets", "all"},
              {"seed", std::to_string(e.seed)},
              {"share", {{"index", share.index}, {"of", share.of}}},
              {"games", true},
              {"progress", true}};
    if (e.games) o["secrets"] = *e.games;
    return engine::request::write_json(o);
}

bool same_games(const Experiment& a, const Experiment& b)
{
    return a.rules == b.rules && a.games == b.games && a.seed == b.seed;
}

bool draws(StrategyKind strategy) { return engine::lab::draws(engine::codes::any_of(strategy)); }

/// The answer's row, or null if the worker's message has another form.
const json* row_in(const json& line)
{
    if (!line.is_object() || !line.contains("result") || !line["result"].is_object()) return nullptr;
    const json& result = line["result"];
    if (!result.contains("rows") || !result["rows"].is_array() || result["rows"].size() != 1) return nullptr;
    const json& row = result["rows"][0];
    return row.is_object() && row.contains("guesses") && row["guesses"].is_array() ? &row : nullptr;
}

std::string error_in(const json& line)
{
    if (!line.is_object() || !line.contains("error") || !line["error"].is_object()) return "crash";
    const json& error = line["error"];
    return error.contains("kind") && error["kind"].is_string() ? error["kind"].get<std::string>() : "crash";
}

} // namespace

bool Runner::plays(const Experiment& e) const { return same_games(e, experiment_); }

const Row* Runner::row(StrategyKind strategy) const
{
    for (const Row& r : rows_)
        if (r.strategy == strategy) return &r;
    return nullptr;
}

bool Runner::asks(StrategyKind strategy) const
{
    return std::any_of(asked_.begin(), asked_.end(), [&](const Asked& a) { return a.task.strategy == strategy; });
}

Row& Runner::row_of(StrategyKind strategy)
{
    const auto at = std::find_if(rows_.begin(), rows_.end(), [&](const Row& r) { return r.strategy >= strategy; });
    if (at != rows_.end() && at->strategy == strategy) return *at;
    Row fresh;
    fresh.strategy = strategy;
    fresh.wanted = experiment_.game_count();
    fresh.played.draws = draws(strategy);
    fresh.played.result.all = !experiment_.games;
    fresh.played.result.guesses.emplace(static_cast<std::size_t>(fresh.wanted), engine::codes::not_ended);
    return *rows_.insert(at, std::move(fresh));
}

void Runner::begin(Jobs& jobs, const Experiment& e)
{
    stop(jobs);
    if (!same_games(e, experiment_)) rows_.clear();
    std::erase_if(rows_, [&](const Row& r) { return !e.has(r.strategy) || !r.error.empty() || !plays(e, r); });
    experiment_ = e;
    plan();
    ask_on(jobs);
}

/// Strategies that do not draw come first, each in one request, optimal ones last; then one share of each other
/// strategy in turn. Shares that have been played are left out.
void Runner::plan()
{
    std::vector<StrategyKind> whole, shared;
    for (const StrategyKind s : experiment_.strategies)
        if (!row(s) || !row(s)->whole()) (draws(s) ? shared : whole).push_back(s);
    std::stable_partition(whole.begin(), whole.end(),
                          [](StrategyKind s) { return in_menu(s) != StrategyKind::optimal; });
    for (const StrategyKind s : whole) tasks_.push_back({s, {}});
    const Count shares = std::clamp<Count>(experiment_.game_count() / games_a_share, 1, most_shares);
    for (Count i = 0; i < shares; ++i)
        for (const StrategyKind s : shared)
            if (!row(s) || row(s)->played.guesses(i) == engine::codes::not_ended) tasks_.push_back({s, {i, shares}});
    for (const Task& t : tasks_) row_of(t.strategy);
}

void Runner::ask_on(Jobs& jobs)
{
    while (asked_.size() < at_a_time && !tasks_.empty()) {
        const Task task = tasks_.front();
        tasks_.pop_front();
        constexpr bool is_long = true;
        asked_.push_back({jobs.ask(request_of(experiment_, task.strategy, task.share), is_long), task, 0});
    }
}

void Runner::stop(Jobs& jobs)
{
    for (const Asked& a : asked_) jobs.forget(a.job);
    asked_.clear();
    tasks_.clear();
    for (Row& r : rows_) r.behind = 0;
}

void Runner::clear(Jobs& jobs)
{
    stop(jobs);
    rows_.clear();
}

void Runner::take(Row& into, const Task& task, std::string_view line)
{
    const json answer = engine::request::read_json(line);
    const json* row = row_in(answer);
    if (!row) {
        into.error = error_in(answer);
        return;
    }
    if ((*row)["guesses"].size() != task.share.games(into.wanted)) {
        into.error = "crash";
        return;
    }
    auto& result = into.played.result;
    Count n = task.share.index;
    for (const json& guesses : (*row)["guesses"]) {
        auto& place = (*result.guesses)[static_cast<std::size_t>(n)];
        n += task.share.of;
        if (place != engine::codes::not_ended) continue;
        if (guesses.is_number_unsigned() && guesses.get<std::uint64_t>() > 0 &&
            guesses.get<std::uint64_t>() < engine::codes::no_guesses) {
            place = guesses.get<std::uint16_t>();
            result.add(place);
        } else {
            place = engine::codes::no_guesses;
            ++result.unfinished;
        }
    }
}

bool Runner::collect(Jobs& jobs)
{
    bool news = false;
    for (std::size_t i = 0; i < asked_.size();) {
        const Answer& answer = jobs.poll(asked_[i].job);
        if (!answer.done) {
            news |= std::exchange(asked_[i].done, answer.progress.done) != answer.progress.done;
            ++i;
            continue;
        }
        const Asked one = asked_[i];
        const std::string line = answer.line;
        jobs.forget(one.job);
        asked_.erase(asked_.begin() + static_cast<std::ptrdiff_t>(i));
        Row& r = row_of(one.task.strategy);
        take(r, one.task, line);
        if (!r.error.empty()) std::erase_if(tasks_, [&](const Task& t) { return t.strategy == r.strategy; });
        news = true;
    }
    for (Row& r : rows_) {
        r.behind = 0;
        for (const Asked& a : asked_)
            if (a.task.strategy == r.strategy) r.behind += static_cast<Count>(std::max<std::int64_t>(0, a.done));
    }
    ask_on(jobs);
    return news;
}

engine::Progress Runner::progress() const
{
    engine::Progress sum{0, 0};
    for (const Row& r : rows_) {
        if (!r.error.empty()) continue;
        const Count behind = in_menu(r.strategy) == StrategyKind::optimal ? 0 : r.behind;
        sum.done += static_cast<std::int64_t>(std::min(r.wanted, r.done() + behind));
        sum.total += static_cast<std::int64_t>(r.wanted);
    }
    return sum;
}

} // namespace shell::lab
