#pragma once
// The home screen: one card per game with a vignette made of the game's own parts; the game in progress; what is still
// to come is shown, but cannot be pressed.
#include "shell/config.hpp"
#include "shell/outline.hpp"
#include "shell/pegs.hpp"
#include "shell/ui.hpp"
#include <optional>

namespace shell {

/// The game in progress, for the "continue" card.
struct Unfinished {
    Place place = Place::home;
    engine::codes::Setup setup;
    std::optional<engine::codes::Code> last_guess;
    int turn = 1; // the one to be played
};

void draw_home(Ui&, Rect, const std::optional<Unfinished>&, PegMark);
void describe_home(Outline&, const Say&, const std::optional<Unfinished>&);

} // namespace shell
