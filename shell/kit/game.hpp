#pragma once
// An entry of the list of games: makes the line to start from, and opens a line as a screen.
#include "engine/figures/format.hpp"
#include "shell/kit/options.hpp"
#include "shell/kit/screen.hpp"
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace shell::kit {

struct GameEntry {
    Place place;
    /// The line to start from: `saved` (may be "") if it suits the options, otherwise a new game.
    std::string (*line)(Options&, Place, std::string_view saved, std::uint64_t seed);
    /// Null: the line is damaged.
    std::unique_ptr<Screen> (*open)(std::string_view line, Prefs&);
    /// The screen's game as a figure from its model; null: it has none.
    std::string (*figure)(const Screen&, const engine::figures::Style&) = nullptr;
    bool figure_helps = false; // the figure shows what the engine knows
};

/// GameEntry::open for a View constructed from its log. from_line returns the log, or nothing for a damaged line.
template <class View, auto from_line>
std::unique_ptr<Screen> open_view(std::string_view line, Prefs& prefs)
{
    auto log = from_line(line);
    return log ? std::make_unique<View>(*std::move(log), prefs) : nullptr;
}

/// GameEntry::figure for a figure of the engine made from the line.
template <auto write>
std::string figure_of_line(const Screen& s, const engine::figures::Style& style)
{
    return write(s.line(), style);
}

} // namespace shell::kit

// Each game's folder defines its entry.
#define GAME(place, name, word, room, ...)                                                                             \
    namespace shell::room {                                                                                            \
    extern const kit::GameEntry place##_entry;                                                                         \
    }
#define DRAFT(place, name, word, room) GAME(place, name, word, room, )
#include "shell/kit/games.def"
