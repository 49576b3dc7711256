// Keys while a question waits: they are the question's, also where its field has no focus.
#include "imgui.h"
#include "shell/lesson/ids.hpp"
#include "shell/lesson/question.hpp"

namespace shell::lesson {

bool takes_keys(Ui& ui, const Player& l)
{
    const ImGuiIO& io = ImGui::GetIO();
    if (!ui.memory().lesson.asks || io.WantTextInput || io.KeyCtrl || io.KeySuper) return false;
    if (ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false)) {
        if (io.NavVisible && ImGui::IsAnyItemFocused()) return true; // ImGui presses it
        ui.act("lesson_check"_id);                                   // with nothing to check, the app says so
        if (l.can_check()) ui.memory().wanted_focus = focus_when_solved(l);
        return true;
    }
    const auto kind = l.step().ask->kind;
    const bool written = kind != Ask::Kind::choice && kind != Ask::Kind::set;
    std::string answer = l.typed();
    bool typed = false;
    for (const ImWchar c : io.InputQueueCharacters) {
        if (c <= ' ' || c >= 0x7f || c == '?') continue; // the space bar and "?" have their own meaning
        typed = true;
        if (written) answer += static_cast<char>(c);
    }
    const bool erases = ImGui::IsKeyPressed(ImGuiKey_Backspace) || ImGui::IsKeyPressed(ImGuiKey_Delete);
    if (!typed && erases && !answer.empty()) answer.pop_back();
    if (answer != l.typed()) {
        ui.act("lesson_answer"_id, answer);
        ui.memory().wanted_focus = "lesson_answer"; // then Enter checks it, instead of pressing another control
    }
    return typed || erases;
}

} // namespace shell::lesson
