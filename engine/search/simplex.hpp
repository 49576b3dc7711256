#pragma once
// Linear programs in exact arithmetic: maximise c·x subject to A·x <= b and x >= 0, where b >= 0, so that x = 0 is a
// start. All games here can be written so. Integer pivoting keeps the whole tableau whole (J. Edmonds, "Systems of
// distinct representatives and linear algebra", 1967); the choice of pivots cannot cycle (R. Bland, "New finite pivoting
// rules for the simplex method", 1977).
#include "engine/base/count.hpp"
#include "engine/search/mixture.hpp"
#include <vector>

namespace engine::search {

class Simplex {
public:
    using Row = std::vector<Integer>;

    /// At x = 0. Every row of `a` has `variables` numbers, `b` as many as `a` has rows; b >= 0.
    Simplex(int variables, std::vector<Row> a, Row b);

    /// Goes to the best vertex for c·x; from where it is, so that a second aim costs few pivots. false: there is no
    /// best, c·x grows without end.
    bool maximise(const Row& c);
    /// After maximise: from now on only points as good as this one are considered. Repeated, it ranks aims.
    void keep_best();
    /// Only one point is considered any more. (Where false, there may be one only all the same.)
    bool is_fixed() const;

    /// The least and the greatest x_j of the points considered. It must have both.
    Range range(int j);
    /// maximise(x_j), or with -1 its opposite, then keep_best(). It must have a best.
    void prefer(int j, std::int64_t sign);

    /// Of the last maximise.
    Fraction value() const { return {at(rows_, columns_), scale_}; }
    /// x_j at the vertex.
    Fraction variable(int j) const;
    Count pivots() const { return pivots_; }

private:
    /// maximise(sign * x_j).
    void aim_at(int j, std::int64_t sign);
    // scale * basic_[i] + sum over j of at(i, j) * nonbasic_[j] = at(i, columns_); row `rows_` is the aim's. Variables
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
    std::vector<bool> kept_out_; // of each variable: it stays 0
    Count pivots_ = 0;
};

} // namespace engine::search
