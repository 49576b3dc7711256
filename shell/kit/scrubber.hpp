#pragma once
// The bar under whatever is shown step by step: a track with a mark for each event, a handle, and the buttons first, back,
// play, next, last. It only draws and asks; the screen keeps the step (actions "step" with a number, "play" with 1 or 0).
// With the switch "predict" on, a step that tells something is asked for before it is seen: the question stands where the
// buttons were, and its answer steps on. A longer jump passes it over; that is no answer and is not counted.
#include "shell/kit/screen.hpp"
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace shell::kit {

enum class StepMark : std::uint8_t { dot, leaf, update, cut };

/// What comes next, asked before it is shown.
struct Prediction {
    std::string question;
    std::vector<std::string> options; // two or more
    int right = 0;
    std::string why;      // that it is so, said to who was wrong; "" = the right option says it
    int step = 0;         // where it is seen: the answer leads there
    std::int64_t key = 0; // what it is about: counted once
};

struct Steps {
    Steps(); // compiled once: every screen makes and drops some
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
    Id jump_id;               // a button at the right ("next_cut"), "" = none
    std::optional<Text> jump; // its label
    Icon jump_icon = Icon::cut;
    bool can_jump = false;

    enum class Predict : std::uint8_t { none, off, on } predict = Predict::none; // none: there is no such switch
    bool anew = true; // back at the start by hand, everything is asked again
    std::optional<Prediction> ask;
    std::optional<bool> predicted; // what led to this step was foretold: rightly?
    std::string told;              // "3 of 4 foretold", after what was right instead; "" = nothing yet
    bool predicting() const { return predict == Predict::on; }
};

/// 96 high; narrower than 440 px the words stand in a line of their own (126 high). With prediction on it has room for
/// what it asks.
float scrubber_height(float width);
float scrubber_height(Ui&, float width, const Steps&);
void draw_scrubber(Ui&, Rect, const Steps&);
/// The question and its options beside each other, in a row of 44 or more.
void draw_prediction(Ui&, Rect, const Prediction&);
/// Which step this is, in as many lines as it needs; `told`: and what came of the last answer, with a tick or a cross.
void draw_step_words(Ui&, Rect, const Steps&, bool told);
/// The switch, its right end at `right`; its width.
float draw_predict(Ui&, Point right, bool on);
/// For the status: what came of the last answer, or ""; what is asked now, or "".
std::string prediction_in_words(const Say&, const Steps&);
std::string asked_in_words(const Steps&);
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
    /// The switch, and what is to be asked at this step unless it has been: into the steps, whose place is known.
    void predict(Steps&, const Say&, bool on, std::optional<Prediction> next) const;
    /// The switch's own action, kept as the preference "predict"; true: it was that.
    bool switch_predict(const Action&, Prefs&);
    /// What was foretold so far.
    void forget();
    /// "play", the steps of the bar and the options of a question; true: it was one of them.
    bool act(const Action&, const Steps&);
    /// Before a frame: the next step when it is due, or, `asked`, when the question has its answer. True: something is new.
    bool tick(const Screen::Moment&, int count, bool asked = false);
    /// While drawing: a frame when the next step is due.
    void wake(Ui&, bool asked = false) const;

private:
    double step_ms_, since_ = -1; // since_: when this step was reached, -1 = not yet seen
    int at_ = 0;
    bool playing_ = false;
    std::vector<std::int64_t> answered_; // keys
    int right_ = 0, told_at_ = -1;       // told_at_: the step that the last answer led to
    bool told_right_ = false;
    std::string why_; // the answer was another
};

/// Is the switch on?
inline bool predicts(const Prefs& prefs) { return prefs.is("predict", "on"); }

} // namespace shell::kit
