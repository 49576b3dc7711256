#include "engine/matrix/mixed.hpp"
#include "engine/search/simplex.hpp"
#include <algorithm>

namespace engine::matrix {
namespace {

using search::Simplex;

struct OneSide {
    Fraction value; // to the row player
    Mixture mixture;
    std::vector<Range> ranges;
};

/// The column player's strategies. Raised by a constant all payoffs are positive; then with y = column / value the game
/// is: the greatest sum of y for which no row gets more than 1. Rows are multiplied to be whole, one by one.
OneSide solve_for_column(const Matrix& m)
{
    Rational least = m.entries[0];
    for (const Rational& e : m.entries) least = std::min(least, e);
    const Fraction raise(2 - least.num() / least.den()); // least + raise > 0
    std::vector<Simplex::Row> a;
    Simplex::Row b;
    for (int i = 0; i < m.rows; ++i) {
        Integer multiple = 1;
        for (int j = 0; j < m.columns; ++j) {
            const Integer den = m.at(i, j).den();
            multiple = multiple / gcd(multiple, den) * den;
        }
        Simplex::Row row;
        for (int j = 0; j < m.columns; ++j) {
            const Fraction raised = Fraction(m.at(i, j)) + raise;
            row.push_back(raised.num() * (multiple / raised.den()));
        }
        a.push_back(std::move(row));
        b.push_back(std::move(multiple));
    }
    Simplex simplex(m.columns, std::move(a), std::move(b));
    ENGINE_CHECK(simplex.maximise(Simplex::Row(m.columns, Integer(1))));
    const Fraction sum = simplex.value();
    simplex.keep_best();
    OneSide out{Fraction(1) / sum - raise, {}, {}};
    for (int j = 0; j < m.columns; ++j) {
        const Range y = simplex.range(j);
        out.ranges.push_back({y.least / sum, y.most / sum});
    }
    for (int j = 0; j < m.columns; ++j) {
        simplex.prefer(j, 1);
        out.mixture.push_back(simplex.value() / sum);
    }
    return out;
}

Fraction sum_of(const Mixture& weights)
{
    Fraction sum;
    for (const Fraction& w : weights) sum += w;
    return sum;
}

} // namespace

bool Solution::unique(Side side) const
{
    const auto& ranges = side == Side::row ? row_ranges : column_ranges;
    return std::all_of(ranges.begin(), ranges.end(), [](const Range& r) { return r.is_fixed(); });
}

Solution solve(const Matrix& m)
{
    ENGINE_CHECK(!problem(m));
    OneSide column = solve_for_column(m), row = solve_for_column(exchanged(m));
    ENGINE_CHECK(row.value == -column.value); // von Neumann's theorem
    ENGINE_CHECK(is_mixture(m, Side::row, row.mixture) && is_mixture(m, Side::column, column.mixture));
    for (const Fraction& f : column_payoffs(m, row.mixture)) ENGINE_CHECK(f >= column.value);
    for (const Fraction& f : row_payoffs(m, column.mixture)) ENGINE_CHECK(f <= column.value);
    return {std::move(column.value), std::move(row.mixture), std::move(column.mixture), std::move(row.ranges),
            std::move(column.ranges)};
}

bool is_mixture(const Matrix& m, Side side, const Mixture& weights)
{
    return static_cast<int>(weights.size()) == m.choices(side) &&
           std::all_of(weights.begin(), weights.end(), [](const Fraction& f) { return f.sign() >= 0; }) &&
           sum_of(weights) == 1;
}

std::vector<Fraction> row_payoffs(const Matrix& m, const Mixture& column)
{
    ENGINE_CHECK(static_cast<int>(column.size()) == m.columns);
    std::vector<Fraction> out(m.rows);
    for (int i = 0; i < m.rows; ++i)
        for (int j = 0; j < m.columns; ++j) out[i] += column[j] * m.at(i, j);
    return out;
}

std::vector<Fraction> column_payoffs(const Matrix& m, const Mixture& row)
{
    ENGINE_CHECK(static_cast<int>(row.size()) == m.rows);
    std::vector<Fraction> out(m.columns);
    for (int i = 0; i < m.rows; ++i)
        for (int j = 0; j < m.columns; ++j) out[j] += row[i] * m.at(i, j);
    return out;
}

Fraction payoff(const Matrix& m, const Mixture& row, const Mixture& column)
{
    const auto of_rows = row_payoffs(m, column);
    Fraction sum;
    for (int i = 0; i < m.rows; ++i) sum += row[i] * of_rows[i];
    return sum;
}

Responses best_responses(const Matrix& m, Side side, const Mixture& other)
{
    const auto payoffs = side == Side::row ? row_payoffs(m, other) : column_payoffs(m, other);
    Responses out{side == Side::row ? *std::max_element(payoffs.begin(), payoffs.end())
                                    : *std::min_element(payoffs.begin(), payoffs.end()),
                  {}};
    for (std::size_t i = 0; i < payoffs.size(); ++i)
        if (payoffs[i] == out.payoff) out.choices.push_back(static_cast<int>(i));
    return out;
}

} // namespace engine::matrix
