#include "engine/codes/strategies/strategy.hpp"

namespace engine::codes {

std::string_view name(StrategyKind kind)
{
#define EACH(key, job) std::string_view(#key),
    constexpr std::array names{ENGINE_CODES_STRATEGIES(EACH, EACH, EACH)};
#undef EACH
    const auto place = static_cast<std::size_t>(kind);
    return place < names.size() ? names[place] : std::string_view();
}

std::optional<StrategyKind> strategy_from(std::string_view text)
{
    for (const StrategyKind kind : strategy_kinds)
        if (name(kind) == text) return kind;
    return std::nullopt;
}

} // namespace engine::codes
