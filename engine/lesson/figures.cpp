#include "engine/lesson/figures.hpp"
#include <algorithm>
#include <array>

namespace engine::lesson {
namespace {

constexpr std::size_t grouped_from = 5, group = 3, shortest_code = 3;
constexpr std::string_view blank = "\u00A0";

struct Signs {
    std::string_view language, decimal, group;
};
/// As in shell/text/<language>/locale.
constexpr std::array languages{Signs{"en", ".", ","}, Signs{"es", ",", blank}, Signs{"it", ",", "."},
                               Signs{"pt", ",", "."}};
constexpr Signs others{"", ".", ""};

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (static_cast<unsigned char>(c) >= 0xC3 && c != '\xE2'); // not dashes, quotation marks
}
bool all_digits(std::string_view text) { return !text.empty() && std::all_of(text.begin(), text.end(), is_digit); }

/// The length of the sign between two digits of one number; 0 = there is none.
std::size_t sign_at(std::string_view text, std::size_t at)
{
    std::size_t size = 0;
    if (at < text.size() && (text[at] == '.' || text[at] == ',')) size = 1;
    if (text.substr(std::min(at, text.size())).starts_with(blank)) size = blank.size();
    return size > 0 && at + size < text.size() && is_digit(text[at + size]) ? size : 0;
}

const Signs& signs_of(std::string_view language)
{
    const auto found =
        std::find_if(languages.begin(), languages.end(), [&](const Signs& s) { return s.language == language; });
    return found == languages.end() ? others : *found;
}

std::string plain(std::string_view number, std::string_view decimal)
{
    std::string out;
    for (std::size_t i = 0; i < number.size();)
        if (is_digit(number[i])) out += number[i++];
        else {
            if (number.substr(i).starts_with(decimal)) out += '.';
            i += sign_at(number, i);
        }
    return out;
}

} // namespace

std::string number_in(std::string_view language, std::string_view number)
{
    const bool minus = number.starts_with('-');
    const std::string_view size = minus ? number.substr(1) : number;
    const auto point = size.find('.');
    const std::string_view whole = size.substr(0, point);
    const std::string_view rest = point == size.npos ? std::string_view() : size.substr(point + 1);
    const bool code = whole.size() > 1 && whole[0] == '0';
    if (!all_digits(whole) || (point != size.npos && !all_digits(rest)) || code) return std::string(number);
    const Signs& signs = signs_of(language);
    std::string out = minus ? "\u2212" : "";
    for (std::size_t i = 0; i < whole.size(); ++i) {
        if (i > 0 && whole.size() >= grouped_from && (whole.size() - i) % group == 0) out += signs.group;
        out += whole[i];
    }
    if (!rest.empty()) out.append(signs.decimal).append(rest);
    return out;
}

std::vector<std::string> numbers_said(std::string_view language, std::string_view text)
{
    std::vector<std::string> out;
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == '{') { // a fact, or a value drawn
            const auto close = text.find('}', i);
            i = close == text.npos ? text.size() : close + 1;
            continue;
        }
        if (!is_digit(text[i])) {
            ++i;
            continue;
        }
        std::size_t end = i + 1;
        while (end < text.size() && (is_digit(text[end]) || sign_at(text, end) > 0))
            end += is_digit(text[end]) ? 1 : sign_at(text, end);
        const auto touches = [&](std::size_t at) {
            return at < text.size() && (is_letter(text[at]) || text[at] == '?');
        };
        const bool part = touches(end) || (i > 0 && (touches(i - 1) || text[i - 1] == '}'));
        if (!part) out.push_back(plain(text.substr(i, end - i), signs_of(language).decimal));
        i = end;
    }
    return out;
}

void KnownNumbers::add(std::string_view text)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_digit(text[i])) continue;
        std::size_t end = i + 1;
        while (end < text.size() && is_digit(text[end])) ++end;
        runs_.emplace(text.substr(i, end - i));
        const bool decimal = end + 1 < text.size() && text[end] == '.' && is_digit(text[end + 1]);
        if (decimal) {
            std::size_t last = end + 1;
            while (last < text.size() && is_digit(text[last])) ++last;
            runs_.emplace(text.substr(i, last - i));
        }
        i = end;
    }
}

bool KnownNumbers::has(const std::string& number) const
{
    if (number.size() == 1 && number[0] <= '6') return true;
    if (number.size() > 1 && number[0] == '0' && number[1] != '.') return true;
    if (runs_.count(number) > 0) return true;
    return number.size() == 1 && std::any_of(runs_.begin(), runs_.end(), [&](const std::string& run) {
               return run.size() >= shortest_code && run.find(number) != run.npos;
           });
}

} // namespace engine::lesson
