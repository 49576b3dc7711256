#pragma once
// Wraps every use of ImGui's internal interface, which may change with any release. Only this pair of files then needs
// mending.
#include "imgui.h"
#include "shell/kit/geometry.hpp"
#include <optional>

namespace shell::kit {

/// Whether ImGui's input queue still has events: it spreads keys and clicks over frames.
bool input_waits();

/// The y of the line in which the player types, in layout units. Call after Render.
float typing_at();

/// Sets the width of the anti-aliasing fringe of later shapes, in layout units. Call after NewFrame.
void soften_edges(float width);

/// Brings the window being drawn to the front without focusing it.
void bring_to_front();

/// Clears ImGui's active item: the press has become a drag, so the item must not be clicked.
void let_go();

/// Puts the caret of the field just drawn behind its text, in the next frame. Until then the whole text is selected.
void caret_to_end();

/// Takes the key from ImGui's keyboard navigation from the next frame on. `owner`: any name.
void take_key(ImGuiKey, const char* owner);

/// The caret and the selection of the text field that has the keyboard, in bytes; nothing for any other item.
struct Caret {
    int at = 0, from = 0, to = 0;
};
std::optional<Caret> caret_in(ImGuiID);
void put_caret(ImGuiID, int at);

} // namespace shell::kit
