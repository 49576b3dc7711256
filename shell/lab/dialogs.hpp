#pragma once
// The laboratory's dialogs: board, genetic algorithm, race, how it works; and its fields below the strategies.
#include "engine/lab/experiment.hpp"
#include "shell/kit/fields.hpp"
#include <memory>

namespace shell::lab {
using namespace kit;

class View;

/// The fields below the strategies: whether confined strategies are offered, and the number of secrets. Returns the
/// number that the action chose, 0 = all; none if the action was another one.
std::optional<engine::Count> settings_fields(Fields&, const engine::lab::Experiment&, bool& possible_only);
std::unique_ptr<Dialog> rules_dialog(const engine::lab::Experiment& now);
std::unique_ptr<Dialog> genetic_dialog(View&);
std::unique_ptr<Dialog> race_dialog(View&);
std::unique_ptr<Dialog> how_to_play();

} // namespace shell::lab
