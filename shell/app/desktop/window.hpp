#pragma once
// The desktop's window: events in, pictures out, effects carried out. Draws only when something happened or is due.
#include "imgui.h"
#include "shell/app/desktop/arguments.hpp"
#include "shell/app/desktop/replay.hpp"
#include "shell/app/desktop/storage.hpp"
#include "shell/app/desktop/worker.hpp"
#include "shell/app/inspector/inspector.hpp"
#include "shell/kit/picture_words.hpp"
#include <cstdint>
#include <limits>
#include <optional>
#include <string>

struct GLFWwindow;
struct GLFWcursor;

namespace shell::app::desktop {

class Window {
public:
    /// Takes the window's events; ImGui's context and backends are there. What the recording has is played first, and then
    /// nothing is saved.
    Window(GLFWwindow*, const Arguments&, const Storage&, const Recording&);
    ~Window();

    /// Until the window is closed.
    void run();

private:
    static constexpr double never = std::numeric_limits<double>::infinity();
    static constexpr int frames_after_input = 6; // until hovers, focus and layout have settled

    double now_ms() const { return (seconds() - start_) * 1000; }

    /// Until there is something to draw: at once, at the time the app named, or when an event comes.
    void wait();
    void draw();
    void show_picture();
    void carry_out(const kit::Effect&);
    void tell_others(double began);
    /// The file is to say what is so now; `written`: what it says.
    static void keep(std::string& file, std::string& written, std::string now);
    /// One that cannot be written is told of once.
    static void give_up(std::string& file, const std::string& wrong);
    void play_again(const Recording&, const Arguments&);
    void show_lesson(const std::string& lesson, int step, std::uint64_t seed, const std::string& language);
    void ask(int id, const std::string& request);
    /// Framebuffer pixels per layout pixel.
    float density() const;
    void show_cursor(int shape);
    void show_full_screen();
    void show_inspector();
    void keep_place() const;

    // Keys, characters, wheel and focus go to ImGui as they come, the pointer through the app, which knows the scale of
    // its theme.
    static Window& of(GLFWwindow*);
    void listen();
    void wake() { frames_left_ = frames_after_input; }
    void point(App::PointerEvent, int button = 0);
    void key(int key, int action);
    /// A link, a file with one or a lesson's file was dropped, or a link pasted outside a text field.
    void take_in(const std::string& text);

    GLFWwindow* window_;
    const Arguments* arguments_; // live as long
    const Storage* storage_;
    bool saves_;
    std::string slot_; // of the saved games
    std::string outline_file_, frames_file_, shapes_file_, outline_, shapes_;
    double start_ = seconds();
    double scale_; // 0 = the screen's
    int frames_left_ = frames_after_input;
    bool due_ = true;
    double due_at_ = never; // on now_ms()'s clock
    int cursor_ = ImGuiMouseCursor_Arrow;
    GLFWcursor* shown_ = nullptr;
    struct {
        double x = 0, y = 0;
    } pointer_; // in the window's units, when it was heard of last
    struct {
        int x = 0, y = 0, width = 0, height = 0;
    } before_full_;   // where the window goes back to
    int widened_ = 0; // by the inspector, in the window's units
    std::string language_ = "es";
    Lines record_;
    std::optional<PictureWords> words_;
    Stage stage_;
    inspector::Inspector inspector_;
    Worker worker_;
};

/// A window of OpenGL 3, its context current, of the size that is asked for, else of what is played again, else where and as
/// large as it was left; null if there is none to be had.
GLFWwindow* open_window(int width, int height);
GLFWwindow* open_window(const Arguments&, const Storage&, const Recording&);

} // namespace shell::app::desktop
