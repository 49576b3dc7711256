// codes.choose with every strategy, the version spaces among them.
#include "engine/codes/strategies/version_space.hpp"
#include "engine/request/codes_choice.hpp"
#include "engine/request/spaces_fields.hpp"

namespace engine::request {
namespace {

Started choose_with_any(Reader& in, Clock)
{
    const codes::Rules rules = read_rules(in);
    auto history = read_history(in, rules);
    const codes::Strategy strategy = read_every_strategy(in, rules);
    const std::uint64_t seed = in.seed("seed");
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    if (strategy.kind == codes::StrategyKind::version_space) {
        codes::VersionSpaceJob choosing(rules, history, strategy, seed);
        return choose_and_divide(rules, std::move(history), std::move(choosing));
    }
    codes::ChooseJob choosing(rules, history, strategy, seed);
    return choose_and_divide(rules, std::move(history), std::move(choosing));
}

constexpr std::array choice_commands{Command{"codes.choose", choose_with_any}};

} // namespace

const Family codes_every_choice = choice_commands;

} // namespace engine::request
