// The page's door into the application: plain C functions that web/*.mjs calls. Strings are UTF-8 and end in NUL; a
// returned one is valid until the next call of the same function. Requests have a door of their own: main_requests.cpp.
#include "imgui.h"
#include "imgui_impl_opengl3.h"
#include "shell/app/app.hpp"
#include "shell/app/no_picture.hpp"
#include <GLES3/gl3.h>
#include <algorithm>
#include <cstring>
#include <emscripten.h>
#include <optional>
#include <string>
#include <utility>

namespace {

std::optional<shell::app::App> app;
shell::app::Settings settings; // until app_create
bool picture = true;           // is there a WebGL context to draw in?

const char* kept(std::string& place, std::string text)
{
    place = std::move(text);
    return place.c_str();
}

/// What the canvas shows, as a hash of the draw lists; 0 = draw in any case.
std::uint64_t shown_picture = 0;

/// Whether a frame would draw exactly what the canvas shows already: then the browser keeps its picture, and weak or
/// software graphics are spared the frames in which a screen settles.
bool same_picture(const ImDrawData& data)
{
    std::uint64_t hash = 0xcbf29ce484222325u;
    const auto add = [&hash](const void* bytes, std::size_t size) { // all of it comes in words
        const auto* p = static_cast<const unsigned char*>(bytes);
        for (std::uint32_t word = 0; size >= sizeof word; size -= sizeof word, p += sizeof word) {
            std::memcpy(&word, p, sizeof word);
            hash = (hash ^ word) * 0x100000001b3u;
        }
    };
    add(&data.DisplaySize, sizeof data.DisplaySize);
    add(&data.FramebufferScale, sizeof data.FramebufferScale);
    for (const ImDrawList* list : data.CmdLists) {
        add(list->VtxBuffer.Data, static_cast<std::size_t>(list->VtxBuffer.size_in_bytes()));
        add(list->IdxBuffer.Data, static_cast<std::size_t>(list->IdxBuffer.size_in_bytes()));
        for (const ImDrawCmd& c : list->CmdBuffer) add(&c.ClipRect, sizeof c.ClipRect);
    }
    bool same = hash == shown_picture;
    for (const ImTextureData* t : *data.Textures) same = same && t->Status == ImTextureStatus_OK;
    shown_picture = hash;
    return same;
}

void render(float width, float height, float density)
{
    if (same_picture(*ImGui::GetDrawData())) return;
    const auto pixels = [density](float v) { return static_cast<int>(v * density + 0.5f); };
    glViewport(0, 0, pixels(width), pixels(height));
    glClearColor(0, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

} // namespace

#define PAGE extern "C" EMSCRIPTEN_KEEPALIVE

/// Before app_create: what the page configures.
PAGE void app_option(const char* name, const char* value) { settings.emplace_back(name, value); }
PAGE void app_create()
{
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    const shell::app::Config config = shell::app::read_config(std::exchange(settings, {}));
    picture = config.picture;
    if (picture) ImGui_ImplOpenGL3_Init("#version 300 es");
    app.emplace(config);
}

/// bit 0 wants text input, 1 wants another frame at once, 2 the outline changed, 3 effects wait; 8… the mouse cursor.
PAGE int app_frame(double now_ms, float width, float height, float density)
{
    if (!app) return 0;
    if (picture) ImGui_ImplOpenGL3_NewFrame();
    else shell::app::pretend_to_render();
    const shell::app::FrameResult r = app->frame(now_ms, width, height, density);
    if (picture) render(width, height, density);
    return (r.wants_text ? 1 : 0) | (r.animating ? 2 : 0) | (r.outline_changed ? 4 : 0) | (r.effects ? 8 : 0) |
           std::max(0, r.cursor) << 8;
}

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
PAGE void app_char(unsigned codepoint) { ImGui::GetIO().AddInputCharacter(codepoint); }
PAGE void app_focus(int focused) { ImGui::GetIO().AddFocusEvent(focused != 0); }

/// bit 0: the region scrolls, so the page must not; bit 1: a finger starting here drags something.
PAGE int app_hit(float x, float y)
{
    if (!app) return 0;
    const auto h = app->hit(x, y);
    return (h.scrolls ? 1 : 0) | (h.drags ? 2 : 0);
}

PAGE void app_context_lost()
{
    if (picture) ImGui_ImplOpenGL3_Shutdown();
    picture = false;
}
PAGE void app_context_restored()
{
    shown_picture = 0;
    shell::app::forget_textures();
    ImGui_ImplOpenGL3_Init("#version 300 es");
    picture = true;
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
    return kept(text, app ? shell::kit::effects_json(app->take_effects()) : "[]");
}
PAGE void app_deliver(int job, const char* line)
{
    if (app) app->deliver(job, line);
}
PAGE const char* app_state()
{
    static std::string text;
    return kept(text, app ? app->state() : "");
}
PAGE int app_set_state(const char* link) { return app && app->set_state(link) ? 1 : 0; }
PAGE void app_set(const char* name, const char* value)
{
    if (std::string_view(name) == "redraw") { // the canvas was cleared
        shown_picture = 0;
        return;
    }
    if (app) app->set(name, value);
}
