#pragma once
// Cluedo's dialogs: the table of a new notebook or game, its correction, the examples, and how to play.
#include "shell/cluedo/view.hpp"
#include "shell/kit/dialog.hpp"
#include <functional>

namespace shell::cluedo {
using namespace kit;

std::unique_ptr<Dialog> rules_dialog(const Log& now, engine::cluedo::Mode);
/// Corrects the table of a notebook. `arrange` carries the correction out, or returns why it is refused.
std::unique_ptr<Dialog> table_dialog(const engine::cluedo::Game&,
                                     std::function<std::string(const engine::cluedo::Arrange&, const Say&)> arrange);
/// Asks whether a shared notebook has the user's cards. The choice is the action "share_all" or "share_rest".
std::unique_ptr<Dialog> share_dialog();
/// `now`: the example on the table, selected at first; null: none.
std::unique_ptr<Dialog> cases_dialog(const Case*);
std::unique_ptr<Dialog> how_to_play();

} // namespace shell::cluedo
