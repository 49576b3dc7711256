#pragma once
// The dialogs of matrix games: another matrix, how to play.
#include "engine/matrix/game.hpp"
#include "shell/kit/dialog.hpp"
#include <memory>

namespace shell::matrix {
using namespace kit;

std::unique_ptr<Dialog> rules_dialog(const engine::matrix::Setup& now);
std::unique_ptr<Dialog> how_to_play();

} // namespace shell::matrix
