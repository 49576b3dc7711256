#pragma once
// The menu of strategies: a closed list that settings, links, requests and the shell's words are made from. A new
// strategy is a header and a source file in this folder (of one that looks one step ahead its criterion, one_step.hpp), its
// line here and its texts; what it lacks does not compile.
#include "engine/codes/criterion.hpp"
#include "engine/codes/strategies/consistent.hpp"
#include "engine/codes/strategies/one_step.hpp"
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

/// Those that need no options, in the order of a game's menu. The first word names a strategy in lines and requests, and
/// its texts in the shell (strategy_knuth, about_knuth, source_knuth, hint_knuth, …); the second is its job.
///   DRAWS:  a job from the history and a seed.
///   WEIGHS: a job from the candidates, whose guess is a function of the history alone; it may be confined to guesses
///           that may be the secret, with a name of its own in requests (knuth_consistent).
#define ENGINE_CODES_STRATEGIES(DRAWS, WEIGHS)                                                                         \
    DRAWS(consistent, ConsistentJob)                                                                                   \
    WEIGHS(knuth, OneStepJob<Criterion::worst>)                                                                        \
    WEIGHS(expected_size, OneStepJob<Criterion::expected_size>)                                                        \
    WEIGHS(entropy, OneStepJob<Criterion::entropy>)                                                                    \
    WEIGHS(most_parts, OneStepJob<Criterion::most_parts>)

namespace engine::codes {

#define EACH(key, job) key,
enum class StrategyKind : std::uint8_t { ENGINE_CODES_STRATEGIES(EACH, EACH) };
#undef EACH

#define EACH(key, job) +1 // NOLINT(bugprone-macro-parentheses): one term of a sum
inline constexpr std::size_t strategy_count = ENGINE_CODES_STRATEGIES(EACH, EACH);
#undef EACH

/// The menu: a strategy's place in it is its number.
#define EACH(key, job) StrategyKind::key,
inline constexpr std::array<StrategyKind, strategy_count> strategy_kinds{ENGINE_CODES_STRATEGIES(EACH, EACH)};
#undef EACH

/// f(std::type_identity<the strategy's job>): one call that every strategy's job must fit.
template <class F>
constexpr decltype(auto) with_job(StrategyKind kind, F&& f)
{
    ENGINE_CHECK(static_cast<std::size_t>(kind) < strategy_count);
    switch (kind) {
#define EACH(key, job)                                                                                                 \
    case StrategyKind::key:                                                                                            \
        return f(std::type_identity<job>{});
        ENGINE_CODES_STRATEGIES(EACH, EACH)
#undef EACH
    }
    std::abort();
}

/// Is it one of those that weigh guesses?
constexpr bool weighs(StrategyKind kind)
{
#define DRAWS(key, job)
#define WEIGHS(key, job) || kind == StrategyKind::key
    return false ENGINE_CODES_STRATEGIES(DRAWS, WEIGHS);
#undef DRAWS
#undef WEIGHS
}

/// What its guesses are best by; of one that draws, nothing.
constexpr std::optional<Criterion> criterion_of(StrategyKind kind)
{
    return with_job(kind, []<class J>(std::type_identity<J>) -> std::optional<Criterion> {
        if constexpr (requires { J::criterion; }) return J::criterion;
        else return std::nullopt;
    });
}

/// "consistent", "knuth", "expected_size".
std::string_view name(StrategyKind);
std::optional<StrategyKind> strategy_from(std::string_view name);

} // namespace engine::codes
