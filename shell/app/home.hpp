#pragma once
// The home screen: one card per game with a vignette made of the game's own parts, the game in progress, and lessons.
#include "shell/kit/outline.hpp"
#include "shell/kit/places.hpp"
#include "shell/kit/prefs.hpp"
#include "shell/kit/ui.hpp"
#include "shell/pegs/pegs.hpp"

namespace shell::app {
using namespace kit;
using namespace pegs;

/// The game in progress, for the "continue" card; at home: none.
struct Unfinished {
    Place place = Place::home;
    int turn = 1; // the next move
};

/// `prefs`: how pegs are marked, how far the learner is in the lessons.
/// `pages`: the host has the glossary and lessons on paper.
void draw_home(Ui&, Rect, const Unfinished&, const Prefs& prefs, bool pages);
void describe_home(Outline&, const Say&, const Unfinished&, const Prefs&, bool pages);

} // namespace shell::app
