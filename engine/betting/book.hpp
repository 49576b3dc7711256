#pragma once
// A variant solved: its tree, the equilibrium with the ranges of optimal behaviour, and what a strategy of one's own is
// worth against the best reply.
#include "engine/betting/variant.hpp"
#include "engine/extensive/solve.hpp"

namespace engine::betting {

struct Book {
    VariantRules rules;
    extensive::Tree tree;
    extensive::Form form;
    extensive::Solution solution; // with ranges

    /// Some milliseconds with five ranks.
    static Book of(const VariantRules&);

    int player(int node) const { return tree.nodes[node].set < 0 ? -1 : tree.sets[tree.nodes[node].set].player; }
    /// The number of a player's set by its index in the tree; -1: another player's.
    int own_set(int player, int tree_set) const;
    const extensive::Set& set(int player, int own) const { return tree.sets[form.players[player].sets[own].tree_set]; }
    int payoff(int leaf) const { return static_cast<int>(tree.outcomes[tree.nodes[leaf].outcome].payoffs[0].num()); }
    /// The deal's name: MAX's card, then MIN's if it has one: "JQ".
    const std::string& deal(int child) const { return tree.sets[tree.nodes[0].set].actions[child]; }
    /// The child of the root above or at the node.
    int deal_of(int node) const;
};

/// One step of the best reply: at this set of the replying player, this action, and what it wins.
struct ReplyGain {
    int set = 0, action = 0;
    Fraction gain;
};

/// A player's behaviour against the best reply and against the equilibrium. Payoffs are the player's own.
struct Exploit {
    Fraction value; // of optimal play
    Fraction held;  // against the best reply
    Fraction kept;  // against the equilibrium of the book
    /// value - held, never negative.
    Fraction loss;
    extensive::Behaviour reply; // pure
    /// The steps from the equilibrium to the best reply that win something: the gains add up to kept - held.
    std::vector<ReplyGain> steps;
};
Exploit exploit(const Book&, int player, const extensive::Behaviour& own);

/// The probabilities of the set's first action that guarantee most, the rest of the behaviour staying as it is. The set
/// has two actions. The guarantee is concave in the probability and linear in parts, so that its supporting lines find
/// the maximum and both its ends in finitely many steps.
extensive::Range best_at(const Book&, int player, const extensive::Behaviour& own, int set);

/// MAX's payoffs of rounds drawn with both behaviours.
std::vector<int> drawn_rounds(const Book&, const std::array<extensive::Behaviour, 2>&, int rounds, std::uint64_t seed);

} // namespace engine::betting
