#pragma once
// The number of leaves that alpha-beta visits for every order of every node's children, or for a sample of orders. A tree
// whose nodes have n1, n2, … children has n1! · n2! · … orders.
#include "engine/base/job.hpp"
#include "engine/base/rng.hpp"
#include "engine/search/search.hpp"

namespace engine::search {

struct OrdersQuery {
    Count limit = Count{1} << 20; // up to this many orders, all are searched
    Count samples = 20'000;       // otherwise this many, drawn with replacement
    std::uint64_t seed = 0;
};

struct OrdersResult {
    bool is_sampled = false;
    std::optional<Count> orders; // of the tree; std::nullopt: 2^64 or more
    Count searches = 0;
    std::vector<Count> histogram; // [n] = searches that visited n leaves, n = 0..leaves
    int fewest() const;
    int most() const;
    double mean() const;
    double standard_error() const; // of the mean; 0 if all orders were searched
};

/// Unit: one search, or a hundred nodes of one. The tree has no orders_problem().
class OrdersJob {
public:
    using Result = OrdersResult;
    OrdersJob(Tree, OrdersQuery = {});

    Step step(Budget);
    Progress progress() const { return {static_cast<std::int64_t>(result_.searches), total_}; }
    const Result& result() const { return result_; }

private:
    void next_order();

    Tree tree_;
    std::vector<std::int32_t> inner_;    // nodes with at least two children
    std::vector<std::int32_t> children_; // the current order
    Rng draw_;
    std::int64_t total_;
    OrdersResult result_;
};
static_assert(Job<OrdersJob>);
inline constexpr int max_orders_nodes = 4096;

/// Errors: too_many_nodes, chance_node.
std::optional<Error> orders_problem(const Tree&);

} // namespace engine::search
