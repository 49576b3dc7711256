// The page's C functions for the application, called by web/*.mjs. Strings are UTF-8 and end in NUL; a returned one is
// valid until the next call of the same function. Those for requests are in main_requests.cpp.
#include "imgui.h"
#include "shell/app/app.hpp"
#include "shell/app/frame_data.hpp"
#include "shell/app/inspector/page.hpp"
#include "shell/text/fetched.hpp"
#include <algorithm>
#include <cstdint>
#include <emscripten.h>
#include <optional>
#include <string>
#include <utility>

namespace in_page = shell::app::inspector::in_page;

namespace {

std::optional<shell::app::App> app;
shell::app::Settings settings; // until app_create
shell::app::FrameData picture;

const char* kept(std::string& place, std::string text)
{
    place = std::move(text);
    return place.c_str();
}

} // namespace

#define PAGE extern "C" EMSCRIPTEN_KEEPALIVE

/// Takes a language's fetched texts, the first one's before app_create. 0 if they do not fit this program.
PAGE int app_texts(const char* file) { return shell::text::give(file) ? 1 : 0; }
/// Before app_create: a setting of the page.
PAGE void app_option(const char* name, const char* value) { settings.emplace_back(name, value); }
PAGE void app_create()
{
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    app.emplace(shell::app::read_config(std::exchange(settings, {})));
    in_page::begin(*app);
}

/// bit 0 wants text input, 1 wants another frame at once, 2 the outline changed, 3 effects wait, 4 input waits,
/// 5 the text is a number; 8…15 the mouse cursor, 16… FrameResult::typing_at.
PAGE int app_frame(double now_ms, float width, float height, float density)
{
    if (!app) return 0;
    picture.new_frame();
    in_page::make_room(width, height);
    const shell::app::FrameResult r = app->frame(now_ms, width, height, density);
    in_page::drawn();
    return (r.wants_text ? 1 : 0) | (r.animating ? 2 : 0) | (r.outline_changed ? 4 : 0) |
           (r.effects || in_page::has_effects() ? 8 : 0) | (r.input_waits ? 16 : 0) | (r.wants_figures ? 32 : 0) |
           std::max(0, r.cursor) << 8 | std::clamp(r.typing_at, 0, 32767) << 16;
}

/// After each frame: the words for the renderer (shell/app/frame_data.hpp); null = nothing new.
PAGE const std::int32_t* app_picture() { return app ? picture.words(*ImGui::GetDrawData()) : nullptr; }

#ifdef SAGAZ_INSPECTOR
/// Opens or closes the inspector; 1 if it is open now.
PAGE int app_inspect() { return in_page::toggle() ? 1 : 0; }
#endif

/// Milliseconds after the last frame until another is due without input; negative = never.
PAGE double app_wake() { return app ? app->wake_ms() : -1; }

PAGE void app_pointer(int type, float x, float y, int button, int source)
{
    if (!app || type < 0 || type > 3 || button < 0 || button > 4) return;
    app->pointer(static_cast<shell::app::App::PointerEvent>(type), x, y, button,
                 static_cast<shell::app::App::PointerSource>(std::clamp(source, 0, 2)));
}
PAGE void app_wheel(float dx, float dy) { ImGui::GetIO().AddMouseWheelEvent(dx, dy); }
PAGE void app_key(int key, int down)
{
    if (key >= ImGuiKey_NamedKey_BEGIN && key < ImGuiKey_NamedKey_END)
        ImGui::GetIO().AddKeyEvent(static_cast<ImGuiKey>(key), down != 0);
}
PAGE void app_mods(int ctrl, int shift, int alt, int meta)
{
    ImGuiIO& io = ImGui::GetIO();
    io.AddKeyEvent(ImGuiMod_Ctrl, ctrl != 0);
    io.AddKeyEvent(ImGuiMod_Shift, shift != 0);
    io.AddKeyEvent(ImGuiMod_Alt, alt != 0);
    io.AddKeyEvent(ImGuiMod_Super, meta != 0);
}
/// Tab (way 1) or Shift+Tab (-1): 1 if the focus goes to another control, 0 if it leaves the canvas (App::walk).
PAGE int app_walk(int way) { return app && app->walk(way) ? 1 : 0; }
/// 1 if Page Up and Page Down are the game's (App::takes_clicks).
PAGE int app_takes_clicks() { return app && app->takes_clicks() ? 1 : 0; }
/// 1 if the game takes the keys of the whole page (App::takes_keys).
PAGE int app_takes_keys() { return app && app->takes_keys() ? 1 : 0; }
PAGE void app_char(unsigned codepoint) { ImGui::GetIO().AddInputCharacter(codepoint); }
/// Puts text into the field that has the caret.
PAGE void app_paste(const char* text)
{
    if (app) app->paste(text);
}
/// The next frame copies the field's selection, or cuts it; app_copied() is then the text.
PAGE void app_copy(int cut)
{
    if (app) app->copy(cut != 0);
}
PAGE const char* app_copied()
{
    static std::string text;
    const char* copied = ImGui::GetClipboardText();
    return kept(text, copied ? copied : "");
}
PAGE void app_focus(int focused) { ImGui::GetIO().AddFocusEvent(focused != 0); }

/// bit 0: the app uses a wheel turned by (dx, dy) here, so the page must not; bit 1: a finger here drags something;
/// bit 2: two fingers zoom it.
PAGE int app_hit(float x, float y, float dx, float dy)
{
    if (!app) return 0;
    if (in_page::covers(x, y)) return 3;
    const auto h = app->hit(x, y, dx, dy, emscripten_get_now());
    return (h.scrolls ? 1 : 0) | (h.drags ? 2 : 0) | (h.zooms ? 4 : 0);
}
PAGE void app_zoom(int step, float x, float y)
{
    if (app) app->zoom(step, x, y);
}

/// Without a WebGL context nothing is drawn. `largest`: the largest side of its textures in pixels.
PAGE void app_context_lost() { picture.end(); }
PAGE void app_context_restored(int largest)
{
    if (app) picture.begin(largest);
}

PAGE const char* app_outline()
{
    static std::string text;
    return kept(text, app ? app->outline() : "{}");
}
PAGE void app_outline_action(const char* id, const char* value)
{
    if (app) app->outline_action(id, value);
}
PAGE const char* app_effects()
{
    static std::string text;
    return kept(text, app ? shell::kit::effects_json(in_page::effects_of(*app)) : "[]");
}
PAGE void app_deliver(int job, const char* line)
{
    if (app) app->deliver(job, line);
    in_page::delivered(job);
}
PAGE const char* app_state()
{
    static std::string text;
    return kept(text, app ? app->state() : "");
}
/// A report with this first line to find a fault; without one, the lines after it (App::report).
PAGE const char* app_report(const char* first)
{
    static std::string text;
    return kept(text, app ? app->report(first) : first);
}
PAGE int app_set_state(const char* link) { return app && app->set_state(link) ? 1 : 0; }
PAGE void app_set(const char* name, const char* value)
{
    if (std::string_view(name) == "redraw") { // the canvas was cleared
        picture.forget();
        return;
    }
    if (app) app->set(name, value);
}
