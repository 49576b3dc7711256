#include "shell/app/desktop/arguments.hpp"
#include "shell/app/option_table.hpp"
#include "shell/text/text.hpp"
#include <algorithm>
#include <cstdio>
#include <string_view>

namespace shell::app::desktop {

namespace {

std::string usage()
{
    return "sagaz-desktop [OPTIONS]\n\n" + options_help() + R"(  --size 1280x800
  --lesson cut-1         a lesson, or a file of one, such as mine/cut.json
  --step 3               where the lesson begins
  --outline FILE         keep the screen in words, as JSON, in FILE (for tests and other tools)
  --frames FILE          add a line to FILE for every frame drawn (for tests)
  --help

Preferences and the game in progress are kept in $XDG_STATE_HOME/sagaz (else ~/.local/state/sagaz).
)";
}

bool in_table(std::string_view name)
{
    const auto rows = option_rows();
    return !name.empty() && std::any_of(rows.begin(), rows.end(), [name](const auto& r) { return r.setting == name; });
}

/// The system's language, where it is one of ours.
std::string system_language()
{
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const std::string value = variable(name).substr(0, 2); !value.empty())
            return text::language_from(value) ? value : "en";
    return "en";
}

} // namespace

Arguments read_arguments(int count, char** values)
{
    Arguments result;
    const auto wrong = [&result](const std::string& what) {
        std::fprintf(stderr, "sagaz-desktop: %s\n\n%s", what.c_str(), usage().c_str());
        result.exit_status = 2;
    };
    for (int i = 1; i < count && !result.exit_status; ++i) {
        const std::string argument = values[i];
        const std::string name = argument.substr(0, 2) == "--" ? argument.substr(2) : "";
        if (name == "help") {
            std::fputs(usage().c_str(), stdout);
            result.exit_status = 0;
        } else if (const bool is_config = in_table(name); !is_config && name != "size" && name != "outline" &&
                                                          name != "frames" && name != "lesson" && name != "step")
            wrong("what is " + argument + "?");
        else if (i + 1 == count) wrong(argument + " wants a value");
        else if (const std::string value = values[++i]; is_config) result.config.emplace_back(name, value);
        else if (name == "outline") result.outline = value;
        else if (name == "frames") result.frames = value;
        else if (name == "lesson") result.lesson = value;
        else if (name == "step") {
            if (std::sscanf(value.c_str(), "%d", &result.step) != 1 || result.step < 1 || result.step > 40)
                wrong("--step wants a number from 1 to 40");
        } else if (std::sscanf(value.c_str(), "%dx%d", &result.width, &result.height) != 2 || result.width < 320 ||
                   result.height < 320 || result.width > 16384 || result.height > 16384)
            wrong("--size wants WIDTHxHEIGHT, 320x320 at least");
    }
    return result;
}

Settings settings_of(const Arguments& arguments, const Storage& storage)
{
    const std::string prefs = storage.load("prefs");
    Settings out{{"textview", "false"}, {"prefs", prefs}, {"saved", storage.load("game")}};
    bool has_language = !prefs.empty();
    for (const auto& [name, value] : arguments.config) {
        std::string text = value;
        // a link is often pasted whole
        if (const auto at = value.find("#s="); name == "link" && at != std::string::npos) text = value.substr(at + 3);
        out.emplace_back(name, text);
        has_language = has_language || name == "language";
    }
    if (!has_language) out.emplace_back("language", system_language());
    return out;
}

} // namespace shell::app::desktop
