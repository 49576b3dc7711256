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
    // Values are as the mover at a node sees them, the larger the better: a MIN node's, and what is above and below
    // it, are complemented from one level to the next. 0 and 2^64 - 1 stand for the infinities.
    struct Frame {       // an inner node being searched whose children are inner nodes; its depth is its place
        Count index = 0; // among the nodes of its depth
        std::uint64_t alpha = 0, beta = 0;
        std::uint64_t order = 0; // the children still to be examined: four bits each, or where the list goes on
        int left = 0;            // how many
    };
    void begin_tree();
    void end_tree();
    void enter(int depth, Count index, std::uint64_t alpha, std::uint64_t beta);
    Count next_child(int depth, Frame&);
    std::uint64_t order_of(Count index, int depth);
    std::uint64_t shuffled(Count index, int depth);
    std::uint64_t sorted(Count index, int depth);
    bool search(std::int64_t& units);
    template <bool few>
    void search_last(Frame&, std::int64_t& units);
    bool fill(std::int64_t& units);

    EffortQuery query_;
    bool is_sorted_;
    bool few_;                            // children: an order of them fits 64 bits
    std::uint64_t turn_;                  // complements a leaf's value if MIN moves last
    std::uint64_t fixed_ = 0;             // the order, if it is the same everywhere
    std::vector<std::uint32_t> shuffles_; // every order, of very few children
    std::uint64_t tree_seed_ = 0;
    std::vector<Frame> stack_;
    int depth_ = -1;                           // of the frame on top; -1: the tree is searched
    std::vector<int> lists_;                   // of children, one for each depth: their orders if they are many
    std::size_t stride_ = 0;                   // of lists_
    std::vector<std::uint64_t> exact_;         // of every node, breadth first; best_first and worst_first only
    std::size_t to_fill_ = 0, fill_first_ = 0; // nodes without a value yet; where those of the deepest of them begin
    int fill_depth_ = 0;
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
