#pragma once
// The games this program can play. Every program (the whole on the desktop, a few games in each of the page's) says so
// in one file of shell/programs/.
#include "shell/options.hpp"
#include "shell/screen.hpp"
#include "shell/views/home.hpp"
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace shell {

struct GameEntry {
    Place place;
    std::string_view word; // the first of its lines
    /// The line to start from: `saved` (may be "") if it is what the options ask for, else a new game.
    std::string (*line)(Options&, Place, std::string_view saved, std::uint64_t seed);
    /// Null: the line is damaged.
    std::unique_ptr<Screen> (*open)(std::string_view line, Prefs&);
};

/// In the order of the home screen.
std::span<const GameEntry> games();

/// The home screen; null: another program's.
struct HomeScreen {
    void (*draw)(Ui&, Rect, const Unfinished&, PegMark);
    void (*describe)(Outline&, const Say&, const Unfinished&);
};
extern const HomeScreen home;
const HomeScreen* home_screen();

/// Null: another program's game.
const GameEntry* game_at(Place);
/// By a line's first word.
const GameEntry* game_of(std::string_view line);

} // namespace shell
