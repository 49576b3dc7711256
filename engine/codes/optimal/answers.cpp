#include "engine/codes/optimal/answers.hpp"
#include "engine/base/check.hpp"
#include <algorithm>

namespace engine::codes::optimal {
namespace {

constexpr Count block_bytes = 64;
constexpr std::size_t rows_at_once = 16;

Count row_bytes(const Rules& r)
{
    const Count lane = static_cast<Count>(lane_bits(r)) / 8;
    return (code_count(r) * lane + block_bytes - 1) / block_bytes * block_bytes;
}

} // namespace

int lane_bits(const Rules& r)
{
    const Count answers = answer_count(r);
    return answers <= 16 ? 16 : answers <= 32 ? 32 : 64;
}

Count table_size(const Rules& r) { return times(code_count(r), row_bytes(r)); }

template <class Lane>
AnswerTable<Lane>::AnswerTable(const Rules& r)
    : rules_(r), codes_(all_codes(r)), stride_(static_cast<std::size_t>(row_bytes(r) / sizeof(Lane)))
{
    ENGINE_CHECK(8 * sizeof(Lane) == static_cast<std::size_t>(lane_bits(r)) && table_size(r) <= most_table_bytes);
    packed_.reserve(codes_.size());
    for (const Code& c : codes_) packed_.push_back(pack(r, c));
    const Slots slots(r);
    for (int slot = 0; slot < slots.count(); ++slot) {
        const Feedback f = slots.feedback(slot);
        if (f.fijas + f.picas > r.positions || f.fijas > r.positions || !possible(r, f)) continue;
        bit_[static_cast<std::size_t>(slot)] = static_cast<Lane>(Lane{1} << feedbacks_.size());
        feedbacks_.push_back(f);
    }
    lanes_.assign(codes_.size() * stride_, 0);
}

template <class Lane>
bool AnswerTable<Lane>::fill()
{
    const std::size_t begin = filled_, end = std::min(begin + rows_at_once, codes_.size());
    if (begin == end) return false;
    // What earlier rows know, a line of the cache at a time: the table is its own mirror image.
    for (std::size_t i = 0; i < begin; ++i) {
        const Lane* const known = row(static_cast<Index>(i)) + begin;
        for (std::size_t j = begin; j < end; ++j) lanes_[j * stride_ + i] = known[j - begin];
    }
    const Slots slots(rules_);
    const auto each = [&](auto slot) {
        for (std::size_t j = begin; j < end; ++j)
            for (std::size_t i = begin; i < packed_.size(); ++i)
                lanes_[j * stride_ + i] = bit_[static_cast<std::size_t>(slot(packed_[j], packed_[i]))];
    };
    if (is_wide(rules_)) each([&](const Packed& a, const Packed& b) { return slots.template slot<true>(a, b); });
    else each([&](const Packed& a, const Packed& b) { return slots.template slot<false>(a, b); });
    filled_ = end;
    return true;
}

template class AnswerTable<std::uint16_t>;
template class AnswerTable<std::uint32_t>;
template class AnswerTable<std::uint64_t>;

} // namespace engine::codes::optimal
