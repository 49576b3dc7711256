#pragma once
// The sources' printed results of their players, with the strategies here that play like them.
#include "engine/lab/reproduce.hpp"

namespace engine::lab {

/// The rows of a table, in the source's order, before any game is played.
std::vector<GamesRow> printed_rows(Table);

} // namespace engine::lab
