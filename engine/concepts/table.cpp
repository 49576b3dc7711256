#include "engine/concepts/table.hpp"
#include "engine/base/characters.hpp"
#include <algorithm>

namespace engine::concepts {

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
        size = character_at(name, i);
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
    if (!t.label.empty())
        if (const auto wrong = problem_of_name(t.label)) return Error{*wrong, -1};
    return std::nullopt;
}

std::optional<int> value_named(const Attribute& a, std::string_view name)
{
    const auto at = std::find(a.values.begin(), a.values.end(), name);
    if (at == a.values.end()) return std::nullopt;
    return static_cast<int>(at - a.values.begin());
}

} // namespace engine::concepts
