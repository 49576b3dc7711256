#pragma once
// The result of every strategy.
#include "engine/base/count.hpp"
#include "engine/codes/code.hpp"

namespace engine::codes {

/// The guesses a strategy compares: every legal code, or candidates only (`_consistent`).
enum class Pool : std::uint8_t { all, consistent };

struct Choice {
    Code guess;
    bool possible = false; // is the guess a candidate?
    Count weighed = 0;     // guesses compared (class representatives); 0 = no comparison was needed
    bool operator==(const Choice&) const = default;
};

} // namespace engine::codes
