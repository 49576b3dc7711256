#pragma once
// A version space as a box: for each slot the rejected values and the asserted value, if any. In the language L2 (a NOR
// list of excluded literals per slot) the box is the whole space, with one concept each in G and E. In L the same box
// represents G's many tuples, which sets.hpp lists. Boxes are closed under intersection. Source 000, section 6,
// corrected.
#include "engine/base/named.hpp"
#include "engine/base/rng.hpp"
#include "engine/codes/version_space/sets.hpp"
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace engine::codes::version_space {

/// Boards whose spaces the screen shows during play: at most 5 positions and 10,000 codes.
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

/// The test that found the space empty, cheapest first. Tests codes, not G alone: Mitchell's collapse misses two_values
/// if the slot was never specialised, and always misses no_distinct_choice.
ENGINE_NAMED(Death, none,
             two_values,        // a positive example asserts another value than an earlier one
             rejected_value,    // the asserted value is a rejected one
             empty_slot,        // every value of a slot is rejected
             no_distinct_choice // without repeats: no choice of distinct values for all slots (Hall)
);
inline constexpr int deaths = 5;

/// The possible values of slot i.
inline Mask allowed(const Rules& r, const Space& s, int i)
{
    const auto open = static_cast<Mask>(every_symbol(r) & ~s.rejected[i]);
    return is_value(s.asserted[i]) ? static_cast<Mask>(open & 1u << s.asserted[i]) : open;
}

/// Applies one positive example (`?` asserts nothing). A dead space is meaningless.
Death assert_values(const Rules&, Space&, const Concept& positive);
/// Applies one negative example.
inline Death reject(const Rules& r, Space& s, const Literal& l)
{
    s.rejected[l.slot] |= static_cast<Mask>(1u << l.symbol);
    if (s.asserted[l.slot] == l.symbol) return Death::rejected_value;
    return s.rejected[l.slot] == every_symbol(r) ? Death::empty_slot : Death::none;
}
/// The last test, after a whole compound example: whether a code exists. O(1) with repeats.
Death matching_test(const Rules&, const Space&);
/// All tests, for a space of unknown history.
bool has_member(const Rules&, const Space&);

bool holds(const Rules&, const Space&, const Code&);
/// Number of codes. O(symbols x 2^positions x positions) without repeats.
Count members(const Rules&, const Space&);
/// The member of this rank in lexicographic order, rank < members().
Code member(const Rules&, const Space&, Count rank);

/// Spaces of the same rules are ordered by inclusion; lub and glb are the smallest box around both and their
/// intersection, slot by slot on allowed values.
bool below(const Rules&, const Space& a, const Space& b);
Space lub(const Rules&, const Space& a, const Space& b);
Space glb(const Rules&, const Space& a, const Space& b);

/// Storage of a space. A literal is a value in a slot of a concept (L) or an excluded value (L2); a word holds a slot
/// (L) or a slot's mask (L2).
struct Storage {
    Count concepts = 0, literals = 0, words = 0;
    // L, without repeats: leaves out concepts of G that assert a value twice
    Count concepts_without_repeats = 0, literals_without_repeats = 0;
    Storage& operator+=(const Storage&);
    bool operator==(const Storage&) const = default;
};
enum class Language : std::uint8_t { l, l2 };
inline constexpr std::array languages{Language::l, Language::l2};
constexpr std::string_view name(Language l) { return l == Language::l ? "L" : "L2"; }
Storage storage(const Rules&, const Space&, Language);

/// E and G in L, as in candidate elimination: at most `limit` concepts of G, in order. G is never empty, since an empty
/// G means a dead space.
Sets sets_of(const Rules&, const Space&, std::size_t limit);

} // namespace engine::codes::version_space
