#include "engine/request/codes_choice.hpp"

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

} // namespace engine::request
