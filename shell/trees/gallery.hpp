#pragma once
// The gallery of example trees, each with a name and a sentence. The engine computes the figures in the sentences.
#include "shell/kit/fields.hpp"
#include "shell/trees/view.hpp"
#include <span>
#include <string>
#include <string_view>

namespace shell::trees {

struct Example {
    Text name, about; // {0} the tree's value, {1} the leaves its search visits in the order best_first
    std::string_view text;
    engine::search::Algorithm algorithm = engine::search::Algorithm::alphabeta;
    engine::search::NodeKind first = engine::search::NodeKind::max;
};
std::span<const Example> gallery();

engine::trees::Setup setup_of(const Example&);
/// The sentence about the example.
std::string about(const Say&, const Example&);
/// "7 of 9 leaves": the leaves that its search visits from left to right.
std::string leaves_looked_at(const Say&, const Example&);
/// The example equal to this tree; null = none.
const Example* example_of(const engine::trees::Tree&, engine::search::NodeKind first);

/// A choice among all examples, each with name, leaves and sentence.
void gallery_field(Fields&, int& chosen);

} // namespace shell::trees
