#pragma once
// What optimal play needs: the proof's own tree, played against every secret or the drawn ones.
#include "engine/codes/secrets.hpp"

namespace engine::codes {

/// Unit: as OptimalJob's, then games. can_be_proven(rules).
class OptimalGames {
public:
    using Result = TournamentResult;
    OptimalGames(const Rules&, const TournamentQuery&);

    Step step(Budget);
    /// In games; while the proof is looked for, none.
    Progress progress() const { return {secrets_.begun(), secrets_.games()}; }
    const Result& result() const { return result_; }
    const std::optional<TooLarge>& too_large() const { return secrets_.too_large(); }

private:
    Rules rules_;
    Secrets secrets_;
    OptimalJob proof_;
    bool proven_ = false;
    TournamentResult result_;
};
static_assert(Job<OptimalGames>);

} // namespace engine::codes
