#pragma once
// The simplex method in floating point. Its last basis is only a proposal: vertex.hpp computes and checks it exactly.
#include "engine/base/job.hpp"
#include "engine/extensive/program.hpp"

namespace engine::extensive {

/// Ties between leaving variables are broken by a second, random right side, compared only where the first ties
/// (lexicographic simplex method, G. Dantzig, A. Orden, P. Wolfe, 1955): the program has many ties and would cycle.
class Finder {
public:
    using Result = std::vector<int>;

    /// `program` must outlive the finder.
    explicit Finder(const Program& program);

    /// A unit is about a microsecond; a pivot takes at least one.
    Step step(Budget);
    Progress progress() const { return {pivots_, 0}; }
    /// The columns of the basis.
    Result result() const;
    std::int64_t pivots() const { return pivots_; }

private:
    double& at(int i, int j) { return table_[static_cast<std::size_t>(i) * width_ + j]; }
    void fill(const Start&);
    int entering() const;
    int leaving(int column) const;
    void pivot(int row, int column);

    const Program* program_;
    // basic_[i] = at(i, columns) + sum over j of at(i, j) * nonbasic_[j]; row `rows` is the objective; the last column
    // is the second right side. Free variables are always basic and need no row.
    std::vector<int> basic_, nonbasic_;
    std::vector<double> table_;
    int width_ = 0;
    std::int64_t pivots_ = 0;
};

} // namespace engine::extensive
