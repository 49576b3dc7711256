#pragma once
// Is the board that a new case shows the one that its answer is asked about?
#include "engine/lesson/lesson.hpp"
#include "engine/lesson/names.hpp"
#include <string>
#include <string_view>

namespace engine::request {

/// What is wrong if of the answer's requests about boards of this game none is about this one, or one akin to it; empty = nothing.
std::string problem_of_board(std::string_view line, const lesson::Source& answer, const lesson::Names&);

} // namespace engine::request
