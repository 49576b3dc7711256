#include "engine/search/exercise.hpp"
#include <algorithm>

namespace engine::search {
namespace {

using What = SearchEvent::What;
using Kind = Mistake::Kind;

/// The search at a node, with indexes of events.
struct Truth {
    bool is_visited = false, is_cut = false;    // is_cut: the edge above
    std::size_t entered = 0, left = 0, cut = 0; // events
    WrittenWindow window;
    Rational value;
};

WrittenWindow written(const Window& w)
{
    WrittenWindow written;
    if (w.alpha.is_finite()) written.alpha = w.alpha.value;
    if (w.beta.is_finite()) written.beta = w.beta.value;
    return written;
}

std::vector<Truth> truth_of(const Tree& tree, std::span<const SearchEvent> events)
{
    std::vector<Truth> truth(static_cast<std::size_t>(tree.size()));
    for (std::size_t i = 0; i < events.size(); ++i) {
        const SearchEvent& e = events[i];
        Truth& t = truth[static_cast<std::size_t>(e.node)];
        if (e.what == What::enter || e.what == What::leaf) {
            t.is_visited = true;
            t.entered = i;
            t.window = written(e.window);
        } else if (e.what == What::leave) {
            t.left = i;
            t.value = e.value;
        } else if (e.what == What::cut) {
            for (int c = tree[e.node].first; c < tree[e.node].first + tree[e.node].count; ++c)
                if (Truth& child = truth[static_cast<std::size_t>(c)]; !child.is_visited) {
                    child.is_cut = true;
                    child.cut = i;
                }
        }
    }
    return truth;
}

} // namespace

Review review(const Tree& tree, std::span<const SearchEvent> events, std::span<const NodeAnswer> sheet, Asked asked)
{
    ENGINE_CHECK(sheet.size() == static_cast<std::size_t>(tree.size()));
    const auto truth = truth_of(tree, events);
    Review review;
    // The state of the nearest judged edge above a node.
    enum class Above : std::uint8_t { open, wrongly_struck, missed, rightly_struck };
    std::vector<Above> above(truth.size(), Above::open);
    std::vector<std::size_t> cut(truth.size(), 0); // the event that cut off the node or an ancestor
    std::size_t answered = 0;                      // the last event that a value or a window is about

    const auto mark = [&](Kind kind, int node, std::size_t event, Rational value = {}, WrittenWindow window = {}) {
        review.mistakes.push_back({kind, node, event, value, window});
    };
    for (int i = 0; i < tree.size(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        const Truth& t = truth[at];
        const NodeAnswer& a = sheet[at];
        Above& state = above[at];
        if (i > 0) {
            state = above[static_cast<std::size_t>(tree[i].parent)];
            cut[at] = cut[static_cast<std::size_t>(tree[i].parent)];
        }
        if (a.is_pruned && (t.is_cut || t.is_visited))
            review.reached = std::max(review.reached, t.is_cut ? t.cut : t.entered);
        if (t.is_visited && a.window) answered = std::max(answered, t.entered);
        if (t.is_visited && a.value) answered = std::max(answered, t.left);
        if (t.is_cut) {
            cut[at] = t.cut;
            ++review.asked;
            review.right += a.is_pruned ? 1 : 0;
            state = a.is_pruned ? Above::rightly_struck : Above::missed;
            if (!a.is_pruned) mark(Kind::missing_prune, i, t.cut);
        } else if (t.is_visited && a.is_pruned) {
            state = Above::wrongly_struck;
            mark(Kind::superfluous_prune, i, t.entered, {}, t.window);
        }
        if (tree.is_leaf(i)) continue;
        if (!t.is_visited) {
            if (state == Above::rightly_struck && (a.value || a.window)) mark(Kind::not_visited, i, cut[at]);
            continue;
        }
        if (asked.windows) {
            ++review.asked;
            if (a.window == t.window) ++review.right;
            else if (a.window) mark(Kind::wrong_window, i, t.entered, {}, t.window);
            else if (state == Above::open) mark(Kind::missing_window, i, t.entered, {}, t.window);
        }
        if (asked.values) {
            ++review.asked;
            if (a.value == t.value) ++review.right;
            else if (a.value) mark(Kind::wrong_value, i, t.left, t.value);
            else if (state == Above::open) mark(Kind::missing_value, i, t.left, t.value);
        }
    }
    const auto is_left_blank = [](const Mistake& m) {
        return m.kind == Kind::missing_window || m.kind == Kind::missing_value;
    };
    if (std::none_of(review.mistakes.begin(), review.mistakes.end(), is_left_blank))
        review.reached = std::max(review.reached, answered);
    std::stable_sort(review.mistakes.begin(), review.mistakes.end(),
                     [](const Mistake& a, const Mistake& b) { return a.event < b.event; });
    return review;
}

bool is_blank(const Review& review, const Mistake& m)
{
    return m.kind == Kind::missing_window || m.kind == Kind::missing_value ||
           (m.kind == Kind::missing_prune && m.event > review.reached);
}

std::vector<NodeAnswer> solution(const Tree& tree, std::span<const SearchEvent> events, Asked asked)
{
    const auto truth = truth_of(tree, events);
    std::vector<NodeAnswer> sheet(truth.size());
    for (int i = 0; i < tree.size(); ++i) {
        const Truth& t = truth[static_cast<std::size_t>(i)];
        NodeAnswer& a = sheet[static_cast<std::size_t>(i)];
        a.is_pruned = t.is_cut;
        if (tree.is_leaf(i) || !t.is_visited) continue;
        if (asked.values) a.value = t.value;
        if (asked.windows) a.window = t.window;
    }
    return sheet;
}

} // namespace engine::search
