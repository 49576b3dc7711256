#include "engine/matrix/entry.hpp"
#include "engine/matrix/matrix.hpp"
#include <algorithm>

namespace engine::matrix {
namespace {

constexpr std::size_t most_digits = 18; // 10^18 fits 64 bits
constexpr std::size_t most_places = 12; // max_denominator is 10^12

struct Ratio {
    std::int64_t num, den;
};

/// The fraction with the smallest denominator in [low, high], 0 < low <= high: by their common continued fraction.
Ratio simplest(Ratio low, Ratio high)
{
    const std::int64_t whole = low.num / low.den;
    if (whole * low.den == low.num) return {whole, 1};
    if (whole < high.num / high.den) return {whole + 1, 1};
    const Ratio rest = simplest({high.den, high.num - whole * high.den}, {low.den, low.num - whole * low.den});
    return {whole * rest.num + rest.den, rest.num};
}

bool fits(const Rational& r) { return !problem(Matrix{1, 1, {r}}); }

/// Nothing if the text is not a decimal with too many places.
std::optional<Rational> rounded(std::string_view text)
{
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const std::size_t mark = text.find_first_of(".,");
    if (mark == 0 || mark >= most_digits || mark == text.npos || text.size() - mark - 1 <= most_places)
        return std::nullopt;
    constexpr std::string_view figures = "0123456789";
    if (text.find_first_not_of(figures) != mark || text.find_first_not_of(figures, mark + 1) != text.npos)
        return std::nullopt;
    std::int64_t digits = 0, unit = 1;
    for (std::size_t i = 0; i < std::min(text.size(), most_digits + 1); ++i) {
        if (i == mark) continue;
        digits = digits * 10 + (text[i] - '0');
        if (i > mark) unit *= 10;
    }
    const std::int64_t near = std::max<std::int64_t>(1, digits >> 51); // 64-bit floating-point numbers have 53 bits
    if (digits <= near) return std::nullopt;                           // zero is as near
    const Ratio found = simplest({digits - near, unit}, {digits + near, unit});
    return Rational::of(negative ? -found.num : found.num, found.den);
}

} // namespace

Expected<Rational, Rational::Error> parse_entry(std::string_view text)
{
    using Kind = Rational::Error::Kind;
    auto value = Rational::parse_decimal(text);
    if (value ? fits(*value) : value.error().kind != Kind::too_large) return value;
    if (const auto simple = rounded(text); simple && fits(*simple)) return *simple;
    return Unexpected<Rational::Error>({Kind::too_large, value ? 0 : value.error().at});
}

} // namespace engine::matrix
