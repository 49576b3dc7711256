#pragma once
// The desktop's window: takes input, draws, carries out effects. Draws only if something happened or is due.
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
    /// Takes the window's events. Precondition: ImGui's context and backends exist. Plays the recording's events first,
    /// if there are any; then nothing is saved.
    Window(GLFWwindow*, const Arguments&, const Storage&, const Recording&);
    ~Window();

    /// Until the window is closed.
    void run();

private:
    static constexpr double never = std::numeric_limits<double>::infinity();
    static constexpr int frames_after_input = 6; // until hovers, focus and layout have settled

    double now_ms() const { return (seconds() - start_) * 1000; }

    /// Waits until there is something to draw: at once, at the app's wake time, or when an event comes.
    void wait();
    void draw();
    void show_picture();
    void carry_out(const kit::Effect&);
    void tell_others(double began);
    /// Writes `now` to the file unless that is its content already (`written`).
    static void keep(std::string& file, std::string& written, std::string now);
    /// Reports an error in writing, and clears `file`, so that it is reported once.
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

    // Keys, characters, wheel and focus go directly to ImGui. The pointer goes through the app, which knows its theme's
    // scale.
    static Window& of(GLFWwindow*);
    void listen();
    void wake() { frames_left_ = frames_after_input; }
    void point(App::PointerEvent, int button = 0);
    void key(int key, int action);
    /// Opens a dropped link, file with a link or lesson's file, or a link pasted outside a text field.
    void take_in(const std::string& text);

    GLFWwindow* window_;
    const Arguments* arguments_; // outlives the window
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
    } pointer_; // last reported, in the window's units
    struct {
        int x = 0, y = 0, width = 0, height = 0;
    } before_full_;   // the place to restore
    int widened_ = 0; // by the inspector, in the window's units
    std::string language_ = "es";
    Lines record_;
    std::optional<PictureWords> words_;
    Stage stage_;
    inspector::Inspector inspector_;
    Worker worker_;
};

/// Opens a window with a current OpenGL 3 context; null on failure. Its size is the arguments', else the recording's,
/// else its size and place are those it was left with.
GLFWwindow* open_window(int width, int height);
GLFWwindow* open_window(const Arguments&, const Storage&, const Recording&);

} // namespace shell::app::desktop
