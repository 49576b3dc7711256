// The window's place: opened as it was left, full screen and back, wider while the inspector is beside the game.
#include "shell/app/desktop/window.hpp"
#include <GLFW/glfw3.h>
#include <algorithm>
#include <cstdio>
#include <string>
#include <tuple>

namespace shell::app::desktop {
namespace {

struct Place {
    int x = 0, y = 0, width = 1280, height = 800, maximised = 0;
    bool kept = false; // x and y are where a window was left; they may be negative
};

Place place_left(const Storage& storage)
{
    Place p;
    Place read;
    const std::string text = storage.load("window");
    const int found =
        std::sscanf(text.c_str(), "%d %d %d %d %d", &read.x, &read.y, &read.width, &read.height, &read.maximised);
    const auto within = [](int v, int least, int most) { return v >= least && v <= most; };
    if (found == 5 && within(read.width, 200, 16384) && within(read.height, 240, 16384)) {
        p = read;
        p.kept = true;
    }
    return p;
}

struct Area {
    int x = 0, y = 0, width = 0, height = 0;
};

/// The work area of the screen that has this place, else of the first screen.
Area work_area(int at_x, int at_y)
{
    int count = 0;
    GLFWmonitor** screens = glfwGetMonitors(&count);
    Area found;
    for (int i = 0; i < count; ++i) {
        Area a;
        glfwGetMonitorWorkarea(screens[i], &a.x, &a.y, &a.width, &a.height);
        if (i == 0 || (at_x >= a.x && at_x < a.x + a.width && at_y >= a.y && at_y < a.y + a.height)) found = a;
    }
    return found;
}

/// True if enough of the window's top is on a screen to drag it.
bool on_a_screen(const Place& p)
{
    int count = 0;
    GLFWmonitor** screens = glfwGetMonitors(&count);
    for (int i = 0; i < count; ++i) {
        int x = 0, y = 0, width = 0, height = 0;
        glfwGetMonitorWorkarea(screens[i], &x, &y, &width, &height);
        if (p.x + p.width > x + 80 && p.x < x + width - 80 && p.y >= y - 8 && p.y < y + height - 40) return true;
    }
    return false;
}

} // namespace

/// Saves the window's place, unless --size set its size.
void Window::keep_place() const
{
    if (arguments_->size) return;
    Place p;
    p.maximised = glfwGetWindowAttrib(window_, GLFW_MAXIMIZED);
    if (glfwGetWindowMonitor(window_))
        std::tie(p.x, p.y, p.width, p.height) =
            std::tie(before_full_.x, before_full_.y, before_full_.width, before_full_.height);
    else {
        glfwGetWindowPos(window_, &p.x, &p.y);
        glfwGetWindowSize(window_, &p.width, &p.height);
    }
    if (!p.maximised && inspector_.shown()) p.width = std::max(200, p.width - widened_);
    std::string text;
    for (const int n : {p.x, p.y, p.width, p.height, p.maximised}) text += std::to_string(n) + ' ';
    storage_->save("window", text);
}

void Window::show_full_screen()
{
    if (glfwGetWindowMonitor(window_)) {
        glfwSetWindowMonitor(window_, nullptr, before_full_.x, before_full_.y, before_full_.width, before_full_.height,
                             0);
        return;
    }
    glfwGetWindowPos(window_, &before_full_.x, &before_full_.y);
    glfwGetWindowSize(window_, &before_full_.width, &before_full_.height);
    GLFWmonitor* screen = glfwGetPrimaryMonitor();
    if (!screen) return;
    const GLFWvidmode* mode = glfwGetVideoMode(screen);
    glfwSetWindowMonitor(window_, screen, 0, 0, mode->width, mode->height, mode->refreshRate);
}

/// Widens the window by the inspector if the screen has room, so that the game keeps its size and layout.
void Window::show_inspector()
{
    inspector_.toggle();
    if (glfwGetWindowMonitor(window_) || glfwGetWindowAttrib(window_, GLFW_MAXIMIZED)) return;
    int x = 0, y = 0, width = 1, height = 1, pixels = 1;
    glfwGetWindowPos(window_, &x, &y);
    glfwGetWindowSize(window_, &width, &height);
    glfwGetFramebufferSize(window_, &pixels, nullptr);
    const double unit = static_cast<double>(std::max(1, width)) / std::max(1, pixels); // window units per pixel
    const int beside =
        static_cast<int>(static_cast<double>(inspector::Inspector::width_wanted * density()) * unit + 0.5);
    const Area area = work_area(x + width / 2, y + height / 2);
    const int wider = !inspector_.shown() ? -widened_ : width + beside <= area.width ? beside : 0;
    widened_ = std::max(0, wider);
    if (wider == 0) return;
    if (wider > 0 && x + width + wider > area.x + area.width)
        glfwSetWindowPos(window_, area.x + area.width - width - wider, y);
    glfwSetWindowSize(window_, width + wider, height);
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
    glfwWindowHintString(GLFW_X11_CLASS_NAME, "sagaz");
    glfwWindowHintString(GLFW_X11_INSTANCE_NAME, "sagaz");
    GLFWwindow* window = glfwCreateWindow(width, height, "Sagaz", nullptr, nullptr);
    if (!window) return nullptr;
    glfwSetWindowSizeLimits(window, 200, 240, GLFW_DONT_CARE, GLFW_DONT_CARE);
    glfwMakeContextCurrent(window);
    return window;
}

GLFWwindow* open_window(const Arguments& arguments, const Storage& storage, const Recording& recording)
{
    Place p = place_left(storage);
    const auto size = arguments.size ? arguments.size : size_of(recording);
    if (size) p = {0, 0, std::max(200, size->first), std::max(240, size->second)};
    // --scale applies to a size in layout pixels, not to a size that was left, which is in screen pixels.
    const bool sized = arguments.scale > 0 && (size || storage.load("window").empty());
    if (sized)
        for (int* side : {&p.width, &p.height})
            *side = static_cast<int>(std::min(arguments.scale * *side + 0.5, double{most_pixels}));
    glfwWindowHint(GLFW_SCALE_TO_MONITOR, sized ? GLFW_FALSE : GLFW_TRUE);
    glfwWindowHint(GLFW_MAXIMIZED, p.maximised ? GLFW_TRUE : GLFW_FALSE);
    GLFWwindow* window = open_window(p.width, p.height);
    if (!window) return nullptr;
    if (p.kept && !p.maximised && on_a_screen(p)) {
        glfwSetWindowPos(window, p.x, p.y);
        glfwSetWindowSize(window, p.width, p.height); // as it was left, in screen pixels
    }
    glfwSwapInterval(1);
    return window;
}

} // namespace shell::app::desktop
