#pragma once
// search.rules, search.grade: alpha-beta by hand, by either rule.
#include "engine/request/types/search.hpp"
#include "engine/search/exercise.hpp"

namespace engine::request {

struct SearchRules {
    static constexpr std::string_view command = "search.rules";
    static constexpr std::string_view about = "Alpha-beta by both rules on one tree: cutting at >= and only at >.";
    search::NodeKind root = search::NodeKind::max;
    search::Tree tree;
    search::Order order;

    static void fields(auto& f, auto& q)
    {
        fields_of_tree(f, q);
        fields_of_order(f, q);
    }

    /// A node whose returned value depends on the rule.
    struct Differs {
        NodePath node;
        TreeValue at_equality, strictly;
        bool operator==(const Differs&) const = default;

        static void fields(auto& f, auto& d)
        {
            f.must("node", d.node, "an inner node that both visit");
            f.must("at_equality", d.at_equality, "returned by the rule >=; perhaps only a bound");
            f.must("strictly", d.strictly, "returned by the rule >");
        }
    };

    struct Result {
        TreeValue value;
        std::optional<int> best_child;
        Count leaves = 0, visited_at_equality = 0, visited_strictly = 0;
        std::vector<NodePath> leaf_paths;
        std::vector<TreeValue> leaf_values;
        std::vector<NodePath> cuts, strict_cuts;
        std::vector<Differs> values;
        bool differ = false;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("value", r.value, "of the root, by either rule");
            f.may("best_child", r.best_child, "of the root, by either rule");
            f.must("leaves", r.leaves, "of the tree");
            f.must("visited_at_equality", r.visited_at_equality, {"by the rule >=", "leaves"});
            f.must("visited_strictly", r.visited_strictly, {"by the rule >", "leaves"});
            f.must("leaf_paths", r.leaf_paths, "leaves that only the rule > visits, in the order of its visits");
            f.must("leaf_values", r.leaf_values, "of these leaves");
            f.must("cuts", r.cuts, "nodes below the edges that only the rule >= cuts");
            f.must("strict_cuts", r.strict_cuts, "nodes below the edges that only the rule > cuts, deeper down");
            f.must("values", r.values, "nodes whose value depends on the rule");
            f.must("differ", r.differ, "whether leaves or values differ");
        }
    };
};
Running<SearchRules> begin(const SearchRules&, Clock);

/// A student's answers at one node.
struct WrittenAnswer {
    NodePath node;
    std::optional<TreeValue> value;
    std::optional<std::pair<std::optional<TreeValue>, std::optional<TreeValue>>> window;
    bool pruned = false;
    bool operator==(const WrittenAnswer&) const = default;

    static void fields(auto& f, auto& a)
    {
        f.must("node", a.node, "its path");
        f.may("value", a.value, "of an inner node, as returned to the parent (fail-soft)");
        f.may("window", a.window, "of an inner node: [alpha,beta] as inherited; null: infinite");
        f.may("pruned", a.pruned, "the edge above is struck out");
    }
};

/// The right answers at one node.
struct RightAnswer : WrittenAnswer {
    bool operator==(const RightAnswer&) const = default;

    static void fields(auto& f, auto& a)
    {
        f.must("node", a.node, "its path");
        f.may("value", a.value, "of an inner node, as returned to the parent (fail-soft)");
        f.may("window", a.window, "of an inner node: [alpha,beta] as inherited; null: infinite");
        f.must("pruned", a.pruned, "the edge above is struck out");
    }
};

struct SearchGrade {
    static constexpr std::string_view command = "search.grade";
    static constexpr std::string_view about =
        "Grades alpha-beta by hand: values, windows and pruned edges, by the chosen rule.";
    search::NodeKind root = search::NodeKind::max;
    search::Tree tree;
    search::CutRule rule = search::CutRule::at_equality;
    search::Asked asked;
    std::vector<WrittenAnswer> sheet;

    static void fields(auto& f, auto& q)
    {
        fields_of_tree(f, q);
        field_of_rule(f, q.rule);
        f.may("values", q.asked.values, "values are asked for");
        f.may("windows", q.asked.windows, "windows are asked for");
        f.must("sheet", q.sheet, "the student's answers; nodes left out are blank");
    }

    struct Mistake {
        NodePath node;
        search::MistakeKind kind = search::MistakeKind::missing_prune;
        std::optional<TreeValue> value;
        std::optional<std::pair<std::optional<TreeValue>, std::optional<TreeValue>>> window;
        bool operator==(const Mistake&) const = default;

        static void fields(auto& f, auto& m)
        {
            f.must("node", m.node, "where");
            f.must("kind", m.kind, "superfluous_prune: the search visits the node; not_visited: below a cut edge");
            f.may("value", m.value, "the right one");
            f.may("window", m.window, "the right one, [alpha,beta]; null: infinite");
        }
    };

    struct Result {
        search::CutRule rule = search::CutRule::at_equality;
        int asked = 0, right = 0;
        bool complete = false;
        std::vector<Mistake> mistakes;
        std::vector<RightAnswer> solution;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("rule", r.rule,
                   OneOf<search::CutRule>{"unknown_rule", "rule must be >= or >.", {}, search::cut_rules},
                   "as asked for");
            f.must("asked", r.asked, "values, windows and pruned edges together");
            f.must("right", r.right, "of these");
            f.must("complete", r.complete, "whether there is no mistake, superfluous prunes included");
            f.must("mistakes", r.mistakes, "in the algorithm's order: the first is the first wrong step");
            f.must("solution", r.solution, "the right answers");
        }
    };
};
Running<SearchGrade> begin(const SearchGrade&, Clock);

} // namespace engine::request
