// The message over the screen: placed where it hides least, and removed after a while.
#include "imgui.h"
#include "shell/app/app.hpp"
#include "shell/app/ids.hpp"
#include "shell/kit/inside_imgui.hpp"
#include <algorithm>
#include <array>

namespace shell::app {
namespace {

/// Where the claim or control stands that a message is about: a mark "?" with its claim, whose line it ends.
std::optional<Rect> subject(std::string_view about, const UiMemory& m)
{
    const auto found = m.rects.find(about);
    if (found == m.rects.end()) return std::nullopt;
    const Rect mark = found->second;
    if (!about.starts_with("why:")) return mark;
    for (const auto& pane : {m.panel, m.board})
        if (pane && pane->contains(mark.centre())) return Rect{pane->x, mark.y - 12, pane->w, mark.h + 24};
    return mark;
}

bool meet(const Rect& a, const Rect& b)
{
    const Rect both = a.clipped(b);
    return both.w > 0 && both.h > 0;
}

/// The cost of covering with `r`: 1 for a control or a part of the board, 50 for what the message is about, 100 for an
/// enabled control that undoes a move or continues the game, and for the words of a lesson's card.
float hides(const Rect& r, const UiMemory& m, std::string_view about)
{
    const auto its = subject(about, m);
    float out = its && meet(r, *its) ? 50.f : 0.f;
    for (const Rect& words : m.lesson.words) out += meet(r, words) ? 100.f : 0.f;
    for (const auto& [id, box] : m.rects) {
        if (!meet(r, box)) continue;
        const auto it = m.enabled.find(id);
        const bool most = id == "undo" || id == "redo" || id == "go_on" || id.starts_with("show:");
        out += most && it != m.enabled.end() && it->second ? 100.f : 1.f;
    }
    return out;
}

/// The lowest place where a message hides least: over the analysis at the right if that is free, else anywhere.
Rect place_for_message(const Viewport& v, float w, float h, const UiMemory& m, std::string_view about)
{
    const bool phone = v.layout == Layout::phone;
    const float middle = (v.width - w) / 2, right = std::max(middle, v.width - w - 40), left = std::min(middle, 24.f);
    const float foot = v.height - h - (phone ? 12.f : 40.f);
    const std::array columns{phone ? middle : right, phone ? middle : left, middle};
    Rect best{columns[0], foot, w, h};
    float least = hides(best, m, about);
    for (const float x : columns)
        for (float y = foot; y >= 4 && least > 0; y -= 8) {
            const Rect r{x, y, w, h};
            const float cost = hides(r, m, about);
            if (cost < least) best = r, least = cost;
        }
    return best;
}

} // namespace

void App::draw_toast(Ui& ui)
{
    if (!toast_) return;
    // The time starts with the first frame: the first game of a page may start long after the page.
    if (!toast_->why.empty()) { // stays while the claim holds, with current numbers
        const std::string words = reason(toast_->why);
        outline_changed_ |= words != toast_->text;
        toast_->text = words;
        if (words.empty()) return toast_.reset();
    } else if (!toast_->until) toast_->until = now_ + (toast_->said == Said::done ? 6000 : 12000);
    if (toast_->until && now_ >= *toast_->until) {
        toast_.reset();
        outline_changed_ = true;
        return;
    }
    if (toast_->until) ui.wake_in(*toast_->until - now_);
    if (dialog_ && !toast_->of_dialog) return;
    const Painter& p = ui.paint;
    const auto& v = ui.view;
    const Theme& t = ui.theme();
    ImGui::SetNextWindowPos({0, 0});
    const float width = std::min(520.f, v.width - 24);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1, 1});
    const bool answers = !toast_->action_id.empty(), below = answers && width < 360; // the button is below the words
    const float button_w = answers && !below ? 110.f : 0.f;
    // Measures with the painter's fonts: the window and its draw list do not exist yet.
    const bool slim = v.width < 300; // no room for an icon
    const float margin = slim ? 14.f : 46.f;
    const auto lines = p.wrapped(toast_->text, width - margin - (slim ? 48.f : 62.f) - button_w, 14);
    const float words_h = std::max(56.f, 28 + 20 * static_cast<float>(lines.size()));
    const float height = words_h + (below ? 44.f : 0.f);
    if (toast_->screen_w != v.width || toast_->screen_h != v.height || hides(toast_->place, memory_, "") >= 100)
        toast_->place = place_for_message(v, width, height, memory_, toast_->about);
    toast_->screen_w = v.width;
    toast_->screen_h = v.height;
    const Rect r{toast_->place.x, toast_->place.y, width, height}, words{r.x, r.y, r.w, words_h};
    ImGui::SetNextWindowPos({r.x - 8, r.y - 8});
    ImGui::SetNextWindowSize({r.w + 16, r.h + 16});
    ImGui::Begin("toast", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoBackground |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoFocusOnAppearing);
    ImGui::PopStyleVar();
    bring_to_front();
    p.lift(r, 12);
    const bool bad = toast_->said == Said::wrong;
    p.fill(r, bad ? t.bad_soft : t.raised, 12);
    p.stroke(r, bad ? t.bad : t.line_strong, 12);
    const float mid = words.centre().y;
    if (!slim) {
        if (bad) draw_cross(p, {r.x + 26, mid}, 5, t.bad, 2.4f);
        else if (toast_->said == Said::done) draw_tick(p, {r.x + 26, mid}, 6, t.good, 2.4f);
        else kit::draw(p, Icon::bulb, {r.x + 16, mid - 10}, 20, t.muted);
    }
    float y = mid - 10 * static_cast<float>(lines.size() - 1) + 5;
    for (const auto& l : lines) {
        p.text({r.x + margin, y}, l, {14, t.text});
        y += 20;
    }
    ui.blocked = false;
    if (answers) {
        const Rect button = below ? Rect{r.x + 12, r.bottom() - 44, r.w - 24, 40}
                                  : Rect{r.right() - button_w - 48, mid - 20, button_w, 40};
        ui.button(toast_->action_id, button, toast_->action_label, ButtonKind::quiet);
    }
    ui.icon_button("toast_close"_id, {r.right() - 48, mid - 22, 44, 44}, Icon::close, Text::close);
    ImGui::End();
}

} // namespace shell::app
