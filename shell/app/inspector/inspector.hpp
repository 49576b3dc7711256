#pragma once
// What a running game looks like from inside, beside it: its line and events, what is under the pointer, jobs, frames, memory,
// the theme's colours. Programs that do not name it have nothing of it: it hears ImGui's own frames (context hooks).
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
    /// What it changes goes through `open` (a link), as anybody's; what it gives the person (files, the clipboard) through
    /// `give`. ImGui's context must be current.
    Inspector(App&, std::function<void(std::string_view link)> open, std::function<void(const Effect&)> give);
    ~Inspector();
    Inspector(const Inspector&) = delete;
    Inspector& operator=(const Inspector&) = delete;

    static constexpr float width_wanted = 400; // pixels of the layout

    void toggle();
    void show_tab(int tab) { tab_ = tab; }
    bool shown() const { return shown_; }
    struct Room {
        float width, height;
    };
    /// Of a window this large, what the game has from the next frame on: the inspector is beside it, or below where it is
    /// narrow.
    Room room(float width, float height);
    /// Is this place, in the window's pixels, the inspector's?
    bool covers(float x, float y) const;

    /// What came of what was given, in words, where they are more than that it was given: where the file is, or why not.
    void tell(std::string words) { told_ = std::move(words); }

    /// Frames and jobs, as whoever draws and carries out tells of them; kept once the inspector has been open.
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
    Room game_{1, 1}, strip_{0, 0}; // what the game has, and what is added to it: to its width or to its height
    Timeline timeline_;
    Past past_;
    Pulse pulse_;
    UiMemory memory_;
    std::string told_;  // what the last button of this page has done
    std::string under_; // the control under the pointer
};

} // namespace shell::app::inspector
