#pragma once
// The dialogs of the tree screen (a new tree or exercise, how to use it), and fields for the canvas and the outline.
#include "shell/kit/fields.hpp"
#include "shell/trees/view.hpp"
#include <string>

namespace shell::trees {

/// The first of 30 seeds from this one whose exercise has something to prune; this seed if none has.
std::uint64_t worthwhile_seed(const engine::search::TreeShape&, engine::search::NodeKind first, std::uint64_t seed);

/// The settings of the laboratory's measurement.
void lab_fields(Fields&, LabSettings&, int deepest);
/// The editor's fields for this node. The view handles their actions.
void node_fields(Fields&, const engine::search::Tree&, int node, std::string& value, std::string& probability);

/// Bounds of all leaves, for trees with chance nodes (bounds.cpp).
void bounds_fields(Fields&, const View&);
/// The rule by which the person cuts.
Field rule_field(Fields&, engine::search::CutRule&);
/// "α ≥ β"
std::string rule_in_words(const Say&, engine::search::CutRule);
/// "The rule here: cut when α ≥ β."; once the sheet is checked, also what the other rule would change.
std::string rule_said(const Say&, const View&);
/// How many leaves more or fewer the other rule would look at; "" where the tree cannot be searched.
std::string rules_compared(const Say&, const engine::trees::Game&);

std::unique_ptr<Dialog> rules_dialog(const engine::trees::Setup& now);
std::unique_ptr<Dialog> how_to_play();

} // namespace shell::trees
