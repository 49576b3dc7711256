#pragma once
// The desktop's window: events in, pictures out, effects carried out. Draws only when something happened or is due.
#include "imgui.h"
#include "shell/app/app.hpp"
#include "shell/app/desktop/arguments.hpp"
#include "shell/app/desktop/storage.hpp"
#include "shell/app/desktop/worker.hpp"
#include <cstdint>
#include <limits>
#include <string>

struct GLFWwindow;
struct GLFWcursor;

namespace shell::app::desktop {

class Window {
public:
    /// Takes the window's events; ImGui's context and backends are there.
    Window(GLFWwindow*, const Arguments&, const Storage&);

    /// Until the window is closed.
    void run();

private:
    static constexpr double never = std::numeric_limits<double>::infinity();
    static constexpr int frames_after_input = 6; // until hovers, focus and layout have settled

    double now_ms() const { return (seconds() - start_) * 1000; }

    /// Until there is something to draw: at once, at the time the app named, or when an event comes.
    void wait();
    void draw();
    void carry_out(const kit::Effect&);
    void tell_tests();
    void show_lesson(const std::string& lesson, int step, std::uint64_t seed, const std::string& language);
    /// Framebuffer pixels per layout pixel.
    float density() const;
    void show_cursor(int shape);

    // Keys, characters, wheel and focus go to ImGui as they come, the pointer through the app, which knows the scale of
    // its theme.
    static Window& of(GLFWwindow*);
    void listen();
    void wake() { frames_left_ = frames_after_input; }
    void point(App::PointerEvent, int button = 0);

    GLFWwindow* window_;
    const Storage* storage_;
    std::string outline_file_, frames_file_, outline_;
    double start_ = seconds();
    int frames_left_ = frames_after_input;
    long frames_ = 0;
    bool due_ = true;
    double due_at_ = never; // on now_ms()'s clock
    int cursor_ = ImGuiMouseCursor_Arrow;
    GLFWcursor* shown_ = nullptr;
    App app_;
    Worker worker_;
};

/// A window of OpenGL 3 of this size, its context current; null if there is none to be had.
GLFWwindow* open_window(int width, int height);

} // namespace shell::app::desktop
