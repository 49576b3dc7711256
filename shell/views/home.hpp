#pragma once
// The home screen: one card per game with a vignette made of the game's own parts; the game in progress; what is still
// to come is shown, but cannot be pressed.
#include "shell/outline.hpp"
#include "shell/pegs.hpp"
#include "shell/places.hpp"
#include "shell/ui.hpp"

namespace shell {

/// The game in progress, for the "continue" card; at home: none.
struct Unfinished {
    Place place = Place::home;
    int turn = 1; // the one to be played
};

void draw_home(Ui&, Rect, const Unfinished&, PegMark);
void describe_home(Outline&, const Say&, const Unfinished&);

} // namespace shell
