#pragma once
// What differs from language to language in numbers, plurals and joined words: from the files */locale beside, by cmake/locales.py.
#include "text/keys.hpp"
#include <cstdint>
#include <span>
#include <string_view>

namespace shell::text {

/// Each with the space after it.
struct Contraction {
    std::string_view preposition, article, both;
};

struct Locale {
    std::string_view decimal, group;
    std::uint8_t group_from; // digits
    std::uint8_t forms;      // of a text that counts: CLDR's categories, in the file's order
    /// Which of them a whole number without its sign takes; < forms.
    std::uint8_t (*form)(std::uint64_t n);
    std::span<const Contraction> contractions;
};

const Locale& locale(Language);

} // namespace shell::text
