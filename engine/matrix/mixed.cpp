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

/// The column player's strategies. A constant added to all payoffs makes them positive; with y = column / value the
/// linear program is: maximise the sum of y such that no row gets more than 1. Each row is scaled to whole numbers.
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
    if (simplex.is_fixed()) {
        for (int j = 0; j < m.columns; ++j) {
            out.mixture.push_back(simplex.variable(j) / sum);
            out.ranges.push_back({out.mixture.back(), out.mixture.back()});
        }
        return out;
    }
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

/// A mixture over a common denominator, so that a weighted sum is reduced only once.
struct Weights {
    explicit Weights(const Mixture& mixture)
    {
        for (const Fraction& f : mixture) common = common / gcd(common, f.den()) * f.den();
        for (const Fraction& f : mixture) parts.push_back(f.num() * (common / f.den()));
    }
    /// Σ parts[k] · entry(k), k < parts.size().
    template <class Entry>
    Fraction average(Entry entry) const
    {
        Integer whole = 1;
        for (std::size_t k = 0; k < parts.size(); ++k)
            if (const Rational& e = entry(static_cast<int>(k)); e.den() != 1)
                whole = whole / gcd(whole, e.den()) * e.den();
        Integer sum;
        for (std::size_t k = 0; k < parts.size(); ++k) {
            const Rational& e = entry(static_cast<int>(k));
            sum = sum + parts[k] * (whole / e.den() * e.num());
        }
        return {sum, common * whole};
    }

    std::vector<Integer> parts;
    Integer common = 1;
};

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
           Weights(weights).average([](int) { return Rational(1); }) == 1;
}

std::vector<Fraction> row_payoffs(const Matrix& m, const Mixture& column)
{
    ENGINE_CHECK(static_cast<int>(column.size()) == m.columns);
    std::vector<Fraction> out(m.rows);
    const Weights weights(column);
    for (int i = 0; i < m.rows; ++i) out[i] = weights.average([&](int j) { return m.at(i, j); });
    return out;
}

std::vector<Fraction> column_payoffs(const Matrix& m, const Mixture& row)
{
    ENGINE_CHECK(static_cast<int>(row.size()) == m.rows);
    std::vector<Fraction> out(m.columns);
    const Weights weights(row);
    for (int j = 0; j < m.columns; ++j) out[j] = weights.average([&](int i) { return m.at(i, j); });
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
