#pragma once
// The secrets of a tournament, one game after the other: every code once, or as many as asked for, drawn with replacement.
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
    Code next();
    /// Of the game begun last: a generator of its own.
    Rng draws() const { return Rng(seed_).fork(games_stream).fork(static_cast<std::uint64_t>(begun_) - 1); }

    /// In order; none of a board that cannot be listed.
    const Candidates& all() const { return all_; }

private:
    Rules rules_;
    std::uint64_t seed_;
    bool every_;
    Candidates all_;
    Rng draw_;
    std::int64_t games_, begun_ = 0;
    std::optional<TooLarge> too_large_;
};

} // namespace engine::codes
