#pragma once
// Checks that a lesson's new case shows the board its answer is computed from.
#include "engine/lesson/lesson.hpp"
#include "engine/lesson/names.hpp"
#include <string>
#include <string_view>

namespace engine::request {

/// Returns the fault if the answer asks about boards of this game, but about neither this one nor one akin to it; empty
/// = none.
std::string problem_of_board(std::string_view line, const lesson::Source& answer, const lesson::Names&);

} // namespace engine::request
