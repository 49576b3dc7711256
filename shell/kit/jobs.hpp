#pragma once
// Questions to the engine that may take longer than a frame. A question is a request (engine/request); it is first
// tried here for a few milliseconds, so that small ones are answered within the frame, and otherwise handed to the
// platform's worker. Without one it goes on here, a slice of every frame. The answer is the same either way.
#include "shell/kit/effect.hpp"
#include "shell/kit/requests.hpp"
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shell::kit {

struct Answer {
    bool done = false;
    std::string line; // {"ok":…}; after done
    engine::Progress progress{0, 0};
    double started_ms = 0; // when it was asked, by the clock of the jobs
};

class Jobs {
public:
    /// A steady clock in milliseconds.
    using Clock = std::function<double()>;
    explicit Jobs(Clock clock, const RequestDoor* door = request_door()) : clock_(std::move(clock)), door_(door) {}

    /// Asks; the number answers to poll() and forget(). Ids start at 1. What is long for sure goes to the worker untried.
    int ask(std::string request, bool is_long = false);
    const Answer& poll(int id) const;
    /// Milliseconds since it was asked.
    double waited(int id) const { return clock_() - poll(id).started_ms; }
    /// Milliseconds in which nobody asks yet what is the matter; 0 or less: say it.
    double patience(int id) const { return 150 - waited(id); }
    /// Drops the question; whatever still comes for it is ignored.
    void forget(int id);

    /// Works on what has no worker, for about `slice_ms`.
    void tick(double slice_ms);
    bool busy_here() const { return !here_.empty(); }
    bool waiting() const;
    /// What was asked and is not forgotten, by its number.
    const std::map<int, Answer>& answers() const { return answers_; }

    void set_worker(bool available);
    void deliver(int id, std::string_view line);
    /// What a screen asks of the platform itself.
    void emit(Effect e) { effects_.push_back(std::move(e)); }
    bool has_effects() const { return !effects_.empty(); }
    std::vector<Effect> take_effects() { return std::exchange(effects_, {}); }

private:
    struct Here {
        int id;
        std::unique_ptr<RunningRequest> request;
        std::int64_t units = 256;
    };
    bool run(Here&, double slice_ms); // done?

    Clock clock_;
    const RequestDoor* door_; // null: nobody asks
    bool worker_ = false;
    int next_ = 1;
    std::map<int, Answer> answers_;
    std::map<int, std::string> away_; // asked of the worker
    std::vector<Here> here_;
    std::vector<Effect> effects_;
};

} // namespace shell::kit
