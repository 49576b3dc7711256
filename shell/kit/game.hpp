#pragma once
// A game in the list of games: how it starts from options or a saved line, and how it opens.
#include "shell/kit/options.hpp"
#include "shell/kit/screen.hpp"
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace shell::kit {

struct GameEntry {
    Place place;
    /// The line to start from: `saved` (may be "") if it is what the options ask for, else a new game.
    std::string (*line)(Options&, Place, std::string_view saved, std::uint64_t seed);
    /// Null: the line is damaged.
    std::unique_ptr<Screen> (*open)(std::string_view line, Prefs&);
};

/// How a game opens whose View is made of its log: from_line reads it, or says that it cannot.
template <class View, auto from_line>
std::unique_ptr<Screen> open_view(std::string_view line, Prefs& prefs)
{
    auto log = from_line(line);
    return log ? std::make_unique<View>(*std::move(log), prefs) : nullptr;
}

} // namespace shell::kit

// Each game of the list has its entry in its room.
#define GAME(place, name, word, room, ...)                                                                             \
    namespace shell::room {                                                                                            \
    extern const kit::GameEntry place##_entry;                                                                         \
    }
#define DRAFT(place, name, word, room) GAME(place, name, word, room, )
#include "shell/kit/games.def"
