#include "shell/thirtyone/analysis.hpp"
#include <utility>

namespace shell::thirtyone {

using engine::thirtyone::Exploration;
using engine::thirtyone::FullBoard;
using engine::thirtyone::Growth;
using engine::thirtyone::Position;
using engine::thirtyone::Rules;
using engine::thirtyone::SolveJob;

namespace {

constexpr engine::Budget frame_budget{1500}; // units of 256 positions: a few milliseconds in the browser

} // namespace

void Solver::want(const Rules& rules)
{
    if (rules_ == rules) return;
    rules_ = rules;
    solution_.reset(); // up to 12 MB: a solver never keeps two
    job_ = std::make_unique<SolveJob>(rules);
}

bool Solver::work()
{
    if (!job_ || job_->step(frame_budget) == engine::Step::more) return false;
    solution_.emplace(std::move(*job_).take());
    job_.reset();
    return true;
}

void Analysis::want_trial(const Rules& wanted)
{
    Rules rules = wanted;
    rules.full_board = FullBoard::mover_loses;
    trial.want(rules);
    trial_can_fill_ = engine::thirtyone::board_total(rules) <= rules.limit;
    if (!trial_can_fill_) return;
    rules.full_board = FullBoard::draw;
    trial_draw.want(rules);
}

const engine::thirtyone::Solution* Analysis::tried(FullBoard convention) const
{
    return convention == FullBoard::draw && trial_can_fill_ ? trial_draw.solution() : trial.solution();
}

bool Analysis::work()
{
    bool news = game.work(); // one solver each frame
    if (!game.busy() && !news) news = trial.work();
    if (!game.busy() && !trial.busy() && !news) news = trial_draw.work();
    return news;
}

const Growth& Analysis::growth(const Rules& rules) const
{
    if (growth_rules_ != rules) {
        growth_ = engine::thirtyone::growth(rules);
        growth_rules_ = rules;
    }
    return growth_;
}

const Exploration& Analysis::exploration(const Rules& rules) const
{
    if (exploration_rules_ != rules) {
        exploration_ = engine::thirtyone::explore(rules);
        exploration_rules_ = rules;
    }
    return exploration_;
}

int Analysis::explored_index(const Exploration& e, const Position& p) const
{
    for (std::size_t i = 0; i < e.nodes.size(); ++i)
        if (e.nodes[i].position == p) return static_cast<int>(i);
    return -1;
}

} // namespace shell::thirtyone
