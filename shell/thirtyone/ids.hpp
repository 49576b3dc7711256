#pragma once
// The ids of the 31 game's controls and texts that kit/ids.hpp does not have, in alphabetical order.
#include "shell/kit/ids.hpp"

namespace shell::thirtyone {

ROOM_IDS(kit::ids, R"(
    analysis@off
    back_to_game
    back_to_game@below
    board
    cannot_fill
    errs
    exercise
    exercise:answers
    exercise:back
    exercise:check
    exercise:mover
    exercise:next
    exercise:next@below
    exercise:none
    exercise:status
    exercise:sum
    exercise:value
    exercise_board
    exercise_moves
    exercise_played
    exercise_result
    exercise_verdicts
    exercises
    full_board
    go_on
    goal
    graph
    graph_over
    growth
    if_you_play
    legend
    limit
    line
    line_end
    max
    moment
    moves
    notes
    only_first
    play_trial
    player_a
    player_b
    reason
    remoteness
    solved
    solved_draw
    square
    status_a
    successors
    sum
    thinking
    tree_size
    trial_cancel
    trial_limit
    trial_max
    trial_rows
    why_idea
    why_replies
    why_words
    worksheet
    worksheet_answers
    worksheet_played
    worksheet_questions
    worksheet_rules
)")

} // namespace shell::thirtyone
