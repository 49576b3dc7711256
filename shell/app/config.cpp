#include "shell/app/config.hpp"
#include "shell/app/games.hpp"
#include <string_view>

namespace shell::app {
namespace {

constexpr std::string_view option_names[]{
#define OPTION(kind, attribute, setting, ...) setting,
#define VALUES(...)
#include "shell/app/options.def"
};

/// A draft (games.def) is a place only in the program that has it.
std::optional<Place> known_place(std::string_view name)
{
    const auto place = place_from(name);
    return place && (listed(*place) || game_at(*place)) ? place : std::nullopt;
}

} // namespace

Config read_config(const Settings& settings)
{
    const auto text = [&settings](std::string_view name) {
        std::string found;
        for (const auto& [key, value] : settings)
            if (key == name) found = value;
        return found;
    };
    const auto flag = [&text](std::string_view name) { return text(name) == "true"; };
    Config c;
    for (const auto name : option_names) // options of the page alone have the name ""
        if (!name.empty()) c.options.set(name, text(name));
    c.language = c.options.parsed("language", language_from);
    if (c.options.text("theme") != "auto") c.theme = c.options.parsed("theme", theme_from);
    c.place = c.options.parsed("game", known_place);
    c.system_dark = flag("dark");
    c.reduced_motion = c.options.text("motion") == "reduce";
    c.touch = flag("touch");
    c.picture = text("gl") != "false";
    c.text_view = text("textview") != "false";
    c.pages = text("pages") != "false";
    c.page_keys = flag("page_keys");
    c.led = flag("led");
    c.anew = flag("anew");
    c.embedded = flag("embed");
    c.link = c.options.text("link");
    c.prefs = text("prefs");
    c.saved = text("saved");
    return c;
}

} // namespace shell::app
