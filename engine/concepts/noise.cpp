#include "engine/concepts/noise.hpp"

namespace engine::concepts {

bool is_noise(const Rational& eps)
{
    return eps.sign() > 0 && eps.den() <= max_noise_denominator && 2 * eps.num() < eps.den();
}

Posterior::Posterior(const Space& space, const Rational& eps) : space_(&space), by_errors_(space.by_errors())
{
    const auto n = static_cast<std::size_t>(space.examples());
    // eps = p/q: every weight is p^e (q − p)^(n − e) / q^n.
    std::vector<Integer> right{Integer(1)};
    for (std::size_t i = 0; i < n; ++i) right.push_back(right.back() * Integer(eps.den() - eps.num()));
    Integer wrong(1);
    for (std::size_t e = 0; e <= n; ++e) {
        weights_.push_back(wrong * right[n - e]);
        wrong = wrong * Integer(eps.num());
    }
    total_ = weight(by_errors_);
    while (by_errors_[static_cast<std::size_t>(fewest_)] == 0) ++fewest_;
}

Integer Posterior::weight(const std::vector<Count>& by_errors) const
{
    Integer sum;
    for (std::size_t e = 0; e < by_errors.size(); ++e)
        sum = sum + Integer(static_cast<std::int64_t>(by_errors[e])) * weights_[e];
    return sum;
}

Fraction Posterior::of_concept(int errors) const { return {weights_[static_cast<std::size_t>(errors)], total_}; }

Fraction Posterior::positive(const Concept& instance) const
{
    return {weight(space_->by_errors_covering(instance)), total_};
}

Fraction Posterior::wrong(const Concept& instance, bool is_positive) const
{
    const Fraction p = positive(instance);
    return is_positive ? Fraction(1) - p : p;
}

} // namespace engine::concepts
