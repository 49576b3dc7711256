#pragma once
// The desktop as a host of lessons: finds the files, and has the engine make a step of them.
#include <cstdint>
#include <string>

namespace shell::app::desktop {

struct LessonStep {
    std::string flat;  // for App::set("lesson"); "" = there is none
    std::string wrong; // why, in the engine's words
    bool known = true; // false: there is no lesson or file of this name
};

/// `lesson`: one that comes with Sagaz, or a file of one's own, which ends in .json. Ours are looked for in $SAGAZ_LESSONS, beside
/// the program, in share/sagaz/lessons beside its folder, and in the checkout around the build's folder.
LessonStep lesson_step(const std::string& lesson, int step, std::uint64_t seed, const std::string& language);

/// A term of the glossary, which lies beside the lessons: its name, a new line, its text; only `term` where it cannot be read.
std::string term_text(const std::string& term, const std::string& language);

} // namespace shell::app::desktop
