#pragma once
// The matrix games' ids of controls and texts, in addition to kit/ids.hpp. One a line, sorted.
#include "shell/kit/ids.hpp"

namespace shell::matrix {

ROOM_IDS(kit::ids, R"(
    average
    check_p
    check_q
    choices
    choose
    column_name
    deserved
    eliminations
    entry
    envelope
    envelope_title
    extremes_first_p
    extremes_first_q
    extremes_p
    extremes_q
    its_choices
    last_round
    matrix
    matrix_columns
    matrix_rows
    matrix_text
    maximin
    maximin_why
    minimax
    minimax_why
    no_rounds
    only_strict
    p
    players
    preset
    presets
    q
    rounds
    rounds_count
    row_name
    saddles
    shape_p
    shape_q
    side
    simplex_p
    simplex_q
    total
    value_for_you
    weak_note
    why:maximin
    why:minimax
    why:p
    why:q
    why:saddles
    why:step
    why:value
    your_choices
)")

} // namespace shell::matrix
