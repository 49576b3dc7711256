#pragma once
// Answers long requests in a thread, so that the window stays responsive.
#include "engine/request/request.hpp"
#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace shell::app::desktop {

/// Seconds on a clock that never goes back.
double seconds();

/// One thread that answers requests in the order they come; its lines wait here until the window takes them.
class Worker {
public:
    struct Line {
        int id;
        std::string text;
        std::optional<engine::Progress> progress; // none: the answer
    };

    Worker();
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void ask(int id, std::string request);
    void cancel(int id);
    std::vector<Line> take();

private:
    void work();
    void answer(int id, engine::request::Request);
    void tell(Line);

    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::pair<int, std::string>> waiting_;
    std::vector<Line> lines_;
    std::atomic<int> at_work_ = 0; // the running job; 0: none, or it was cancelled
    std::atomic<bool> stop_ = false;
    std::thread thread_; // last: starts after the other members exist
};

} // namespace shell::app::desktop
