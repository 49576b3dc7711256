#pragma once
// Linear programs in exact arithmetic: maximise c·x subject to A·x <= b and x >= 0, where b >= 0, so that x = 0 is
// feasible. Integer pivoting keeps the tableau integral (J. Edmonds, "Systems of distinct representatives and linear
// algebra", 1967). Bland's rule prevents cycles (R. Bland, "New finite pivoting rules for the simplex method", 1977).
#include "engine/base/count.hpp"
#include "engine/search/mixture.hpp"
#include <vector>

namespace engine::search {

class Simplex {
public:
    using Row = std::vector<Integer>;

    /// Starts at x = 0. Each row of `a` has `variables` numbers; `b` has one number >= 0 for each row.
    Simplex(int variables, std::vector<Row> a, Row b);

    /// Moves from the current vertex to one that maximises c·x. false: c·x is unbounded.
    bool maximise(const Row& c);
    /// After maximise: restricts the program to the optimal points. Repeated, it orders objectives lexicographically.
    void keep_best();
    /// true: only one point remains. false: undecided.
    bool is_fixed() const;

    /// The least and the greatest x_j of the remaining points. Both must exist.
    Range range(int j);
    /// maximise(sign · x_j), then keep_best(). The maximum must exist.
    void prefer(int j, std::int64_t sign);

    /// The maximum that the last maximise() found.
    Fraction value() const { return {at(rows_, columns_), scale_}; }
    /// x_j at the current vertex.
    Fraction variable(int j) const;
    Count pivots() const { return pivots_; }

private:
    /// maximise(sign * x_j).
    void aim_at(int j, std::int64_t sign);
    // scale * basic_[i] + sum over j of at(i, j) * nonbasic_[j] = at(i, columns_); row `rows_` is the objective. Variables
    // 0..columns_-1 are x, the others the slack of one row each.
    Integer& at(int i, int j) { return table_[i * (columns_ + 1) + j]; }
    const Integer& at(int i, int j) const { return table_[i * (columns_ + 1) + j]; }
    int entering() const;
    int leaving(int column) const;
    void pivot(int row, int column);

    int rows_, columns_;
    std::vector<Integer> table_;
    Integer scale_ = 1; // > 0
    std::vector<int> basic_, nonbasic_;
    std::vector<bool> kept_out_; // for each variable: it must stay 0
    Count pivots_ = 0;
};

} // namespace engine::search
