#pragma once
// The linear program of the sequence form (D. Koller, N. Megiddo, B. von Stengel, "Fast algorithms for finding
// randomized strategies in game trees", 1994), in whole numbers. Maximise v(root) over x >= 0, s >= 0 and free v:
//   x is a realization plan of `player`                       (a row for the empty sequence and for each own set)
//   payoff(x, j) - v(set of j) + sum of v(sets after j) = s_j  (a row for each sequence j of the other player)
// v(k) is the least that `player` gets where the other moves at k. The second rows' multipliers are minus the other's
// plan.
#include "engine/extensive/form.hpp"
#include "engine/extensive/linear.hpp"

namespace engine::extensive {

class Program {
public:
    /// `form` must outlive the program.
    Program(const Form& form, int player);

    const Sequences& own() const { return *own_; }
    const Sequences& other() const { return *other_; }

    // Variables by number: x, then v, then s.
    int columns() const { return first_s() + other_->count(); }
    int rows() const { return first_other_row() + other_->count(); }
    int first_v() const { return own_->count(); }
    int first_s() const { return first_v() + static_cast<int>(other_->sets.size()) + 1; }
    int first_other_row() const { return static_cast<int>(own_->sets.size()) + 1; }
    bool is_free(int column) const { return column >= first_v() && column < first_s(); }
    /// x is 1 for the empty sequence: the right side of row 0; all other rows have 0.
    const LinearSystem::Column& column(int j) const { return terms_[j]; }

    /// Payoffs of `player` by its own sequence: pairs (the other's sequence, payoff).
    const std::vector<std::vector<std::pair<int, Integer>>>& payoffs() const { return payoffs_; }
    const Integer& greatest() const { return greatest_; } // absolute payoff; > 0

private:
    const Sequences *own_, *other_;
    std::vector<std::vector<std::pair<int, Integer>>> payoffs_;
    std::vector<LinearSystem::Column> terms_;
    Integer greatest_ = 1;
};

/// A pure strategy of `player` and the other's best reply give a basis: x of the chosen sequences, all v, and s of all
/// sequences that the reply does not choose.
struct Start {
    std::vector<int> own, other; // an action for each set
};
/// The first action everywhere, and the best reply to it.
Start start_of(const Program&);
/// Column numbers of its basis, ascending. Its determinant is 1 or -1.
std::vector<int> basis_of(const Program&, const Start&);

} // namespace engine::extensive
