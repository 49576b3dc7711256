#include "engine/codes/optimal/answers.hpp"
#include "engine/base/check.hpp"
#include <algorithm>
#include <numeric>

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
AnswerTable<Lane>::AnswerTable(const Rules& r) : AnswerTable(r, static_cast<std::size_t>(code_count(r)), true)
{
    ENGINE_CHECK(table_size(r) <= most_table_bytes);
    std::iota(place_.begin(), place_.end(), 0u);
}

template <class Lane>
AnswerTable<Lane>::AnswerTable(const Rules& r, Count bytes)
    : AnswerTable(r, std::max(most_held, static_cast<std::size_t>(bytes / row_bytes(r))), false)
{}

template <class Lane>
AnswerTable<Lane>::AnswerTable(const Rules& r, std::size_t rows, bool whole)
    : rules_(r), whole_(whole), codes_(all_codes(r)), stride_(static_cast<std::size_t>(row_bytes(r) / sizeof(Lane))),
      rows_(std::min(rows, codes_.size()))
{
    ENGINE_CHECK(8 * sizeof(Lane) == static_cast<std::size_t>(lane_bits(r)));
    packed_.reserve(codes_.size());
    for (const Code& c : codes_) packed_.push_back(pack(r, c));
    const Slots slots(r);
    for (int slot = 0; slot < slots.count(); ++slot) {
        const Feedback f = slots.feedback(slot);
        if (f.black + f.white > r.positions || f.black > r.positions || !possible(r, f)) continue;
        bit_[static_cast<std::size_t>(slot)] = static_cast<Lane>(Lane{1} << feedbacks_.size());
        number_[static_cast<std::size_t>(slot)] = static_cast<std::uint8_t>(feedbacks_.size());
        feedbacks_.push_back(f);
    }
    place_.assign(codes_.size(), static_cast<std::uint32_t>(rows_));
    lanes_.assign(rows_ * stride_, 0);
}

template <class Lane>
Index AnswerTable<Lane>::index_of(const Code& code) const
{
    return static_cast<Index>(std::lower_bound(codes_.begin(), codes_.end(), code) - codes_.begin());
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

template <class Lane>
void AnswerTable<Lane>::hold(std::span<const Index> codes)
{
    const auto none = static_cast<std::uint32_t>(rows_);
    const auto missing =
        static_cast<std::size_t>(std::count_if(codes.begin(), codes.end(), [&](Index i) { return place_[i] == none; }));
    if (filled_ + missing > rows_) {
        std::fill(place_.begin(), place_.end(), none);
        filled_ = 0;
    }
    for (const Index i : codes)
        if (place_[i] == none) make_row(i);
}

template <class Lane>
void AnswerTable<Lane>::make_row(Index i)
{
    place_[i] = static_cast<std::uint32_t>(filled_++);
    Lane* const to = lanes_.data() + place_[i] * stride_;
    const Slots slots(rules_);
    const Packed its = packed_[i];
    const auto each = [&](auto slot) {
        for (std::size_t j = 0; j < packed_.size(); ++j) to[j] = bit_[static_cast<std::size_t>(slot(its, packed_[j]))];
    };
    if (is_wide(rules_)) each([&](const Packed& a, const Packed& b) { return slots.template slot<true>(a, b); });
    else each([&](const Packed& a, const Packed& b) { return slots.template slot<false>(a, b); });
}

template class AnswerTable<std::uint16_t>;
template class AnswerTable<std::uint32_t>;
template class AnswerTable<std::uint64_t>;

} // namespace engine::codes::optimal
