#pragma once
// The language L of a version space: n-tuples whose slots hold a value, `?` (undetermined) or `*` (any). The order `? <
// v < *`, slot by slot, makes the concepts a lattice. Source 000, sections 1.2 and 3.1.
#include "engine/codes/code.hpp"
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace engine::codes::version_space {

/// A slot holds a symbol or one of these two.
inline constexpr std::uint8_t undetermined = 0xFE, any = 0xFF;
constexpr bool is_value(std::uint8_t slot) { return slot < max_symbols; }

/// slot[i] for i < positions; the rest is `undetermined`.
struct Concept {
    std::array<std::uint8_t, max_positions> slot{undetermined, undetermined, undetermined, undetermined,
                                                 undetermined, undetermined, undetermined, undetermined};
    bool operator==(const Concept&) const = default;
};

/// (?, …, ?), the most specific, and (*, …, *), the most general.
Concept most_specific();
Concept most_general(const Rules&);
Concept concept_of(const Rules&, const Code&);

/// "1?2*": symbols as in codes.
std::string to_text(const Rules&, const Concept&);
/// The inverse of to_text. error.at = the character.
Expected<Concept, Error> parse_concept(const Rules&, std::string_view text);

/// Whether `a` is more specific than `b`, or equal.
bool below(const Concept& a, const Concept& b);
/// The least concept above both: two different values give `*`.
Concept lub(const Concept& a, const Concept& b);
/// The greatest concept below both: two different values give `?`.
Concept glb(const Concept& a, const Concept& b);
/// Whether some code is an instance of the concept; concepts with a `?` have none.
bool has_instances(const Rules&, const Concept&);

} // namespace engine::codes::version_space
