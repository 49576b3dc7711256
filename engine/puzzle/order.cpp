// order: the inner node whose children, turned round, save alpha-beta most leaves.
#include "engine/puzzle/kinds.hpp"
#include "engine/puzzle/trees.hpp"
#include "engine/search/random_tree.hpp"
#include <algorithm>

namespace engine::puzzle {
namespace {

using namespace engine::search;

struct Turned {
    int node = 0;
    std::int64_t leaves = 0;
};

/// Leaves visited with the children of one node turned round; -1: as they are.
std::int64_t leaves_with(const Tree& tree, int node)
{
    auto children = *children_in_order(tree, {});
    if (node >= 0) {
        const auto begin = children.begin() + tree[node].first;
        std::reverse(begin, begin + tree[node].count);
    }
    return static_cast<std::int64_t>(alphabeta(tree, children).leaves_visited);
}

} // namespace

bool try_order(int level, Rng& rng, Puzzle& p)
{
    const NodeKind first = level == 3 && rng.below(2) == 0 ? NodeKind::min : NodeKind::max;
    const Tree tree = random_tree({2, level == 1 ? 3 : 4, false, 0, 20}, first, rng.next());
    const std::int64_t now = leaves_with(tree, -1);
    std::vector<Turned> all;
    for (int node = 0; node < tree.size(); ++node)
        if (!tree.is_leaf(node)) all.push_back({node, leaves_with(tree, node)});
    std::stable_sort(all.begin(), all.end(), [](const Turned& a, const Turned& b) { return a.leaves > b.leaves; });
    const Turned best = all.back(), second = all[all.size() - 2];
    const auto margin = second.leaves - best.leaves;
    if (best.leaves >= now || margin < 1 || (level == 2 && margin < 2) || (level == 3 && margin > 1)) return false;
    if (best.node == 0 && rng.below(4) != 0) return false; // the root is best too often to be asked each time
    for (const Turned& t : all) {
        Deduction d{Rule::turned, "puzzle_order_turned", {std::to_string(t.leaves), std::to_string(now)}, {}, {}, {}};
        d.point.push_back(node_id(t.node));
        d.gives.push_back("leaves:" + node_id(t.node) + ':' + std::to_string(t.leaves));
        p.proof.push_back(std::move(d));
    }
    p.proof.back().text = "puzzle_order_best";
    p.line = line_of(tree, first);
    p.ask.kind = AskKind::choice;
    for (int node = 0; node < tree.size(); ++node)
        if (!tree.is_leaf(node)) p.ask.options.push_back(node_id(node));
    p.answer = {node_id(best.node)};
    p.proof.back().gives.push_back("answer:" + p.answer[0]);
    return true;
}

Expected<Verdict, Error> check_order(const Puzzle& p, const Answer& answer)
{
    if (option_of(p, answer) < 0) return wrong(ErrorKind::bad_answer);
    if (answer == p.answer) return Verdict{true, {}};
    return Verdict{false, answer}; // it saves fewer leaves than another
}

} // namespace engine::puzzle
