#pragma once
// Every strategy that tournaments and requests can be asked to play: those of the menu, and those outside it, which have
// options of their own.
#include "engine/codes/strategies/evolutionary.hpp"
#include "engine/codes/strategies/genetic.hpp"
#include "engine/codes/strategies/optimal.hpp"
#include "engine/codes/strategies/sampled.hpp"
#include "engine/codes/strategies/version_space.hpp"

namespace engine::codes {

using AnyStrategy =
    std::variant<Strategy, SpacesStrategy, GeneticStrategy, EvolutionaryStrategy, SampledStrategy, OptimalStrategy>;

/// A strategy of the menu with its defaults.
inline AnyStrategy any_of(StrategyKind kind)
{
#define MENU(key, job)
#define APART(key, strategy)                                                                                           \
    if (kind == StrategyKind::key) return AnyStrategy(std::in_place_type<strategy>);
    ENGINE_CODES_STRATEGIES(MENU, MENU, APART)
#undef MENU
#undef APART
    return Strategy{kind, Pool::all, {}};
}

/// The job that chooses its next guess.
inline ChooseJob chooser(const Rules& r, std::vector<Clue> clues, const Strategy& s, std::uint64_t seed)
{
    return {r, std::move(clues), s, seed};
}
inline VersionSpaceJob chooser(const Rules& r, std::vector<Clue> clues, const SpacesStrategy& s, std::uint64_t seed)
{
    return {r, std::move(clues), s, seed};
}
inline GeneticJob chooser(const Rules& r, std::vector<Clue> clues, const GeneticStrategy& s, std::uint64_t seed)
{
    return {r, std::move(clues), s, seed};
}
inline EvolutionaryJob chooser(const Rules& r, std::vector<Clue> clues, const EvolutionaryStrategy& s,
                               std::uint64_t seed)
{
    return {r, std::move(clues), s, seed};
}
inline SampledJob chooser(const Rules& r, std::vector<Clue> clues, const SampledStrategy& s, std::uint64_t seed)
{
    return {r, std::move(clues), s, seed};
}
inline OptimalMoveJob chooser(const Rules& r, std::vector<Clue> clues, const OptimalStrategy& s, std::uint64_t seed)
{
    return {r, std::move(clues), s, seed};
}

} // namespace engine::codes
