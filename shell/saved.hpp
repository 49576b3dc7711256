#pragma once
// What is kept between two starts, as small texts of "name=value" lines: preferences, and each game in progress as its
// log's line. Whatever cannot be read is left out, never a reason to stop.
#include "shell/config.hpp"
#include "shell/views/codes.hpp"
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace shell {

struct SavedPrefs {
    std::optional<Language> language;
    std::optional<ThemeName> theme;
    CodesPrefs codes;
};
std::string prefs_text(const SavedPrefs&);
SavedPrefs read_prefs(std::string_view);

struct SavedGames {
    std::array<std::string, 3> lines; // by Place
    Place last = Place::home;         // whose game was played last
    Place at = Place::home;           // the screen that was open
    bool damaged = false;             // something in the text was not understood
};
std::string games_text(const SavedGames&);
SavedGames read_games(std::string_view);

/// The game a line or a link tells of; none if it is damaged.
std::optional<CodesLog> log_in(std::string_view line);
std::optional<CodesLog> log_in_link(std::string_view link);

} // namespace shell
