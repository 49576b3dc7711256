#include "shell/kit/ui.hpp"
#include "imgui.h"
#include "shell/kit/inside_imgui.hpp"
#include <algorithm>
#include <array>
#include <cmath>

namespace shell::kit {

Layout layout_for(float width, float height)
{
    const bool low_frame = width >= 480 && height < 400; // too low for a board and its keys in one column
    if (width < 560 && !low_frame) return Layout::phone;
    if (height < 480) return Layout::landscape;
    return width < narrowest_desktop ? Layout::phone
                                     : Layout::desktop; // phone: also a tablet held upright, with a centred column
}

void Ui::text(Point at, Text t, const TextStyle& style) const { paint.text(at, pattern(say.language(), t), style); }

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
    rects_before.swap(rects);
    rects.clear();
    terms.clear();
    scrolls.clear();
    handles.clear();
    longest.clear();
    zooms.clear();
    actions.clear();
    focused.clear();
    stops.clear();
    stop.clear();
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
    eased_.clear(); // movements of the previous screen do not continue
    hand = {};
    sheet = {};
}

/// Records a control's state and its visible rectangle for this frame.
void Ui::place(Id id, Rect r, bool enabled)
{
    if (blocked) return;
    // Two controls with one id do not work (see item()): the entry " twice" lets tests find them.
    if (!memory_->enabled.try_emplace(std::string(id.text()), enabled).second)
        memory_->enabled.insert_or_assign(std::string(id.text()) + " twice", false);
    const ImDrawList& list = paint.list();
    const ImVec2 low = list.GetClipRectMin(), high = list.GetClipRectMax();
    const Rect visible = r.clipped({low.x, low.y, high.x - low.x, high.y - low.y});
    if (visible.w > 2 && visible.h > 2) memory_->rects.insert_or_assign(std::string(id.text()), visible);
}

/// Whether a ScrollArea is being drawn, not a panned picture inside it.
bool Ui::can_scroll() const { return memory_->scrolled == &paint.list() && ImGui::GetScrollMaxY() > 0; }

void Ui::show_wanted(Id id, Rect r)
{
    if (memory_->wanted_view != id.text()) return;
    memory_->wanted_view.clear();
    if (can_scroll()) ScrollArea::show(r.y - 8, r.bottom() + 8);
}

/// A control out of sight is a stop where it can be scrolled into view.
void Ui::add_stop(Id id, bool has_focus)
{
    if (has_focus) memory_->stop = id.text();
    if (memory_->rects.count(id.text()) > 0 || can_scroll()) memory_->stops.emplace_back(id.text());
}

bool is_help(std::string_view id)
{
    constexpr std::array<std::string_view, 7> help{"analysis", "duel_left", "exercises", "hint",
                                                   "mind",     "others",    "show_tree"};
    return std::find(help.begin(), help.end(), id.substr(0, id.find('@'))) != help.end();
}

bool is_locked(std::string_view id, const Lock& lock)
{
    constexpr std::array<std::string_view, 10> moves{"duel",       "undo",      "redo",        "rules_dialog",
                                                     "bring_back", "exercises", "same_secret", "solution",
                                                     "giveup",     "others"};
    constexpr std::array<std::string_view, 5> places{"home", "continue", "lessons", "games_file", "open_tree"};
    const std::string_view word = id.substr(0, id.find('@'));
    const auto in = [word](const auto& list) { return std::find(list.begin(), list.end(), word) != list.end(); };
    if (lock.undoes && (word == "undo" || word == "redo")) return false;
    return (lock.moves && in(moves)) || (lock.game && word == "new_game") ||
           (lock.place && (in(places) || word.starts_with("open:")));
}

bool Ui::says_no_help(Rect r) const
{
    if (!memory_->no_help) return false;
    const auto lines = paint.balanced(say(Text::no_help), r.w - 32, 14);
    float y = r.centre().y + 5 - 9 * static_cast<float>(lines.size() - 1);
    for (const auto& line : lines) {
        paint.text({r.centre().x, y}, line, {14, theme().muted, Weight::regular, Align::middle});
        y += 18;
    }
    return true;
}

Press Ui::item(Id id, Rect r, float radius, bool enabled)
{
    if (withholds(id)) {
        enabled = false;
        reason(id, r, !locks(id) ? Text::no_help : memory_->lock.puzzle ? Text::puzzle_held : Text::graded_locked);
    }
    place(id, r, enabled);
    if (blocked || r.w <= 0 || r.h <= 0) return {};
    show_wanted(id, r);

    ImGui::SetCursorScreenPos({r.x, r.y});
    ImGui::PushID(id.text().data(), id.text().data() + id.text().size());
    if (!enabled) ImGui::BeginDisabled();
    Press press;
    press.clicked = ImGui::InvisibleButton("item", {r.w, r.h}, ImGuiButtonFlags_EnableNav);
    if (!enabled) ImGui::EndDisabled();
    if (enabled) add_stop(id, ImGui::IsItemFocused());
    if (memory_->wanted_focus == id.text()) {
        ImGui::SetKeyboardFocusHere(-1);
        ImGui::SetNavCursorVisible(true);
        memory_->wanted_focus.clear();
    }
    const bool finger = ImGui::GetIO().MouseSource == ImGuiMouseSource_TouchScreen;
    press.hovered = enabled && ImGui::IsItemHovered() && !finger;
    press.held = enabled && ImGui::IsItemActive();
    press.focused = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
    press.clicked = press.clicked && enabled;
    if (memory_->sheet.deaf && id.text() != "sheet_grip") press.held = press.clicked = false;
    ImGui::PopID();
    if (press.focused) {
        memory_->focused = id.text();
        paint.focus_ring(r.inset(2), radius);
    }
    mark(id, r, radius);
    return press;
}

float ring_around(Rect r)
{
    const bool row = r.w > 3 * r.h;
    return r.h < 26 || (row && r.h < 40) ? -1.f : row && r.h >= 50 ? 2.f : 6.f;
}

/// Draws a lesson's marks: a ring around controls it points at, which are scrolled into view, and a thicker ring with a
/// tick around those that the learner has marked, a stroke through those struck out.
void Ui::mark(Id id, Rect r, float radius)
{
    const auto& l = memory_->lesson;
    const auto has = [&](const std::vector<std::string>& ids) {
        return std::find(ids.begin(), ids.end(), id.text()) != ids.end();
    };
    if (has(l.pointed)) {
        const float out = ring_around(r);
        if (memory_->by_keys) paint.stroke(r.inset(-out), theme().accent, radius + out, 3); // one focus ring at a time
        else paint.stroke(r.inset(-out), theme().focus, radius + std::max(0.f, out - 2), 2);
        if (is_new("lesson " + std::string(id.text()), l.step, 3)) ScrollArea::show(r.y - 8, r.bottom() + 8);
    }
    if (has(l.struck)) paint.line({r.x, r.bottom()}, {r.right(), r.y}, theme().bad, 3);
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
    memory_->animating = true; // the caller's change is visible in the next frame
    return true;
}

Colour Ui::reactive(Colour c, const Press& p, Id id)
{
    const float target = p.held ? 0.12f : p.hovered ? 0.06f : 0.f;
    const float t = eased(std::string("hover ") + std::string(id.text()), target, 120);
    if (t <= 0) return c;
    return (c >> 24) == 0 ? faded(theme().text, t) : mixed(c, theme().text, t);
}

void Ui::reason(Id id, Rect r, std::string_view words)
{
    const ImGuiIO& io = ImGui::GetIO();
    const bool finger = io.MouseSource == ImGuiMouseSource_TouchScreen;
    if (!finger && !blocked && r.contains({io.MousePos.x, io.MousePos.y})) tooltip(id, r, words);
}

void Ui::tooltip(Id id, Rect near, std::string_view text)
{
    if (!view.tooltips || text.empty()) return;
    auto& hovered = memory_->hovered_;
    if (hovered.id != id.text()) hovered = {std::string(id.text()), now_};
    hovered.seen = true;
    if (ImGui::IsMouseDown(0)) hovered.used = true; // no tooltip after a press: it would cover the effect
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

} // namespace shell::kit
