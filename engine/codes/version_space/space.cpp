#include "engine/codes/version_space/space.hpp"
#include <bit>
#include <span>

namespace engine::codes::version_space {
namespace {

constexpr Mask no_limit = 0xFFFF;
using Choices = std::array<Mask, max_positions>; // possible values by slot

Choices choices_of(const Rules& r, const Space& s)
{
    Choices c{};
    for (int i = 0; i < r.positions; ++i) c[i] = allowed(r, s, i);
    return c;
}

/// Number of ways to give the slots from `from` on distinct values outside `taken`.
Count distinct_choices(const Rules& r, const Choices& c, int from, Mask taken)
{
    // ways[S] = ways to fill exactly the slots S with the symbols processed so far
    std::array<Count, 1 << max_positions> ways{};
    const int slots = r.positions - from;
    const unsigned full = (1u << slots) - 1;
    ways[0] = 1;
    for (int v = 0; v < r.symbols; ++v) {
        if (taken >> v & 1u) continue;
        unsigned here = 0;
        for (int i = 0; i < slots; ++i) here |= static_cast<unsigned>(c[from + i] >> v & 1u) << i;
        for (unsigned set = full; here != 0; set = (set - 1) & full) { // descending: uses every symbol at most once
            if (ways[set] != 0)
                for (unsigned free = here & ~set; free != 0; free &= free - 1) {
                    const unsigned with = set | (free & -free);
                    ways[with] += ways[set];
                }
            if (set == 0) break;
        }
    }
    return ways[full];
}

Count product(const Rules& r, const Choices& c, int from)
{
    Count n = 1;
    for (int i = from; i < r.positions; ++i) n = times(n, static_cast<Count>(std::popcount(c[i])));
    return n;
}

Count ways(const Rules& r, const Choices& c, int from, Mask taken)
{
    return r.repeats ? product(r, c, from) : distinct_choices(r, c, from, taken);
}

/// Whether such a choice exists. Slots in the given order; backtracking over at most eight.
bool can_choose(std::span<const Mask> slots, Mask taken)
{
    if (slots.empty()) return true;
    for (unsigned left = slots[0] & ~taken & no_limit; left != 0; left &= left - 1)
        if (can_choose(slots.subspan(1), static_cast<Mask>(taken | (left & -left)))) return true;
    return false;
}

/// For L: whether the slot is `*` in G.
bool is_star(const Space& s, int i) { return s.rejected[i] == 0; }

} // namespace

Death assert_values(const Rules& r, Space& s, const Concept& positive)
{
    for (int i = 0; i < r.positions; ++i) {
        const std::uint8_t v = positive.slot[i];
        if (!is_value(v)) continue;
        if (is_value(s.asserted[i]) && s.asserted[i] != v) return Death::two_values;
        if (s.rejected[i] >> v & 1u) return Death::rejected_value;
        s.asserted[i] = v;
    }
    return Death::none;
}

Death matching_test(const Rules& r, const Space& s)
{
    if (r.repeats) return Death::none;
    const Choices c = choices_of(r, s);
    // Choosing greedily, narrowest slot first, always works if for every k at most k slots have k values or fewer.
    std::array<int, max_symbols + 1> with{}; // [k] = slots with k values
    for (int i = 0; i < r.positions; ++i) ++with[static_cast<std::size_t>(std::popcount(c[i]))];
    bool plenty = true;
    for (int k = 0, narrow = 0; k <= r.symbols; ++k) {
        narrow += with[static_cast<std::size_t>(k)];
        plenty = plenty && narrow <= k;
        if (narrow == r.positions) break;
    }
    if (plenty || can_choose(std::span<const Mask>(c.data(), r.positions), 0)) return Death::none;
    return Death::no_distinct_choice;
}

bool has_member(const Rules& r, const Space& s)
{
    for (int i = 0; i < r.positions; ++i)
        if (allowed(r, s, i) == 0) return false;
    return matching_test(r, s) == Death::none;
}

bool holds(const Rules& r, const Space& s, const Code& code)
{
    for (int i = 0; i < r.positions; ++i)
        if ((allowed(r, s, i) >> code.symbol[i] & 1u) == 0) return false;
    return true;
}

Count members(const Rules& r, const Space& s) { return ways(r, choices_of(r, s), 0, 0); }

Code member(const Rules& r, const Space& s, Count rank)
{
    const Choices c = choices_of(r, s);
    Code code;
    Mask taken = 0;
    for (int i = 0; i < r.positions; ++i) {
        bool found = false;
        for (unsigned left = c[i] & ~taken & no_limit; left != 0 && !found; left &= left - 1) {
            const int v = std::countr_zero(left);
            const auto with = r.repeats ? Mask{0} : static_cast<Mask>(taken | 1u << v);
            const Count here = ways(r, c, i + 1, with);
            if (rank < here) {
                code.symbol[i] = static_cast<std::uint8_t>(v);
                taken = with;
                found = true;
            } else {
                rank -= here;
            }
        }
        ENGINE_CHECK(found);
    }
    return code;
}

bool below(const Rules& r, const Space& a, const Space& b)
{
    for (int i = 0; i < r.positions; ++i)
        if ((allowed(r, a, i) & ~allowed(r, b, i)) != 0) return false;
    return true;
}

Space lub(const Rules& r, const Space& a, const Space& b)
{
    Space s;
    for (int i = 0; i < r.positions; ++i)
        s.rejected[i] = static_cast<Mask>(every_symbol(r) & ~(allowed(r, a, i) | allowed(r, b, i)));
    return s;
}

Space glb(const Rules& r, const Space& a, const Space& b)
{
    Space s;
    for (int i = 0; i < r.positions; ++i)
        s.rejected[i] = static_cast<Mask>(every_symbol(r) & ~(allowed(r, a, i) & allowed(r, b, i)));
    return s;
}

Storage& Storage::operator+=(const Storage& o)
{
    concepts += o.concepts;
    literals += o.literals;
    words += o.words;
    concepts_without_repeats += o.concepts_without_repeats;
    literals_without_repeats += o.literals_without_repeats;
    return *this;
}

Storage storage(const Rules& r, const Space& s, Language language)
{
    Storage x;
    Count asserted = 0;
    for (int i = 0; i < r.positions; ++i) asserted += is_value(s.asserted[i]) ? 1 : 0;
    if (language == Language::l2) {
        x.concepts = 2;
        x.words = Count{2} * r.positions;
        x.literals = asserted * (r.symbols - 1u); // E: an asserted value excludes all other values
        for (int i = 0; i < r.positions; ++i) x.literals += static_cast<Count>(std::popcount(s.rejected[i]));
        x.concepts_without_repeats = x.concepts;
        x.literals_without_repeats = x.literals;
        return x;
    }
    // G is the product over the slots; slots with `*` contribute nothing.
    Choices c{};
    Rules narrow = r;
    narrow.positions = 0;
    Count general = 1;
    for (int i = 0; i < r.positions; ++i) {
        if (is_star(s, i)) continue;
        c[narrow.positions] = allowed(r, s, i);
        general = times(general, static_cast<Count>(std::popcount(c[narrow.positions])));
        ++narrow.positions;
    }
    const Count distinct = r.repeats ? general : distinct_choices(narrow, c, 0, 0);
    x.concepts = 1 + general;
    x.literals = asserted + times(general, narrow.positions);
    x.words = times(x.concepts, r.positions);
    x.concepts_without_repeats = 1 + distinct;
    x.literals_without_repeats = asserted + times(distinct, narrow.positions);
    return x;
}

Sets sets_of(const Rules& r, const Space& s, std::size_t limit)
{
    Sets sets;
    Concept e;
    e.slot = s.asserted;
    sets.specific.push_back(e);
    std::array<Mask, max_positions> left{};
    Concept g = most_general(r);
    for (int i = 0; i < r.positions; ++i) {
        if (is_star(s, i)) continue;
        left[i] = allowed(r, s, i);
        if (left[i] == 0) return sets;
        g.slot[i] = static_cast<std::uint8_t>(std::countr_zero(left[i]));
    }
    while (sets.general.size() < limit) {
        sets.general.push_back(g);
        int i = r.positions - 1; // odometer: the last slot runs fastest
        for (; i >= 0; --i) {
            if (is_star(s, i)) continue;
            const auto higher = static_cast<Mask>(left[i] & ~((2u << g.slot[i]) - 1));
            if (higher != 0) {
                g.slot[i] = static_cast<std::uint8_t>(std::countr_zero(higher));
                break;
            }
            g.slot[i] = static_cast<std::uint8_t>(std::countr_zero(left[i]));
        }
        if (i < 0) break;
    }
    return sets;
}

} // namespace engine::codes::version_space
