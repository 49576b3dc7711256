#include "shell/app/saved.hpp"
#include "shell/kit/figures.hpp"

namespace shell::app {
namespace {

constexpr std::size_t longest = 131'072,
                      longest_shown = 1000; // bytes; one line may be kept that is too long for a link

/// Calls take(name, value) for every "name=value" line. False if a line is invalid or the text is too long.
template <class Take>
bool each_line(std::string_view text, Take take)
{
    if (text.size() > longest) return false;
    bool clean = true;
    while (!text.empty()) {
        const auto end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (line.empty()) continue;
        const auto equals = line.find('=');
        clean &= equals != std::string_view::npos && take(line.substr(0, equals), line.substr(equals + 1));
    }
    return clean;
}

} // namespace

std::string prefs_text(const SavedPrefs& p)
{
    std::string out;
    if (p.language) out += "language=" + std::string(code(*p.language)) + "\n";
    if (p.theme) out += "theme=" + std::string(name(*p.theme)) + "\n";
    for (const auto& [name, value] : p.values.all()) out.append(name).append("=").append(value).append("\n");
    return out;
}

SavedPrefs read_prefs(std::string_view text)
{
    SavedPrefs p;
    each_line(text, [&](std::string_view key, std::string_view value) {
        if (key == "language") p.language = language_from(value);
        else if (key == "theme") p.theme = theme_from(value);
        else p.values.set(key, value);
        return true;
    });
    return p;
}

std::string games_text(const SavedGames& g)
{
    std::string out = "last=" + std::string(name(g.last)) + "\nturn=" + std::to_string(g.turn) +
                      "\nat=" + std::string(name(g.at)) + "\n";
    if (!g.shown.empty()) out += "shown=" + g.shown + "\n";
    if (!g.lesson.empty()) out += "lesson=" + g.lesson + "\n";
    for (std::size_t i = 0; i < g.lines.size(); ++i)
        if (!g.lines[i].empty()) out += std::string(name(static_cast<Place>(i))) + "=" + g.lines[i] + "\n";
    return out;
}

SavedGames read_games(std::string_view text)
{
    SavedGames g;
    g.damaged = !each_line(text, [&](std::string_view key, std::string_view value) {
        if (key == "last" || key == "at") {
            const auto place = place_from(value);
            (key == "at" ? g.at : g.last) = place.value_or(Place::home);
            return place.has_value();
        }
        if (key == "turn") {
            g.turn = parse_int(value, 0, 9999).value_or(1);
            return true;
        }
        if (key == "lesson") return g.lesson = value, true;
        if (key == "shown") return g.shown = value.substr(0, longest_shown), true;
        const auto place = place_from(key);
        if (!place || *place == Place::home) return false;
        g.lines[static_cast<std::size_t>(*place)] = value;
        return true;
    });
    return g;
}

} // namespace shell::app
