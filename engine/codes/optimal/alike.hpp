#pragma once
// The symmetry a history leaves: permutations of positions, each with its renaming of symbols, that map every guess of
// the history onto itself. They map the candidates onto themselves, so of each orbit of guesses one needs trying.
#include "engine/codes/guesses.hpp"
#include <array>
#include <cstdint>
#include <vector>

namespace engine::codes::optimal {

class Alike {
public:
    /// The empty history's symmetry: every permutation with every renaming.
    explicit Alike(const Rules&);
    /// No symmetry: every guess is its own orbit.
    Alike() = default;
    bool is_none() const;

    /// The subgroup that also fixes this guess.
    Alike after(const Code& guess) const;
    /// Whether the code is the lexicographically first of its orbit.
    bool is_first(const Code&) const;

private:
    static constexpr std::uint8_t free = 0xFF;
    /// Maps a code: position i of the image holds the code's symbol at from[i], renamed if its name is settled,
    /// otherwise to any free name.
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
