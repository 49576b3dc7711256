#pragma once
// The inspector beside a running game: its line and events, the control under the pointer, jobs, frames, memory, the
// theme's colours. It runs in ImGui's context hooks, so programs that do not name it contain none of it.
#include "shell/app/app.hpp"
#include "shell/app/inspector/past.hpp"
#include "shell/app/inspector/pulse.hpp"
#include "shell/app/inspector/timeline.hpp"
#include <functional>
#include <string>
#include <string_view>
#include <utility>

struct ImGuiContext;
struct ImGuiContextHook;

namespace shell::app::inspector {

class Inspector {
public:
    /// `open` takes a link to another state of the game; `give` takes effects for the user (files, the clipboard).
    /// Precondition: ImGui's context is current.
    Inspector(App&, std::function<void(std::string_view link)> open, std::function<void(const Effect&)> give);
    ~Inspector();
    Inspector(const Inspector&) = delete;
    Inspector& operator=(const Inspector&) = delete;

    static constexpr float width_wanted = 400; // layout pixels

    void toggle();
    void show_tab(int tab) { tab_ = tab; }
    bool shown() const { return shown_; }
    struct Room {
        float width, height;
    };
    /// The part of a window of this size that the game has from the next frame on. The inspector is beside the game, or
    /// below it in a narrow window.
    Room room(float width, float height);
    /// True if this place, in window pixels, is the inspector's.
    bool covers(float x, float y) const;

    /// Shows the result of the last effect given: where the file is, or why it was not written.
    void tell(std::string words) { told_ = std::move(words); }

    /// Frames and jobs, reported by the host; kept from the first opening of the inspector on.
    Timeline& timeline() { return timeline_; }

private:
    enum Tab : std::uint8_t { game, screen, time, look };

    static void before_frame(ImGuiContext*, ImGuiContextHook*);
    static void in_frame(ImGuiContext*, ImGuiContextHook*);
    static void after_frame(ImGuiContext*, ImGuiContextHook*);
    void draw();
    void draw_game(Ui&, Rect);
    void draw_screen(Ui&, Rect);
    void draw_time(Ui&, Rect);
    void draw_look(Ui&, Rect);
    void mark_rects(const Theme&) const;
    void act(const Action&);

    App* app_;
    std::function<void(std::string_view)> open_;
    std::function<void(const Effect&)> give_;
    bool shown_ = false, all_rects_ = false, metrics_ = false;
    int tab_ = game, token_ = 8;
    Room game_{1, 1}, strip_{0, 0}; // the game's size; what the inspector adds to its width or height
    Timeline timeline_;
    Past past_;
    Pulse pulse_;
    UiMemory memory_;
    std::string told_;  // the result of the last button
    std::string under_; // the control under the pointer
};

} // namespace shell::app::inspector
