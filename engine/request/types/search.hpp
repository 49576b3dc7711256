#pragma once
// search.*: explicit trees, and what alpha-beta saves.
#include "engine/request/typed.hpp"
#include "engine/search/effort.hpp"
#include "engine/search/orders.hpp"
#include "engine/search/search.hpp"
#include <map>
#include <vector>

namespace engine::request {

/// "MAX" or "MIN", in either case.
struct FirstMover {
    static void read(const At&, const Json&, search::NodeKind&);
    static Json write(search::NodeKind);
    static Schema schema();
};

/// The one-line form, nested arrays, or objects {"kind","children","p"}; `first` moves first where no kind is given.
struct TreeOf {
    search::NodeKind first;
    void read(const At&, const Json&, search::Tree&) const;
    Json write(const search::Tree&) const;
    static std::string remedy();
    static Schema schema();
};

/// A whole number as a number, another fraction as a string; `as_text`: always a string.
struct TreeValue {
    Rational number{};
    bool as_text = false;
    bool operator==(const TreeValue&) const = default;
    static void read(const At&, const Json&, TreeValue&);
    static Json write(const TreeValue&);
    static Schema schema();
};

/// Indexes of children from the root to a node.
using NodePath = std::vector<int>;

void fields_of_tree(auto& f, auto& q)
{
    f.may("root", q.root, FirstMover{}, "the player to move at the root, if the tree does not say it");
    f.must("tree", q.tree, TreeOf{q.root}, "leaves are payoffs to MAX");
}
void fields_of_order(auto& f, auto& q)
{
    f.may("order", q.order.kind,
          OneOf<search::OrderKind>{"unknown_order",
                                   "order must be left_to_right, right_to_left, best_first, worst_first or shuffled."},
          "in which children are examined; best and worst by exact value, at every node");
    f.may("seed", q.order.seed, Seed{}, "of the shuffled order");
}

void field_of_rule(auto& f, auto& rule)
{
    f.may("rule", rule, OneOf<search::CutRule>{"unknown_rule", "rule must be >= or >.", {}, search::cut_rules},
          "alphabeta cuts where alpha >= beta, or only where alpha > beta");
}

struct SearchTree {
    static constexpr std::string_view command = "search.tree";
    static constexpr std::string_view about = "Minimax, alpha-beta or expectiminimax on a tree.";
    search::NodeKind root = search::NodeKind::max;
    search::Tree tree;
    search::Algorithm algorithm = search::Algorithm::alphabeta;
    search::Order order;
    search::CutRule rule = search::CutRule::at_equality;
    std::optional<std::pair<TreeValue, TreeValue>> chance_bounds;
    bool probe = false;
    bool trace = false;

    static void fields(auto& f, auto& q)
    {
        fields_of_tree(f, q);
        f.may("algorithm", q.algorithm,
              OneOf<search::Algorithm>{"unknown_algorithm", "algorithm must be minimax, alphabeta or expectiminimax."},
              "expectiminimax takes chance nodes; alphabeta takes them with chance_bounds");
        fields_of_order(f, q);
        field_of_rule(f, q.rule);
        f.may("chance_bounds", q.chance_bounds,
              "[least,greatest] of all leaves: with them chance nodes cut too (star1)");
        f.may("probe", q.probe, "with chance_bounds: a chance node searches each child's first child before (star2)");
        f.check([&](const At& at) {
            if (q.probe && !q.chance_bounds)
                at.in("probe").fail("missing_field", "probe needs the leaves' bounds; give chance_bounds too.", -1);
            if (q.chance_bounds && q.algorithm == search::Algorithm::minimax)
                at.in("chance_bounds")
                    .fail("not_for_minimax", "minimax cuts nothing; give the algorithm expectiminimax or alphabeta.",
                          -1);
        });
        f.may("trace", q.trace, "list every event");
    }

    struct Cut {
        NodePath node;
        int after_child = 0;
        std::optional<TreeValue> alpha, beta;
        std::string kind;
        std::optional<TreeValue> low, high;
        std::optional<Count> leaves;
        bool operator==(const Cut&) const = default;

        static void fields(auto& f, auto& c)
        {
            f.must("node", c.node, "whose other children are not visited");
            f.must("after_child", c.after_child, "the child that caused it");
            f.must("alpha", c.alpha, "null: -∞");
            f.must("beta", c.beta, "null: ∞");
            f.must("kind", c.kind, Words{"alpha, beta"},
                   "alpha at a MIN node, beta at a MAX node; at a chance node the end that its bounds reach");
            f.may("low", c.low, "at a chance node: its value is at least this");
            f.may("high", c.high, "at a chance node: its value is at most this");
            f.may("leaves", c.leaves, "with chance_bounds: so many that this cut saves");
        }
    };
    struct Window {
        NodePath path;
        std::string kind;
        std::optional<TreeValue> alpha, beta;
        bool operator==(const Window&) const = default;

        static void fields(auto& f, auto& w)
        {
            f.must("path", w.path, "of the node entered");
            f.must("kind", w.kind, Words{"MAX, MIN, CHANCE"}, "of the node");
            f.must("alpha", w.alpha, "null: -∞");
            f.must("beta", w.beta, "null: ∞");
        }
    };
    struct Event {
        std::string event;
        NodePath node;
        std::optional<TreeValue> value;
        std::optional<int> child;
        std::optional<bool> better;
        std::optional<std::optional<TreeValue>> alpha, beta;
        std::optional<NodePath> alpha_holder, beta_holder;
        std::optional<TreeValue> low, high;
        bool operator==(const Event&) const = default;

        static void fields(auto& f, auto& e)
        {
            f.must("event", e.event, Words{"enter, leaf, update, cut, leave"}, "what happens");
            f.must("node", e.node, "where");
            f.may("value", e.value,
                  "leaf: its own; update, cut: the best so far, at a chance node the sum; leave: the result");
            f.may("child", e.child, "update, cut: the child just searched");
            f.may("better", e.better, "update: the child is the new best");
            f.may("alpha", e.alpha, "of a search that may cut; null: -∞");
            f.may("beta", e.beta, "of a search that may cut; null: ∞");
            f.may("alpha_holder", e.alpha_holder,
                  "the MAX node whose value alpha is; the chance node whose bounds lead to it; the root for "
                  "chance_bounds");
            f.may("beta_holder", e.beta_holder, "the MIN node whose value beta is, or as alpha_holder");
            f.may("low", e.low, "at a chance node with chance_bounds: its value is at least this");
            f.may("high", e.high, "at a chance node with chance_bounds: its value is at most this");
        }
    };

    struct Result {
        TreeValue value;
        Count leaves = 0, leaves_visited = 0, leaves_pruned = 0, nodes = 0, nodes_visited = 0;
        std::vector<int> best_root_children;
        std::optional<int> best_child;
        std::optional<Count> minimum;
        std::vector<NodePath> visited_leaf_paths;
        std::vector<TreeValue> visited_values;
        std::optional<std::vector<NodePath>> pruned_leaf_paths;
        std::optional<std::vector<TreeValue>> pruned_values;
        std::vector<Cut> cuts;
        std::optional<std::vector<Window>> entry_windows;
        std::optional<std::vector<Event>> trace;
        std::optional<Count> events_not_listed;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("value", r.value, "of the root");
            f.must("leaves", r.leaves, "of the tree");
            f.must("leaves_visited", r.leaves_visited, "by the search");
            f.must("leaves_pruned", r.leaves_pruned, "the others");
            f.must("nodes", r.nodes, "of the tree, leaves included");
            f.must("nodes_visited", r.nodes_visited, "by the search, leaves included");
            f.must("best_root_children", r.best_root_children, "all whose exact value is the root's");
            f.may("best_child", r.best_child, "the first of them that the search examines");
            f.may("minimum", r.minimum,
                  "of uniform trees in which MAX and MIN alternate, without chance_bounds: the fewest leaves that "
                  "alpha-beta can visit (Knuth and Moore)");
            f.must("visited_leaf_paths", r.visited_leaf_paths, "in the order of visits");
            f.must("visited_values", r.visited_values, "of these leaves");
            f.may("pruned_leaf_paths", r.pruned_leaf_paths,
                  "with chance_bounds: the leaves that plain expectiminimax visits too, in the order of the cuts");
            f.may("pruned_values", r.pruned_values, "of these leaves");
            f.must("cuts", r.cuts, "of a search that may cut");
            f.may("entry_windows", r.entry_windows, "of a search that may cut: the window at each node entered");
            f.may("trace", r.trace, "if asked for");
            f.may("events_not_listed", r.events_not_listed, "events beyond 200,000; the lists stop there");
        }
    };
};
Running<SearchTree> begin(const SearchTree&, Clock);

struct SearchOrders {
    static constexpr std::string_view command = "search.orders";
    static constexpr std::string_view about =
        "Alpha-beta for every order of every node's children, or for a sample of orders.";
    static constexpr std::uint64_t max_orders = 1 << 24;
    search::NodeKind root = search::NodeKind::max;
    search::Tree tree;
    search::OrdersQuery query;

    static void fields(auto& f, auto& q)
    {
        fields_of_tree(f, q);
        f.may("limit", q.query.limit, Whole{1, max_orders}, "up to this many orders all are searched");
        f.may("samples", q.query.samples, Whole{1, max_orders}, "orders drawn where there are more");
        f.may("seed", q.query.seed, Seed{}, "of the draw");
    }

    struct Result {
        std::optional<Count> orders;
        bool sampled = false;
        Count searches = 0;
        std::map<Count, Count> histogram;
        int min = 0, max = 0;
        double mean = 0, standard_error = 0;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("orders", r.orders, "of the whole tree; null: 2^64 or more");
            f.must("sampled", r.sampled, "whether orders were drawn");
            f.must("searches", r.searches, "orders searched");
            f.must("histogram", r.histogram, "number of searches by leaves visited");
            f.must("min", r.min, {"the fewest", "leaves"});
            f.must("max", r.max, {"the most", "leaves"});
            f.must("mean", r.mean, {"over the searches", "leaves"});
            f.must("stderr", r.standard_error, {"of the mean; 0 if all orders were searched", "leaves"});
        }
    };
};
Running<SearchOrders> begin(const SearchOrders&, Clock);

struct SearchRandomTrees {
    static constexpr std::string_view command = "search.random_trees";
    static constexpr std::string_view about =
        "Alpha-beta on random uniform trees whose leaves all differ, with MAX at the root.";
    int b = 2, d = 4;
    Count trees = search::EffortQuery{}.trees;
    search::Order order;

    static void fields(auto& f, auto& q)
    {
        f.must("b", q.b, Whole{1, search::max_effort_branching}, "children of each inner node");
        f.must("d", q.d, Whole{1, search::max_effort_depth}, "depth of the leaves");
        f.may("trees", q.trees, Whole{1, search::max_effort_trees}, "trees drawn");
        fields_of_order(f, q);
    }

    struct Result {
        Count trees = 0;
        double mean_leaves = 0, sd = 0, standard_error = 0;
        Count minimum = 0, all = 0;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("trees", r.trees, "searched");
            f.must("mean_leaves", r.mean_leaves, "visited per tree");
            f.must("sd", r.sd, {"standard deviation between trees", "leaves"});
            f.must("stderr", r.standard_error, {"of the mean: sd/√trees", "leaves"});
            f.must("minimum", r.minimum, {"of any order (Knuth and Moore)", "leaves"});
            f.must("all", r.all, {"b^d", "leaves"});
        }
    };
};
Running<SearchRandomTrees> begin(const SearchRandomTrees&, Clock);

} // namespace engine::request
