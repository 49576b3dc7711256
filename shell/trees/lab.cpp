#include "shell/trees/lab.hpp"
#include "engine/search/search.hpp"
#include <algorithm>
#include <cmath>

namespace shell::trees {
namespace {

using engine::search::OrderKind;

constexpr engine::Budget lab_slice{20'000}; // leaves: about a millisecond
constexpr std::uint64_t lab_seed = 31;      // the same trees for everybody

bool sorts(OrderKind o) { return o == OrderKind::best_first || o == OrderKind::worst_first; }

} // namespace

Lab::Lab() : example_(engine::search::horizon_example()) {}

int Lab::deepest() const
{
    const engine::Count limit = sorts(now_.order) ? engine::search::max_effort_sorted_leaves : most_leaves;
    int d = 1;
    while (d < most_d && engine::search::power(now_.b, d + 1).value_or(limit + 1) <= limit) ++d;
    return d;
}

void Lab::set(const LabSettings& s)
{
    now_ = s;
    now_.b = std::clamp(s.b, 2, most_b);
    now_.d = std::clamp(s.d, 2, deepest()); // for the new b and order
    now_.trees = std::clamp(s.trees, 10, 1000);
    job_.reset();
    points_.clear();
}

void Lab::start()
{
    points_.clear();
    next();
}

void Lab::next()
{
    engine::search::EffortQuery q;
    q.b = now_.b;
    q.d = static_cast<int>(points_.size()) + 1;
    q.order = now_.order;
    q.trees = static_cast<engine::Count>(now_.trees);
    q.seed = lab_seed;
    job_.emplace(q);
}

bool Lab::work()
{
    if (!job_) return false;
    if (job_->step(lab_slice) == engine::Step::more) return true;
    points_.push_back({static_cast<int>(points_.size()) + 1, job_->result()});
    if (static_cast<int>(points_.size()) < now_.d) next();
    else job_.reset();
    return true;
}

engine::Progress Lab::progress() const
{
    const auto measured = static_cast<std::int64_t>(points_.size()) * now_.trees;
    return {measured + (job_ ? job_->progress().done : 0), std::int64_t{now_.d} * now_.trees};
}

std::optional<double> Lab::fitted() const
{
    if (points_.size() < 3) return std::nullopt;
    std::vector<engine::search::EffortPoint> means; // depth 1 has no cuts
    for (std::size_t i = 1; i < points_.size(); ++i) means.push_back({points_[i].d, points_[i].result.mean});
    return engine::search::fitted_branching(means);
}

double Lab::b_to_three_quarters() const { return std::pow(static_cast<double>(now_.b), 0.75); }

engine::search::DepthLimited Lab::limited() const
{
    return engine::search::depth_limited(example_.tree, example_.evaluations, horizon);
}

} // namespace shell::trees
