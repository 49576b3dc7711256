#pragma once
// Replays a recording or a page's report: the same events before the same frames, requests answered when they were.
#include "shell/app/desktop/stage.hpp"
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace shell::app::desktop {

/// The jobs of a replay: a request that was answered at once is answered at once, however long it takes here; one that
/// went to the worker waits for its event. Only one replay at a time.
Jobs jobs_again(const Recording&);

class Replay {
public:
    /// `before_frame`: called before each frame, for the renderer.
    Replay(const Recording& r, Stage& stage, std::function<void()> before_frame)
        : recording_(&r), stage_(&stage), before_frame_(std::move(before_frame))
    {}

    /// Called after each frame with its start by steady_ms().
    std::function<void(double)> after_frame;
    /// Called with a request's text before it is answered, and with null after it.
    std::function<void(int, const std::string*)> on_job;
    /// Receives messages about actions that cannot be repeated.
    std::function<void(const std::string&)> says;

    /// Plays up to the next frame; of a report, the next action and then frames until nothing moves. False at the end.
    bool step();
    /// The number of events played.
    std::size_t at() const { return at_; }
    /// The number of these that were actions of a report and that no control took.
    std::size_t missed() const { return missed_; }
    /// The effects of the last step that the caller must carry out: all but requests and what the events contain.
    std::vector<Effect> take_effects() { return std::exchange(effects_, {}); }
    /// The size of the last frame in pixels.
    std::pair<int, int> pixels() const
    {
        return {static_cast<int>(width_ * density_ + 0.5f), static_cast<int>(height_ * density_ + 0.5f)};
    }
    /// Ends the replay: from now on the real clock runs. Returns the open requests by job, for the caller to answer.
    std::map<int, std::string> go_on_live();
    /// Makes frames until nothing moves and no request is open, at most `most`. Waits for what the screen does by
    /// itself within `longest` ms.
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

/// The message before a report is played: which other build it comes from; "" = from this one.
std::string words_before(const Recording&);
/// The message after a report was played up to action `at`; `missed` of these were not taken.
std::string words_after(const Recording&, std::size_t at, std::size_t missed);

} // namespace shell::app::desktop
