#pragma once
// The dialogs of the laboratory: another board, who races, how it works.
#include "engine/lab/experiment.hpp"
#include "shell/kit/fields.hpp"
#include <memory>

namespace shell::lab {
using namespace kit;

class View;

/// Under the strategies: whether the confined ones are offered, and how many secrets, to be chosen with one press. The number
/// that the action has chosen, if it was of that; 0 = all.
std::optional<engine::Count> settings_fields(Fields&, const engine::lab::Experiment&, bool& possible_only);
std::unique_ptr<Dialog> rules_dialog(const engine::lab::Experiment& now);
std::unique_ptr<Dialog> genetic_dialog(View&);
std::unique_ptr<Dialog> race_dialog(View&);
std::unique_ptr<Dialog> how_to_play();

} // namespace shell::lab
