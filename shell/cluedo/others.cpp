#include "shell/cluedo/others.hpp"
#include <algorithm>

namespace shell::cluedo {

using namespace engine::cluedo;
using kit::Jobs;

/// The notes as a request. The seed is fixed: the same notes give the same figures everywhere.
Others::Request Others::about(const Game& g) const
{
    Request q;
    q.view = g.view();
    q.events = g.notes();
    q.model = model_;
    return q;
}

void Others::set_model(RivalModel model)
{
    if (model == model_) return;
    model_ = model;
    clear();
}

void Others::ask(Jobs& jobs, Query& query, Request request, bool is_long)
{
    drop(jobs, query);
    query.request = std::move(request);
    query.asked = true;
    query.job = jobs.ask(engine::request::request_line(query.request, true), is_long);
}

void Others::drop(Jobs& jobs, Query& query)
{
    if (query.job != 0) jobs.forget(query.job);
    query = {};
}

bool Others::take(Jobs& jobs, Query& query)
{
    if (query.job == 0 || !jobs.poll(query.job).done) return false;
    auto reply = engine::request::result_in(query.request, jobs.poll(query.job).line);
    if (reply) query.value = *std::move(reply);
    else query.failed = true;
    jobs.forget(query.job);
    query.job = 0;
    return true;
}

void Others::clear()
{
    if (race_.value) last_ = std::move(race_.value);
    gives_.push_back(std::move(race_));
    gives_.push_back(std::move(show_));
    for (const Query& q : gives_)
        if (q.job != 0) old_.push_back(q.job);
    race_ = show_ = {};
    gives_.clear();
    questions_.clear();
    asked_.reset();
}

void Others::forget_old(Jobs& jobs)
{
    for (const int job : old_) jobs.forget(job);
    old_.clear();
}

void Others::stop(Jobs& jobs)
{
    clear();
    forget_old(jobs);
    last_.reset();
}

void Others::want_race(Jobs& jobs, const Game& g)
{
    if (!race_.asked) ask(jobs, race_, about(g), false);
}

void Others::want_gives(Jobs& jobs, const Game& g, const std::vector<Trio>& questions)
{
    if (questions_ != questions) {
        drop_gives(jobs);
        questions_ = questions;
        gives_.resize(questions.size());
    }
    for (std::size_t i = 0; i < gives_.size(); ++i) {
        if (!gives_[i].asked) {
            Request q = about(g);
            q.question = questions_[i];
            q.everyone = g.setup.everyone;
            return ask(jobs, gives_[i], std::move(q), true);
        }
        if (gives_[i].job != 0) return;
    }
}

void Others::drop_gives(Jobs& jobs)
{
    for (Query& q : gives_) drop(jobs, q);
    gives_.clear();
    questions_.clear();
}

void Others::want_show(Jobs& jobs, const Game& g, const Request::Asked& asked)
{
    if (asked_ == asked) return;
    Request q = about(g);
    q.asked = asked;
    ask(jobs, show_, std::move(q), true);
    asked_ = asked;
}

void Others::drop_show(Jobs& jobs)
{
    drop(jobs, show_);
    asked_.reset();
}

bool Others::collect(Jobs& jobs)
{
    forget_old(jobs);
    bool any = take(jobs, race_);
    for (Query& q : gives_) any |= take(jobs, q);
    any |= take(jobs, show_);
    return any;
}

const Others::Result* Others::gives(const Trio& cards) const
{
    for (const Query& q : gives_)
        if (q.value && q.request.question == cards) return &*q.value;
    return nullptr;
}

std::size_t Others::gives_done() const
{
    return static_cast<std::size_t>(
        std::count_if(gives_.begin(), gives_.end(), [](const Query& q) { return q.asked && q.job == 0; }));
}

std::optional<Card> least_telling(const std::vector<Others::Request::Show>& shows)
{
    if (shows.size() < 2) return std::nullopt;
    constexpr double rounding = 1e-6;
    const auto &first = shows[0], &second = shows[1]; // the least telling comes first
    if (first.mean - second.mean <= rounding + 2 * (first.mean_error + second.mean_error)) return std::nullopt;
    return first.card;
}

} // namespace shell::cluedo
