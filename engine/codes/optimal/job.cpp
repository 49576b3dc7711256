#include "engine/codes/optimal/job.hpp"
#include "engine/base/check.hpp"
#include "engine/codes/optimal/proof.hpp"

namespace engine::codes {

bool can_be_proven(const Rules& r)
{
    return code_count(r) <= optimal::max_codes && optimal::table_size(r) <= optimal::max_table_bytes;
}

OptimalJob::OptimalJob(const OptimalQuery& query)
{
    ENGINE_CHECK(can_be_proven(query.rules));
    switch (optimal::lane_bits(query.rules)) {
    case 16:
        proof_ = std::make_unique<optimal::Proof<std::uint16_t>>(query);
        break;
    case 32:
        proof_ = std::make_unique<optimal::Proof<std::uint32_t>>(query);
        break;
    default:
        proof_ = std::make_unique<optimal::Proof<std::uint64_t>>(query);
    }
}

OptimalJob::~OptimalJob() = default;
OptimalJob::OptimalJob(OptimalJob&&) noexcept = default;
OptimalJob& OptimalJob::operator=(OptimalJob&&) noexcept = default;

Step OptimalJob::step(Budget budget)
{
    return std::visit(
        [&](auto& proof) {
            for (std::int64_t i = 0; i + 1 < budget.units; ++i)
                if (proof->step() == Step::done) return Step::done;
            return proof->step();
        },
        proof_);
}

Progress OptimalJob::progress() const
{
    return std::visit([](const auto& proof) { return Progress{proof->lower(), proof->upper()}; }, proof_);
}

Count OptimalJob::nodes() const
{
    return std::visit([](const auto& proof) { return proof->nodes(); }, proof_);
}

const OptimalResult& OptimalJob::result() const
{
    return std::visit([](const auto& proof) -> const OptimalResult& { return proof->result(); }, proof_);
}

} // namespace engine::codes
