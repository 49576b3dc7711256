#pragma once
// Checks a line of any game: whether that game can read it.
#include <string>
#include <string_view>

namespace engine::lesson {

/// The line's fault and its place; empty = none.
std::string problem_of_line(std::string_view line);

/// The first word of a game's lines, by the game's name ("picas-fijas": "codes"); empty = a game without lessons.
std::string_view line_word(std::string_view game);
/// The games with lessons: "mastermind, picas-fijas, …".
std::string names_of_games();

/// The code game's line, from a line of that game or at the end of a line of version spaces; empty = none.
std::string_view codes_line_in(std::string_view line);

} // namespace engine::lesson
