#include "engine/base/rational.hpp"

namespace engine {
namespace {

constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();

/// Reads digits from `at` on and moves `at` past them. -1: no digit; -2: too large.
std::int64_t digits(std::string_view text, std::size_t& at)
{
    std::int64_t n = -1;
    for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at) {
        if (n < 0) n = 0;
        if (__builtin_mul_overflow(n, 10, &n) || __builtin_add_overflow(n, text[at] - '0', &n)) return -2;
    }
    return n;
}

Unexpected<Rational::Error> bad(Rational::Error::Kind kind, std::size_t at)
{
    return Unexpected<Rational::Error>(Rational::Error{kind, static_cast<int>(at)});
}

} // namespace

std::optional<Rational> Rational::reduced(Wide n, Wide d)
{
    Wide a = n < 0 ? -n : n, b = d;
    while (b != 0) {
        // 64-bit remainders where they suffice: the 128-bit ones are library calls
        const bool narrow = a <= most && b <= most;
        const Wide r = narrow ? Wide{static_cast<std::int64_t>(a) % static_cast<std::int64_t>(b)} : a % b;
        a = b;
        b = r;
    }
    if (a > 1) {
        n /= a;
        d /= a;
    }
    if (n > most || -n > most || d > most) return std::nullopt;
    Rational r(static_cast<std::int64_t>(n));
    r.den_ = static_cast<std::int64_t>(d);
    return r;
}

std::optional<Rational> Rational::of(std::int64_t n, std::int64_t d)
{
    if (d == 0) return std::nullopt;
    return d > 0 ? reduced(n, d) : reduced(-Wide{n}, -Wide{d});
}

std::optional<Rational> add(const Rational& a, const Rational& b)
{
    using Wide = Rational::Wide;
    if (a.den_ == 1 && b.den_ == 1) return Rational::reduced(Wide{a.num_} + b.num_, 1);
    return Rational::reduced(Wide{a.num_} * b.den_ + Wide{b.num_} * a.den_, Wide{a.den_} * b.den_);
}

std::optional<Rational> sub(const Rational& a, const Rational& b) { return add(a, -b); }

std::optional<Rational> mul(const Rational& a, const Rational& b)
{
    using Wide = Rational::Wide;
    return Rational::reduced(Wide{a.num_} * b.num_, Wide{a.den_} * b.den_);
}

std::optional<Rational> div(const Rational& a, const Rational& b)
{
    const auto inverse = Rational::of(b.den(), b.num());
    if (!inverse) return std::nullopt;
    return mul(a, *inverse);
}

Expected<Rational, Rational::Error> Rational::parse(std::string_view text)
{
    using Kind = Error::Kind;
    std::size_t at = 0;
    const bool negative = !text.empty() && text[0] == '-';
    if (negative) ++at;
    const std::int64_t n = digits(text, at);
    if (n == -1) return bad(Kind::syntax, at);
    if (n == -2) return bad(Kind::too_large, at);
    std::int64_t d = 1;
    if (at < text.size() && text[at] == '/') {
        const std::size_t denominator_at = ++at;
        d = digits(text, at);
        if (d == -1) return bad(Kind::syntax, at);
        if (d == -2) return bad(Kind::too_large, at);
        if (d == 0) return bad(Kind::zero_denominator, denominator_at);
    }
    if (at != text.size()) return bad(Kind::syntax, at);
    return *of(negative ? -n : n, d);
}

Expected<Rational, Rational::Error> Rational::parse_decimal(std::string_view text)
{
    const std::size_t mark = text.find_first_of(".,");
    if (mark == std::string_view::npos) return parse(text);
    const auto is_digit = [&](std::size_t at) { return at < text.size() && text[at] >= '0' && text[at] <= '9'; };
    const std::string_view decimals = text.substr(mark + 1);
    if (!is_digit(mark - 1) || !is_digit(mark + 1) || text.find('/') != std::string_view::npos)
        return bad(Error::Kind::syntax, mark);
    auto value = parse(std::string(text.substr(0, mark)).append(decimals));
    if (!value) {
        auto error = value.error();
        if (error.at >= static_cast<int>(mark)) ++error.at; // skips the decimal mark itself
        return Unexpected<Error>(error);
    }
    for (std::size_t i = 0; i < decimals.size(); ++i) {
        const auto tenth = div(*value, 10);
        if (!tenth) return bad(Error::Kind::too_large, 0);
        value = *tenth;
    }
    return value;
}

std::string to_text(const Rational& r)
{
    std::string text = std::to_string(r.num());
    if (!r.is_whole()) text += '/' + std::to_string(r.den());
    return text;
}

} // namespace engine
