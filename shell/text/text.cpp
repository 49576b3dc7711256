#include "shell/text/text.hpp"
#include "shell/text/contraction.hpp"
#include <algorithm>
#include <cmath>

namespace shell::text {
std::string_view code(Language l) { return language_codes[static_cast<std::size_t>(l)]; }

std::optional<Language> language_from(std::string_view text)
{
    for (const Language l : languages) {
        const auto c = code(l);
        if (text == c || (text.size() > 2 && text.substr(0, 2) == c && (text[2] == '-' || text[2] == '_'))) return l;
    }
    return std::nullopt;
}

std::string number(Language l, std::int64_t n)
{
    const std::uint64_t magnitude = n < 0 ? 0 - static_cast<std::uint64_t>(n) : static_cast<std::uint64_t>(n);
    std::string digits = std::to_string(magnitude);
    if (digits.size() > 4) {
        const std::string_view gap = l == Language::english ? "," : l == Language::spanish ? "\u00a0" : ".";
        for (std::size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, gap);
    }
    return n < 0 ? "−" + digits : digits;
}

std::string decimal(Language l, double value, int decimals)
{
    std::int64_t unit = 1;
    for (int i = 0; i < decimals; ++i) unit *= 10;
    const std::int64_t scaled = std::llround(std::fabs(value) * static_cast<double>(unit));
    std::string out = number(l, scaled / unit);
    if (decimals > 0) {
        const std::string fraction = std::to_string(scaled % unit);
        out += l == Language::english ? '.' : ',';
        out.append(static_cast<std::size_t>(decimals) - fraction.size(), '0') += fraction;
    }
    return value < 0 && scaled > 0 ? "−" + out : out;
}

std::string filled(Language l, std::string_view p, std::span<const Argument> arguments)
{
    std::string out;
    for (std::size_t i = 0; i < p.size(); ++i) {
        const bool opens = p[i] == '{' && i + 2 < p.size() && p[i + 1] >= '0' && p[i + 1] <= '9';
        if (!opens) {
            out += p[i];
            continue;
        }
        std::size_t close = i + 2, bar = std::string_view::npos; // the bar between singular and plural
        for (int depth = 0; close < p.size() && (p[close] != '}' || depth > 0); ++close) {
            depth += (p[close] == '{') - (p[close] == '}');
            if (p[close] == '|' && depth == 0 && close > i + 2 && bar == std::string_view::npos) bar = close;
        }
        const auto n = static_cast<std::size_t>(p[i + 1] - '0');
        if (n < arguments.size()) {
            const Argument& a = arguments[n];
            if (p[i + 2] != '|') append(l, out, a.text(l));
            else if (a.one() || bar == std::string_view::npos)
                out += filled(l, p.substr(i + 3, std::min(bar, close) - i - 3), arguments);
            else out += filled(l, p.substr(bar + 1, close - bar - 1), arguments);
        }
        i = close;
    }
    return out;
}

std::string Say::operator()(Text t, const Argument& a) const
{
    return filled(language_, pattern(language_, t), {&a, 1});
}

std::string Say::operator()(Text t, const Argument& a, const Argument& b) const
{
    const std::array both{a, b};
    return filled(language_, pattern(language_, t), both);
}

std::string Say::operator()(Text t, const Argument& a, const Argument& b, const Argument& c) const
{
    const std::array all{a, b, c};
    return filled(language_, pattern(language_, t), all);
}

} // namespace shell::text
