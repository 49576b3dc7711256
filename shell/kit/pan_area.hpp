#pragma once
// A window onto a picture larger than itself, in both directions: dragged with mouse or finger, moved by the wheel
// (Shift: sideways), zoomed by buttons. Items may be drawn and pressed inside. The offset outlives the frame.
#include "shell/kit/ui.hpp"

namespace shell::kit {

class PanArea {
public:
    /// `content`: the whole picture's size, from its own origin. What is smaller than the window stands in its middle.
    PanArea(Ui&, std::string_view id, Rect window, float content_w, float content_h);
    ~PanArea();
    PanArea(const PanArea&) = delete;
    PanArea& operator=(const PanArea&) = delete;

    /// Where the picture's origin is on the screen.
    Point origin() const { return origin_; }
    /// The part of the picture that can be seen, in its own coordinates: what is outside need not be drawn.
    Rect seen() const;

private:
    Rect window_;
    Point origin_;
};

/// Moves the window so that this part of the picture is in it, at the next frame (smoothly, unless motion is reduced).
void pan_to(Ui&, std::string_view id, Rect part);

} // namespace shell::kit
