#pragma once
// The laboratory's dialogs: board, genetic algorithm, race, how it works.
#include "engine/lab/experiment.hpp"
#include "shell/kit/fields.hpp"
#include <memory>

namespace shell::lab {
using namespace kit;

class View;

std::unique_ptr<Dialog> rules_dialog(const engine::lab::Experiment& now);
std::unique_ptr<Dialog> genetic_dialog(View&);
std::unique_ptr<Dialog> race_dialog(View&);
/// A strategy in writing, or fixed guesses, on the experiment's board (given.cpp).
std::unique_ptr<Dialog> given_dialog(const engine::codes::Rules&);
std::unique_ptr<Dialog> how_to_play();

} // namespace shell::lab
