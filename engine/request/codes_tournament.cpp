// codes.tournament: how good a strategy is, against many secrets.
#include "engine/codes/tournament.hpp"
#include "engine/request/commands.hpp"
#include "engine/request/strategy_fields.hpp"

namespace engine::request {
namespace {

constexpr std::uint64_t max_games = 10'000'000;

std::string tell_tournament(const codes::TournamentQuery& query, const codes::TournamentJob& job, Clock clock,
                            double begun)
{
    if (job.too_large()) return error_line(problem_of(*job.too_large()));
    const codes::TournamentResult& t = job.result();
    Json json = {{"games", t.games}, {"total", t.total},        {"mean", t.mean()},
                 {"sd", t.sd()},     {"min", t.min()},          {"stderr", t.standard_error()},
                 {"max", t.max()},   {"histogram", t.histogram}};
    if (const auto* spaces = std::get_if<codes::SpacesStrategy>(&query.strategy)) {
        const auto& play = spaces->options;
        if (play.stop_at > 0) json["right"] = t.right; // correct declarations
        if (play.noise.kind != codes::version_space::Noise::Kind::none) json["unfinished"] = t.unfinished;
        if (play.blind) json["collapsed"] = t.collapsed;
    }
    if (std::holds_alternative<codes::GeneticStrategy>(query.strategy)) json["unfinished"] = t.unfinished;
    if (clock != nullptr) json["seconds"] = clock() - begun;
    return ok_line(json);
}

/// "secrets": "all" or how many.
std::optional<Count> read_games(Reader& in)
{
    const Json* value = in.require("secrets", "give \"all\" or a number of games");
    if (value == nullptr || (value->is_string() && value->get_ref<const std::string&>() == "all")) return std::nullopt;
    if (value->is_string()) {
        in.fail({"out_of_range", "secrets must be \"all\" or a number of games.", "secrets"});
        return std::nullopt;
    }
    return in.number("secrets", 1, 1, max_games);
}

Started codes_tournament(Reader& in, Clock clock)
{
    const codes::Rules rules = read_rules(in);
    codes::TournamentQuery query;
    query.strategy = read_every_strategy(in, rules);
    query.games = read_games(in);
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
