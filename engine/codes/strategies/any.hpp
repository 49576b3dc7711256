#pragma once
// Every strategy that tournaments and requests can play: the menu's, and those outside it with options of their own.
#include "engine/codes/strategies/evolutionary.hpp"
#include "engine/codes/strategies/genetic.hpp"
#include "engine/codes/strategies/optimal.hpp"
#include "engine/codes/strategies/sampled.hpp"
#include "engine/codes/strategies/version_space.hpp"

namespace engine::codes {

using AnyStrategy =
    std::variant<Strategy, SpacesStrategy, GeneticStrategy, EvolutionaryStrategy, SampledStrategy, OptimalStrategy>;

/// The strategy with its default options.
inline AnyStrategy any_of(StrategyKind kind)
{
#define MENU(key, job)
#define APART(key, strategy)                                                                                           \
    if (kind == StrategyKind::key) return AnyStrategy(std::in_place_type<strategy>);
#define PROVES(key, strategy)                                                                                          \
    if (in_menu(kind) == StrategyKind::key) return strategy::confined(is_confined(kind));
    ENGINE_CODES_STRATEGIES(MENU, MENU, PROVES, APART)
#undef MENU
#undef PROVES
#undef APART
    return Strategy{kind, {}};
}

/// `optimal`, or its confined form.
constexpr StrategyKind kind_of(const OptimalStrategy& s) { return confined(StrategyKind::optimal, s.consistent); }

// The job of each strategy's next guess; declared for decltype only.
ChooseJob job_of(const Strategy&);
VersionSpaceJob job_of(const SpacesStrategy&);
GeneticJob job_of(const GeneticStrategy&);
EvolutionaryJob job_of(const EvolutionaryStrategy&);
SampledJob job_of(const SampledStrategy&);
OptimalMoveJob job_of(const OptimalStrategy&);

template <class S>
auto chooser(const Rules& r, std::vector<Clue> clues, const S& strategy, std::uint64_t seed)
{
    return decltype(job_of(strategy))(r, std::move(clues), strategy, seed);
}

} // namespace engine::codes
