#pragma once
// The scrubber below a step-by-step view: a track with a mark for each event, a handle, and the buttons first, back,
// play, next, last. It draws and sends actions ("step" with a number, "play" with 1 or 0); the screen keeps the step.
// With the switch "predict" on, an informative step is preceded by a question. The question replaces the buttons, and
// answering it goes to the step. A longer jump skips the question, which then does not count.
#include "shell/kit/prediction.hpp"
#include "shell/kit/screen.hpp"
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace shell::kit {

enum class StepMark : std::uint8_t { dot, leaf, update, cut };

struct Steps {
    Steps(); // defined in the .cpp: otherwise every screen compiles them
    Steps(const Steps&);
    Steps(Steps&&) noexcept;
    Steps& operator=(const Steps&);
    Steps& operator=(Steps&&) noexcept;
    ~Steps();

    int at = 0;                      // 0 = before the first event … count = after the last
    int count = 0;                   // events
    std::span<const StepMark> marks; // one for each event, or none
    bool playing = false;
    std::string words;        // "Step 12 of 22: cut"
    Id jump_id;               // a button at the right ("next_cut"); "" = none
    std::optional<Text> jump; // its label
    Icon jump_icon = Icon::cut;
    bool can_jump = false;

    enum class Predict : std::uint8_t { none, off, on } predict = Predict::none; // none: no switch
    bool anew = true; // going back to step 0 resets the predictions
    std::optional<Prediction> ask;
    std::optional<bool> predicted; // the player predicted this step; the value: correctly
    std::string told;              // the score, after a wrong answer preceded by the right one; "" = no score yet
    bool predicting() const { return predict == Predict::on; }
    bool may_back() const { return at > 0; }
    bool may_next() const { return at < count && !ask; } // a question is answered first
    bool may_last() const { return at < count; }
};

/// 96, or 126 where the width is below 440 and the words take a line of their own. The second form adds room for the
/// question while prediction is on.
float scrubber_height(float width);
float scrubber_height(Ui&, float width, const Steps&);
void draw_scrubber(Ui&, Rect, const Steps&);
/// Draws question and options side by side, in a row at least 44 high.
void draw_prediction(Ui&, Rect, const Prediction&);
/// Draws the step's words, wrapped. `told`: also the result of the last answer, with a tick or a cross.
void draw_step_words(Ui&, Rect, const Steps&, bool told);
/// Draws the switch "predict" with its top right corner at `right`; returns its width.
float draw_predict(Ui&, Point right, bool on);
/// For the status: the result of the last answer, and the open question; each may be "".
std::string prediction_in_words(const Say&, const Steps&);
std::string asked_in_words(const Steps&);
/// Reads this frame's keys: arrows step, Home and End jump. Not while text is typed or keyboard navigation is visible.
void scrubber_keys(Ui&, const Steps&);
void describe_steps(Outline&, const Say&, const Steps&);
/// The step that an action ("step", "step:first" … "step:last") leads to; nothing for other actions.
std::optional<int> stepped(const Action&, const Steps&);

/// The current step, playback, and the score of predictions.
class Playback {
public:
    /// step_ms: milliseconds per step.
    explicit Playback(double step_ms) : step_ms_(step_ms) {}
    int at() const { return at_; }
    bool playing() const { return playing_; }
    /// Goes to a step and stops playback.
    void go(int step);
    void stop() { playing_ = false; }
    /// For a screen that keeps the step itself: sets the step without stopping playback.
    void follow(int step) { at_ = step; }
    /// Fills in the prediction fields of Steps; Steps::at must be set. `next` becomes the question unless already
    /// answered.
    void predict(Steps&, const Say&, bool on, std::optional<Prediction> next) const;
    /// Handles the switch's action, kept as the preference "predict". True: the action was the switch's.
    bool switch_predict(const Action&, Prefs&);
    /// Resets the score of predictions.
    void forget();
    /// Handles "play", the steps and the options of a question. True: the action was one of them.
    bool act(const Action&, const Steps&);
    /// Call before a frame: advances when the next step is due, but not while a question is open (`asked`). True: news.
    bool tick(const Screen::Moment&, int count, bool asked = false);
    /// Call while drawing: requests a frame for when the next step is due.
    void wake(Ui&, bool asked = false) const;

private:
    double step_ms_, since_ = -1; // since_: when this step was first shown; -1 = not yet
    int at_ = 0;
    bool playing_ = false;
    std::vector<std::int64_t> answered_; // their keys
    int right_ = 0, scored_ = 0;         // scored_: answers, without those of a room
    int told_at_ = -1;                   // the step of the last answer
    bool told_right_ = false;
    std::string why_; // the right answer, after a wrong one
};

/// Whether the switch is on.
inline bool predicts(const Prefs& prefs) { return prefs.is("predict", "on"); }

} // namespace shell::kit
