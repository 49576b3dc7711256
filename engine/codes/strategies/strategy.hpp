#pragma once
// The menu of strategies: one closed list for settings, links, requests and the shell's texts. A new strategy needs a
// header and a source file in this folder (for one-step lookahead, a criterion in one_step.hpp), its line here and its
// texts; a missing part does not compile.
#include "engine/codes/criterion.hpp"
#include "engine/codes/strategies/consistent.hpp"
#include "engine/codes/strategies/one_step.hpp"
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

/// In the order of a game's menu. The first word names a strategy in lines and requests, and its texts in the shell
/// (strategy_knuth, about_knuth, source_knuth, hint_knuth, …); the second is its job.
///   DRAWS:  a job from the history and a seed.
///   WEIGHS: a job from the candidates, whose guess is a function of the history alone. Listed twice: also
///           confined to candidates, under a name of its own (knuth_consistent).
///   PROVES: as APART, but listed twice: its strategy says whether it is confined.
///   APART:  has options of its own; the second word is the strategy with its defaults (any.hpp). Only the program
///           with every request links it.
#define ENGINE_CODES_STRATEGIES(DRAWS, WEIGHS, PROVES, APART)                                                          \
    DRAWS(consistent, ConsistentJob)                                                                                   \
    WEIGHS(knuth, OneStepJob<Criterion::worst>)                                                                        \
    WEIGHS(expected_size, OneStepJob<Criterion::expected_size>)                                                        \
    WEIGHS(entropy, OneStepJob<Criterion::entropy>)                                                                    \
    WEIGHS(most_parts, OneStepJob<Criterion::most_parts>)                                                              \
    PROVES(optimal, OptimalStrategy)                                                                                   \
    APART(sampled_entropy, SampledStrategy)                                                                            \
    APART(evolutionary, EvolutionaryStrategy)                                                                          \
    APART(genetic, GeneticStrategy)

namespace engine::codes {

#define EACH(key, job) key,
#define OTHERS(key, job)
#define CONFINED(key, job) key##_consistent,
/// The menu's strategies, then the confined ones.
enum class StrategyKind : std::uint8_t {
    ENGINE_CODES_STRATEGIES(EACH, EACH, EACH, EACH) ENGINE_CODES_STRATEGIES(OTHERS, CONFINED, CONFINED, OTHERS)
};
#undef CONFINED

/// A strategy's number is its place in the menu.
#define KIND(key, job) StrategyKind::key,
inline constexpr std::array strategy_kinds{ENGINE_CODES_STRATEGIES(KIND, KIND, KIND, KIND)};
inline constexpr std::size_t strategy_count = strategy_kinds.size();
/// The strategies that weigh guesses, in the menu's order.
inline constexpr std::array weighing_kinds{ENGINE_CODES_STRATEGIES(OTHERS, KIND, OTHERS, OTHERS)};
/// Those that can be confined, in the menu's order; the confined ones follow the same order.
inline constexpr std::array confinable_kinds{ENGINE_CODES_STRATEGIES(OTHERS, KIND, KIND, OTHERS)};
#undef EACH
#undef OTHERS
#undef KIND
/// Number of strategies, confined ones included.
inline constexpr std::size_t every_strategy = strategy_count + confinable_kinds.size();

/// The menu's strategy: `knuth` for `knuth_consistent`.
constexpr StrategyKind in_menu(StrategyKind kind)
{
    const auto place = static_cast<std::size_t>(kind);
    return place < strategy_count ? kind : confinable_kinds[place - strategy_count];
}
constexpr bool is_confined(StrategyKind kind) { return in_menu(kind) != kind; }
/// `knuth_consistent` for `knuth`, or back with `on` = false; other strategies are returned unchanged.
constexpr StrategyKind confined(StrategyKind kind, bool on = true)
{
    const StrategyKind plain = in_menu(kind);
    for (std::size_t i = 0; on && i < confinable_kinds.size(); ++i)
        if (confinable_kinds[i] == plain) return static_cast<StrategyKind>(strategy_count + i);
    return plain;
}
/// Whether the strategy can be confined.
constexpr bool is_confinable(StrategyKind kind) { return is_confined(confined(kind)); }
constexpr Pool pool_of(StrategyKind kind) { return is_confined(kind) ? Pool::consistent : Pool::all; }

/// Whether the strategy has options of its own.
constexpr bool is_apart(StrategyKind kind)
{
#define OTHERS(key, job)
#define APART(key, strategy) || in_menu(kind) == StrategyKind::key
    return false ENGINE_CODES_STRATEGIES(OTHERS, OTHERS, APART, APART);
#undef OTHERS
#undef APART
}

/// Calls f(std::type_identity<job>) for the strategy's job; f must accept every job that is not apart.
template <class F>
constexpr decltype(auto) with_job(StrategyKind kind, F&& f)
{
    const StrategyKind plain = in_menu(kind);
#define EACH(key, job)                                                                                                 \
    if (plain == StrategyKind::key) return f(std::type_identity<job>{});
#define APART(key, strategy)
    ENGINE_CODES_STRATEGIES(EACH, EACH, APART, APART)
#undef EACH
#undef APART
    check_failed("a strategy that is not apart", __FILE__, __LINE__);
}

/// Whether the strategy weighs guesses.
constexpr bool weighs(StrategyKind kind)
{
    for (const StrategyKind one : weighing_kinds)
        if (one == in_menu(kind)) return true;
    return false;
}

/// The criterion of a strategy that weighs; nothing for any other.
constexpr std::optional<Criterion> criterion_of(StrategyKind kind)
{
    if (!weighs(kind)) return std::nullopt;
    return with_job(kind, []<class J>(std::type_identity<J>) -> std::optional<Criterion> {
        if constexpr (requires { J::criterion; }) return J::criterion;
        else return std::nullopt;
    });
}

/// By which guesses are judged: the strategy's criterion; entropy for a strategy without one.
constexpr Criterion criterion_for(StrategyKind kind) { return criterion_of(kind).value_or(Criterion::entropy); }

/// "consistent", "knuth", "expected_size", "knuth_consistent".
std::string_view name(StrategyKind);
std::optional<StrategyKind> strategy_from(std::string_view name);

} // namespace engine::codes
