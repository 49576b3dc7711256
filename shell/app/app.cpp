#include "shell/app/app.hpp"
#include "assets/fonts.hpp"
#include "imgui.h"
#include "shell/app/games.hpp"
#include "shell/app/ids.hpp"
#include "shell/app/joy.hpp"
#include "shell/app/menu.hpp"
#include "shell/kit/inside_imgui.hpp"
#include "shell/lesson/book.hpp"
#include <chrono>
#include <cmath>
#include <utility>

namespace shell::app {
namespace {

double clock_ms()
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
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

Fonts load_fonts()
{
    ImGuiIO& io = ImGui::GetIO();
    const auto add = [&](std::span<const unsigned char> data) {
        ImFontConfig c;
        c.FontDataOwnedByAtlas = false;
        // ImGui takes a pointer to non-const data, which it does not write.
        ImFont* font = io.Fonts->AddFontFromMemoryTTF(const_cast<unsigned char*>(data.data()),
                                                      static_cast<int>(data.size()), 19, &c);
        ImFontConfig merged = c;
        merged.MergeMode = true;
        const auto symbols = assets::symbols;
        io.Fonts->AddFontFromMemoryTTF(const_cast<unsigned char*>(symbols.data()), static_cast<int>(symbols.size()), 19,
                                       &merged);
        return font;
    };
    Fonts fonts;
    fonts.regular = add(assets::noto_sans_regular);
    fonts.bold = add(assets::noto_sans_bold);
    return fonts;
}

} // namespace

App::App(const Config& c) : fonts_(load_fonts()), jobs_(clock_ms)
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
    style.Colors[ImGuiCol_NavCursor] = {0, 0, 0, 0}; // the look has its own ring
    system_dark_ = c.system_dark;
    reduced_ = c.reduced_motion;
    touch_ = c.touch;
    embedded_ = c.embedded;
    picture_ = c.picture;
    has_text_view_ = c.text_view;
    restore(c);
    emit(Effect::Kind::language, {}, code(language_));
    emit_theme();
    emit(Effect::Kind::event, "ready", R"({"game":)" + quoted(std::string(name(saved_.at))) + "}");
}

ThemeName App::theme_now() const
{
    if (printing_) return ThemeName::light;
    return theme_.value_or(system_dark_ ? ThemeName::dark : ThemeName::light);
}

void App::show(std::string text, Said said, kit::Id action_id, std::string action_label)
{
    toast_ = Toast{std::move(text), action_id, std::move(action_label), said};
    toast_->of_dialog = dialog_ != nullptr;
    outline_changed_ = true;
}

void App::emit(Effect::Kind kind, std::string_view what, std::string_view text)
{
    effects_.push_back({kind, 0, std::string(what), std::string(text)});
}

void App::emit_theme() { emit(Effect::Kind::theme, theme_ ? name(*theme_) : "auto", hex_of(theme(theme_now()).bg)); }

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

App::Hit App::hit(float x, float y) const
{
    const Point at{x / scale_, y / scale_};
    Hit h;
    for (const auto& [id, r] : memory_.scrolls) h.scrolls |= r.contains(at);
    for (const auto& [id, r] : memory_.handles) h.drags |= r.contains(at);
    h.drags |= h.scrolls;
    return h;
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
    return Ui(Painter(theme(theme_now()), fonts_), say(), v, memory_, now);
}

FrameResult App::frame(double now, float width, float height, float density)
{
    ImGui::GetIO().DeltaTime = static_cast<float>(std::clamp((now - now_) / 1000, 0.001, 0.1));
    now_ = now;
    // The usual projector, 1280 × 800, is laid out as 1024 × 640: larger still, and neither board nor panel has room.
    scale_ = theme_now() == ThemeName::projector ? std::clamp(std::min(width / 1024, height / 640), 1.f, 1.5f) : 1.f;
    ImGuiIO& io = ImGui::GetIO();
    const float w = std::max(1.f, width / scale_), h = std::max(1.f, height / scale_);
    io.DisplaySize = {w, h};
    io.DisplayFramebufferScale = {density * scale_, density * scale_};
    ImGui::GetStyle().CircleTessellationMaxError = 0.3f / (density * scale_);

    // Jobs and the computer's moves come before the picture, so that what is quick is there at once.
    jobs_.tick(6);
    tick(layout_for(w, h));
    go_on_leading();

    memory_.begin_frame();
    if (!io.MouseDown[0]) memory_.scroll_drag.clear();

    ImGui::NewFrame();
    soften_edges(1 / (density * scale_));                // one real pixel
    for (ImFont* font : {fonts_.bold, fonts_.regular}) { // what is drawn without being pushed is rasterised as densely
        ImGui::PushFont(font, 19);
        ImGui::PopFont();
    }
    Ui ui = make_ui(now, w, h);
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({std::ceil(w), std::ceil(h)}); // ImGui cuts fractions off: the last row would stay empty
    ImGui::Begin("screen", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoBringToFrontOnFocus |
                     ImGuiWindowFlags_NoScrollWithMouse);
    const bool room = has_room(w, h);
    ui.blocked = dialog_ != nullptr;
    if (room) draw(ui);
    else draw_poster(ui);
    if (room) rejoice(ui);
    ImGui::End();
    if (room && dialog_) {
        ui.blocked = false;
        dialog_->draw(ui, dialog_context());
    }
    if (room) draw_toast(ui);
    ImGui::Render();

    FrameResult r;
    r.wants_text = io.WantTextInput;
    r.cursor = ImGui::GetMouseCursor();
    for (const auto& a : std::vector<Action>(std::move(memory_.actions))) act(a);
    memory_.actions.clear();
    if (outline_changed_ || !leading_.empty())
        memory_.animating = true; // what follows from the actions is drawn in the next frame
    r.input_waits = kit::input_waits();
    r.animating = memory_.animating || jobs_.busy_here() || r.input_waits;
    r.outline_changed = outline_changed_;
    outline_changed_ = false;
    r.effects = !effects_.empty() || jobs_.has_effects();
    return r;
}

void App::tick(Layout layout)
{
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

DialogContext App::dialog_context() const
{
    DialogContext c;
    c.language = chosen_;
    c.theme = theme_choice();
    c.text_view = text_view_;
    c.embedded = embedded_;
    c.has_text_view = has_text_view_;
    if (!screen_) return c;
    c.game = true;
    c.has_rules = screen_->has_rules();
    c.has_lessons = has_lessons();
    c.new_game = screen_->new_game_label();
    c.rules = screen_->rules_label();
    c.can_redo = screen_->can_redo();
    c.items = screen_->menu();
    return c;
}

AppBar App::bar(Layout layout) const
{
    AppBar b;
    b.language = chosen_;
    b.embedded = embedded_;
    b.text_view = has_text_view_;
    if (!screen_) return b;
    b.title = say()(title(screen_->place()));
    b.rules = screen_->subtitle(say(), layout);
    b.new_game = screen_->new_game_label();
    b.can_undo = screen_->undoes();
    b.can_redo = screen_->can_redo();
    b.lessons = has_lessons();
    return b;
}

constexpr float folded_lesson = 48; // height of its bar

void App::draw(Ui& ui)
{
    const auto& v = ui.view;
    ui.paint.fill({0, 0, v.width, v.height}, ui.theme().bg);
    const bool no_bar = v.layout == Layout::landscape && screen_ && !screen_->has_bar_in_landscape();
    const float bar_height = v.layout == Layout::desktop ? 56.f : no_bar ? 0.f : 48.f;
    if (bar_height > 0) app::draw(ui, {0, 0, v.width, bar_height}, bar(v.layout));
    Rect area{0, bar_height, v.width, v.height - bar_height};
    prepare_lesson();
    if (lesson_ && lesson_->folded) area.h -= folded_lesson;
    if (screen_) {
        screen_->draw(ui, area, jobs_);
        draw_lesson(ui);
        if (lesson_ && lesson_->folded) lesson::draw_folded(ui, {0, area.bottom(), v.width, folded_lesson}, *lesson_);
        if (offers_lessons() && v.layout == Layout::desktop && memory_.panel)
            lesson::draw_offer(ui, *memory_.panel, screen_->place(), prefs_);
        if (!dialog_) screen_->keyboard(ui);
    } else if (const auto* h = home_screen()) h->draw(ui, area, unfinished(), prefs_);
    const ImGuiIO& io = ImGui::GetIO();
    if (dialog_ || io.WantTextInput) return;
    for (const ImWchar c : io.InputQueueCharacters)
        if (c == '?') ui.act("shortcuts"_id);
}

/// For what has just been won; it is over as soon as something is pressed.
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
    const auto least = screen_ ? screen_->least_size() : Screen::Size{240, 300};
    return width >= least.width && height >= least.height;
}

/// In the place of a screen that would be a heap of controls.
void App::draw_poster(Ui& ui) const
{
    const Painter& p = ui.paint;
    const Rect r{0, 0, ui.view.width, ui.view.height};
    p.fill(r, ui.theme().bg);
    const auto name = p.balanced(screen_ ? ui.say(title(screen_->place())) : "Sagaz", r.w - 16, 16, Weight::bold);
    const auto words = p.balanced(ui.say(Text::open_larger), r.w - 16, 14);
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

Unfinished App::unfinished() const
{
    const bool there = saved_.turn > 0 && !saved_.lines[static_cast<std::size_t>(saved_.last)].empty();
    return {there ? saved_.last : Place::home, saved_.turn};
}

namespace {

/// How much would lie under this: what can be pressed, and what is shown to be pressed later (the row that is asked about);
/// what takes a move back counts for all of them.
float hides(const Rect& r, const UiMemory& m)
{
    float out = 0;
    for (const auto& [id, box] : m.rects) {
        const auto it = m.enabled.find(id);
        const float w = std::min(r.right(), box.right()) - std::max(r.x, box.x);
        const float h = std::min(r.bottom(), box.bottom()) - std::max(r.y, box.y);
        if (it == m.enabled.end() || w <= 0 || h <= 0) continue;
        out += it->second && (id == "undo" || id == "redo") ? 100.f : 1.f;
    }
    return out;
}

/// The lowest place where a message hides the least: first over the analysis at the right, then anywhere.
Rect place_for_message(const Viewport& v, float w, float h, const UiMemory& m)
{
    const bool phone = v.layout == Layout::phone;
    const float right = v.width - w - 40, middle = (v.width - w) / 2, foot = v.height - h - (phone ? 12.f : 40.f);
    const std::array columns{phone ? middle : right, phone ? middle : 24.f, middle};
    Rect best{columns[0], foot, w, h};
    float least = hides(best, m);
    for (const float x : columns)
        for (float y = foot; y >= 4 && least > 0; y -= 8) {
            const Rect r{x, y, w, h};
            const float cost = hides(r, m);
            if (cost < least) best = r, least = cost;
        }
    return best;
}

} // namespace

void App::draw_toast(Ui& ui)
{
    if (!toast_) return;
    // It lasts from its first frame on: the first game of a page may start long after the page.
    if (!toast_->until) toast_->until = now_ + (toast_->said == Said::done ? 6000 : 12000);
    if (now_ >= *toast_->until) {
        toast_.reset();
        outline_changed_ = true;
        return;
    }
    ui.wake_in(*toast_->until - now_);
    if (dialog_ && !toast_->of_dialog) return;
    const Painter& p = ui.paint;
    const auto& v = ui.view;
    const Theme& t = ui.theme();
    ImGui::SetNextWindowPos({0, 0});
    const float width = std::min(520.f, v.width - 24);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1, 1});
    const bool answers = !toast_->action_id.empty(), below = answers && width < 360; // the button under the words
    const float button_w = answers && !below ? 110.f : 0.f;
    // The window must exist before its text can be measured in its draw list, so measure with the painter alone.
    const bool slim = v.width < 300; // no room for a sign
    const float margin = slim ? 14.f : 46.f;
    const auto lines = p.wrapped(toast_->text, width - margin - (slim ? 48.f : 62.f) - button_w, 14);
    const float words_h = std::max(56.f, 28 + 20 * static_cast<float>(lines.size()));
    const float height = words_h + (below ? 44.f : 0.f);
    if (toast_->screen_w != v.width || toast_->screen_h != v.height || hides(toast_->place, memory_) >= 100)
        toast_->place = place_for_message(v, width, height, memory_);
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

Outline App::describe() const
{
    const Say words = say();
    Outline o(words);
    o.title = screen_ ? words(title(screen_->place())) : "Sagaz";
    const bool told = lesson_ && !lesson_->feedback().empty();
    o.status = toast_    ? toast_->text
               : told    ? lesson_->feedback()
               : screen_ ? screen_->status(words)
                         : words(Text::home_title);
    if (lesson_) lesson::describe(o, words, *lesson_, off_course());
    if (screen_) {
        screen_->describe(o, words);
        o.heading(2, Text::menu);
        if (!embedded_) o.button("home"_id, Text::back);
        if (!screen_->progress().over) {
            auto& again = o.button("new_game"_id, screen_->new_game_label());
            if (memory_.rects.count("new_game") == 0) again.drawn = "new_game@bar";
        }
        if (screen_->has_rules()) o.button("rules_dialog"_id, screen_->rules_label());
        o.button("howto"_id, Text::how_to_play);
        if (has_lessons()) o.button("lessons"_id, Text::lessons);
        if (offers_lessons()) lesson::describe_offer(o, words, screen_->place(), prefs_);
        o.button("menu"_id, Text::menu);
    } else {
        if (const auto* h = home_screen()) h->describe(o, words, unfinished(), prefs_);
        o.heading(2, Text::menu);
    }
    o.button("share"_id, Text::share);
    o.button("shortcuts"_id, Text::shortcuts);
    if (has_text_view_)
        o.button("textview"_id, text_view_ ? Text::picture_view : Text::text_view, picture_, Text::no_picture);
    o.radios("language"_id, words(Text::language), static_cast<int>(chosen_), language_options());
    o.radios("theme"_id, words(Text::theme), theme_choice(), theme_options(words));
    if (toast_ && !toast_->action_id.empty()) o.button(toast_->action_id, toast_->action_label);
    if (dialog_) dialog_->describe(o, words, dialog_context());
    return o;
}

std::string App::outline() { return outline_json(describe(), memory_.rects, memory_.board, scale_); }

} // namespace shell::app
