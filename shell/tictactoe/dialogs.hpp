#pragma once
// Tic-tac-toe's dialogs: the players of a new game, how to play.
#include "engine/tictactoe/game.hpp"
#include "shell/kit/dialog.hpp"
#include <memory>

namespace shell::tictactoe {
using namespace kit;

std::unique_ptr<Dialog> rules_dialog(const engine::tictactoe::Setup& now);
std::unique_ptr<Dialog> how_to_play();

} // namespace shell::tictactoe
