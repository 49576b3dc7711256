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

/// Calls found(place of the brace, name) for every {name}, until it says stop.
template <class Found>
void each_name(std::string_view text, Found found)
{
    for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
        const std::size_t close = text.find('}', open);
        if (close == std::string_view::npos) return;
        const auto name = text.substr(open + 1, close - open - 1);
        if (is_name(name) && !found(open, name)) return;
    }
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
    each_name(text, [&](std::size_t at, std::string_view name) {
        if (const std::string* value = value_of(names, name)) {
            out.append(text.substr(done, at - done)).append(*value);
            done = at + name.size() + 2;
        }
        return true;
    });
    return out.append(text.substr(done));
}

std::string_view unknown_name(std::string_view text, const Names& names)
{
    std::string_view unknown;
    each_name(text, [&](std::size_t, std::string_view name) {
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
