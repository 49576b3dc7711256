#pragma once
// A new tree (example, text, drawn by a seed) or exercise; and how it is done.
#include "shell/kit/fields.hpp"
#include "shell/trees/view.hpp"
#include <string>

namespace shell::trees {

/// This seed, or the first after it whose exercise has something to prune (none: this one).
std::uint64_t worthwhile_seed(const engine::search::TreeShape&, engine::search::NodeKind first, std::uint64_t seed);

/// What the laboratory measures, to be chosen.
void lab_fields(Fields&, LabSettings&, int deepest);
/// What the editor can do with this node. Its buttons are events: the view carries them out.
void node_fields(Fields&, const engine::search::Tree&, int node, std::string& value, std::string& probability);

std::unique_ptr<Dialog> rules_dialog(const engine::trees::Setup& now);
std::unique_ptr<Dialog> how_to_play();

} // namespace shell::trees
