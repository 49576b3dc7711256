#pragma once
// Is there any deal at all? Trial and error to any depth, each trial propagated: what says that something is certain
// without counting. Measured on 24,000 random logs: see tests; a handful of trials is usual.
#include "engine/cluedo/propagate.hpp"
#include <optional>

namespace engine::cluedo {

/// A deal that satisfies all constraints within the domains, or none if there is none.
std::optional<Deal> find_deal(const Table&, std::span<const Constraint>, Domains);

/// The same with every step told, of domains in which there is no deal: trials within trials, each refuted in the end.
void refute(const Table&, std::span<const Constraint>, Domains, Recorder<Move>&);

/// Every literal that is the same in all deals, decided: the backbone. False: no deal. Each deal found settles a
/// literal of every card at once, so there are far fewer searches than literals.
bool complete(const Table&, std::span<const Constraint>, Domains&);

/// As much as the level sees; false: it sees a contradiction.
bool decide(const Table&, std::span<const Constraint>, Domains&, Level);

} // namespace engine::cluedo
