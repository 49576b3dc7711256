#pragma once
// All that the shell asks of ImGui beyond its public interface, which may change with any release of it: this pair of files
// is then the place to mend.
#include "imgui.h"
#include "shell/kit/geometry.hpp"

namespace shell::kit {

/// Whether events are still to be taken in: ImGui takes one key or click a frame.
bool input_waits();

/// After Render: the top of the line in which text is being typed, in layout units.
float typing_at();

/// After NewFrame: how wide the soft edges of what is drawn from now on are, in layout units.
void soften_edges(float width);

/// The window being drawn comes before all others, without taking the focus.
void bring_to_front();

/// What is being pressed is not pressed any more, because the press became a drag.
void let_go();

/// From the next frame on ImGui does not walk from control to control by this key. `owner`: any name.
void take_key(ImGuiKey, const char* owner);

} // namespace shell::kit
