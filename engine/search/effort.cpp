#include "engine/search/effort.hpp"
#include "engine/base/rng.hpp"
#include <algorithm>
#include <cmath>
#include <numeric>

namespace engine::search {
namespace {

constexpr std::uint64_t golden = 0x9e3779b97f4a7c15u;

/// splitmix64's output function (S. Vigna, public domain): a bijection, so that different leaves have different values.
std::uint64_t mixed(std::uint64_t z)
{
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

bool is_max(std::size_t depth) { return depth % 2 == 0; }

} // namespace

std::optional<Error> problem(const EffortQuery& q)
{
    using Kind = Error::Kind;
    if (q.b < 1 || q.b > max_effort_branching) return Error{Kind::branching_out_of_range, max_effort_branching};
    if (q.d < 1 || q.d > max_effort_depth) return Error{Kind::depth_out_of_range, max_effort_depth};
    if (q.trees < 1 || q.trees > max_effort_trees)
        return Error{Kind::count_out_of_range, static_cast<int>(max_effort_trees)};
    const bool is_sorted = q.order == OrderKind::best_first || q.order == OrderKind::worst_first;
    const auto all = power(q.b, q.d);
    if (!all || *all > (is_sorted ? max_effort_sorted_leaves : max_effort_leaves))
        return Error{Kind::too_many_nodes, -1};
    return std::nullopt;
}

EffortJob::EffortJob(const EffortQuery& query)
    : query_(query), is_sorted_(query.order == OrderKind::best_first || query.order == OrderKind::worst_first)
{
    ENGINE_CHECK(!problem(query));
    result_.all = *power(query.b, query.d);
    result_.minimum = *least_leaves(query.b, query.d);
    orders_.resize(static_cast<std::size_t>(query.b) * static_cast<std::size_t>(query.d));
    if (!is_sorted_) return;
    Count nodes = 0;
    for (int depth = 0; depth <= query.d; ++depth) nodes += *power(query.b, depth);
    exact_.resize(static_cast<std::size_t>(nodes));
}

Progress EffortJob::progress() const
{
    return {static_cast<std::int64_t>(result_.trees), static_cast<std::int64_t>(query_.trees)};
}

std::uint64_t EffortJob::leaf(Count index) const { return mixed(tree_seed_ + (index + 1) * golden); }

void EffortJob::begin_tree()
{
    tree_seed_ = Rng(query_.seed).fork(result_.trees).next();
    tree_leaves_ = 0;
    to_fill_ = exact_.size();
    begun_ = true;
    if (!is_sorted_) enter(0, 0, ~std::uint64_t{0});
}

void EffortJob::end_tree()
{
    ++result_.trees;
    result_.leaves += tree_leaves_;
    const auto leaves = static_cast<double>(tree_leaves_);
    squares_ += leaves * leaves;
    begun_ = false;

    const auto trees = static_cast<double>(result_.trees);
    result_.mean = static_cast<double>(result_.leaves) / trees;
    result_.sd = std::sqrt(std::max(0.0, squares_ / trees - result_.mean * result_.mean));
    result_.standard_error = result_.sd / std::sqrt(trees);
}

/// Exact values from the last leaf up to the root; done?
bool EffortJob::fill(std::int64_t& units)
{
    const auto b = static_cast<std::size_t>(query_.b);
    const std::size_t first_leaf = exact_.size() - static_cast<std::size_t>(result_.all);
    for (; to_fill_ > 0 && units > 0; --to_fill_, --units) {
        const std::size_t i = to_fill_ - 1;
        if (i >= first_leaf) {
            exact_[i] = leaf(i - first_leaf);
            continue;
        }
        std::size_t at_depth = 0;
        for (std::size_t end = 1, level = b; i >= end; level *= b, ++at_depth) end += level;
        const auto first = exact_.begin() + static_cast<std::ptrdiff_t>(i * b + 1);
        exact_[i] =
            is_max(at_depth) ? *std::max_element(first, first + query_.b) : *std::min_element(first, first + query_.b);
    }
    return to_fill_ == 0;
}

void EffortJob::enter(Count index, std::uint64_t alpha, std::uint64_t beta)
{
    const std::size_t depth = stack_.size();
    stack_.push_back({index, 0, alpha, beta, is_max(depth) ? 0 : ~std::uint64_t{0}});
    const auto mine =
        std::span(orders_).subspan(depth * static_cast<std::size_t>(query_.b), static_cast<std::size_t>(query_.b));
    if (query_.order == OrderKind::left_to_right) return;
    std::iota(mine.begin(), mine.end(), 0);
    if (query_.order == OrderKind::right_to_left) {
        std::reverse(mine.begin(), mine.end());
    } else if (query_.order == OrderKind::shuffled) {
        Rng rng(mixed(tree_seed_ ^ mixed(index * static_cast<Count>(max_effort_depth) + depth)));
        rng.shuffle(mine);
    } else {
        std::size_t before = 0; // nodes above this one's children
        for (std::size_t i = 0, level = 1; i <= depth; ++i, level *= static_cast<std::size_t>(query_.b))
            before += level;
        const std::uint64_t* values =
            &exact_[before + static_cast<std::size_t>(index) * static_cast<std::size_t>(query_.b)];
        const bool descends = is_max(depth) == (query_.order == OrderKind::best_first);
        std::stable_sort(mine.begin(), mine.end(),
                         [&](int x, int y) { return descends ? values[x] > values[y] : values[x] < values[y]; });
    }
}

int EffortJob::child_of(std::size_t depth, int k) const
{
    if (query_.order == OrderKind::left_to_right) return k;
    return orders_[depth * static_cast<std::size_t>(query_.b) + static_cast<std::size_t>(k)];
}

void EffortJob::hear(std::uint64_t value)
{
    Frame& f = stack_.back();
    if (is_max(stack_.size() - 1)) {
        f.best = std::max(f.best, value);
        f.alpha = std::max(f.alpha, value);
    } else {
        f.best = std::min(f.best, value);
        f.beta = std::min(f.beta, value);
    }
}

Step EffortJob::step(Budget budget)
{
    while (result_.trees < query_.trees) {
        if (budget.units <= 0) return Step::more;
        if (!begun_) begin_tree();
        if (is_sorted_ && stack_.empty()) {
            if (!fill(budget.units)) return Step::more;
            enter(0, 0, ~std::uint64_t{0});
        }
        while (!stack_.empty() && budget.units > 0) {
            Frame& f = stack_.back();
            const std::size_t depth = stack_.size() - 1;
            if (f.examined == query_.b || (f.examined > 0 && f.alpha >= f.beta)) {
                const std::uint64_t value = f.best;
                stack_.pop_back();
                if (!stack_.empty()) hear(value);
                continue;
            }
            const int child = child_of(depth, f.examined++);
            const Count index = f.index * static_cast<Count>(query_.b) + static_cast<Count>(child);
            if (depth + 1 == static_cast<std::size_t>(query_.d)) {
                ++tree_leaves_;
                --budget.units;
                hear(leaf(index));
            } else {
                enter(index, f.alpha, f.beta);
            }
        }
        if (stack_.empty()) end_tree();
    }
    return Step::done;
}

double fitted_branching(std::span<const EffortPoint> points)
{
    double depths = 0, logs = 0;
    for (const EffortPoint& p : points) {
        depths += p.d;
        logs += std::log(p.mean);
    }
    const auto n = static_cast<double>(points.size());
    double above = 0, below = 0;
    for (const EffortPoint& p : points) {
        above += (p.d - depths / n) * (std::log(p.mean) - logs / n);
        below += (p.d - depths / n) * (p.d - depths / n);
    }
    ENGINE_CHECK(below > 0);
    return std::exp(above / below);
}

double asymptotic_branching(int b)
{
    ENGINE_CHECK(b >= 2);
    double low = 0, high = 1;
    for (int i = 0; i < 60; ++i) {
        const double x = (low + high) / 2;
        double power_of_x = 1;
        for (int k = 0; k < b; ++k) power_of_x *= x;
        (power_of_x + x < 1 ? low : high) = x;
    }
    return low / (1 - low);
}

} // namespace engine::search
