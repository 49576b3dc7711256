#pragma once
// Where one can be: home, or at a game (games.def). Every program knows all places; the games it can play itself are in
// shell/app/games.hpp.
#include "shell/text/text.hpp"
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace shell::kit {
using namespace text;

enum class Place : std::uint8_t {
    home,
#define GAME(place, ...) place,
#define DRAFT(place, ...) place,
#include "shell/kit/games.def"
};
inline constexpr std::array every_place{
    Place::home,
#define GAME(place, ...) Place::place,
#define DRAFT(place, ...) Place::place,
#include "shell/kit/games.def"
};
inline constexpr std::size_t place_count = every_place.size();

std::string_view name(Place); // "home", "mastermind", "picas-fijas"…: as in attributes, links to open, saved texts
std::string_view word(Place); // the first of its lines; "" at home
/// Is it for everybody (home is), or a draft that only tests play?
bool listed(Place);
std::optional<Place> place_from(std::string_view name);
/// Whose line this is, by its first word; Mastermind for both code games, nobody for a draft.
std::optional<Place> place_of_line(std::string_view line);
Text title(Place);

} // namespace shell::kit
