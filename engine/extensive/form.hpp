#pragma once
// The sequence form (I. Romanovskii, 1962; B. von Stengel, "Efficient computation of behavior strategies", 1996): a
// player's strategy as the weights of its sequences of own moves, in which expected payoffs are linear.
#include "engine/extensive/tree.hpp"
#include <array>
#include <vector>

namespace engine::extensive {

/// A player's sequences. Sequence 0 is the empty one; the others are one for each action of each set, numbered in the
/// order of the sets, so that a sequence comes after its beginnings.
struct Sequences {
    struct Own {
        int tree_set = 0; // index into Tree::sets
        int before = 0;   // the sequence that leads to the set
        int first = 0;    // the sequence of its first action
        int actions = 0;
    };
    std::vector<Own> sets;
    std::vector<int> set_of{-1};            // by sequence: the set of its last move; -1: the empty one
    std::vector<std::vector<int>> next{{}}; // by sequence: the sets that it leads to

    int count() const { return static_cast<int>(set_of.size()); }
};

/// Of a game with any number of players. O(nodes · players).
struct Paths {
    std::vector<Sequences> players;
    std::vector<std::vector<int>> sequence; // by node, by player: of the own moves before it
    std::vector<Fraction> chance;           // by node: probability that chance plays towards it
};
/// Error: fractions_too_long. The tree must have perfect recall.
Expected<Paths, Error> paths_of(const Tree&);

struct Form {
    struct Entry {
        int row = 0, column = 0; // sequences of the players 0 and 1
        Integer payoff;          // to player 0, times the probability of chance, times `scale`; never 0
    };
    std::array<Sequences, 2> players;
    std::vector<Entry> entries; // by row, then by column; each pair once
    Integer scale = 1;          // > 0
    Fraction constant;          // the sum of both players' payoffs
};

/// Error: fractions_too_long. The tree must have no solving_problem(). O(nodes · log nodes) numbers.
Expected<Form, Error> sequence_form(const Tree&);

} // namespace engine::extensive
