#pragma once
// What tournaments and the lab's comparisons have in common: which secrets are played, and what one strategy's games tell.
#include "engine/codes/tournament_result.hpp"
#include "engine/request/reader.hpp"
#include <optional>

namespace engine::request {

/// "secrets", required: "all" (none) or how many, at most `most`.
std::optional<Count> read_secrets(Reader&, Count most);
/// Without "seconds". The means of no games are null.
Json tournament_json(const codes::AnyStrategy&, const codes::TournamentResult&);

} // namespace engine::request
