#pragma once
// The places of the app: home, and each game of games.def. Every program knows all places; shell/app/games.hpp has the
// games that a program contains.
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
std::string_view word(Place); // the first word of its lines; "" for home
/// True for home and games, false for a draft that only tests play.
bool listed(Place);
std::optional<Place> place_from(std::string_view name);
/// The game of a line, by its first word: Mastermind for both code games, nothing for a draft.
std::optional<Place> place_of_line(std::string_view line);
Text title(Place);

} // namespace shell::kit
