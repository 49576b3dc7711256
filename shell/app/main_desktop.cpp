// The desktop window. GLFW gives a surface, input, a clipboard and a clock, the file system keeps what is saved, a
// thread answers long questions; everything else is shell::app::App. Draws only when something happened or is due.
#include "engine/request/request.hpp"
#include "imgui.h"
#include "imgui_impl_glfw.h"
#include "imgui_impl_opengl3.h"
#include "shell/app/app.hpp"
#include "shell/app/option_table.hpp"
#include "shell/text/text.hpp"
#include <GLFW/glfw3.h>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace {

std::string usage()
{
    return "sagaz-desktop [OPTIONS]\n\n" + shell::app::options_help() + R"(  --size 1280x800
  --outline FILE         keep the screen in words, as JSON, in FILE (for tests and other tools)
  --frames FILE          add a line to FILE for every frame drawn (for tests)
  --help

Preferences and the game in progress are kept in $XDG_STATE_HOME/sagaz (else ~/.local/state/sagaz).
)";
}

bool in_table(std::string_view name)
{
    const auto rows = shell::app::option_rows();
    return !name.empty() && std::any_of(rows.begin(), rows.end(), [name](const auto& r) { return r.setting == name; });
}

double seconds() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

// ---- what is kept between two starts ---------------------------------------------------------------------------------

std::string variable(const char* name)
{
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): before any thread starts
    return value ? value : "";
}

class Storage {
public:
    Storage()
    {
        namespace fs = std::filesystem;
        if (const std::string state = variable("XDG_STATE_HOME"); !state.empty()) folder_ = fs::path(state) / "sagaz";
        else if (const std::string data = variable("APPDATA"); !data.empty()) folder_ = fs::path(data) / "sagaz";
        else if (const std::string home = variable("HOME"); !home.empty())
            folder_ = fs::path(home) / ".local" / "state" / "sagaz";
    }

    std::string load(const std::string& name) const
    {
        std::ifstream file(folder_ / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }

    /// Whole or not at all: a file beside it takes its place when it is complete.
    bool save(const std::string& name, const std::string& text) const
    {
        if (folder_.empty()) return false;
        std::error_code trouble;
        std::filesystem::create_directories(folder_, trouble);
        return write(folder_ / name, text);
    }

    static bool write(const std::filesystem::path& target, const std::string& text)
    {
        const std::filesystem::path beside = target.string() + ".new";
        std::ofstream file(beside, std::ios::binary | std::ios::trunc);
        file << text;
        file.close();
        std::error_code trouble;
        if (file) std::filesystem::rename(beside, target, trouble);
        return file && !trouble;
    }

private:
    std::filesystem::path folder_;
};

// ---- long questions --------------------------------------------------------------------------------------------------

/// One thread that answers requests in the order they come; its lines wait here until the window takes them.
class Worker {
public:
    using Line = std::pair<int, std::string>;

    Worker() : thread_([this] { work(); }) {}
    ~Worker()
    {
        {
            const std::lock_guard lock(mutex_);
            stop_ = true;
        }
        wake_.notify_one();
        thread_.join();
    }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void ask(int id, std::string request)
    {
        {
            const std::lock_guard lock(mutex_);
            waiting_.emplace_back(id, std::move(request));
        }
        wake_.notify_one();
    }

    void cancel(int id)
    {
        const std::lock_guard lock(mutex_);
        std::erase_if(waiting_, [id](const Line& w) { return w.first == id; });
        std::erase_if(lines_, [id](const Line& l) { return l.first == id; });
        if (at_work_ == id) at_work_ = 0;
    }

    std::vector<Line> take()
    {
        const std::lock_guard lock(mutex_);
        return std::exchange(lines_, {});
    }

private:
    void work()
    {
        for (;;) {
            Line job;
            {
                std::unique_lock lock(mutex_);
                wake_.wait(lock, [this] { return stop_ || !waiting_.empty(); });
                if (stop_) return;
                job = std::move(waiting_.front());
                waiting_.pop_front();
                at_work_ = job.first;
            }
            answer(job.first, engine::request::Request(job.second, seconds));
        }
    }

    void answer(int id, engine::request::Request request)
    {
        constexpr engine::Budget slice{4000}; // about 4 ms between two looks at the clock and at cancel()
        constexpr double progress_every = 1.0 / 30;
        double told = seconds();
        while (request.step(slice) == engine::Step::more) {
            if (stop_ || at_work_ != id) return;
            if (seconds() - told < progress_every) continue;
            told = seconds();
            tell(id, engine::request::progress_line(request.progress()));
        }
        tell(id, request.result());
    }

    void tell(int id, std::string line)
    {
        {
            const std::lock_guard lock(mutex_);
            if (at_work_ != id) return;
            lines_.emplace_back(id, std::move(line));
        }
        glfwPostEmptyEvent();
    }

    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Line> waiting_;
    std::vector<Line> lines_;
    std::atomic<int> at_work_ = 0; // 0: nothing, or what it was is not wanted any more
    std::atomic<bool> stop_ = false;
    std::thread thread_; // last: starts when the rest is there
};

// ---- arguments -------------------------------------------------------------------------------------------------------

struct Arguments {
    std::vector<std::pair<std::string, std::string>> config; // as the page's configuration names them
    std::string outline, frames;
    int width = 1280, height = 800;
    std::optional<int> exit_status;
};

Arguments read_arguments(int count, char** values)
{
    Arguments result;
    const auto wrong = [&result](const std::string& what) {
        std::fprintf(stderr, "sagaz-desktop: %s\n\n%s", what.c_str(), usage().c_str());
        result.exit_status = 2;
    };
    for (int i = 1; i < count && !result.exit_status; ++i) {
        const std::string argument = values[i];
        const std::string name = argument.substr(0, 2) == "--" ? argument.substr(2) : "";
        if (name == "help") {
            std::fputs(usage().c_str(), stdout);
            result.exit_status = 0;
        } else if (const bool is_config = in_table(name);
                   !is_config && name != "size" && name != "outline" && name != "frames")
            wrong("what is " + argument + "?");
        else if (i + 1 == count) wrong(argument + " wants a value");
        else if (const std::string value = values[++i]; is_config) result.config.emplace_back(name, value);
        else if (name == "outline") result.outline = value;
        else if (name == "frames") result.frames = value;
        else if (std::sscanf(value.c_str(), "%dx%d", &result.width, &result.height) != 2 || result.width < 320 ||
                 result.height < 320 || result.width > 16384 || result.height > 16384)
            wrong("--size wants WIDTHxHEIGHT, 320x320 at least");
    }
    return result;
}

/// The system's language, where it is one of ours.
std::string system_language()
{
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const std::string value = variable(name).substr(0, 2); !value.empty())
            return shell::text::language_from(value) ? value : "en";
    return "en";
}

shell::app::Settings settings_of(const Arguments& arguments, const Storage& storage)
{
    const std::string prefs = storage.load("prefs");
    shell::app::Settings out{{"textview", "false"}, {"prefs", prefs}, {"saved", storage.load("game")}};
    bool has_language = !prefs.empty();
    for (const auto& [name, value] : arguments.config) {
        std::string text = value;
        // a link is often pasted whole
        if (const auto at = value.find("#s="); name == "link" && at != std::string::npos) text = value.substr(at + 3);
        out.emplace_back(name, text);
        has_language = has_language || name == "language";
    }
    if (!has_language) out.emplace_back("language", system_language());
    return out;
}

// ---- the window ------------------------------------------------------------------------------------------------------

class Window {
public:
    Window(GLFWwindow* window, const Arguments& arguments, const Storage& storage)
        : window_(window), storage_(&storage), outline_file_(arguments.outline), frames_file_(arguments.frames),
          app_(shell::app::read_config(settings_of(arguments, storage)))
    {
        glfwSetWindowUserPointer(window, this);
        listen();
        app_.set("worker", "ok");
    }

    void run()
    {
        while (!glfwWindowShouldClose(window_)) {
            wait();
            for (const auto& [id, line] : worker_.take()) {
                app_.deliver(id, line);
                due_ = true;
            }
            if (due_ || frames_left_ > 0) draw();
        }
    }

private:
    static constexpr double never = std::numeric_limits<double>::infinity();
    static constexpr int frames_after_input = 6; // until hovers, focus and layout have settled

    double now_ms() const { return (seconds() - start_) * 1000; }

    /// Until there is something to draw: at once, at the time the app named, or when an event comes.
    void wait()
    {
        if (frames_left_ > 0) return glfwPollEvents();
        due_ = false;
        const double left = due_at_ - now_ms();
        if (left == never) return glfwWaitEvents();
        if (left > 0) glfwWaitEventsTimeout(left / 1000);
        else glfwPollEvents();
        due_ = now_ms() >= due_at_;
    }

    void draw()
    {
        int width = 0, height = 0;
        glfwGetFramebufferSize(window_, &width, &height);
        if (width == 0 || height == 0) { // minimised
            frames_left_ = 0;
            return;
        }
        frames_left_ = std::max(0, frames_left_ - 1);
        ImGui_ImplOpenGL3_NewFrame();
        const float density = this->density();
        const double now = now_ms();
        const auto frame =
            app_.frame(now, static_cast<float>(width) / density, static_cast<float>(height) / density, density);
        ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
        glfwSwapBuffers(window_);
        const double wake = app_.wake_ms();
        due_at_ = wake < 0 ? never : now + wake;
        if (frame.animating) frames_left_ = std::max(frames_left_, 1);
        show_cursor(frame.cursor);
        for (const shell::kit::Effect& effect : app_.take_effects()) carry_out(effect);
        tell_tests();
    }

    void carry_out(const shell::kit::Effect& effect)
    {
        using Kind = shell::kit::Effect::Kind;
        switch (effect.kind) {
        case Kind::save:
            if (!storage_->save(effect.name, effect.text)) app_.set("storage", "blocked");
            break;
        case Kind::copy:
            glfwSetClipboardString(window_, effect.text.c_str());
            break;
        case Kind::share:
            glfwSetClipboardString(window_, effect.text.c_str());
            app_.set("shared", "copied");
            break;
        case Kind::request:
            worker_.ask(effect.id, effect.text);
            break;
        case Kind::cancel:
            worker_.cancel(effect.id);
            break;
        case Kind::event:    // nobody embeds the window,
        case Kind::language: // it has no page around it,
        case Kind::texts:    // it has all languages,
        case Kind::program:  // it has all games,
        case Kind::theme:    // and the app fills it whole
        case Kind::text_view:
            return;
        }
        frames_left_ = std::max(frames_left_, 1);
    }

    void tell_tests()
    {
        ++frames_;
        if (!frames_file_.empty()) std::ofstream(frames_file_, std::ios::app) << frames_ << ' ' << now_ms() << '\n';
        if (outline_file_.empty()) return;
        if (std::string outline = app_.outline(); outline != outline_) {
            outline_ = std::move(outline);
            Storage::write(outline_file_, outline_);
        }
    }

    /// Framebuffer pixels per layout pixel.
    float density() const
    {
        float x = 1, y = 1;
        glfwGetWindowContentScale(window_, &x, &y);
        return x > 0 ? x : 1;
    }

    void show_cursor(int shape)
    {
        if (shape == cursor_) return;
        cursor_ = shape;
        const int standard = shape == ImGuiMouseCursor_Hand        ? GLFW_HAND_CURSOR
                             : shape == ImGuiMouseCursor_TextInput ? GLFW_IBEAM_CURSOR
                             : shape == ImGuiMouseCursor_ResizeEW  ? GLFW_HRESIZE_CURSOR
                             : shape == ImGuiMouseCursor_ResizeNS  ? GLFW_VRESIZE_CURSOR
                                                                   : GLFW_ARROW_CURSOR;
        GLFWcursor* next = glfwCreateStandardCursor(standard);
        glfwSetCursor(window_, next);
        if (shown_) glfwDestroyCursor(shown_);
        shown_ = next;
    }

    // -- input: keys, characters, wheel and focus go to ImGui as they come, the pointer through the app, which knows the
    //    scale of its theme
    void wake() { frames_left_ = frames_after_input; }

    void point(shell::app::App::PointerEvent event, int button = 0)
    {
        double x = 0, y = 0;
        int window_width = 1, width = 1, unused = 0;
        glfwGetCursorPos(window_, &x, &y);
        glfwGetWindowSize(window_, &window_width, &unused);
        glfwGetFramebufferSize(window_, &width, &unused);
        const double scale = static_cast<double>(width) / std::max(1, window_width) / density();
        app_.pointer(event, static_cast<float>(x * scale), static_cast<float>(y * scale), button,
                     shell::app::App::PointerSource::mouse);
        wake();
    }

    static Window& of(GLFWwindow* window) { return *static_cast<Window*>(glfwGetWindowUserPointer(window)); }

    void listen()
    {
        using Event = shell::app::App::PointerEvent;
        glfwSetCursorPosCallback(window_, [](GLFWwindow* w, double, double) { of(w).point(Event::move); });
        glfwSetCursorEnterCallback(window_,
                                   [](GLFWwindow* w, int inside) { of(w).point(inside ? Event::move : Event::leave); });
        glfwSetMouseButtonCallback(window_, [](GLFWwindow* w, int button, int action, int) {
            if (button < ImGuiMouseButton_COUNT) of(w).point(action == GLFW_PRESS ? Event::down : Event::up, button);
        });
        glfwSetScrollCallback(window_, [](GLFWwindow* w, double x, double y) {
            ImGui_ImplGlfw_ScrollCallback(w, x, y);
            of(w).wake();
        });
        glfwSetKeyCallback(window_, [](GLFWwindow* w, int key, int scancode, int action, int mods) {
            ImGui_ImplGlfw_KeyCallback(w, key, scancode, action, mods);
            of(w).wake();
        });
        glfwSetCharCallback(window_, [](GLFWwindow* w, unsigned character) {
            ImGui_ImplGlfw_CharCallback(w, character);
            of(w).wake();
        });
        glfwSetWindowFocusCallback(window_, [](GLFWwindow* w, int focused) {
            ImGui_ImplGlfw_WindowFocusCallback(w, focused);
            of(w).wake();
        });
        glfwSetFramebufferSizeCallback(window_, [](GLFWwindow* w, int, int) { of(w).wake(); });
        glfwSetWindowContentScaleCallback(window_, [](GLFWwindow* w, float, float) { of(w).wake(); });
        glfwSetWindowRefreshCallback(window_, [](GLFWwindow* w) { of(w).wake(); });
        glfwSetWindowIconifyCallback(window_, [](GLFWwindow* w, int) { of(w).wake(); });
    }

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
    shell::app::App app_;
    Worker worker_;
};

GLFWwindow* open_window(int width, int height)
{
#ifdef __APPLE__
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 2);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
#else
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 0);
#endif
    glfwWindowHint(GLFW_SCALE_TO_MONITOR, GLFW_TRUE);
    glfwWindowHintString(GLFW_X11_CLASS_NAME, "sagaz");
    glfwWindowHintString(GLFW_X11_INSTANCE_NAME, "sagaz");
    GLFWwindow* window = glfwCreateWindow(width, height, "Sagaz", nullptr, nullptr);
    if (!window) return nullptr;
    glfwSetWindowSizeLimits(window, 320, 320, GLFW_DONT_CARE, GLFW_DONT_CARE);
    glfwMakeContextCurrent(window);
    glfwSwapInterval(1);
    return window;
}

} // namespace

int main(int count, char** values)
{
    const Arguments arguments = read_arguments(count, values);
    if (arguments.exit_status) return *arguments.exit_status;

    glfwSetErrorCallback([](int, const char* what) { std::fprintf(stderr, "sagaz-desktop: %s\n", what); });
    if (!glfwInit()) {
        std::fputs("sagaz-desktop: no display to open a window on\n", stderr);
        return 1;
    }
    GLFWwindow* window = open_window(arguments.width, arguments.height);
    if (!window) {
        std::fputs("sagaz-desktop: no window with OpenGL 3; is there a graphics driver (Mesa)?\n", stderr);
        glfwTerminate();
        return 1;
    }
    ImGui::CreateContext();
    ImGui_ImplGlfw_InitForOpenGL(window, false); // key codes and clipboard; the callbacks are ours
    ImGui_ImplOpenGL3_Init();
    {
        const Storage storage;
        Window(window, arguments, storage).run();
    }
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplGlfw_Shutdown();
    ImGui::DestroyContext();
    glfwDestroyWindow(window);
    glfwTerminate();
    return 0;
}
