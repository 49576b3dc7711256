#include "engine/codes/rules.hpp"

namespace engine::codes {
namespace {

using Kind = Error::Kind;

/// The number at text[at...]: at most two digits, no leading zero. Moves `at` past it. -1: there is none.
int parse_number(std::string_view text, std::size_t& at)
{
    if (at < text.size() && text[at] == '0') return -1;
    int n = -1;
    for (int digits = 0; digits < 2 && at < text.size() && text[at] >= '0' && text[at] <= '9'; ++digits, ++at)
        n = (n < 0 ? 0 : n * 10) + (text[at] - '0');
    return n;
}

Unexpected<Error> bad(Kind kind, std::size_t at) { return wrong(kind, static_cast<int>(at)); }

} // namespace

Expected<Rules, Error> parse_rules(std::string_view text)
{
    std::size_t at = 0;
    if (at >= text.size() || text[at] != 'p') return bad(Kind::syntax, at);
    const int positions = parse_number(text, ++at);
    if (positions < min_positions || positions > max_positions) return bad(Kind::positions_out_of_range, 1);
    if (at >= text.size() || text[at] != 'c') return bad(Kind::syntax, at);
    const std::size_t symbols_at = ++at;
    const int symbols = parse_number(text, at);
    if (symbols < min_symbols || symbols > max_symbols) return bad(Kind::symbols_out_of_range, symbols_at);
    if (at >= text.size() || (text[at] != 'r' && text[at] != 'n')) return bad(Kind::syntax, at);
    if (at + 1 != text.size()) return bad(Kind::syntax, at + 1);
    const bool repeats = text[at] == 'r';
    if (!repeats && symbols < positions) return bad(Kind::too_few_symbols, symbols_at);
    return Rules{static_cast<std::uint8_t>(positions), static_cast<std::uint8_t>(symbols), repeats};
}

std::string to_text(const Rules& r)
{
    return "p" + std::to_string(r.positions) + "c" + std::to_string(r.symbols) + (r.repeats ? "r" : "n");
}

} // namespace engine::codes
