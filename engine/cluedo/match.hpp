#pragma once
// Many games of computer players against each other, with cards, seating and starter drawn anew for each.
#include "engine/cluedo/bot.hpp"
#include "engine/cluedo/play.hpp"

namespace engine::cluedo {

struct MatchQuery {
    std::vector<BotLevel> seats; // min_players..max_players
    Deck deck{};
    Count games = 100;
    std::uint64_t seed = 0;
    Count from = 0;                // number of the first game: a match in parts is the same match
    double weight = expert_weight; // of the experts
};

struct MatchResult {
    Count games = 0, drawn = 0; // drawn: the record was full before any player was certain
    Count questions = 0;        // by all players in all games
    std::vector<Count> wins;    // in the order of query.seats
    bool operator==(const MatchResult&) const = default;
    double share(std::size_t seat) const;
    double standard_error(std::size_t seat) const; // Standard error of the seat's share of wins.
    double mean_turns() const;                     // Questions per game.
};

/// Unit: as BotJob; at least one per move.
class MatchJob {
public:
    using Result = MatchResult;
    explicit MatchJob(const MatchQuery&);

    Step step(Budget);
    /// In games.
    Progress progress() const
    {
        return {static_cast<std::int64_t>(result_.games), static_cast<std::int64_t>(query_.games)};
    }
    const Result& result() const { return result_; }

private:
    void begin_game();
    Card card_shown();
    void do_move(const BotMove&);

    MatchQuery query_;
    MatchResult result_;
    bool playing_ = false;
    Play play_;
    std::vector<std::size_t> seated_; // seated_[seat] = index in query.seats
    Rng rng_{0};
    std::optional<BotJob> bot_;
};
static_assert(Job<MatchJob>);

} // namespace engine::cluedo
