#include "shell/app/desktop/replay.hpp"
#include "engine/request/request.hpp"
#include "shell/app/desktop/version.hpp"
#include <set>
#include <tuple>
#include <utility>

namespace shell::app::desktop {
namespace {

/// The replay's clock stands still, so that a request is finished at once, unless it went to the worker (`away`).
struct Again {
    std::set<int> away;
    int opened = 0;
    double skipped = 0; // ms
    bool live = false;
};
Again again;

double clock_again() { return again.live ? steady_ms() : again.skipped; }

class RequestAgain : public RunningRequest {
public:
    RequestAgain(std::unique_ptr<RunningRequest> inner, bool away) : inner_(std::move(inner)), away_(away) {}
    engine::Step step(engine::Budget b) override
    {
        if (away_) again.skipped += 1000; // longer than Jobs waits
        return inner_->step(b);
    }
    engine::Progress progress() const override { return inner_->progress(); }
    std::string result() const override { return inner_->result(); }

private:
    std::unique_ptr<RunningRequest> inner_;
    bool away_;
};

std::unique_ptr<RunningRequest> open_again(const std::string& text)
{
    const bool away = !again.live && again.away.contains(++again.opened);
    return std::make_unique<RequestAgain>(kit::requests.open(text), away);
}

} // namespace

Jobs jobs_again(const Recording& r)
{
    static const RequestDoor door{open_again, kit::requests.progress_in};
    again = {};
    for (const Event& e : r.events)
        if (e.kind == "asked") again.away.insert(e.values[0].get<int>());
    return Jobs(clock_again, &door);
}

std::map<int, std::string> Replay::go_on_live()
{
    again.live = true;
    return std::exchange(asked_, {});
}

void Replay::collect()
{
    for (Effect& e : stage_->app().take_effects()) {
        if (e.kind == Effect::Kind::request) asked_[e.id] = std::move(e.text);
        else if (e.kind == Effect::Kind::cancel) asked_.erase(e.id);
        else if (e.kind == Effect::Kind::page) continue; // a page opens a tab; a recording has the event
        else if (e.kind != Effect::Kind::lesson || recording_->report)
            effects_.push_back(std::move(e)); // a recording has the event
    }
}

void Replay::answer_all()
{
    for (const auto& [id, text] : std::exchange(asked_, {})) stage_->deliver(id, answer(id, text), {});
}

std::string Replay::answer(int id, const std::string& text)
{
    if (on_job) on_job(id, &text);
    std::string line = engine::request::answer(text);
    if (on_job) on_job(id, nullptr);
    return line;
}

void Replay::frame(double now)
{
    const double began = steady_ms();
    if (before_frame_) before_frame_();
    stage_->frame(now, width_, height_, density_);
    if (after_frame) after_frame(began);
    collect();
}

void Replay::rest(int most, double longest)
{
    if (recording_->width > 0)
        std::tie(width_, height_, density_) = std::tie(recording_->width, recording_->height, recording_->density);
    for (int quiet = 0, i = 0; quiet < 8 && i < most; ++i) {
        const double wake = stage_->app().wake_ms();
        answer_all();
        frame(stage_->now() + (quiet > 0 && wake > 16 && wake < longest ? wake : 16));
        quiet = stage_->last().animating || !asked_.empty() ? 0 : quiet + 1;
    }
}

/// Repeats an action. A report has no times: if the screen does not take the action, the computer may have to move
/// first, so this waits until nothing changes. An action that is still not taken is missed.
void Replay::act_again(const Event& e)
{
    const std::string id = e.values[0].get<std::string>();
    stage_->play(e);
    for (int unmoved = 0; !stage_->taken() && unmoved < 3; stage_->play(e)) {
        const std::string before = stage_->app().state();
        rest(600, 10'000);
        if (stage_->app().state() == before) ++unmoved;
    }
    if (!stage_->taken()) ++missed_;
    if (!stage_->taken() && says) says("action " + std::to_string(at_) + " " + id + " is not on the screen");
    rest();
}

bool Replay::step()
{
    const auto& events = recording_->events;
    if (recording_->report) {
        rest(); // the screen before the first action
        if (at_ == events.size()) return false;
        act_again(events[at_++]);
        return true;
    }
    while (at_ < events.size()) {
        const Event& e = events[at_++];
        if (e.kind == "frame") {
            width_ = e.values[1].get<float>();
            height_ = e.values[2].get<float>();
            density_ = e.values[3].get<float>();
            frame(e.values[0].get<double>());
            return true;
        }
        if (e.kind == "asked") {
            stage_->asked(e.values[0].get<int>()); // for a listener that records the replay
            continue;
        }
        if (e.kind == "deliver" && e.values.size() == 1) {
            const int id = e.values[0].get<int>();
            const auto it = asked_.find(id);
            if (it == asked_.end()) continue;
            const std::string line = answer(id, it->second);
            asked_.erase(it);
            stage_->play(e, line);
        } else stage_->play(e);
    }
    return false;
}

std::string words_before(const Recording& r)
{
    if (!r.report || (r.version == program_version() && r.build == program_build())) return {};
    return "report of " + r.version + " " + r.build + ", this is " +
           (r.version == program_version() ? "" : std::string(program_version()) + " ") + std::string(program_build());
}

std::string words_after(const Recording& r, std::size_t at, std::size_t missed)
{
    if (!r.report) return {};
    return "played " + std::to_string(at - missed) + " of " + std::to_string(r.events.size()) +
           " actions; it did not stop here";
}

} // namespace shell::app::desktop
