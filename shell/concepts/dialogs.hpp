#pragma once
// The dialogs of concepts: another table, how to play.
#include "engine/concepts/game.hpp"
#include "shell/kit/dialog.hpp"
#include <memory>

namespace shell::concepts {
using namespace kit;

std::unique_ptr<Dialog> rules_dialog(const engine::concepts::Setup& now);
std::unique_ptr<Dialog> how_to_play();

} // namespace shell::concepts
