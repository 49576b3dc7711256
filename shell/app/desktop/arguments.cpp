// Uses CLI11, which throws, so this file is a library of its own.
#include "shell/app/desktop/arguments.hpp"
#include "shell/app/desktop/version.hpp"
#include "shell/app/option_table.hpp"
#include "shell/app/saved.hpp"
#include "shell/lesson/book.hpp"
#include "shell/text/text.hpp"
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <regex>
#include <sstream>

namespace shell::app::desktop {
namespace {

constexpr std::string_view plain_in_names = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_,-";

/// "1280x800"; none if it is not a valid size.
std::optional<std::pair<int, int>> size_from(const std::string& text)
{
    static const std::regex form(R"((\d{1,5})x(\d{1,5}))");
    std::smatch found;
    if (!std::regex_match(text, found, form)) return std::nullopt;
    const std::pair size{std::stoi(found[1]), std::stoi(found[2])};
    if (size.first < 200 || size.second < 240 || size.first > most_pixels || size.second > most_pixels)
        return std::nullopt;
    return size;
}

/// The system's language if Sagaz has it, else English.
std::string system_language()
{
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const std::string value = variable(name).substr(0, 2); !value.empty())
            return text::language_from(value) ? value : "en";
    return "en";
}

std::string in_capitals(std::string name)
{
    for (char& c : name) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return name;
}

/// Adds the game's options from the table, then the window's own.
void describe(CLI::App& app, Arguments& a, std::map<std::string, std::string>& config, std::string& size)
{
    for (const OptionRow& row : option_rows())
        if (const std::string name(row.setting); !name.empty()) {
            CLI::Option* option = app.add_option("--" + name, config[name], option_words(row));
            option->type_name(in_capitals(name))->group("The game");
            if (row.kind == "window") option->check(CLI::IsMember(possible_values(row)).description(""));
        }
    const std::string lesson = "The game";
    std::string lessons;
    explain(lessons, "a lesson, or a file of one, such as mine/cut.json: " + joined(lesson_names()));
    app.add_option("--lesson", a.lesson, lessons)->group(lesson);
    app.add_option("--step", a.step, "step of the lesson to begin with, counted from 1")
        ->check(CLI::Range(1, 40).description(""))
        ->needs("--lesson")
        ->group(lesson);

    const std::string window = "The window";
    app.add_option("--size", size, "width x height of the layout, at least 200x240 (default: as last time)")
        ->group(window);
    app.add_option("--scale", a.scale, "pixels for each unit of the layout, for example 2 (default: the screen's)")
        ->check(CLI::Range(0.5, 8.0).description(""))
        ->group(window);

    const std::string again = "To find a fault";
    app.add_option("--record", a.record, "write every event into this file, as JSON lines")->group(again);
    app.add_option("--replay", a.replay, "replay a recorded file; nothing is saved")->group(again);
    app.add_option("--report", a.report, "replay a report copied from the page")->group(again);
    app.add_option("--until", a.until, "replay only this many events, then continue by hand")
        ->check(CLI::Range(0, 1 << 30).description(""))
        ->group(again);
    app.add_flag("--offscreen", a.offscreen,
                 "open no window: write the requested files when the screen is at rest, and exit")
        ->group(again);
    app.add_option("--screenshot", a.screenshot, "write a PNG of the screen at rest; needs no window, and exits")
        ->group(again);
    app.add_option("--outline", a.outline, "keep the outline (the screen as text) in this file, as JSON")->group(again);
    app.add_option("--shapes", a.shapes, "write every shape and text of the last picture, one per line")->group(again);
    app.add_option("--trace", a.trace, "write frames and jobs as trace events, for about:tracing or Perfetto")
        ->group(again);
    app.add_option("--frames", a.frames, "write one line per drawn frame")->group(again);
    constexpr std::pair<const char*, const char*> values[] = {
        {"--lesson", "LESSON"},   {"--step", "N"},       {"--size", "WxH"},    {"--scale", "N"},
        {"--record", "FILE"},     {"--replay", "FILE"},  {"--report", "FILE"}, {"--until", "N"},
        {"--screenshot", "FILE"}, {"--outline", "FILE"}, {"--shapes", "FILE"}, {"--trace", "FILE"},
        {"--frames", "FILE"}};
    for (const auto& [name, value] : values) app.get_option(name)->type_name(value);
    for (CLI::Option* option : app.get_options())
        if (option->get_items_expected_max() > 0)
            option->check([](const std::string& value) { // an option is no value
                return value.starts_with("--") ? "needs a value before " + value : std::string();
            });
    for (const auto& [name, value] : values)
        if (std::string_view(value) == "FILE")
            app.get_option(name)->check(
                [](const std::string& file) { return file.empty() ? "needs a file name" : std::string(); });
}

} // namespace

std::vector<std::string> lesson_names()
{
    std::vector<std::string> names;
    for (const auto& entry : lesson::all_lessons()) names.emplace_back(entry.id);
    return names;
}

Arguments read_arguments(int count, const char* const* values)
{
    Arguments a;
    CLI::App app{"Sagaz in a window: games of deduction and adversarial search.", "sagaz-desktop"};
    app.get_formatter()->column_width(help_column);
    app.footer(
        "Preferences, games and the window's place are kept in $XDG_STATE_HOME/sagaz (else ~/.local/state/sagaz).\n"
        "Keys: F11 full screen, F12 inspector. Drop a link or a lesson file on the window to open it.");
    app.set_version_flag("--version", std::string(program_version()) + " " + std::string(program_build()));
    std::map<std::string, std::string> config;
    std::string size;
    describe(app, a, config, size);
    try {
        app.parse(count, values);
        if (!std::isfinite(a.scale)) throw CLI::ValidationError("--scale", "needs a number from 0.5 to 8");
        if (!size.empty() && !(a.size = size_from(size)))
            throw CLI::ValidationError("--size", "wants WIDTHxHEIGHT, from 200x240 to 16384x16384, not " + size);
        if (!a.replay.empty() && !a.report.empty()) throw CLI::ExcludesError("--replay", "--report");
        if (!a.record.empty() && (a.record == a.replay || a.record == a.report))
            throw CLI::ValidationError("--record", "needs a different file from the one that is replayed");
        if (a.until >= 0 && a.replay.empty() && a.report.empty())
            throw CLI::RequiresError("--until", "--replay or --report");
    } catch (const CLI::ParseError& e) {
        std::ostringstream out, errors;
        a.exit_status = app.exit(e, out, errors) == 0 ? 0 : 2;
        a.said = *a.exit_status == 0 ? out.str() : "sagaz-desktop: " + errors.str();
        return a;
    }
    a.offscreen = a.offscreen || !a.screenshot.empty();
    for (const OptionRow& row : option_rows())
        if (const auto it = config.find(std::string(row.setting)); it != config.end() && !it->second.empty())
            a.config.emplace_back(it->first, it->second);
    return a;
}

std::string slot_of(const Arguments& arguments)
{
    std::string slot = "game", unusual;
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const OptionRow& row : option_rows()) {
        if (row.kind != "game") continue;
        for (const auto& [name, value] : arguments.config) {
            if (name != row.setting || value == row.without) continue;
            const bool plain = value.size() <= 40 && value.find_first_not_of(plain_in_names) == value.npos;
            if (plain) slot += '.' + value;
            else unusual += '.' + value;
        }
    }
    if (unusual.empty()) return slot;
    for (const char c : unusual)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u; // trees and links cannot be file names
    std::ostringstream out;
    out << slot << '.' << std::hex << hash;
    return out.str();
}

namespace {

/// The saved games. If --game asks for home, they open there instead of at the last screen.
std::string left_before(const Arguments& arguments, const Storage& storage)
{
    std::string saved = storage.load(slot_of(arguments));
    const auto& config = arguments.config;
    const bool home = std::any_of(config.begin(), config.end(),
                                  [](const auto& one) { return one.first == "game" && one.second == "home"; });
    if (!home) return saved;
    SavedGames games = read_games(saved);
    if (games.damaged) return saved; // the app reports it
    games.at = kit::Place::home;
    games.lesson.clear();
    return games_text(games);
}

} // namespace

Settings settings_of(const Arguments& arguments, const Storage& storage)
{
    const std::string prefs = storage.load("prefs");
    Settings out{{"textview", "false"},
                 {"pages", "false"},
                 {"led", arguments.lesson.empty() ? "false" : "true"},
                 {"prefs", prefs},
                 {"saved", left_before(arguments, storage)}};
    bool has_language = !prefs.empty();
    for (const auto& [name, value] : arguments.config) {
        std::string text = value;
        if (name == "link") { // often pasted with its address and blanks
            constexpr const char* blank = " \t\r\n";
            if (const auto at = value.find("#s="); at != std::string::npos) text = value.substr(at + 3);
            text.erase(0, std::min(text.size(), text.find_first_not_of(blank)));
            text.erase(text.find_last_not_of(blank) + 1);
        }
        out.emplace_back(name, text);
        has_language = has_language || name == "language";
    }
    if (!has_language) out.emplace_back("language", system_language());
    return out;
}

} // namespace shell::app::desktop
