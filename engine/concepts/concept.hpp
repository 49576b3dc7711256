#pragma once
// The languages of concepts over a table. L: a value or `*` (any) for each attribute, and the empty concept `?`. L2: a
// set of allowed values for each attribute, and the empty concept. A concept of either is a mask of values for each
// attribute, so both share one order. (The L of codes/version_space keeps a `?` in single slots, which its partial
// examples need; here examples are complete, so that the two are clearer apart.)
#include "engine/concepts/table.hpp"
#include <string_view>

namespace engine::concepts {

enum class Language : std::uint8_t { l, l2 };
inline constexpr std::array languages{Language::l, Language::l2};
constexpr std::string_view name(Language l) { return l == Language::l ? "L" : "L2"; }

/// Byte 7 − i of `bits` holds the allowed values of attribute i, bit v for value v; it is 0 beyond the last attribute.
/// All 0: the empty concept. Numeric order is the order of lists: the empty concept first, and by the first attribute,
/// values before `*`.
struct Concept {
    std::uint64_t bits = 0;
    bool is_empty() const { return bits == 0; }
    friend bool operator==(const Concept&, const Concept&) = default;
    friend bool operator<(const Concept& a, const Concept& b) { return a.bits < b.bits; }
};

constexpr int shift(int attribute) { return 8 * (max_attributes - 1 - attribute); }
constexpr std::uint64_t full(const Shape& s, int i) { return ((std::uint64_t{1} << s.values[i]) - 1) << shift(i); }
constexpr unsigned allowed(const Concept& c, int i) { return static_cast<unsigned>(c.bits >> shift(i) & 0xFF); }
constexpr bool is_any(const Shape& s, const Concept& c, int i) { return allowed(c, i) == (1u << s.values[i]) - 1; }

/// (*, …, *).
Concept most_general(const Shape&);
/// The concept whose only instance is this one.
Concept concept_of(const Shape&, const Instance&);

/// Whether `a` is more specific than `b`, or equal. `covers`: the same for an instance's concept.
constexpr bool below(const Concept& a, const Concept& b) { return (a.bits & ~b.bits) == 0; }
constexpr bool covers(const Concept& c, const Concept& instance) { return below(instance, c); }
/// The least concept above both.
Concept lub(const Shape&, Language, const Concept& a, const Concept& b);
/// The greatest concepts below `c` that do not cover the instance. `slots` receives the attribute that each restricts.
/// The empty concept is one if there is no other.
std::vector<Concept> specialisations(const Shape&, Language, const Concept& c, const Concept& instance,
                                     std::vector<int>* slots = nullptr);

/// Number of concepts, semantically different ones, with the empty one: product of (values + 1), or of (2^values − 1).
Count concept_count(const Shape&, Language);

} // namespace engine::concepts
