#include "engine/lesson/names.hpp"
#include <algorithm>

namespace engine::lesson {
namespace {

const std::string* value_of(const Names& names, std::string_view name)
{
    for (const Name& known : names)
        if (known.name == name) return &known.value;
    return nullptr;
}

/// Calls found(place of the brace, name, rest of the braces) for every {name} and {name|…}, until found returns false.
template <class Found>
void each_name(std::string_view text, Found found)
{
    for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
        const std::size_t close = text.find('}', open);
        if (close == std::string_view::npos) return;
        const auto inside = text.substr(open + 1, close - open - 1);
        const auto name = inside.substr(0, inside.find('|'));
        if (inside.find('{') == inside.npos && is_name(name) && !found(open, name, inside.substr(name.size()))) return;
    }
}

/// The word at index `value` of "|you|Ana|Leo", from 0; otherwise the value itself.
std::string_view picked(std::string_view words, std::string_view value)
{
    if (value.empty()) return value;
    std::size_t n = 0;
    for (const char c : value) {
        if (c < '0' || c > '9' || n > 99) return value;
        n = n * 10 + static_cast<std::size_t>(c - '0');
    }
    for (; !words.empty(); --n) {
        words.remove_prefix(1);
        const auto end = std::min(words.find('|'), words.size());
        if (n == 0) return words.substr(0, end);
        words.remove_prefix(end);
    }
    return value;
}

} // namespace

bool is_name(std::string_view text)
{
    const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
    return !text.empty() && text.size() <= 24 && is_letter(text.front()) &&
           std::all_of(text.begin(), text.end(),
                       [&](char c) { return is_letter(c) || c == '_' || (c >= '0' && c <= '9'); });
}

std::string replaced(std::string_view text, const Names& names)
{
    std::string out;
    std::size_t done = 0;
    each_name(text, [&](std::size_t at, std::string_view name, std::string_view words) {
        if (const std::string* value = value_of(names, name)) {
            out.append(text.substr(done, at - done)).append(words.empty() ? *value : picked(words, *value));
            done = at + name.size() + words.size() + 2;
        }
        return true;
    });
    return out.append(text.substr(done));
}

std::string_view unknown_name(std::string_view text, const Names& names)
{
    std::string_view unknown;
    each_name(text, [&](std::size_t, std::string_view name, std::string_view) {
        if (value_of(names, name) == nullptr) unknown = name;
        return unknown.empty();
    });
    return unknown;
}

std::string dressed(std::string_view as, std::string_view value)
{
    const std::size_t at = as.find("{}");
    if (at == std::string_view::npos) return std::string(value);
    return std::string(as.substr(0, at)).append(value).append(as.substr(at + 2));
}

} // namespace engine::lesson
