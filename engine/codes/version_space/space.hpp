#pragma once
// A version space as a box: for each slot the values rejected there and the value asserted, if any. In the language L2
// (a NOR list of excluded literals per slot) this is the whole space: G and E are one concept each. In L the same box
// stands for G's many tuples, which sets.hpp lists. Boxes are closed under intersection.
// Source 000, section 6, corrected.
#include "engine/base/named.hpp"
#include "engine/base/rng.hpp"
#include "engine/codes/version_space/sets.hpp"
#include <array>
#include <cstdint>
#include <vector>

namespace engine::codes::version_space {

/// Boards of which a screen shows the spaces while one plays: at most 5 positions and 10,000 codes.
constexpr bool is_shown(const Rules& r) { return r.positions <= 5 && code_count(r) <= 10'000; }

using Mask = std::uint16_t; // bit s = symbol s
static_assert(max_symbols <= 16);

constexpr Mask every_symbol(const Rules& r) { return static_cast<Mask>((1u << r.symbols) - 1); }

struct Space {
    std::array<Mask, max_positions> rejected{};
    std::array<std::uint8_t, max_positions> asserted{undetermined, undetermined, undetermined, undetermined,
                                                     undetermined, undetermined, undetermined, undetermined};
    bool operator==(const Space&) const = default;
};

/// Which test showed that no code is left, in increasing cost. Judged on codes, not on G alone: Mitchell's collapse
/// misses the first where the slot was never specialised, and the last always.
ENGINE_NAMED(Death, none,
             two_values,        // a positive asserts another value than an earlier one
             rejected_value,    // the value asserted is one of those rejected
             empty_slot,        // every value of a slot is rejected
             no_distinct_choice // without repeats: no choice of different values, one for each slot (Hall)
);
inline constexpr int deaths = 5;

/// The values slot i can have.
inline Mask allowed(const Rules& r, const Space& s, int i)
{
    const auto open = static_cast<Mask>(every_symbol(r) & ~s.rejected[i]);
    return is_value(s.asserted[i]) ? static_cast<Mask>(open & 1u << s.asserted[i]) : open;
}

/// One positive example (`?` where it asserts nothing), applied. The space is meaningless once dead.
Death assert_values(const Rules&, Space&, const Concept& positive);
/// One negative example, applied.
inline Death reject(const Rules& r, Space& s, const Literal& l)
{
    s.rejected[l.slot] |= static_cast<Mask>(1u << l.symbol);
    if (s.asserted[l.slot] == l.symbol) return Death::rejected_value;
    return s.rejected[l.slot] == every_symbol(r) ? Death::empty_slot : Death::none;
}
/// The last test, after a whole compound example: is there a code? At once with repeats.
Death matching_test(const Rules&, const Space&);
/// All of them, for a space of unknown history.
bool has_member(const Rules&, const Space&);

bool holds(const Rules&, const Space&, const Code&);
/// How many codes. O(symbols x 2^positions x positions) without repeats.
Count members(const Rules&, const Space&);
/// The member number `rank` in lexicographic order, rank < members().
Code member(const Rules&, const Space&, Count rank);

/// The order of spaces of the same rules is inclusion; lub and glb are the smallest box around both and their common
/// part, slot by slot, on allowed values.
bool below(const Rules&, const Space& a, const Space& b);
Space lub(const Rules&, const Space& a, const Space& b);
Space glb(const Rules&, const Space& a, const Space& b);

/// What is stored of a space. A literal is a value in a slot of a concept of L, an excluded value in L2; a word holds a
/// slot of L or a slot's mask of L2.
struct Storage {
    Count concepts = 0, literals = 0, words = 0;
    // L, without repeats: leaving out the concepts of G that assert a value twice
    Count concepts_without_repeats = 0, literals_without_repeats = 0;
    Storage& operator+=(const Storage&);
    bool operator==(const Storage&) const = default;
};
enum class Language : std::uint8_t { l, l2 };
Storage storage(const Rules&, const Space&, Language);

/// E and G in L, as candidate elimination would have them: at most `limit` concepts of G, in order; a space with none
/// is dead, so G is never empty.
Sets sets_of(const Rules&, const Space&, std::size_t limit);

} // namespace engine::codes::version_space
