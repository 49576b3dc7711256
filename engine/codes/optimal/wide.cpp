#include "engine/codes/optimal/wide.hpp"
#include "engine/base/check.hpp"
#include "engine/codes/optimal/widened.hpp"
#include <algorithm>

namespace engine::codes {
namespace {

/// 16 bits hold the bounds of a set of at most this size.
constexpr Count most_codes_in_16_bits = 10'000;

std::unique_ptr<optimal::WideSearch> search_of(const WideQuery& query)
{
    switch (optimal::lane_bits(query.rules)) {
    case 16:
        return std::make_unique<optimal::Widened<std::uint16_t>>(query);
    case 32:
        return std::make_unique<optimal::Widened<std::uint32_t>>(query);
    default:
        return std::make_unique<optimal::Widened<std::uint64_t>>(query);
    }
}

} // namespace

bool can_be_widened(const Rules& r)
{
    return code_count(r) <= (optimal::lane_bits(r) == 16 ? most_codes_in_16_bits : optimal::max_codes);
}

WideJob::WideJob(const WideQuery& query)
{
    ENGINE_CHECK(can_be_widened(query.rules));
    ENGINE_CHECK(std::all_of(query.widths.begin(), query.widths.end(), [](int width) { return width >= 1; }));
    ENGINE_CHECK(!query.first || legal(query.rules, *query.first));
    search_ = search_of(query);
}

WideJob::~WideJob() = default;
WideJob::WideJob(WideJob&&) noexcept = default;
WideJob& WideJob::operator=(WideJob&&) noexcept = default;

Step WideJob::step(Budget budget)
{
    for (std::int64_t i = 0; i + 1 < budget.units; ++i)
        if (search_->unit() == Step::done) return Step::done;
    return search_->unit();
}

Progress WideJob::progress() const { return search_->progress(); }
Count WideJob::total() const { return search_->total(); }
Count WideJob::nodes() const { return search_->nodes(); }
const WideResult& WideJob::result() const { return search_->result(); }

} // namespace engine::codes
