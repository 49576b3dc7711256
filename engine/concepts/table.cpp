#include "engine/concepts/table.hpp"
#include <algorithm>

namespace engine::concepts {
namespace {

/// The length of the UTF-8 character that begins at `i`; 0 if none does.
std::size_t character(std::string_view text, std::size_t i)
{
    const auto byte = [&](std::size_t k) { return k < text.size() ? static_cast<unsigned char>(text[k]) : 0u; };
    const unsigned first = byte(i);
    if (first < 0x80) return 1;
    const std::size_t size = first >= 0xF0 && first < 0xF5   ? 4
                             : first >= 0xE0 && first < 0xF0 ? 3
                             : first >= 0xC2 && first < 0xE0 ? 2
                                                             : 0;
    for (std::size_t k = 1; k < size; ++k)
        if (byte(i + k) >> 6 != 2) return 0;
    const unsigned second = byte(i + 1);
    const bool overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    const bool surrogate_or_beyond = (first == 0xED && second >= 0xA0) || (first == 0xF4 && second >= 0x90);
    return overlong || surrogate_or_beyond ? 0 : size;
}

} // namespace

Shape shape_of(const Table& t)
{
    Shape s;
    s.attributes = static_cast<int>(t.attributes.size());
    for (std::size_t i = 0; i < t.attributes.size(); ++i)
        s.values[i] = static_cast<std::uint8_t>(t.attributes[i].values.size());
    return s;
}

Count instance_count(const Shape& s)
{
    Count n = 1;
    for (int i = 0; i < s.attributes; ++i) n = times(n, s.values[i]);
    return n;
}

Instance instance_at(const Shape& s, Count rank)
{
    Instance x{};
    for (int i = s.attributes; i-- > 0; rank /= s.values[i]) x[i] = static_cast<std::uint8_t>(rank % s.values[i]);
    return x;
}

std::optional<ErrorKind> problem_of_name(std::string_view name)
{
    if (name.empty()) return ErrorKind::empty_name;
    if (name.size() > max_name) return ErrorKind::name_too_long;
    if (name == "?" || name == "*") return ErrorKind::reserved_name;
    for (std::size_t i = 0, size = 0; i < name.size(); i += size) {
        size = character(name, i);
        const auto c = static_cast<unsigned char>(name[i]);
        if (size == 0 || c < 0x20 || c == 0x7F) return ErrorKind::bad_character;
    }
    return std::nullopt;
}

std::optional<Error> problem(const Attribute& a)
{
    const auto n = static_cast<int>(a.values.size());
    if (n < min_values || n > max_values) return Error{ErrorKind::values_out_of_range, n};
    if (!a.name.empty())
        if (const auto wrong = problem_of_name(a.name)) return Error{*wrong, -1};
    for (int i = 0; i < n; ++i) {
        if (const auto wrong = problem_of_name(a.values[i])) return Error{*wrong, i};
        if (value_named(a, a.values[i]) != i) return Error{ErrorKind::repeated_value, i};
    }
    return std::nullopt;
}

std::optional<Error> problem(const Table& t, int* attribute)
{
    const auto n = static_cast<int>(t.attributes.size());
    if (attribute != nullptr) *attribute = -1;
    if (n < min_attributes || n > max_attributes) return Error{ErrorKind::attributes_out_of_range, n};
    for (int i = 0; i < n; ++i)
        if (const auto wrong = problem(t.attributes[i])) {
            if (attribute != nullptr) *attribute = i;
            return wrong;
        }
    return std::nullopt;
}

std::optional<int> value_named(const Attribute& a, std::string_view name)
{
    const auto at = std::find(a.values.begin(), a.values.end(), name);
    if (at == a.values.end()) return std::nullopt;
    return static_cast<int>(at - a.values.begin());
}

} // namespace engine::concepts
