#include "shell/trees/phrases.hpp"
#include "engine/search/tree_text.hpp"
#include "shell/trees/dialogs.hpp"
#include "shell/trees/gallery.hpp"
#include <algorithm>

namespace shell::trees {
namespace {

using engine::Rational;
using engine::search::Knowledge;
using engine::search::Mistake;
using engine::search::NodeKind;
using engine::search::SearchEvent;
using engine::trees::Tree;
using What = SearchEvent::What;

bool is_alphabeta(const View& v) { return v.game().choice.algorithm == engine::search::Algorithm::alphabeta; }

/// The leaves below the edges that the step has cut: at a chance node also those of children that were only probed.
std::string leaves_just_cut(const View& v, const Say& say)
{
    const Tree& tree = v.tree();
    std::vector<int> open, leaves;
    const auto& now = v.search().now().nodes;
    const auto before =
        engine::search::replay(tree, v.search().events(), static_cast<std::size_t>(v.search().step() - 1));
    for (std::size_t i = 0; i < now.size(); ++i)
        if (now[i].is_cut && !before.nodes[i].is_cut) open.push_back(static_cast<int>(i));
    for (std::size_t i = 0; i < open.size(); ++i) {
        const auto& node = tree[open[i]];
        if (node.kind == NodeKind::leaf) leaves.push_back(open[i]);
        for (int c = node.first; c < node.first + node.count; ++c) open.push_back(c);
    }
    return leaves_in_words(say, tree, leaves, 4);
}

/// The leaves' bounds, if chance nodes may cut.
const engine::search::Bounded<Rational>* leaf_bounds(const View& v)
{
    const auto& chance = v.game().choice.cutting.chance;
    return chance ? &chance->leaves : nullptr;
}

StepWords cut_words(const View& v, const Say& say, const SearchEvent& e)
{
    const Tree& tree = v.tree();
    const bool at_chance = e.mean.has_value();
    const bool at_min = at_chance ? e.mean->high <= e.window.alpha.value : tree[e.node].kind == NodeKind::min;
    const auto& bound = at_min ? e.window.alpha : e.window.beta;
    const std::string found = rational_text(say, e.value), has = rational_text(say, bound.value);
    const std::string leaves = leaves_just_cut(v, say);
    StepWords w;
    w.cut = true;
    w.title = say(Text::trees_cut_title, leaves);
    w.body = say(at_min ? Text::trees_cut_at_min : Text::trees_cut_at_max, found) + " ";
    if (const auto* all = leaf_bounds(v); at_chance && all)
        w.body = (at_min ? say(Text::trees_cut_mean_most, rational_text(say, all->high), found)
                         : say(Text::trees_cut_mean_least, rational_text(say, all->low), found)) +
                 " ";
    if (const auto* all = leaf_bounds(v); all && bound.value == (at_min ? all->low : all->high)) {
        w.body += say(at_min ? Text::trees_cut_no_leaf_below : Text::trees_cut_no_leaf_above, has);
        return w;
    }
    if (tree[bound.holder].kind != (at_min ? NodeKind::max : NodeKind::min)) { // a chance node's
        w.body += say(at_min ? Text::trees_cut_not_above : Text::trees_cut_not_below, has,
                      node_name(say, tree, bound.holder));
        return w;
    }
    if (bound.holder == 0) w.body += say(at_min ? Text::trees_cut_max_root : Text::trees_cut_min_root, has);
    else
        w.body += say(at_min ? Text::trees_cut_max_has : Text::trees_cut_min_has,
                      node_name(say, v.tree(), bound.holder), has);
    w.body += " " + say(at_min ? Text::trees_cut_max_avoids : Text::trees_cut_min_avoids, leaves);
    return w;
}

StepWords leave_words(const View& v, const Say& say, const SearchEvent& e)
{
    const auto& state = v.search().now().nodes[static_cast<std::size_t>(e.node)];
    const std::string value = rational_text(say, e.value);
    StepWords w;
    if (e.node == 0) {
        w.title = say(Text::trees_done_title, value);
        if (const int best = v.search().result().best_child; best >= 0)
            w.body = say(Text::trees_done_move, say.count(v.tree().place(best) + 1));
        return w;
    }
    w.title = say(Text::trees_leave_title, node_name(say, v.tree(), e.node), value);
    const auto relation = state.known.relation();
    w.body = say(relation == Knowledge::Relation::exact      ? Text::trees_leave_exact
                 : relation == Knowledge::Relation::at_most  ? Text::trees_leave_at_most
                 : relation == Knowledge::Relation::at_least ? Text::trees_leave_at_least
                                                             : Text::trees_leave_between,
                 value);
    return w;
}

StepWords update_words(const View& v, const Say& say, const SearchEvent& e)
{
    const auto kind = v.tree()[e.node].kind;
    const std::string value = rational_text(say, e.value);
    StepWords w;
    if (kind == NodeKind::chance) {
        w.title = say(Text::trees_sum_title, value);
        w.body = say(Text::trees_sum_body, rational_text(say, v.tree()[e.child].probability));
        if (e.mean)
            w.body +=
                " " + say(Text::trees_mean_now, rational_text(say, e.mean->low), rational_text(say, e.mean->high));
        return w;
    }
    const std::string who = kind_name(say, kind), where = node_name(say, v.tree(), e.node);
    w.title = e.is_better ? say(Text::trees_better_title, who, value) : say(Text::trees_keeps_title, who, value);
    const bool max = kind == NodeKind::max;
    w.body = say(e.is_better ? Text::trees_better_body : Text::trees_keeps_body, where);
    if (e.is_better && is_alphabeta(v)) {
        const auto& own = max ? e.window.alpha : e.window.beta;
        if (own.holder == e.node)
            w.body +=
                " " + say(max ? Text::trees_raises_alpha : Text::trees_lowers_beta, rational_text(say, own.value));
    }
    return w;
}

StepWords enter_words(const View& v, const Say& say, const SearchEvent& e)
{
    const auto kind = v.tree()[e.node].kind;
    StepWords w;
    w.title = say(Text::trees_enter_title, node_name(say, v.tree(), e.node));
    w.body = say(kind == NodeKind::max   ? Text::trees_enter_max
                 : kind == NodeKind::min ? Text::trees_enter_min
                                         : Text::trees_enter_chance,
                 say.count(v.tree()[e.node].count));
    const std::string alpha = alpha_text(say, e.window.alpha), beta = beta_text(say, e.window.beta);
    const auto* all = leaf_bounds(v);
    if (all && v.tree().is_chance_child(e.node))
        w.body += " " + say(Text::trees_hands_down, node_name(say, v.tree(), v.tree()[e.node].parent), alpha, beta);
    else if (is_alphabeta(v)) w.body += " " + say(Text::trees_enter_window, alpha, beta);
    if (all && e.mean)
        w.body +=
            " " + say(Text::trees_mean_between, rational_text(say, e.mean->low), rational_text(say, e.mean->high));
    return w;
}

Text tree_error_text(engine::search::Error::Kind kind)
{
    using Kind = engine::search::Error::Kind;
    switch (kind) {
    case Kind::empty:
        return Text::trees_error_empty;
    case Kind::unexpected_character:
        return Text::trees_error_character;
    case Kind::empty_group:
        return Text::trees_error_group;
    case Kind::unclosed:
        return Text::trees_error_unclosed;
    case Kind::unmatched:
        return Text::trees_error_unmatched;
    case Kind::bad_number:
        return Text::trees_error_number;
    case Kind::number_too_large:
        return Text::trees_error_too_large;
    case Kind::missing_probability:
        return Text::trees_error_no_probability;
    case Kind::unexpected_probability:
        return Text::trees_error_probability_here;
    case Kind::probability_out_of_range:
        return Text::trees_error_probability;
    case Kind::too_many_nodes:
        return Text::trees_error_nodes;
    case Kind::too_deep:
        return Text::trees_error_deep;
    case Kind::probabilities_sum:
        return Text::trees_error_sum;
    case Kind::value_too_large:
        return Text::trees_error_value;
    case Kind::chance_node:
        return Text::trees_error_chance;
    case Kind::bounds_reversed:
        return Text::trees_error_reversed;
    case Kind::leaf_outside_bounds:
        return Text::trees_error_outside;
    case Kind::not_a_leaf:
        return Text::trees_error_not_leaf;
    case Kind::not_a_child:
        return Text::trees_error_not_child;
    case Kind::root_stays:
        return Text::trees_error_root;
    case Kind::only_child:
        return Text::trees_error_only;
    default:
        return Text::error_refused;
    }
}

} // namespace

std::string rational_text(const Say& say, const Rational& r)
{
    return number(say.language(), r.num()) + (r.is_whole() ? "" : "/" + std::to_string(r.den()));
}

std::string alpha_text(const Say& say, const engine::search::Bound& b)
{
    return b.is_finite() ? rational_text(say, b.value) : "−∞";
}
std::string beta_text(const Say& say, const engine::search::Bound& b)
{
    return b.is_finite() ? rational_text(say, b.value) : "+∞";
}

std::string knowledge_text(const Say& say, const Knowledge& k)
{
    switch (k.relation()) {
    case Knowledge::Relation::exact:
        return "= " + rational_text(say, *k.low);
    case Knowledge::Relation::at_least:
        return "≥ " + rational_text(say, *k.low);
    case Knowledge::Relation::at_most:
        return "≤ " + rational_text(say, *k.high);
    case Knowledge::Relation::between:
        return rational_text(say, *k.low) + " … " + rational_text(say, *k.high);
    case Knowledge::Relation::unknown:
        break;
    }
    return "?";
}

std::string node_name(const Say& say, const Tree& tree, int node)
{
    if (node == 0) return say(Text::trees_the_root);
    std::string path;
    for (const int place : engine::search::path_of(tree, node))
        path += (path.empty() ? "" : ".") + std::to_string(place + 1);
    return say(tree.is_leaf(node) ? Text::trees_leaf_named : Text::trees_node_named, path);
}

std::string leaves_in_words(const Say& say, const Tree& tree, const std::vector<int>& leaves, std::size_t most)
{
    if (leaves.size() > most) return say(Text::trees_n_leaves, say.count(static_cast<std::int64_t>(leaves.size())));
    std::string list;
    for (std::size_t i = 0; i < leaves.size(); ++i) {
        if (i > 0) list += i + 1 == leaves.size() ? " " + say(Text::word_and) + " " : ", ";
        list += rational_text(say, tree[leaves[i]].value);
    }
    return list;
}

std::string comparison_in_words(const View& v, const Say& say)
{
    const auto& c = v.search().compared();
    if (!c) return {};
    return say(Text::trees_both_return, rational_text(say, c->minimax.value)) + " " +
           (c->unseen.empty() ? say(Text::trees_sees_all)
                              : say(Text::trees_never_seen, leaves_in_words(say, v.tree(), c->unseen, 8))) +
           (v.practising() || v.search().algorithm() != engine::search::Algorithm::alphabeta ? ""
                                                                                             : " " + rule_said(say, v));
}

std::string searched_in_words(const Search& s, const Say& say)
{
    const bool cuts = s.algorithm() == engine::search::Algorithm::alphabeta;
    return say(cuts ? Text::trees_alphabeta : Text::trees_minimax) + " · " +
           say(Text::trees_n_leaves, say.count(static_cast<std::int64_t>(s.now().leaves_visited)));
}

std::string written_window(const Say& say, const engine::search::WrittenWindow& w)
{
    return "α = " + (w.alpha ? rational_text(say, *w.alpha) : "−∞") +
           ", β = " + (w.beta ? rational_text(say, *w.beta) : "+∞");
}

std::string unwritten(const Say& say, const Tree& tree, int node)
{
    return say(Text::trees_missing_value, node_name(say, tree, node));
}

std::vector<std::string> node_in_words(const View& v, const Say& say, int node)
{
    if (!v.search_shown()) { // as written in the exercise
        const auto& a = v.game().sheet[static_cast<std::size_t>(node)];
        std::vector<std::string> out{a.value ? node_name(say, v.tree(), node) + ": " + rational_text(say, *a.value)
                                             : unwritten(say, v.tree(), node)};
        if (a.window) out.push_back(written_window(say, *a.window));
        return out;
    }
    const auto& s = v.search().now().nodes[static_cast<std::size_t>(node)];
    std::vector<std::string> out{node_name(say, v.tree(), node) + ": " + knowledge_text(say, s.known)};
    using Phase = engine::search::NodeState::Phase;
    if (s.phase == Phase::unvisited || s.phase == Phase::pruned)
        out.push_back(say(s.phase == Phase::pruned ? Text::trees_state_pruned : Text::trees_legend_unknown));
    else if (is_alphabeta(v))
        out.push_back("α = " + alpha_text(say, s.window.alpha) + ", β = " + beta_text(say, s.window.beta));
    return out;
}

std::string best_line_in_words(const View& v, const Say& say)
{
    std::string line;
    for (int i = 1; i < v.tree().size(); ++i) // parents come before their children
        if (v.search().on_best_line(i)) line += (line.empty() ? "" : " → ") + node_name(say, v.tree(), i);
    return line.empty() ? line : say(Text::trees_best_line, line);
}

std::string kind_name(const Say& say, NodeKind kind)
{
    if (kind == NodeKind::max) return "MAX";
    if (kind == NodeKind::min) return "MIN";
    return say(kind == NodeKind::chance ? Text::trees_kind_chance : Text::trees_kind_leaf);
}

StepWords step_words(const View& v, const Say& say)
{
    const SearchEvent* e = v.search().event();
    if (e == nullptr) {
        if (const auto* all = leaf_bounds(v)) // an example's own words are about the whole search
            return {false, say(Text::trees_start_title),
                    say(Text::trees_start_body) + " " +
                        say(Text::trees_start_bounds, rational_text(say, all->low), rational_text(say, all->high))};
        // It reveals the result, and tells of the usual rule.
        const Example* example = v.practising() || v.predicting() || v.is_strict() ? nullptr : v.example();
        if (!example) return {false, say(Text::trees_start_title), say(Text::trees_start_body)};
        return {false, say(example->name), about(say, *example)};
    }
    switch (e->what) {
    case What::enter:
        return enter_words(v, say, *e);
    case What::leaf:
        return {false, say(Text::trees_leaf_title, rational_text(say, e->value)),
                say(Text::trees_leaf_body,
                    node_name(say, v.tree(), v.tree()[e->node].parent < 0 ? 0 : v.tree()[e->node].parent))};
    case What::update:
        return update_words(v, say, *e);
    case What::cut:
        return cut_words(v, say, *e);
    case What::leave:
        return leave_words(v, say, *e);
    }
    return {};
}

std::string step_line(const View& v, const Say& say)
{
    const auto& s = v.search();
    std::string line = say(Text::trees_step_of, say.count(s.step()), say.count(s.count()));
    if (const SearchEvent* e = s.event())
        line += ": " + say(e->what == What::enter    ? Text::trees_mark_enter
                           : e->what == What::leaf   ? Text::trees_mark_leaf
                           : e->what == What::update ? Text::trees_mark_update
                           : e->what == What::cut    ? Text::trees_mark_cut
                                                     : Text::trees_mark_leave);
    return line;
}

std::optional<Prediction> View::foretell(const Say& say) const
{
    const int step = search_.step();
    if (step == search_.count()) return std::nullopt;
    const SearchEvent& next = search_.events()[static_cast<std::size_t>(step)];
    const auto& nodes = search_.now().nodes;
    Prediction f;
    f.step = step + 1;
    f.key = f.step;
    if (game().choice.algorithm == engine::search::Algorithm::alphabeta) {
        const SearchEvent* e = search_.event();
        const bool at_chance = e && tree()[e->node].kind == NodeKind::chance;
        if (!e || e->what != What::update || (at_chance && !e->mean)) return std::nullopt;
        int left = 0;
        for (int c = tree()[e->node].first; c < tree()[e->node].first + tree()[e->node].count; ++c)
            if (nodes[static_cast<std::size_t>(c)].phase == engine::search::NodeState::Phase::unvisited) ++left;
        if (left == 0) return std::nullopt;
        f.question = say(Text::trees_foretell_cut, node_name(say, tree(), e->node), say.count(left));
        f.options = {say(Text::trees_foretell_looks), say(Text::trees_foretell_cuts)};
        f.right = next.what == What::cut ? 1 : 0;
        const auto& w = nodes[static_cast<std::size_t>(e->node)].window;
        const char* relation = f.right == 1 ? (is_strict() ? " > " : " ≥ ") : is_strict() ? " ≤ " : " < ";
        f.why = "α = " + alpha_text(say, w.alpha) + relation + "β = " + beta_text(say, w.beta);
        if (at_chance) // its mean against its window
            f.why = say(Text::trees_mean_now, rational_text(say, e->mean->low), rational_text(say, e->mean->high)) +
                    " α = " + alpha_text(say, w.alpha) + ", β = " + beta_text(say, w.beta);
        return f;
    }
    const auto kind = tree()[next.node].kind;
    const auto& node = nodes[static_cast<std::size_t>(next.node)];
    if (next.what != What::update || kind == NodeKind::chance || !node.has_value) return std::nullopt;
    const std::string hears = rational_text(say, nodes[static_cast<std::size_t>(next.child)].value);
    const std::string has = rational_text(say, node.value);
    f.question = say(Text::trees_foretell_takes, kind_name(say, kind), hears);
    f.options = {say(Text::trees_foretell_take, hears), say(Text::trees_foretell_keep, has)};
    f.right = next.is_better ? 0 : 1;
    const auto heard = nodes[static_cast<std::size_t>(next.child)].value;
    f.why = hears + (heard < node.value ? " < " : node.value < heard ? " > " : " = ") + has;
    return f;
}

std::string tree_error(const Say& say, const engine::search::Error& e, const Tree& tree)
{
    const bool placed =
        e.kind == engine::search::Error::Kind::probabilities_sum || e.kind == engine::search::Error::Kind::chance_node;
    return say(tree_error_text(e.kind)) + (placed && tree.has(e.at) ? " (" + node_name(say, tree, e.at) + ")" : "");
}

std::string search_problem(const View& v, const Say& say)
{
    const auto& wrong = v.search().error();
    if (!wrong) return {};
    std::string out = tree_error(say, *wrong, v.tree());
    if (const auto sum = engine::search::problem(v.tree()); sum && sum->kind != wrong->kind)
        out += " " + tree_error(say, *sum, v.tree());
    return out;
}

std::string trees_error(const Say& say, const engine::trees::Error& e, const Tree& tree)
{
    using Kind = engine::trees::Error::Kind;
    if (e.kind == Kind::tree) return tree_error(say, {e.tree, e.at}, tree);
    if (e.kind == Kind::too_many_events || e.kind == Kind::too_long) return say(Text::trees_error_events);
    return say(Text::error_refused);
}

std::string text_error(const Say& say, const engine::search::Error& e)
{
    using Kind = engine::search::Error::Kind;
    const bool placed =
        e.at >= 0 && e.kind != Kind::too_many_nodes && e.kind != Kind::too_deep && e.kind != Kind::empty;
    return (placed ? say(Text::trees_at_character, say.count(e.at + 1)) + " " : "") + say(tree_error_text(e.kind));
}

const Mistake* first_wrong(const engine::search::Review& review)
{
    const auto found = std::find_if_not(review.mistakes.begin(), review.mistakes.end(),
                                        [&](const Mistake& m) { return is_blank(review, m); });
    return found == review.mistakes.end() ? nullptr : &*found;
}

int blanks(const engine::search::Review& review)
{
    return static_cast<int>(std::count_if(review.mistakes.begin(), review.mistakes.end(),
                                          [&](const Mistake& m) { return is_blank(review, m); }));
}

std::string right_in_words(const View& v, const Say& say)
{
    const auto& asked = v.game().setup.exercise.asked;
    const Text what = asked.values && asked.windows ? Text::trees_asked_all
                      : asked.values                ? Text::trees_asked_values
                      : asked.windows               ? Text::trees_asked_windows
                                                    : Text::trees_asked_cuts;
    return say(Text::trees_right_of, say.count(v.review().right), say.count(v.review().asked), say(what));
}

std::string nothing_cut(const View& v, const Say& say)
{
    const auto& sheet = v.game().sheet;
    const bool cuts = std::any_of(sheet.begin(), sheet.end(), [](const auto& a) { return a.is_pruned; });
    return cuts ? std::string() : say(Text::trees_nothing_cut);
}

std::string verdict_in_words(const View& v, const Say& say)
{
    const Mistake* wrong = first_wrong(v.review());
    std::string out = wrong ? say(Text::trees_first_wrong) + ": " + mistake_words(say, v, *wrong)
                            : say(Text::trees_nothing_wrong) + ".";
    if (const std::string cuts = nothing_cut(v, say); !cuts.empty()) out += " " + cuts;
    if (const int n = blanks(v.review()); n > 0) out += " " + say(Text::trees_count_blank, say.count(n)) + ".";
    return out;
}

std::string mistake_words(const Say& say, const View& v, const Mistake& m)
{
    const std::string node = node_name(say, v.tree(), m.node);
    const auto window = [&] {
        return "α = " + (m.window.alpha ? rational_text(say, *m.window.alpha) : "−∞") +
               ", β = " + (m.window.beta ? rational_text(say, *m.window.beta) : "+∞");
    };
    switch (m.kind) {
    case Mistake::Kind::superfluous_prune:
        return say(v.is_strict() ? Text::trees_wrong_superfluous_strict : Text::trees_wrong_superfluous, node,
                   window());
    case Mistake::Kind::missing_prune:
        return say(Text::trees_wrong_missing_cut, node, rule_in_words(say, v.game().choice.cutting.rule));
    case Mistake::Kind::wrong_window:
        return say(Text::trees_wrong_window, node);
    case Mistake::Kind::missing_window:
        return say(Text::trees_missing_window, node);
    case Mistake::Kind::wrong_value:
        return say(Text::trees_wrong_value, node);
    case Mistake::Kind::missing_value:
        return say(Text::trees_missing_value, node);
    case Mistake::Kind::not_visited:
        return say(Text::trees_wrong_not_visited, node);
    }
    return {};
}

} // namespace shell::trees
