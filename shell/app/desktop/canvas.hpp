#pragma once
// OpenGL without a visible window: a surface in memory (EGL without a display), or a hidden window.
#include "shell/app/desktop/png.hpp"
#include <memory>

namespace shell::app::desktop {

class Canvas {
public:
    virtual ~Canvas() = default;
    /// Draws ImGui's last frame.
    virtual void draw(int width, int height) = 0;
    /// Reads back what was drawn.
    virtual Pixels pixels() = 0;
};
/// Makes the context current and starts ImGui's renderer. Null if there is no OpenGL.
std::unique_ptr<Canvas> make_canvas(int width, int height);

} // namespace shell::app::desktop
