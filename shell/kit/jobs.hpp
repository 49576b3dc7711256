#pragma once
// Runs engine requests (engine/request) that may take longer than a frame. The requests of a frame are first tried here
// for a few milliseconds in all, so that small ones are answered within the frame. The others run from the start in the
// platform's worker; without a worker they continue here, one slice a frame. The answer is the same either way.
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
    double started_ms = 0; // start of the request, by the jobs' clock
};

class Jobs {
public:
    /// A steady clock in milliseconds.
    using Clock = std::function<double()>;
    explicit Jobs(Clock clock, const RequestDoor* door = request_door()) : clock_(std::move(clock)), door_(door) {}

    /// Starts a request; returns its id, from 1. is_long: gives it to the worker, if any, without trying it here.
    int ask(std::string request, bool is_long = false);
    const Answer& poll(int id) const;
    /// Milliseconds since the request was made.
    double waited(int id) const { return clock_() - poll(id).started_ms; }
    /// Milliseconds until the screen should say that it is waiting; 0 or less: now.
    double patience(int id) const { return 150 - waited(id); }
    /// Cancels the request. deliver() ignores lines that still arrive for it.
    void forget(int id);

    /// Called once a frame: runs the oldest local request for about `slice_ms`.
    void tick(double slice_ms);
    bool busy_here() const { return !here_.empty(); }
    bool waiting() const;
    /// All requests not forgotten, by id.
    const std::map<int, Answer>& answers() const { return answers_; }

    void set_worker(bool available);
    void deliver(int id, std::string_view line);
    /// Passes on an effect of a screen.
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
    const RequestDoor* door_; // null: this program makes no requests
    bool worker_ = false;
    int next_ = 1;
    std::map<int, Answer> answers_;
    std::map<int, std::string> away_; // at the worker: the requests' texts
    std::vector<Here> here_;
    double tried_ms_ = 0; // spent on first tries in this frame
    std::vector<Effect> effects_;
};

} // namespace shell::kit
