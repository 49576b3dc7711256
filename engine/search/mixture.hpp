#pragma once
// Exact probabilities of what somebody plays.
#include "engine/base/fraction.hpp"
#include "engine/base/rng.hpp"
#include <span>
#include <vector>

namespace engine::search {

/// Of each choice, its probability; they add up to 1.
using Mixture = std::vector<Fraction>;

/// What a number can be over all optimal strategies: least <= most.
struct Range {
    Fraction least, most;
    bool is_fixed() const { return least == most; }
    bool operator==(const Range&) const = default;
};

/// A choice with the mixture's probabilities (to 2^-64), by one draw of 64 bits.
int draw(std::span<const Fraction> mixture, Rng&);

} // namespace engine::search
