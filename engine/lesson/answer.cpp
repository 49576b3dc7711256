#include "engine/lesson/answer.hpp"
#include "engine/base/rational.hpp"
#include <algorithm>
#include <cmath>
#include <cstdint>

namespace engine::lesson {
namespace {

constexpr std::size_t longest_code = 40;

std::optional<Rational> number(std::string_view text)
{
    const auto value = Rational::parse_decimal(text);
    return value ? std::optional(*value) : std::nullopt;
}

/// A number as people and files write it, for comparison only: every program of the page has this type, none the
/// rationals.
struct Quotient {
    std::int64_t over = 0, under = 1; // under > 0
    double value() const { return static_cast<double>(over) / static_cast<double>(under); }
};

std::optional<Quotient> decimal_of(std::string_view text)
{
    const bool minus = text.starts_with('-');
    if (minus) text.remove_prefix(1);
    Quotient out;
    int digits = 0;
    bool point = false;
    for (const char c : text) {
        const bool mark = c == '.' || c == ',';
        if (mark && (point || digits == 0)) return std::nullopt;
        if (mark) {
            point = true;
            continue;
        }
        if (c < '0' || c > '9' || ++digits > 18) return std::nullopt;
        out.over = out.over * 10 + (c - '0');
        if (point) out.under *= 10;
    }
    if (digits == 0 || (point && out.under == 1)) return std::nullopt;
    if (minus) out.over = -out.over;
    return out;
}

std::optional<Quotient> quotient(std::string_view text)
{
    const auto slash = text.find('/');
    auto out = decimal_of(text.substr(0, slash));
    if (!out || slash == text.npos) return out;
    const auto under = decimal_of(text.substr(slash + 1));
    if (!under || out->under != 1 || under->under != 1 || under->over <= 0) return std::nullopt;
    out->under = under->over;
    return out;
}

bool within(const Quotient& a, const Quotient& b, std::string_view tolerance)
{
    if (a.under == b.under && a.over == b.over) return true;
    constexpr std::int64_t small = 1'000'000'000; // products fit 64 bits
    const auto fits = [](const Quotient& q) { return q.over > -small && q.over < small && q.under <= small; };
    if (fits(a) && fits(b) ? a.over * b.under == b.over * a.under : a.value() == b.value()) return true;
    const auto allowed = quotient(tolerance);
    return allowed && std::fabs(a.value() - b.value()) <= allowed->value() + 1e-12;
}

bool same_text(Kind kind, const std::string& a, const std::string& b, std::string_view tolerance)
{
    if (kind == Kind::number || kind == Kind::fraction || kind == Kind::guess) {
        const auto x = quotient(a), y = quotient(b);
        if (x && y) return within(*x, *y, tolerance);
    }
    return a == b;
}

bool has(const Answer& all, const std::string& one) { return std::find(all.begin(), all.end(), one) != all.end(); }

Answer united(const std::vector<Answer>& values)
{
    Answer all;
    for (const Answer& value : values)
        for (const std::string& one : value)
            if (!has(all, one)) all.push_back(one);
    return all;
}

/// The decimal if it terminates soon (a sum of decimals does), otherwise the fraction.
std::string decimal(const Rational& r)
{
    std::int64_t den = 1;
    for (int places = 0; places <= 15; ++places, den *= 10) {
        if (den % r.den() != 0) continue;
        const auto scaled = mul(r, den);
        if (!scaled) break;
        std::string digits = std::to_string(scaled->sign() < 0 ? -scaled->num() : scaled->num());
        const auto least = static_cast<std::size_t>(places) + 1;
        if (digits.size() < least) digits.insert(0, least - digits.size(), '0');
        if (places > 0) digits.insert(digits.size() - static_cast<std::size_t>(places), 1, '.');
        return (r.sign() < 0 ? "-" : "") + digits;
    }
    return to_text(r);
}

std::optional<Answer> halvings(const Answer& values)
{
    const auto whole = values.empty() ? std::nullopt : number(values.front());
    auto left = values.size() == 2 ? number(values[1]) : Rational(1);
    if (values.size() > 2 || !whole || !left || whole->sign() <= 0 || left->sign() <= 0) return std::nullopt;
    int times = 0;
    for (; *left < *whole; ++times)
        if (left = add(*left, *left); !left) return std::nullopt;
    return Answer{std::to_string(times)};
}

std::optional<Answer> calculated(Operation operation, Kind kind, const Answer& values)
{
    if (values.empty()) return std::nullopt;
    std::optional<Rational> result;
    for (const std::string& text : values) {
        const auto value = number(text);
        if (!value) return std::nullopt;
        if (!result) result = value;
        else if (operation == Operation::minus) result = sub(*result, *value);
        else if (operation == Operation::plus) result = add(*result, *value);
        else if (operation == Operation::times) result = mul(*result, *value);
        else if (operation == Operation::max) result = std::max(*result, *value);
        else result = std::min(*result, *value);
        if (!result) return std::nullopt;
    }
    return Answer{kind == Kind::fraction ? to_text(*result) : decimal(*result)};
}

} // namespace

bool is_number(std::string_view text) { return quotient(text).has_value(); }

std::optional<double> value_of(std::string_view text)
{
    const auto value = quotient(text);
    return value ? std::optional(value->value()) : std::nullopt;
}

std::string_view problem(Kind kind, const Answer& answer)
{
    if (kind == Kind::set) {
        for (std::size_t i = 0; i < answer.size(); ++i)
            if (std::find(answer.begin(), answer.begin() + static_cast<std::ptrdiff_t>(i), answer[i]) !=
                answer.begin() + static_cast<std::ptrdiff_t>(i))
                return "has a member twice";
        return {};
    }
    if (answer.size() != 1) return "must be one value, and is several or none";
    const std::string& text = answer.front();
    if (text.empty()) return "is empty";
    switch (kind) {
    case Kind::number:
    case Kind::guess:
        return number(text) && text.find('/') == std::string::npos ? "" : "must be a whole number or a decimal";
    case Kind::fraction:
        return Rational::parse(text) ? "" : "must be a fraction such as 2/7";
    case Kind::code:
        return text.size() <= longest_code && text.find(' ') == std::string::npos ? "" : "must be a code such as 0011";
    default:
        return {};
    }
}

bool same(Kind kind, const Answer& a, const Answer& b, std::string_view tolerance)
{
    if (kind == Kind::set) {
        const auto within_other = [](const Answer& all, const Answer& other) {
            return std::all_of(all.begin(), all.end(), [&](const std::string& one) { return has(other, one); });
        };
        return within_other(a, b) && within_other(b, a);
    }
    return a.size() == 1 && b.size() == 1 && same_text(kind, a.front(), b.front(), tolerance);
}

std::optional<Answer> combined(Operation operation, Kind kind, const std::vector<Answer>& values)
{
    if (operation == Operation::equal) {
        bool all = !values.empty();
        for (const Answer& value : values)
            all = all && (same(Kind::number, value, values.front()) || same(Kind::set, value, values.front()));
        return Answer{all ? "true" : "false"};
    }
    const Answer all = united(values);
    if (operation == Operation::join || (kind == Kind::set && operation == Operation::plus)) return all;
    if (kind == Kind::set && operation == Operation::minus) {
        Answer left;
        for (const std::string& one : values.empty() ? Answer() : values.front())
            if (std::none_of(values.begin() + 1, values.end(), [&](const Answer& other) { return has(other, one); }))
                left.push_back(one);
        return left;
    }
    Answer each; // here duplicates count
    for (const Answer& value : values) each.insert(each.end(), value.begin(), value.end());
    return operation == Operation::halvings ? halvings(each) : calculated(operation, kind, each);
}

std::string joined(const Answer& answer, std::string_view between)
{
    std::string text;
    for (std::size_t i = 0; i < answer.size(); ++i) {
        if (i > 0) text += between;
        text += answer[i];
    }
    return text;
}

} // namespace engine::lesson
