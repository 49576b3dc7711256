// search.tree, search.orders, search.random_trees: explicit trees and what alpha-beta saves.
#include "engine/request/commands.hpp"
#include "engine/request/search_fields.hpp"
#include "engine/search/effort.hpp"
#include "engine/search/orders.hpp"
#include "engine/search/search.hpp"

namespace engine::request {
namespace {

using search::SearchEvent;
using What = SearchEvent::What;

constexpr std::size_t max_listed_events = 200'000;
constexpr std::uint64_t max_orders = 1 << 24;

/// Whole numbers as JSON numbers, fractions as strings; strings only for expectiminimax.
class Values {
public:
    explicit Values(search::Algorithm a) : as_strings_(a == search::Algorithm::expectiminimax) {}
    Json operator()(const Rational& value) const
    {
        if (value.is_whole() && !as_strings_) return value.num();
        return to_text(value);
    }
    Json operator()(const search::Bound& bound) const { return bound.is_finite() ? (*this)(bound.value) : Json(); }

private:
    bool as_strings_;
};

const char* upper(search::NodeKind kind)
{
    return kind == search::NodeKind::max ? "MAX" : kind == search::NodeKind::min ? "MIN" : "CHANCE";
}

Json told(const search::Tree& tree, const SearchEvent& e, const Values& value, bool has_window)
{
    static constexpr const char* names[]{"enter", "leaf", "update", "cut", "leave"};
    Json json = {{"event", names[static_cast<std::size_t>(e.what)]}, {"node", path_of(tree, e.node)}};
    if (e.what != What::enter) json["value"] = value(e.value);
    if (e.child >= 0) json["child"] = tree.place(e.child);
    if (e.what == What::update) json["better"] = e.is_better;
    if (!has_window) return json;
    json["alpha"] = value(e.window.alpha);
    json["beta"] = value(e.window.beta);
    if (e.window.alpha.is_finite()) json["alpha_holder"] = path_of(tree, e.window.alpha.holder);
    if (e.window.beta.is_finite()) json["beta_holder"] = path_of(tree, e.window.beta.holder);
    return json;
}

/// Adds the event lists of the shared test cases.
void list_events(Json& result, const search::Tree& tree, const search::SearchTrace& trace, search::Algorithm algorithm,
                 bool with_trace)
{
    const Values value(algorithm);
    const bool has_window = algorithm == search::Algorithm::alphabeta;
    Json paths = Json::array(), leaves = Json::array(), cuts = Json::array(), windows = Json::array(),
         events = Json::array();
    for (const SearchEvent& e : trace.events) {
        if (with_trace) events.push_back(told(tree, e, value, has_window));
        if (e.what == What::leaf) {
            paths.push_back(path_of(tree, e.node));
            leaves.push_back(value(e.value));
        } else if (e.what == What::cut) {
            cuts.push_back({{"node", path_of(tree, e.node)},
                            {"after_child", tree.place(e.child)},
                            {"alpha", value(e.window.alpha)},
                            {"beta", value(e.window.beta)},
                            {"kind", tree[e.node].kind == search::NodeKind::min ? "alpha" : "beta"}});
        } else if (e.what == What::enter && has_window) {
            windows.push_back({{"path", path_of(tree, e.node)},
                               {"kind", upper(tree[e.node].kind)},
                               {"alpha", value(e.window.alpha)},
                               {"beta", value(e.window.beta)}});
        }
    }
    result["visited_leaf_paths"] = std::move(paths);
    result["visited_values"] = std::move(leaves);
    result["cuts"] = std::move(cuts);
    if (has_window) result["entry_windows"] = std::move(windows);
    if (with_trace) result["trace"] = std::move(events);
    if (trace.dropped > 0) result["events_not_listed"] = trace.dropped;
}

Started search_tree(Reader& in, Clock)
{
    const search::NodeKind first = read_first_mover(in);
    const search::Tree tree = read_tree(in, first);
    const auto algorithm = named<search::Algorithm>(in.word("algorithm", "alphabeta"));
    if (!algorithm)
        in.fail({"unknown_algorithm", "algorithm must be minimax, alphabeta or expectiminimax.", "algorithm"});
    const search::Order order = read_order(in);
    const bool with_trace = in.flag("trace", false);
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);

    const auto exact = exact_values(tree);
    if (!exact) return Unexpected<Problem>(problem_of(exact.error(), "tree"));
    search::SearchTrace trace;
    trace.limit = max_listed_events;
    const auto found = search::search_tree(tree, *algorithm, order, &trace);
    if (!found) return Unexpected<Problem>(problem_of(found.error(), "tree"));

    const auto leaves = static_cast<Count>(tree.leaves());
    Json result = {{"value", Values(*algorithm)(found->value)},
                   {"leaves", leaves},
                   {"leaves_visited", found->leaves_visited},
                   {"leaves_pruned", leaves - found->leaves_visited},
                   {"nodes", tree.size()},
                   {"nodes_visited", found->nodes_visited},
                   {"best_root_children", best_root_children(tree, *exact)}};
    if (found->best_child >= 0) result["best_child"] = tree.place(found->best_child);
    if (const auto shape = uniform(tree))
        if (const auto least = search::least_leaves(shape->b, shape->d)) result["minimum"] = *least;
    list_events(result, tree, trace, *algorithm, with_trace);
    return std::make_unique<Answered>(ok_line(result));
}

Started search_orders(Reader& in, Clock)
{
    const search::NodeKind first = read_first_mover(in);
    search::Tree tree = read_tree(in, first);
    search::OrdersQuery query;
    query.limit = in.number("limit", query.limit, 1, max_orders);
    query.samples = in.number("samples", query.samples, 1, max_orders);
    query.seed = in.seed("seed");
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    if (const auto bad = orders_problem(tree)) return Unexpected<Problem>(problem_of(*bad, "tree"));
    return work(search::OrdersJob(std::move(tree), query), [](const search::OrdersJob& job) {
        const search::OrdersResult& r = job.result();
        Json histogram = Json::object();
        for (std::size_t n = 0; n < r.histogram.size(); ++n)
            if (r.histogram[n] > 0) histogram[std::to_string(n)] = r.histogram[n];
        return ok_line({{"orders", r.orders ? Json(*r.orders) : Json()},
                        {"sampled", r.is_sampled},
                        {"searches", r.searches},
                        {"histogram", histogram},
                        {"min", r.fewest()},
                        {"max", r.most()},
                        {"mean", r.mean()},
                        {"stderr", r.standard_error()}});
    });
}

Started search_random_trees(Reader& in, Clock)
{
    search::EffortQuery query;
    query.b = static_cast<int>(in.require_number("b", 1, search::max_effort_branching));
    query.d = static_cast<int>(in.require_number("d", 1, search::max_effort_depth));
    query.trees = in.number("trees", query.trees, 1, search::max_effort_trees);
    const search::Order order = read_order(in);
    query.order = order.kind;
    query.seed = order.seed;
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    if (const auto bad = problem(query)) return Unexpected<Problem>(problem_of(*bad, "d"));
    return work(search::EffortJob(query), [](const search::EffortJob& job) {
        const search::EffortResult& r = job.result();
        return ok_line({{"trees", r.trees},
                        {"mean_leaves", r.mean},
                        {"sd", r.sd},
                        {"stderr", r.standard_error},
                        {"minimum", r.minimum},
                        {"all", r.all}});
    });
}

constexpr std::array tree_commands{
    Command{"search.tree", search_tree},
    Command{"search.orders", search_orders},
    Command{"search.random_trees", search_random_trees},
};

} // namespace

const Family search_trees = tree_commands;

} // namespace engine::request
