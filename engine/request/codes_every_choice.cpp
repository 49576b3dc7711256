// codes.choose with every strategy, including those with options of their own.
#include "engine/request/codes_choice.hpp"
#include "engine/request/strategy_fields.hpp"

namespace engine::request {
namespace {

Started choose_with_any(Reader& in, Clock)
{
    const codes::Rules rules = read_rules(in);
    const auto history = read_history(in, rules);
    codes::AnyStrategy strategy = read_every_strategy(in, rules);
    if (auto* optimal = std::get_if<codes::OptimalStrategy>(&strategy))
        optimal->max_nodes = in.number("max_nodes", 0, 1, std::uint64_t{1} << 53);
    const std::uint64_t seed = in.seed("seed");
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    return std::visit(
        [&](const auto& s) { return choose_and_divide(rules, history, codes::chooser(rules, history, s, seed)); },
        strategy);
}

constexpr std::array choice_commands{Command{"codes.choose", choose_with_any}};

} // namespace

const Family codes_every_choice = choice_commands;

} // namespace engine::request
