#pragma once
#include "engine/cluedo/entry.hpp"
#include <span>

namespace engine::cluedo {

/// The user's cards among the three, the least revealing first: cards the asker has seen, then those most others have
/// seen, then those of the largest kind.
std::vector<Card> cards_to_show(const View&, std::span<const Entry>, Holder asker, const Trio&);

} // namespace engine::cluedo
