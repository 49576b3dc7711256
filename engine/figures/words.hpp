#pragma once
// The words that figures contain, in one language. The engine has the English ones; the shell passes those of
// other languages.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace engine::figures {

enum class Word : std::uint8_t {
#define FIGURE_WORD(name, english) name,
#include "engine/figures/words.def"
#undef FIGURE_WORD
    end
};

std::string_view english(Word);

struct Words {
    /// In the order of Word. Those that are missing or "" are English.
    std::vector<std::string> said;
    /// The cards of Cluedo's usual deck by their names; empty: they are numbered.
    std::vector<std::string> cards;
    /// The tables of concepts that come with the program, in the order of concepts::Gallery, each written
    /// "Skin: Fur, Feathers; Legs: None, Two"; empty: attributes and values are numbered.
    std::vector<std::string> tables;

    std::string operator()(Word) const;
    /// With its number in the place of {n} or {count}.
    std::string operator()(Word, std::size_t n) const;
};

} // namespace engine::figures
