#pragma once
// An explicit tree as a Game. Moves are the child nodes, in an order of examination.
#include "engine/search/game.hpp"
#include "engine/search/tree.hpp"

namespace engine::search {

/// V: Rational for any tree; std::int64_t, several times as fast, for a tree of small whole values without chance nodes.
template <class V>
class TreeGame {
public:
    using State = std::int32_t; // a node
    using Move = std::int32_t;  // a child
    using Moves = std::span<const std::int32_t>;

    /// Refers to both, `children` as children_in_order() gives them.
    TreeGame(const Tree& tree, std::span<const std::int32_t> children)
        : nodes_(tree.nodes().data()), children_(children.data())
    {}

    State root() const { return 0; }
    Seat seat(State node) const { return static_cast<Seat>(nodes_[node].kind); }
    Moves moves(State node) const
    {
        return {children_ + nodes_[node].first, static_cast<std::size_t>(nodes_[node].count)};
    }
    State after(State, Move child) const { return child; }
    V payoff(State leaf) const
    {
        if constexpr (std::is_same_v<V, Rational>) return nodes_[leaf].value;
        else return nodes_[leaf].value.num();
    }
    Rational probability(State, Move child) const requires std::is_same_v<V, Rational>
    {
        return nodes_[child].probability;
    }

private:
    static_assert(static_cast<Seat>(NodeKind::max) == Seat::max && static_cast<Seat>(NodeKind::min) == Seat::min &&
                  static_cast<Seat>(NodeKind::chance) == Seat::chance &&
                  static_cast<Seat>(NodeKind::leaf) == Seat::nobody);
    const Node* nodes_;
    const std::int32_t* children_;
};
static_assert(ChanceGame<TreeGame<Rational>>);
static_assert(Game<TreeGame<std::int64_t>> && !ChanceGame<TreeGame<std::int64_t>>);

} // namespace engine::search
