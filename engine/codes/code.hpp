#pragma once
// A code (secret or guess) and the answer to a guess, with the definition of the answer. Symbols are written 0-9 then
// a-f, lowest first; position 0 is the most significant, so the order of codes is the order of their texts.
#include "engine/base/rng.hpp"
#include "engine/codes/rules.hpp"
#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace engine::codes {

/// symbol[i] in [0, rules.symbols) for i < rules.positions; the rest is 0.
struct Code {
    std::array<std::uint8_t, max_positions> symbol{};
    bool operator==(const Code&) const = default;
};

/// Lexicographic. By hand: libc++ 14 compares arrays with == only.
constexpr std::strong_ordering operator<=>(const Code& a, const Code& b)
{
    for (int i = 0; i < max_positions; ++i)
        if (a.symbol[i] != b.symbol[i]) return a.symbol[i] <=> b.symbol[i];
    return std::strong_ordering::equal;
}

/// fijas (black, bulls) = right symbol in the right place; picas (white, cows) = right symbol elsewhere.
struct Feedback {
    std::uint8_t black = 0, white = 0; // fijas + picas <= positions
    bool operator==(const Feedback&) const = default;
};

constexpr Feedback all_black(const Rules& r) { return {r.positions, 0}; }

/// Does the code belong to the rules?
bool legal(const Rules&, const Code&);

/// Reads as many symbols as there are positions ("0012", "0af3"); what comes out is legal. `at` = the character.
Expected<Code, Error> parse_code(const Rules&, std::string_view text);
std::string to_text(const Rules&, const Code&);
/// 0..15 → '0'..'9','a'..'f'.
char symbol_char(int symbol);

/// The definition: fijas as above, picas = Σ over symbols of min(count in guess, count in secret) − fijas.
/// Symmetric in its two codes. Sixteen steps; whole sets of codes go through feedback.hpp.
Feedback feedback(const Rules&, const Code& guess, const Code& secret);

/// Is there a guess and a secret with this answer? Not 3+1 of 4; without repeats and with few symbols, not 0+0 either.
bool possible(const Rules&, Feedback);
/// How many answers are possible (14 in both classic games).
Count answer_count(const Rules&);

/// A code drawn uniformly. Part of the links' meaning (the secret of a game is drawn from its seed): never change it.
Code random_code(const Rules&, Rng&);

} // namespace engine::codes
