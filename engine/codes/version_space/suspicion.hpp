#pragma once
// Which answer was the lie? For every row, how probable it is that its answer was false: what the codes that suppose so
// weigh among all. It needs no spaces, so that it is there at once.
#include "engine/codes/version_space/belief.hpp"

namespace engine::codes::version_space {

struct Suspicion {
    ByLies by_lies;           // the codes that can be the secret
    std::vector<ByLies> lied; // [row][l] = of the codes with l lies, those that make this row's answer one of them

    /// `others`: as in belief(). With a bound on lies every code counts alike; 0 where there is no code.
    double of_row(std::size_t row, const Noise&, Count others) const;
    /// Supposing that there were exactly so many lies.
    double of_row(std::size_t row, std::size_t lies) const;
};

/// For boards that can be listed. O(codes x rows).
Suspicion suspicion(const Rules&, std::span<const Clue>, const Noise&);

/// Supposing that this row's answer was a lie: what the truth was, most probably, and how probable that is then; 0 where no code
/// supposes so.
struct LikelyTruth {
    Feedback answer;
    double probability = 0;
};
LikelyTruth likely_truth(const Rules&, std::span<const Clue>, const Noise&, Count others, std::size_t row);

} // namespace engine::codes::version_space
