#pragma once
// OpenGL without a window: a surface in memory (EGL without any display), or a window that is not shown.
#include "shell/app/desktop/png.hpp"
#include <memory>

namespace shell::app::desktop {

class Canvas {
public:
    virtual ~Canvas() = default;
    /// Draws ImGui's last frame.
    virtual void draw(int width, int height) = 0;
    /// What was drawn.
    virtual Pixels pixels() = 0;
};
/// Its context is current, ImGui's renderer begun; null: neither way is open.
std::unique_ptr<Canvas> make_canvas(int width, int height);

} // namespace shell::app::desktop
