#pragma once
// Shared by the tests of strategies.
#include "engine/codes/tournament.hpp"
#include "tests/engine/support.hpp"
#include <array>

namespace engine::codes {

inline constexpr Strategy knuth{StrategyKind::knuth, {}};
inline constexpr Strategy any_consistent{StrategyKind::consistent, {}};

inline TournamentQuery knuth_query() { return {knuth, {}, 0}; }

inline constexpr std::array criteria{Criterion::worst, Criterion::expected_size, Criterion::entropy,
                                     Criterion::most_parts};

} // namespace engine::codes
