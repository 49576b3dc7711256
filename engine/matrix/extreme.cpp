#include "engine/matrix/extreme.hpp"
#include <algorithm>
#include <utility>

namespace engine::matrix {
namespace {

using Vector = std::vector<Integer>;

/// Divided by the greatest common divisor of its entries.
void reduce(Vector& v)
{
    Integer common;
    for (const Integer& n : v) common = gcd(common, n);
    if (common.sign() == 0 || common == 1) return;
    for (Integer& n : v) n = n / common;
}

/// The rank of integer rows, by elimination without fractions.
int rank(std::vector<Vector> rows)
{
    int found = 0;
    const std::size_t columns = rows.empty() ? 0 : rows[0].size();
    for (std::size_t c = 0; c < columns && found < static_cast<int>(rows.size()); ++c) {
        const auto from = rows.begin() + found;
        const auto pivot = std::find_if(from, rows.end(), [c](const Vector& v) { return v[c].sign() != 0; });
        if (pivot == rows.end()) continue;
        std::swap(*pivot, *from);
        for (auto row = from + 1; row != rows.end(); ++row) {
            if ((*row)[c].sign() == 0) continue;
            const Integer mine = (*from)[c], theirs = (*row)[c];
            for (std::size_t j = c; j < columns; ++j) (*row)[j] = (*row)[j] * mine - (*from)[j] * theirs;
            reduce(*row);
        }
        ++found;
    }
    return found;
}

/// Row i's payoffs less the value at the columns `used`, as whole numbers in the same proportions.
Vector advantages(const Matrix& m, int i, const std::vector<int>& used, const Fraction& value)
{
    std::vector<Fraction> gains;
    Integer multiple = 1;
    for (const int j : used) {
        gains.push_back(Fraction(m.at(i, j)) - value);
        multiple = multiple / gcd(multiple, gains.back().den()) * gains.back().den();
    }
    Vector out;
    for (const Fraction& g : gains) out.push_back(g.num() * (multiple / g.den()));
    reduce(out);
    return out;
}

} // namespace

OptimalShape OptimalSet::shape() const
{
    const bool is_simplex = static_cast<int>(extreme.size()) == dimension + 1;
    switch (dimension) {
    case 0:
        return OptimalShape::point;
    case 1:
        return OptimalShape::segment;
    case 2:
        return is_simplex ? OptimalShape::triangle : OptimalShape::polygon;
    case 3:
        return is_simplex ? OptimalShape::tetrahedron : OptimalShape::polytope;
    default:
        return OptimalShape::polytope;
    }
}

/// Choices that some optimal strategy uses span the set; the other player's choices of that kind gain exactly the value
/// against all of it, the rest at most (A. Goldman, A. Tucker, "Theory of linear programming", 1956).
OptimalSetJob::OptimalSetJob(const Matrix& matrix, Side side, const Solution& s) : choices_(matrix.choices(side))
{
    const bool is_column = side == Side::column;
    const Matrix m = is_column ? matrix : exchanged(matrix); // the column player's view
    const auto& mine = is_column ? s.column_ranges : s.row_ranges;
    const auto& theirs = is_column ? s.row_ranges : s.column_ranges;
    if (s.unique(side)) {
        set_.extreme.push_back(is_column ? s.column : s.row);
        dimension_ = 0;
        return;
    }
    for (int j = 0; j < choices_; ++j)
        if (mine[j].most.sign() > 0) used_.push_back(j);
    const Fraction value = is_column ? s.value : -s.value;
    for (const bool is_equality : {true, false})
        for (int i = 0; i < m.rows; ++i) {
            if ((theirs[i].most.sign() > 0) != is_equality) continue;
            Vector a = advantages(m, i, used_, value);
            const bool is_trivial = std::all_of(a.begin(), a.end(), [](const Integer& n) { return n.sign() == 0; });
            if (!is_trivial) constraints_.push_back({std::move(a), is_equality});
        }
    const auto size = used_.size();
    dimension_ = static_cast<int>(size);
    for (std::size_t j = 0; j < size; ++j) {
        rays_.push_back({Vector(size), ((1u << size) - 1) & ~(1u << j)});
        rays_.back().at[j] = 1;
    }
}

engine::Step OptimalSetJob::step(Budget budget)
{
    if (!set_.extreme.empty()) return engine::Step::done;
    for (std::int64_t units = std::max<std::int64_t>(budget.units, 1); units > 0; --units) {
        if (next_ == static_cast<std::int64_t>(constraints_.size())) {
            finish();
            return engine::Step::done;
        }
        cut(constraints_[static_cast<std::size_t>(next_++)]);
    }
    return engine::Step::more;
}

/// Keeps the vectors with of · y = 0, or of · y <= 0.
void OptimalSetJob::cut(const Constraint& c)
{
    const auto size = used_.size();
    const unsigned bit = c.is_equality ? 0u : 1u << (static_cast<int>(size) + cuts_++);
    const int shared = dimension_ - 2; // at least so many facets meet in an edge
    if (c.is_equality) --dimension_;
    std::vector<Ray> kept;
    std::vector<std::pair<std::size_t, Integer>> above, below; // rays on either side
    for (std::size_t i = 0; i < rays_.size(); ++i) {
        Integer sum;
        for (std::size_t j = 0; j < size; ++j)
            if (rays_[i].at[j].sign() != 0) sum = sum + c.of[j] * rays_[i].at[j];
        if (sum.sign() == 0) kept.push_back({rays_[i].at, rays_[i].tight | bit});
        else (sum.sign() > 0 ? above : below).emplace_back(i, std::move(sum));
    }
    for (const auto& [i, over] : above)
        for (const auto& [k, under] : below) {
            const unsigned tight = rays_[i].tight & rays_[k].tight;
            if (__builtin_popcount(tight) < shared || !adjacent(i, k, tight)) continue;
            Vector at(size);
            for (std::size_t j = 0; j < size; ++j) at[j] = over * rays_[k].at[j] - under * rays_[i].at[j];
            reduce(at);
            kept.push_back({std::move(at), tight | bit});
        }
    if (!c.is_equality)
        for (const auto& side : below) kept.push_back(std::move(rays_[side.first]));
    rays_ = std::move(kept);
}

/// Whether an edge joins two rays: no other ray lies on all facets that they share.
bool OptimalSetJob::adjacent(std::size_t ray, std::size_t other, unsigned tight) const
{
    for (std::size_t r = 0; r < rays_.size(); ++r)
        if (r != ray && r != other && (rays_[r].tight & tight) == tight) return false;
    return true;
}

void OptimalSetJob::finish()
{
    std::vector<Vector> equalities(1, Vector(used_.size(), Integer(1))); // the probabilities add up to 1
    for (Constraint& c : constraints_)
        if (c.is_equality) equalities.push_back(std::move(c.of));
    set_.dimension = static_cast<int>(used_.size()) - rank(std::move(equalities));
    for (const Ray& ray : rays_) {
        Integer sum;
        for (const Integer& n : ray.at) sum = sum + n;
        Mixture mixture(static_cast<std::size_t>(choices_));
        for (std::size_t j = 0; j < used_.size(); ++j) mixture[used_[j]] = Fraction(ray.at[j], sum);
        set_.extreme.push_back(std::move(mixture));
    }
    std::sort(set_.extreme.begin(), set_.extreme.end(), [](const Mixture& a, const Mixture& b) {
        return std::lexicographical_compare(b.begin(), b.end(), a.begin(), a.end());
    });
    ENGINE_CHECK(!set_.extreme.empty());
}

OptimalSet optimal_set(const Matrix& m, Side side, const Solution& s)
{
    OptimalSet out = run(OptimalSetJob(m, side, s));
    ENGINE_CHECK(out.extreme[0] == (side == Side::row ? s.row : s.column));
    return out;
}

} // namespace engine::matrix
