#pragma once
// What is kept between two starts, as small texts of "name=value" lines: preferences, and each game in progress as its
// log's line. Whatever cannot be read is left out, never a reason to stop.
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
    std::array<std::string, place_count> lines; // by Place; those of games that this program has not are kept unread
    Place last = Place::home;                   // whose game was played last
    int turn = 1;                               // the one to be played in it; 0 = it is over
    Place at = Place::home;                     // the screen that was open
    std::string shown;                          // on that screen beside the game: Screen::on_screen(); "" = as it opens
    std::string lesson;                         // the one that is open: "cut-1 3 12345", with step and seed; "" = none
    bool damaged = false;                       // something in the text was not understood
};
std::string games_text(const SavedGames&);
SavedGames read_games(std::string_view);

} // namespace shell::app
