// The desktop program. GLFW provides the window, input and the clipboard; files keep saved texts; a thread answers long
// requests. Everything else is shell::app::App.
#include "imgui.h"
#include "imgui_impl_glfw.h"
#include "imgui_impl_opengl3.h"
#include "shell/app/desktop/arguments.hpp"
#include "shell/app/desktop/offscreen.hpp"
#include "shell/app/desktop/storage.hpp"
#include "shell/app/desktop/window.hpp"
#include <GLFW/glfw3.h>
#include <cstdio>

namespace desktop = shell::app::desktop;

namespace {

int in_a_window(const desktop::Arguments& arguments, const desktop::Storage& storage,
                const desktop::Recording& recording)
{
    glfwSetErrorCallback([](int, const char* what) { std::fprintf(stderr, "sagaz-desktop: %s\n", what); });
    if (!glfwInit()) {
        std::fputs("sagaz-desktop: no display to open a window on; use --offscreen or --screenshot, which need none\n",
                   stderr);
        return 1;
    }
    GLFWwindow* window = desktop::open_window(arguments, storage, recording);
    if (!window) {
        std::fputs("sagaz-desktop: cannot open a window with OpenGL 3; install a graphics driver (Mesa)\n", stderr);
        glfwTerminate();
        return 1;
    }
    ImGui::CreateContext();
    ImGui_ImplGlfw_InitForOpenGL(window, false); // key codes and clipboard; the callbacks are ours
    ImGui_ImplOpenGL3_Init();
    desktop::Window(window, arguments, storage, recording).run();
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplGlfw_Shutdown();
    ImGui::DestroyContext();
    glfwDestroyWindow(window);
    glfwTerminate();
    return 0;
}

} // namespace

#if defined(__has_feature)
#if __has_feature(undefined_behavior_sanitizer)
/// Prints a stack trace, and aborts at the fault, so that a debugger stops there.
extern "C" const char* undefined_options() __asm__("__ubsan_default_options");
extern "C" const char* address_options() __asm__("__asan_default_options");
const char* undefined_options() { return "print_stacktrace=1:abort_on_error=1"; }
const char* address_options() { return "abort_on_error=1"; }
#endif
#endif

int main(int count, char** values)
{
    const desktop::Arguments arguments = desktop::read_arguments(count, values);
    if (arguments.exit_status) {
        std::fputs(arguments.said.c_str(), *arguments.exit_status == 0 ? stdout : stderr);
        return *arguments.exit_status;
    }
    const desktop::Storage storage;
    std::string wrong;
    desktop::Recording recording = desktop::recording_of(arguments, storage, wrong);
    if (!wrong.empty()) {
        std::fprintf(stderr, "sagaz-desktop: %s\n", wrong.c_str());
        return 1;
    }
    return arguments.offscreen ? desktop::run_offscreen(arguments, recording)
                               : in_a_window(arguments, storage, recording);
}
