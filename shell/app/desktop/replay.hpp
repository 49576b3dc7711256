#pragma once
// Plays a recording, or a page's report, again: the same events before the same frames, questions answered when they were.
#include "shell/app/desktop/stage.hpp"
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace shell::app::desktop {

/// The jobs of a game that is played again: what was answered at once is answered at once, however long it takes here, and what
/// went to the worker waits for its turn. One at a time.
Jobs jobs_again(const Recording&);

class Replay {
public:
    /// `before_frame`: what the renderer wants before each.
    Replay(const Recording& r, Stage& stage, std::function<void()> before_frame)
        : recording_(&r), stage_(&stage), before_frame_(std::move(before_frame))
    {}

    /// After each frame: when it began, by steady_ms().
    std::function<void(double)> after_frame;
    /// Before a question is answered, and after it: then without its text.
    std::function<void(int, const std::string*)> on_job;
    /// Hears what does not go as it did.
    std::function<void(const std::string&)> says;

    /// Everything up to the next frame, or of a report the next action and frames until all is at rest; false: there is no more.
    bool step();
    /// How many events have been played.
    std::size_t at() const { return at_; }
    /// How many of these were actions of a report for which nothing was there.
    std::size_t missed() const { return missed_; }
    /// What nobody else shall do: effects of the last step, without the questions.
    std::vector<Effect> take_effects() { return std::exchange(effects_, {}); }
    /// Of the last frame.
    std::pair<int, int> pixels() const
    {
        return {static_cast<int>(width_ * density_ + 0.5f), static_cast<int>(height_ * density_ + 0.5f)};
    }
    /// The questions that are still open, by their number; from now on time goes on by itself, and somebody else answers.
    std::map<int, std::string> go_on_live();
    /// Frames until nothing moves and no question is open, at most `most`; what the screen does by itself within `longest` ms is
    /// waited for.
    void rest(int most = 600, double longest = 1500);

private:
    void collect();
    void act_again(const Event&);
    void answer_all();
    std::string answer(int id, const std::string& text);
    void frame(double now);

    const Recording* recording_;
    Stage* stage_;
    std::function<void()> before_frame_;
    std::size_t at_ = 0, missed_ = 0;
    float width_ = 1280, height_ = 800, density_ = 1;
    std::map<int, std::string> asked_;
    std::vector<Effect> effects_;
};

/// Of a report, before it is played: where it comes from, if not from this build; "" = from this one.
std::string words_before(const Recording&);
/// Of a report, once it has been played as far as `at`, without those that it missed.
std::string words_after(const Recording&, std::size_t at, std::size_t missed);

} // namespace shell::app::desktop
