#pragma once
// The ids of the tree screen's controls and texts that kit/ids.hpp does not have, in alphabetical order.
#include "shell/kit/ids.hpp"

namespace shell::trees {

ROOM_IDS(kit::ids, R"(
    add_child
    algorithm
    alpha
    alpha_infinite
    alpha_of
    apply_bounds
    apply_node
    apply_text
    ask_values
    ask_windows
    beside
    beside_nodes
    best_line
    beta
    beta_infinite
    beta_of
    bounds_about
    bounds_save
    branching
    chance_cuts
    check
    choose_node
    compared
    comparison
    counts
    cut_rule
    delete
    depth
    drop
    edit
    equal_probabilities
    first
    first_wrong
    fitted
    highest
    histogram
    horizon
    horizon_chosen
    horizon_nodes
    horizon_story
    horizon_why
    irregular
    lab_b
    lab_cancel
    lab_d
    lab_order
    lab_page
    lab_start
    lab_trees
    leaf_high
    leaf_low
    lowest
    move_left
    move_right
    new_mode
    new_text
    next_cut
    node_editor
    node_probability
    node_value
    nodes
    order
    orders_mean
    page
    practise_own
    preset
    retype
    rule_said
    search_problem
    see_step
    solution
    source
    strike
    strikes
    task
    task_press
    text_problem
    tree_text
    use_chance
    value_of
    why:fewest
    why:node
    why:window
    write
    written
    zoom
    zoom_in
    zoom_out
)")

} // namespace shell::trees
