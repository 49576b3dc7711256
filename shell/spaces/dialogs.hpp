#pragma once
// The version-space screen's dialogs: the rules, the learner's strategy, how to play, and opening an example.
#include "shell/kit/dialog.hpp"
#include "shell/spaces/view.hpp"

namespace shell::spaces {
using namespace kit;

std::unique_ptr<Dialog> rules_dialog(const engine::codes::Setup& now, const Mode&);
/// The learner's tie rule and its splits; a change takes effect at once in the game on screen.
std::unique_ptr<Dialog> learner_dialog(const View&);
std::unique_ptr<Dialog> how_to_play();
/// Asks before an example's game replaces the one on screen.
std::unique_ptr<Dialog> example_dialog(const ExampleResult&);

} // namespace shell::spaces
