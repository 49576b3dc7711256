#pragma once
// cluedo.match: computer players against each other.
#include "engine/cluedo/bot.hpp"
#include "engine/request/typed.hpp"
#include "engine/request/types/cluedo_case.hpp"

namespace engine::request {

/// 2 to 8 levels of computer players.
struct Seats {
    static void read(const At&, const Json&, std::vector<cluedo::BotLevel>&);
    static void check(const At&, const std::vector<cluedo::BotLevel>&);
    static std::string remedy() { return "give 2 to 8 of \"easy\", \"medium\", \"hard\", \"expert\""; }
    static Schema schema();
};

struct CluedoMatch {
    static constexpr std::string_view command = "cluedo.match";
    static constexpr std::string_view about =
        "Computer players against each other; cards, seating and starter are drawn for each game.";
    std::vector<cluedo::BotLevel> seats;
    cluedo::Deck deck;
    Count games = 100;
    std::uint64_t seed = 0;
    Count from = 0;
    double weight = cluedo::expert_weight;

    static void fields(auto& f, auto& q)
    {
        f.must("seats", q.seats, Seats{}, "levels of the players");
        f.may("deck", q.deck, DeckSizes{}, "suspects, weapons and rooms");
        f.may("games", q.games, Whole{1, 1'000'000}, "played");
        f.may("seed", q.seed, Seed{}, "of deals and players");
        f.may("from", q.from, Whole{0, 1'000'000'000}, "number of the first game: parts of a match add up to it");
        f.may("weight", q.weight, "the experts': of the chance that somebody else knows first, from 0 to 100");
        f.check([&](const At& at) {
            if (!(q.weight >= 0 && q.weight <= 100))
                at.fail({"out_of_range", "weight must be a number from 0 to 100.", "weight"});
            if (q.deck.cards() < cluedo::kinds + 1)
                at.fail({"deck_out_of_range", "The deck must leave at least one card to deal.", "deck"});
        });
    }

    struct Result {
        Count games = 0;
        std::vector<Count> wins;
        std::vector<double> shares, standard_errors;
        Count drawn = 0;
        double mean_turns = 0;
        std::optional<double> seconds;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("games", r.games, "played");
            f.must("wins", r.wins, "in the order of `seats`");
            f.must("shares", r.shares, "wins / games");
            f.must("stderr", r.standard_errors, "of the shares");
            f.must("drawn", r.drawn, "games whose record was full before any player was certain");
            f.must("mean_turns", r.mean_turns, {"a game", "questions"});
            f.may("seconds", r.seconds, {"taken; missing where there is no clock", "s"});
        }
    };
};
Running<CluedoMatch> begin(const CluedoMatch&, Clock);

} // namespace engine::request
