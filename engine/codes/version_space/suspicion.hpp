#pragma once
// For every row, the posterior probability that its answer is a lie: the weight of the codes under which it is, among
// all. Works without version spaces, so the result is immediate.
#include "engine/codes/version_space/belief.hpp"

namespace engine::codes::version_space {

struct Suspicion {
    ByLies by_lies;           // the codes that can be the secret
    std::vector<ByLies> lied; // [row][l] = codes with l lies, one of them in this row

    /// `others`: as in belief(). With a bound on lies every code weighs the same; 0 without any code.
    double of_row(std::size_t row, const Noise&, Count others) const;
    /// Given exactly this many lies.
    double of_row(std::size_t row, std::size_t lies) const;
};

/// For boards that can be listed. O(codes x rows).
Suspicion suspicion(const Rules&, std::span<const Clue>, const Noise&);

/// Given that this row's answer is a lie: the most probable true answer and its probability; 0 if no code allows it.
struct LikelyTruth {
    Feedback answer;
    double probability = 0;
};
LikelyTruth likely_truth(const Rules&, std::span<const Clue>, const Noise&, Count others, std::size_t row);

} // namespace engine::codes::version_space
