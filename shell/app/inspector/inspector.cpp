#include "shell/app/inspector/inspector.hpp"
#include "engine/session/link.hpp"
#include "imgui.h"
#include "imgui_internal.h"
#include "shell/app/ids.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/theme_tokens.hpp"
#include <algorithm>
#include <array>
#include <cmath>

namespace shell::app::inspector {
namespace {

constexpr float height_share = 0.44f, least_game = 200, narrow = 600;

void hook(ImGuiContextHookType type, ImGuiContextHookCallback call, void* who)
{
    ImGuiContextHook h;
    h.Type = type;
    h.Callback = call;
    h.UserData = who;
    ImGui::AddContextHook(ImGui::GetCurrentContext(), &h);
}

Inspector& self(ImGuiContextHook* h) { return *static_cast<Inspector*>(h->UserData); }

} // namespace

Inspector::Inspector(App& app, std::function<void(std::string_view)> open, std::function<void(const Effect&)> give)
    : app_(&app), open_(std::move(open)), give_(std::move(give))
{
    hook(ImGuiContextHookType_NewFramePre, before_frame, this);
    hook(ImGuiContextHookType_EndFramePre, in_frame, this);
    hook(ImGuiContextHookType_RenderPost, after_frame, this);
}

Inspector::~Inspector()
{
    for (ImGuiContextHook& h : ImGui::GetCurrentContext()->Hooks)
        if (h.UserData == this) h.Type = ImGuiContextHookType_PendingRemoval_;
}

void Inspector::toggle()
{
    shown_ = !shown_;
    if (shown_) timeline_.keep();
}

Inspector::Room Inspector::room(float width, float height)
{
    game_ = {width, height};
    if (shown_ && width >= narrow) game_.width = std::max(least_game, width - width_wanted);
    else if (shown_) game_.height = std::floor(height * (1 - height_share));
    strip_ = {width - game_.width, height - game_.height};
    return game_;
}

bool Inspector::covers(float x, float y) const { return shown_ && (x >= game_.width || y >= game_.height); }

void Inspector::before_frame(ImGuiContext*, ImGuiContextHook* h)
{
    Inspector& me = self(h);
    me.pulse_.begin(steady_ms());
    if (!me.shown_) return;
    ImVec2& size = ImGui::GetIO().DisplaySize; // the app's layout excludes the inspector
    size.x += me.strip_.width / me.app_->scale();
    size.y += me.strip_.height / me.app_->scale();
}

void Inspector::in_frame(ImGuiContext*, ImGuiContextHook* h)
{
    if (self(h).shown_) self(h).draw();
}

void Inspector::after_frame(ImGuiContext*, ImGuiContextHook* h)
{
    self(h).pulse_.end(steady_ms(), *ImGui::GetDrawData());
}

void Inspector::draw()
{
    const ImGuiIO& io = ImGui::GetIO();
    const float scale = app_->scale();
    const bool below = strip_.width <= 0;
    set_text_reader(nullptr); // no glossary terms in the inspector
    const Rect r = below ? Rect{0, game_.height / scale, io.DisplaySize.x, strip_.height / scale}
                         : Rect{game_.width / scale, 0, strip_.width / scale, io.DisplaySize.y};
    memory_.begin_frame();
    if (!io.MouseDown[0]) memory_.scroll_drag.clear();
    past_.follow(engine::session::linked(app_->state()).value_or(engine::session::Linked{}).line);
    under_.clear();
    for (const auto& [id, place] : app_->drawn().rects)
        if (place.contains({io.MousePos.x, io.MousePos.y}) &&
            (under_.empty() || place.w * place.h < app_->drawn().rects.at(under_).w * app_->drawn().rects.at(under_).h))
            under_ = id;

    const Theme& theme = kit::theme(app_->theme_now());
    Viewport view;
    view.width = r.w;
    view.height = r.h;
    view.tooltips = false;
    view.touch = io.MouseSource == ImGuiMouseSource_TouchScreen;
    const Fonts fonts{io.Fonts->Fonts[0], io.Fonts->Fonts[1]};
    Ui ui(Painter(theme, fonts), Say(Language::english), view, memory_, app_->now());
    ImGui::SetNextWindowPos({r.x, r.y});
    ImGui::SetNextWindowSize({std::ceil(r.w), r.h});
    ImGui::Begin("inspector", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoScrollWithMouse);
    ui.paint.fill(r, theme.surface);
    ui.paint.line({r.x + 0.5f, r.y + 0.5f}, below ? Point{r.right(), r.y + 0.5f} : Point{r.x + 0.5f, r.bottom()},
                  theme.line_strong);
    // A strip hardly wider than the tabs has its title above them if it is high enough; else only F12 closes it.
    const bool slim = r.w < 300, titled = !below || (slim && r.h > 240);
    if (titled) ui.paint.text({r.x + 16, r.y + 34}, "Inspector", {18, 0, Weight::bold});
    if (titled || !slim) ui.button("inspect_close"_id, {r.right() - 84, r.y + 12, 72, 32}, "Close", ButtonKind::quiet);
    constexpr std::array<std::string_view, 4> tabs{"Game", "Screen", "Time", "Look"};
    ui.segmented("inspect_tab"_id,
                 titled ? Rect{r.x + 16, r.y + 52, r.w - 32, 36}
                        : Rect{r.x + 12, r.y + 10, r.w - (slim ? 24.f : 104.f), 36},
                 tabs, tab_);
    const float head = titled ? 100 : 52;
    const Rect body{r.x + 16, r.y + head, r.w - 32, std::max(1.f, r.h - head)};
    if (tab_ == game) draw_game(ui, body);
    else if (tab_ == screen) draw_screen(ui, body);
    else if (tab_ == time) draw_time(ui, body);
    else draw_look(ui, body);
    ImGui::End();
    if (tab_ == screen) mark_rects(theme);
#ifndef IMGUI_DISABLE_DEBUG_TOOLS
    if (metrics_) ImGui::ShowMetricsWindow(&metrics_);
#endif
    for (const auto& a : std::vector<Action>(std::move(memory_.actions))) act(a);
    memory_.actions.clear();
    if (memory_.animating) app_->wake_at(app_->now());
    else if (memory_.wake_at >= 0) app_->wake_at(memory_.wake_at);
}

void Inspector::act(const Action& a)
{
    const auto number = [&](int most) { return parse_int(a.value, 0, most).value_or(0); };
    if (a.id == "inspect_close"_id) shown_ = false;
    else if (a.id == "inspect_tab"_id) {
        tab_ = number(3);
        told_.clear();
    } else if (a.id == "inspect_event"_id) {
        const auto i = static_cast<std::size_t>(number(9999));
        if (i < past_.moments().size()) open_(engine::session::to_link(past_.line_at(i)));
    } else if (a.id == "inspect_copy"_id) {
        told_ = std::string("Copied: the ") + (a.value.starts_with("#s=") ? "link, " : "line, ") +
                std::to_string(a.value.size()) + " characters";
        give_({Effect::Kind::copy, 0, {}, a.value});
    } else if (a.id == "inspect_trace"_id) {
        told_ = "Saved: sagaz-trace.json";
        give_({Effect::Kind::file, 0, "sagaz-trace.json", timeline_.text()});
    } else if (a.id == "inspect_rects"_id) all_rects_ = !all_rects_;
    else if (a.id == "inspect_metrics"_id) metrics_ = !metrics_;
    else if (a.id == "inspect_token"_id) token_ = number(999);
    else if (a.id == "inspect_red"_id || a.id == "inspect_green"_id || a.id == "inspect_blue"_id) {
        const int shift = a.id == "inspect_red"_id ? 0 : a.id == "inspect_green"_id ? 8 : 16;
        int i = 0;
        each_token(theme_to_change(app_->theme_now()), [&](const std::string&, Colour& c) {
            if (i++ == token_) c = (c & ~(0xffu << shift)) | static_cast<Colour>(number(255)) << shift;
        });
    }
}

/// Outlines the game's controls, over the game.
void Inspector::mark_rects(const Theme& t) const
{
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    const auto mark = [&](const Rect& r, Colour c, float thick) {
        list.AddRect({r.x, r.y}, {r.right(), r.bottom()}, c, 2, 0, thick);
    };
    if (all_rects_)
        for (const auto& [id, r] : app_->drawn().rects) mark(r, faded(t.player_b, 0.8f), 1);
    if (under_.empty()) return;
    const Rect r = app_->drawn().rects.at(under_);
    list.AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, faded(t.accent, 0.2f), 2);
    mark(r, t.accent, 2);
}

} // namespace shell::app::inspector
