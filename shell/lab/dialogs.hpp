#pragma once
// The dialogs of the laboratory: another board, who races, how it works.
#include "engine/lab/experiment.hpp"
#include "shell/kit/fields.hpp"
#include <memory>

namespace shell::lab {
using namespace kit;

class View;

/// How many secrets, to be chosen with one press: drawn, described and read by this one field. What the action has chosen, if
/// it was its; 0 = all.
std::optional<engine::Count> secrets_field(Fields&, const engine::lab::Experiment&);
std::unique_ptr<Dialog> rules_dialog(const engine::lab::Experiment& now);
std::unique_ptr<Dialog> genetic_dialog(View&);
std::unique_ptr<Dialog> race_dialog(View&);
std::unique_ptr<Dialog> how_to_play();

} // namespace shell::lab
