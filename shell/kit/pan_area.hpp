#pragma once
// A viewport onto larger content, panned in both directions by dragging (mouse or finger) and by the wheel (Shift:
// sideways). Items inside can be drawn and pressed. The offset outlives the frame.
#include "shell/kit/ui.hpp"

namespace shell::kit {

class PanArea {
public:
    /// content_w, content_h: the content's size. Content smaller than the window is centred.
    PanArea(Ui&, std::string_view id, Rect window, float content_w, float content_h);
    ~PanArea();
    PanArea(const PanArea&) = delete;
    PanArea& operator=(const PanArea&) = delete;

    /// The content's origin in screen coordinates.
    Point origin() const { return origin_; }
    const Rect& window() const { return window_; }
    /// The visible part in the content's coordinates: anything outside need not be drawn.
    Rect seen() const;

private:
    Rect window_;
    Point origin_;
};

inline constexpr float zoom_step = 1.25f; // of what can be zoomed

/// Pans from the next frame on until `part` of the content is visible; smoothly, unless motion is reduced.
void pan_to(Ui&, std::string_view id, Rect part);

} // namespace shell::kit
