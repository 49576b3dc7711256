#include "shell/lesson/answer.hpp"
#include <algorithm>
#include <cmath>

namespace shell::lesson {
namespace {

/// Without spaces; a real minus and a comma as programs write them.
std::string bare(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.substr(i).starts_with("\u2212")) out += '-', i += 2;
        else if (text[i] == ',') out += '.';
        else if (text[i] == '+' && out.empty()) continue;
        else if (text[i] != ' ' && text[i] != '\t') out += text[i];
    }
    return out;
}

/// 12 digits at most, so that a product of two is exact.
struct Number {
    std::int64_t over = 0, under = 1;
    double value() const { return static_cast<double>(over) / static_cast<double>(under); }
};

std::optional<Number> decimal(std::string_view text)
{
    const bool minus = text.starts_with('-');
    if (minus) text.remove_prefix(1);
    Number out;
    int digits = 0;
    bool point = false;
    for (const char c : text) {
        if (c == '.' && !point) {
            point = true;
            continue;
        }
        if (c < '0' || c > '9' || ++digits > 9) return std::nullopt;
        out.over = out.over * 10 + (c - '0');
        if (point) out.under *= 10;
    }
    if (digits == 0) return std::nullopt;
    if (minus) out.over = -out.over;
    return out;
}

std::optional<Number> number(std::string_view typed)
{
    const std::string text = bare(typed);
    const auto slash = text.find('/');
    if (slash == text.npos) return decimal(text);
    const auto over = decimal(std::string_view(text).substr(0, slash)),
               under = decimal(std::string_view(text).substr(slash + 1));
    if (!over || !under || over->under != 1 || under->under != 1 || under->over <= 0) return std::nullopt;
    return Number{over->over, under->over};
}

std::string letters(std::string_view text)
{
    std::string out;
    for (const char c : text)
        if (c != ' ' && c != '-' && c != ',' && c != '.') out += c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c;
    return out;
}

std::vector<std::string> parts(std::string_view set)
{
    std::vector<std::string> out;
    while (!set.empty()) {
        const auto end = set.find(", ");
        out.emplace_back(set.substr(0, end));
        set = end == set.npos ? std::string_view() : set.substr(end + 2);
    }
    std::sort(out.begin(), out.end());
    return out;
}

} // namespace

bool readable(Ask::Kind kind, std::string_view typed)
{
    if (kind == Ask::Kind::number || kind == Ask::Kind::fraction) return number(typed).has_value();
    return kind == Ask::Kind::set || !letters(typed).empty();
}

bool same(const Ask& ask, std::string_view a, std::string_view b)
{
    switch (ask.kind) {
    case Ask::Kind::choice:
        return a == b;
    case Ask::Kind::code:
        return letters(a) == letters(b);
    case Ask::Kind::set:
        return parts(a) == parts(b);
    case Ask::Kind::number:
    case Ask::Kind::fraction:
        break;
    }
    const auto x = number(a), y = number(b);
    if (!x || !y) return false;
    if (x->over * y->under == y->over * x->under) return true;
    if (ask.kind != Ask::Kind::number) return false;
    const auto tolerance = number(ask.tolerance);
    return tolerance && std::fabs(x->value() - y->value()) <= tolerance->value() + 1e-12;
}

std::string joined(const std::vector<std::string>& values)
{
    std::string out;
    for (const auto& v : values) out += (out.empty() ? "" : ", ") + v;
    return out;
}

} // namespace shell::lesson
