#include "shell/kit/screen.hpp"
#include "imgui.h"

namespace shell::kit {

bool undo_keys(Ui& ui)
{
    const ImGuiIO& io = ImGui::GetIO();
    if (!io.KeyCtrl && !io.KeySuper) return false;
    if (ImGui::IsKeyPressed(ImGuiKey_Z)) ui.act(io.KeyShift ? "redo" : "undo");
    if (ImGui::IsKeyPressed(ImGuiKey_Y)) ui.act("redo");
    return true;
}

} // namespace shell::kit
