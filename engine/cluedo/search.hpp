#pragma once
// Whether any deal exists: backtracking to any depth with propagation and with what all hand sizes together leave no
// room for (room.hpp). Certain without counting; a handful of trials is usual. All rules are among the constraints.
#include "engine/cluedo/propagate.hpp"
#include <optional>

namespace engine::cluedo {

/// A deal that satisfies all constraints within the domains; nothing if none exists.
std::optional<Deal> find_deal(const Table&, std::span<const Constraint>, Domains);

/// The same search with every step recorded, for domains without a deal: nested trials, each finally refuted.
void refute(const Table&, std::span<const Constraint>, Domains, Recorder<Move>&);

/// Decides the backbone: every literal that is the same in all deals. False: no deal. Each deal found settles a literal
/// of every card, so there are far fewer searches than literals.
bool complete(const Table&, std::span<const Constraint>, Domains&);

/// Decides as much as the level deduces; false: the level finds a contradiction.
bool decide(const Table&, std::span<const Constraint>, Domains&, Level);

} // namespace engine::cluedo
