#pragma once
// A tree as a person types it: with decimal commas where they can mean nothing else.
#include "engine/search/tree.hpp"
#include "shell/kit/ui.hpp"
#include <string>
#include <string_view>

namespace shell::trees {
using namespace kit;

/// The tree, or the fault with its place and what to write instead. A comma between two figures separates two numbers,
/// as in a link, unless the text has semicolons or the comma stands in a chance node's probability or value: then it is
/// a decimal comma. Where spaces separate other numbers it may be either, which is a fault.
engine::Expected<engine::search::Tree, std::string> typed_tree(const Say&, std::string_view text,
                                                               engine::search::NodeKind first);

} // namespace shell::trees
