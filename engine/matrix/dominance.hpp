#pragma once
// Iterated elimination of dominated choices, step by step.
#include "engine/base/named.hpp"
#include "engine/matrix/mixed.hpp"

namespace engine::matrix {

ENGINE_NAMED(Strength,
             strict, // better against every choice of the other player's: in no optimal strategy
             weak    // never worse and somewhere better: some optimal strategy does without it
);

struct Step {
    Side side;  // whose choice goes
    int choice; // its index in the whole matrix
    Strength strength;
    struct Part {
        int choice;
        Fraction weight;
        bool operator==(const Part&) const = default;
    };
    std::vector<Part> by; // what dominates it: one choice of weight 1, or a mixture of several
    bool operator==(const Step&) const = default;
};

struct Elimination {
    std::vector<Step> steps;
    std::vector<int> rows, columns; // what is left, ascending
};

/// Each step takes the first there is of: strictly dominated by a pure choice, strictly by a mixture, weakly by a pure
/// choice, weakly by a mixture; rows before columns, lower indices first. The value stays the same; weak steps can lose
/// optimal strategies, and what is left can depend on their order. Equal choices do not dominate each other.
/// `least`: Strength::strict stops before weak steps.
Elimination eliminate(const Matrix&, Strength least = Strength::weak);

} // namespace engine::matrix
