#pragma once
// The ids of this screen that shell/pegs/ids.hpp and kit/ids.hpp do not have, in alphabetical order.
#include "shell/pegs/ids.hpp"

namespace shell::spaces {

inline constexpr std::string_view own_ids = R"(
    advance
    allow_lies
    amount
    believed
    best
    bits
    blind
    board
    box
    collapsed
    costliest
    cover
    dead
    declare
    details_close
    early
    example
    example_about
    example_list
    examples_intro
    figures
    fold
    generation
    highest
    hypothesis
    hypothesis:back
    hypothesis:next
    l_or_l2
    learner
    lies
    load_example
    load_why
    memory
    more_spaces
    no_plot
    no_update
    noise
    open_to
    oracle
    plot
    saved
    saved_updates
    see_update
    space
    space_codes
    space_dead
    space_e
    space_g
    space_legend
    space_size
    spaces
    spaces_view
    split
    split_why
    step_codes
    step_death
    step_e
    step_g
    step_why
    supposing
    tie
    tie_rule
    tie_why
    too_large
    unit
    updates
    who
    why:left
    why:lie
    why:map
    why:space
)";

consteval kit::Id operator""_id(const char* word, std::size_t)
{
    return kit::Id::listed(word, own_ids, pegs::own_ids, kit::ids);
}

} // namespace shell::spaces
