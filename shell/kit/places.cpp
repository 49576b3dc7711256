#include "shell/kit/places.hpp"

namespace shell::kit {
namespace {

constexpr std::array<std::string_view, place_count> names{
    "home", "mastermind", "picas-fijas", "thirtyone", "trees", "tictactoe", "matrix", "betting", "cluedo", "spaces"};
constexpr std::array titles{Text::home,        Text::game_mastermind, Text::game_picas_fijas, Text::game_thirtyone,
                            Text::game_trees,  Text::game_tictactoe,  Text::game_matrix,      Text::game_betting,
                            Text::game_cluedo, Text::game_spaces};

} // namespace

std::string_view name(Place p) { return names[static_cast<std::size_t>(p)]; }

std::optional<Place> place_from(std::string_view text)
{
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == text) return static_cast<Place>(i);
    return std::nullopt;
}

std::optional<Place> place_of_line(std::string_view line)
{
    const auto word = line.substr(0, line.find(' '));
    if (word == "codes") return Place::mastermind;
    const auto place = place_from(word);
    return place == Place::home ? std::nullopt : place;
}

Text title(Place p) { return titles[static_cast<std::size_t>(p)]; }

} // namespace shell::kit
