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

/// In the middle when it opens; later it grows downwards, so that nothing moves away under the pointer.
float kept_top(const Viewport& v, float h)
{
    ImGuiStorage& kept = *ImGui::GetStateStorage();
    const ImGuiID top = ImGui::GetID("top"), height = ImGui::GetID("height");
    float y = (v.height - h) / 2;
    if (!ImGui::IsWindowAppearing() && kept.GetFloat(height) == v.height)
        y = std::min(kept.GetFloat(top, y), v.height - 8 - h);
    kept.SetFloat(top, y);
    kept.SetFloat(height, v.height);
    return y;
}

} // namespace

float DialogFrame::inner_width(const Ui& ui, float width) { return card_width(ui.view, width) - 40; }

DialogFrame::DialogFrame(Ui& ui, float width, float height, const std::string& title)
{
    const auto& v = ui.view;
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({v.width, v.height});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::SetNextWindowFocus();
    ImGui::Begin("dialog", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoBackground |
                     ImGuiWindowFlags_NoSavedSettings);
    ImGui::PopStyleVar();
    const Painter& p = ui.paint;
    p.fill({0, 0, v.width, v.height}, faded(0xff000000u, 0.5f));
    const float w = card_width(v, width), h = std::min(height, v.height - 16);
    card_ = {(v.width - w) / 2, kept_top(v, h), w, h};
    p.lift(card_, 16);
    p.fill(card_, ui.theme().surface, 16);
    p.stroke(card_, ui.theme().line, 16);
    p.text({card_.x + 20, card_.y + 37}, p.fitted(title, w - 80, 18, Weight::bold),
           {18, ui.theme().text, Weight::bold});
    ui.icon_button("close"_id, {card_.right() - 54, card_.y + 8, 44, 44}, Icon::close, Text::close);
    if (ImGui::IsKeyPressed(ImGuiKey_Escape)) ui.act("close"_id);
}

DialogFrame::~DialogFrame() { ImGui::End(); }

} // namespace shell::kit
