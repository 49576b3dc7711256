#include "engine/codes/partition.hpp"
#include <algorithm>
#include <cmath>

namespace engine::codes {

Count Partition::total() const
{
    Count n = 0;
    for (const Part& p : parts) n += p.size;
    return n;
}

Count Partition::worst() const
{
    Count n = 0;
    for (const Part& p : parts) n = std::max(n, p.size);
    return n;
}

Count Partition::sum_of_squares() const
{
    Count n = 0;
    for (const Part& p : parts) n += times(p.size, p.size);
    return n;
}

double Partition::expected_size() const
{
    return parts.empty() ? 0 : static_cast<double>(sum_of_squares()) / static_cast<double>(total());
}

double Partition::bits() const
{
    const auto all = static_cast<double>(total());
    double sum = 0;
    for (const Part& p : parts) {
        const auto n = static_cast<double>(p.size);
        sum += n / all * std::log2(all / n);
    }
    return sum;
}

Partition partition_of(const Rules& r, const Cells& cells)
{
    const Slots slots(r);
    Partition partition;
    for (std::uint8_t black = 0; black <= r.positions; ++black)
        for (std::uint8_t white = 0; black + white <= r.positions; ++white) {
            const Count size = cells[static_cast<std::size_t>(slots.of({black, white}))];
            if (size > 0) partition.parts.push_back({{black, white}, size});
        }
    return partition;
}

Partition partition_of(const Rules& r, std::span<const Packed> candidates, const Code& guess)
{
    const Slots slots(r);
    const Packed packed = pack(r, guess);
    Cells cells{};
    for (const Packed& c : candidates) ++cells[static_cast<std::size_t>(slots.slot(packed, c))];
    return partition_of(r, cells);
}

std::vector<int> conflicts(const Rules& r, std::span<const Clue> clues, const Code& code)
{
    std::vector<int> rows;
    for (int i = 0; i < static_cast<int>(clues.size()); ++i)
        if (feedback(r, clues[i].guess, code) != clues[i].answer) rows.push_back(i);
    return rows;
}

} // namespace engine::codes
