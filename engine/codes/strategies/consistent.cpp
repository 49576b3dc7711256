#include "engine/codes/strategies/consistent.hpp"

namespace engine::codes {

ConsistentJob::ConsistentJob(const Rules& r, std::span<const Clue> clues, std::uint64_t seed)
    : diagram_(r, clues, Diagram::Depth::full), rng_(Rng(seed).fork(clues.size()))
{}

Step ConsistentJob::step(Budget budget)
{
    if (diagram_.step(budget) == Step::more) return Step::more;
    if (diagram_.too_large())
        too_large_ = {TooLarge::What::nodes, static_cast<Count>(diagram_.nodes()), Diagram::default_limit};
    else if (diagram_.count() > 0) choice_ = {diagram_.at(rng_.below(diagram_.count())), true, 0};
    return Step::done;
}

} // namespace engine::codes
