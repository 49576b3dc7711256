#pragma once
// The notebook of "El juego del 31" (UNAM ENES Morelia, PAPIME PE110324) line by line: boards as strings in sets, a
// frontier sorted anew for every board. The baseline of engine/thirtyone's speed, and the oracle of its order.
#include "engine/thirtyone/position.hpp"
#include <string>
#include <vector>

namespace engine::cli {

struct NotebookNode {
    thirtyone::Position position; // the notebook's level is position.plies
    int status = 0;               // +1 good for A, -1 good for B
};

/// exploration(), then check_strategy(): the explored nodes in order, labelled. On a full board the mover loses.
std::vector<NotebookNode> notebook(const thirtyone::Rules&);

} // namespace engine::cli
