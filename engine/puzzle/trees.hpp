#pragma once
// Trees for puzzles, searched by alpha-beta.
#include "engine/puzzle/puzzle.hpp"
#include "engine/search/search.hpp"
#include "engine/trees/game.hpp"

namespace engine::puzzle {

std::string line_of(const search::Tree&, search::NodeKind first);
search::Tree tree_of(const std::string& line);
inline std::string node_id(int node) { return "node:" + std::to_string(node); }

} // namespace engine::puzzle
