#pragma once
// The form for an entry in the outline, and the options that it shares with the other controls.
#include "shell/cluedo/view.hpp"
#include <vector>

namespace shell::cluedo {

using OutlineOptions = std::vector<OutlineOption>;

/// The first `holders` holders. `refused`: those that cannot be chosen, a bit each.
OutlineOptions holder_options(const Say&, const engine::cluedo::Setup&, int holders, std::uint32_t refused = 0);
OutlineOptions card_options(const Say&, const engine::cluedo::Setup&, engine::cluedo::Cards);
/// All cards, in the three parts of the deck.
OutlineOptions deck_options(const Say&, const engine::cluedo::Setup&);

/// Precondition: an entry is being written.
void describe_draft(const View&, Outline&, const Say&);

} // namespace shell::cluedo
