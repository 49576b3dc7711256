#pragma once
// The concepts' ids of controls and texts, in addition to kit/ids.hpp. One a line, sorted.
#include "shell/kit/ids.hpp"

namespace shell::concepts {

ROOM_IDS(kit::ids, R"(
    about
    add_no
    add_yes
    ask
    asking
    attribute
    best
    best_note
    clash
    collapsed
    concept_language
    draft
    examples
    flip
    g_list
    lattice
    likeliest
    likeliest_many
    mode
    needed
    no_flip
    noise_note
    noise_rate
    notation
    notation_about
    question
    random
    remove
    role
    s_list
    same_case
    say
    step_list
    step_story
    suspects
    table
    table_text
    take_best
    text_read
    try_l2
    unaided
    untraced
    votes
    votes_bars
    why:best
    why:left
    wrong
    wrong_rule
    wrong_table
)")

} // namespace shell::concepts
