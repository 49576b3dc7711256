#pragma once
// The secrets of a tournament or of a share of it: every code once, or as many as asked for, drawn with replacement. A
// game's secret and draws depend only on the seed and on its number in the whole tournament.
#include "engine/codes/tournament_result.hpp"

namespace engine::codes {

class Secrets {
public:
    Secrets(const Rules&, const TournamentQuery&);

    /// Set when every secret is wanted of a board that cannot be listed; then there are no games.
    const std::optional<TooLarge>& too_large() const { return too_large_; }
    /// Games begun, and games in all.
    std::int64_t begun() const { return begun_; }
    std::int64_t games() const { return games_; }
    bool more() const { return begun_ < games_ && !too_large_; }
    /// The next game's secret; draws and drops the secrets of other shares' games in between.
    Code next();
    /// Number of the last begun game in the whole tournament.
    Count number() const { return share_.game(static_cast<Count>(begun_) - 1); }
    /// An independent generator for the last begun game.
    Rng draws() const { return Rng(seed_).fork(games_stream).fork(number()); }

    /// In order; empty for a board that cannot be listed.
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
