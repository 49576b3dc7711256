// ScrollArea: a clipped region scrolled by wheel, finger and keyboard.
#include "imgui.h"
#include "shell/kit/inside_imgui.hpp"
#include "shell/kit/ui.hpp"
#include <algorithm>
#include <cmath>
#include <utility>

namespace shell::kit {

ScrollArea::ScrollArea(Ui& ui, std::string_view id, Rect r, Of of) : ui_(ui), id_(id), rect_(r)
{
    ImGui::SetCursorScreenPos({r.x, r.y});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    const ImGuiWindowFlags flags = ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoBackground |
                                   ImGuiWindowFlags_NoMove | (ui.blocked ? ImGuiWindowFlags_NoInputs : 0);
    ImGui::BeginChild(id_.c_str(), {std::max(1.f, r.w), std::max(1.f, r.h)}, ImGuiChildFlags_None, flags);
    ImGui::PopStyleVar();
    const ImGuiIO& io = ImGui::GetIO();
    UiMemory& m = ui.memory();
    if (!ui.blocked && io.MouseSource == ImGuiMouseSource_TouchScreen && io.MouseDown[0]) {
        const Point start{io.MouseClickedPos[0].x, io.MouseClickedPos[0].y};
        const ImVec2 moved = ImGui::GetMouseDragDelta(0, 0);
        // The sheet that is pulled moves its content over the place where the finger went down.
        if (m.scroll_drag.empty() && !m.sheet.held && r.contains(start) && ImGui::GetScrollMaxY() > 0 &&
            std::fabs(moved.y) > 8 && std::fabs(moved.y) > std::fabs(moved.x)) {
            m.scroll_drag = id_;
            let_go(); // a drag does not press the item under the finger
        }
        if (m.scroll_drag == id_) ImGui::SetScrollY(ImGui::GetScrollY() - io.MouseDelta.y);
    }
    if (of == Of::game && ui.is_new(id_, 0)) ImGui::SetScrollY(0); // a new screen begins at its top
    offset_ = ImGui::GetScrollY();
    outer_ = std::exchange(m.scrolled, ImGui::GetWindowDrawList());
}

void ScrollArea::show(float top, float bottom)
{
    const float from = ImGui::GetWindowPos().y, to = from + ImGui::GetWindowHeight();
    const float down = top < from ? top - from : std::min(top - from, std::max(0.f, bottom - to));
    if (down != 0) ImGui::SetScrollY(ImGui::GetScrollY() + down);
}

void ScrollArea::go_to(float offset) { ImGui::SetScrollY(offset); }

ScrollArea::~ScrollArea()
{
    ImGui::SetCursorScreenPos({rect_.x, rect_.y - offset_ + std::max(0.f, content_ - 1)});
    ImGui::Dummy({1, 1});
    const float most = std::max(0.f, content_ - rect_.h);
    if (end_) ImGui::SetScrollY(most);
    if (most > 1) {
        if (!ui_.blocked) ui_.memory().scrolls.insert_or_assign(id_, Scrollable{rect_, 0, offset_, 0, most - offset_});
        const float h = std::max(24.f, rect_.h * rect_.h / content_);
        const float y = rect_.y + (rect_.h - h) * std::min(1.f, offset_ / most);
        if (!ui_.memory().figure) ui_.paint.fill({rect_.right() - 5, y, 3, h}, faded(ui_.theme().line_strong, 0.7f), 2);
    }
    ImGui::EndChild();
    ui_.memory().scrolled = outer_;
}

} // namespace shell::kit
