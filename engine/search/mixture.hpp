#pragma once
// Mixed strategies with exact probabilities.
#include "engine/base/fraction.hpp"
#include "engine/base/rng.hpp"
#include <span>
#include <vector>

namespace engine::search {

/// The probability of each choice; they add up to 1.
using Mixture = std::vector<Fraction>;

/// The range of a number over all optimal strategies: least <= most.
struct Range {
    Fraction least, most;
    bool is_fixed() const { return least == most; }
    bool operator==(const Range&) const = default;
};

/// Draws a choice with its probability, exact to 2^-64, from 64 random bits.
int draw(std::span<const Fraction> mixture, Rng&);

} // namespace engine::search
