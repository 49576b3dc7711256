#pragma once
// Where one can be: home, or at a game. Every program knows all places; the games it can play itself are in games.hpp.
#include "shell/text/text.hpp"
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace shell::kit {
using namespace text;

enum class Place : std::uint8_t {
    home,
    mastermind,
    picas_fijas,
    thirtyone,
    trees,
    tictactoe,
    matrix,
    betting,
    cluedo,
    spaces
};
inline constexpr std::size_t place_count = 10;

std::string_view name(Place); // "home", "mastermind", "picas-fijas"…: as in attributes, links to open, saved texts
std::optional<Place> place_from(std::string_view);
/// Whose line this is, by its first word; Mastermind for both code games.
std::optional<Place> place_of_line(std::string_view line);
Text title(Place);

} // namespace shell::kit
