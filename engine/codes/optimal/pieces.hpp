#pragma once
// Plans a proof in pieces, and searches the pieces.
#include "engine/base/job.hpp"
#include "engine/codes/optimal/plan.hpp"
#include <memory>

namespace engine::codes::optimal {

/// Whether the tables fit a machine with enough memory: 256 MB of feedbacks, and a transposition table of 150 MB.
bool can_be_planned(const Rules&);

/// Hides the lane width.
class ProofInPieces {
public:
    /// Precondition: can_be_planned(rules). max_guesses: limit for every secret, 0 = none.
    static std::unique_ptr<ProofInPieces> of(const Rules& rules, int max_guesses);
    virtual ~ProofInPieces() = default;

    /// Works on the plan until it is done; after begin(), on the piece. Unit: as OptimalJob's.
    Step step(Budget);
    /// Once planning is done.
    const Plan& plan() const { return plan_; }

    /// Begins a piece of the plan. Its result depends on the plan alone.
    virtual void begin(std::size_t piece) = 0;
    /// Begins writing down the strategy of `merged(plan(), …)`, whose total is not 0. A part that a piece has found is
    /// searched again, with its cost known: far quicker than the piece.
    virtual void begin_strategy(const WholeProof&) = 0;
    /// Once that is done.
    const Tree& strategy() const { return strategy_; }
    /// Sets bounded so far, for the plan or for the current piece.
    virtual Count nodes() const = 0;
    /// Result of the current piece, once it is done.
    const PieceResult& result() const { return result_; }

protected:
    virtual Step unit() = 0;
    Plan plan_;
    PieceResult result_;
    Tree strategy_;
};

} // namespace engine::codes::optimal
