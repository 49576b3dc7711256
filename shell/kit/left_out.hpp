#pragma once
// Figures show the board without its controls: a control holds a LeftOut while it is drawn.

namespace shell::kit {

class LeftOut {
public:
    LeftOut();
    ~LeftOut();
    LeftOut(const LeftOut&) = delete;
    LeftOut& operator=(const LeftOut&) = delete;
    /// Whether a control is being drawn.
    static bool now();
};

} // namespace shell::kit
