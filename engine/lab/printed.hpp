#pragma once
// What the sources print of their players' games, and which of our strategies play them.
#include "engine/lab/reproduce.hpp"

namespace engine::lab {

/// The rows of a table of games, not played yet; the order is the source's.
std::vector<GamesRow> printed_rows(Table);

} // namespace engine::lab
