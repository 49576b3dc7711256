#pragma once
// Iterated elimination of dominated choices, one per step.
#include "engine/base/named.hpp"
#include "engine/matrix/mixed.hpp"

namespace engine::matrix {

ENGINE_NAMED(Strength,
             strict, // better against every choice of the other player: no optimal strategy uses the dominated choice
             weak    // never worse and somewhere better: some optimal strategy does not use it
);

struct Step {
    Side side;  // the player whose choice is removed
    int choice; // its index in the whole matrix
    Strength strength;
    struct Part {
        int choice;
        Fraction weight;
        bool operator==(const Part&) const = default;
    };
    std::vector<Part> by; // the dominating choice with weight 1, or the mixture
    bool operator==(const Step&) const = default;
};

struct Elimination {
    std::vector<Step> steps;
    std::vector<int> rows, columns; // remaining choices, ascending
};

/// Each step removes the first choice that is: strictly dominated by a pure choice, strictly by a mixture, weakly by a
/// pure choice, weakly by a mixture; rows before columns, lower indices first. The value stays the same; weak steps can
/// lose optimal strategies, and the result can depend on their order. Equal choices do not dominate each other.
/// `least`: Strength::strict omits weak steps.
Elimination eliminate(const Matrix&, Strength least = Strength::weak);

} // namespace engine::matrix
