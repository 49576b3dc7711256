#include "engine/codes/optimal/pieces.hpp"
#include "engine/base/check.hpp"
#include "engine/codes/optimal/planner.hpp"

namespace engine::codes::optimal {

bool can_be_planned(const Rules& r) { return code_count(r) <= max_codes && table_size(r) <= most_table_bytes; }

std::unique_ptr<ProofInPieces> ProofInPieces::of(const Rules& rules, int max_guesses)
{
    ENGINE_CHECK(can_be_planned(rules));
    switch (lane_bits(rules)) {
    case 16:
        return std::make_unique<Planner<std::uint16_t>>(rules, max_guesses);
    case 32:
        return std::make_unique<Planner<std::uint32_t>>(rules, max_guesses);
    default:
        return std::make_unique<Planner<std::uint64_t>>(rules, max_guesses);
    }
}

Step ProofInPieces::step(Budget budget)
{
    for (std::int64_t i = 0; i + 1 < budget.units; ++i)
        if (unit() == Step::done) return Step::done;
    return unit();
}

} // namespace engine::codes::optimal
