#include "engine/codes/strategies/choose.hpp"
#include "engine/base/check.hpp"

namespace engine::codes {

ChooseJob::ChooseJob(const Rules& r, std::vector<Clue> clues, const Strategy& strategy, std::uint64_t seed)
    : rules_(r), clues_(std::move(clues)), strategy_(strategy)
{
    ENGINE_CHECK(strategy.kind != StrategyKind::version_space);
    if (clues_.empty() && strategy.first) choice_ = {*strategy.first, true, 0};
    else if (strategy.kind == StrategyKind::consistent) work_.emplace<ConsistentJob>(r, clues_, seed);
    else work_.emplace<CandidatesJob>(r, clues_);
}

Step ChooseJob::step(Budget budget)
{
    const Step inner = std::visit(
        [&](auto& job) {
            if constexpr (std::is_same_v<std::decay_t<decltype(job)>, std::monostate>) return Step::done;
            else return job.step(budget);
        },
        work_);
    return inner == Step::more ? Step::more : settle();
}

Step ChooseJob::settle()
{
    if (const auto* consistent = std::get_if<ConsistentJob>(&work_)) {
        too_large_ = consistent->too_large();
        choice_ = consistent->result();
        contradictory_ = !too_large_ && !choice_.possible;
    } else if (auto* listed = std::get_if<CandidatesJob>(&work_)) {
        too_large_ = listed->too_large();
        contradictory_ = !too_large_ && listed->count() == 0;
        if (too_large_ || contradictory_) return Step::done;
        Candidates candidates = listed->take();
        work_.emplace<KnuthJob>(rules_, std::move(candidates), symmetry_of(rules_, clues_), strategy_.pool);
        return Step::more;
    } else if (const auto* knuth = std::get_if<KnuthJob>(&work_)) {
        too_large_ = knuth->too_large();
        choice_ = knuth->result();
    }
    return Step::done;
}

Progress ChooseJob::progress() const
{
    return std::visit(
        [](const auto& job) -> Progress {
            if constexpr (std::is_same_v<std::decay_t<decltype(job)>, std::monostate>) return {1, 1};
            else return job.progress();
        },
        work_);
}

} // namespace engine::codes
