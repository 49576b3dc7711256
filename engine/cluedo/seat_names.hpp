#pragma once
// The names of players who have none of their own, on screen and in figures.
#include "engine/cluedo/game.hpp"
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace engine::cluedo {

inline constexpr std::array<std::string_view, max_players> seat_names{"Ana", "Leo", "Eva", "Max",
                                                                      "Zoe", "Ivo", "Mia", "Teo"};

/// The user has none, so the names of those after move up.
inline std::string seat_name(const Setup& s, Holder h)
{
    const int skip = s.me != nobody && h > s.me ? 1 : 0;
    return std::string(seat_names[static_cast<std::size_t>(std::clamp(h - skip, 0, max_players - 1))]);
}

} // namespace engine::cluedo
