#include "engine/figures/games.hpp"
#include "engine/search/replay.hpp"
#include "engine/trees/game.hpp"
#include <algorithm>
#include <vector>

namespace engine::figures {
namespace {

using search::Bound, search::Knowledge, search::Node, search::NodeKind, search::NodeState, search::Tree;

struct Searched {
    Tree tree;
    search::Replay state;
    std::vector<bool> on_path; // from the root along the best children
    bool cuts = false;         // the algorithm has windows

    const NodeState& at(int node) const { return state.nodes[static_cast<std::size_t>(node)]; }
    bool is_seen(int node) const { return at(node).phase == NodeState::Phase::done; }
};

Searched search_of(const trees::Game& game)
{
    Searched s;
    s.tree = game.tree;
    search::SearchTrace trace;
    s.cuts = game.choice.algorithm == search::Algorithm::alphabeta || game.choice.cutting.chance;
    const bool done = trees::searched(game, &trace).has_value();
    s.state = search::replay(s.tree, trace.events, done ? trace.events.size() : 0);
    s.on_path.assign(static_cast<std::size_t>(s.tree.size()), false);
    for (int node = 0; done && node >= 0; node = s.at(node).best_child)
        s.on_path[static_cast<std::size_t>(node)] = true;
    return s;
}

std::string in_math(const Rational& r)
{
    const std::string text = to_text(r);
    const std::size_t bar = text.find('/');
    if (bar == std::string::npos) return text;
    const bool negative = text.front() == '-';
    return (negative ? "-" : "") + std::string("\\frac{") + text.substr(negative, bar - negative) + "}{" +
           text.substr(bar + 1) + '}';
}

/// "= 3", ">= 3", "<= 2", "2..5", "?".
std::string bounds(const Knowledge& k, bool latex)
{
    const auto number = [latex](const Rational& r) { return latex ? in_math(r) : to_text(r); };
    switch (k.relation()) {
    case Knowledge::Relation::exact:
        return "= " + number(*k.low);
    case Knowledge::Relation::at_least:
        return (latex ? "\\geq " : ">= ") + number(*k.low);
    case Knowledge::Relation::at_most:
        return (latex ? "\\leq " : "<= ") + number(*k.high);
    case Knowledge::Relation::between:
        return number(*k.low) + (latex ? "\\,..\\," : "..") + number(*k.high);
    case Knowledge::Relation::unknown:
        return "?";
    }
    return "?";
}

std::string end_of_window(const Bound& b, bool is_alpha, bool latex)
{
    if (b.is_finite()) return latex ? in_math(b.value) : to_text(b.value);
    return std::string(is_alpha ? "-" : "+") + (latex ? "\\infty" : "inf");
}
std::string window(const NodeState& n, bool latex)
{
    return '[' + end_of_window(n.window.alpha, true, latex) + ", " + end_of_window(n.window.beta, false, latex) + ']';
}

std::string state_of(const Searched& s, int node)
{
    const NodeState& n = s.at(node);
    if (n.is_cut) return "cut";
    if (n.phase == NodeState::Phase::pruned) return "below a cut";
    return s.is_seen(node) ? "searched" : "not searched";
}

/// What belongs beside an inner node: its bounds and, if the search cuts, its window.
bool has_window(const Searched& s, int node) { return s.cuts && s.is_seen(node) && !s.tree.is_leaf(node); }

std::string as_text(const Searched& s)
{
    std::string out;
    std::vector<int> left{0};
    while (!left.empty()) {
        const int node = left.back();
        left.pop_back();
        const Node& n = s.tree[node];
        out.append(static_cast<std::size_t>(2 * n.depth), ' ');
        if (s.tree.is_chance_child(node)) out += to_text(n.probability) + ": ";
        if (s.tree.is_leaf(node)) out += to_text(n.value);
        else {
            std::string kind(name(n.kind));
            std::transform(kind.begin(), kind.end(), kind.begin(),
                           [](char c) { return static_cast<char>(c - 'a' + 'A'); });
            out += kind + ' ' + bounds(s.at(node).known, false);
            if (has_window(s, node)) out += ' ' + window(s.at(node), false);
        }
        if (!s.is_seen(node)) out += "  (" + state_of(s, node) + ')';
        out += '\n';
        for (int i = n.count; i-- > 0;) left.push_back(n.first + i);
    }
    return out;
}

std::string as_csv(const Searched& s)
{
    Table t{
        {"node", "parent", "kind", "depth", "probability", "value", "low", "high", "alpha", "beta", "state", "best"},
        {}};
    for (int node = 0; node < s.tree.size(); ++node) {
        const Node& n = s.tree[node];
        const NodeState& at = s.at(node);
        const auto number = [](const std::optional<Rational>& r) { return r ? to_text(*r) : std::string(); };
        const bool window = has_window(s, node);
        t.rows.push_back({std::to_string(node), n.parent < 0 ? "" : std::to_string(n.parent), std::string(name(n.kind)),
                          std::to_string(n.depth), s.tree.is_chance_child(node) ? to_text(n.probability) : "",
                          s.tree.is_leaf(node) ? to_text(n.value) : "", number(at.known.low), number(at.known.high),
                          window ? end_of_window(at.window.alpha, true, false) : "",
                          window ? end_of_window(at.window.beta, false, false) : "", state_of(s, node),
                          s.on_path[static_cast<std::size_t>(node)] ? "yes" : ""});
    }
    return to_csv(t);
}

/// Each node's place between 0 and leaves - 1: leaves side by side, parents over the middle of their children.
std::vector<double> places_of(const Tree& tree)
{
    std::vector<double> x(static_cast<std::size_t>(tree.size()));
    const auto at = [&x](int node) -> double& { return x[static_cast<std::size_t>(node)]; };
    double next = 0;
    std::vector<int> left{0};
    while (!left.empty()) {
        const int node = left.back();
        left.pop_back();
        if (tree.is_leaf(node)) at(node) = next++;
        for (int i = tree[node].count; i-- > 0;) left.push_back(tree[node].first + i);
    }
    for (int node = tree.size(); node-- > 0;)
        if (!tree.is_leaf(node)) at(node) = (at(tree[node].first) + at(tree[node].first + tree[node].count - 1)) / 2;
    return x;
}

std::string millimetres_of(double v)
{
    const auto tenths = static_cast<long long>(v * 10 + 0.5);
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

std::string as_latex(const Searched& s, int millimetres)
{
    const Tree& tree = s.tree;
    const int leaves = tree.leaves();
    const double pitch = std::min(18.0, static_cast<double>(millimetres - 12) / std::max(1, leaves - 1)), level = 17;
    const bool is_tight = pitch < 7;
    std::string out =
        "\\begin{tikzpicture}[\n"
        "  every node/.style={font=" +
        std::string(is_tight ? "\\tiny" : "\\small") +
        "},\n"
        "  max/.style={draw, regular polygon, regular polygon sides=3, inner sep=0pt, minimum size=" +
        (is_tight ? "5mm" : "8mm") +
        "},\n"
        "  min/.style={max, fill=black, shape border rotate=180},\n"
        "  chance/.style={draw, circle, inner sep=0pt, minimum size=" +
        (is_tight ? "3.5mm" : "6mm") +
        "},\n"
        "  leaf/.style={draw, rectangle, rounded corners=0.5mm, inner sep=1pt, minimum size=" +
        (is_tight ? "3.5mm" : "6mm") +
        "},\n"
        "  unseen/.style={pattern=north east lines, pattern color=black!40},\n"
        "  searched/.style={draw}, best/.style={draw, line width=1.2pt}, skipped/.style={draw, dashed}]\n";
    const auto x = places_of(tree);
    for (int node = 0; node < tree.size(); ++node) {
        const Node& n = tree[node];
        const bool is_leaf = tree.is_leaf(node);
        std::string style(name(n.kind));
        if (!s.is_seen(node) && is_leaf) style += ", unseen";
        std::string label;
        if (!is_leaf) {
            label = bounds(s.at(node).known, true);
            if (has_window(s, node)) label += "\\;" + window(s.at(node), true);
            style += ", label={[inner sep=1pt]right:{$" + label + "$}}";
        }
        const std::string inside = is_leaf ? "$" + in_math(n.value) + "$" : "";
        out += "\\node[" + style + "] (n" + std::to_string(node) + ") at (" +
               millimetres_of(x[static_cast<std::size_t>(node)] * pitch) + "mm," + (n.depth > 0 ? "-" : "") +
               millimetres_of(n.depth * level) + "mm) {" + inside + "};\n";
    }
    for (int node = 1; node < tree.size(); ++node) {
        const bool best = s.on_path[static_cast<std::size_t>(node)];
        std::string mark;
        if (tree.is_chance_child(node))
            mark = " node[midway, fill=white, inner sep=1pt] {$" + in_math(tree[node].probability) + "$}";
        if (s.at(node).is_cut) mark += " node[pos=0.6, fill=white, inner sep=0.5pt] {$/\\!/$}";
        out += std::string("\\draw[") +
               (best              ? "best"
                : s.is_seen(node) ? "searched"
                                  : "skipped") +
               "] (n" + std::to_string(tree[node].parent) + ") --" + mark + " (n" + std::to_string(node) + ");\n";
    }
    return document(out + "\\end{tikzpicture}\n", "shapes.geometric,patterns");
}

} // namespace

std::string tree(std::string_view line, Format format, int millimetres)
{
    const auto log = trees::from_line(line);
    if (!log) return {};
    const Searched s = search_of(log->now());
    return format == Format::csv ? as_csv(s) : format == Format::txt ? as_text(s) : as_latex(s, millimetres);
}

} // namespace engine::figures
