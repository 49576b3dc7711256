#pragma once
// Cluedo's own dialogs: the table of a new notebook or game, how to play and take notes.
#include "shell/cluedo/view.hpp"
#include "shell/kit/dialog.hpp"

namespace shell::cluedo {
using namespace kit;

std::unique_ptr<Dialog> rules_dialog(const Log& now, engine::cluedo::Mode);
/// The ready cases; the one on the table is chosen, null: none.
std::unique_ptr<Dialog> cases_dialog(const Case*);
std::unique_ptr<Dialog> how_to_play();

} // namespace shell::cluedo
