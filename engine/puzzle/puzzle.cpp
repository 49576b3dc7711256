#include "engine/puzzle/kinds.hpp"
#include <algorithm>

namespace engine::puzzle {

Rule hardest(const Puzzle& p)
{
    return std::max_element(p.proof.begin(), p.proof.end(),
                            [](const Deduction& a, const Deduction& b) { return a.rule < b.rule; })
        ->rule;
}

int option_of(const Puzzle& p, const Answer& answer)
{
    if (answer.size() != 1) return -1;
    const auto at = std::find(p.ask.options.begin(), p.ask.options.end(), answer[0]);
    return at == p.ask.options.end() ? -1 : static_cast<int>(at - p.ask.options.begin());
}

} // namespace engine::puzzle
