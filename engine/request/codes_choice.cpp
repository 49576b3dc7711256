// codes.choose: what a strategy plays, and how its guess divides the candidates.
#include "engine/request/codes_choice.hpp"
#include "engine/request/strategy_fields.hpp"

namespace engine::request {

std::string tell_choice(const codes::Rules& r, const ChoiceResult& c)
{
    if (c.problem) return error_line(*c.problem);
    return ok_line({{"guess", to_text(r, c.choice.guess)},
                    {"possible", c.conflicts.empty()},
                    {"conflicts", c.conflicts},
                    {"partition", to_json(c.partition)},
                    {"consistent", c.partition.total()},
                    {"worst", c.partition.worst()},
                    {"expected_size", c.partition.expected_size()},
                    {"bits", rounded(c.partition.bits())},
                    {"parts", c.partition.parts.size()},
                    {"weighed", c.choice.weighed}});
}

namespace {

Started codes_choose(Reader& in, Clock)
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

constexpr std::array choice_commands{Command{"codes.choose", codes_choose}};

} // namespace

const Family codes_choices = choice_commands;

} // namespace engine::request
