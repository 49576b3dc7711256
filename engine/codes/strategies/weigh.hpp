#pragma once
// The job of any strategy that weighs guesses, shared by walks of a game tree and by single moves.
#include "engine/codes/strategies/strategy.hpp"
#include <utility>
#include <variant>

namespace engine::codes {

// clang-format off
/// Requirements of a strategy that weighs.
template <class J>
concept Weighing = Job<J> && std::constructible_from<J, const Rules&, Candidates, const Symmetry&, Pool> &&
    requires(J j, const J& cj) {
    { J::criterion } -> std::convertible_to<Criterion>;     // no guess is better by this criterion
    { cj.result() } -> std::same_as<const Choice&>;
    { cj.too_large() } -> std::same_as<const std::optional<TooLarge>&>;
    { cj.feedbacks() } -> std::same_as<Count>;              // feedbacks computed so far
    { j.take_candidates() } -> std::same_as<Candidates>;    // returns the constructor's candidates
};
/// Requirements of a strategy that draws; choice.possible false means that no candidate is left.
template <class J>
concept Drawing = Job<J> && std::constructible_from<J, const Rules&, std::span<const Clue>, std::uint64_t> &&
    requires(const J& cj) {
    { cj.result() } -> std::same_as<const Choice&>;
    { cj.too_large() } -> std::same_as<const std::optional<TooLarge>&>;
};
    // clang-format on

#define DRAWS(key, job) static_assert(Drawing<job> && !Weighing<job>);
#define WEIGHS(key, job) static_assert(Weighing<job> && !Drawing<job>);
#define APART(key, strategy)
ENGINE_CODES_STRATEGIES(DRAWS, WEIGHS, APART, APART)
#undef DRAWS
#undef WEIGHS
#undef APART

class WeighJob {
public:
    using Result = Choice;

    /// `kind`: one that weighs. `candidates`: at least one, in lexicographic order; `symmetry`: that of their history.
    WeighJob(StrategyKind kind, const Rules& r, Candidates candidates, const Symmetry& symmetry)
        : job_(with_job(kind, [&]<class J>(std::type_identity<J>) -> Jobs {
              if constexpr (Weighing<J>) return J(r, std::move(candidates), symmetry, pool_of(kind));
              else check_failed("a strategy that weighs", __FILE__, __LINE__);
          }))
    {}

    Step step(Budget budget)
    {
        return std::visit([&](auto& job) { return job.step(budget); }, job_);
    }
    Progress progress() const
    {
        return std::visit([](const auto& job) { return job.progress(); }, job_);
    }
    const Result& result() const
    {
        return std::visit([](const auto& job) -> const Result& { return job.result(); }, job_);
    }
    const std::optional<TooLarge>& too_large() const
    {
        return std::visit([](const auto& job) -> const std::optional<TooLarge>& { return job.too_large(); }, job_);
    }
    Count feedbacks() const
    {
        return std::visit([](const auto& job) { return job.feedbacks(); }, job_);
    }
    Candidates take_candidates()
    {
        return std::visit([](auto& job) { return job.take_candidates(); }, job_);
    }

private:
    template <class Skipped, class... J>
    using OneOf = std::variant<J...>;
#define OTHERS(key, job)
#define WEIGHS(key, job) , job
    using Jobs = OneOf<void ENGINE_CODES_STRATEGIES(OTHERS, WEIGHS, OTHERS, OTHERS)>;
#undef OTHERS
#undef WEIGHS
    Jobs job_;
};
static_assert(Job<WeighJob>);

} // namespace engine::codes
