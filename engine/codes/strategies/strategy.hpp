#pragma once
// The menu of strategies: a closed list that settings, links and requests name.
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace engine::codes {

enum class StrategyKind : std::uint8_t {
    consistent,   // any code the answers allow, all equally likely (spec: codes, §2)
    knuth,        // D. Knuth, "The Computer as Master Mind", J. Recreational Math. 9(1), 1976-77
    version_space // a most probable code of the version spaces (seed document 000); has options of its own
};

/// Those that need no options: what a game's menu offers and its line names.
inline constexpr std::array strategy_kinds{StrategyKind::consistent, StrategyKind::knuth};

/// "consistent", "knuth", "version_space".
std::string_view name(StrategyKind);
/// Of strategy_kinds.
std::optional<StrategyKind> strategy_from(std::string_view name);

} // namespace engine::codes
