#pragma once
// What the 31 game's screen computes: the solved game, solved trial rules under both conventions for a full board, how
// large its tree is, and the notebook's exploration. A frame does a bounded part of it; nothing is computed twice.
#include "engine/thirtyone/explore.hpp"
#include "engine/thirtyone/growth.hpp"
#include "engine/thirtyone/solve.hpp"
#include <memory>
#include <optional>

namespace shell::thirtyone {

/// One set of rules being solved, or solved.
class Solver {
public:
    /// Nothing happens if these rules are solved or being solved.
    void want(const engine::thirtyone::Rules&);
    /// Does a frame's part; true when the solution has just become ready.
    bool work();
    bool busy() const { return job_ != nullptr; }
    engine::Progress progress() const { return job_ ? job_->progress() : engine::Progress{}; }
    /// Null: not yet.
    const engine::thirtyone::Solution* solution() const { return solution_ ? &*solution_ : nullptr; }

private:
    std::optional<engine::thirtyone::Rules> rules_;
    std::unique_ptr<engine::thirtyone::SolveJob> job_;
    std::optional<engine::thirtyone::Solution> solution_;
};

class Analysis {
public:
    using Rules = engine::thirtyone::Rules;

    /// A frame's part of what is wanted; true when something is ready that was not.
    bool work();
    bool busy() const { return game.busy() || trial.busy() || trial_draw.busy(); }

    void want_trial(const Rules&);
    /// Is one of the two still being solved?
    bool trying() const { return trial.busy() || (trial_can_fill_ && trial_draw.busy()); }
    /// The trial rules with this convention; both are the same when the board cannot fill.
    const engine::thirtyone::Solution* tried(engine::thirtyone::FullBoard) const;

    /// Kept for the rules asked about last.
    const engine::thirtyone::Growth& growth(const Rules&) const;
    const engine::thirtyone::Exploration& exploration(const Rules&) const;
    /// -1 = not explored.
    int explored_index(const engine::thirtyone::Exploration&, const engine::thirtyone::Position&) const;

    Solver game, trial, trial_draw;

private:
    mutable std::optional<Rules> growth_rules_, exploration_rules_;
    mutable engine::thirtyone::Growth growth_;
    mutable engine::thirtyone::Exploration exploration_;
    bool trial_can_fill_ = false;
};

} // namespace shell::thirtyone
