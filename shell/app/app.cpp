#include "shell/app/app.hpp"
#include "imgui.h"
#include "shell/app/figure.hpp"
#include "shell/app/fonts.hpp"
#include "shell/app/games.hpp"
#include "shell/app/ids.hpp"
#include "shell/app/joy.hpp"
#include "shell/app/menu.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/inside_imgui.hpp"
#include "shell/kit/pan_area.hpp"
#include "shell/kit/svg_ink.hpp"
#include "shell/kit/terms.hpp"
#include "shell/lesson/book.hpp"
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <utility>

namespace shell::app {
namespace {

/// The keys of Ctrl and this one, for the next frame.
void press_shortcut(ImGuiKey key)
{
    ImGuiIO& io = ImGui::GetIO();
    io.AddKeyEvent(ImGuiMod_Shift, false); // Shift+Insert pastes too
    io.AddKeyEvent(ImGuiMod_Ctrl, true);
    io.AddKeyEvent(key, true);
    io.AddKeyEvent(key, false);
    io.AddKeyEvent(ImGuiMod_Ctrl, false);
}

std::string hex_of(Colour c)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string out = "#";
    for (const int shift : {0, 8, 16}) {
        out += digits[c >> (shift + 4) & 15];
        out += digits[c >> shift & 15];
    }
    return out;
}

} // namespace

double steady_ms()
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

App::App(const Config& c, Jobs jobs) : fonts_(load_fonts()), jobs_(std::move(jobs))
{
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    io.ConfigInputTrickleEventQueue = true;
    ImGuiStyle& style = ImGui::GetStyle();
    style.WindowPadding = {0, 0};
    style.WindowBorderSize = 0;
    style.WindowRounding = 0;
    style.ChildBorderSize = 0;
    style.ItemSpacing = {0, 0};
    style.FrameBorderSize = 0;
    style.DisabledAlpha = 1;
    style.Colors[ImGuiCol_NavCursor] = {0, 0, 0, 0}; // the shell draws its own focus ring
    system_dark_ = c.system_dark;
    reduced_ = c.reduced_motion;
    touch_ = c.touch;
    embedded_ = c.embedded;
    anew_ = c.anew || c.embedded;
    picture_ = c.picture;
    has_text_view_ = c.text_view;
    has_pages_ = c.pages;
    page_keys_ = c.page_keys;
    restore(c);
    emit(Effect::Kind::language, {}, code(language_));
    emit_theme();
    emit(Effect::Kind::event, "ready", R"({"game":)" + json_string(std::string(name(saved_.at))) + "}");
}

ThemeName App::theme_now() const
{
    if (printing_ || figure_on_white()) return ThemeName::light;
    return theme_.value_or(system_dark_ ? ThemeName::dark : ThemeName::light);
}

const Theme& App::colours() const
{
    if (figure_prints()) return print_theme();
    return forced_ && !printing_ && !figure_on_white() ? *forced_ : theme(theme_now());
}

void App::show(std::string text, Said said, kit::Id action_id, std::string action_label)
{
    const bool again = toast_ && toast_->told && toast_->text == text && !toast_->again;
    toast_ = Toast{std::move(text), action_id, std::move(action_label), said};
    toast_->again = again;
    toast_->of_dialog = dialog_ != nullptr;
    outline_changed_ = true;
}

void App::emit(Effect::Kind kind, std::string_view what, std::string_view text)
{
    effects_.push_back({kind, 0, std::string(what), std::string(text)});
}

void App::emit_theme() { emit(Effect::Kind::theme, theme_ ? name(*theme_) : "auto", hex_of(colours().bg)); }

/// A clicker's keys: to the next or previous step of what is shown, else of the lesson.
void App::click_on()
{
    const bool on = ImGui::IsKeyPressed(ImGuiKey_PageDown), back = ImGui::IsKeyPressed(ImGuiKey_PageUp);
    if (on == back || dialog_ || !takes_clicks()) return;
    constexpr std::array<std::string_view, 2> forward{"step:next", "lesson_next"},
        backward{"step:back", "lesson_previous"};
    for (const std::string_view id : on ? forward : backward)
        if (std::find(memory_.stops.begin(), memory_.stops.end(), id) != memory_.stops.end())
            return (void)act({std::string(id), std::string()});
}

void App::paste(std::string_view text)
{
    ImGui::SetClipboardText(memory_.pasted.in_a_line(text).c_str());
    press_shortcut(ImGuiKey_V);
}

void App::copy(bool cut) { press_shortcut(cut ? ImGuiKey_X : ImGuiKey_C); }

std::vector<Effect> App::take_effects()
{
    auto out = std::exchange(effects_, {});
    for (auto& e : jobs_.take_effects()) out.push_back(std::move(e));
    return out;
}

void App::pointer(PointerEvent event, float x, float y, int button, PointerSource source)
{
    ImGuiIO& io = ImGui::GetIO();
    touch_ = source == PointerSource::touch;
    io.AddMouseSourceEvent(touch_                         ? ImGuiMouseSource_TouchScreen
                           : source == PointerSource::pen ? ImGuiMouseSource_Pen
                                                          : ImGuiMouseSource_Mouse);
    if (event == PointerEvent::leave) return io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    io.AddMousePosEvent(x / scale_, y / scale_);
    if (event != PointerEvent::move) io.AddMouseButtonEvent(button, event == PointerEvent::down);
}

App::Hit App::hit(float x, float y, float dx, float dy, double now_ms)
{
    constexpr double one_turn_ms = 200;
    const Point at{x / scale_, y / scale_};
    Hit h;
    for (const auto& [id, r] : memory_.handles) h.drags |= r.contains(at);
    for (const auto& z : memory_.zooms) h.zooms |= !dialog_ && z.where.contains(at);
    for (const auto& [id, r] : memory_.scrolls) {
        if (!r.contains(at)) continue;
        h.drags = true;
        h.scrolls |= r.moves(dx, dy) || ((dx != 0 || dy != 0) && now_ms - turned_at_ < one_turn_ms);
    }
    if (h.scrolls) turned_at_ = now_ms;
    return h;
}

void App::zoom(int step, float x, float y)
{
    const Point at{x / scale_, y / scale_};
    for (const auto& z : std::vector<UiMemory::Zooming>(memory_.zooms)) {
        if (dialog_ || !z.where.contains(at) || !(step > 0 ? z.in : z.out)) continue;
        auto& pan = memory_.pans[z.pans];
        const Point factor = step > 0 ? z.larger : z.smaller;
        pan.x = (at.x - z.origin.x) * factor.x - (at.x - z.where.x); // what is under the fingers stays there
        pan.y = (at.y - z.origin.y) * factor.y - (at.y - z.where.y);
        pan.wanted = false;
        (void)act({"zoom"_id, std::to_string(z.now + (step > 0 ? 1 : -1))});
        return;
    }
}

bool App::walk(int way, bool round)
{
    // Arrows walk in a grid and in a drawn tree.
    const auto is_cell = [](std::string_view id) {
        return id.starts_with("cell:") || id.starts_with("node:") || id.starts_with("puzzle_note:") ||
               id.starts_with("puzzle_out:") || id.starts_with("puzzle_in:");
    };
    std::vector<std::string_view> stops;
    std::size_t at = std::string_view::npos;
    for (const auto& id : memory_.stops) {
        const bool same = !stops.empty() && is_cell(id) && is_cell(stops.back());
        if (!same) stops.push_back(id);
        else if (id == memory_.stop) stops.back() = id;
        if (id == memory_.stop) at = stops.size() - 1;
    }
    if (stops.empty()) return false;
    const bool forward = way > 0, again = std::exchange(walked_out_, false);
    const std::size_t end = forward ? stops.size() - 1 : 0, first = forward ? 0 : stops.size() - 1;
    const ImGuiIO& io = ImGui::GetIO();
    // ImGui has given the first control the focus; a field that is being typed into is one that somebody reached.
    const bool untouched = !io.NavVisible && !io.WantTextInput && io.MouseClickedTime[0] <= 0;
    const bool enters = std::exchange(walks_in_, false) && !io.NavVisible && !io.WantTextInput;
    const bool nowhere = untouched || enters || at == std::string_view::npos || (again && at == end);
    if (at == end && !nowhere && !round && !dialog_) {
        walked_out_ = true;
        return false;
    }
    if (const auto main = nowhere && forward ? main_of_puzzle() : std::string_view(); !main.empty())
        return memory_.wanted_focus = memory_.wanted_view = main, true;
    memory_.wanted_focus = memory_.wanted_view = stops[nowhere || at == end ? first : forward ? at + 1 : at - 1];
    return true;
}

Ui App::make_ui(double now, float width, float height)
{
    Viewport v;
    v.width = width;
    v.height = height;
    v.layout = layout_for(width, height);
    v.touch = touch_;
    v.reduced = reduced_;
    v.tooltips = theme_now() != ThemeName::projector;
    constexpr float hall = 1000; // a narrower window has no room for a projector's letters
    if (theme_now() == ThemeName::projector && width >= hall && v.layout == Layout::desktop)
        v.least_label = 20 / scale_;
    return Ui(Painter(colours(), fonts_), say(), v, memory_, now);
}

namespace {

float bar_height_of(Layout layout, const Screen* screen)
{
    const bool none = layout == Layout::landscape && screen && !screen->has_bar_in_landscape();
    return layout == Layout::desktop ? 56.f : none ? 0.f : 48.f;
}

} // namespace

FrameResult App::frame(double now, float width, float height, float density)
{
    if (const auto asked = take_panel_figure()) draw_panel(*asked, now, width, height, density);
    return next_frame(now, width, height, density);
}

/// Lays the screen out as a desktop's, with room for the whole panel, and takes its figure; nobody sees these frames.
void App::draw_panel(const FigureAsked& asked, double now, float width, float height, float density)
{
    constexpr float least_width = 1280, least_height = 800, most_height = 8192;
    constexpr int settles = 12;
    const bool reduced = std::exchange(reduced_, true);
    float w = std::max(width, least_width), h = std::max(height, least_height);
    for (int i = 0; i < settles; ++i) {
        next_frame(now, w, h, density);
        const float more = missing_room(memory_, true).y;
        if (i > 2 && more < 1 && !memory_.animating) break;
        h = std::min(h + more, most_height);
    }
    ask_figure(asked);
    next_frame(now, w, h, density);
    ask_figure(std::nullopt);
    reduced_ = reduced;
    outline_changed_ = true; // the page was told nothing of these frames
}

FrameResult App::next_frame(double now, float width, float height, float density)
{
    // At most 0.5 s after a pause: longer than a double click, so that two separate clicks are none.
    ImGui::GetIO().DeltaTime = static_cast<float>(std::clamp((now - now_) / 1000, 0.001, 0.5));
    now_ = now;
    // A usual projector, 1280 × 800, is laid out as 1024 × 640: at a larger scale board and panel have no room.
    scale_ = theme_now() == ThemeName::projector ? std::clamp(std::min(width / 1024, height / 640), 1.f, 1.5f) : 1.f;
    ImGuiIO& io = ImGui::GetIO();
    const float w = std::max(1.f, width / scale_), h = std::max(1.f, height / scale_);
    io.DisplaySize = {w, h};
    io.DisplayFramebufferScale = {density * scale_, density * scale_};
    ImGui::GetStyle().CircleTessellationMaxError = 0.3f / (density * scale_);

    // Jobs and the computer's moves run before drawing, so that this frame shows quick results.
    jobs_.tick(6);
    tick(layout_for(w, h));
    go_on_leading();
    go_on_showing();

    const auto terms_before = memory_.terms;
    ImGui::NewFrame();
    take_key(ImGuiKey_Tab, "walk"); // ImGui's own walk leaves out what is inside scrolled areas
    if (ImGui::IsKeyPressed(ImGuiKey_Tab) && !io.KeyCtrl) walk(io.KeyShift ? -1 : 1, true); // by the last frame's stops
    click_on();
    memory_.begin_frame();
    if (!io.MouseDown[0]) memory_.scroll_drag.clear();
    soften_edges(1 / (density * scale_));                // one real pixel
    for (ImFont* font : {fonts_.bold, fonts_.regular}) { // text drawn without PushFont needs this density
        ImGui::PushFont(font, 19);
        ImGui::PopFont();
    }
    Ui ui = make_ui(now, w, h);
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({std::ceil(w), std::ceil(h)}); // ImGui truncates: the last row would stay empty
    ImGui::Begin("screen", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoBringToFrontOnFocus |
                     ImGuiWindowFlags_NoScrollWithMouse);
    const bool room = has_room(w, h);
    const bool explains = room && !printing_ && !memory_.lesson.asks; // the glossary might answer the question
    const Terms terms(
        ui, explains ? pattern(language_, terms_of(screen_ ? screen_->place() : Place::home)) : std::string_view(),
        bar_height_of(ui.view.layout, screen_.get()));
    ui.blocked = dialog_ != nullptr;
    if (room) draw(ui);
    else draw_poster(ui);
    if (room) rejoice(ui);
    say_lesson_is_awaited(ui);
    ImGui::End();
    if (room && dialog_) {
        ui.blocked = false;
        dialog_->draw(ui, dialog_context());
    }
    if (room) draw_toast(ui);
    ImGui::Render();

    FrameResult r;
    r.wants_text = io.WantTextInput;
    r.wants_figures = r.wants_text && memory_.figures;
    r.cursor = ImGui::GetMouseCursor();
    r.typing_at = static_cast<int>(typing_at() * scale_);
    for (const auto& a : std::vector<Action>(std::move(memory_.actions))) act(a);
    memory_.actions.clear();
    if (outline_changed_ || !leading_.empty() || !to_show_.empty())
        memory_.animating = true; // the next frame shows the results of the actions
    r.input_waits = kit::input_waits();
    r.animating = memory_.animating || jobs_.busy_here() || r.input_waits;
    if (!r.animating && viewed_has_moved()) outline_changed_ = true; // the page's focus ring follows
    r.outline_changed = outline_changed_ || terms_before != memory_.terms;
    outline_changed_ = false;
    if (toast_) toast_->told = true;
    if (!r.animating && memory_.wake_at < 0) keep_shown(); // not at each step of a playback
    r.effects = !effects_.empty() || jobs_.has_effects();
    return r;
}

/// Whether the control with the page's focus is drawn at another place than at the last call: its panel has scrolled or
/// grown.
bool App::viewed_has_moved()
{
    if (viewed_.empty()) return false;
    const auto at = memory_.rects.find(viewed_);
    const Rect now = at == memory_.rects.end() ? Rect{} : at->second;
    const bool moved = now != viewed_at_;
    viewed_at_ = now;
    return moved;
}

void App::tick(Layout layout)
{
    layout_ = layout;
    const Screen::Moment moment{layout, now_, reduced_, dialog_ != nullptr};
    for (int rounds = 0; screen_ && rounds < 4; ++rounds) {
        auto tick = screen_->tick(jobs_, say(), moment);
        if (tick.moved) changed(true);
        if (tick.moved) lesson_moved({}, false);
        if (!tick.message.empty())
            show(std::move(tick.message),
                 tick.refused  ? Said::wrong
                 : tick.advice ? Said::advice
                               : Said::done,
                 tick.action_id, std::move(tick.action_label));
        if (!tick.news) break;
        outline_changed_ = true;
    }
}

constexpr float folded_lesson = 48; // height of its bar

void App::draw(Ui& ui)
{
    const auto& v = ui.view;
    ui.paint.fill({0, 0, v.width, v.height}, ui.theme().bg);
    const float bar_height = bar_height_of(v.layout, screen_.get());
    if (bar_height > 0) app::draw(ui, {0, 0, v.width, bar_height}, bar(v.layout));
    std::stable_sort(memory_.stops.begin(), memory_.stops.end(), [&](const auto& a, const auto& b) { // as it is read
        return memory_.rects[a].x < memory_.rects[b].x;
    });
    Rect area{0, bar_height, v.width, v.height - bar_height};
    prepare_lesson();
    if (lesson_ && lesson_->folded) area.h -= folded_lesson;
    if (screen_) {
        Commands commands(ui.say);
        screen_->commands(commands);
        ui.commands = &commands;
        if (auto figure = draw_screen(*screen_, ui, area, jobs_)) {
            if (figure->text.empty()) show(say()(Text::figure_no_part), Said::advice);
            else effects_.push_back(*std::move(figure));
        }
        if (lesson_) draw_lesson(ui, {0, area.bottom(), v.width, folded_lesson});
        if (offers_lessons() && v.layout == Layout::desktop && memory_.panel)
            lesson::draw_offer(ui, *memory_.panel, screen_->place(), prefs_);
        if (!dialog_ && !memory_.lesson.typing && !(lesson_ && lesson::takes_keys(ui, *lesson_))) {
            commands.keyboard(ui);
            if (!undo_keys(ui)) screen_->keyboard(ui);
        }
        keep_lesson_focus();
        ui.commands = nullptr;
    } else if (const auto* h = home_screen()) h->draw(ui, area, at_home()), home_scroll_.reset();
    const ImGuiIO& io = ImGui::GetIO();
    if (dialog_ || io.WantTextInput) return;
    for (const ImWchar c : io.InputQueueCharacters)
        if (c == '?') {
            ui.act("shortcuts"_id);
            memory_.wanted_focus = "close";
        }
}

/// Draws the animation after a win until something is pressed.
void App::rejoice(Ui& ui)
{
    const ImGuiIO& io = ImGui::GetIO();
    if (reduced_ || dialog_ || io.MouseDown[0] || io.InputQueueCharacters.Size > 0) won_at_ = -joy_ms;
    const double since = now_ - won_at_;
    if (since < 0 || since >= joy_ms) return;
    draw_joy(ui.paint, {0, 0, ui.view.width, ui.view.height}, since);
    memory_.animating = true;
}

bool App::has_room(float width, float height) const
{
    const auto least = screen_ ? screen_->least_size(width) : Screen::Size{240, 300};
    return width >= least.width && height >= least.height;
}

/// Replaces a screen whose controls do not fit: the game's name, and a request for more room.
void App::draw_poster(Ui& ui) const
{
    const Painter& p = ui.paint;
    const Rect r{0, 0, ui.view.width, ui.view.height};
    p.fill(r, ui.theme().bg);
    const auto name = p.balanced(screen_ ? ui.say(title(screen_->place())) : "Sagaz", r.w - 16, 16, Weight::bold);
    const bool crowded = has_room(r.w, r.h + notices_);
    const auto words = p.balanced(ui.say(crowded ? Text::close_notices : Text::open_larger), r.w - 16, 14);
    float y = r.centre().y - 11 * static_cast<float>(name.size() + words.size()) + 18;
    for (const auto& line : name) {
        p.text({r.centre().x, y}, line, {16, 0, Weight::bold, Align::middle});
        y += 22;
    }
    for (const auto& line : words) {
        p.text({r.centre().x, y}, line, {14, ui.theme().muted, Weight::regular, Align::middle});
        y += 22;
    }
}

AtHome App::at_home() const
{
    const bool today = day_.empty();
    return {unfinished(),
            prefs_,
            has_pages_,
            {puzzles_of(today ? date_ : day_, date_, prefs_), today ? date_words_ : std::string(), today,
             week_of(date_, prefs_), weekday_of(date_)},
            home_scroll_};
}

// A preference, because Back may come from another program.
void App::keep_home()
{
    const auto found = memory_.scrolls.find("home");
    if (screen_ || found == memory_.scrolls.end()) return;
    prefs_.set("home_at", std::to_string(static_cast<int>(found->second.up)));
    save_prefs();
}

void App::return_home()
{
    if (!home_screen() || prefs_.get("home_at").empty()) return;
    home_scroll_ = static_cast<float>(parse_int(prefs_.get("home_at"), 0, 100'000).value_or(0));
    prefs_.drop("home_at");
    save_prefs();
}

Unfinished App::unfinished() const
{
    const bool there = saved_.turn > 0 && !saved_.lines[static_cast<std::size_t>(saved_.last)].empty();
    return {there ? saved_.last : Place::home, saved_.turn};
}

} // namespace shell::app
