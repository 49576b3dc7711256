// codes.tournament: a strategy's number of guesses over many secrets.
#include "engine/codes/tournament.hpp"
#include "engine/request/commands.hpp"
#include "engine/request/strategy_fields.hpp"
#include "engine/request/tournament_fields.hpp"

namespace engine::request {
namespace {

constexpr std::uint64_t max_games = 10'000'000;

std::string tell_tournament(const codes::TournamentQuery& query, const codes::TournamentJob& job, Clock clock,
                            double begun)
{
    if (job.too_large()) return error_line(problem_of(*job.too_large()));
    Json json = tournament_json(query.strategy, job.result());
    if (clock != nullptr) json["seconds"] = clock() - begun;
    return ok_line(json);
}

Started codes_tournament(Reader& in, Clock clock)
{
    const codes::Rules rules = read_rules(in);
    codes::TournamentQuery query;
    query.strategy = read_every_strategy(in, rules);
    query.games = read_secrets(in, max_games);
    query.seed = in.seed("seed");
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    const double begun = clock == nullptr ? 0 : clock();
    return work(codes::TournamentJob(rules, query),
                [=](const codes::TournamentJob& job) { return tell_tournament(query, job, clock, begun); });
}

constexpr std::array tournament_commands{
    Command{"codes.tournament", codes_tournament},
};

} // namespace

const Family codes_tournaments = tournament_commands;

} // namespace engine::request
