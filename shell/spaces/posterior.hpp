#pragma once
// The probability of each code after every answer, when answers may be lies. It needs no spaces, so it is immediate.
// Also the belief of a player who trusts every answer.
#include "engine/codes/version_space/belief.hpp"

namespace shell::spaces {

namespace vs = engine::codes::version_space;

struct Posterior {
    /// [k] = after k answers.
    struct After {
        vs::Belief belief;
        double bits = 0;            // entropy of the code
        engine::Count trusting = 0; // codes that agree with all answers
        double trusted = 0;         // the probability that the secret is one of them
    };
    std::vector<After> after;
    std::vector<engine::codes::Code> best; // the most probable after all answers, at most `most_best`
    static constexpr std::size_t most_best = 60;

    const After& now() const { return after.back(); }
    /// The first answer after which no code agrees with all; 0 = some do.
    int trust_lost() const;
};

/// The probability of a code with this number of lies. With a bound on lies all codes weigh the same.
double code_weight(const vs::Belief&, const vs::Noise&, int lies);
/// O(codes x answers).
Posterior posterior_of(const engine::codes::Rules&, const std::vector<engine::codes::Clue>&, const vs::Noise&);

} // namespace shell::spaces
