#pragma once
// What is believed about each code when answers may be lies, after every answer: it needs no spaces, so that it is there
// at once. And what a player believes who trusts every answer.
#include "engine/codes/version_space/belief.hpp"

namespace shell::spaces {

namespace vs = engine::codes::version_space;

struct Posterior {
    /// [k] = after k answers.
    struct After {
        vs::Belief belief;
        double bits = 0;            // of uncertainty: entropy of the code
        engine::Count trusting = 0; // codes that fit all of them
        double trusted = 0;         // how probable it is that the secret is one of those
    };
    std::vector<After> after;
    std::vector<engine::codes::Code> best; // after all answers: the most probable, at most `most_best`
    static constexpr std::size_t most_best = 60;

    const After& now() const { return after.back(); }
    /// The first answer after which nobody can trust all; 0 = there are codes that fit.
    int trust_lost() const;
};

/// A code's weight by the lies it supposes, so that all sum to 1. With a bound on lies every code counts alike.
double code_weight(const vs::Belief&, const vs::Noise&, int lies);
/// O(codes x answers).
Posterior posterior_of(const engine::codes::Rules&, const std::vector<engine::codes::Clue>&, const vs::Noise&);

} // namespace shell::spaces
