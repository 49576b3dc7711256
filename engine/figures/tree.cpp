#include "engine/figures/games.hpp"
#include "engine/search/replay.hpp"
#include "engine/trees/game.hpp"
#include <algorithm>
#include <cmath>
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
    const auto& chance = game.choice.cutting.chance;
    s.state = search::replay(s.tree, trace.events, done ? trace.events.size() : 0, chance ? &chance->leaves : nullptr);
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
/// The window on entry, which an exercise asks for and its key prints.
std::string window(const NodeState& n, bool latex)
{
    return '[' + end_of_window(n.entered.alpha, true, latex) + ", " + end_of_window(n.entered.beta, false, latex) + ']';
}

std::string state_of(const Searched& s, int node, const Words& say)
{
    const NodeState& n = s.at(node);
    if (n.is_cut) return say(Word::cut);
    if (n.phase == NodeState::Phase::pruned) return say(Word::below_cut);
    return say(s.is_seen(node) ? Word::searched : Word::not_searched);
}

/// MAX and MIN have these names in every language.
std::string kind_of(const Node& n, const Words& say)
{
    if (n.kind == NodeKind::chance) return say(Word::chance);
    return n.kind == NodeKind::leaf ? say(Word::leaf) : std::string(name(n.kind));
}

/// What belongs beside an inner node: its bounds and, if the search cuts, its window.
bool has_window(const Searched& s, int node) { return s.cuts && s.is_seen(node) && !s.tree.is_leaf(node); }

/// Says which windows stand beside the nodes: those of a finished search are others. "" if none does.
std::string legend(const Searched& s, const Words& say)
{
    return has_window(s, 0) ? '[' + say(Word::alpha) + ", " + say(Word::beta) + ']' : std::string();
}

std::string as_text(const Searched& s, const Words& say)
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
            std::string kind = kind_of(n, say);
            std::transform(kind.begin(), kind.end(), kind.begin(),
                           [](char c) { return static_cast<char>(c - 'a' + 'A'); });
            out += kind + ' ' + bounds(s.at(node).known, false);
            if (has_window(s, node)) out += ' ' + window(s.at(node), false);
        }
        if (!s.is_seen(node)) out += "  (" + state_of(s, node, say) + ')';
        out += '\n';
        for (int i = n.count; i-- > 0;) left.push_back(n.first + i);
    }
    const std::string key = legend(s, say);
    return key.empty() ? out : out + '\n' + key + '\n';
}

Table table_of(const Searched& s, const Words& say)
{
    Table t;
    for (const Word w : {Word::node, Word::parent, Word::kind, Word::depth, Word::probability, Word::value, Word::low,
                         Word::high, Word::alpha, Word::beta, Word::state, Word::best})
        t.columns.push_back(say(w));
    for (int node = 0; node < s.tree.size(); ++node) {
        const Node& n = s.tree[node];
        const NodeState& at = s.at(node);
        const auto number = [](const std::optional<Rational>& r) { return r ? to_text(*r) : std::string(); };
        const bool window = has_window(s, node);
        t.rows.push_back({std::to_string(node), n.parent < 0 ? "" : std::to_string(n.parent), kind_of(n, say),
                          std::to_string(n.depth), s.tree.is_chance_child(node) ? to_text(n.probability) : "",
                          s.tree.is_leaf(node) ? to_text(n.value) : "", number(at.known.low), number(at.known.high),
                          window ? end_of_window(at.entered.alpha, true, false) : "",
                          window ? end_of_window(at.entered.beta, false, false) : "", state_of(s, node, say),
                          s.on_path[static_cast<std::size_t>(node)] ? say(Word::yes) : ""});
    }
    return t;
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
    const auto tenths = std::llround(std::fabs(v) * 10);
    return (v < 0 && tenths > 0 ? "-" : "") + std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

/// What stands beside a node: its bounds and window.
struct Label {
    std::string latex;
    double letters = 0;     // as wide as so many, about
    bool is_before = false; // to the left of the node (above it if the tree grows to the right)
};

/// The drawing in millimetres: the tree grows downwards if all labels fit so, otherwise to the right.
struct Drawing {
    bool is_sideways = false;
    double pitch = 0, level = 17; // from leaf to leaf, and from level to level
    std::vector<Label> labels;

    double node() const { return is_sideways ? 5 : 8; }
    double leaf() const { return is_sideways ? 4.5 : 6; }
};

std::vector<Label> labels_of(const Searched& s)
{
    std::vector<Label> out(static_cast<std::size_t>(s.tree.size()));
    for (int node = 0; node < s.tree.size(); ++node) {
        if (s.tree.is_leaf(node)) continue;
        std::string plain = bounds(s.at(node).known, false);
        Label& l = out[static_cast<std::size_t>(node)];
        l.latex = bounds(s.at(node).known, true);
        if (has_window(s, node)) {
            plain += window(s.at(node), false);
            l.latex += "\\;" + window(s.at(node), true);
        }
        l.letters = static_cast<double>(plain.size());
    }
    return out;
}

/// Whether no two nodes of a level touch, with their labels and values, if the tree grows downwards.
bool fits(const Drawing& d, const Tree& tree, const std::vector<double>& x)
{
    constexpr double letter = 1.15, digit = 1.7, gap = 0.8; // at \small
    std::vector<double> last(static_cast<std::size_t>(tree.depth()) + 1, -1e9);
    for (int node = 0; node < tree.size(); ++node) {
        const auto i = static_cast<std::size_t>(node);
        const bool is_leaf = tree.is_leaf(node);
        const double label = is_leaf ? 0 : d.labels[i].letters * letter + gap;
        const double half =
            is_leaf ? std::max(d.leaf(), static_cast<double>(to_text(tree[node].value).size()) * digit + 1) / 2
                    : d.node() / 2;
        double& end = last[static_cast<std::size_t>(tree[node].depth)];
        if (x[i] * d.pitch - half - (d.labels[i].is_before ? label : 0) < end + gap) return false;
        end = x[i] * d.pitch + half + (d.labels[i].is_before ? 0 : label);
    }
    return true;
}

Drawing drawing_of(const Searched& s, const std::vector<double>& x, int millimetres)
{
    Drawing d;
    const Tree& tree = s.tree;
    d.labels = labels_of(s);
    d.pitch = std::min(18.0, static_cast<double>(millimetres - 12) / std::max(1, tree.leaves() - 1));
    for (int node = 1; node < tree.size(); ++node) { // away from the parent, whose edge comes from the other side
        const auto i = static_cast<std::size_t>(node);
        d.labels[i].is_before = x[i] < x[static_cast<std::size_t>(tree[node].parent)] - 0.01;
    }
    if (fits(d, tree, x)) return d;
    Drawing all_behind = d;
    for (Label& l : all_behind.labels) l.is_before = false;
    if (fits(all_behind, tree, x)) return all_behind;
    double longest = 0;
    for (const Label& l : d.labels) longest = std::max(longest, l.letters * 0.85); // at \scriptsize
    d.is_sideways = true;
    d.labels[0].is_before = true;
    d.pitch = 7; // room for two labels between neighbours
    d.level = std::max(static_cast<double>(millimetres - 12) / std::max(1, tree.depth()), longest + 7);
    return d;
}

std::string as_latex(const Searched& s, int millimetres, const Words& say)
{
    const Tree& tree = s.tree;
    const auto x = places_of(tree);
    const Drawing d = drawing_of(s, x, millimetres);
    const auto point = [&](int node, double right = 0, double up = 0) {
        const double along = x[static_cast<std::size_t>(node)] * d.pitch, down = tree[node].depth * d.level;
        return "(" + millimetres_of((d.is_sideways ? down : along) + right) + "mm," +
               millimetres_of(up - (d.is_sideways ? along : down)) + "mm)";
    };
    const std::string node_size = millimetres_of(d.node()) + "mm", leaf_size = millimetres_of(d.leaf()) + "mm";
    std::string out =
        "\\begin{tikzpicture}[\n"
        "  every node/.style={font=" +
        std::string(d.is_sideways ? "\\scriptsize" : "\\small") +
        "},\n"
        "  max/.style={draw, regular polygon, regular polygon sides=3, inner sep=0pt, minimum size=" +
        node_size +
        "},\n"
        "  min/.style={max, fill=black, shape border rotate=180},\n"
        "  chance/.style={draw, circle, inner sep=0pt, minimum size=" +
        leaf_size +
        "},\n"
        "  leaf/.style={draw, rectangle, rounded corners=0.5mm, inner sep=1pt, minimum size=" +
        leaf_size +
        "},\n"
        "  unseen/.style={pattern=north east lines, pattern color=black!25},\n"
        "  known/.style={fill=white, inner sep=0.5pt},\n"
        "  searched/.style={draw}, best/.style={draw, line width=1.2pt}, skipped/.style={draw, dashed}]\n";
    for (int node = 0; node < tree.size(); ++node) {
        const bool is_leaf = tree.is_leaf(node);
        std::string style(name(tree[node].kind));
        if (!s.is_seen(node) && is_leaf) style += ", unseen";
        const std::string inside = is_leaf ? "$" + in_math(tree[node].value) + "$" : "";
        out += "\\node[" + style + "] (n" + std::to_string(node) + ") at " + point(node) + " {" + inside + "};\n";
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
    const double aside = d.node() / 2;
    for (int node = 0; node < tree.size(); ++node) {
        if (tree.is_leaf(node)) continue;
        const Label& l = d.labels[static_cast<std::size_t>(node)];
        const std::string place = d.is_sideways ? point(node, -0.8 * aside, l.is_before ? 0.8 * aside : -0.8 * aside)
                                                : point(node, l.is_before ? -aside : aside);
        const std::string anchor = d.is_sideways ? l.is_before ? "south east" : "north east"
                                   : l.is_before ? "east"
                                                 : "west";
        out += "\\node[known, anchor=" + anchor + "] at " + place + " {$" + l.latex + "$};\n";
    }
    if (const std::string key = legend(s, say); !key.empty())
        out += "\\node[anchor=north west] at (current bounding box.south west) {" + to_latex(key) + "};\n";
    return document(out + "\\end{tikzpicture}\n", "shapes.geometric,patterns");
}

} // namespace

std::string tree(std::string_view line, const Style& style)
{
    const auto log = trees::from_line(line);
    if (!log) return {};
    const Searched s = search_of(log->now());
    if (style.is_latex()) return as_latex(s, style.millimetres, style.words);
    return style.format == Format::txt ? as_text(s, style.words) : written(table_of(s, style.words), style.format);
}

} // namespace engine::figures
