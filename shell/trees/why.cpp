// The reasons behind the numbers of the tree screen: a node's value, its window, and the fewest leaves of any order.
#include "shell/trees/phrases.hpp"

namespace shell::trees {
namespace {

using engine::search::NodeKind;
using Phase = engine::search::NodeState::Phase;

/// The current node; if it is a leaf, its parent.
int inner_node(const View& v)
{
    const int at = v.search().node();
    const auto& node = v.tree()[at];
    return node.kind == NodeKind::leaf && node.parent >= 0 ? node.parent : at;
}

/// What is known of the children whose search is complete: "= 3, ≤ 2".
std::string heard(const View& v, const Say& say, int node)
{
    const auto& n = v.tree()[node];
    std::string out;
    for (int c = n.first; c < n.first + n.count; ++c) {
        const auto& state = v.search().now().nodes[static_cast<std::size_t>(c)];
        if (state.phase == Phase::done) out += (out.empty() ? "" : ", ") + knowledge_text(say, state.known);
    }
    return out;
}

std::string node_why(const View& v, const Say& say)
{
    const int node = inner_node(v);
    const std::string values = heard(v, say, node), name = node_name(say, v.tree(), node);
    if (values.empty()) return {};
    const NodeKind kind = v.tree()[node].kind;
    return say(kind == NodeKind::max   ? Text::trees_why_max
               : kind == NodeKind::min ? Text::trees_why_min
                                       : Text::trees_why_mean,
               name, values);
}

std::string held(const View& v, const Say& say, const engine::search::Bound& b, const std::string& text)
{
    return b.is_finite() ? text + " (" + node_name(say, v.tree(), b.holder) + ")" : text;
}

std::string window_why(const View& v, const Say& say)
{
    const auto& w = v.search().now().nodes[static_cast<std::size_t>(inner_node(v))].window;
    // The holders of a window are told of MAX and MIN only.
    if (const auto& chance = v.game().choice.cutting.chance) {
        const std::vector<text::Argument> values{alpha_text(say, w.alpha), beta_text(say, w.beta),
                                                 rational_text(say, chance->leaves.low),
                                                 rational_text(say, chance->leaves.high)};
        return text::filled(say.language(), pattern(say.language(), Text::trees_why_window_bounds), values);
    }
    return say(Text::trees_why_window, held(v, say, w.alpha, alpha_text(say, w.alpha)),
               held(v, say, w.beta, beta_text(say, w.beta)));
}

/// b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves: the best moves of one side against all moves of the other.
std::string fewest_why(const View& v, const Say& say)
{
    const auto uniform = engine::search::uniform(v.tree());
    const auto least = uniform ? engine::search::least_leaves(uniform->b, uniform->d) : std::nullopt;
    if (!least || !v.search().has_orders()) return {};
    std::int64_t more = 1, less = 1;
    for (int i = 0; i < (uniform->d + 1) / 2; ++i) more *= uniform->b;
    for (int i = 0; i < uniform->d / 2; ++i) less *= uniform->b;
    return say(Text::trees_why_fewest, say.count(more), say.count(less), say.count(static_cast<std::int64_t>(*least)));
}

} // namespace

std::string View::why(const Say& say, std::string_view id) const
{
    if (page() == Page::lab || !search_shown() || search_.error()) return {};
    if (id == "why:node") return node_why(*this, say);
    if (id == "why:fewest") return fewest_why(*this, say);
    const bool windows = game().choice.algorithm == engine::search::Algorithm::alphabeta;
    return id == "why:window" && windows ? window_why(*this, say) : std::string();
}

} // namespace shell::trees
