#include "shell/kit/jobs.hpp"
#include "engine/base/check.hpp"
#include <utility>

namespace shell::kit {
namespace {

constexpr double first_tries_ms = 4; // in a frame: a small question is answered before the frame is drawn

} // namespace

bool Jobs::run(Here& job, double slice_ms)
{
    const double start = clock_();
    for (;;) {
        if (job.request->step({job.units}) == engine::Step::done) {
            Answer& a = answers_[job.id];
            a.line = job.request->result();
            a.done = true;
            return true;
        }
        const double spent = clock_() - start;
        if (spent >= slice_ms) {
            if (spent > 2 * slice_ms) job.units = std::max<std::int64_t>(1, job.units / 2);
            answers_[job.id].progress = job.request->progress();
            return false;
        }
        if (spent < slice_ms / 4) job.units *= 2;
    }
}

int Jobs::ask(std::string text, bool is_long)
{
    ENGINE_CHECK(door_ != nullptr);
    const int id = next_++;
    const double start = clock_();
    answers_[id].started_ms = start;
    if (!worker_ || (!is_long && tried_ms_ < first_tries_ms)) {
        Here job{id, door_->open(text)};
        const bool done = run(job, first_tries_ms - tried_ms_ - (clock_() - start));
        tried_ms_ += clock_() - start;
        if (done) return id;
        if (!worker_) {
            here_.push_back(std::move(job));
            return id;
        }
    }
    effects_.push_back({Effect::Kind::request, id, {}, text});
    away_.emplace(id, std::move(text));
    return id;
}

const Answer& Jobs::poll(int id) const
{
    const auto it = answers_.find(id);
    ENGINE_CHECK(it != answers_.end());
    return it->second;
}

void Jobs::forget(int id)
{
    if (away_.erase(id) > 0) effects_.push_back({Effect::Kind::cancel, id, {}, {}});
    std::erase_if(here_, [id](const Here& h) { return h.id == id; });
    answers_.erase(id);
}

void Jobs::tick(double slice_ms)
{
    tried_ms_ = 0;
    if (here_.empty()) return;
    if (run(here_.front(), slice_ms)) here_.erase(here_.begin());
}

bool Jobs::waiting() const { return !here_.empty() || !away_.empty(); }

void Jobs::set_worker(bool available)
{
    worker_ = available;
    if (available) return;
    for (auto& [id, text] : away_) here_.push_back({id, door_->open(text)}); // restarted from the beginning
    away_.clear();
}

void Jobs::deliver(int id, std::string_view line)
{
    if (!away_.contains(id)) return; // forgotten in the meantime
    Answer& a = answers_[id];
    if (const auto progress = door_->progress_in(line)) {
        a.progress = *progress;
        return;
    }
    a.line = line;
    a.done = true;
    away_.erase(id);
}

} // namespace shell::kit
