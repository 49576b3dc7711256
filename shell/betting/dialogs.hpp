#pragma once
// The dialogs of the betting game: rules of a new game, how to play.
#include "engine/betting/match.hpp"
#include "shell/kit/dialog.hpp"
#include <memory>

namespace shell::betting {
using namespace kit;

std::unique_ptr<Dialog> rules_dialog(const engine::betting::Setup& now);
std::unique_ptr<Dialog> rules_dialog(const engine::betting::MatchSetup& now);
std::unique_ptr<Dialog> how_to_play();
std::unique_ptr<Dialog> how_to_play(engine::betting::Variant);
/// Of a game given by a file.
std::unique_ptr<Dialog> how_to_read_a_tree();

} // namespace shell::betting
