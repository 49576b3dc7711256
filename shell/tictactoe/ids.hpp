#pragma once
// What can be pressed or read in this room, beside what all have (kit/ids.hpp). A new one is a line, from a to z.
#include "shell/kit/ids.hpp"

namespace shell::tictactoe {

inline constexpr std::string_view own_ids = R"(
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
    x_depth
    x_player
)";

consteval kit::Id operator""_id(const char* word, std::size_t) { return kit::Id::listed(word, own_ids, kit::ids); }

} // namespace shell::tictactoe
