#pragma once
// The 31 game's dialogs: the rules of a new game, and how to play.
#include "engine/thirtyone/game.hpp"
#include "shell/kit/fields.hpp"
#include <memory>

namespace shell::thirtyone {
using namespace kit;

/// The fields of the trial rules.
void trial_fields(Fields&, engine::thirtyone::Rules&);

std::unique_ptr<Dialog> rules_dialog(const engine::thirtyone::Setup& now);
std::unique_ptr<Dialog> how_to_play(const engine::thirtyone::Rules&);

} // namespace shell::thirtyone
