#pragma once
// The bar under whatever is shown step by step: a track with a mark for each event, a handle, and the buttons first, back,
// play, next, last. It only draws and asks; the screen keeps the step (actions "step" with a number, "play" with 1 or 0).
#include "shell/kit/screen.hpp"
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
    Id jump_id;               // a button at the right ("next_cut"), "" = none
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

/// Where one is in what is shown step by step, and whether it goes on by itself.
class Playback {
public:
    /// The milliseconds of one step.
    explicit Playback(double step_ms) : step_ms_(step_ms) {}
    int at() const { return at_; }
    bool playing() const { return playing_; }
    /// By hand: it plays no more.
    void go(int step);
    void stop() { playing_ = false; }
    /// For a screen that keeps the step elsewhere: it is here now, whether it plays or not.
    void follow(int step) { at_ = step; }
    /// "play" and the steps of the bar; true: it was one of them.
    bool act(const Action&, const Steps&);
    /// Before a frame: the next step when it is due. True: something is new.
    bool tick(const Screen::Moment&, int count);
    /// While drawing: a frame when the next step is due.
    void wake(Ui&) const;

private:
    double step_ms_, since_ = -1; // since_: when this step was reached, -1 = not yet seen
    int at_ = 0;
    bool playing_ = false;
};

} // namespace shell::kit
