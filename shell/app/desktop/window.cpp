#include "shell/app/desktop/window.hpp"
#include "imgui_impl_glfw.h"
#include "imgui_impl_opengl3.h"
#include "shell/app/desktop/lessons.hpp"
#include <GLFW/glfw3.h>
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <utility>

namespace shell::app::desktop {

Window::Window(GLFWwindow* window, const Arguments& arguments, const Storage& storage)
    : window_(window), storage_(&storage), outline_file_(arguments.outline), frames_file_(arguments.frames),
      app_(read_config(settings_of(arguments, storage)))
{
    glfwSetWindowUserPointer(window, this);
    listen();
    app_.set("worker", "ok");
    if (arguments.lesson.empty()) return;
    std::string language = "es";
    for (const kit::Effect& effect : app_.take_effects()) {
        if (effect.kind == kit::Effect::Kind::language) language = effect.text;
        carry_out(effect);
    }
    show_lesson(arguments.lesson, arguments.step - 1, 1, language);
}

void Window::run()
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

void Window::wait()
{
    if (frames_left_ > 0) return glfwPollEvents();
    due_ = false;
    const double left = due_at_ - now_ms();
    if (left == never) return glfwWaitEvents();
    if (left > 0) glfwWaitEventsTimeout(left / 1000);
    else glfwPollEvents();
    due_ = now_ms() >= due_at_;
}

void Window::draw()
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
    for (const kit::Effect& effect : app_.take_effects()) carry_out(effect);
    tell_tests();
}

void Window::carry_out(const kit::Effect& effect)
{
    using Kind = kit::Effect::Kind;
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
    case Kind::file: // where it was started from
        Storage::write(effect.name, effect.text);
        break;
    case Kind::request:
        worker_.ask(effect.id, effect.text);
        break;
    case Kind::cancel:
        worker_.cancel(effect.id);
        break;
    case Kind::lesson: { // "seed language"
        const std::size_t space = effect.text.find(' ');
        show_lesson(effect.name, effect.id, std::strtoull(effect.text.c_str(), nullptr, 10),
                    effect.text.substr(space + 1));
        break;
    }
    case Kind::picture:  // the window has no PNG to give
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

void Window::show_lesson(const std::string& lesson, int step, std::uint64_t seed, const std::string& language)
{
    const LessonStep made = lesson_step(lesson, step, seed, language);
    if (made.flat.empty()) app_.set("lesson_failed", made.wrong);
    else app_.set("lesson", made.flat);
}

void Window::tell_tests()
{
    ++frames_;
    if (!frames_file_.empty()) std::ofstream(frames_file_, std::ios::app) << frames_ << ' ' << now_ms() << '\n';
    if (outline_file_.empty()) return;
    if (std::string outline = app_.outline(); outline != outline_) {
        outline_ = std::move(outline);
        Storage::write(outline_file_, outline_);
    }
}

float Window::density() const
{
    float x = 1, y = 1;
    glfwGetWindowContentScale(window_, &x, &y);
    return x > 0 ? x : 1;
}

void Window::show_cursor(int shape)
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

void Window::point(App::PointerEvent event, int button)
{
    double x = 0, y = 0;
    int window_width = 1, width = 1, unused = 0;
    glfwGetCursorPos(window_, &x, &y);
    glfwGetWindowSize(window_, &window_width, &unused);
    glfwGetFramebufferSize(window_, &width, &unused);
    const double scale = static_cast<double>(width) / std::max(1, window_width) / density();
    app_.pointer(event, static_cast<float>(x * scale), static_cast<float>(y * scale), button,
                 App::PointerSource::mouse);
    wake();
}

Window& Window::of(GLFWwindow* window) { return *static_cast<Window*>(glfwGetWindowUserPointer(window)); }

void Window::listen()
{
    using Event = App::PointerEvent;
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

} // namespace shell::app::desktop
