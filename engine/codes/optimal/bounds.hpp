#pragma once
// What every guess costs at least, for all guesses at once. A guess whose answers divide a set into parts of m₁, m₂, …
// candidates costs at least Σ shortest(mᵢ) more than a guess each, where shortest(m) is what m candidates take if every
// guess in the tree below gets every answer there is: levels of 1, a−1, (a−1)², … guesses. shortest is convex and piecewise
// linear, so its sum follows from how far each part is above the levels' sizes.
#include "engine/codes/optimal/answers.hpp"
#include <span>
#include <vector>

namespace engine::codes::optimal {

/// Guesses, all secrets of a set together.
using Cost = std::uint32_t;
/// No tree that has guesses enough.
inline constexpr Cost infeasible = Cost{1} << 24;

class Shortest {
public:
    Shortest(int codes, int answers);
    /// Σ of the depths of m candidates in the fullest tree.
    Cost operator()(std::size_t m) const { return costs_[m]; }
    /// The sizes of the fullest trees of 0, 1, 2, … guesses.
    const std::vector<Cost>& sizes() const { return sizes_; }
    /// The most candidates that so many guesses can tell apart and name.
    Cost most(int guesses) const;

private:
    std::vector<Cost> costs_, sizes_;
};

/// bounds[g] = the least that guess g costs, for the candidates of `set` together: one guess for each of them, then its
/// parts' shortest. 6 operations on 16 bytes for every candidate and every 16 bytes of lanes; 1 for sets no larger than
/// there are answers.
template <class Lane>
void bound_guesses(const AnswerTable<Lane>&, const Shortest&, std::span<const Index> set, std::vector<Lane>& bounds);

} // namespace engine::codes::optimal
