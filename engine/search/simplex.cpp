#include "engine/search/simplex.hpp"
#include "engine/base/exact_division.hpp"
#include <algorithm>
#include <numeric>
#include <utility>

namespace engine::search {

Simplex::Simplex(int variables, std::vector<Row> a, Row b) : rows_(static_cast<int>(a.size())), columns_(variables)
{
    ENGINE_CHECK(a.size() == b.size() && variables > 0);
    for (int i = 0; i < rows_; ++i) {
        ENGINE_CHECK(static_cast<int>(a[i].size()) == columns_ && b[i].sign() >= 0);
        for (Integer& n : a[i]) table_.push_back(std::move(n));
        table_.push_back(std::move(b[i]));
    }
    table_.resize(table_.size() + columns_ + 1);
    nonbasic_.resize(columns_);
    std::iota(nonbasic_.begin(), nonbasic_.end(), 0);
    basic_.resize(rows_);
    std::iota(basic_.begin(), basic_.end(), columns_);
    kept_out_.resize(rows_ + columns_);
}

bool Simplex::maximise(const Row& c)
{
    ENGINE_CHECK(static_cast<int>(c.size()) == columns_);
    // scale * c·x = sum of c_basic * (the rows' expressions of the basic variables) + scale * c_nonbasic * nonbasic
    for (int j = 0; j <= columns_; ++j) {
        const bool is_x = j < columns_ && nonbasic_[j] < columns_;
        Integer sum = is_x ? -(scale_ * c[nonbasic_[j]]) : Integer();
        for (int i = 0; i < rows_; ++i)
            if (basic_[i] < columns_ && c[basic_[i]].sign() != 0) sum = sum + c[basic_[i]] * at(i, j);
        at(rows_, j) = sum;
    }
    for (int column = entering(); column >= 0; column = entering()) {
        const int row = leaving(column);
        if (row < 0) return false;
        pivot(row, column);
    }
    return true;
}

void Simplex::keep_best()
{
    for (int j = 0; j < columns_; ++j)
        if (at(rows_, j).sign() != 0) kept_out_[nonbasic_[j]] = true;
}

bool Simplex::is_fixed() const
{
    return std::all_of(nonbasic_.begin(), nonbasic_.end(), [&](int j) { return kept_out_[j]; });
}

void Simplex::aim_at(int j, std::int64_t sign)
{
    Row c(columns_);
    c[j] = sign;
    ENGINE_CHECK(maximise(c));
}

Range Simplex::range(int j)
{
    aim_at(j, -1);
    const Fraction least = -value();
    aim_at(j, 1);
    return {least, value()};
}

void Simplex::prefer(int j, std::int64_t sign)
{
    aim_at(j, sign);
    keep_best();
}

Fraction Simplex::variable(int j) const
{
    for (int i = 0; i < rows_; ++i)
        if (basic_[i] == j) return {at(i, columns_), scale_};
    return {};
}

/// Bland's rule: the first variable that improves the objective.
int Simplex::entering() const
{
    int best = -1;
    for (int j = 0; j < columns_; ++j)
        if (at(rows_, j).sign() < 0 && !kept_out_[nonbasic_[j]] && (best < 0 || nonbasic_[j] < nonbasic_[best]))
            best = j;
    return best;
}

/// Bland's rule: the first of the basic variables that reach 0 soonest.
int Simplex::leaving(int column) const
{
    int best = -1;
    for (int i = 0; i < rows_; ++i) {
        if (at(i, column).sign() <= 0) continue;
        const int order =
            best < 0 ? -1 : compare(at(i, columns_) * at(best, column), at(best, columns_) * at(i, column));
        if (order < 0 || (order == 0 && basic_[i] < basic_[best])) best = i;
    }
    return best;
}

void Simplex::pivot(int row, int column)
{
    const Integer by = at(row, column);
    const ExactDivisor scale(scale_); // exact: all entries are determinants
    const bool same = by == scale_;
    for (int i = 0; i <= rows_; ++i) {
        if (i == row) continue;
        const Integer factor = at(i, column);
        if (factor.sign() == 0 && same) continue;
        for (int j = 0; j <= columns_; ++j)
            if (j != column) at(i, j) = scale.difference(at(i, j), by, factor, at(row, j));
        at(i, column) = -factor;
    }
    at(row, column) = scale_;
    scale_ = by;
    std::swap(basic_[row], nonbasic_[column]);
    ++pivots_;
}

} // namespace engine::search
