// codes.choose, codes.rank: a strategy's guess, and how good guesses are.
#include "engine/codes/rank.hpp"
#include "engine/request/codes_choice.hpp"
#include "engine/request/commands.hpp"

namespace engine::request {
namespace {

constexpr std::uint64_t max_top = 10'000;

std::string tell_ranking(const codes::Rules& r, const codes::RankQuery& query, const codes::RankJob& job)
{
    if (job.too_large()) return error_line(problem_of(*job.too_large()));
    if (job.contradictory()) return error_line(contradiction());
    const codes::Ranking& ranking = job.result();
    const bool is_whole = query.criterion == codes::Criterion::worst || query.criterion == codes::Criterion::most_parts;
    const auto number = [&](double score) { return is_whole ? Json(static_cast<Count>(score)) : Json(rounded(score)); };
    Json guesses = Json::array();
    for (const codes::Ranked& g : ranking.top) {
        Json json = {{"guess", to_text(r, g.guess)},
                     {"score", number(g.score)},
                     {"possible", g.possible},
                     {"rank", g.rank},
                     {"worst", g.worst},
                     {"bits", rounded(g.bits)}};
        if (query.classes) json["alike"] = g.alike;
        guesses.push_back(json);
    }
    Json json = {{"guesses", guesses}, {"of", ranking.of}, {"best", ranking.best}};
    if (query.guess) {
        const codes::Ranked& g = *ranking.guess;
        json["rank"] = g.rank;
        json["score"] = number(g.score);
        json["worst"] = g.worst;
        json["bits"] = rounded(g.bits);
        json["expected_size"] = rounded(g.expected_size);
        if (query.other) json["other_rank"] = ranking.other_rank;
    }
    return ok_line(json);
}

Started codes_choose(Reader& in, Clock)
{
    const codes::Rules rules = read_rules(in);
    auto history = read_history(in, rules);
    if (const auto kind = codes::strategy_from(in.word("strategy", "")); kind && codes::is_apart(*kind))
        in.fail({elsewhere, "This program does not carry " + std::string(name(*kind)) + "; the headless one does.",
                 "strategy"});
    const codes::Strategy strategy = read_strategy(in, rules);
    const std::uint64_t seed = in.seed("seed");
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    codes::ChooseJob choosing(rules, history, strategy, seed);
    return choose_and_divide(rules, std::move(history), std::move(choosing));
}

Started codes_rank(Reader& in, Clock)
{
    const codes::Rules rules = read_rules(in);
    auto history = read_history(in, rules);
    codes::RankQuery query;
    const auto criterion = named<codes::Criterion>(in.word("criterion", "worst"));
    if (criterion) query.criterion = *criterion;
    else in.fail({"unknown_criterion", "criterion must be worst, expected_size, entropy or most_parts.", "criterion"});
    if (const std::string other = in.word("other", ""); !other.empty()) {
        query.other = named<codes::Criterion>(other);
        if (!query.other)
            in.fail({"unknown_criterion", "other must be worst, expected_size, entropy or most_parts.", "other"});
    }
    query.top = static_cast<std::size_t>(in.number("top", 10, 0, max_top));
    query.classes = in.flag("classes", false);
    query.shapes = in.flag("shapes", false);
    query.guess = read_code(in, rules, "guess");
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    return work(codes::RankJob(rules, std::move(history), query),
                [=](const codes::RankJob& job) { return tell_ranking(rules, query, job); });
}

constexpr std::array choices{Command{"codes.choose", codes_choose}};
constexpr std::array rankings{Command{"codes.rank", codes_rank}};

} // namespace

const Family codes_choices = choices;
const Family codes_rankings = rankings;

} // namespace engine::request
