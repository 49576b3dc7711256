#pragma once
// What can be pressed or read in this room, beside what all have (kit/ids.hpp). A new one is a line, from a to z.
#include "shell/kit/ids.hpp"

namespace shell::app {

ROOM_IDS(kit::ids, R"(
    about
    bring_back
    continue
    home
    keys
    language
    languages
    lessons
    new_game@bar
    open
    share
    shortcuts
    textview
    theme
    toast_close
)")

} // namespace shell::app
