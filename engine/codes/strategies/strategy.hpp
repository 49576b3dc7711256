#pragma once
// The menu of strategies: a closed list that settings, links and requests name.
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace engine::codes {

enum class StrategyKind : std::uint8_t {
    consistent, // any code the answers allow, all equally likely (spec: codes, §2)
    knuth       // D. Knuth, "The Computer as Master Mind", J. Recreational Math. 9(1), 1976-77
};

inline constexpr std::array strategy_kinds{StrategyKind::consistent, StrategyKind::knuth};

/// "consistent", "knuth".
std::string_view name(StrategyKind);
std::optional<StrategyKind> strategy_from(std::string_view name);

} // namespace engine::codes
