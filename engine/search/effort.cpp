#include "engine/search/effort.hpp"
#include "engine/base/rng.hpp"
#include <algorithm>
#include <cmath>
#include <numeric>

namespace engine::search {
namespace {

constexpr std::uint64_t golden = 0x9e3779b97f4a7c15u;

/// The output function of splitmix64 (S. Vigna, public domain). It is a bijection, so all leaves have different values.
std::uint64_t mixed(std::uint64_t z)
{
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

bool is_max(int depth) { return depth % 2 == 0; }

/// Up to this many children, an order is a number with four bits a child, the next child lowest.
constexpr int most_few = 16;
/// Leaves evaluated together.
constexpr int at_once = 4;

/// Up to this many children, a table lists all orders.
constexpr int most_in_table = 5;

/// One step of Rng::shuffle, on four bits each.
std::uint64_t swapped(std::uint64_t order, unsigned n, std::uint64_t chosen_of_n)
{
    const auto chosen = 4 * static_cast<unsigned>(chosen_of_n);
    const unsigned last = 4 * (n - 1);
    const std::uint64_t differ = (order >> chosen ^ order >> last) & 15;
    return order ^ (differ << chosen | differ << last);
}

/// The orders that Rng::shuffle makes of 0, 1, …, b-1, indexed by its draws: the first, below(b), is most significant.
std::vector<std::uint32_t> shuffles(std::uint64_t in_order, int b)
{
    std::vector<std::uint64_t> orders{in_order};
    for (int n = b; n > 1; --n) {
        std::vector<std::uint64_t> longer;
        for (const std::uint64_t order : orders)
            for (int chosen = 0; chosen < n; ++chosen)
                longer.push_back(swapped(order, static_cast<unsigned>(n), static_cast<std::uint64_t>(chosen)));
        orders.swap(longer);
    }
    return {orders.begin(), orders.end()};
}

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
    : query_(query), is_sorted_(query.order == OrderKind::best_first || query.order == OrderKind::worst_first),
      few_(query.b <= most_few), turn_(is_max(query.d - 1) ? 0 : ~std::uint64_t{0}),
      stack_(static_cast<std::size_t>(query.d - 1))
{
    ENGINE_CHECK(!problem(query));
    result_.all = *power(query.b, query.d);
    result_.minimum = *least_leaves(query.b, query.d);
    const bool backwards = query.order == OrderKind::right_to_left;
    if (few_) {
        for (int k = 0; k < query.b; ++k)
            fixed_ |= static_cast<std::uint64_t>(backwards ? query.b - 1 - k : k) << (4 * k);
        if (query.b <= most_in_table) shuffles_ = shuffles(fixed_, query.b);
    } else { // padding at the end of each list, because leaves are read at_once at a time
        stride_ = static_cast<std::size_t>(query.b) + at_once;
        lists_.resize(stride_ * static_cast<std::size_t>(query.d));
        for (int depth = 0; depth < query.d; ++depth)
            for (int k = 0; k < query.b; ++k)
                lists_[static_cast<std::size_t>(depth) * stride_ + static_cast<std::size_t>(k)] =
                    backwards ? query.b - 1 - k : k;
    }
    if (!is_sorted_) return;
    Count nodes = 0;
    for (int depth = 0; depth <= query.d; ++depth) nodes += *power(query.b, depth);
    exact_.resize(static_cast<std::size_t>(nodes));
}

Progress EffortJob::progress() const
{
    return {static_cast<std::int64_t>(result_.trees), static_cast<std::int64_t>(query_.trees)};
}

void EffortJob::begin_tree()
{
    tree_seed_ = Rng(query_.seed).fork(result_.trees).next();
    tree_leaves_ = 0;
    to_fill_ = exact_.size();
    fill_depth_ = query_.d;
    fill_first_ = exact_.size() - (is_sorted_ ? static_cast<std::size_t>(result_.all) : 0);
    begun_ = true;
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

/// Computes exact values from the last leaf up to the root. true: finished.
bool EffortJob::fill(std::int64_t& units)
{
    const auto b = static_cast<std::size_t>(query_.b);
    for (; to_fill_ > 0 && units > 0; --to_fill_, --units) {
        const std::size_t i = to_fill_ - 1;
        if (i < fill_first_) { // one level up
            --fill_depth_;
            fill_first_ = (fill_first_ - 1) / b;
        }
        if (fill_depth_ == query_.d) {
            exact_[i] = mixed(tree_seed_ + (i - fill_first_ + 1) * golden);
            continue;
        }
        const auto first = exact_.begin() + static_cast<std::ptrdiff_t>(i * b + 1);
        exact_[i] = is_max(fill_depth_) ? *std::max_element(first, first + query_.b)
                                        : *std::min_element(first, first + query_.b);
    }
    return to_fill_ == 0;
}

/// Each node's children by a generator of its own.
std::uint64_t EffortJob::shuffled(Count index, int depth)
{
    Rng rng(mixed(tree_seed_ ^ mixed(index * static_cast<Count>(max_effort_depth) + static_cast<Count>(depth))));
    if (!few_) {
        const auto mine =
            std::span(lists_).subspan(static_cast<std::size_t>(depth) * stride_, static_cast<std::size_t>(query_.b));
        std::iota(mine.begin(), mine.end(), 0);
        rng.shuffle(mine);
        return 0;
    }
    // The compiler replaces a division by a constant.
    std::size_t drawn = 0;
    switch (query_.b) {
    case 5:
        drawn = rng.index(5);
        [[fallthrough]];
    case 4:
        drawn = drawn * 4 + rng.index(4);
        [[fallthrough]];
    case 3:
        drawn = drawn * 3 + rng.index(3);
        [[fallthrough]];
    case 2:
        drawn = drawn * 2 + rng.index(2);
        [[fallthrough]];
    case 1:
        return shuffles_[drawn];
    default:
        break;
    }
    std::uint64_t order = fixed_;
    for (auto n = static_cast<unsigned>(query_.b); n > 1; --n) order = swapped(order, n, rng.below(n));
    return order;
}

/// Children by value: the mover's best first, or the worst first.
std::uint64_t EffortJob::sorted(Count index, int depth)
{
    const auto b = static_cast<std::size_t>(query_.b);
    std::size_t before = 0; // nodes above this one's children
    for (std::size_t i = 0, level = 1; i <= static_cast<std::size_t>(depth); ++i, level *= b) before += level;
    const std::uint64_t* const values = &exact_[before + static_cast<std::size_t>(index) * b];
    const bool descends = is_max(depth) == (query_.order == OrderKind::best_first);
    const auto precedes = [&](int x, int y) { return descends ? values[x] > values[y] : values[x] < values[y]; };
    if (!few_) {
        const auto mine = std::span(lists_).subspan(static_cast<std::size_t>(depth) * stride_, b);
        std::iota(mine.begin(), mine.end(), 0);
        std::stable_sort(mine.begin(), mine.end(), precedes);
        return 0;
    }
    std::uint64_t order = 0; // a child's place is the number of children before it: all values differ
    for (int child = 0; child < query_.b; ++child) {
        int place = 0;
        for (int other = 0; other < query_.b; ++other) place += precedes(other, child) ? 1 : 0;
        order |= static_cast<std::uint64_t>(child) << (4 * place);
    }
    return order;
}

std::uint64_t EffortJob::order_of(Count index, int depth)
{
    if (query_.order == OrderKind::shuffled) return shuffled(index, depth);
    return is_sorted_ ? sorted(index, depth) : fixed_;
}

void EffortJob::enter(int depth, Count index, std::uint64_t alpha, std::uint64_t beta)
{
    stack_[static_cast<std::size_t>(depth)] = {index, alpha, beta, order_of(index, depth), query_.b};
    depth_ = depth;
}

/// Its number among the nodes of its depth.
inline Count EffortJob::next_child(int depth, Frame& f)
{
    --f.left;
    int child = 0;
    if (few_) {
        child = static_cast<int>(f.order & 15);
        f.order >>= 4;
    } else {
        child = lists_[static_cast<std::size_t>(depth) * stride_ + static_cast<std::size_t>(f.order++)];
    }
    return f.index * static_cast<Count>(query_.b) + static_cast<Count>(child);
}

namespace {

/// The leaves of one tree.
struct Leaves {
    std::uint64_t tree_seed, turn;
    int b;

    /// The best of node `index`'s leaves, or the first value >= bound, which ends the search. Four leaves are evaluated at a
    /// time: a branch after each leaf would be mispredicted too often and cost more than the leaf.
    template <bool few>
    std::uint64_t best(Count index, std::uint64_t order, const int* list, std::uint64_t bound, Count& looked_at) const
    {
        const std::uint64_t first = tree_seed + (index * static_cast<Count>(b) + 1) * golden;
        const auto value = [&](std::uint64_t child) { return mixed(first + child * golden) ^ turn; };
        if (few && b <= 2) {
            const std::uint64_t one = value(order & 15);
            const std::uint64_t other = value(order >> 4); // an only child again
            looked_at += static_cast<Count>(b == 2 && one < bound ? 2 : 1);
            return std::max(one, other);
        }
        std::uint64_t best = 0;
        for (int left = b;; left -= at_once) {
            // beyond the last child the index is 0, a child that is evaluated anyway
            const auto child = [&](int i) { return few ? order >> (4 * i) & 15 : static_cast<std::uint64_t>(list[i]); };
            const std::uint64_t first_best = std::max(best, value(child(0))),
                                second_best = std::max(first_best, value(child(1))),
                                third_best = std::max(second_best, value(child(2)));
            best = std::max(third_best, value(child(3)));
            const int looked =
                1 + (first_best < bound ? 1 : 0) + (second_best < bound ? 1 : 0) + (third_best < bound ? 1 : 0);
            looked_at += static_cast<Count>(std::min(looked, left));
            if (best >= bound || left <= at_once) return best;
            if constexpr (few) order >>= 4 * at_once;
            else list += at_once;
        }
    }
};

} // namespace

/// Continues the search of a node whose grandchildren are leaves.
template <bool few>
void EffortJob::search_last(Frame& f, std::int64_t& units)
{
    const Leaves leaves{tree_seed_, turn_, query_.b};
    const int below = query_.d - 1;
    const int* const list = few ? nullptr : &lists_[static_cast<std::size_t>(below) * stride_];
    std::int64_t spare = units;
    std::uint64_t alpha = f.alpha;
    const std::uint64_t beta = f.beta;
    // Computing the next child's order before this child's leaves hides their latency. Sorting is too slow for that.
    const bool ahead = few && !is_sorted_;
    Frame then = f;
    Count child = next_child(below - 1, then), next = 0;
    std::uint64_t order = order_of(child, below), next_order = 0;
    for (;;) {
        f = then;
        if (ahead && f.left > 0) {
            next = next_child(below - 1, then);
            next_order = order_of(next, below);
        }
        Count looked_at = 0;
        alpha = std::max(alpha, ~leaves.best<few>(child, order, list, ~alpha, looked_at));
        spare -= static_cast<std::int64_t>(looked_at);
        if (f.left == 0 || alpha >= beta || spare <= 0) break;
        if (!ahead) {
            next = next_child(below - 1, then);
            next_order = order_of(next, below);
        }
        child = next;
        order = next_order;
    }
    f.alpha = alpha;
    tree_leaves_ += static_cast<Count>(units - spare);
    units = spare;
}

/// true: the tree is searched.
bool EffortJob::search(std::int64_t& units)
{
    if (query_.d == 1) {
        const Leaves leaves{tree_seed_, turn_, query_.b};
        const std::uint64_t order = order_of(0, 0), bound = ~std::uint64_t{0};
        if (few_) leaves.best<true>(0, order, nullptr, bound, tree_leaves_);
        else leaves.best<false>(0, order, lists_.data(), bound, tree_leaves_);
        units -= static_cast<std::int64_t>(tree_leaves_);
        return true;
    }
    while (depth_ >= 0 && units > 0) {
        Frame& f = stack_[static_cast<std::size_t>(depth_)];
        if (f.left == 0 || f.alpha >= f.beta) {
            const std::uint64_t value = ~f.alpha;
            if (--depth_ < 0) break;
            Frame& above = stack_[static_cast<std::size_t>(depth_)];
            above.alpha = std::max(above.alpha, value);
        } else if (depth_ + 2 == query_.d) {
            if (few_) search_last<true>(f, units);
            else search_last<false>(f, units);
        } else {
            const Count child = next_child(depth_, f);
            enter(depth_ + 1, child, ~f.beta, ~f.alpha);
        }
    }
    return depth_ < 0;
}

Step EffortJob::step(Budget budget)
{
    while (result_.trees < query_.trees) {
        if (budget.units <= 0) return Step::more;
        if (!begun_) begin_tree();
        if (is_sorted_ && !fill(budget.units)) return Step::more;
        if (depth_ < 0 && query_.d > 1) enter(0, 0, 0, ~std::uint64_t{0});
        if (!search(budget.units)) return Step::more;
        end_tree();
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
