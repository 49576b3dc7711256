#include "shell/kit/inside_imgui.hpp"
#include "imgui_internal.h"
#include <algorithm>

namespace shell::kit {

bool input_waits() { return !ImGui::GetCurrentContext()->InputEventsQueue.empty(); }

float typing_at() { return ImGui::GetCurrentContext()->PlatformImeData.InputPos.y; }

void soften_edges(float width) { ImGui::GetDrawListSharedData()->InitialFringeScale = width; }

void bring_to_front() { ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow()); }

void let_go() { ImGui::ClearActiveID(); }

void caret_to_end()
{
    if (auto* field = ImGui::GetInputTextState(ImGui::GetItemID())) field->ReloadUserBufAndMoveToEnd();
}

void take_key(ImGuiKey key, const char* owner) { ImGui::SetKeyOwner(key, ImGui::GetID(owner)); }

std::optional<Caret> caret_in(ImGuiID id)
{
    const ImGuiInputTextState* state = ImGui::GetInputTextState(id);
    if (!state || ImGui::GetActiveID() != id) return std::nullopt;
    return Caret{state->GetCursorPos(), state->GetSelectionStart(), state->GetSelectionEnd()};
}

void put_caret(ImGuiID id, int at)
{
    ImGuiInputTextState* state = ImGui::GetInputTextState(id);
    if (!state || ImGui::GetActiveID() != id) return;
    at = std::clamp(at, 0, state->TextLen);
    state->WantReloadUserBuf = true; // the only way to a place that is neither end
    state->ReloadSelectionStart = state->ReloadSelectionEnd = at;
    state->CursorFollow = true;
    state->CursorAnimReset();
}

} // namespace shell::kit
