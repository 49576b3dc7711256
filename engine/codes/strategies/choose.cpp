#include "engine/codes/strategies/choose.hpp"
#include "engine/base/check.hpp"

namespace engine::codes {

ChooseJob::ChooseJob(const Rules& r, std::vector<Clue> clues, const Strategy& strategy, std::uint64_t seed)
    : rules_(r), clues_(std::move(clues)), strategy_(strategy)
{
    if (clues_.empty() && strategy.first) choice_ = {*strategy.first, true, 0};
    else
        with_job(strategy.kind, [&]<class J>(std::type_identity<J>) {
            if constexpr (Weighing<J>) work_.emplace<CandidatesJob>(r, clues_);
            else work_.emplace<J>(r, clues_, seed);
        });
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
    if (auto* listed = std::get_if<CandidatesJob>(&work_)) {
        too_large_ = listed->too_large();
        contradictory_ = !too_large_ && listed->count() == 0;
        if (too_large_ || contradictory_) return Step::done;
        Candidates candidates = listed->take();
        work_.emplace<WeighJob>(strategy_.kind, rules_, std::move(candidates), symmetry_of(rules_, clues_));
        return Step::more;
    }
    std::visit(
        [&]<class J>(const J& job) {
            if constexpr (Weighing<J> || Drawing<J> || std::is_same_v<J, WeighJob>) {
                too_large_ = job.too_large();
                choice_ = job.result();
            }
            if constexpr (Drawing<J>) contradictory_ = !too_large_ && !choice_.possible;
        },
        work_);
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
