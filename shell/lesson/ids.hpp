#pragma once
// Ids of the lessons' controls and texts, besides those of kit/ids.hpp. A new one is a line, in alphabetical order.
#include "shell/kit/ids.hpp"

namespace shell::lesson {

ROOM_IDS(kit::ids, R"(
    lesson
    lesson_about
    lesson_again
    lesson_answer
    lesson_check
    lesson_choice
    lesson_close
    lesson_counts
    lesson_feedback
    lesson_fold
    lesson_game
    lesson_hint
    lesson_keep
    lesson_look
    lesson_mark
    lesson_more
    lesson_next
    lesson_no_number
    lesson_previous
    lesson_question
    lesson_restart
    lesson_say
    lesson_step
    lesson_task
    lesson_why
    lesson_wrong
    lessons_about
    puzzle_hints
    puzzle_offer
    puzzle_on
    puzzle_open
    puzzle_pencil
    puzzle_retry
    puzzle_rule
    puzzle_strike
    puzzle_struck
    puzzle_sure
    puzzle_took
)")

} // namespace shell::lesson
