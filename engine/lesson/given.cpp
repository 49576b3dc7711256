#include "engine/lesson/given.hpp"
#include "engine/codes/code.hpp"
#include "engine/codes/rules.hpp"

namespace engine::lesson {

std::optional<std::string> drawn(const Given& given, Rng rng, const Answer& of_source)
{
    if (!given.rules.empty()) {
        const auto rules = codes::parse_rules(given.rules);
        if (!rules) return std::nullopt;
        return to_text(*rules, codes::random_code(*rules, rng));
    }
    if (given.between) {
        const auto [least, most] = *given.between;
        const std::int64_t size = std::int64_t{most} - least + 1;
        return std::to_string(least + static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(size))));
    }
    const Answer& all = given.source ? of_source : given.one_of;
    if (all.empty()) return std::nullopt;
    return all[rng.index(all.size())];
}

} // namespace engine::lesson
