#include "engine/matrix/dominance.hpp"
#include "engine/search/simplex.hpp"
#include <algorithm>
#include <numeric>
#include <optional>

namespace engine::matrix {
namespace {

using search::Simplex;

/// What is left of a matrix, seen by one player, who likes large numbers.
struct View {
    const Matrix& matrix;
    Side side;
    const std::vector<int>& mine;
    const std::vector<int>& theirs;

    Rational at(int i, int j) const
    {
        return side == Side::row ? matrix.at(mine[i], theirs[j]) : -matrix.at(theirs[j], mine[i]);
    }
    int size() const { return static_cast<int>(mine.size()); }
    int others() const { return static_cast<int>(theirs.size()); }
};

using By = std::vector<Step::Part>;

By by_one(const View& v, int i, Strength strength)
{
    for (int k = 0; k < v.size(); ++k) {
        bool never_worse = k != i, better = false, always_better = true;
        for (int j = 0; j < v.others() && never_worse; ++j) {
            never_worse = v.at(k, j) >= v.at(i, j);
            (v.at(k, j) > v.at(i, j) ? better : always_better) = v.at(k, j) > v.at(i, j);
        }
        if (never_worse && (strength == Strength::strict ? always_better : better)) return {{v.mine[k], 1}};
    }
    return {};
}

/// A mixture x of the other choices. Strict: the greatest t with x·(M_k - M_i) >= t everywhere is positive. Weak: with
/// x·(M_k - M_i) >= 0 everywhere the greatest sum of these is positive.
By by_mixture(const View& v, int i, Strength strength)
{
    if (v.size() < 3) return {}; // a mixture of one is pure
    std::vector<int> others;
    for (int k = 0; k < v.size(); ++k)
        if (k != i) others.push_back(k);
    const int n = static_cast<int>(others.size()), variables = n + 1; // the last is t
    std::vector<Simplex::Row> a;
    Simplex::Row aim(variables); // the aim
    for (int j = 0; j < v.others(); ++j) {
        Integer multiple = 1;
        std::vector<Fraction> gains;
        for (const int k : others) {
            gains.push_back(Fraction(v.at(k, j)) - v.at(i, j));
            multiple = multiple / gcd(multiple, gains.back().den()) * gains.back().den();
        }
        Simplex::Row row;
        for (const Fraction& g : gains) row.push_back(-(g.num() * (multiple / g.den())));
        for (int k = 0; k < n; ++k) aim[k] = aim[k] - row[k]; // columns weigh differently: only the sign matters
        row.push_back(strength == Strength::strict ? multiple : Integer());
        a.push_back(std::move(row));
    }
    a.push_back(Simplex::Row(variables, Integer(1)));
    a.back()[n] = 0;
    Simplex::Row b(a.size());
    b.back() = 1;
    if (strength == Strength::weak) { // without t
        for (Simplex::Row& row : a) row.pop_back();
        aim.pop_back();
    }
    const int used = strength == Strength::strict ? variables : n;
    Simplex simplex(used, std::move(a), std::move(b));
    if (strength == Strength::strict) {
        aim.assign(used, Integer());
        aim[n] = 1;
    }
    ENGINE_CHECK(simplex.maximise(aim));
    if (simplex.value().sign() <= 0) return {};
    By by;
    for (int k = 0; k < n; ++k)
        if (Fraction weight = simplex.variable(k); weight.sign() > 0)
            by.push_back({v.mine[others[k]], std::move(weight)});
    return by;
}

std::optional<Step> next_step(const Matrix& m, const Elimination& e, Strength least)
{
    for (const Strength strength : {Strength::strict, Strength::weak}) {
        if (strength > least) break;
        for (const auto dominating : {by_one, by_mixture})
            for (const Side side : {Side::row, Side::column}) {
                const View v{m, side, side == Side::row ? e.rows : e.columns, side == Side::row ? e.columns : e.rows};
                for (int i = 0; i < v.size(); ++i)
                    if (By by = dominating(v, i, strength); !by.empty())
                        return Step{side, v.mine[i], strength, std::move(by)};
            }
    }
    return std::nullopt;
}

} // namespace

Elimination eliminate(const Matrix& m, Strength least)
{
    ENGINE_CHECK(!problem(m));
    Elimination e;
    e.rows.resize(m.rows);
    e.columns.resize(m.columns);
    std::iota(e.rows.begin(), e.rows.end(), 0);
    std::iota(e.columns.begin(), e.columns.end(), 0);
    while (auto step = next_step(m, e, least)) {
        auto& left = step->side == Side::row ? e.rows : e.columns;
        left.erase(std::find(left.begin(), left.end(), step->choice));
        e.steps.push_back(*std::move(step));
    }
    return e;
}

} // namespace engine::matrix
