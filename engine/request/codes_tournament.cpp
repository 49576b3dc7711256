// codes.tournament: a strategy's number of guesses over many secrets.
#include "engine/codes/tournament.hpp"
#include "engine/request/codes_fields.hpp"
#include "engine/request/door.hpp"
#include "engine/request/types/codes.hpp"

namespace engine::request {
namespace {

constexpr std::array tournament_commands{command<CodesTournament>};

} // namespace

Running<CodesTournament> begin(const CodesTournament& q, Clock clock)
{
    codes::TournamentQuery query;
    query.strategy = q.strategy;
    query.games = q.secrets;
    query.seed = q.seed;
    const double begun = clock == nullptr ? 0 : clock();
    return running<CodesTournament>(codes::TournamentJob(q.rules, query),
                                    [=, s = q.strategy](const codes::TournamentJob& job) -> Reply<CodesTournament> {
                                        if (job.too_large()) return Unexpected<Problem>(problem_of(*job.too_large()));
                                        GamesPlayed played = games_played(s, job.result());
                                        if (clock != nullptr) played.seconds = clock() - begun;
                                        return played;
                                    });
}

template struct Door<CodesTournament>;
const Family codes_tournaments = tournament_commands;

} // namespace engine::request
