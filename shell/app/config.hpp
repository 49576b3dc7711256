#pragma once
// How the shell starts: what the page's attributes or the desktop's arguments say, and what was saved before. Everything
// comes from outside, so every field is checked; what is wrong falls back to its default and is reported.
#include "shell/kit/options.hpp"
#include "shell/kit/places.hpp"
#include "shell/kit/theme.hpp"
#include "shell/text/text.hpp"
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace shell::app {
using namespace kit;

struct Config {
    std::optional<Language> language; // none: as saved, else Spanish
    std::optional<ThemeName> theme;   // none or "auto": as saved, else the system's
    bool system_dark = false;
    bool reduced_motion = false;
    bool touch = false;
    bool picture = true;   // false: the host has no WebGL, only the outline is shown
    bool text_view = true; // false: the host cannot show the outline in place of the picture
    bool pages = true;     // false: the host has not the site's other pages: glossary, lessons on paper
    bool led = false;      // the host brings a lesson, so the one that was left open is not gone on with
    bool embedded = false; // inside a course page: no home screen to go back to
    std::optional<Place> place;
    Options options;          // what the games' own attributes say: rules, role, seed…
    std::string link;         // a game to open, "" = none
    std::string prefs, saved; // what effects of kind save left
};

/// Names and values as the page or the command line gives them; the last of a name counts. Unknown names are ignored.
using Settings = std::vector<std::pair<std::string, std::string>>;
Config read_config(const Settings&);

} // namespace shell::app
