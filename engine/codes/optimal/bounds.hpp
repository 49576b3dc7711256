#pragma once
// A lower bound of every guess's cost, for all guesses at once. A guess whose feedbacks divide a set into parts of m₁,
// m₂, … candidates costs at least one guess per candidate plus Σ shortest(mᵢ). shortest(m) is the cost of m candidates
// if every guess below gets every feedback: levels of 1, a−1, (a−1)², … guesses. shortest is convex and piecewise
// linear, so the sum follows from how far each part exceeds the levels' sizes.
#include "engine/codes/optimal/answers.hpp"
#include <span>
#include <vector>

namespace engine::codes::optimal {

/// Total number of guesses for all secrets of a set.
using Cost = std::uint32_t;
/// The cost of a set that no tree solves within the guesses allowed.
inline constexpr Cost infeasible = Cost{1} << 24;

class Shortest {
public:
    Shortest(int codes, int answers);
    /// Σ of the depths of m candidates in the fullest tree.
    Cost operator()(std::size_t m) const { return costs_[m]; }
    /// Sizes of the fullest trees of depth 0, 1, 2, …
    const std::vector<Cost>& sizes() const { return sizes_; }
    /// The most candidates that a tree of this depth can identify.
    Cost most(int guesses) const;

private:
    std::vector<Cost> costs_, sizes_;
};

/// bounds[g] = lower bound of guess g's cost for `set`: one guess per candidate, then its parts' shortest. 6 operations
/// on 16 bytes for every candidate and every 16 bytes of lanes; 1 operation if the set is no larger than the number of
/// feedbacks.
template <class Lane>
void bound_guesses(const AnswerTable<Lane>&, const Shortest&, std::span<const Index> set, std::vector<Lane>& bounds);

} // namespace engine::codes::optimal
