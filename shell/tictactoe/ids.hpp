#pragma once
// Tic-tac-toe's ids of controls and texts, in addition to kit/ids.hpp. One a line, sorted.
#include "shell/kit/ids.hpp"

namespace shell::tictactoe {

ROOM_IDS(kit::ids, R"(
    about_f
    best
    board
    branch
    cells
    crumb
    cuts
    depth
    go_on
    history
    look
    moves
    o_depth
    o_player
    open_to
    rules_note
    search
    show_tree
    size
    tree
    tree_page
    tree_size
    tree_visited
    why:best
    why:moves
    x_depth
    x_player
)")

} // namespace shell::tictactoe
