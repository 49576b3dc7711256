#pragma once
// A language's rules for numbers, plurals and contractions. cmake/locales.py generates them from the files */locale.
#include "text/keys.hpp"
#include <cstdint>
#include <span>
#include <string_view>

namespace shell::text {

/// Each ends with a space.
struct Contraction {
    std::string_view preposition, article, both;
};

struct Locale {
    std::string_view decimal, group;
    std::uint8_t group_from; // fewest digits that are grouped
    std::uint8_t forms;      // number of plural forms: CLDR's categories, in the file's order
    /// The index of the plural form for an absolute value; < forms.
    std::uint8_t (*form)(std::uint64_t n);
    std::span<const Contraction> contractions;
};

const Locale& locale(Language);

} // namespace shell::text
