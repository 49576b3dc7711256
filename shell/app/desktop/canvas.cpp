#include "shell/app/desktop/canvas.hpp"
#include "imgui.h"
#include "imgui_impl_opengl3.h"
#ifdef SAGAZ_EGL
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <array>
#else
#include "shell/app/desktop/window.hpp"
#include <GLFW/glfw3.h>
#endif

namespace shell::app::desktop {
namespace {

/// Draws with OpenGL and reads the pixels back.
class Drawn : public Canvas {
public:
    void draw(int width, int height) override
    {
        width_ = width;
        height_ = height;
        ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    }
    Pixels pixels() override { return read_pixels(width_, height_); }

private:
    int width_ = 0, height_ = 0;
};

#ifdef SAGAZ_EGL
/// Mesa's surfaceless platform draws on any machine, on the CPU if need be. Other drivers use their default display.
class Memory : public Drawn {
public:
    bool open(int width, int height)
    {
        const auto platform =
            reinterpret_cast<PFNEGLGETPLATFORMDISPLAYEXTPROC>(eglGetProcAddress("eglGetPlatformDisplayEXT"));
        if (platform) display_ = platform(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr);
        if (!display_ || !eglInitialize(display_, nullptr, nullptr)) {
            display_ = eglGetDisplay(EGL_DEFAULT_DISPLAY);
            if (!display_ || !eglInitialize(display_, nullptr, nullptr)) return false;
        }
        constexpr std::array<EGLint, 13> wanted{EGL_SURFACE_TYPE,
                                                EGL_PBUFFER_BIT,
                                                EGL_RENDERABLE_TYPE,
                                                EGL_OPENGL_BIT,
                                                EGL_RED_SIZE,
                                                8,
                                                EGL_GREEN_SIZE,
                                                8,
                                                EGL_BLUE_SIZE,
                                                8,
                                                EGL_ALPHA_SIZE,
                                                8,
                                                EGL_NONE};
        EGLConfig config = nullptr;
        EGLint count = 0;
        if (!eglBindAPI(EGL_OPENGL_API) || !eglChooseConfig(display_, wanted.data(), &config, 1, &count) || count == 0)
            return false;
        const std::array<EGLint, 5> size{EGL_WIDTH, width, EGL_HEIGHT, height, EGL_NONE};
        surface_ = eglCreatePbufferSurface(display_, config, size.data());
        constexpr std::array<EGLint, 5> version{EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 0, EGL_NONE};
        context_ = eglCreateContext(display_, config, EGL_NO_CONTEXT, version.data());
        return surface_ != EGL_NO_SURFACE && context_ != EGL_NO_CONTEXT &&
               eglMakeCurrent(display_, surface_, surface_, context_) && ImGui_ImplOpenGL3_Init();
    }
    ~Memory() override
    {
        if (ImGui::GetIO().BackendRendererUserData) ImGui_ImplOpenGL3_Shutdown();
        if (display_) eglTerminate(display_);
    }

private:
    EGLDisplay display_ = EGL_NO_DISPLAY;
    EGLSurface surface_ = EGL_NO_SURFACE;
    EGLContext context_ = EGL_NO_CONTEXT;
};
#else
class Memory : public Drawn {
public:
    bool open(int width, int height)
    {
        if (!glfwInit()) return false;
        glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
        window_ = open_window(width, height);
        return window_ && ImGui_ImplOpenGL3_Init();
    }
    ~Memory() override
    {
        if (ImGui::GetIO().BackendRendererUserData) ImGui_ImplOpenGL3_Shutdown();
        glfwTerminate();
    }

private:
    GLFWwindow* window_ = nullptr;
};
#endif

} // namespace

std::unique_ptr<Canvas> make_canvas(int width, int height)
{
    auto memory = std::make_unique<Memory>();
    return memory->open(width, height) ? std::move(memory) : nullptr;
}

} // namespace shell::app::desktop
