#include "shell/kit/inside_imgui.hpp"
#include "imgui_internal.h"

namespace shell::kit {

bool input_waits() { return !ImGui::GetCurrentContext()->InputEventsQueue.empty(); }

float typing_at() { return ImGui::GetCurrentContext()->PlatformImeData.InputPos.y; }

void soften_edges(float width) { ImGui::GetDrawListSharedData()->InitialFringeScale = width; }

void bring_to_front() { ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow()); }

void let_go() { ImGui::ClearActiveID(); }

void take_key(ImGuiKey key, const char* owner) { ImGui::SetKeyOwner(key, ImGui::GetID(owner)); }

} // namespace shell::kit
