#include "shell/text/text.hpp"
#include "shell/text/contraction.hpp"
#include "shell/text/locale.hpp"
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
    std::string digits = std::to_string(Argument(n).magnitude());
    if (digits.size() >= locale(l).group_from)
        for (std::size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, locale(l).group);
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
        out += locale(l).decimal;
        out.append(static_cast<std::size_t>(decimals) - fraction.size(), '0') += fraction;
    }
    return value < 0 && scaled > 0 ? "−" + out : out;
}

namespace {

struct Value {
    std::string_view form; // the wanted form, or the last one
    std::size_t close;     // index of its closing brace
};

/// at: after the placeholder's digit, at the first form's bar or at the closing brace.
Value value_at(std::string_view p, std::size_t at, int wanted)
{
    Value out{};
    std::size_t begin = at;
    for (int depth = 0, form = -1;; ++at) {
        const bool closes = at >= p.size() || (p[at] == '}' && depth == 0);
        if (closes || (p[at] == '|' && depth == 0)) {
            if (form++ <= wanted) out.form = p.substr(begin, at - begin);
            begin = at + 1;
        }
        out.close = at;
        if (closes) return out;
        depth += (p[at] == '{') - (p[at] == '}');
    }
}

} // namespace

std::string filled(Language l, std::string_view p, std::span<const Argument> arguments)
{
    std::string out;
    for (std::size_t i = 0; i < p.size(); ++i) {
        const bool opens = p[i] == '{' && i + 2 < p.size() && p[i + 1] >= '0' && p[i + 1] <= '9';
        if (!opens) {
            out += p[i];
            continue;
        }
        const auto n = static_cast<std::size_t>(p[i + 1] - '0');
        const Argument a = n < arguments.size() ? arguments[n] : Argument();
        const Value value = value_at(p, i + 2, locale(l).form(a.magnitude()));
        if (p[i + 2] == '|' && n < arguments.size()) out += filled(l, value.form, arguments);
        else if (n < arguments.size()) append(l, out, a.text(l));
        i = value.close;
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
