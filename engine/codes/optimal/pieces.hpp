#pragma once
// Makes the plan of a proof in pieces, and searches its pieces.
#include "engine/base/job.hpp"
#include "engine/codes/optimal/plan.hpp"
#include <memory>

namespace engine::codes::optimal {

/// Does the table of all answers fit, where memory is no matter? 256 MB, and 150 MB for sets met before.
bool can_be_planned(const Rules&);

/// One lane width or another.
class ProofInPieces {
public:
    /// can_be_planned(rules); max_guesses for any secret, 0 = as many as it takes.
    static std::unique_ptr<ProofInPieces> of(const Rules& rules, int max_guesses);
    virtual ~ProofInPieces() = default;

    /// Until it is done, of the plan; after begin(), of the piece. Unit: as OptimalJob's.
    Step step(Budget);
    /// Once it is done.
    const Plan& plan() const { return plan_; }

    /// Begins a piece of the plan. What it finds depends on the plan alone.
    virtual void begin(std::size_t piece) = 0;
    /// Sets bounded so far, of the plan or of the piece begun.
    virtual Count nodes() const = 0;
    /// Of the piece begun, once it is done.
    const PieceResult& result() const { return result_; }

protected:
    virtual Step unit() = 0;
    Plan plan_;
    PieceResult result_;
};

} // namespace engine::codes::optimal
