#pragma once
// A code (secret or guess) and the definition of the feedback to a guess. Symbols are written 0-9 then a-f, lowest
// first; position 0 is the most significant, so codes sort as their texts do.
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

/// Lexicographic. Written out, because libc++ 14 compares arrays with == only.
constexpr std::strong_ordering operator<=>(const Code& a, const Code& b)
{
    for (int i = 0; i < max_positions; ++i)
        if (a.symbol[i] != b.symbol[i]) return a.symbol[i] <=> b.symbol[i];
    return std::strong_ordering::equal;
}

/// black (bulls, fijas) = right symbol in the right place; white (cows, picas) = right symbol elsewhere.
struct Feedback {
    std::uint8_t black = 0, white = 0; // black + white <= positions
    bool operator==(const Feedback&) const = default;
};

constexpr Feedback all_black(const Rules& r) { return {r.positions, 0}; }

/// Whether the rules allow the code.
bool legal(const Rules&, const Code&);

/// Reads one symbol per position ("0012", "0af3") and returns a legal code. error.at = the character.
Expected<Code, Error> parse_code(const Rules&, std::string_view text);
std::string to_text(const Rules&, const Code&);
/// 0..15 → '0'..'9','a'..'f'.
char symbol_char(int symbol);

/// The definition: black as above, white = Σ over symbols of min(count in guess, count in secret) − black. Symmetric in
/// guess and secret. O(positions + symbols); feedback.hpp handles whole sets of codes.
Feedback feedback(const Rules&, const Code& guess, const Code& secret);

/// Whether some guess and secret give this feedback. 3+1 of 4 never occurs; nor does 0+0 without repeats and with few
/// symbols.
bool possible(const Rules&, Feedback);
/// Number of possible feedbacks (14 in both classic games).
Count answer_count(const Rules&);

/// A code drawn uniformly. Links depend on it (a game's secret is drawn from its seed): never change it.
Code random_code(const Rules&, Rng&);

} // namespace engine::codes
