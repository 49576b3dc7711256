#pragma once
// The saved state as small texts of "name=value" lines: preferences, and each game in progress as its log's line. Lines
// that cannot be read are left out.
#include "shell/kit/places.hpp"
#include "shell/kit/prefs.hpp"
#include "shell/kit/theme.hpp"
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace shell::app {
using namespace kit;

struct SavedPrefs {
    std::optional<Language> language;
    std::optional<ThemeName> theme;
    Prefs values; // the games' own
};
std::string prefs_text(const SavedPrefs&);
SavedPrefs read_prefs(std::string_view);

struct SavedGames {
    std::array<std::string, place_count> lines; // by Place; lines of other programs' games are kept unread
    Place last = Place::home;                   // the game that was played last
    int turn = 1;                               // the next move in it; 0 = over, or not begun
    Place at = Place::home;                     // the screen that was open
    std::string shown;                          // Screen::on_screen() of that screen; "" = as it opens
    std::string lesson;                         // the open lesson with step and seed: "cut-1 3 12345"; "" = none
    bool damaged = false;                       // a line of the text could not be read
};
std::string games_text(const SavedGames&);
SavedGames read_games(std::string_view);

} // namespace shell::app
