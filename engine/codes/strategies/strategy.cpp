#include "engine/codes/strategies/strategy.hpp"

namespace engine::codes {

std::string_view name(StrategyKind kind)
{
    switch (kind) {
    case StrategyKind::consistent:
        return "consistent";
    case StrategyKind::knuth:
        return "knuth";
    case StrategyKind::version_space:
        return "version_space";
    }
    return "";
}

std::optional<StrategyKind> strategy_from(std::string_view text)
{
    for (const StrategyKind kind : strategy_kinds)
        if (name(kind) == text) return kind;
    return std::nullopt;
}

} // namespace engine::codes
