// The inspector's four tabs.
#include "engine/session/link.hpp"
#include "imgui.h"
#include "shell/app/ids.hpp"
#include "shell/app/inspector/inspector.hpp"
#include "shell/kit/theme_tokens.hpp"
#include <algorithm>
#include <array>
#include <cstdio>

namespace shell::app::inspector {
namespace {

constexpr double a_frame = 16.7; // ms, at 60 frames a second

std::string decimals(double v, int places)
{
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%.*f", places, v);
    return text.data();
}

std::string bytes(std::size_t n)
{
    return n < 10'000'000 ? decimals(static_cast<double>(n) / 1e3, 0) + " kB"
                          : decimals(static_cast<double>(n) / 1e6, 1) + " MB";
}

std::string place_text(const Rect& r)
{
    return decimals(r.x, 0) + ", " + decimals(r.y, 0) + "   " + decimals(r.w, 0) + " × " + decimals(r.h, 0);
}

/// Draws a small heading. Returns the y below it.
float heading(const Ui& ui, Rect r, std::string_view text)
{
    return ui.paint.paragraph({r.x, r.y + 18}, text, r.w, {13, ui.theme().muted, Weight::bold}, 18) - 6;
}

/// Draws a label at the left and its value at the right. Returns the next line's y.
float line_of_two(const Ui& ui, Rect r, std::string_view what, std::string_view much, Colour c = 0)
{
    ui.paint.text({r.x, r.y + 17}, ui.paint.fitted(what, r.w - ui.paint.width(much, 14) - 8, 14), {14, c});
    ui.paint.text({r.right(), r.y + 17}, much, {14, ui.theme().muted, Weight::regular, Align::right});
    return r.y + 24;
}

/// The same, in two lines if one has no room.
float whole_line(const Ui& ui, Rect r, std::string_view what, std::string_view much)
{
    if (ui.paint.width(what, 14) + ui.paint.width(much, 14) + 8 <= r.w) return line_of_two(ui, r, what, much);
    const float y = line_of_two(ui, r, what, "") - 4;
    return line_of_two(ui, {r.x, y, r.w, 0}, "", much);
}

/// Draws a text broken anywhere, at most four lines of it. Returns the y below it.
float broken(const Ui& ui, Point at, std::string_view text, float width, float size)
{
    for (int lines = 1; !text.empty(); ++lines) {
        if (lines == 4 && ui.paint.width(text.substr(0, 400), size) > width) {
            ui.paint.text({at.x, at.y + 14}, ui.paint.fitted(text.substr(0, 400), width, size), {size});
            return at.y + 19;
        }
        std::size_t n = text.size();
        while (n > 1 && ui.paint.width(text.substr(0, n), size) > width) n = n > 40 ? n * 9 / 10 : n - 1;
        if (const auto space = text.rfind(' ', n - 1); n < text.size() && space != text.npos && space > n / 2)
            n = space + 1;
        ui.paint.text({at.x, at.y + 14}, text.substr(0, n), {size});
        text.remove_prefix(n);
        at.y += 19;
    }
    return at.y;
}

/// The scroll area around `r`: its scroll bar is at the strip's edge.
Rect scrolled(Rect r) { return {r.x - 8, r.y, r.w + 24, r.h}; }

/// The value at the chart's top: the smallest of 1, 2, 5, 10, 20, 50… ms that is not below `ms`.
double round_over(double ms)
{
    double most = 1;
    while (most < ms) {
        for (const double next : {2.0, 2.5, 2.0})
            if (most < ms) most *= next;
    }
    return most;
}

} // namespace

void Inspector::draw_game(Ui& ui, Rect r)
{
    const Theme& t = ui.theme();
    ScrollArea area(ui, "inspect game", scrolled(r), ScrollArea::Of::app);
    const float top = r.y - area.offset();
    if (past_.moments().empty()) {
        const std::string_view none = "No game is on screen. Open one, and its line and events are here.";
        area.content_height(ui.paint.paragraph({r.x, top + 20}, none, r.w, {14, t.muted}, 20) - top);
        return;
    }
    float y = heading(ui, {r.x, top, r.w, 0}, "The log as a line");
    const std::string now = past_.line_at(past_.at());
    y = broken(ui, {r.x, y}, now, r.w, 13) + 8;
    const float half = (r.w - 8) / 2;
    if (ui.button("inspect_copy"_id, {r.x, y, half, 36}, "Copy line", ButtonKind::plain))
        memory_.actions.back().value = now;
    if (ui.button("inspect_copy@link"_id, {r.x + half + 8, y, half, 36}, "Copy link", ButtonKind::plain))
        memory_.actions.back().value = "#s=" + engine::session::to_link(now);
    y += 38;
    if (!told_.empty()) y = broken(ui, {r.x, y + 4}, told_, r.w, 13);
    y = heading(ui, {r.x, y + 8, r.w, 0}, "Its events: press one to be there");
    const auto& moments = past_.moments();
    for (std::size_t i = 0; i < moments.size(); ++i, y += 34) {
        const Rect place{r.x - 4, y, r.w + 8, 32};
        if (place.bottom() < r.y || place.y > r.bottom()) continue;
        const OwnedId id = make_id("inspect_event"_id, static_cast<std::int64_t>(i));
        const Press press = ui.item(id, place, 6);
        const bool is_now = i == past_.at(), later = i > past_.at();
        const Colour back = ui.reactive(is_now ? t.accent_soft : 0, press, id);
        if (back >> 24) ui.paint.fill(place, back, 6);
        ui.paint.text({r.x + 34, y + 21}, std::to_string(i), {13, t.muted, Weight::regular, Align::right});
        ui.paint.text({r.x + 46, y + 21}, ui.paint.fitted(i == 0 ? "the start" : moments[i].word, r.w - 130, 14),
                      {14, later ? t.muted : t.text, is_now ? Weight::bold : Weight::regular});
        if (is_now || later)
            ui.paint.text({r.right() - 6, y + 21}, is_now ? "now" : "undone",
                          {13, is_now ? t.accent : t.muted, Weight::regular, Align::right});
        if (press.clicked) memory_.actions.push_back({"inspect_event"_id, std::to_string(i)});
    }
    area.content_height(y - top + 12);
}

void Inspector::draw_screen(Ui& ui, Rect r)
{
    const Theme& t = ui.theme();
    const UiMemory& drawn = app_->drawn();
    ScrollArea area(ui, "inspect screen", scrolled(r), ScrollArea::Of::app);
    const float top = r.y - area.offset();
    float y = heading(ui, {r.x, top, r.w, 0}, "Under the pointer");
    if (under_.empty()) y = line_of_two(ui, {r.x, y, r.w, 0}, "no control", "", t.muted);
    else {
        const auto it = drawn.enabled.find(under_);
        ui.paint.text({r.x, y + 20}, ui.paint.fitted(under_, r.w, 18, Weight::bold), {18, t.accent, Weight::bold});
        y = line_of_two(ui, {r.x, y + 28, r.w, 0}, place_text(drawn.rects.at(under_)),
                        it != drawn.enabled.end() && !it->second ? "disabled" : "enabled");
    }
    const ImVec2 at = ImGui::GetIO().MousePos;
    if (at.x > -1e5f) y = whole_line(ui, {r.x, y, r.w, 0}, "pointer", decimals(at.x, 1) + ", " + decimals(at.y, 1));
    y = whole_line(ui, {r.x, y, r.w, 0}, "keyboard at", drawn.focused.empty() ? "nothing" : drawn.focused);
    ui.toggle("inspect_rects"_id, {r.x, y + 4, r.w, 36}, "Mark every control", all_rects_);
    y = heading(ui, {r.x, y + 48, r.w, 0}, "Controls of the last frame: " + std::to_string(drawn.rects.size()));
    for (const auto& [id, place] : drawn.rects) {
        const auto it = drawn.enabled.find(id);
        const bool off = it != drawn.enabled.end() && !it->second;
        if (y + 24 > r.y && y < r.bottom()) {
            if (id == under_) ui.paint.fill({r.x - 6, y, r.w + 12, 24}, t.accent_soft, 4);
            line_of_two(ui, {r.x, y, r.w, 0}, id, place_text(place), off ? t.unknown : t.text);
        }
        y += 24;
    }
    area.content_height(y - top + 12);
}

void Inspector::draw_time(Ui& ui, Rect r)
{
    const Theme& t = ui.theme();
    ScrollArea area(ui, "inspect time", scrolled(r), ScrollArea::Of::app);
    const float top = r.y - area.offset();
    const double most = round_over(pulse_.longest());
    float y = heading(ui, {r.x, top, r.w, 0}, "The last 120 frames, up to " + decimals(most, 0) + " ms");
    const Rect chart{r.x, y, r.w, 72};
    ui.paint.fill(chart, t.sunken, 6);
    const float step = chart.w / static_cast<float>(Pulse::kept);
    for (std::size_t i = 0; i < Pulse::kept; ++i) {
        const double ms = pulse_.frame(i);
        const float h = static_cast<float>(ms / most) * (chart.h - 6);
        if (ms > 0)
            ui.paint.fill({chart.x + step * static_cast<float>(i), chart.bottom() - h, std::max(1.f, step - 1), h},
                          ms > a_frame ? t.bad : t.accent);
    }
    if (most > a_frame) {
        const float limit = chart.bottom() - static_cast<float>(a_frame / most) * (chart.h - 6);
        ui.paint.line({chart.x, limit}, {chart.right(), limit}, t.line_strong);
    }
    y = chart.bottom() + 8;
    const auto row = [&](std::string_view what, const std::string& much) {
        y = whole_line(ui, {r.x, y, r.w, 0}, what, much);
    };
    row("last, mean, longest",
        decimals(pulse_.last(), 2) + ", " + decimals(pulse_.mean(), 2) + ", " + decimals(pulse_.longest(), 2) + " ms");
    row("frames so far", std::to_string(pulse_.frames));
    row("draws in lists", std::to_string(pulse_.draws) + " in " + std::to_string(pulse_.lists));
    row("vertices, indices", std::to_string(pulse_.vertices) + ", " + std::to_string(pulse_.indices));
    row("textures", std::to_string(pulse_.textures) + ", " + bytes(pulse_.texture_bytes));
    ui.button("inspect_trace"_id, {r.x, y + 4, r.w, 36},
              r.w < 220 ? "Save a trace" : "Save a trace of the last " + std::to_string(timeline_.kept()) + " events",
              ButtonKind::plain);
    y += 40;
    if (!told_.empty()) y = broken(ui, {r.x, y + 4}, told_, r.w, 13);
    y = heading(ui, {r.x, y + 8, r.w, 0}, "Memory");
    const Memory m = memory_now();
    if (m.used > 0) row("held", bytes(m.used));
    if (m.got > 0) row("from the system", bytes(m.got));
    row("ImGui’s windows", std::to_string(ImGui::GetIO().MetricsRenderWindows));
    y = heading(ui, {r.x, y + 8, r.w, 0}, "Jobs, the newest first");
    const auto& jobs = app_->jobs().answers();
    if (jobs.empty()) line_of_two(ui, {r.x, y, r.w, 0}, "none that a screen still wants", "", t.muted);
    std::for_each(jobs.rbegin(), jobs.rend(), [&](const auto& job) {
        const auto& [id, a] = job;
        const bool known = a.progress.total > 0;
        const std::string state =
            a.done ? bytes(a.line.size()) + " answered" : decimals(app_->jobs().waited(id) / 1000, 1) + " s so far";
        y = line_of_two(ui, {r.x, y, r.w, 0}, "job " + std::to_string(id), state);
        if (a.done) return;
        const double share = known ? static_cast<double>(a.progress.done) / static_cast<double>(a.progress.total) : 0;
        ui.paint.fill({r.x, y, r.w, 8}, t.sunken, 4);
        ui.paint.fill({r.x, y, r.w * static_cast<float>(std::clamp(share, 0.0, 1.0)), 8}, t.accent, 4);
        y += 16;
        ui.wake_in(100);
    });
    area.content_height(y - top + 12);
}

void Inspector::draw_look(Ui& ui, Rect r)
{
    const Theme& t = ui.theme();
    Colour chosen = 0;
    std::string called;
    int count = 0;
    each_token(t, [&](const std::string& token, Colour c) {
        if (count++ == token_) chosen = c, called = token;
    });
    std::array<char, 8> hex{};
    std::snprintf(hex.data(), hex.size(), "#%02X%02X%02X", chosen & 255u, chosen >> 8 & 255u, chosen >> 16 & 255u);
    ScrollArea area(ui, "inspect look", scrolled(r), ScrollArea::Of::app);
    const float begin = r.y - area.offset();
    float y = heading(ui, {r.x, begin, r.w, 0}, "Theme: " + std::string(name(app_->theme_now())));
    ui.paint.fill({r.x, y, 44, 44}, chosen, 8);
    ui.paint.stroke({r.x, y, 44, 44}, t.line_strong, 8);
    ui.paint.text({r.x + 56, y + 20}, called, {16, 0, Weight::bold});
    ui.paint.text({r.x + 56, y + 39}, hex.data(), {14, t.muted});
    y += 56;
    const std::array<std::pair<Id, std::string_view>, 3> channels{
        {{"inspect_red"_id, "Red"}, {"inspect_green"_id, "Green"}, {"inspect_blue"_id, "Blue"}}};
    for (int i = 0; i < 3; ++i, y += 50)
        ui.slider(channels[static_cast<std::size_t>(i)].first, {r.x, y, r.w, 48},
                  channels[static_cast<std::size_t>(i)].second, static_cast<int>(chosen >> (8 * i) & 255u), 0, 255);
#ifndef IMGUI_DISABLE_DEBUG_TOOLS
    ui.toggle("inspect_metrics"_id, {r.x, y + 4, r.w, 36}, "ImGui’s own metrics", metrics_);
    y += 44;
#endif
    y = heading(ui, {r.x, y, r.w, 0}, "Tokens: press one to change it, until the program ends");
    const float half = r.w / 2, top = y;
    int i = 0;
    each_token(t, [&](const std::string& token, Colour c) {
        const Rect place{r.x - 4 + half * static_cast<float>(i % 2), top + 30 * static_cast<float>(i / 2), half, 28};
        const OwnedId id = make_id("inspect_token"_id, i);
        const Press press = ui.item(id, place, 6);
        const Colour back = ui.reactive(i == token_ ? t.accent_soft : 0, press, id);
        if (back >> 24) ui.paint.fill(place, back, 6);
        ui.paint.fill({place.x + 6, place.y + 5, 18, 18}, c, 4);
        ui.paint.stroke({place.x + 6, place.y + 5, 18, 18}, t.line_strong, 4);
        ui.paint.text({place.x + 32, place.y + 19}, token, {13});
        if (press.clicked) memory_.actions.push_back({"inspect_token"_id, std::to_string(i)});
        ++i;
    });
    area.content_height(top - begin + 30 * static_cast<float>((count + 1) / 2) + 12);
}

} // namespace shell::app::inspector
