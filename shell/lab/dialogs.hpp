#pragma once
// The dialogs of the laboratory: another board, how it works.
#include "engine/lab/experiment.hpp"
#include "shell/kit/dialog.hpp"
#include <memory>

namespace shell::lab {
using namespace kit;

std::unique_ptr<Dialog> rules_dialog(const engine::lab::Experiment& now);
std::unique_ptr<Dialog> how_to_play();

} // namespace shell::lab
