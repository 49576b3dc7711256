// Ui's controls with a value (stepper, slider, toggle, field) and its progress bar.
#include "imgui.h"
#include "shell/kit/inside_imgui.hpp"
#include "shell/kit/left_out.hpp"
#include "shell/kit/ui.hpp"
#include <algorithm>
#include <cmath>
#include <optional>

namespace shell::kit {

namespace {

/// Follows a press on half of a stepper. Returns by how many steps the value changes in this frame; nothing: the press
/// has become a swipe, which takes back what it changed.
std::optional<int> steps_of(UiMemory::Step& step, std::string_view half, const Press& press, int value)
{
    constexpr float delay = 0.4f, pace = 0.07f, long_frame = 0.05f; // s before and between repetitions while held
    constexpr float rests = 4, swipes = 8;                          // px that a finger moves at most
    const ImGuiIO& io = ImGui::GetIO();
    if (press.held && ImGui::IsMouseClicked(0)) step = {std::string(half), value, 0, false, false};
    const bool ended = !io.MouseDown[0] && !io.MouseReleased[0], elsewhere = ImGui::IsMouseClicked(0) && !press.held;
    if (step.half == half && (ended || elsewhere)) step = {}; // a later swipe takes nothing back
    if (step.half != half) return press.clicked ? 1 : 0;      // by the keyboard
    const auto repeats = [&] { return step.held < delay ? 0 : 1 + static_cast<int>((step.held - delay) / pace); };
    if (io.MouseSource == ImGuiMouseSource_TouchScreen) {
        const ImVec2 from = io.MouseClickedPos[0], at = io.MousePos;
        const float way = ImGui::IsMousePosValid() ? std::hypot(at.x - from.x, at.y - from.y) : 2 * swipes;
        step.moved |= way > rests;
        if (way > swipes && !step.off) {
            step.off = true;
            return std::nullopt;
        }
    }
    const int before = repeats();
    const bool goes_on = press.held && io.MouseDown[0] && !step.moved && !step.off;
    if (goes_on && !ImGui::IsMouseClicked(0)) step.held += std::min(io.DeltaTime, long_frame);
    const int now = repeats();
    return press.clicked && before == 0 && !step.off ? 1 : now - before;
}

/// The text of a field while ImGui edits it.
struct Edited {
    std::string buffer;
    std::string_view before;
    Caret caret{}; // and the selection, before
    std::size_t longest = 0;
    std::string too_long{}; // what was refused
};

/// Lets the text grow, and takes back an edit that makes it too long: ImGui would delete the selection for nothing.
int edit(ImGuiInputTextCallbackData* data)
{
    auto& e = *static_cast<Edited*>(data->UserData);
    if (data->EventFlag == ImGuiInputTextFlags_CallbackResize) {
        e.buffer.resize(static_cast<std::size_t>(data->BufTextLen) + 1);
        data->Buf = e.buffer.data();
    } else if (static_cast<std::size_t>(data->BufTextLen) > e.longest) {
        e.too_long.assign(data->Buf, static_cast<std::size_t>(data->BufTextLen));
        data->DeleteChars(0, data->BufTextLen);
        data->InsertChars(0, e.before.data(), e.before.data() + e.before.size());
        data->CursorPos = e.caret.at;
        data->SelectionStart = e.caret.from;
        data->SelectionEnd = e.caret.to;
    }
    return 0;
}

} // namespace

void Ui::stepper(Id id, Rect r, std::optional<Text> label, int value, int least, int most)
{
    const LeftOut in_figures;
    const Theme& t = theme();
    const float side = std::min(r.h, std::max(36.f, (r.w - 68) / 2)); // leaves room for the number's label
    const Rect less{r.x, r.y, side, r.h}, more{r.right() - side, r.y, side, r.h};
    const auto half = [&](const char* sign, Rect box, int next, bool enabled) {
        const OwnedId part = part_of(id, sign);
        const Press p = item(part, box, 8, enabled);
        paint.fill(box, reactive(enabled ? t.raised : t.sunken, p, part), 8);
        if (enabled) paint.stroke(box, t.line_strong, 8);
        const Point m = box.centre();
        const Colour ink = enabled ? t.text : t.unknown;
        paint.line({m.x - 6, m.y}, {m.x + 6, m.y}, ink, 2);
        if (*sign == '+') paint.line({m.x, m.y - 6}, {m.x, m.y + 6}, ink, 2);
        const auto steps = steps_of(memory_->step, Id(part).text(), p, value);
        if (p.held) memory_->animating = true;
        if (!steps && value != memory_->step.from) act(id, std::to_string(memory_->step.from));
        if (steps.value_or(0) > 0 && enabled)
            act(id, std::to_string(std::clamp(value + (next - value) * *steps, least, most)));
    };
    half("-", less, value - 1, value > least);
    half("+", more, value + 1, value < most);
    const float middle = r.centre().x;
    if (!label) {
        paint.text({middle, r.centre().y + 8}, number(say.language(), value),
                   {22, t.text, Weight::bold, Align::middle});
        return;
    }
    paint.text({middle, r.centre().y + 3}, number(say.language(), value), {22, t.text, Weight::bold, Align::middle});
    paint.text({middle, r.bottom() - 3}, paint.fitted(pattern(say.language(), *label), r.w - 2 * side - 4, 12),
               {12, t.muted, Weight::regular, Align::middle});
}

void Ui::slider(Id id, Rect r, std::string_view label, int value, int least, int most, std::string_view written)
{
    const LeftOut in_figures;
    const Theme& t = theme();
    const float knob = view.touch ? 14.f : 9.f, y = r.bottom() - 16;
    const std::string figure = written.empty() ? number(say.language(), value) : std::string(written);
    paint.text({r.x, r.y + 15}, paint.fitted(label, r.w - paint.width(figure, 14) - 12, 13), {13, t.muted});
    paint.text({r.right(), r.y + 15}, figure, {14, t.text, Weight::bold, Align::right});
    const Rect track{r.x + knob, y - 2, r.w - 2 * knob, 4};
    const float reach = view.smallest_target();
    const Rect grip{r.x, std::min(y - reach / 2, r.bottom() - reach), r.w, reach};
    const Press press = item(id, grip, 8);
    memory_->handles.insert_or_assign(std::string(id.text()), grip); // a finger here drags the knob, not the page
    const float share = most > least ? static_cast<float>(value - least) / static_cast<float>(most - least) : 0.f;
    paint.fill(track, t.sunken, 2);
    paint.stroke(track, t.line_strong, 2);
    paint.fill({track.x, track.y, track.w * share, track.h}, t.accent, 2);
    const Point at{track.x + track.w * share, y};
    paint.disc(at, knob, reactive(t.accent, press, id));
    paint.ring(at, knob, t.surface, 2);
    int next = value;
    // A finger moves the knob by a tap or a sideways drag; a vertical drag may be scrolling.
    const ImVec2 gone = ImGui::GetMouseDragDelta(0, 0);
    const bool finger = ImGui::GetIO().MouseSource == ImGuiMouseSource_TouchScreen;
    if ((finger ? press.clicked || (press.held && std::fabs(gone.x) > 8) : press.held) && most > least) {
        const float x = (ImGui::GetIO().MousePos.x - track.x) / std::max(1.f, track.w);
        next = least + static_cast<int>(std::lround(std::clamp(x, 0.f, 1.f) * static_cast<float>(most - least)));
    }
    if (press.focused) {
        if (ImGui::IsKeyPressed(ImGuiKey_LeftArrow)) next = value - 1;
        if (ImGui::IsKeyPressed(ImGuiKey_RightArrow)) next = value + 1;
    }
    next = std::clamp(next, least, most);
    if (next != value) act(id, std::to_string(next));
}

void Ui::toggle(Id id, Rect r, Text label, bool on) { toggle(id, r, pattern(say.language(), label), on); }

void Ui::toggle(Id id, Rect r, std::string_view label, bool on)
{
    const LeftOut in_figures;
    const Theme& t = theme();
    const Press p = item(id, r, 8);
    if (const Colour back = reactive(0, p, id); back >> 24) paint.fill(r, back, 8);
    const Rect track{r.right() - 48, r.centre().y - 12, 40, 24};
    const float at = eased(std::string("toggle ") + std::string(id.text()), on ? 1.f : 0.f, 120);
    paint.fill(track, on ? t.accent : t.sunken, 12);
    if (!on) paint.stroke(track, t.line_strong, 12);
    const Point knob{track.x + 12 + 16 * at, track.centre().y};
    paint.disc(knob, 8, on ? t.accent_ink : t.line_strong);
    if (on) draw_tick(paint, {knob.x, knob.y}, 4, t.accent, 2);
    const float room = r.w - 64, y = r.centre().y;
    const Colour ink = withholds(id) ? t.unknown : 0;
    if (room > 0 && paint.width(label, 14) > room && r.h >= 36) { // wraps onto two lines
        const auto lines = paint.wrapped(label, room, 13);
        paint.text({r.x + 8, y - 4}, lines.front(), {13, ink});
        if (lines.size() > 1) paint.text({r.x + 8, y + 13}, lines[1], {13, ink});
    } else if (room > 0) // without room the caller draws the label
        paint.text({r.x + 8, y + 5}, paint.fitted(label, room, 14), {14, ink});
    if (p.clicked) act(id, on ? "0" : "1");
}

void Ui::field(Id id, Rect r, std::string_view value, const std::string& hint, Typed typed, std::size_t longest,
               Pasted pasted, std::optional<std::size_t> caret)
{
    const LeftOut in_figures;
    Edited text{std::string(std::max(longest, value.size()) + 1, '\0'), value};
    std::copy(value.begin(), value.end(), text.buffer.begin());
    text.longest = std::max(longest, value.size());
    memory_->longest.insert_or_assign(std::string(id.text()), text.longest);
    paint.fill(r, theme().raised, 8);
    paint.stroke(r, theme().line_strong, 8);
    ImGui::SetCursorScreenPos({r.x, r.y});
    const ImVec2 inside = ImGui::GetStyle().FramePadding; // makes the whole rectangle pressable, not only the text line
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {10 + inside.x, r.h / 2 - 10 + inside.y});
    ImGui::PushStyleColor(ImGuiCol_FrameBg, 0u);
    ImGui::PushStyleColor(ImGuiCol_Text, theme().text);
    ImGui::SetNextItemWidth(r.w);
    show_wanted(id, r);
    if (memory_->wanted_focus == id.text()) {
        ImGui::SetKeyboardFocusHere();
        memory_->wanted_focus.clear();
        memory_->animating = true; // the next frame has the caret
    }
    const std::string name = "##" + std::string(id.text());
    const ImGuiID imgui = ImGui::GetID(name.c_str());
    if (memory_->pasted_into == id.text()) {
        if (caret) put_caret(imgui, static_cast<int>(*caret));
        memory_->pasted_into.clear();
    }
    text.caret = caret_in(imgui).value_or(Caret{});
    const ImGuiInputTextFlags only = typed == Typed::figures ? ImGuiInputTextFlags_CharsDecimal : 0;
    const bool changed = ImGui::InputTextWithHint(
        name.c_str(), hint.c_str(), text.buffer.data(), text.buffer.size(),
        only | ImGuiInputTextFlags_CallbackResize | ImGuiInputTextFlags_CallbackEdit, edit, &text);
    if (!text.too_long.empty()) act(id, text.too_long); // the application tells the limit
    else if (changed) {
        const std::string_view now = text.buffer.c_str();
        if (now.size() > value.size() + 4) memory_->pasted_into = id.text(); // more than a key types
        act(id, now);
    }
    const bool active = ImGui::IsItemActive(), has_focus = active || ImGui::IsItemFocused();
    if (active) {
        memory_->figures = typed != Typed::text;
        memory_->pasted = pasted;
        paint.focus_ring(r.inset(2), 8);
        wake_in(400); // the caret blinks
    }
    ImGui::PopStyleVar();
    ImGui::PopStyleColor(2);
    place(id, r, true);
    if (!blocked) add_stop(id, has_focus);
}

void Ui::progress(Rect r, std::string_view what, std::int64_t done, std::int64_t total, Id cancel_id)
{
    const LeftOut in_figures;
    const Theme& t = theme();
    const bool stops = !cancel_id.empty();
    const float button_width = std::max(96.f, paint.width(say(Text::cancel), 14, Weight::bold) + 24);
    const float w = stops ? r.w - button_width - 12 : r.w;
    const std::string figures = total > 0 ? say(Text::of_total, say.count(done), say.count(total)) : std::string();
    const float figures_width = figures.empty() ? 0.f : paint.width(figures, 12) + 12;
    const bool beside = paint.width(what, 13) + figures_width <= w; // otherwise the numbers are below the bar
    paint.text({r.x, r.y + 15}, paint.fitted(what, w, 13), {13, t.muted});
    const Rect track{r.x, r.y + (beside ? 24.f : 21.f), w, 8};
    paint.fill(track, t.sunken, 4);
    if (total > 0) {
        const float share =
            std::clamp(static_cast<float>(static_cast<double>(done) / static_cast<double>(total)), 0.f, 1.f);
        paint.fill({track.x, track.y, std::max(8.f, w * share), 8}, t.accent, 4);
        paint.text({r.x + w, r.y + (beside ? 15.f : 43.f)}, figures, {12, t.muted, Weight::regular, Align::right});
    }
    if (stops)
        button(cancel_id, {r.right() - button_width, r.y, button_width, 44}, say(Text::cancel), ButtonKind::plain);
}

} // namespace shell::kit
