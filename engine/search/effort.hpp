#pragma once
// The mean number of leaves that alpha-beta visits in random uniform trees: b children a node, depth d, all leaves
// different, MAX at the root. No tree is stored: a leaf's value is a hash of the tree's seed and the leaf's number.
// This is a search of its own (not minimax.hpp), because its speed is measured.
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
inline constexpr Count max_effort_sorted_leaves =
    Count{1} << 20; // b^d for best_first and worst_first, which compute every value

std::optional<Error> problem(const EffortQuery&);

struct EffortResult {
    Count trees = 0, leaves = 0; // leaves visited in all trees
    double mean = 0;
    double sd = 0;             // divides by the number of trees
    double standard_error = 0; // sd / √trees
    Count minimum = 0;         // of any order (Knuth and Moore)
    Count all = 0;             // b^d
};

/// Unit: one leaf.
class EffortJob {
public:
    using Result = EffortResult;
    explicit EffortJob(const EffortQuery&); // one that has no problem()

    Step step(Budget);
    /// In trees.
    Progress progress() const;
    const Result& result() const { return result_; }

private:
    // Values are the mover's, the larger the better (negamax): they are complemented from level to level. 0 and 2^64 - 1
    // are the infinities.
    struct Frame {       // an inner node on the current path with inner children; its place is its depth
        Count index = 0; // among the nodes of its depth
        std::uint64_t alpha = 0, beta = 0;
        std::uint64_t order = 0; // the children left: four bits each, or an index into the list
        int left = 0;            // their number
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
    bool few_;                            // the order of a node's children fits 64 bits
    std::uint64_t turn_;                  // all ones if MIN moves last: complements leaf values
    std::uint64_t fixed_ = 0;             // the order, where all nodes have the same
    std::vector<std::uint32_t> shuffles_; // all orders of at most most_in_table children
    std::uint64_t tree_seed_ = 0;
    std::vector<Frame> stack_;
    int depth_ = -1;                           // of the last frame; -1: the tree is searched
    std::vector<int> lists_;                   // the order of the children for each depth, where they are many
    std::size_t stride_ = 0;                   // of lists_
    std::vector<std::uint64_t> exact_;         // of all nodes, breadth first; for best_first and worst_first
    std::size_t to_fill_ = 0, fill_first_ = 0; // nodes without a value yet; the first node of their deepest level
    int fill_depth_ = 0;
    Count tree_leaves_ = 0;
    double squares_ = 0;
    bool begun_ = false;
    EffortResult result_;
};
static_assert(Job<EffortJob>);

/// The branching factor B in mean ≈ c · B^d, by least squares of ln(mean) over d. Needs two different depths.
struct EffortPoint {
    int d;
    double mean;
};
double fitted_branching(std::span<const EffortPoint> points);

/// The limit of mean^(1/d) for d → ∞: x / (1 − x) where x^b + x = 1 (J. Pearl, CACM 25(8), 1982). b >= 2.
double asymptotic_branching(int b);

} // namespace engine::search
