// cluedo.match: computer players against each other.
#include "engine/request/types/cluedo_match.hpp"
#include "engine/cluedo/match.hpp"
#include "engine/request/door.hpp"

namespace engine::request {
namespace {

using cluedo::MatchJob;

constexpr std::array match_commands{command<CluedoMatch>};

} // namespace

Running<CluedoMatch> begin(const CluedoMatch& q, Clock clock)
{
    const double begun = clock == nullptr ? 0 : clock();
    return running<CluedoMatch>(MatchJob({q.seats, q.deck, q.games, q.seed, q.from, q.weight}),
                                [clock, begun](const MatchJob& job) {
                                    const cluedo::MatchResult& m = job.result();
                                    CluedoMatch::Result r;
                                    r.games = m.games;
                                    r.wins = m.wins;
                                    for (std::size_t i = 0; i < m.wins.size(); ++i) {
                                        r.shares.push_back(m.share(i));
                                        r.standard_errors.push_back(m.standard_error(i));
                                    }
                                    r.drawn = m.drawn;
                                    r.mean_turns = m.mean_turns();
                                    if (clock != nullptr) r.seconds = clock() - begun;
                                    return r;
                                });
}

template struct Door<CluedoMatch>;
const Family cluedo_matches = match_commands;

} // namespace engine::request
