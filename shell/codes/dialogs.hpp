#pragma once
// The code games' dialogs: rules of a new game, how to play, editing a row, the genetic algorithm's parameters.
#include "engine/codes/duel.hpp"
#include "shell/codes/view.hpp"
#include "shell/kit/dialog.hpp"

namespace shell::codes {
using namespace kit;

std::unique_ptr<Dialog> rules_dialog(const engine::codes::Setup& now);
std::unique_ptr<Dialog> rules_dialog(const engine::codes::DuelSetup& now);
std::unique_ptr<Dialog> how_to_play(engine::codes::Face, const engine::codes::Rules&, PegMark, bool duel = false);
std::unique_ptr<Dialog> row_dialog(View&, int row);
std::unique_ptr<Dialog> genetic_dialog(View&);

} // namespace shell::codes
