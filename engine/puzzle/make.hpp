#pragma once
// Makes a puzzle from its key: draws until one fits, so the same key gives the same puzzle everywhere.
#include "engine/base/job.hpp"
#include "engine/puzzle/kinds.hpp"

namespace engine::puzzle {

/// Unit: one attempt.
class MakeJob {
public:
    using Result = Puzzle;
    explicit MakeJob(const Key&);

    Step step(Budget);
    Progress progress() const { return {attempts_, 0}; }
    const Result& result() const { return puzzle_; }

private:
    Rng rng_;
    Puzzle puzzle_;
    std::int64_t attempts_ = 0;
    bool done_ = false;
};
static_assert(Job<MakeJob>);

/// Whether the answer is right; else the first thing that contradicts it.
Expected<Verdict, Error> check(const Puzzle&, const Answer&);

} // namespace engine::puzzle
