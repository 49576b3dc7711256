#include "shell/kit/dialog.hpp"
#include "imgui.h"
#include "shell/kit/ids.hpp"
#include <algorithm>

namespace shell::kit {
namespace {

float card_width(const Viewport& v, float width)
{
    return std::min(width, v.width - (v.layout == Layout::phone ? 16.f : 32.f));
}

/// Centred when it opens; later it grows downwards, so that controls do not move away under the pointer. A steady one
/// keeps its height too.
Rect kept_card(const Viewport& v, float w, float h, const std::string& title, bool steady)
{
    ImGuiStorage& kept = *ImGui::GetStateStorage();
    const ImGuiID top = ImGui::GetID("top"), window = ImGui::GetID("height"), high = ImGui::GetID("high"),
                  whose = ImGui::GetID("whose");
    const int now = static_cast<int>(ImGui::GetID(title.c_str()));
    const bool stays = !ImGui::IsWindowAppearing() && kept.GetFloat(window) == v.height;
    if (stays && steady && kept.GetInt(whose) == now) h = kept.GetFloat(high, h);
    float y = (v.height - h) / 2;
    if (stays) y = std::min(kept.GetFloat(top, y), v.height - 8 - h);
    kept.SetFloat(top, y);
    kept.SetFloat(window, v.height);
    kept.SetFloat(high, h);
    kept.SetInt(whose, now);
    return {(v.width - w) / 2, y, w, h};
}

} // namespace

float DialogFrame::inner_width(const Ui& ui, float width) { return card_width(ui.view, width) - 40; }

DialogFrame::DialogFrame(Ui& ui, float width, float height, const std::string& title, bool steady)
{
    const auto& v = ui.view;
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({v.width, v.height});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::Begin("dialog", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoBackground |
                     ImGuiWindowFlags_NoSavedSettings);
    ImGui::PopStyleVar();
    // Only then: it would take the focus from a control inside a scrolled area.
    if (!ImGui::IsWindowFocused(ImGuiFocusedFlags_ChildWindows)) ImGui::SetWindowFocus();
    if (ImGui::IsWindowAppearing() && ImGui::GetIO().NavVisible) ui.memory().wanted_focus = "close"; // by keyboard
    const Painter& p = ui.paint;
    p.fill({0, 0, v.width, v.height}, faded(0xff000000u, 0.5f));
    const float w = card_width(v, width);
    card_ = kept_card(v, w, std::min(height, v.height - 16), title, steady);
    p.lift(card_, 16);
    p.fill(card_, ui.theme().surface, 16);
    p.stroke(card_, ui.theme().line, 16);
    float size = 18;
    while (size > 14 && p.width(title, size, Weight::bold) > w - 80) size -= 1;
    p.text({card_.x + 20, card_.y + 37}, p.fitted(title, w - 80, size, Weight::bold),
           {size, ui.theme().text, Weight::bold});
    ui.icon_button("close"_id, {card_.right() - 54, card_.y + 8, 44, 44}, Icon::close, Text::close);
    if (ImGui::IsKeyPressed(ImGuiKey_Escape)) ui.act("close"_id);
}

DialogFrame::~DialogFrame() { ImGui::End(); }

} // namespace shell::kit
