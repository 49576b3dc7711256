// cluedo.match: computer players against each other.
#include "engine/cluedo/match.hpp"
#include "engine/request/cluedo_fields.hpp"
#include "engine/request/commands.hpp"
#include <algorithm>

namespace engine::request {
namespace {

using namespace cluedo;

constexpr std::uint64_t max_games = 1'000'000;

std::vector<BotLevel> read_seats(Reader& in)
{
    std::vector<BotLevel> seats;
    const std::string remedy = "give 2 to 8 of \"easy\", \"medium\", \"hard\"";
    const Json* value = in.require("seats", remedy);
    if (value == nullptr || in.failed()) return seats;
    bool good = value->is_array() && value->size() >= min_players && value->size() <= max_players;
    for (std::size_t i = 0; good && i < value->size(); ++i) {
        const auto level =
            std::find_if(bot_levels.begin(), bot_levels.end(), [&](BotLevel l) { return (*value)[i] == name(l); });
        good = level != bot_levels.end();
        if (good) seats.push_back(*level);
    }
    if (!good) in.fail({"unknown_level", "seats must be an array: " + remedy + ".", "seats"});
    return seats;
}

Started cluedo_match(Reader& in, Clock clock)
{
    MatchQuery query;
    query.seats = read_seats(in);
    query.deck = read_deck(in);
    query.games = in.number("games", 100, 1, max_games);
    query.seed = in.seed("seed");
    if (!in.failed() && query.deck.cards() < kinds + 1)
        in.fail({"deck_out_of_range", "The deck must leave at least one card to deal.", "deck"});
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    const double begun = clock == nullptr ? 0 : clock();
    return work(MatchJob(query), [clock, begun](const MatchJob& job) {
        const MatchResult& r = job.result();
        Json shares = Json::array(), errors = Json::array();
        for (std::size_t i = 0; i < r.wins.size(); ++i) {
            shares.push_back(r.share(i));
            errors.push_back(r.standard_error(i));
        }
        Json json = {{"games", r.games}, {"wins", r.wins},   {"shares", shares},
                     {"stderr", errors}, {"drawn", r.drawn}, {"mean_turns", r.mean_turns()}};
        if (clock != nullptr) json["seconds"] = clock() - begun;
        return ok_line(json);
    });
}

constexpr std::array match_commands{Command{"cluedo.match", cluedo_match}};

} // namespace

const Family cluedo_matches = match_commands;

} // namespace engine::request
