#include "shell/spaces/tree.hpp"
#include <algorithm>

namespace shell::spaces {

Tree::Tree(const Analysis& analysis) : analysis_(&analysis)
{
    nodes_.push_back(space_node(0, 0));
    // Opens what is legible at a glance.
    constexpr int glance = 40;
    for (int answer = 1; answer <= analysis.known_answers(); ++answer) {
        if (answer > 1 && analysis.generations()[static_cast<std::size_t>(answer)].live() > glance) break;
        open_to(answer, 3 * glance);
    }
}

Tree::Node Tree::space_node(int generation, std::size_t space) const
{
    Node n;
    n.generation = static_cast<std::uint8_t>(generation);
    n.space = static_cast<std::uint32_t>(space);
    if (generation > 0) n.branch = analysis_->branch_to(generation, space);
    if (generation >= analysis_->known_answers()) return n;
    const auto [first, last] = analysis_->children(generation, space);
    const auto& heirs = analysis_->generations()[static_cast<std::size_t>(generation) + 1].heirs;
    const bool any_heirs = analysis_->now().live() > 0;
    int live = 0, extinct = 0;
    for (std::size_t i = first; i < last; ++i) ++(heirs[i] > 0 || !any_heirs ? live : extinct);
    n.count = live + (extinct > 0);
    if (analysis_->hypotheses_met(generation, space) > last - first) ++n.count;
    return n;
}

void Tree::add(int parent, Node n)
{
    n.parent = parent;
    n.depth = static_cast<std::uint8_t>(at(parent).depth + 1);
    nodes_.push_back(n);
}

void Tree::make_children(int node)
{
    const Node parent = at(node);
    if (parent.first >= 0 || parent.count == 0) return;
    nodes_[static_cast<std::size_t>(node)].first = size();
    const int next = parent.generation + 1;
    if (parent.kind == Kind::dead) {
        for (const auto& b : analysis_->branches(parent.generation, parent.space)) {
            if (b.death == vs::Death::none) continue;
            Node n;
            n.kind = Kind::branch;
            n.generation = parent.generation;
            n.space = parent.space;
            n.branch = b;
            add(node, n);
        }
        return;
    }
    const auto [first, last] = analysis_->children(parent.generation, parent.space);
    const auto& heirs = analysis_->generations()[static_cast<std::size_t>(next)].heirs;
    const bool any_heirs = analysis_->now().live() > 0, fold = parent.kind == Kind::extinct;
    const auto& born = analysis_->generations()[static_cast<std::size_t>(next)];
    int extinct = 0;
    std::vector<std::size_t> shown;
    for (std::size_t i = first; i < last; ++i) {
        const bool alive = heirs[i] > 0 || !any_heirs;
        if (alive != fold) shown.push_back(i);
        extinct += !alive;
    }
    std::stable_sort(shown.begin(), shown.end(), [&](std::size_t a, std::size_t b) { // the most probable now first
        return born.share_now[a] != born.share_now[b] ? born.share_now[a] > born.share_now[b]
                                                      : born.reached[a] > born.reached[b];
    });
    for (const std::size_t i : shown) add(node, space_node(next, i));
    if (fold) return;
    Node folded;
    folded.generation = parent.generation;
    folded.space = parent.space;
    if (extinct > 0) {
        folded.kind = Kind::extinct;
        folded.count = extinct;
        add(node, folded);
    }
    const auto met = analysis_->hypotheses_met(parent.generation, parent.space);
    if (met > last - first) {
        folded.kind = Kind::dead;
        folded.count = static_cast<std::int32_t>(met - (last - first));
        add(node, folded);
    }
}

void Tree::open(int node, bool on)
{
    if (at(node).open == on || at(node).count == 0) return;
    make_children(node);
    set_open(node, on);
}

void Tree::open_to(int answer, int most)
{
    for (int node = size(); node-- > 0;) { // children come after their parents
        Node& n = nodes_[static_cast<std::size_t>(node)];
        n.open = false;
        n.rows = 1;
    }
    for (int node = 0; node < size(); ++node) {
        const Node& n = at(node);
        if (n.kind != Kind::space || n.generation >= answer) continue;
        if (n.parent >= 0 && (!at(n.parent).open || at(n.parent).kind != Kind::space)) continue;
        if (rows() + n.count > most) break;
        open(node, true);
    }
}

int Tree::find(int generation, std::size_t space) const
{
    for (int i = 0; i < size(); ++i) {
        const Node& n = at(i);
        if (n.kind == Kind::space && n.generation == generation && n.space == space) return i;
    }
    return -1;
}

int Tree::reveal(int generation, std::size_t space)
{
    std::vector<std::size_t> way(static_cast<std::size_t>(generation) + 1);
    way.back() = space;
    for (int g = generation; g > 0; --g)
        way[static_cast<std::size_t>(g) - 1] =
            analysis_->generations()[static_cast<std::size_t>(g)].set.live()[way[static_cast<std::size_t>(g)]].parent;
    int node = 0;
    for (int g = 1; g <= generation; ++g) {
        open(node, true);
        int found = -1;
        for (int round = 0; round < 2 && found < 0; ++round)
            for (int i = 0; i < at(node).count && found < 0; ++i) {
                const int child = at(node).first + i;
                if (at(child).kind == Kind::space && at(child).space == way[static_cast<std::size_t>(g)]) found = child;
                if (round == 1 && at(child).kind == Kind::extinct) { // also in the fold
                    open(child, true);
                    for (int j = 0; j < at(child).count; ++j)
                        if (at(at(child).first + j).space == way[static_cast<std::size_t>(g)])
                            found = at(child).first + j;
                }
            }
        if (found < 0) return node;
        node = found;
    }
    return node;
}

} // namespace shell::spaces
