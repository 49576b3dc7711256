#pragma once
// The sheet of keyboard shortcuts, the game's own first. "?", the menu and the outline open it.
#include "shell/kit/dialog.hpp"
#include <memory>
#include <span>

namespace shell::app {
using namespace kit;

/// `game_keys`: texts of the form "keys: what they do" (Screen::keys).
std::unique_ptr<Dialog> shortcuts_dialog(std::span<const Text> game_keys);

} // namespace shell::app
