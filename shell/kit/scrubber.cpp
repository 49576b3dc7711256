#include "shell/kit/scrubber.hpp"
#include "imgui.h"
#include "shell/kit/figures.hpp"
#include "shell/kit/ids.hpp"
#include "shell/kit/inside_imgui.hpp"
#include <algorithm>
#include <cmath>

namespace shell::kit {
namespace {

constexpr float narrow = 440;

void draw_mark(const Painter& p, StepMark mark, Point at, Colour c)
{
    const float r = mark == StepMark::dot ? 2.5f : 4.f;
    if (mark == StepMark::leaf) p.fill({at.x - r, at.y - r, 2 * r, 2 * r}, c, 1);
    else if (mark == StepMark::cut) p.line({at.x - 4, at.y + 6}, {at.x + 4, at.y - 6}, p.theme().bad, 3);
    else p.disc(at, r, c);
}

void draw_track(Ui& ui, Rect r, const Steps& s)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const float y = r.centre().y, left = r.x + 12, width = std::max(1.f, r.w - 24);
    const auto x_of = [&](int step) {
        return left + (s.count > 0 ? width * static_cast<float>(step) / static_cast<float>(s.count) : 0.f);
    };
    const bool sealed = ui.memory().lesson.no_steps; // what follows is to be predicted
    const Press press = ui.item("step"_id, r, 8, s.count > 0 && !sealed);
    ui.memory().handles.insert_or_assign("step", r);
    p.fill({left, y - 2, width, 4}, t.line, 2);
    p.fill({left, y - 2, x_of(s.at) - left, 4}, t.accent, 2);
    if (!s.marks.empty() && width / static_cast<float>(s.count) >= 6)
        for (int i = 0; i < s.count; ++i)
            draw_mark(p, sealed && i >= s.at ? StepMark::dot : s.marks[static_cast<std::size_t>(i)], {x_of(i + 1), y},
                      i < s.at ? t.accent : t.line_strong);
    const Point handle{x_of(s.at), y};
    p.disc(handle, 12, t.surface);
    const bool cut = s.at > 0 && s.at <= static_cast<int>(s.marks.size()) &&
                     s.marks[static_cast<std::size_t>(s.at - 1)] == StepMark::cut;
    p.ring(handle, 11, ui.reactive(cut ? t.bad : t.accent, press, "step"_id), 3);
    if (cut) p.line({handle.x - 4, handle.y + 4}, {handle.x + 4, handle.y - 4}, t.bad, 3);
    if (!press.held || s.count == 0) return;
    const float share = std::clamp((ImGui::GetIO().MousePos.x - left) / width, 0.f, 1.f);
    const int wanted = static_cast<int>(std::lround(share * static_cast<float>(s.count)));
    if (wanted != s.at) ui.act("step"_id, std::to_string(wanted));
}

} // namespace

float scrubber_height(float width) { return width < narrow ? 126.f : 96.f; }

void draw_scrubber(Ui& ui, Rect r, const Steps& s)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    draw_track(ui, {r.x, r.y, r.w, 40}, s);
    const bool one_line = r.w >= narrow, sealed = ui.memory().lesson.no_steps;
    const float y = r.y + 44, side = 44;
    float x = r.x - (one_line ? 8.f : 0.f);
    const auto icon = [&](Id id, Icon i, Text text, bool enabled) {
        ui.icon_button(id, {x, y, side, side}, i, text, enabled);
        x += side + 2;
    };
    icon("step:first"_id, Icon::first, Text::step_first, s.at > 0 && !sealed);
    icon("step:back"_id, Icon::back, Text::step_back, s.at > 0 && !sealed);
    const Rect play{x + 2, y + 4, 44, 36};
    const bool plays = s.count > 0 && !sealed;
    const Press press = ui.item("play"_id, play, 8, plays);
    p.fill(play, ui.reactive(plays ? t.accent : t.sunken, press, "play"_id), 8);
    draw(p, s.playing ? Icon::pause : Icon::play, {play.centre().x - 11, play.centre().y - 11}, 22,
         plays ? t.accent_ink : t.unknown);
    if (press.hovered) ui.tooltip("play"_id, play, ui.say(s.playing ? Text::step_pause : Text::step_play));
    if (press.clicked) ui.act("play"_id, s.playing ? "0" : "1");
    x += 50;
    icon("step:next"_id, Icon::next, Text::step_next, s.at < s.count && !sealed);
    icon("step:last"_id, Icon::last, Text::step_last, s.at < s.count && !sealed);
    float right = r.right();
    if (s.jump && !sealed) {
        const float w = p.width(ui.say(*s.jump), 14, Weight::bold) + 52;
        const float words = one_line ? p.width(s.words, 14, Weight::bold) + 24 : 0;
        const bool named = w <= right - x - 4 - words;
        if (named) ui.button(s.jump_id, {right - w, y + 3, w, 38}, *s.jump, ButtonKind::plain, Icon::cut, s.can_jump);
        else ui.icon_button(s.jump_id, {right - side, y, side, side}, Icon::cut, *s.jump, s.can_jump);
        right -= (named ? w : side) + 12;
    }
    if (one_line) p.text({x + 10, y + 27}, p.fitted(s.words, right - x - 12, 14, Weight::bold), {14, 0, Weight::bold});
    else p.text({r.x, y + 66}, p.fitted(s.words, r.w, 14, Weight::bold), {14, 0, Weight::bold});
}

void scrubber_keys(Ui& ui, const Steps& s)
{
    if (ImGui::GetIO().WantTextInput || ImGui::GetIO().NavVisible || ui.memory().lesson.no_steps) return;
    // Ours, lest they walk from control to control as well: after that they would no longer step.
    for (const ImGuiKey key : {ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_Home, ImGuiKey_End})
        take_key(key, "steps");
    const auto go = [&](int step) {
        if (step >= 0 && step <= s.count && step != s.at) ui.act("step"_id, std::to_string(step));
    };
    if (ImGui::IsKeyPressed(ImGuiKey_LeftArrow)) go(s.at - 1);
    if (ImGui::IsKeyPressed(ImGuiKey_RightArrow)) go(s.at + 1);
    if (ImGui::IsKeyPressed(ImGuiKey_Home)) go(0);
    if (ImGui::IsKeyPressed(ImGuiKey_End)) go(s.count);
}

void describe_steps(Outline& o, const Say& say, const Steps& s)
{
    o.begin_group("steps"_id, Text::steps);
    o.text("step_words"_id, s.words);
    o.button("step:first"_id, Text::step_first, s.at > 0, Text::at_first_step);
    o.button("step:back"_id, Text::step_back, s.at > 0, Text::at_first_step);
    o.button("step:next"_id, Text::step_next, s.at < s.count, Text::at_last_step);
    o.button("step:last"_id, Text::step_last, s.at < s.count, Text::at_last_step);
    if (s.jump) o.button(s.jump_id, say(*s.jump), s.can_jump, say(Text::at_last_step));
    o.number("step"_id, Text::step, s.at, 0, s.count);
    o.end();
}

std::optional<int> stepped(const Action& a, const Steps& s)
{
    if (a.id == "step"_id) return figure(a.value, 0, s.count);
    if (a.id == "step:first"_id) return 0;
    if (a.id == "step:back"_id) return std::max(0, s.at - 1);
    if (a.id == "step:next"_id) return std::min(s.count, s.at + 1);
    if (a.id == "step:last"_id) return s.count;
    return std::nullopt;
}

void Playback::go(int step)
{
    at_ = step;
    playing_ = false;
}

bool Playback::act(const Action& a, const Steps& s)
{
    if (a.id == "play"_id) {
        playing_ = (a.value.empty() ? !playing_ : a.value == "1") && s.count > 0;
        if (playing_ && at_ >= s.count) at_ = 0;
        since_ = -1;
        return true;
    }
    const auto step = stepped(a, s);
    if (step) go(*step);
    return step.has_value();
}

bool Playback::tick(const Screen::Moment& moment, int count)
{
    if (!playing_ || moment.covered) return false;
    if (since_ < 0) since_ = moment.now;
    if (at_ < count) {
        if (moment.now < since_ + step_ms_) return false;
        since_ = moment.now;
        ++at_;
    }
    playing_ = at_ < count;
    return true;
}

void Playback::wake(Ui& ui) const
{
    if (playing_ && !ui.blocked) ui.wake_in(std::max(0.0, (since_ < 0 ? ui.now() : since_) + step_ms_ - ui.now()));
}

} // namespace shell::kit
