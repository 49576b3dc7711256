#include "engine/extensive/finder.hpp"
#include "engine/base/rng.hpp"
#include <algorithm>

namespace engine::extensive {
namespace {

constexpr double tiny = 1e-9;        // a number this near to 0 is 0
constexpr double least_pivot = 1e-7; // relative to the largest of its column

/// Changes of all variables when one that is not basic grows by 1.
class Changes {
public:
    std::vector<double> x, v, s; // by the program's variables

    Changes(const Program& p, const Start& start)
        : x(p.own().count()), v(p.other().sets.size() + 1), s(p.other().count()), p_(p), start_(start)
    {
        payoffs_.resize(p.payoffs().size());
        for (std::size_t i = 0; i < payoffs_.size(); ++i)
            for (const auto& [j, n] : p.payoffs()[i]) payoffs_[i].emplace_back(j, to_double(Fraction(n, p.greatest())));
    }
    /// The values at the start: x of the empty sequence grows from 0 to 1.
    void start()
    {
        clear();
        grow(0, 1);
        follow();
    }
    void of(int column)
    {
        clear();
        if (column < p_.first_v()) {
            const int set = p_.own().set_of[column];
            grow(column, 1);
            grow(p_.own().sets[set].first + start_.own[set], -1);
        } else {
            s[column - p_.first_s()] = 1;
        }
        follow();
    }

private:
    void clear()
    {
        for (auto* all : {&x, &v, &s}) std::fill(all->begin(), all->end(), 0);
    }
    /// The weight of a sequence, and of those that the start chooses after it.
    void grow(int sequence, double by)
    {
        x[sequence] += by;
        for (const int set : p_.own().next[sequence]) grow(p_.own().sets[set].first + start_.own[set], by);
    }
    /// The rows of the other player: v from the sequences that the start chooses, s of the others.
    void follow()
    {
        std::vector<double> worth(s.size());
        for (std::size_t i = 0; i < x.size(); ++i)
            if (x[i] != 0)
                for (const auto& [j, n] : payoffs_[i]) worth[j] += n * x[i];
        const auto& sets = p_.other().sets;
        for (std::size_t k = sets.size(); k-- > 0;) {
            const int chosen = sets[k].first + start_.other[k];
            v[k + 1] = worth[chosen] - s[chosen];
            for (int j = sets[k].first; j < sets[k].first + sets[k].actions; ++j)
                if (j != chosen) s[j] = worth[j] - v[k + 1];
            worth[sets[k].before] += v[k + 1];
        }
        v[0] = worth[0] - s[0];
    }

    const Program& p_;
    const Start& start_;
    std::vector<std::vector<std::pair<int, double>>> payoffs_; // the greatest is 1 or -1
};

} // namespace

Finder::Finder(const Program& program) : program_(&program) { fill(start_of(program)); }

void Finder::fill(const Start& start)
{
    const std::vector<int> basis = basis_of(*program_, start);
    std::vector<bool> is_basic(program_->columns());
    for (const int j : basis) is_basic[j] = true;
    for (const int j : basis)
        if (!program_->is_free(j)) basic_.push_back(j);
    for (int j = 0; j < program_->columns(); ++j)
        if (!is_basic[j]) nonbasic_.push_back(j);
    const int rows = static_cast<int>(basic_.size()), columns = static_cast<int>(nonbasic_.size());
    width_ = columns + 2;
    table_.resize(static_cast<std::size_t>(rows + 1) * width_);
    Changes changes(*program_, start);
    const auto put = [&](int column) {
        for (int i = 0; i < rows; ++i)
            at(i, column) =
                basic_[i] < program_->first_v() ? changes.x[basic_[i]] : changes.s[basic_[i] - program_->first_s()];
        at(rows, column) = changes.v[0];
    };
    for (int j = 0; j < columns; ++j) {
        changes.of(nonbasic_[j]);
        put(j);
    }
    changes.start();
    put(columns);
    Rng rng(1);
    for (int i = 0; i < rows; ++i) at(i, columns + 1) = 1 + static_cast<double>(rng.below(1 << 20)) / (1 << 20);
}

Step Finder::step(Budget budget)
{
    const int most = 50 * (width_ + static_cast<int>(basic_.size()));
    std::int64_t units = 0;
    do {
        const int column = entering();
        const int row = column < 0 ? -1 : leaving(column);
        if (row < 0 || pivots_ > most) return Step::done;
        pivot(row, column);
        units += 1 + static_cast<std::int64_t>(basic_.size()) * width_ / 2000;
    } while (units < budget.units);
    return Step::more;
}

Finder::Result Finder::result() const
{
    Result basis = basic_;
    for (int v = program_->first_v(); v < program_->first_s(); ++v) basis.push_back(v);
    std::sort(basis.begin(), basis.end());
    return basis;
}

int Finder::entering() const
{
    const double* objective = &table_[basic_.size() * width_];
    int best = -1;
    double most = tiny;
    for (int j = 0; j < width_ - 2; ++j)
        if (objective[j] > most) {
            best = j;
            most = objective[j];
        }
    return best;
}

int Finder::leaving(int column) const
{
    double largest = 0;
    for (std::size_t i = 0; i < basic_.size(); ++i) largest = std::max(largest, -table_[i * width_ + column]);
    const double least = std::max(least_pivot * largest, tiny);
    int best = -1;
    double first = 0, second = 0; // the best row's quotients
    for (std::size_t i = 0; i < basic_.size(); ++i) {
        const double* row = &table_[i * width_];
        const double by = -row[column];
        if (by < least) continue;
        const double one = std::max(row[width_ - 2], 0.0) / by, two = row[width_ - 1] / by;
        if (best < 0 || one < first - tiny || (one <= first + tiny && two < second)) {
            best = static_cast<int>(i);
            first = one;
            second = two;
        }
    }
    return best;
}

void Finder::pivot(int row, int column)
{
    const int rows = static_cast<int>(basic_.size()) + 1;
    double* leaves = &at(row, 0);
    const double by = leaves[column];
    std::vector<int> used; // columns in which the row is not 0
    for (int j = 0; j < width_; ++j)
        if (j != column && leaves[j] != 0) {
            leaves[j] = -leaves[j] / by;
            used.push_back(j);
        }
    leaves[column] = 1 / by;
    for (int i = 0; i < rows; ++i) {
        double* other = &at(i, 0);
        const double factor = other[column];
        if (i == row || factor == 0) continue;
        for (const int j : used) {
            const double sum = other[j] + factor * leaves[j];
            other[j] = sum < 1e-13 && sum > -1e-13 ? 0 : sum;
        }
        other[column] = factor / by;
    }
    std::swap(basic_[row], nonbasic_[column]);
    ++pivots_;
}

} // namespace engine::extensive
