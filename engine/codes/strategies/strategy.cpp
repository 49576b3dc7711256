#include "engine/codes/strategies/strategy.hpp"

namespace engine::codes {

std::string_view name(StrategyKind kind)
{
#define EACH(key, job) std::string_view(#key),
#define OTHERS(key, job)
#define CONFINED(key, job) std::string_view(#key "_consistent"),
    constexpr std::array names{ENGINE_CODES_STRATEGIES(EACH, EACH, EACH, EACH)
                                   ENGINE_CODES_STRATEGIES(OTHERS, CONFINED, CONFINED, OTHERS)};
#undef EACH
#undef OTHERS
#undef CONFINED
    const auto place = static_cast<std::size_t>(kind);
    return place < names.size() ? names[place] : std::string_view();
}

std::optional<StrategyKind> strategy_from(std::string_view text)
{
    for (std::size_t place = 0; place < every_strategy; ++place)
        if (const auto kind = static_cast<StrategyKind>(place); name(kind) == text) return kind;
    return std::nullopt;
}

} // namespace engine::codes
