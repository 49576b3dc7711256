#pragma once
// The theme for forced-colors mode, where the system prescribes a few colours.
#include "shell/kit/theme.hpp"

namespace shell::kit {

/// `colours`: five RRGGBB separated by spaces: background, text, highlight, text on highlight, disabled text. Otherwise
/// nothing.
std::optional<Theme> forced_theme(std::string_view colours);

} // namespace shell::kit
