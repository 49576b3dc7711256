#pragma once
// A basis of a Program computed exactly, and the simplex method from there on in exact arithmetic.
#include "engine/base/count.hpp"
#include "engine/extensive/plan.hpp"
#include "engine/extensive/program.hpp"
#include <memory>

namespace engine::extensive {

class Vertex {
public:
    /// `program` must outlive the vertex. `basis`: as many columns as the program has rows, all free ones among them.
    Vertex(const Program& program, std::vector<int> basis);

    bool is_regular() const { return regular_; }
    /// Whether all variables are >= 0. After that the objective may be set.
    bool is_feasible() const;

    /// The objective sum of c_j · x_j by column; only columns with a number here may be named.
    void aim(std::vector<std::pair<int, Integer>> objective);
    /// One pivot towards the objective's maximum; true: it is reached. Bland's rule after a pivot that changes nothing
    /// prevents cycles. The objective is bounded.
    bool improve();
    /// At the maximum: keeps to the points that attain it, by keeping variables at 0.
    void keep_best();
    /// After keep_best(): whether only one point is left. false: undecided.
    bool is_fixed() const;

    /// After keep_best(): whether a column is 0 at all points left. false: undecided.
    bool is_zero(int column) const { return kept_out_[column]; }

    /// The value of a column.
    Fraction value(int column) const;
    /// The plan of the program's player.
    Plan own() const;
    /// At the maximum of v(root): the other player's optimal plan.
    Plan other() const;
    Count pivots() const { return pivots_; }

private:
    void compute();
    void price();
    /// What the objective gains per unit of a column, times the denominator of the prices.
    Integer gain(int column) const;

    const Program* program_;
    std::vector<int> basis_;
    std::vector<int> place_;     // by column: its index in basis_; -1: not basic
    std::vector<bool> kept_out_; // by column
    std::vector<std::pair<int, Integer>> objective_;
    std::unique_ptr<LinearSystem> system_;
    bool regular_ = false;
    Quotients values_; // by place
    Quotients prices_; // by row
    bool stalled_ = false;
    Count pivots_ = 0;
};

} // namespace engine::extensive
