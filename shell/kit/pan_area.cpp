#include "shell/kit/pan_area.hpp"
#include "imgui.h"
#include "shell/kit/inside_imgui.hpp"
#include <algorithm>
#include <cmath>

namespace shell::kit {

PanArea::PanArea(Ui& ui, std::string_view id, Rect window, float content_w, float content_h) : window_(window)
{
    auto& pan = ui.memory().pans[std::string(id)];
    const float most_x = std::max(0.f, content_w - window.w), most_y = std::max(0.f, content_h - window.h);
    ImGui::SetCursorScreenPos({window.x, window.y});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::BeginChild(std::string(id).c_str(), {std::max(1.f, window.w), std::max(1.f, window.h)}, ImGuiChildFlags_None,
                      ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoMove |
                          ImGuiWindowFlags_NoScrollWithMouse | (ui.blocked ? ImGuiWindowFlags_NoInputs : 0));
    ImGui::PopStyleVar();
    const ImGuiIO& io = ImGui::GetIO();
    if (!ui.blocked && (most_x > 0 || most_y > 0)) {
        if (ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem)) {
            const float sideways = io.KeyShift ? io.MouseWheel : io.MouseWheelH;
            if (!io.KeyShift) pan.y -= io.MouseWheel * 60;
            pan.x -= sideways * 60;
            if (io.MouseWheel != 0 || io.MouseWheelH != 0) pan.wanted = false;
        }
        const Point start{io.MouseClickedPos[0].x, io.MouseClickedPos[0].y};
        const ImVec2 moved = ImGui::GetMouseDragDelta(0, 0);
        if (io.MouseDown[0] && window.contains(start) && ui.memory().scroll_drag.empty() &&
            std::hypot(moved.x, moved.y) > 6) {
            ui.memory().scroll_drag = std::string(id);
            let_go(); // a drag does not press the item under the pointer
        }
        if (ui.memory().scroll_drag == id) {
            pan.x -= io.MouseDelta.x;
            pan.y -= io.MouseDelta.y;
            pan.wanted = false;
        }
    }
    if (pan.wanted) {
        const auto into = [](float from, float least, float size, float room) {
            if (least - 24 < from) return least - 24;
            return std::max(from, least + size + 24 - room);
        };
        const float x = std::clamp(into(pan.x, pan.part.x, pan.part.w, window.w), 0.f, most_x);
        const float y = std::clamp(into(pan.y, pan.part.y, pan.part.h, window.h), 0.f, most_y);
        const float step = ui.view.reduced ? 1.f : 0.35f;
        pan.x += (x - pan.x) * step;
        pan.y += (y - pan.y) * step;
        if (std::fabs(x - pan.x) + std::fabs(y - pan.y) < 1) pan.wanted = false;
        ui.memory().animating = true;
    }
    pan.x = std::clamp(pan.x, 0.f, most_x);
    pan.y = std::clamp(pan.y, 0.f, most_y);
    if (!ui.blocked && (most_x > 0 || most_y > 0))
        ui.memory().scrolls.insert_or_assign(std::string(id),
                                             Scrollable{window, pan.x, pan.y, most_x - pan.x, most_y - pan.y});
    origin_ = {most_x > 0 ? window.x - pan.x : window.x + (window.w - content_w) / 2,
               most_y > 0 ? window.y - pan.y : window.y + (window.h - content_h) / 2};
    const Colour c = faded(ui.theme().line_strong, 0.7f);
    if (ui.memory().figure) return;
    if (most_x > 0) {
        const float w = std::max(24.f, window.w * window.w / content_w);
        ui.paint.fill({window.x + (window.w - w) * pan.x / most_x, window.bottom() - 5, w, 3}, c, 2);
    }
    if (most_y > 0) {
        const float h = std::max(24.f, window.h * window.h / content_h);
        ui.paint.fill({window.right() - 5, window.y + (window.h - h) * pan.y / most_y, 3, h}, c, 2);
    }
}

PanArea::~PanArea() { ImGui::EndChild(); }

Rect PanArea::seen() const { return {window_.x - origin_.x, window_.y - origin_.y, window_.w, window_.h}; }

void pan_to(Ui& ui, std::string_view id, Rect part)
{
    auto& pan = ui.memory().pans[std::string(id)];
    pan.part = part;
    pan.wanted = true;
    ui.memory().animating = true;
}

} // namespace shell::kit
