#pragma once
// Which guesses a history cannot tell apart: the permutations of positions, each with the renaming of symbols that goes
// with it, that leave every guess of the history what it is. They map the candidates left onto themselves, so of all guesses
// that they map onto each other one need be tried.
#include "engine/codes/guesses.hpp"
#include <array>
#include <cstdint>
#include <vector>

namespace engine::codes::optimal {

class Alike {
public:
    /// Of no history at all: every permutation, with every renaming.
    explicit Alike(const Rules&);
    /// No two guesses are alike.
    Alike() = default;
    bool is_none() const;

    /// Those that leave this guess what it is, too.
    Alike after(const Code& guess) const;
    /// Is the code the first, in lexicographic order, of those like it?
    bool is_first(const Code&) const;

private:
    static constexpr std::uint8_t free = 0xFF;
    /// The image has at position i the code's symbol at from[i], renamed if it is known, else to any that is not.
    struct Image {
        std::array<std::uint8_t, max_positions> from;
        std::array<std::uint8_t, max_symbols> to;
    };
    bool comes_before(const Image&, const Code&) const;

    Rules rules_;
    Symbols known_ = ~Symbols{0};
    std::vector<Image> images_;
};

} // namespace engine::codes::optimal
