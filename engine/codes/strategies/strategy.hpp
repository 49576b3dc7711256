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

/// In the order of a game's menu. The first word names a strategy in lines and requests, and
/// its texts in the shell (strategy_knuth, about_knuth, source_knuth, hint_knuth, …); the second is its job.
///   DRAWS:  a job from the history and a seed.
///   WEIGHS: a job from the candidates, whose guess is a function of the history alone; it may be confined to guesses
///           that may be the secret, with a name of its own in requests (knuth_consistent).
///   APART:  has options of its own; the second word is the strategy with its defaults (any.hpp). A page's program does
///           not carry it: the program with every request plays it.
#define ENGINE_CODES_STRATEGIES(DRAWS, WEIGHS, APART)                                                                  \
    DRAWS(consistent, ConsistentJob)                                                                                   \
    WEIGHS(knuth, OneStepJob<Criterion::worst>)                                                                        \
    WEIGHS(expected_size, OneStepJob<Criterion::expected_size>)                                                        \
    WEIGHS(entropy, OneStepJob<Criterion::entropy>)                                                                    \
    WEIGHS(most_parts, OneStepJob<Criterion::most_parts>)                                                              \
    APART(optimal, OptimalStrategy)                                                                                    \
    APART(sampled_entropy, SampledStrategy)                                                                            \
    APART(evolutionary, EvolutionaryStrategy)                                                                          \
    APART(genetic, GeneticStrategy)

namespace engine::codes {

#define EACH(key, job) key,
enum class StrategyKind : std::uint8_t { ENGINE_CODES_STRATEGIES(EACH, EACH, EACH) };
#undef EACH

#define EACH(key, job) +1 // NOLINT(bugprone-macro-parentheses): one term of a sum
inline constexpr std::size_t strategy_count = ENGINE_CODES_STRATEGIES(EACH, EACH, EACH);
#undef EACH

/// The menu: a strategy's place in it is its number.
#define EACH(key, job) StrategyKind::key,
inline constexpr std::array<StrategyKind, strategy_count> strategy_kinds{ENGINE_CODES_STRATEGIES(EACH, EACH, EACH)};
#undef EACH

/// Is it one of those with options of their own?
constexpr bool is_apart(StrategyKind kind)
{
#define OTHERS(key, job)
#define APART(key, strategy) || kind == StrategyKind::key
    return false ENGINE_CODES_STRATEGIES(OTHERS, OTHERS, APART);
#undef OTHERS
#undef APART
}

/// f(std::type_identity<the strategy's job>): one call that the job of every strategy that is not apart must fit.
template <class F>
constexpr decltype(auto) with_job(StrategyKind kind, F&& f)
{
#define EACH(key, job)                                                                                                 \
    if (kind == StrategyKind::key) return f(std::type_identity<job>{});
#define APART(key, strategy)
    ENGINE_CODES_STRATEGIES(EACH, EACH, APART)
#undef EACH
#undef APART
    check_failed("a strategy that is not apart", __FILE__, __LINE__);
}

/// Is it one of those that weigh guesses?
constexpr bool weighs(StrategyKind kind)
{
#define OTHERS(key, job)
#define WEIGHS(key, job) || kind == StrategyKind::key
    return false ENGINE_CODES_STRATEGIES(OTHERS, WEIGHS, OTHERS);
#undef OTHERS
#undef WEIGHS
}

/// What its guesses are best by; of one that does not weigh, nothing.
constexpr std::optional<Criterion> criterion_of(StrategyKind kind)
{
    if (!weighs(kind)) return std::nullopt;
    return with_job(kind, []<class J>(std::type_identity<J>) -> std::optional<Criterion> {
        if constexpr (requires { J::criterion; }) return J::criterion;
        else return std::nullopt;
    });
}

/// "consistent", "knuth", "expected_size".
std::string_view name(StrategyKind);
std::optional<StrategyKind> strategy_from(std::string_view name);

} // namespace engine::codes
