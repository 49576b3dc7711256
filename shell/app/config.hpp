#pragma once
// The shell's start configuration: the page's attributes or the desktop's arguments, and saved texts. All of it is
// untrusted, so every field is checked; a wrong one is reported and falls back to its default.
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
    bool picture = true;    // false: the host has no WebGL, only the outline is shown
    bool text_view = true;  // false: the host cannot show the outline in place of the picture
    bool pages = true;      // false: the host lacks the site's other pages: glossary, lessons on paper
    bool page_keys = false; // the host gives the game the keys of its whole page, while App::takes_keys()
    bool led = false;       // the host opens a lesson, so the one left open is not resumed
    bool anew = false;      // for a class: the device may be shared, so no solved puzzle is shown again
    bool embedded = false;  // inside a course page: there is no home screen
    std::optional<Place> place;
    Options options;          // the games' attributes: rules, role, seed…
    std::string link;         // a game to open, "" = none
    std::string prefs, saved; // texts of earlier effects of kind save
};

/// Names and values as the page or the command line gives them; the last of a name counts. Unknown names are ignored.
using Settings = std::vector<std::pair<std::string, std::string>>;
Config read_config(const Settings&);

} // namespace shell::app
