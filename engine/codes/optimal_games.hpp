#pragma once
// What optimal play needs: its stored tree, or else the proof's own, played against every secret or the drawn ones.
#include "engine/codes/secrets.hpp"

namespace engine::codes {

/// Unit: as OptimalJob's, then games. can_be_proven(rules).
class OptimalGames {
public:
    using Result = TournamentResult;
    OptimalGames(const Rules&, const TournamentQuery&);

    Step step(Budget);
    /// In games; with a proof before them as many as it is through, and all but one while they are played after it.
    Progress progress() const;
    const Result& result() const { return result_; }
    const std::optional<TooLarge>& too_large() const { return secrets_.too_large(); }

private:
    double proof_done() const;

    Rules rules_;
    Secrets secrets_;
    std::optional<optimal::Tree> tree_; // the two are the same where both are: it was written by such a proof
    std::optional<OptimalJob> proof_;   // until there is a tree
    bool proved_ = false;               // by it
    std::int64_t widest_ = 0;           // its bounds were as far apart as this
    TournamentResult result_;
};
static_assert(Job<OptimalGames>);

} // namespace engine::codes
