#pragma once
// The sheet of shortcuts: which keys do what, the game's own first. "?" opens it, as do the menu and the outline.
#include "shell/kit/dialog.hpp"
#include <memory>
#include <span>

namespace shell::app {
using namespace kit;

/// `game_keys`: texts of the form "keys: what they do" (Screen::keys).
std::unique_ptr<Dialog> shortcuts_dialog(std::span<const Text> game_keys);

} // namespace shell::app
