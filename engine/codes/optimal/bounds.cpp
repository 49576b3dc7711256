#include "engine/codes/optimal/bounds.hpp"
#include <cstring>

namespace engine::codes::optimal {
namespace {

constexpr int max_planes = 16; // sets below 2^16

template <class Lane>
constexpr std::uint64_t in_all_lanes(std::uint64_t value)
{
    std::uint64_t word = 0;
    for (int shift = 0; shift < 64; shift += 8 * static_cast<int>(sizeof(Lane))) word |= value << shift;
    return word;
}
constexpr Wide both(std::uint64_t word) { return Wide{word, word}; }

Wide load(const void* from)
{
    Wide w;
    std::memcpy(&w, from, sizeof w);
    return w;
}

/// Population count of each lane.
template <class Lane>
Wide count_in_lanes(Wide x)
{
    constexpr int bits = 8 * static_cast<int>(sizeof(Lane));
    x -= x >> 1 & both(0x5555555555555555u);
    x = (x & both(0x3333333333333333u)) + (x >> 2 & both(0x3333333333333333u));
    x = (x + (x >> 4)) & both(0x0F0F0F0F0F0F0F0Fu);
    for (int shift = 8; shift < bits; shift *= 2) x += x >> shift;
    return x & both(in_all_lanes<Lane>(0x7F)); // at most 64; masks off bits shifted in from neighbouring lanes
}

/// Bitwise full adder: the sum replaces a, the carry is returned.
Wide add_bits(Wide& a, Wide b, Wide c)
{
    const Wide half = a ^ b;
    const Wide carry = (a & b) | (half & c);
    a = half ^ c;
    return carry;
}

/// Counts the rows that have each bit set, as bit-sliced numbers: bit i of every count is in result[i].
template <int planes>
void count_bits(const std::byte* const* rows, std::size_t n, std::size_t at, Wide* result)
{
    Wide count[planes];
    for (int p = 0; p < planes; ++p) count[p] = both(0);
    std::size_t i = 0;
    for (; i + 7 <= n; i += 7) {
        Wide ones = load(rows[i] + at), more = load(rows[i + 3] + at);
        const Wide twos_a = add_bits(ones, load(rows[i + 1] + at), load(rows[i + 2] + at));
        const Wide twos_b = add_bits(more, load(rows[i + 4] + at), load(rows[i + 5] + at));
        Wide twos = twos_a;
        const Wide twos_c = add_bits(ones, more, load(rows[i + 6] + at));
        const Wide fours = add_bits(twos, twos_b, twos_c);
        Wide carry = count[0] & ones;
        count[0] ^= ones;
        carry = add_bits(count[1], twos, carry);
        carry = add_bits(count[2], fours, carry);
        for (int p = 3; p < planes; ++p) {
            const Wide next = count[p] & carry;
            count[p] ^= carry;
            carry = next;
        }
    }
    for (; i < n; ++i) {
        Wide carry = load(rows[i] + at);
        for (int p = 0; p < planes; ++p) {
            const Wide next = count[p] & carry;
            count[p] ^= carry;
            carry = next;
        }
    }
    for (int p = 0; p < planes; ++p) result[p] = count[p];
}

using CountBits = void (*)(const std::byte* const*, std::size_t, std::size_t, Wide*);
/// One instantiation per bit length of n, so that the planes mostly stay in registers.
constexpr std::array<CountBits, max_planes + 1> count_bits_of{
    count_bits<4>,  count_bits<4>,  count_bits<4>,  count_bits<4>,  count_bits<4>,  count_bits<5>,
    count_bits<6>,  count_bits<7>,  count_bits<8>,  count_bits<9>,  count_bits<10>, count_bits<11>,
    count_bits<12>, count_bits<13>, count_bits<14>, count_bits<15>, count_bits<16>};

/// Σ over a lane's bits of max(0, count − most).
template <class Lane>
Wide excess(const Wide* count, int planes, Cost most)
{
    // count + (2^planes − most) carries out of the planes exactly if count >= most.
    const Cost add = (Cost{1} << planes) - most;
    std::array<Wide, max_planes> above;
    Wide carry = both(0);
    for (int p = 0; p < planes; ++p) {
        const Wide b = both((add >> p & 1) != 0 ? ~std::uint64_t{0} : 0);
        above[static_cast<std::size_t>(p)] = count[p];
        carry = add_bits(above[static_cast<std::size_t>(p)], b, carry);
    }
    Wide sum = both(0);
    for (int p = 0; p < planes; ++p) sum += count_in_lanes<Lane>(above[static_cast<std::size_t>(p)] & carry) << p;
    return sum;
}

} // namespace

Shortest::Shortest(int codes, int answers)
{
    costs_.push_back(0);
    sizes_.push_back(0);
    Cost width = 1;
    while (static_cast<int>(costs_.size()) <= codes) {
        const auto depth = static_cast<Cost>(sizes_.size());
        for (Cost i = 0; i < width && static_cast<int>(costs_.size()) <= codes; ++i)
            costs_.push_back(costs_.back() + depth);
        sizes_.push_back(sizes_.back() + width);
        width *= static_cast<Cost>(answers - 1);
    }
}

Cost Shortest::most(int guesses) const
{
    return guesses < static_cast<int>(sizes_.size()) ? sizes_[static_cast<std::size_t>(guesses)] : infeasible;
}

template <class Lane>
void bound_guesses(const AnswerTable<Lane>& table, const Shortest& shortest, std::span<const Index> set,
                   std::vector<Lane>& bounds)
{
    constexpr std::size_t step = sizeof(Wide) / sizeof(Lane);
    const std::size_t n = set.size();
    bounds.resize(table.stride());
    std::vector<const std::byte*> rows;
    rows.reserve(n);
    for (const Index c : set) rows.push_back(reinterpret_cast<const std::byte*>(table.row(c)));
    const Wide thrice = both(in_all_lanes<Lane>(3 * n));
    if (n <= static_cast<std::size_t>(table.answers())) {
        for (std::size_t g = 0; g < table.stride(); g += 4 * step) {
            Wide a = both(0), b = both(0), c = both(0), d = both(0);
            for (const std::byte* const row : rows) {
                const std::byte* const from = row + g * sizeof(Lane);
                a |= load(from);
                b |= load(from + 16);
                c |= load(from + 32);
                d |= load(from + 48);
            }
            const std::array<Wide, 4> least{thrice - count_in_lanes<Lane>(a), thrice - count_in_lanes<Lane>(b),
                                            thrice - count_in_lanes<Lane>(c), thrice - count_in_lanes<Lane>(d)};
            std::memcpy(bounds.data() + g, least.data(), sizeof least);
        }
    } else {
        const auto planes = static_cast<int>(std::bit_width(n));
        const CountBits count_bits = count_bits_of[static_cast<std::size_t>(planes)];
        std::array<Wide, max_planes> count;
        for (std::size_t g = 0; g < table.stride(); g += step) {
            if (g % (4 * step) == 0) // prefetch: rows are too far apart for the hardware
                for (const std::byte* const row : rows) __builtin_prefetch(row + g * sizeof(Lane) + 64);
            count_bits(rows.data(), n, g * sizeof(Lane), count.data());
            Wide any = both(0);
            for (int p = 0; p < planes; ++p) any |= count[static_cast<std::size_t>(p)];
            Wide least = thrice - count_in_lanes<Lane>(any);
            for (std::size_t level = 2; level < shortest.sizes().size() && shortest.sizes()[level] < n; ++level)
                least += excess<Lane>(count.data(), planes, shortest.sizes()[level]);
            std::memcpy(bounds.data() + g, &least, sizeof least);
        }
    }
    for (const Index c : set) --bounds[c]; // a candidate that wins needs no further guess
}

template void bound_guesses(const AnswerTable<std::uint16_t>&, const Shortest&, std::span<const Index>,
                            std::vector<std::uint16_t>&);
template void bound_guesses(const AnswerTable<std::uint32_t>&, const Shortest&, std::span<const Index>,
                            std::vector<std::uint32_t>&);
template void bound_guesses(const AnswerTable<std::uint64_t>&, const Shortest&, std::span<const Index>,
                            std::vector<std::uint64_t>&);

} // namespace engine::codes::optimal
