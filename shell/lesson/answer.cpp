#include "shell/lesson/answer.hpp"
#include <algorithm>
#include <cmath>

namespace shell::lesson {
namespace {

using engine::lesson::Answer;
using engine::lesson::Kind;

/// Normalises a typed number: no spaces, no leading plus, ASCII minus, a decimal point between digits.
std::string number(std::string_view typed)
{
    std::string out;
    const auto digit_before = [&] { return !out.empty() && out.back() >= '0' && out.back() <= '9'; };
    for (std::size_t i = 0; i < typed.size(); ++i) {
        if (typed.substr(i).starts_with("\u2212")) out += '-', i += 2;
        else if (typed[i] == ',' || typed[i] == '.') out += digit_before() ? "." : "0.";
        else if (typed[i] == '+' && out.empty()) continue;
        else if (typed[i] != ' ' && typed[i] != '\t') out += typed[i];
    }
    if (out.ends_with('.')) out.pop_back();
    return out;
}

std::string letters(std::string_view text)
{
    std::string out;
    for (const char c : text)
        if (c != ' ' && c != '-' && c != ',' && c != '.') out += c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c;
    return out;
}

Answer read(Kind kind, std::string_view text)
{
    switch (kind) {
    case Kind::set:
        return parts(text);
    case Kind::code:
        return {letters(text)};
    case Kind::number:
    case Kind::fraction:
    case Kind::guess:
        return {number(text)};
    case Kind::choice:
        break;
    }
    return {std::string(text)};
}

/// Of "row:2, 0123" the option; "" = a code alone.
std::string_view option_in(const Ask& ask, std::string_view typed)
{
    const auto value = typed.substr(0, typed.find(", "));
    const bool is =
        ask.pairs() && value.size() < typed.size() &&
        std::any_of(ask.options.begin(), ask.options.end(), [&](const Choice& c) { return c.value == value; });
    return is ? value : std::string_view();
}

} // namespace

Answer parts(std::string_view set)
{
    Answer out;
    while (!set.empty()) {
        const auto end = set.find(", ");
        out.emplace_back(set.substr(0, end));
        set = end == set.npos ? std::string_view() : set.substr(end + 2);
    }
    return out;
}

bool is_numeric(Kind kind) { return kind == Kind::number || kind == Kind::fraction || kind == Kind::guess; }

std::string with_minus(Kind kind, std::string text)
{
    if (is_numeric(kind) && text.starts_with('-')) text.replace(0, 1, "−");
    return text;
}

Near nearness(const Ask& ask, std::string_view typed)
{
    constexpr double close = 0.1; // of the answer
    const std::string given = number(typed);
    if (engine::lesson::same(Kind::number, {given}, ask.answer, ask.tolerance)) return Near::exact;
    const double is = engine::lesson::value_of(ask.answer.front()).value_or(0),
                 apart = engine::lesson::value_of(given).value_or(is) - is;
    if (std::abs(apart) <= close * std::abs(is)) return Near::close;
    return apart < 0 ? Near::low : Near::high;
}

bool readable(Kind kind, std::string_view typed)
{
    const Answer answer = read(kind, typed);
    if (is_numeric(kind)) return engine::lesson::is_number(answer.front());
    return kind == Kind::set || !answer.front().empty();
}

bool same(const Ask& ask, std::string_view a, std::string_view b, bool lettered)
{
    if (ask.pairs()) return as_compared(ask, a, lettered) == as_compared(ask, b, lettered);
    const std::string_view tolerance = ask.kind == Kind::number ? std::string_view(ask.tolerance) : std::string_view();
    return engine::lesson::same(ask.kind, as_compared(ask, a, lettered), as_compared(ask, b, lettered), tolerance);
}

Answer as_compared(const Ask& ask, std::string_view typed, bool lettered)
{
    if (const auto option = option_in(ask, typed); !option.empty()) {
        Answer both = as_compared(ask, typed.substr(option.size() + 2), lettered);
        both.insert(both.begin(), std::string(option));
        return both;
    }
    Answer out = read(ask.kind, typed);
    if (!lettered || ask.kind != Kind::code) return out;
    if (std::string& code = out.front(); code.find_first_of("0123456789") == code.npos)
        for (char& c : code)
            if (c >= 'A' && c <= 'P') c = static_cast<char>(c < 'K' ? c - 'A' + '0' : c - 10);
    return out;
}

bool makes_mistakes_of(const Ask& ask, std::string_view named, std::string_view given)
{
    if (ask.kind != Kind::set) return false;
    const auto has = [](const Answer& in, const std::string& one) {
        return std::find(in.begin(), in.end(), one) != in.end();
    };
    const auto mistakes = [&](const Answer& set) {
        Answer out;
        for (const auto& one : set)
            if (!has(ask.answer, one)) out.push_back(one);
        for (const auto& one : ask.answer)
            if (!has(set, one)) out.push_back(one);
        return out;
    };
    const Answer marked = parts(named), of_named = mistakes(marked), of_given = mistakes(parts(given));
    return std::any_of(of_named.begin(), of_named.end(), [&](const auto& one) { return has(marked, one); }) &&
           std::all_of(of_named.begin(), of_named.end(), [&](const auto& one) { return has(of_given, one); }) &&
           of_given.size() <= of_named.size() + 1;
}

bool nearly(const Ask& ask, std::string_view typed)
{
    if (ask.kind != Kind::fraction || typed.find('/') != typed.npos) return false;
    const Answer given = read(ask.kind, typed);
    return !engine::lesson::same(ask.kind, given, ask.answer) &&
           engine::lesson::same(Kind::number, given, ask.answer, "0.005");
}

} // namespace shell::lesson
