#pragma once
// Plays optimally against every secret or drawn ones: with the stored tree, otherwise with the proof's own. Confined to
// candidates, always with the proof's.
#include "engine/codes/secrets.hpp"

namespace engine::codes {

/// Precondition: can_be_proven(rules). Unit: as OptimalJob's, then one game.
class OptimalGames {
public:
    using Result = TournamentResult;
    OptimalGames(const Rules&, const OptimalStrategy&, const TournamentQuery&);

    Step step(Budget);
    /// In games; during a proof the share of games that equals its progress, and all but one while the games follow.
    Progress progress() const;
    const Result& result() const { return result_; }
    const std::optional<TooLarge>& too_large() const { return secrets_.too_large(); }

private:
    double proof_done() const;

    Rules rules_;
    bool consistent_;
    Secrets secrets_;
    std::optional<optimal::Tree> tree_; // stored or proven; if both, they are equal: a proof wrote the stored one
    std::optional<OptimalJob> proof_;   // until the tree is known
    bool proved_ = false;               // the tree comes from proof_
    std::int64_t widest_ = 0;           // largest gap between its bounds
    TournamentResult result_;
};
static_assert(Job<OptimalGames>);

} // namespace engine::codes
