// Explicit trees' part of the fixed workload: minimax and alpha-beta with and without a trace, all orders of a tree,
// the effort on random trees.
#include "engine/cli/bench.hpp"
#include "engine/search/effort.hpp"
#include "engine/search/orders.hpp"
#include "engine/search/random_tree.hpp"
#include "engine/search/replay.hpp"
#include "engine/search/search.hpp"
#include "engine/search/tree_text.hpp"

namespace engine::cli {
namespace {

using namespace engine::search;

void mix(Signature& signature, const SearchResult& r)
{
    signature.mix(static_cast<std::uint64_t>(r.value.num()));
    signature.mix(r.leaves_visited);
    signature.mix(static_cast<std::uint64_t>(r.best_child));
}

/// Naive minimax. The baseline.
std::int64_t plain_minimax(const Tree& tree, int node, Count& leaves)
{
    const Node& n = tree[node];
    if (n.count == 0) {
        ++leaves; // counts leaves, so that a compiler cannot merge the rounds
        return n.value.num();
    }
    std::int64_t best = plain_minimax(tree, n.first, leaves);
    for (int c = n.first + 1; c < n.first + n.count; ++c) {
        const std::int64_t v = plain_minimax(tree, c, leaves);
        best = n.kind == NodeKind::max ? (v > best ? v : best) : (v < best ? v : best);
    }
    return best;
}

void per_node(std::FILE* times, const char* what, double spent, Count nodes)
{
    std::fprintf(times, "%-44s %9.2f ns a node\n", what, spent * 1e9 / static_cast<double>(nodes));
}

} // namespace

void bench_trees(Signature& signature, std::FILE* times)
{
    constexpr int rounds = 20;
    const Tree tree = random_tree({4, 8, false, -1000, 1000}, NodeKind::max, 1); // 87,381 nodes
    const auto in_order = *children_in_order(tree, {});
    const Count all = static_cast<Count>(tree.size()) * rounds;
    Count nodes = 0;
    const double minimax = timed(times, "minimax, 20 trees of 4^8 leaves", [&] {
        for (int i = 0; i < rounds; ++i) mix(signature, *search_tree(tree, Algorithm::minimax, in_order));
    });
    Count looked_at = 0;
    const double plain = timed(times, "the same by the definition", [&] {
        for (int i = 0; i < rounds; ++i) signature.mix(static_cast<std::uint64_t>(plain_minimax(tree, 0, looked_at)));
        signature.mix(looked_at);
    });
    const double pruning = timed(times, "alpha-beta, the same", [&] {
        for (int i = 0; i < rounds; ++i) {
            const SearchResult found = alphabeta(tree, in_order);
            nodes += found.nodes_visited;
            mix(signature, found);
        }
    });
    SearchTrace trace;
    trace.limit = 1 << 20;
    const double tracing = timed(times, "alpha-beta with its trace, the same", [&] {
        for (int i = 0; i < rounds; ++i) {
            trace.events.clear();
            mix(signature, *search_tree(tree, Algorithm::alphabeta, in_order, &trace));
            signature.mix(trace.events.size());
        }
    });
    timed(times, "state at the end of that trace",
          [&] { signature.mix(replay(tree, trace.events, trace.events.size()).leaves_pruned); });
    timed(times, "all 32,768 orders of 16 leaves", [&] {
        const Tree slide = *parse_tree("(((2 5)(1 2))((7 3)(6 4)))(((0 3)(5 1))((9 6)(2 8)))", NodeKind::max);
        for (const Count n : run(OrdersJob(slide)).histogram) signature.mix(n);
    });
    Count leaves = 0;
    const double effort = timed(times, "effort, random trees in every order", [&] {
        for (const OrderKind order : order_kinds)
            for (int b = 2; b <= 5; ++b) {
                leaves += run(EffortJob({b, 6, order, 40, 1})).leaves;
                signature.mix(leaves);
            }
    });
    per_node(times, "minimax", minimax, all);
    per_node(times, "minimax by the definition", plain, all);
    per_node(times, "alpha-beta, of the nodes visited", pruning, nodes);
    per_node(times, "alpha-beta with its trace", tracing, nodes);
    std::fprintf(times, "alpha-beta: %.1f times faster than minimax by the definition; effort %.1f ns a leaf\n",
                 plain / pruning, effort * 1e9 / static_cast<double>(leaves));
}

} // namespace engine::cli
