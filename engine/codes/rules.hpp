#pragma once
// The rules of a board. Mastermind: four positions, six symbols, repeats. Picas & Fijas (Bulls and Cows): four
// positions, ten symbols, no repeats. As text `p4c6r`, `p4c10n`.
#include "engine/base/count.hpp"
#include "engine/codes/error.hpp"
#include <cstdint>
#include <string>
#include <string_view>

namespace engine::codes {

inline constexpr int min_positions = 2;
inline constexpr int max_positions = 8;
inline constexpr int min_symbols = 2;
inline constexpr int max_symbols = 16;

struct Rules {
    std::uint8_t positions = 4; // min_positions..max_positions
    std::uint8_t symbols = 6;   // min_symbols..max_symbols; without repeats at least `positions`
    bool repeats = true;        // in the secret and in guesses alike
    bool operator==(const Rules&) const = default;
};

inline constexpr Rules mastermind{4, 6, true};
inline constexpr Rules picas_fijas{4, 10, false};

constexpr bool legal(const Rules& r)
{
    return r.positions >= min_positions && r.positions <= max_positions && r.symbols >= min_symbols &&
           r.symbols <= max_symbols && (r.repeats || r.symbols >= r.positions);
}

/// Reads "p4c6r" or "p4c10n". Any other text is an error with its character.
Expected<Rules, Error> parse_rules(std::string_view text);
/// parse_rules(to_text(r)) == r.
std::string to_text(const Rules&);

/// Number of codes: symbols^positions, or symbols!/(symbols-positions)! without repeats. At most 16^8 = 2^32.
constexpr Count code_count(const Rules& r)
{
    Count n = 1;
    for (int i = 0; i < r.positions; ++i) n = times(n, static_cast<Count>(r.repeats ? r.symbols : r.symbols - i));
    return n;
}
static_assert(code_count(mastermind) == 1296 && code_count(picas_fijas) == 5040);
static_assert(code_count({max_positions, max_symbols, true}) == Count{1} << 32);

} // namespace engine::codes
