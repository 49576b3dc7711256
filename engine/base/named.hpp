#pragma once
// Enumerations with names: each enumerator is written once, and requests and links use its spelling.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace engine {

/// The n-th word of "a, b, c"; empty beyond the last.
std::string_view nth_name(std::string_view names, std::size_t n);

/// All enumerators of an ENGINE_NAMED, in order.
template <class Enum>
inline constexpr auto enumerators = [] {
    constexpr std::string_view names = names_of(Enum{});
    std::array<Enum, static_cast<std::size_t>(std::count(names.begin(), names.end(), ',') + 1)> each{};
    for (std::size_t i = 0; i < each.size(); ++i) each[i] = static_cast<Enum>(i);
    return each;
}();

/// The enumerator with this name.
template <class Enum>
std::optional<Enum> named(std::string_view text)
{
    for (const Enum one : enumerators<Enum>)
        if (name(one) == text) return one;
    return std::nullopt;
}

} // namespace engine

// ENGINE_NAMED(Mode, notebook, game); is
//   enum class Mode : std::uint8_t { notebook, game };
//   std::string_view name(Mode); // "notebook", "game"; empty for any other number
// Where a class is to have it: outside, and inside `using Kind = …;`.
#define ENGINE_NAMED(Enum, ...)                                                                                        \
    enum class Enum : std::uint8_t;                                                                                    \
    constexpr std::string_view names_of(Enum) { return #__VA_ARGS__; }                                                 \
    inline std::string_view name(Enum one)                                                                             \
    {                                                                                                                  \
        return ::engine::nth_name(names_of(one), static_cast<std::size_t>(one));                                       \
    }                                                                                                                  \
    enum class Enum : std::uint8_t { __VA_ARGS__ }
