#include "shell/codes/analysis.hpp"
#include "engine/request/json.hpp"
#include "shell/pegs/json_read.hpp"
#include <algorithm>
#include <utility>

namespace shell::codes {
namespace {

using engine::codes::Code;
using engine::codes::Feedback;
using engine::codes::Game;
using engine::codes::Rules;
using nlohmann::json;
using namespace pegs::json_read;

json history(const Game& g, std::size_t until)
{
    json rows = json::array();
    for (std::size_t i = 0; i < until; ++i)
        if (const auto& row = g.rows[i]; row.answer && !row.ignored)
            rows.push_back({{"guess", engine::codes::to_text(g.setup.rules, row.guess)},
                            {"fijas", row.answer->black},
                            {"picas", row.answer->white}});
    return rows;
}

json about(const Game& g, const char* command, std::size_t until)
{
    return {{"cmd", command},
            {"rules", engine::codes::to_text(g.setup.rules)},
            {"history", history(g, until)},
            {"progress", true}};
}
json about(const Game& g, const char* command) { return about(g, command, g.rows.size()); }

std::vector<Code> codes_in(const Rules& r, const json& o)
{
    std::vector<Code> out;
    for (const auto& v : list(o, "codes"))
        if (const auto code = code_in(r, v)) out.push_back(*code);
    return out;
}

Knowledge knowledge_in(const Rules& r, const json& o)
{
    Knowledge k;
    k.consistent = whole(o, "consistent");
    k.total = whole(o, "total");
    k.prefix_counts = figures(list(o, "prefix_counts"));
    for (const auto& position : list(o, "marginals")) k.marginals.push_back(figures(position));
    k.codes = codes_in(r, o);
    return k;
}

/// `rows`: the board row of each row of the request.
Repairs repairs_in(const json& o, const std::vector<int>& rows)
{
    Repairs repairs;
    for (const auto& set : list(o, "repairs")) {
        std::vector<int> repair;
        for (const auto i : figures(set))
            if (i >= 0 && i < static_cast<std::int64_t>(rows.size()))
                repair.push_back(rows[static_cast<std::size_t>(i)]);
        if (!repair.empty()) repairs.push_back(std::move(repair));
    }
    return repairs;
}

Partition partition_in(const json& o)
{
    Partition p;
    for (const auto& cell : list(o, "partition")) {
        const auto f = figures(cell);
        if (f.size() == 3)
            p.cells.push_back({Feedback{static_cast<std::uint8_t>(f[0]), static_cast<std::uint8_t>(f[1])}, f[2]});
    }
    p.worst = whole(o, "worst");
    p.expected_size = real(o, "expected_size");
    p.bits = real(o, "bits");
    p.possible = flag(o, "possible");
    return p;
}

Ranked ranked_in(const Code& guess, const json& o)
{
    return {guess,           flag(o, "possible"),     whole(o, "rank"), whole(o, "worst"), real(o, "score"),
            real(o, "bits"), real(o, "expected_size")};
}

Ranking ranking_in(const Rules& r, const json& o)
{
    Ranking out;
    for (const auto& g : list(o, "guesses")) {
        if (!g.is_object() || !g.contains("guess")) continue;
        if (const auto code = code_in(r, g["guess"])) out.best.push_back(ranked_in(*code, g));
    }
    if (whole(o, "rank") > 0) out.asked = ranked_in({}, o);
    out.by_bits = whole(o, "other_rank");
    out.of = whole(o, "of");
    return out;
}

OptimalLoss lost_in(const Rules& r, const json& o)
{
    OptimalLoss lost{flag(o, "proven"),
                     std::max<std::int64_t>(1, whole(o, "candidates")),
                     whole(o, "before"),
                     whole(o, "after"),
                     {}};
    if (o.contains("best")) lost.best = code_in(r, o["best"]);
    return lost;
}

/// The codes.rank request: ranks by the strategy's criterion, and `guess` by entropy too.
json ranking_of(const Game& g, std::size_t until, int top, const std::optional<Code>& guess)
{
    json o = about(g, "codes.rank", until);
    o["criterion"] = engine::codes::name(criterion_for(g.setup.strategy));
    o["top"] = top;
    if (o["history"].empty()) o["shapes"] = true; // else the best first guesses are all equivalent
    if (guess) {
        o["guess"] = engine::codes::to_text(g.setup.rules, *guess);
        o["other"] = "entropy";
    }
    return o;
}

/// Moves a finished answer into `asked`: its value through `read`, or its error.
template <class T, class Read>
bool take(Jobs& jobs, Query<T>& asked, Read read)
{
    if (!asked.job) return false;
    const Answer& answer = jobs.poll(asked.job);
    if (!answer.done) return false;
    const json line = engine::request::read_json(answer.line);
    if (line.is_object() && flag(line, "ok") && line.contains("result") && line["result"].is_object())
        asked.value = read(line["result"]);
    else {
        const bool named = line.is_object() && line.contains("error") && line["error"].is_object() &&
                           line["error"].contains("kind") && line["error"]["kind"].is_string();
        asked.error = named ? line["error"]["kind"].template get<std::string>() : "broken";
    }
    jobs.forget(asked.job);
    asked.job = 0;
    return true;
}

} // namespace

template <class T>
void Analysis::want(Jobs& jobs, Query<T>& asked, const std::string& request, bool is_long)
{
    if (asked.request == request) return;
    drop(jobs, asked);
    asked.request = request;
    asked.job = jobs.ask(asked.request, is_long);
    came_ |= take_all(jobs); // answers to other requests too: collect() reports them
}

bool Analysis::collect(Jobs& jobs)
{
    const bool now = take_all(jobs);
    return std::exchange(came_, false) || now;
}

bool Analysis::take_all(Jobs& jobs)
{
    bool any = take(jobs, knowledge, [&](const json& o) { return knowledge_in(rules_, o); });
    any |= take(jobs, repairs, [&](const json& o) { return repairs_in(o, asked_rows_); });
    any |= take(jobs, partition, partition_in);
    any |= take(jobs, ranking, [&](const json& o) { return ranking_in(rules_, o); });
    for (auto& one : review) any |= take(jobs, one, [&](const json& o) { return ranking_in(rules_, o); });
    for (auto& one : lost) any |= take(jobs, one, [&](const json& o) { return lost_in(rules_, o); });
    any |= take(jobs, population, [&](const json& o) { return pegs::population_in(rules_, o); });
    any |= take(jobs, page, [&](const json& o) { return codes_in(rules_, o); });
    any |= take(jobs, choice, [&](const json& o) {
        const auto guess = o.contains("guess") ? code_in(rules_, o["guess"]) : std::nullopt;
        return Choice{guess.value_or(Code{}), flag(o, "possible"),      whole(o, "worst"),
                      whole(o, "parts"),      real(o, "expected_size"), real(o, "bits")};
    });
    return any;
}

void Analysis::forget_all(Jobs& jobs)
{
    drop(jobs, knowledge);
    drop(jobs, repairs);
    drop(jobs, partition);
    drop(jobs, ranking);
    drop(jobs, choice);
    drop(jobs, population);
    drop(jobs, page);
    drop_review(jobs);
}

void Analysis::drop_review(Jobs& jobs)
{
    for (auto& row : review) drop(jobs, row);
    review.clear();
    for (auto& row : lost) drop(jobs, row);
    lost.clear();
}

void Analysis::want_review(Jobs& jobs, const Game& g)
{
    for (std::size_t i = g.rows.size(); i < review.size(); ++i) drop(jobs, review[i]);
    review.resize(g.rows.size());
    for (std::size_t i = 0; i < review.size(); ++i) {
        if (!g.rows[i].answer || g.rows[i].ignored) {
            drop(jobs, review[i]);
            continue;
        }
        // Long: the frame that shows the last card has enough to do.
        want(jobs, review[i], engine::request::write_json(ranking_of(g, i, 1, g.rows[i].guess)), true);
        if (review[i].running()) return;
    }
}

void Analysis::want_lost(Jobs& jobs, const Game& g)
{
    for (std::size_t i = g.rows.size(); i < lost.size(); ++i) drop(jobs, lost[i]);
    lost.resize(g.rows.size());
    for (std::size_t i = lost.size(); i-- > 0;) {
        if (!g.rows[i].answer || g.rows[i].ignored) {
            drop(jobs, lost[i]);
            continue;
        }
        json o = about(g, "codes.grade", i);
        o["guess"] = engine::codes::to_text(g.setup.rules, g.rows[i].guess);
        want(jobs, lost[i], engine::request::write_json(o), true);
        if (lost[i].running() || lost[i].error == stopped) return; // the others would stop too
    }
}

double quality(engine::codes::Criterion c, const Ranked& guess, const Ranked& best)
{
    using engine::codes::Criterion;
    if (guess.rank == 1) return 1;
    const bool less = c == Criterion::worst || c == Criterion::expected_size; // a smaller score is better
    const double low = less ? best.score : guess.score, high = less ? guess.score : best.score;
    return high > 0 ? low / high : 1;
}

double score(engine::codes::Criterion c, const Choice& choice)
{
    using engine::codes::Criterion;
    return c == Criterion::worst           ? static_cast<double>(choice.worst)
           : c == Criterion::expected_size ? choice.expected_size
           : c == Criterion::entropy       ? choice.bits
                                           : static_cast<double>(choice.parts);
}

void Analysis::want_knowledge(Jobs& jobs, const Game& g, int listed)
{
    json o = about(g, "codes.knowledge");
    o["list"] = listed;
    o["prefixes"] = true;
    o["repairs"] = false;
    std::vector<int> rows;
    for (std::size_t i = 0; i < g.rows.size(); ++i)
        if (g.rows[i].answer && !g.rows[i].ignored) rows.push_back(static_cast<int>(i));
    const std::string request = engine::request::write_json(o);
    if (request != knowledge.request) {
        asked_rows_ = std::move(rows);
        asked_history_ = engine::request::write_json(o["history"]);
    }
    want(jobs, knowledge, request);
}

void Analysis::want_repairs(Jobs& jobs, const Game& g)
{
    want(jobs, repairs, engine::request::write_json(about(g, "codes.knowledge")));
}

void Analysis::outdate(const Game& g)
{
    if (engine::request::write_json(history(g, g.rows.size())) == asked_history_) return;
    knowledge.value.reset();
    knowledge.error.clear();
    knowledge.request.clear(); // request again, even if undo and redo restore the same history
}

void Analysis::want_partition(Jobs& jobs, const Game& g, const Code& guess)
{
    json o = about(g, "codes.partition");
    o["guess"] = engine::codes::to_text(g.setup.rules, guess);
    want(jobs, partition, engine::request::write_json(o));
}

void Analysis::want_ranking(Jobs& jobs, const Game& g, const std::optional<Code>& guess)
{
    want(jobs, ranking, engine::request::write_json(ranking_of(g, g.rows.size(), 10, guess)));
}

void Analysis::want_choice(Jobs& jobs, const Game& g, engine::codes::StrategyKind strategy, int proof_nodes)
{
    json o = about(g, "codes.choose");
    o["strategy"] = engine::codes::name(strategy);
    const bool is_optimal = in_menu(strategy) == engine::codes::StrategyKind::optimal;
    if (is_optimal) o["max_nodes"] = proof_nodes;
    if (strategy == engine::codes::StrategyKind::genetic) pegs::add_options(o, g.setup.genetic);
    // one seed, hence one population, for the whole game
    const std::uint64_t row = strategy == engine::codes::StrategyKind::genetic ? 0 : g.rows.size();
    o["seed"] = (g.setup.seed + row) & 0xffffffffu;
    want(jobs, choice, engine::request::write_json(o), is_optimal); // one step of a proof may take half a second
}

void Analysis::want_population(Jobs& jobs, const Game& g)
{
    json o = about(g, "codes.population");
    o["seed"] = g.setup.seed & 0xffffffffu; // as want_choice does
    pegs::add_options(o, g.setup.genetic);
    want(jobs, population, engine::request::write_json(o));
}

void Analysis::want_page(Jobs& jobs, const Game& g, std::int64_t offset, int listed)
{
    json o = about(g, "codes.knowledge");
    o["list"] = listed;
    o["offset"] = offset;
    page_offset = offset;
    want(jobs, page, engine::request::write_json(o));
}

std::vector<int> conflicts(const Game& g, const Code& code)
{
    std::vector<int> out;
    for (std::size_t i = 0; i < g.rows.size(); ++i) {
        const auto& row = g.rows[i];
        if (row.answer && !row.ignored && !(engine::codes::feedback(g.setup.rules, row.guess, code) == *row.answer))
            out.push_back(static_cast<int>(i));
    }
    return out;
}

} // namespace shell::codes
