#include "engine/codes/code.hpp"
#include <algorithm>
#include <numeric>
#include <utility>

namespace engine::codes {

bool legal(const Rules& r, const Code& c)
{
    std::uint32_t seen = 0;
    for (int i = 0; i < max_positions; ++i) {
        const std::uint32_t bit = 1u << (c.symbol[i] & 31);
        if (i >= r.positions ? c.symbol[i] != 0 : c.symbol[i] >= r.symbols) return false;
        if (i < r.positions && !r.repeats && (seen & bit) != 0) return false;
        seen |= bit;
    }
    return true;
}

char symbol_char(int symbol) { return static_cast<char>(symbol < 10 ? '0' + symbol : 'a' + (symbol - 10)); }

Expected<Code, Error> parse_code(const Rules& r, std::string_view text)
{
    Code code;
    std::uint32_t seen = 0;
    for (int i = 0; i < r.positions; ++i) {
        if (i >= static_cast<int>(text.size())) return wrong(Error::Kind::code_length, i);
        const char c = text[i];
        const int symbol = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
        if (symbol < 0 || symbol >= r.symbols) return wrong(Error::Kind::bad_symbol, i);
        const std::uint32_t bit = 1u << symbol;
        if (!r.repeats && (seen & bit) != 0) return wrong(Error::Kind::repeated_symbol, i);
        seen |= bit;
        code.symbol[i] = static_cast<std::uint8_t>(symbol);
    }
    if (text.size() > r.positions) return wrong(Error::Kind::code_length, r.positions);
    return code;
}

std::string to_text(const Rules& r, const Code& c)
{
    std::string text;
    for (int i = 0; i < r.positions; ++i) text += symbol_char(c.symbol[i]);
    return text;
}

Feedback feedback(const Rules& r, const Code& guess, const Code& secret)
{
    std::array<int, max_symbols> in_guess{}, in_secret{};
    int black = 0, common = 0;
    for (int i = 0; i < r.positions; ++i) {
        black += guess.symbol[i] == secret.symbol[i] ? 1 : 0;
        ++in_guess[guess.symbol[i]];
        ++in_secret[secret.symbol[i]];
    }
    for (int s = 0; s < r.symbols; ++s) common += std::min(in_guess[s], in_secret[s]);
    return {static_cast<std::uint8_t>(black), static_cast<std::uint8_t>(common - black)};
}

bool possible(const Rules& r, Feedback f)
{
    const int common = f.black + f.white;
    if (common > r.positions) return false;
    if (f.black == r.positions - 1 && f.white == 1) return false; // the last one has nowhere else to be
    if (r.symbols == 2 && f.white % 2 == 1) return false;         // of two symbols the wrong ones are swapped in pairs
    // Two sets of `positions` out of `symbols` different symbols share at least 2·positions − symbols.
    return r.repeats || common >= 2 * r.positions - r.symbols;
}

Count answer_count(const Rules& r)
{
    Count n = 0;
    for (std::uint8_t black = 0; black <= r.positions; ++black)
        for (std::uint8_t white = 0; black + white <= r.positions; ++white) n += possible(r, {black, white}) ? 1 : 0;
    return n;
}

Code random_code(const Rules& r, Rng& rng)
{
    std::array<std::uint8_t, max_symbols> bag{};
    std::iota(bag.begin(), bag.end(), std::uint8_t{0});
    Code code;
    for (int i = 0; i < r.positions; ++i) {
        if (r.repeats) {
            code.symbol[i] = static_cast<std::uint8_t>(rng.below(r.symbols));
        } else {
            const auto pick = i + static_cast<int>(rng.below(static_cast<std::uint64_t>(r.symbols - i)));
            std::swap(bag[i], bag[pick]);
            code.symbol[i] = bag[i];
        }
    }
    return code;
}

} // namespace engine::codes
