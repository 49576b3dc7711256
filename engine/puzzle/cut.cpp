// cut: the leaves of a tree that alpha-beta never looks at.
#include "engine/puzzle/kinds.hpp"
#include "engine/puzzle/trees.hpp"
#include "engine/search/random_tree.hpp"
#include <algorithm>

namespace engine::puzzle {
namespace {

using namespace engine::search;

struct Shape {
    int b, d, high;
};

void add_leaves(const Tree& tree, int node, std::vector<int>& leaves)
{
    if (tree.is_leaf(node)) return leaves.push_back(node);
    for (int i = 0; i < tree[node].count; ++i) add_leaves(tree, tree[node].first + i, leaves);
}

/// Level 1: none of deep cuts, ties and a MIN root; 2: one of the three; 3: two or three.
bool is_level(int level, int features)
{
    return level == 1 ? features == 0 : level == 2 ? features == 1 : features >= 2;
}

} // namespace

bool try_cut(int level, Rng& rng, Puzzle& p)
{
    const Shape shape = level == 1 ? Shape{3, 2, 20} : level == 2 ? Shape{2, 4, 15} : Shape{3, 3, 12};
    const bool min_root = level > 1 && rng.below(2) == 0;
    const NodeKind first = min_root ? NodeKind::min : NodeKind::max;
    const Tree tree = random_tree({shape.b, shape.d, false, 0, shape.high}, first, rng.next());
    SearchTrace trace;
    const bool searched = search_tree(tree, Algorithm::alphabeta, Order{}, &trace).has_value();
    ENGINE_CHECK(searched);
    bool deep = false, tie = false;
    std::vector<int> unseen;
    for (const SearchEvent& e : trace.events) {
        if (e.what != SearchStep::cut) continue;
        const bool at_max = tree[e.node].kind == NodeKind::max;
        const Bound& bound = at_max ? e.window.beta : e.window.alpha;
        const bool is_deep = bound.holder != tree[e.node].parent;
        const bool is_tie = bound.value == e.value;
        std::vector<int> leaves;
        for (int child = e.child + 1; child < tree[e.node].first + tree[e.node].count; ++child)
            add_leaves(tree, child, leaves);
        if (leaves.empty()) continue; // the last child closes the window too
        deep = deep || is_deep;
        tie = tie || is_tie;
        Deduction d{is_deep ? Rule::deep_bound : Rule::bound,
                    std::string("puzzle_cut_") + (at_max ? "max" : "min") + (is_tie ? "_tie" : ""),
                    {to_text(e.value), to_text(bound.value)},
                    {},
                    {node_id(e.node), node_id(bound.holder)},
                    {}};
        for (const int leaf : leaves) {
            d.point.push_back(node_id(leaf));
            d.gives.push_back("unseen:" + node_id(leaf));
            unseen.push_back(leaf);
        }
        p.proof.push_back(std::move(d));
    }
    if (unseen.empty() || !is_level(level, deep + tie + min_root)) return false;
    std::sort(unseen.begin(), unseen.end());
    p.line = line_of(tree, first);
    p.ask.kind = AskKind::set;
    for (int node = 0; node < tree.size(); ++node)
        if (tree.is_leaf(node)) p.ask.options.push_back(node_id(node));
    std::string all;
    for (const int leaf : unseen) {
        p.answer.push_back(node_id(leaf));
        all += (all.empty() ? "" : ",") + node_id(leaf);
    }
    p.proof.back().gives.push_back("answer:" + all);
    return true;
}

Expected<Verdict, Error> check_cut(const Puzzle& p, const Answer& answer)
{
    const auto has = [](const Answer& set, const std::string& leaf) {
        return std::count(set.begin(), set.end(), leaf);
    };
    for (const std::string& leaf : answer)
        if (has(p.ask.options, leaf) == 0 || has(answer, leaf) > 1) return wrong(ErrorKind::bad_answer);
    const Tree tree = tree_of(p.line);
    for (int node = 0; node < tree.size(); ++node)
        if (tree.is_leaf(node) && has(answer, node_id(node)) != has(p.answer, node_id(node)))
            return Verdict{false, {node_id(tree[node].parent)}};
    return Verdict{true, {}};
}

} // namespace engine::puzzle
