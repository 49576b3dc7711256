#pragma once
// The secrets of a tournament or a share of it, one game after the other: every code once, or as many as asked for, drawn
// with replacement. A game's secret and draws depend on the seed and its number in the whole tournament alone.
#include "engine/codes/tournament_result.hpp"

namespace engine::codes {

class Secrets {
public:
    Secrets(const Rules&, const TournamentQuery&);

    /// Every secret of a board that cannot be listed: there are no games.
    const std::optional<TooLarge>& too_large() const { return too_large_; }
    /// Games begun, and how many there are.
    std::int64_t begun() const { return begun_; }
    std::int64_t games() const { return games_; }
    bool more() const { return begun_ < games_ && !too_large_; }
    /// The secret of the next game; those of others in between are drawn and dropped.
    Code next();
    /// The number of the game begun last, in the whole tournament.
    Count number() const { return share_.game(static_cast<Count>(begun_) - 1); }
    /// Of the game begun last: a generator of its own.
    Rng draws() const { return Rng(seed_).fork(games_stream).fork(number()); }

    /// In order; none of a board that cannot be listed.
    const Candidates& all() const { return all_; }

private:
    Rules rules_;
    std::uint64_t seed_;
    bool every_;
    Share share_;
    Candidates all_;
    Rng draw_;
    Count drawn_ = 0;
    std::int64_t games_, begun_ = 0;
    std::optional<TooLarge> too_large_;
};

} // namespace engine::codes
