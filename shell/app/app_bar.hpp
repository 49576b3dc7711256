#pragma once
// The bar at the top: where one is, and what can be done anywhere. The embedded landscape layout has none.
#include "shell/kit/ui.hpp"
#include <string>

namespace shell::app {
using namespace kit;

struct AppBar {
    std::string title, rules; // of the game; "" at home
    bool embedded = false;    // no home to go back to
    bool text_view = true;    // the outline can be shown instead
    bool lessons = false;     // there are some for it
    bool can_undo = false, can_redo = false;
    Text new_game = Text::new_game;
    Language language = Language::spanish;
};

void draw(Ui&, Rect, const AppBar&);

} // namespace shell::app
