#include "engine/request/tournament_fields.hpp"

namespace engine::request {

std::optional<Count> read_secrets(Reader& in, Count most)
{
    const Json* value = in.require("secrets", "give \"all\" or a number of games");
    if (value == nullptr || (value->is_string() && value->get_ref<const std::string&>() == "all")) return std::nullopt;
    if (value->is_string()) {
        in.fail({"out_of_range", "secrets must be \"all\" or a number of games.", "secrets"});
        return std::nullopt;
    }
    return in.number("secrets", 1, 1, most);
}

Json tournament_json(const codes::AnyStrategy& strategy, const codes::TournamentResult& t)
{
    Json json = {{"games", t.games}, {"total", t.total},        {"mean", t.mean()},
                 {"sd", t.sd()},     {"min", t.min()},          {"stderr", t.standard_error()},
                 {"max", t.max()},   {"histogram", t.histogram}};
    if (const auto* spaces = std::get_if<codes::SpacesStrategy>(&strategy)) {
        const auto& play = spaces->options;
        if (play.stop_at > 0) json["right"] = t.right; // correct declarations
        if (play.noise.kind != codes::version_space::Noise::Kind::none) json["unfinished"] = t.unfinished;
        if (play.blind) json["collapsed"] = t.collapsed;
    }
    if (std::holds_alternative<codes::GeneticStrategy>(strategy)) json["unfinished"] = t.unfinished;
    return json;
}

} // namespace engine::request
