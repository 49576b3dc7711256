#include "shell/app/config.hpp"
#include <string_view>

namespace shell::app {

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
    for (const auto name : {"game", "language", "theme", "rules", "role", "strategy", "seed", "tree", "matrix"})
        c.options.set(name, text(name));
    c.language = c.options.parsed("language", language_from);
    if (c.options.text("theme") != "auto") c.theme = c.options.parsed("theme", theme_from);
    c.place = c.options.parsed("game", place_from);
    c.system_dark = flag("dark");
    c.reduced_motion = text("motion") == "reduce";
    c.touch = flag("touch");
    c.picture = text("gl") != "false";
    c.text_view = text("textview") != "false";
    c.embedded = flag("embed");
    c.link = text("link");
    c.prefs = text("prefs");
    c.saved = text("saved");
    return c;
}

} // namespace shell::app
