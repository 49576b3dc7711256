// search.rules, search.grade: alpha-beta by hand, by either rule.
#include "engine/request/door.hpp"
#include "engine/request/search_fields.hpp"
#include "engine/request/types/practice.hpp"
#include "engine/search/rules_differ.hpp"

namespace engine::request {
namespace {

using search::NodeAnswer;
using search::Tree;

constexpr std::array practice_commands{command<SearchRules>, command<SearchGrade>};

/// A tree too large for these commands.
std::optional<search::Error> size_problem(const Tree& tree)
{
    if (tree.size() <= search::max_compared) return std::nullopt;
    return search::Error{search::Error::Kind::too_many_nodes, search::max_compared};
}

std::vector<NodePath> paths(const Tree& tree, const std::vector<std::int32_t>& nodes)
{
    std::vector<NodePath> out;
    for (const std::int32_t node : nodes) out.push_back(path_of(tree, node));
    return out;
}

using Window = decltype(WrittenAnswer::window);

Window told(const search::WrittenWindow& w)
{
    const auto end = [](const std::optional<Rational>& r) {
        return r ? std::optional(TreeValue{*r, false}) : std::nullopt;
    };
    return std::pair(end(w.alpha), end(w.beta));
}
search::WrittenWindow read(const Window& w)
{
    const auto end = [](const std::optional<TreeValue>& v) { return v ? std::optional(v->number) : std::nullopt; };
    return {end(w->first), end(w->second)};
}

std::vector<RightAnswer> told(const Tree& tree, const std::vector<NodeAnswer>& sheet)
{
    std::vector<RightAnswer> out;
    for (int i = 0; i < tree.size(); ++i) {
        const NodeAnswer& a = sheet[static_cast<std::size_t>(i)];
        if (a == NodeAnswer{}) continue;
        RightAnswer written{{path_of(tree, i), {}, {}, a.is_pruned}};
        if (a.value) written.value = TreeValue{*a.value, false};
        if (a.window) written.window = told(*a.window);
        out.push_back(std::move(written));
    }
    return out;
}

/// One answer for each node, or the problem of an entry.
Expected<std::vector<NodeAnswer>, Problem> sheet_of(const SearchGrade& q)
{
    std::vector<NodeAnswer> sheet(static_cast<std::size_t>(q.tree.size()));
    std::vector<bool> is_written(sheet.size());
    for (std::size_t i = 0; i < q.sheet.size(); ++i) {
        const WrittenAnswer& a = q.sheet[i];
        const std::string field = "sheet[" + std::to_string(i) + "].node";
        const auto refuse = [&](const char* kind, const char* sentence) {
            return Unexpected<Problem>(Problem(kind, field + sentence, field));
        };
        const auto node = node_at(q.tree, a.node);
        if (!node)
            return refuse("no_such_node", " is no path in the tree; give the indexes of children from the root.");
        const auto at = static_cast<std::size_t>(*node);
        if (is_written[at]) return refuse("node_twice", " is a node of an earlier entry; give each node once.");
        if (*node == 0 && a.pruned)
            return refuse("no_edge_above", " is the root, which no edge leads to; leave pruned out.");
        if (q.tree.is_leaf(*node) && (a.value || a.window))
            return refuse("not_an_inner_node", " is a leaf, whose value is given; leave value and window out.");
        is_written[at] = true;
        sheet[at].is_pruned = a.pruned;
        if (a.value) sheet[at].value = a.value->number;
        if (a.window) sheet[at].window = read(a.window);
    }
    return sheet;
}

SearchGrade::Mistake told(const Tree& tree, const search::Mistake& m)
{
    using Kind = search::MistakeKind;
    SearchGrade::Mistake out{path_of(tree, m.node), m.kind, {}, {}};
    if (m.kind == Kind::wrong_value || m.kind == Kind::missing_value) out.value = TreeValue{m.value, false};
    if (m.kind == Kind::wrong_window || m.kind == Kind::missing_window || m.kind == Kind::superfluous_prune)
        out.window = told(m.window);
    return out;
}

} // namespace

Running<SearchRules> begin(const SearchRules& q, Clock)
{
    if (const auto bad = size_problem(q.tree)) return problem_of(*bad, "tree");
    const auto found = search::rules_differ(q.tree, q.order);
    if (!found) return problem_of(found.error(), "tree");
    SearchRules::Result r;
    r.value = {found->strictly.value, false};
    if (found->strictly.best_child >= 0) r.best_child = q.tree.place(found->strictly.best_child);
    r.leaves = static_cast<Count>(q.tree.leaves());
    r.visited_at_equality = found->at_equality.leaves_visited;
    r.visited_strictly = found->strictly.leaves_visited;
    r.leaf_paths = paths(q.tree, found->leaves);
    for (const std::int32_t leaf : found->leaves) r.leaf_values.push_back({q.tree[leaf].value, false});
    r.cuts = paths(q.tree, found->cuts);
    r.strict_cuts = paths(q.tree, found->strict_cuts);
    for (const auto& v : found->values)
        r.values.push_back({path_of(q.tree, v.node), {v.at_equality, false}, {v.strictly, false}});
    r.differ = !found->is_alike();
    return r;
}

Running<SearchGrade> begin(const SearchGrade& q, Clock)
{
    if (const auto bad = size_problem(q.tree)) return problem_of(*bad, "tree");
    const auto sheet = sheet_of(q);
    if (!sheet) return sheet.error();
    search::SearchTrace trace;
    trace.limit = static_cast<std::size_t>(q.tree.size()) * 4;
    const auto found = search::search_tree(q.tree, search::Algorithm::alphabeta, search::Order{}, &trace, {q.rule, {}});
    if (!found) return problem_of(found.error(), "tree");
    const search::Review review = search::review(q.tree, trace.events, *sheet, q.asked);
    SearchGrade::Result r;
    r.rule = q.rule;
    r.asked = review.asked;
    r.right = review.right;
    r.complete = review.is_complete();
    for (const search::Mistake& m : review.mistakes) r.mistakes.push_back(told(q.tree, m));
    r.solution = told(q.tree, search::solution(q.tree, trace.events, q.asked));
    return r;
}

template struct Door<SearchRules>;
template struct Door<SearchGrade>;
const Family search_practice = practice_commands;

} // namespace engine::request
