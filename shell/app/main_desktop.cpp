// The desktop window. GLFW gives a surface, input, a clipboard and a clock, the file system keeps what is saved, a
// thread answers long questions; everything else is shell::app::App.
#include "imgui.h"
#include "imgui_impl_glfw.h"
#include "imgui_impl_opengl3.h"
#include "shell/app/desktop/arguments.hpp"
#include "shell/app/desktop/storage.hpp"
#include "shell/app/desktop/window.hpp"
#include <GLFW/glfw3.h>
#include <cstdio>

int main(int count, char** values)
{
    namespace desktop = shell::app::desktop;
    const desktop::Arguments arguments = desktop::read_arguments(count, values);
    if (arguments.exit_status) return *arguments.exit_status;

    glfwSetErrorCallback([](int, const char* what) { std::fprintf(stderr, "sagaz-desktop: %s\n", what); });
    if (!glfwInit()) {
        std::fputs("sagaz-desktop: no display to open a window on\n", stderr);
        return 1;
    }
    GLFWwindow* window = desktop::open_window(arguments.width, arguments.height);
    if (!window) {
        std::fputs("sagaz-desktop: no window with OpenGL 3; is there a graphics driver (Mesa)?\n", stderr);
        glfwTerminate();
        return 1;
    }
    ImGui::CreateContext();
    ImGui_ImplGlfw_InitForOpenGL(window, false); // key codes and clipboard; the callbacks are ours
    ImGui_ImplOpenGL3_Init();
    {
        const desktop::Storage storage;
        desktop::Window(window, arguments, storage).run();
    }
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplGlfw_Shutdown();
    ImGui::DestroyContext();
    glfwDestroyWindow(window);
    glfwTerminate();
    return 0;
}
