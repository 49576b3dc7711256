#include "engine/search/orders.hpp"
#include <algorithm>
#include <cmath>
#include <numeric>

namespace engine::search {
namespace {

std::span<std::int32_t> children_of(const Tree& tree, std::vector<std::int32_t>& children, std::int32_t node)
{
    return std::span(children).subspan(static_cast<std::size_t>(tree[node].first),
                                       static_cast<std::size_t>(tree[node].count));
}

std::optional<Count> count_orders(const Tree& tree)
{
    Count orders = 1;
    for (const Node& node : tree.nodes())
        for (int i = 2; i <= node.count; ++i)
            if (__builtin_mul_overflow(orders, static_cast<Count>(i), &orders)) return std::nullopt;
    return orders;
}

} // namespace

std::optional<Error> orders_problem(const Tree& tree)
{
    if (tree.size() > max_orders_nodes) return Error{Error::Kind::too_many_nodes, max_orders_nodes};
    for (int i = 0; i < tree.size(); ++i)
        if (tree[i].kind == NodeKind::chance) return Error{Error::Kind::chance_node, i};
    return std::nullopt;
}

OrdersJob::OrdersJob(Tree tree, OrdersQuery query)
    : tree_(std::move(tree)), children_(static_cast<std::size_t>(tree_.size())), draw_(query.seed)
{
    ENGINE_CHECK(!orders_problem(tree_));
    std::iota(children_.begin(), children_.end(), 0);
    for (int i = 0; i < tree_.size(); ++i)
        if (tree_[i].count > 1) inner_.push_back(i);
    result_.orders = count_orders(tree_);
    result_.is_sampled = !result_.orders || *result_.orders > query.limit;
    result_.histogram.resize(static_cast<std::size_t>(tree_.leaves()) + 1);
    total_ = static_cast<std::int64_t>(result_.is_sampled ? query.samples : *result_.orders);
    if (result_.is_sampled) next_order();
}

/// Advances like an odometer: the last node's permutation changes fastest.
void OrdersJob::next_order()
{
    if (result_.is_sampled) {
        for (const std::int32_t node : inner_) draw_.shuffle(children_of(tree_, children_, node));
        return;
    }
    for (std::size_t left = inner_.size(); left > 0; --left) {
        const auto mine = children_of(tree_, children_, inner_[left - 1]);
        if (std::next_permutation(mine.begin(), mine.end())) return;
    }
}

Step OrdersJob::step(Budget budget)
{
    while (static_cast<std::int64_t>(result_.searches) < total_) {
        const SearchResult found = alphabeta(tree_, children_);
        ++result_.histogram[static_cast<std::size_t>(found.leaves_visited)];
        ++result_.searches;
        next_order();
        budget.units -= 1 + static_cast<std::int64_t>(found.nodes_visited / 100);
        if (budget.units <= 0) break;
    }
    return static_cast<std::int64_t>(result_.searches) < total_ ? Step::more : Step::done;
}

int OrdersResult::fewest() const
{
    const auto first = std::find_if(histogram.begin(), histogram.end(), [](Count n) { return n > 0; });
    return first == histogram.end() ? 0 : static_cast<int>(first - histogram.begin());
}

int OrdersResult::most() const
{
    for (std::size_t n = histogram.size(); n > 0; --n)
        if (histogram[n - 1] > 0) return static_cast<int>(n - 1);
    return 0;
}

double OrdersResult::mean() const
{
    Count sum = 0;
    for (std::size_t n = 0; n < histogram.size(); ++n) sum += n * histogram[n];
    return searches == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(searches);
}

double OrdersResult::standard_error() const
{
    if (!is_sampled || searches == 0) return 0;
    const double centre = mean();
    double squares = 0;
    for (std::size_t n = 0; n < histogram.size(); ++n) {
        const double off = static_cast<double>(n) - centre;
        squares += off * off * static_cast<double>(histogram[n]);
    }
    const auto count = static_cast<double>(searches);
    return std::sqrt(squares / count) / std::sqrt(count);
}

} // namespace engine::search
