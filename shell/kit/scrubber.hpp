#pragma once
// The bar under whatever is shown step by step: a track with a mark for each event, a handle, and the buttons first, back,
// play, next, last. It only draws and asks; the screen keeps the step (actions "step" with a number, "play" with 1 or 0).
#include "shell/kit/outline.hpp"
#include "shell/kit/ui.hpp"
#include <span>
#include <string>

namespace shell::kit {

enum class StepMark : std::uint8_t { dot, leaf, update, cut };

struct Steps {
    int at = 0;                      // 0 = before the first event … count = after the last
    int count = 0;                   // events
    std::span<const StepMark> marks; // one for each event, or none
    bool playing = false;
    std::string words;        // "Step 12 of 22: cut"
    std::string_view jump_id; // a button at the right ("next_cut"), "" = none
    std::optional<Text> jump; // its label
    bool can_jump = false;
};

/// 96 high; narrower than 520 px the words stand in a line of their own (126 high).
float scrubber_height(float width);
void draw_scrubber(Ui&, Rect, const Steps&);
/// ← → step, Home and End jump; from this frame's keys, when no text is typed.
void scrubber_keys(Ui&, const Steps&);
void describe_steps(Outline&, const Say&, const Steps&);
/// What an action makes of the step: the new one, or none. "step" sets it; "step:first" … "step:last" too.
std::optional<int> stepped(const Action&, const Steps&);

/// Plays steps: the milliseconds of one. Call each frame while playing: true = go on to the next step now.
class StepClock {
public:
    bool due(Ui&, double step_ms);
    void restart() { since_ = -1; }

private:
    double since_ = -1;
};

} // namespace shell::kit
