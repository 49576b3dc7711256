#pragma once
// Shared by tournaments and the lab's comparisons: which secrets to play, and the reply for one strategy's games.
#include "engine/codes/tournament_result.hpp"
#include "engine/request/reader.hpp"
#include <optional>

namespace engine::request {

/// "secrets", required: "all" (returns nothing) or a number, at most `most`.
std::optional<Count> read_secrets(Reader&, Count most);
/// The reply without "seconds". Means over no games are null.
Json tournament_json(const codes::AnyStrategy&, const codes::TournamentResult&);

} // namespace engine::request
