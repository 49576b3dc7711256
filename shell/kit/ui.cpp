#include "shell/kit/ui.hpp"
#include "imgui.h"
#include "shell/kit/inside_imgui.hpp"
#include <algorithm>
#include <cmath>

namespace shell::kit {

Layout layout_for(float width, float height)
{
    if (width < 560) return Layout::phone;
    if (height < 480) return Layout::landscape;
    return width < narrowest_desktop ? Layout::phone
                                     : Layout::desktop; // a tablet held upright: one column, in the middle
}

void Ui::text(Point at, Text t, const TextStyle& style) const { paint.text(at, pattern(say.language(), t), style); }

bool Ui::button(Id id, Rect r, Text label, ButtonKind kind, Icon icon, bool enabled)
{
    return button(id, r, pattern(say.language(), label), kind, icon, enabled);
}

void Ui::wake_in(double ms)
{
    const double at = now_ + ms;
    if (memory_->wake_at < 0 || at < memory_->wake_at) memory_->wake_at = at;
}

void Ui::act(Id id, std::string_view value)
{
    const std::string_view name = id.text();
    memory_->actions.push_back({name.substr(0, name.find('@')), std::string(value)});
}

void UiMemory::begin_frame()
{
    enabled.clear();
    rects.clear();
    scrolls.clear();
    handles.clear();
    actions.clear();
    focused.clear();
    named.clear();
    board.reset();
    panel.reset();
    animating = false;
    wake_at = -1;
    if (!hovered_.seen) hovered_ = {};
    hovered_.seen = false;
}

void UiMemory::begin_screen()
{
    shown_.clear();
    hand = {};
    sheet = {};
}

/// Where a control that can be used is in this frame.
void Ui::place(Id id, Rect r, bool enabled)
{
    if (blocked) return;
    // A second one would be swallowed by the first: written down beside it, for the tests to find.
    if (!memory_->enabled.try_emplace(std::string(id.text()), enabled).second)
        memory_->enabled.insert_or_assign(std::string(id.text()) + " twice", false);
    const ImDrawList& list = paint.list();
    const ImVec2 low = list.GetClipRectMin(), high = list.GetClipRectMax();
    const Rect visible = r.clipped({low.x, low.y, high.x - low.x, high.y - low.y});
    if (visible.w > 2 && visible.h > 2) memory_->rects.insert_or_assign(std::string(id.text()), visible);
}

Press Ui::item(Id id, Rect r, float radius, bool enabled)
{
    place(id, r, enabled);
    if (blocked || r.w <= 0 || r.h <= 0) return {};

    ImGui::SetCursorScreenPos({r.x, r.y});
    ImGui::PushID(id.text().data(), id.text().data() + id.text().size());
    if (!enabled) ImGui::BeginDisabled();
    Press press;
    press.clicked = ImGui::InvisibleButton("item", {r.w, r.h}, ImGuiButtonFlags_EnableNav);
    if (!enabled) ImGui::EndDisabled();
    if (memory_->wanted_focus == id.text()) {
        ImGui::SetKeyboardFocusHere(-1);
        memory_->wanted_focus.clear();
    }
    const bool finger = ImGui::GetIO().MouseSource == ImGuiMouseSource_TouchScreen;
    press.hovered = enabled && ImGui::IsItemHovered() && !finger;
    press.held = enabled && ImGui::IsItemActive();
    press.focused = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
    press.clicked = press.clicked && enabled;
    ImGui::PopID();
    if (press.focused) {
        memory_->focused = id.text();
        paint.focus_ring(r.inset(2), radius);
    }
    mark(id, r, radius);
    return press;
}

/// What a lesson points at wears the ring of the focus, what the learner has marked a thicker one with a tick.
void Ui::mark(Id id, Rect r, float radius) const
{
    const auto& l = memory_->lesson;
    const auto has = [&](const std::vector<std::string>& ids) {
        return std::find(ids.begin(), ids.end(), id.text()) != ids.end();
    };
    if (has(l.pointed)) paint.focus_ring(r.inset(-2), radius);
    if (!has(l.marked)) return;
    paint.stroke(r.inset(-3), theme().accent, radius + 3, 3);
    const Point at{r.right() + 2, r.y - 2};
    paint.disc(at, 9, theme().accent);
    draw_tick(paint, at, 4, theme().accent_ink, 2);
}

void Ui::spot(Id id, Rect r, float radius)
{
    const auto& ids = memory_->lesson.pressable;
    if (std::find(ids.begin(), ids.end(), id.text()) == ids.end()) return mark(id, r, radius);
    if (item(id, r, radius).clicked) act(id);
}

float Ui::eased(std::string_view key, float target, double duration)
{
    auto it = memory_->eased_.find(key);
    if (it == memory_->eased_.end()) {
        memory_->eased_.emplace(std::string(key), UiMemory::Eased{target, target, now_ - duration, true});
        return target;
    }
    UiMemory::Eased& e = it->second;
    const auto at = [&] {
        const double t = duration <= 0 ? 1 : std::min(1.0, std::max(0.0, (now_ - e.start) / duration));
        const double left = 1 - t;
        return e.from + (e.to - e.from) * static_cast<float>(1 - left * left * left);
    };
    if (e.to != target) e = {view.reduced ? target : at(), target, now_, true};
    if (view.reduced) return target;
    if (now_ - e.start < duration) memory_->animating = true;
    return at();
}

void Ui::ease_from(std::string_view key, float value)
{
    memory_->eased_.insert_or_assign(std::string(key), UiMemory::Eased{value, value, now_, true});
}

bool Ui::is_new(std::string_view key, int version, int frames)
{
    const auto [it, first] = memory_->shown_.try_emplace(std::string(key));
    auto& shown = it->second;
    if (first || shown.version != version) shown = {version, 0};
    if (shown.frames >= frames) return false;
    ++shown.frames;
    memory_->animating = true; // what was asked for is seen in the next frame
    return true;
}

Colour Ui::reactive(Colour c, const Press& p, Id id)
{
    const float target = p.held ? 0.12f : p.hovered ? 0.06f : 0.f;
    const float t = eased(std::string("hover ") + std::string(id.text()), target, 120);
    if (t <= 0) return c;
    return (c >> 24) == 0 ? faded(theme().text, t) : mixed(c, theme().text, t);
}

void Ui::tooltip(Id id, Rect near, std::string_view text)
{
    if (!view.tooltips || text.empty()) return;
    auto& hovered = memory_->hovered_;
    if (hovered.id != id.text()) hovered = {std::string(id.text()), now_};
    hovered.seen = true;
    if (ImGui::IsMouseDown(0)) hovered.used = true; // it is known now: its name would cover what it does
    constexpr double delay = 500;
    if (hovered.used) return;
    if (now_ - hovered.since < delay) return wake_in(delay - (now_ - hovered.since));
    memory_->named = id.text();
    const float w = paint.width(text, 12) + 16;
    Rect box{near.centre().x - w / 2, near.bottom() + 6, w, 26};
    if (box.bottom() > view.height - 4) box.y = near.y - 32;
    box.x = std::clamp(box.x, 4.f, std::max(4.f, view.width - w - 4));
    ImDrawList* front = ImGui::GetForegroundDrawList();
    front->AddRectFilled({box.x, box.y}, {box.right(), box.bottom()}, theme().text, 6);
    ImGui::PushFont(nullptr, 16);
    front->AddText({box.x + 8, box.y + 5}, theme().surface, text.data(), text.data() + text.size());
    ImGui::PopFont();
}

bool Ui::button(Id id, Rect r, std::string_view label, ButtonKind kind, Icon icon, bool enabled)
{
    const Press p = item(id, r, 8, enabled);
    const Theme& t = theme();
    Colour back = t.raised, ink = t.text, border = t.line_strong;
    if (kind == ButtonKind::primary) back = t.accent, ink = t.accent_ink, border = 0;
    if (kind == ButtonKind::quiet) back = 0, ink = t.accent, border = 0;
    if (kind == ButtonKind::danger) back = t.raised, ink = t.bad, border = t.bad;
    if (!enabled) back = kind == ButtonKind::quiet ? 0 : t.sunken, ink = t.unknown, border = 0;
    back = reactive(back, p, id);
    const float sink = p.held ? 1.f : 0.f;
    if (back >> 24) paint.fill(r, back, 8);
    if (border) paint.stroke(r, border, 8, 1);
    float size = r.h < 40 ? 14.f : 15.f;
    // The words matter more than the picture beside them.
    if (!label.empty() && paint.width(label, 13, Weight::bold) > r.w - 28 - 12) icon = Icon::none;
    const float gap = icon == Icon::none ? 0.f : label.empty() ? 20.f : 28.f;
    const float room = r.w - gap - 12;
    while (size > 12 && paint.width(label, size, Weight::bold) > room) size -= 1;
    const std::string shown = paint.fitted(label, std::max(8.f, room), size, Weight::bold);
    const float text_width = label.empty() ? 0.f : paint.width(shown, size, Weight::bold);
    const float x = r.x + (r.w - gap - text_width) / 2;
    if (icon != Icon::none) draw(paint, icon, {x, r.centre().y - 10 + sink}, 20, ink);
    if (!label.empty()) paint.text({x + gap, r.centre().y + size * 0.355f + sink}, shown, {size, ink, Weight::bold});
    if (p.clicked) act(id);
    return p.clicked;
}

bool Ui::icon_button(Id id, Rect r, Icon icon, Text label, bool enabled)
{
    const Press p = item(id, r, 8, enabled);
    const Colour back = reactive(0, p, id);
    if (back >> 24) paint.fill(r, back, 8);
    const Point m = r.centre();
    draw(paint, icon, {m.x - 12, m.y - 12 + (p.held ? 1.f : 0.f)}, 24, enabled ? theme().text : theme().unknown);
    if (p.hovered) tooltip(id, r, pattern(say.language(), label));
    if (p.clicked) act(id);
    return p.clicked;
}

void Ui::segmented(Id id, Rect r, std::span<const std::string_view> labels, int selected, std::span<const int> numbers)
{
    const Theme& t = theme();
    const bool dark = &t == &kit::theme(ThemeName::dark);
    paint.fill(r, t.sunken, 8);
    // Longer words get more room: each its own width and an equal part of what is left.
    float left = r.w - 6;
    for (const auto label : labels) left -= paint.width(label, 13, Weight::bold);
    const float extra = left / static_cast<float>(labels.size());
    float x = r.x + 3;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const int index = numbers.empty() ? static_cast<int>(i) : numbers[i];
        const bool on = index == selected;
        const float unit = std::max(12.f, paint.width(labels[i], 13, Weight::bold) + extra);
        const Rect cell{x, r.y + 3, unit, r.h - 6};
        x += unit;
        const OwnedId cell_id = numbered(id, index);
        const Press p = item(cell_id, {cell.x, r.y, unit, r.h}, 6);
        if (on) {
            paint.fill(cell, dark ? t.raised : t.surface, 6);
            paint.stroke(cell, t.line, 6);
        } else if (const Colour back = reactive(0, p, cell_id); back >> 24) paint.fill(cell, back, 6);
        float size = 13;
        const Weight weight = on ? Weight::bold : Weight::regular;
        if (paint.width(labels[i], size, weight) > unit - 6) size = 12;
        paint.text({cell.centre().x, cell.centre().y + 4.8f}, paint.fitted(labels[i], unit - 4, size, weight),
                   {size, on ? t.text : t.muted, weight, Align::middle});
        if (p.clicked) act(id, std::to_string(index));
    }
}

void Ui::segmented(Id id, Rect r, std::span<const Text> labels, int selected)
{
    std::vector<std::string_view> words;
    for (const Text t : labels) words.push_back(pattern(say.language(), t));
    segmented(id, r, words, selected);
}

void Ui::option_row(Id id, Rect r, std::string_view label, int index, bool on)
{
    const Theme& t = theme();
    const OwnedId row_id = numbered(id, index);
    const Rect whole{r.x - 8, r.y, r.w + 16, r.h};
    const Press p = item(row_id, whole, 8);
    if (on) paint.fill(whole, t.accent_soft, 8);
    else if (const Colour back = reactive(0, p, row_id); back >> 24) paint.fill(whole, back, 8);
    const Point mark{r.x + 10, r.centre().y};
    paint.ring(mark, 7, on ? t.accent : t.line_strong, 2);
    if (on) paint.disc(mark, 3.5f, t.accent);
    const Weight weight = on ? Weight::bold : Weight::regular;
    paint.text({r.x + 28, r.centre().y + 5}, paint.fitted(label, r.w - 32, 14, weight), {14, t.text, weight});
    if (p.clicked) act(id, std::to_string(index));
}

void Ui::stepper(Id id, Rect r, std::optional<Text> label, int value, int least, int most)
{
    const Theme& t = theme();
    const float side = std::min(r.h, std::max(36.f, (r.w - 68) / 2)); // the figure's name needs room too
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
        const ImGuiIO& io = ImGui::GetIO();
        constexpr float delay = 0.4f, pace = 0.07f; // seconds; then it goes on by itself
        if (p.clicked && io.MouseDownDurationPrev[0] < delay) act(id, std::to_string(next));
        if (!p.held || !enabled || io.MouseDownDuration[0] < 0) return;
        memory_->animating = true;
        const auto repeats = [&](float held) { return held < delay ? 0 : 1 + static_cast<int>((held - delay) / pace); };
        const int more_of_them = repeats(io.MouseDownDuration[0]) - repeats(io.MouseDownDuration[0] - io.DeltaTime);
        if (more_of_them > 0) act(id, std::to_string(std::clamp(value + (next - value) * more_of_them, least, most)));
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
    if (press.held && most > least) {
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
    if (room > 0 && paint.width(label, 14) > room && r.h >= 36) { // two lines
        const auto lines = paint.wrapped(label, room, 13);
        paint.text({r.x + 8, y - 4}, lines.front(), {13});
        if (lines.size() > 1) paint.text({r.x + 8, y + 13}, lines[1], {13});
    } else if (room > 0) // else the name stands elsewhere
        paint.text({r.x + 8, y + 5}, paint.fitted(label, room, 14), {14});
    if (p.clicked) act(id, on ? "0" : "1");
}

void Ui::field(Id id, Rect r, std::string_view value, const std::string& hint, Typed typed, std::size_t longest)
{
    std::string buffer(std::min<std::size_t>(longest, 4000) + 1, '\0');
    std::copy_n(value.begin(), std::min(value.size(), buffer.size() - 1), buffer.begin());
    paint.fill(r, theme().raised, 8);
    paint.stroke(r, theme().line_strong, 8);
    ImGui::SetCursorScreenPos({r.x + 10, r.y + r.h / 2 - 10});
    ImGui::PushStyleColor(ImGuiCol_FrameBg, 0u);
    ImGui::PushStyleColor(ImGuiCol_Text, theme().text);
    ImGui::SetNextItemWidth(r.w - 20);
    if (ImGui::InputTextWithHint(("##" + std::string(id.text())).c_str(), hint.c_str(), buffer.data(), buffer.size(),
                                 typed == Typed::figures ? ImGuiInputTextFlags_CharsDecimal : 0))
        act(id, buffer.data());
    if (ImGui::IsItemActive()) {
        paint.focus_ring(r.inset(2), 8);
        wake_in(400); // the caret blinks
    }
    ImGui::PopStyleColor(2);
    place(id, r, true);
}

bool Ui::menu_row(Id id, Rect r, std::string_view label, Icon icon, bool enabled)
{
    const Press p = item(id, r, 8, enabled);
    if (const Colour back = reactive(0, p, id); back >> 24) paint.fill(r, back, 8);
    const Colour ink = enabled ? theme().text : theme().unknown;
    draw(paint, icon, {r.x + 8, r.centre().y - 11}, 22, ink);
    paint.text({r.x + 42, r.centre().y + 5}, paint.fitted(label, r.w - 50, 15), {15, ink});
    if (p.clicked) act(id);
    return p.clicked;
}

void Ui::progress(Rect r, std::string_view what, std::int64_t done, std::int64_t total, Id cancel_id)
{
    const Theme& t = theme();
    const float button_width = std::max(96.f, paint.width(say(Text::cancel), 14, Weight::bold) + 24);
    const float w = r.w - button_width - 12;
    const std::string figures = total > 0 ? say(Text::of_total, say.count(done), say.count(total)) : std::string();
    const float figures_width = figures.empty() ? 0.f : paint.width(figures, 12) + 12;
    const bool beside = paint.width(what, 13) + figures_width <= w; // else they stand under the bar
    paint.text({r.x, r.y + 15}, paint.fitted(what, w, 13), {13, t.muted});
    const Rect track{r.x, r.y + (beside ? 24.f : 21.f), w, 8};
    paint.fill(track, t.sunken, 4);
    if (total > 0) {
        const float share =
            std::clamp(static_cast<float>(static_cast<double>(done) / static_cast<double>(total)), 0.f, 1.f);
        paint.fill({track.x, track.y, std::max(8.f, w * share), 8}, t.accent, 4);
        paint.text({r.x + w, r.y + (beside ? 15.f : 43.f)}, figures, {12, t.muted, Weight::regular, Align::right});
    }
    button(cancel_id, {r.right() - button_width, r.y, button_width, 44}, say(Text::cancel), ButtonKind::plain);
}

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
        if (m.scroll_drag.empty() && r.contains(start) && ImGui::GetScrollMaxY() > 0 && std::fabs(moved.y) > 8 &&
            std::fabs(moved.y) > std::fabs(moved.x)) {
            m.scroll_drag = id_;
            let_go(); // what lies under the finger is not pressed
        }
        if (m.scroll_drag == id_) ImGui::SetScrollY(ImGui::GetScrollY() - io.MouseDelta.y);
    }
    if (of == Of::game && ui.is_new(id_, 0)) ImGui::SetScrollY(0); // another game begins at its top
    offset_ = ImGui::GetScrollY();
}

void ScrollArea::show(float top, float bottom)
{
    const float from = ImGui::GetWindowPos().y, to = from + ImGui::GetWindowHeight();
    const float down = top < from ? top - from : std::min(top - from, std::max(0.f, bottom - to));
    if (down != 0) ImGui::SetScrollY(ImGui::GetScrollY() + down);
}

ScrollArea::~ScrollArea()
{
    ImGui::SetCursorScreenPos({rect_.x, rect_.y - offset_ + std::max(0.f, content_ - 1)});
    ImGui::Dummy({1, 1});
    const float most = std::max(0.f, content_ - rect_.h);
    if (end_) ImGui::SetScrollY(most);
    if (most > 1) {
        if (!ui_.blocked) ui_.memory().scrolls.insert_or_assign(id_, rect_);
        const float h = std::max(24.f, rect_.h * rect_.h / content_);
        const float y = rect_.y + (rect_.h - h) * std::min(1.f, offset_ / most);
        ui_.paint.fill({rect_.right() - 5, y, 3, h}, faded(ui_.theme().line_strong, 0.7f), 2);
    }
    ImGui::EndChild();
}

} // namespace shell::kit
