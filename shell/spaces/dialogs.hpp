#pragma once
// The version-space screen's dialogs: the rules of a new game, how the learner plays, how to play, an example to open.
#include "shell/kit/dialog.hpp"
#include "shell/spaces/view.hpp"

namespace shell::spaces {
using namespace kit;

std::unique_ptr<Dialog> rules_dialog(const engine::codes::Setup& now, const Mode&);
/// Which of the most probable codes the learner plays, and whether it splits: at once, in the game on screen.
std::unique_ptr<Dialog> learner_dialog(const View&);
std::unique_ptr<Dialog> how_to_play();
/// The game on screen is put away for an example's.
std::unique_ptr<Dialog> example_dialog(const ExampleResult&);

} // namespace shell::spaces
