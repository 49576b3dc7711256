#pragma once
// A list that is written at its end: the last row stays in sight.
#include "shell/kit/ui.hpp"

namespace shell::kit {

/// Scrolls to the end once for each `version` of the list, each height of its window and of its content. Else it stays
/// where the reader has put it.
inline void keep_end(Ui& ui, ScrollArea& area, std::string_view name, int version, float window, float content)
{
    const auto measures = static_cast<unsigned>(window) * 8192u + static_cast<unsigned>(content);
    const auto shown = static_cast<int>(static_cast<unsigned>(version) * 31u + measures);
    if (ui.is_new(name, shown, 3)) area.to_end(); // ImGui goes as far as it knew a frame before
}

} // namespace shell::kit
