#pragma once
// All optimal strategies of a player: the convex hull of the extreme ones (L. Shapley, R. Snow, "Basic solutions of discrete
// games", 1950), found by the double description method (T. Motzkin and others, 1953).
#include "engine/base/job.hpp"
#include "engine/base/named.hpp"
#include "engine/matrix/mixed.hpp"

namespace engine::matrix {

/// The shape of a set of optimal strategies.
ENGINE_NAMED(OptimalShape, point, segment, triangle, polygon, tetrahedron, polytope);

struct OptimalSet {
    /// The greatest probability of choice 0 first, then of choice 1, and so on: the first is Solution's strategy.
    std::vector<Mixture> extreme;
    int dimension = 0; // of the set: 0 a point, 1 a segment, …

    bool is_unique() const { return extreme.size() == 1; }
    OptimalShape shape() const;
};

/// One player's optimal strategies. Exact and complete: at most 2,730 extreme ones (P. McMullen, 1970: a polytope of dimension
/// 9 with 20 facets), mostly one. Unit: one constraint, some milliseconds where there are hundreds of extreme strategies.
class OptimalSetJob {
public:
    using Result = OptimalSet;
    /// `solution`: solve(matrix).
    OptimalSetJob(const Matrix&, Side, const Solution& solution);

    engine::Step step(Budget); // matrix::Step is one of dominance
    /// In constraints.
    Progress progress() const { return {next_, static_cast<std::int64_t>(constraints_.size())}; }
    const OptimalSet& result() const { return set_; }

private:
    using Vector = std::vector<Integer>;
    struct Constraint {
        Vector of; // times the probabilities of used_
        bool is_equality;
    };
    struct Ray {
        Vector at;
        unsigned tight; // the coordinates that are 0, then the inequalities that hold with equality
    };
    void cut(const Constraint&);
    bool adjacent(std::size_t ray, std::size_t other, unsigned tight) const;
    void finish();

    int choices_;
    std::vector<int> used_; // the choices that some optimal strategy uses
    std::vector<Constraint> constraints_;
    std::int64_t next_ = 0;
    std::vector<Ray> rays_; // of the cone of nonnegative vectors that meet the constraints before next_
    int dimension_;         // at most the cone's
    int cuts_ = 0;          // inequalities so far
    OptimalSet set_;
};
static_assert(Job<OptimalSetJob>);

/// Runs the job. 8 x 8: at most milliseconds.
OptimalSet optimal_set(const Matrix&, Side, const Solution&);

} // namespace engine::matrix
