#pragma once
// Keeps the last row of a growing list in view.
#include "shell/kit/ui.hpp"

namespace shell::kit {

/// Scrolls to the end when `version` or the height of the window or the content changes. Otherwise the list stays where
/// the reader scrolled it.
inline void keep_end(Ui& ui, ScrollArea& area, std::string_view name, int version, float window, float content)
{
    const auto measures = static_cast<unsigned>(window) * 8192u + static_cast<unsigned>(content);
    const auto shown = static_cast<int>(static_cast<unsigned>(version) * 31u + measures);
    if (ui.is_new(name, shown, 3)) area.to_end(); // 3: ImGui knows the content height a frame late
}

} // namespace shell::kit
