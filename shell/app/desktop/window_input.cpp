// The window's input: pointer, keys, dropped files.
#include "imgui_impl_glfw.h"
#include "shell/app/desktop/window.hpp"
#include <GLFW/glfw3.h>
#include <algorithm>
#include <fstream>

namespace shell::app::desktop {

float Window::density() const
{
    float x = 1, y = 1;
    glfwGetWindowContentScale(window_, &x, &y);
    if (scale_ > 0) return static_cast<float>(scale_);
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
    int window_width = 1, width = 1, unused = 0;
    glfwGetWindowSize(window_, &window_width, &unused);
    glfwGetFramebufferSize(window_, &width, &unused);
    const double scale = static_cast<double>(width) / std::max(1, window_width) / static_cast<double>(density());
    stage_.pointer(event, static_cast<float>(pointer_.x * scale), static_cast<float>(pointer_.y * scale), button,
                   App::PointerSource::mouse);
    wake();
}

void Window::key(int key, int action)
{
    if (action != GLFW_PRESS) return;
    if (key == GLFW_KEY_F11) show_full_screen();
    if (key == GLFW_KEY_F12) show_inspector();
    const bool control = glfwGetKey(window_, GLFW_KEY_LEFT_CONTROL) == GLFW_PRESS ||
                         glfwGetKey(window_, GLFW_KEY_RIGHT_CONTROL) == GLFW_PRESS;
    if (key == GLFW_KEY_V && control && !stage_.last().wants_text) {
        const char* text = glfwGetClipboardString(window_);
        if (const std::string link = text ? text : ""; link.find("#s=") != link.npos) take_in(link);
    }
}

void Window::take_in(const std::string& text)
{
    if (text.ends_with(".json")) return show_lesson(text, 0, 1, language_);
    std::string link = text;
    if (text.find("#s=") == text.npos) {            // a file with a link, as browsers make
        constexpr std::streamsize longest = 65'536; // any file may be dropped
        std::ifstream in(text, std::ios::binary);
        link.assign(longest, '\0');
        in.read(link.data(), longest);
        link.resize(static_cast<std::size_t>(std::max<std::streamsize>(0, in.gcount())));
    }
    const auto at = link.find("#s=");
    link = at == link.npos ? "?" : link.substr(at + 3);
    stage_.open(link.substr(0, link.find_first_of(" \r\n\t\"<")));
}

Window& Window::of(GLFWwindow* window) { return *static_cast<Window*>(glfwGetWindowUserPointer(window)); }

void Window::listen()
{
    using Happens = App::PointerEvent;
    // Keeps the event's position: glfwGetCursorPos() gives the present one, which may be another than at the press.
    glfwSetCursorPosCallback(window_, [](GLFWwindow* w, double x, double y) {
        of(w).pointer_ = {x, y};
        of(w).point(Happens::move);
    });
    glfwSetCursorEnterCallback(window_, [](GLFWwindow* w, int inside) {
        if (inside) glfwGetCursorPos(w, &of(w).pointer_.x, &of(w).pointer_.y); // some systems send no position
        of(w).point(inside ? Happens::move : Happens::leave);
    });
    glfwSetMouseButtonCallback(window_, [](GLFWwindow* w, int button, int action, int) {
        if (button < ImGuiMouseButton_COUNT) of(w).point(action == GLFW_PRESS ? Happens::down : Happens::up, button);
    });
    glfwSetScrollCallback(window_, [](GLFWwindow* w, double x, double y) {
        ImGui_ImplGlfw_ScrollCallback(w, x, y);
        of(w).wake();
    });
    glfwSetKeyCallback(window_, [](GLFWwindow* w, int key, int scancode, int action, int mods) {
        ImGui_ImplGlfw_KeyCallback(w, key, scancode, action, mods);
        of(w).key(key, action);
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
    glfwSetDropCallback(window_, [](GLFWwindow* w, int count, const char** what) {
        if (count > 0) of(w).take_in(what[0]);
        of(w).wake();
    });
    glfwSetFramebufferSizeCallback(window_, [](GLFWwindow* w, int, int) { of(w).wake(); });
    glfwSetWindowContentScaleCallback(window_, [](GLFWwindow* w, float, float) { of(w).wake(); });
    glfwSetWindowRefreshCallback(window_, [](GLFWwindow* w) { of(w).wake(); });
    glfwSetWindowIconifyCallback(window_, [](GLFWwindow* w, int) { of(w).wake(); });
}

} // namespace shell::app::desktop
