#include "engine/search/rules_differ.hpp"

namespace engine::search {
namespace {

/// A search by one rule, node by node.
struct Run {
    SearchResult result;
    std::vector<std::int32_t> leaves;           // in the order of visits
    std::vector<std::int32_t> cuts;             // nodes below cut edges
    std::vector<bool> is_visited, is_cut;       // is_cut: the edge above
    std::vector<std::optional<Rational>> value; // of inner nodes, as returned
};

Expected<Run, Error> run_of(const Tree& tree, Order order, CutRule rule)
{
    SearchTrace trace;
    trace.limit = static_cast<std::size_t>(tree.size()) * 4; // enter, update, cut and leave
    const auto result = search_tree(tree, Algorithm::alphabeta, order, &trace, {rule, {}});
    if (!result) return Unexpected<Error>(result.error());
    const auto size = static_cast<std::size_t>(tree.size());
    Run run{*result, {}, {}, std::vector<bool>(size), std::vector<bool>(size), {}};
    run.value.resize(size);
    for (const SearchEvent& e : trace.events) {
        const auto node = static_cast<std::size_t>(e.node);
        if (e.what == SearchStep::enter || e.what == SearchStep::leaf) run.is_visited[node] = true;
        if (e.what == SearchStep::leaf) run.leaves.push_back(e.node);
        if (e.what == SearchStep::leave) run.value[node] = e.value;
        if (e.what != SearchStep::cut) continue;
        for (std::int32_t c = tree[e.node].first; c < tree[e.node].first + tree[e.node].count; ++c)
            if (!run.is_visited[static_cast<std::size_t>(c)]) {
                run.is_cut[static_cast<std::size_t>(c)] = true;
                run.cuts.push_back(c);
            }
    }
    return run;
}

/// Those of `list` that are marked in `by`, or those that are not.
std::vector<std::int32_t> those(const std::vector<std::int32_t>& list, const std::vector<bool>& by, bool marked)
{
    std::vector<std::int32_t> out;
    for (const std::int32_t node : list)
        if (by[static_cast<std::size_t>(node)] == marked) out.push_back(node);
    return out;
}

} // namespace

Expected<RulesDiffer, Error> rules_differ(const Tree& tree, Order order)
{
    ENGINE_CHECK(tree.size() <= max_compared);
    const auto usual = run_of(tree, order, CutRule::at_equality), strict = run_of(tree, order, CutRule::strictly);
    if (!usual) return Unexpected<Error>(usual.error());
    RulesDiffer out{usual->result,
                    strict->result,
                    those(strict->leaves, usual->is_visited, false),
                    those(usual->cuts, strict->is_cut, false),
                    those(strict->cuts, usual->is_cut, false),
                    {},
                    those(strict->cuts, usual->is_cut, true)};
    for (std::int32_t i = 0; i < tree.size(); ++i) {
        const auto &a = usual->value[static_cast<std::size_t>(i)], &b = strict->value[static_cast<std::size_t>(i)];
        if (a && b && *a != *b) out.values.push_back({i, *a, *b});
    }
    return out;
}

} // namespace engine::search
