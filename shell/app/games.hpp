#pragma once
// The games this program can play. Every program (the whole on the desktop, a few games in each of the page's) says so
// in one file of shell/app/programs/.
#include "shell/app/home.hpp"
#include "shell/kit/game.hpp"
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace shell::app {
using namespace kit;

/// In the order of the home screen.
std::span<const GameEntry> games();

/// The home screen; null: another program's.
struct HomeScreen {
    void (*draw)(Ui&, Rect, const Unfinished&, const Prefs&, bool pages);
    void (*describe)(Outline&, const Say&, const Unfinished&, const Prefs&, bool pages);
};
extern const HomeScreen home;
const HomeScreen* home_screen();

/// Null: another program's game.
const GameEntry* game_at(Place);
/// Which words of its screens the glossary explains (shell/kit/terms.hpp).
Text terms_of(Place);
/// By a line's first word.
const GameEntry* game_of(std::string_view line);

} // namespace shell::app
