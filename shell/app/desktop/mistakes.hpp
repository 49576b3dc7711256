#pragma once
// What was asked for and cannot be, as the command line's reader is told: which option, why, and what would do.
#include "shell/app/desktop/arguments.hpp"
#include "shell/app/desktop/lessons.hpp"
#include "shell/kit/effect.hpp"
#include <string>

namespace shell::app::desktop {

/// What an app tells its host of a mistake, for the standard error; "" = this effect tells of none.
std::string mistake_in(const kit::Effect&, const Arguments&);
/// Why a lesson's step cannot be shown, for the same reader; "" = it can.
std::string mistake_in(const LessonStep&);

} // namespace shell::app::desktop
