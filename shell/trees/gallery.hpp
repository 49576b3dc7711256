#pragma once
// Trees worth looking at, each with a name and what it shows. The figures in the words are the search's own.
#include "shell/kit/fields.hpp"
#include "shell/trees/view.hpp"
#include <span>
#include <string>
#include <string_view>

namespace shell::trees {

struct Example {
    Text name, about; // {0} the tree's value, {1} the fewest leaves that alpha-beta can do with
    std::string_view text;
    engine::search::Algorithm algorithm = engine::search::Algorithm::alphabeta;
    engine::search::NodeKind first = engine::search::NodeKind::max;
};
std::span<const Example> gallery();

engine::trees::Setup setup_of(const Example&);
/// What it shows, as a sentence.
std::string about(const Say&, const Example&);
/// "7 of 9 leaves": what its search looks at.
std::string leaves_looked_at(const Say&, const Example&);
/// The example that this tree is; null = none.
const Example* example_of(const engine::trees::Tree&, engine::search::NodeKind first);

/// All of them, to choose one: name, leaves and sentence each.
void gallery_field(Fields&, int& chosen);

} // namespace shell::trees
