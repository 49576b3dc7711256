#include "engine/request/codec.hpp"
#include "engine/request/types/strategy.hpp"

namespace engine::request {

std::string Secrets::remedy() { return "give \"all\" or a number of games"; }

void Secrets::read(const At& at, const Json& json, std::optional<Count>& to) const
{
    if (json == "all") to.reset();
    else if (json.is_string()) at.out_of_range("\"all\" or a number of games");
    else to = Whole{1, most}.number(at, json);
}

Json Secrets::write(const std::optional<Count>& games) const { return games ? Json(*games) : Json("all"); }

GamesPlayed games_played(const codes::AnyStrategy& strategy, const codes::TournamentResult& t)
{
    GamesPlayed g;
    g.games = t.games;
    g.total = t.total;
    g.mean = t.mean();
    g.sd = t.sd();
    g.standard_error = t.standard_error();
    g.min = t.min();
    g.max = t.max();
    g.histogram = t.histogram;
    if (const auto* spaces = std::get_if<codes::SpacesStrategy>(&strategy)) {
        const auto& play = spaces->options;
        if (play.stop_at > 0) g.right = t.right; // correct declarations
        if (play.noise.kind != codes::version_space::Noise::Kind::none) g.unfinished = t.unfinished;
        if (play.blind) g.collapsed = t.collapsed;
    }
    if (std::holds_alternative<codes::GeneticStrategy>(strategy)) g.unfinished = t.unfinished;
    return g;
}

} // namespace engine::request
