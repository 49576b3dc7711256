#pragma once
// How much alpha-beta looks at in uniform trees with b children a node, d levels and all leaves different, in random
// order: the mean over many random trees. No tree is stored: a leaf's value is a hash of the tree and the leaf's number,
// so that all orders search the same trees. MAX is at the root.
#include "engine/base/job.hpp"
#include "engine/search/order.hpp"
#include "engine/search/search.hpp"
#include <span>
#include <vector>

namespace engine::search {

struct EffortQuery {
    int b = 2, d = 4; // 1..max_effort_branching, 1..max_effort_depth
    OrderKind order = OrderKind::left_to_right;
    Count trees = 100; // 1..max_effort_trees
    std::uint64_t seed = 0;
};
inline constexpr int max_effort_branching = 1000;
inline constexpr int max_effort_depth = 60;
inline constexpr Count max_effort_trees = 1'000'000;
inline constexpr Count max_effort_leaves = Count{1} << 53; // b^d
inline constexpr Count max_effort_sorted_leaves = Count{1}
                                                  << 20; // b^d for best_first, worst_first: every value is needed

std::optional<Error> problem(const EffortQuery&);

struct EffortResult {
    Count trees = 0, leaves = 0; // leaves looked at in all trees
    double mean = 0;
    double sd = 0;             // divides by the number of trees
    double standard_error = 0; // sd / √trees
    Count minimum = 0;         // Knuth and Moore's
    Count all = 0;             // b^d
};

/// Unit: one leaf.
class EffortJob {
public:
    using Result = EffortResult;
    explicit EffortJob(const EffortQuery&); // without a problem

    Step step(Budget);
    /// In trees.
    Progress progress() const;
    const Result& result() const { return result_; }

private:
    struct Frame {       // an inner node being searched; its depth is its place on the stack
        Count index = 0; // among the nodes of its depth
        int examined = 0;
        std::uint64_t alpha = 0, beta = ~std::uint64_t{0}, best = 0; // 0 and 2^64 - 1 stand for the infinities
    };
    void begin_tree();
    void end_tree();
    void enter(Count index, std::uint64_t alpha, std::uint64_t beta);
    void hear(std::uint64_t value);
    bool fill(std::int64_t& units);
    int child_of(std::size_t depth, int k) const;
    std::uint64_t leaf(Count index) const;

    EffortQuery query_;
    bool is_sorted_;
    std::uint64_t tree_seed_ = 0;
    std::vector<Frame> stack_;
    std::vector<int> orders_;          // b entries for each depth
    std::vector<std::uint64_t> exact_; // of every node, breadth first; best_first and worst_first only
    std::size_t to_fill_ = 0;
    Count tree_leaves_ = 0;
    double squares_ = 0;
    bool begun_ = false;
    EffortResult result_;
};
static_assert(Job<EffortJob>);

/// The branching factor B of mean ≈ c · B^d, by least squares of ln mean over d. At least two different depths.
struct EffortPoint {
    int d;
    double mean;
};
double fitted_branching(std::span<const EffortPoint> points);

/// The limit of mean^(1/d) for d → ∞: x / (1 − x) with x^b + x = 1 (J. Pearl, CACM 25(8), 1982). b >= 2.
double asymptotic_branching(int b);

} // namespace engine::search
