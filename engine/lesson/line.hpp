#pragma once
// A game's line, whichever game's: can that game read it?
#include <string>
#include <string_view>

namespace engine::lesson {

/// What is wrong with it and where, by kind; empty = nothing.
std::string problem_of_line(std::string_view line);

/// The first word of the lines of a game, by its name ("picas-fijas": "codes"); empty = no game with lessons.
std::string_view line_word(std::string_view game);
/// Those with lessons: "mastermind, picas-fijas, …".
std::string names_of_games();

/// The code games' line in a line of theirs or of version spaces, which has it at its end; empty = none.
std::string_view codes_line_in(std::string_view line);

} // namespace engine::lesson
