#pragma once
// Cluedo's dialogs: the table of a new notebook or game, the examples, and how to play.
#include "shell/cluedo/view.hpp"
#include "shell/kit/dialog.hpp"

namespace shell::cluedo {
using namespace kit;

std::unique_ptr<Dialog> rules_dialog(const Log& now, engine::cluedo::Mode);
/// `now`: the example on the table, selected at first; null: none.
std::unique_ptr<Dialog> cases_dialog(const Case*);
std::unique_ptr<Dialog> how_to_play();

} // namespace shell::cluedo
