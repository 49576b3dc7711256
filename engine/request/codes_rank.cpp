// codes.rank: how good guesses are.
#include "engine/request/codes_fields.hpp"
#include "engine/request/door.hpp"
#include "engine/request/types/codes.hpp"

namespace engine::request {
namespace {

Reply<CodesRank> told(const CodesRank& q, const codes::RankJob& job)
{
    if (job.too_large()) return Unexpected<Problem>(problem_of(*job.too_large()));
    if (job.contradictory()) return Unexpected<Problem>(contradiction());
    const codes::Ranking& ranking = job.result();
    CodesRank::Result r = q.blank();
    const auto score = [&](double exact) { return r.whole_scores ? exact : rounded(exact); };
    for (const codes::Ranked& g : ranking.top) {
        r.guesses.push_back({g.guess, score(g.score), g.possible, g.rank, g.worst, rounded(g.bits), {}});
        if (q.classes) r.guesses.back().alike = g.alike;
    }
    r.of = ranking.of;
    r.best = ranking.best;
    if (!q.guess) return r;
    const codes::Ranked& g = *ranking.guess;
    r.rank = g.rank;
    r.score = score(g.score);
    r.worst = g.worst;
    r.bits = rounded(g.bits);
    r.expected_size = rounded(g.expected_size);
    if (q.other) r.other_rank = ranking.other_rank;
    return r;
}

constexpr std::array rankings{command<CodesRank>};

} // namespace

void CodesRank::OtherCriterion::read(const At& at, const Json& json, std::optional<codes::Criterion>& to)
{
    if (json == "") return;
    codes::Criterion criterion{};
    OneOf<codes::Criterion>{"unknown_criterion", "$ must be worst, expected_size, entropy or most_parts."}.read(
        at, json, criterion);
    to = criterion;
}
Json CodesRank::OtherCriterion::write(const std::optional<codes::Criterion>& c)
{
    return c ? Json(name(*c)) : Json("");
}

void Score::read(const At& at, const Json& json, double& to) { to = read_real(at, json); }
Json Score::write(double score) const { return is_whole ? Json(static_cast<Count>(score)) : Json(score); }

Running<CodesRank> begin(const CodesRank& q, Clock)
{
    codes::RankQuery query;
    query.criterion = q.criterion;
    query.other = q.other;
    query.top = q.top;
    query.classes = q.classes;
    query.shapes = q.shapes;
    query.guess = q.guess;
    return running<CodesRank>(codes::RankJob(q.rules, q.history, query),
                              [q](const codes::RankJob& job) { return told(q, job); });
}

template struct Door<CodesRank>;
const Family codes_rankings = rankings;

} // namespace engine::request
