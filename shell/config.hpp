#pragma once
// How the shell starts: what the page's attributes or the desktop's arguments say, and what was saved before. Everything
// comes from outside, so every field is checked; what is wrong falls back to its default and is reported.
#include "engine/codes/game.hpp"
#include "shell/text/text.hpp"
#include "shell/theme.hpp"
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shell {

/// Where the shell opens. The games that can be played, plus home.
enum class Place : std::uint8_t { home, mastermind, picas_fijas };
std::string_view name(Place); // "home", "mastermind", "picas-fijas"
std::optional<Place> place_from(std::string_view);

struct Config {
    std::optional<Language> language; // none: as saved, else Spanish
    std::optional<ThemeName> theme;   // none or "auto": as saved, else the system's
    bool system_dark = false;
    bool reduced_motion = false;
    bool touch = false;
    bool picture = true;   // false: the host has no WebGL, only the outline is shown
    bool text_view = true; // false: the host cannot show the outline in place of the picture
    bool embedded = false; // inside a course page: no home screen to go back to
    std::optional<Place> place;
    std::optional<engine::codes::Rules> rules;
    std::optional<engine::codes::Role> role;
    std::optional<engine::codes::StrategyKind> strategy;
    std::optional<std::uint64_t> seed;
    std::string link;         // a game to open, "" = none
    std::string prefs, saved; // what effects of kind save left

    struct Problem {
        std::string option, value;
    };
    std::vector<Problem> problems;
};

/// Reads the JSON object of the page's `app_create`. Anything that is no object is one problem and all defaults.
Config read_config(std::string_view json);

} // namespace shell
