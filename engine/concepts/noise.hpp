#pragma once
// Labels that are wrong with probability eps, independently: the posterior over all concepts of the language, each
// equally likely before. P(examples | concept) = eps^e (1 − eps)^(n − e) with e disagreements. S. Norton, H. Hirsh:
// "Learning DNF via probabilistic evidence combination", ICML 1993, and source 000, section 5. Exact fractions.
#include "engine/base/fraction.hpp"
#include "engine/concepts/space.hpp"

namespace engine::concepts {

/// 0 < eps < 1/2, with a denominator of at most 1,000.
inline constexpr std::int64_t max_noise_denominator = 1'000;
bool is_noise(const Rational&);

class Posterior {
public:
    /// Keeps a reference to the space.
    Posterior(const Space&, const Rational& eps);

    /// The fewest examples that a concept disagrees with: those concepts are the most probable.
    int fewest_errors() const { return fewest_; }
    Count most_probable() const { return by_errors_[static_cast<std::size_t>(fewest_)]; }
    /// The probability of a concept that disagrees with e examples, e <= Space::examples().
    Fraction of_concept(int errors) const;
    /// That the true label of an instance is positive.
    Fraction positive(const Concept& instance) const;
    /// That an example's label is wrong.
    Fraction wrong(const Concept& instance, bool is_positive) const;

private:
    Integer weight(const std::vector<Count>& by_errors) const;

    const Space* space_;
    std::vector<Count> by_errors_;
    std::vector<Integer> weights_; // [e], over a common denominator
    Integer total_;
    int fewest_ = 0;
};

} // namespace engine::concepts
