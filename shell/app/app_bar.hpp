#pragma once
// The bar at the top: the game's title and common commands. Most screens have none in landscape.
#include "shell/kit/ui.hpp"
#include <string>

namespace shell::app {
using namespace kit;

struct AppBar {
    std::string title, rules; // the game's; "" at home
    bool embedded = false;    // there is no home screen
    bool text_view = true;    // the outline can be shown instead
    bool lessons = false;     // the game has lessons
    bool can_undo = false, can_redo = false;
    bool may_share = true; // not a graded game before its end
    Text new_game = Text::new_game, back = Text::back;
    Language language = Language::spanish;
};

void draw(Ui&, Rect, const AppBar&);

} // namespace shell::app
