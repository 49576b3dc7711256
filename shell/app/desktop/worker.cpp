#include "shell/app/desktop/worker.hpp"
#include <GLFW/glfw3.h>
#include <chrono>

namespace shell::app::desktop {

double seconds() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

Worker::Worker() : thread_([this] { work(); }) {}

Worker::~Worker()
{
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

void Worker::ask(int id, std::string request)
{
    {
        const std::lock_guard lock(mutex_);
        waiting_.emplace_back(id, std::move(request));
    }
    wake_.notify_one();
}

void Worker::cancel(int id)
{
    const std::lock_guard lock(mutex_);
    std::erase_if(waiting_, [id](const auto& w) { return w.first == id; });
    std::erase_if(lines_, [id](const Line& l) { return l.id == id; });
    if (at_work_ == id) at_work_ = 0;
}

std::vector<Worker::Line> Worker::take()
{
    const std::lock_guard lock(mutex_);
    return std::exchange(lines_, {});
}

void Worker::work()
{
    for (;;) {
        std::pair<int, std::string> job;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return stop_ || !waiting_.empty(); });
            if (stop_) return;
            job = std::move(waiting_.front());
            waiting_.pop_front();
            at_work_ = job.first;
        }
        answer(job.first, engine::request::Request(job.second, seconds));
    }
}

void Worker::answer(int id, engine::request::Request request)
{
    constexpr engine::Budget slice{4000}; // about 4 ms between checks of the clock and of cancel()
    constexpr double progress_every = 1.0 / 30;
    double told = seconds();
    while (request.step(slice) == engine::Step::more) {
        if (stop_ || at_work_ != id) return;
        if (seconds() - told < progress_every) continue;
        told = seconds();
        tell({id, engine::request::progress_line(request.progress()), request.progress()});
    }
    tell({id, request.result(), {}});
}

void Worker::tell(Line line)
{
    {
        const std::lock_guard lock(mutex_);
        if (at_work_ != line.id) return;
        lines_.push_back(std::move(line));
    }
    glfwPostEmptyEvent();
}

} // namespace shell::app::desktop
