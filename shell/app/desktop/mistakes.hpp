#pragma once
// The messages on stderr about unusable arguments: which option, why, and what can be used instead.
#include "shell/app/desktop/arguments.hpp"
#include "shell/app/desktop/lessons.hpp"
#include "shell/kit/effect.hpp"
#include <string>

namespace shell::app::desktop {

/// The message of an effect that reports an error; "" for other effects.
std::string mistake_in(const kit::Effect&, const Arguments&);
/// The message of a lesson's step that cannot be shown; "" if it can.
std::string mistake_in(const LessonStep&);

} // namespace shell::app::desktop
