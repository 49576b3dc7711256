#pragma once
// The games of this program. Each program lists its games in one file of shell/app/programs/: the desktop all of them,
// a program of the page a few.
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

/// The home screen. home_screen() is null in programs without it.
struct HomeScreen {
    void (*draw)(Ui&, Rect, const AtHome&);
    void (*describe)(Outline&, const Say&, const AtHome&);
    std::unique_ptr<Dialog> (*puzzles)(std::string_view now, const Prefs&);
    std::unique_ptr<Dialog> (*statistics)(std::string_view now, const Prefs&);
    std::unique_ptr<Dialog> (*day_done)(std::string_view date, std::string_view now, const Prefs&,
                                        const double& midnight);
    std::string (*shared_result)(const Say&, std::string_view date, std::string_view now, const Prefs&);
};
extern const HomeScreen home;
const HomeScreen* home_screen();

/// Null for another program's game.
const GameEntry* game_at(Place);
/// The words on a place's screens that the glossary explains (shell/kit/terms.hpp).
Text terms_of(Place);
/// The game of a line, by the line's first word; null if this program lacks it.
const GameEntry* game_of(std::string_view line);

/// Whether a link may leave the device: it holds the secret, so a graded game is shared when it is over. Null: at home.
bool may_share(const Lock&, const Screen*);

} // namespace shell::app
