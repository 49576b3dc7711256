#pragma once
// What the 31 game's screen computes: the solution of the game, the solutions of trial rules under both conventions for
// a full board, the size of the tree, and the notebook's exploration. A frame computes a slice; results are kept.
#include "engine/thirtyone/explore.hpp"
#include "engine/thirtyone/growth.hpp"
#include "engine/thirtyone/solve.hpp"
#include <memory>
#include <optional>

namespace shell::thirtyone {

/// Solves one set of rules.
class Solver {
public:
    /// Starts on these rules, unless they are solved or being solved.
    void want(const engine::thirtyone::Rules&);
    /// Computes a frame's slice. True: the solution has just become ready.
    bool work();
    bool busy() const { return job_ != nullptr; }
    engine::Progress progress() const { return job_ ? job_->progress() : engine::Progress{}; }
    /// Null: not ready yet.
    const engine::thirtyone::Solution* solution() const { return solution_ ? &*solution_ : nullptr; }

private:
    std::optional<engine::thirtyone::Rules> rules_;
    std::unique_ptr<engine::thirtyone::SolveJob> job_;
    std::optional<engine::thirtyone::Solution> solution_;
};

class Analysis {
public:
    using Rules = engine::thirtyone::Rules;

    /// Computes a frame's slice of one solver. True: a solution has just become ready.
    bool work();
    bool busy() const { return game.busy() || trial.busy() || trial_draw.busy(); }

    void want_trial(const Rules&);
    /// Whether a solution of the trial rules is still being computed.
    bool trying() const { return trial.busy() || (trial_can_fill_ && trial_draw.busy()); }
    /// The trial rules with this convention; the same solution for both if the board cannot fill.
    const engine::thirtyone::Solution* tried(engine::thirtyone::FullBoard) const;

    /// Cached for the last rules.
    const engine::thirtyone::Growth& growth(const Rules&) const;
    const engine::thirtyone::Exploration& exploration(const Rules&) const;
    /// The position's index in the exploration; -1 = not explored.
    int explored_index(const engine::thirtyone::Exploration&, const engine::thirtyone::Position&) const;

    Solver game, trial, trial_draw;

private:
    mutable std::optional<Rules> growth_rules_, exploration_rules_;
    mutable engine::thirtyone::Growth growth_;
    mutable engine::thirtyone::Exploration exploration_;
    bool trial_can_fill_ = false;
};

} // namespace shell::thirtyone
