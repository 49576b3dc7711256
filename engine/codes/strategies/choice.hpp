#pragma once
// What every strategy ends in.
#include "engine/base/count.hpp"
#include "engine/codes/code.hpp"

namespace engine::codes {

/// Which guesses a strategy may make: any legal code, or only those that may be the secret (`_consistent`).
enum class Pool : std::uint8_t { all, consistent };

struct Choice {
    Code guess;
    bool possible = false; // may it be the secret?
    Count weighed = 0;     // guesses compared (representatives of their classes); 0 = none had to be
    bool operator==(const Choice&) const = default;
};

} // namespace engine::codes
