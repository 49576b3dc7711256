#pragma once
// The theme of readers whose system forces its few colours on everything.
#include "shell/kit/theme.hpp"

namespace shell::kit {

/// Of five colours, each RRGGBB with a space between: background, text, highlight, text on it, disabled text. None: not five.
std::optional<Theme> forced_theme(std::string_view colours);

} // namespace shell::kit
