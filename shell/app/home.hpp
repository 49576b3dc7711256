#pragma once
// The home screen: one card per game with a vignette made of the game's own parts, the game in progress, and lessons.
#include "shell/app/today_card.hpp"
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

struct AtHome {
    Unfinished unfinished;
    const Prefs& prefs; // how pegs are marked, how far the learner is in the lessons
    bool pages;         // the host has the glossary and lessons on paper
    DayShown day;
    std::optional<float> scroll_to = {}; // in the first frame after Back
};

void draw_home(Ui&, Rect, const AtHome&);
void describe_home(Outline&, const Say&, const AtHome&);

} // namespace shell::app
