#pragma once
// Lessons on the desktop: finds their files and has the engine make a step of them.
#include <cstdint>
#include <string>

namespace shell::app::desktop {

struct LessonStep {
    std::string flat;  // for App::set("lesson"); "" = no step
    std::string wrong; // why, in the engine's words
    bool known = true; // false: there is no lesson or file of this name
};

/// `lesson`: a lesson that comes with Sagaz, or a file that ends in .json. `step`: from 0. Sagaz's lessons are searched
/// in $SAGAZ_LESSONS, beside the program, in share/sagaz/lessons beside its folder, and in the build's checkout.
LessonStep lesson_step(const std::string& lesson, int step, std::uint64_t seed, const std::string& language);

/// A term of the glossary, whose files are beside the lessons: name, newline, text; `term` alone if it cannot be read.
std::string term_text(const std::string& term, const std::string& language);

} // namespace shell::app::desktop
