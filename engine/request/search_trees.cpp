// search.tree, search.orders, search.random_trees: explicit trees and what alpha-beta saves.
#include "engine/request/door.hpp"
#include "engine/request/search_fields.hpp"
#include "engine/request/types/search.hpp"

namespace engine::request {
namespace {

using search::SearchEvent;
using What = SearchEvent::What;

constexpr std::size_t max_listed_events = 200'000;

const char* upper(search::NodeKind kind)
{
    return kind == search::NodeKind::max ? "MAX" : kind == search::NodeKind::min ? "MIN" : "CHANCE";
}

/// The events of a search in a result's words. Values of expectiminimax are always strings.
class Lists {
public:
    Lists(const SearchTree& q)
        : q_(q), has_window_(q.algorithm == search::Algorithm::alphabeta || q.chance_bounds.has_value())
    {}

    TreeValue value(const Rational& n) const
    {
        return {n, q_.algorithm == search::Algorithm::expectiminimax && n.is_whole()};
    }
    void add(SearchTree::Result& r, const search::SearchTrace& trace) const
    {
        if (has_window_) r.entry_windows.emplace();
        const bool lists_pruned = q_.chance_bounds && trace.dropped == 0;
        std::vector<bool> is_known(lists_pruned ? static_cast<std::size_t>(q_.tree.size()) : 0); // visited or cut
        if (lists_pruned) {
            r.pruned_leaf_paths.emplace();
            r.pruned_values.emplace();
        }
        if (q_.trace) r.trace.emplace();
        if (trace.dropped > 0) r.events_not_listed = trace.dropped;
        for (const SearchEvent& e : trace.events) {
            if (q_.trace) r.trace->push_back(told(e));
            if (e.what == What::leaf) {
                r.visited_leaf_paths.push_back(path_of(q_.tree, e.node));
                r.visited_values.push_back(value(e.value));
                if (lists_pruned) is_known[static_cast<std::size_t>(e.node)] = true;
            } else if (e.what == What::cut) {
                r.cuts.push_back(told_cut(e));
                if (lists_pruned) r.cuts.back().leaves = add_pruned(r, e.node, is_known);
            } else if (e.what == What::enter && has_window_) {
                r.entry_windows->push_back({path_of(q_.tree, e.node), upper(q_.tree[e.node].kind),
                                            bound(e.window.alpha), bound(e.window.beta)});
            }
        }
    }

private:
    std::optional<TreeValue> bound(const search::Bound& b) const
    {
        return b.is_finite() ? std::optional(value(b.value)) : std::nullopt;
    }
    std::optional<NodePath> holder(const search::Bound& b) const
    {
        return b.is_finite() ? std::optional(path_of(q_.tree, b.holder)) : std::nullopt;
    }
    /// Lists the leaves below a node that are neither visited nor cut, left to right; returns how many.
    Count add_pruned(SearchTree::Result& r, int node, std::vector<bool>& is_known) const
    {
        Count found = 0;
        for (int c = q_.tree[node].first; c < q_.tree[node].first + q_.tree[node].count; ++c) {
            if (!q_.tree.is_leaf(c)) found += add_pruned(r, c, is_known);
            if (!q_.tree.is_leaf(c) || is_known[static_cast<std::size_t>(c)]) continue;
            is_known[static_cast<std::size_t>(c)] = true;
            r.pruned_leaf_paths->push_back(path_of(q_.tree, c));
            r.pruned_values->push_back(value(q_.tree[c].value));
            ++found;
        }
        return found;
    }
    SearchTree::Cut told_cut(const SearchEvent& e) const
    {
        const search::NodeKind kind = q_.tree[e.node].kind;
        const bool is_alpha = e.mean ? e.value == e.mean->high : kind == search::NodeKind::min;
        SearchTree::Cut cut{path_of(q_.tree, e.node),
                            q_.tree.place(e.child),
                            bound(e.window.alpha),
                            bound(e.window.beta),
                            is_alpha ? "alpha" : "beta",
                            {},
                            {},
                            {}};
        if (e.mean) {
            cut.low = value(e.mean->low);
            cut.high = value(e.mean->high);
        }
        return cut;
    }
    SearchTree::Event told(const SearchEvent& e) const
    {
        static constexpr const char* names[]{"enter", "leaf", "update", "cut", "leave"};
        SearchTree::Event out;
        out.event = names[static_cast<std::size_t>(e.what)];
        out.node = path_of(q_.tree, e.node);
        if (e.what != What::enter) out.value = value(e.value);
        if (e.child >= 0) out.child = q_.tree.place(e.child);
        if (e.what == What::update) out.better = e.is_better;
        if (!has_window_) return out;
        out.alpha = bound(e.window.alpha);
        out.beta = bound(e.window.beta);
        out.alpha_holder = holder(e.window.alpha);
        out.beta_holder = holder(e.window.beta);
        if (e.mean) {
            out.low = value(e.mean->low);
            out.high = value(e.mean->high);
        }
        return out;
    }

    const SearchTree& q_;
    bool has_window_;
};

constexpr std::array tree_commands{command<SearchTree>, command<SearchOrders>, command<SearchRandomTrees>};

/// Whether MAX and MIN alternate on every path, without chance.
bool alternates(const search::Tree& tree)
{
    for (int i = 0; i < tree.size(); ++i) {
        const search::Node& node = tree[i];
        if (node.kind == search::NodeKind::chance) return false;
        if (i > 0 && node.kind == tree[node.parent].kind) return false;
    }
    return true;
}

} // namespace

Running<SearchTree> begin(const SearchTree& q, Clock)
{
    const auto exact = exact_values(q.tree);
    if (!exact) return problem_of(exact.error(), "tree");
    search::SearchTrace trace;
    trace.limit = max_listed_events;
    search::Cutting cutting{q.rule, {}};
    if (q.chance_bounds) cutting.chance = {{q.chance_bounds->first.number, q.chance_bounds->second.number}, q.probe};
    if (const auto bad = problem(q.tree, cutting))
        return problem_of(*bad, bad->kind == search::Error::Kind::bounds_reversed ? "chance_bounds" : "tree");
    const auto found = search::search_tree(q.tree, q.algorithm, q.order, &trace, cutting);
    if (!found) return problem_of(found.error(), "tree");

    const Lists lists(q);
    SearchTree::Result r;
    r.value = lists.value(found->value);
    r.leaves = static_cast<Count>(q.tree.leaves());
    r.leaves_visited = found->leaves_visited;
    r.leaves_pruned = r.leaves - r.leaves_visited;
    r.nodes = static_cast<Count>(q.tree.size());
    r.nodes_visited = found->nodes_visited;
    r.best_root_children = best_root_children(q.tree, *exact);
    if (found->best_child >= 0) r.best_child = q.tree.place(found->best_child);
    if (const auto shape = uniform(q.tree); shape && alternates(q.tree) && !q.chance_bounds)
        r.minimum = search::least_leaves(shape->b, shape->d);
    lists.add(r, trace);
    return r;
}

Running<SearchOrders> begin(const SearchOrders& q, Clock)
{
    if (const auto bad = orders_problem(q.tree)) return problem_of(*bad, "tree");
    return running<SearchOrders>(search::OrdersJob(q.tree, q.query), [](const search::OrdersJob& job) {
        const search::OrdersResult& r = job.result();
        SearchOrders::Result out{.orders = r.orders,
                                 .sampled = r.is_sampled,
                                 .searches = r.searches,
                                 .histogram = {},
                                 .min = r.fewest(),
                                 .max = r.most(),
                                 .mean = r.mean(),
                                 .standard_error = r.standard_error()};
        for (std::size_t n = 0; n < r.histogram.size(); ++n)
            if (r.histogram[n] > 0) out.histogram[n] = r.histogram[n];
        return out;
    });
}

Running<SearchRandomTrees> begin(const SearchRandomTrees& q, Clock)
{
    const search::EffortQuery query{q.b, q.d, q.order.kind, q.trees, q.order.seed};
    if (const auto bad = problem(query)) return problem_of(*bad, "d");
    return running<SearchRandomTrees>(search::EffortJob(query), [](const search::EffortJob& job) {
        const search::EffortResult& r = job.result();
        return SearchRandomTrees::Result{.trees = r.trees,
                                         .mean_leaves = r.mean,
                                         .sd = r.sd,
                                         .standard_error = r.standard_error,
                                         .minimum = r.minimum,
                                         .all = r.all};
    });
}

template struct Door<SearchTree>;
template struct Door<SearchOrders>;
template struct Door<SearchRandomTrees>;
const Family search_trees = tree_commands;

} // namespace engine::request
