#include "engine/matrix/dominance.hpp"
#include "engine/search/simplex.hpp"
#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

namespace engine::matrix {
namespace {

using search::Simplex;

/// The remaining matrix from one player's side, as payoffs to that player.
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

/// Whether choice i is a best response to a pure choice of the other player, the only one if `alone`. Then no mixture
/// dominates it.
bool is_best_somewhere(const View& v, int i, bool alone)
{
    for (int j = 0; j < v.others(); ++j) {
        bool best = true;
        for (int k = 0; k < v.size() && best; ++k)
            best = k == i || v.at(k, j) < v.at(i, j) || (!alone && v.at(k, j) == v.at(i, j));
        if (best) return true;
    }
    return false;
}

/// A mixture x of the player's other choices that dominates i. Strict: max t with x·(M_k - M_i) >= t in every column is
/// positive. Weak: subject to x·(M_k - M_i) >= 0 in every column, their maximal sum is positive.
By by_mixture(const View& v, int i, Strength strength)
{
    if (v.size() < 3) return {}; // with one other choice no mixture is proper
    if (is_best_somewhere(v, i, strength == Strength::weak)) return {};
    std::vector<int> others;
    for (int k = 0; k < v.size(); ++k)
        if (k != i) others.push_back(k);
    const int n = static_cast<int>(others.size()), variables = n + 1; // the last variable is t
    std::vector<Simplex::Row> a;
    Simplex::Row aim(variables); // the objective
    for (int j = 0; j < v.others(); ++j) {
        Integer multiple = 1;
        std::vector<Fraction> gains;
        for (const int k : others) {
            gains.push_back(Fraction(v.at(k, j)) - v.at(i, j));
            multiple = multiple / gcd(multiple, gains.back().den()) * gains.back().den();
        }
        Simplex::Row row;
        for (const Fraction& g : gains) row.push_back(-(g.num() * (multiple / g.den())));
        for (int k = 0; k < n; ++k) aim[k] = aim[k] - row[k]; // scaled columns: only the objective's sign matters
        row.push_back(strength == Strength::strict ? multiple : Integer());
        a.push_back(std::move(row));
    }
    a.push_back(Simplex::Row(variables, Integer(1)));
    a.back()[n] = 0;
    Simplex::Row b(a.size());
    b.back() = 1;
    if (strength == Strength::weak) { // drops t
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

/// Caches choices that no mixture dominates; this stays true until the other player loses a choice.
struct Undominated {
    /// [side][strength], by index in the whole matrix.
    std::array<std::array<std::vector<bool>, 2>, 2> at;

    std::vector<bool>& of(Side side, Strength s)
    {
        return at[static_cast<std::size_t>(side)][static_cast<std::size_t>(s)];
    }
    void forget(Side side, int choices)
    {
        for (auto& of_strength : at[static_cast<std::size_t>(side)])
            of_strength.assign(static_cast<std::size_t>(choices), false);
    }
};

/// A choice that is not weakly dominated is not strictly dominated either, so one linear program settles both.
By by_mixture_unless_known(const View& v, int i, Strength strength, Undominated& known)
{
    const auto choice = static_cast<std::size_t>(v.mine[i]);
    if (known.of(v.side, strength)[choice]) return {};
    By by = by_mixture(v, i, Strength::weak);
    if (by.empty()) known.of(v.side, Strength::weak)[choice] = true;
    else if (strength == Strength::strict) by = by_mixture(v, i, strength);
    if (by.empty()) known.of(v.side, Strength::strict)[choice] = true;
    return by;
}

std::optional<Step> next_step(const Matrix& m, const Elimination& e, Strength least, Undominated& known)
{
    for (const Strength strength : {Strength::strict, Strength::weak}) {
        if (strength > least) break;
        for (const bool mixed : {false, true})
            for (const Side side : {Side::row, Side::column}) {
                const View v{m, side, side == Side::row ? e.rows : e.columns, side == Side::row ? e.columns : e.rows};
                for (int i = 0; i < v.size(); ++i)
                    if (By by = mixed ? by_mixture_unless_known(v, i, strength, known) : by_one(v, i, strength);
                        !by.empty())
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
    Undominated known;
    known.forget(Side::row, m.rows);
    known.forget(Side::column, m.columns);
    while (auto step = next_step(m, e, least, known)) {
        auto& left = step->side == Side::row ? e.rows : e.columns;
        left.erase(std::find(left.begin(), left.end(), step->choice));
        if (step->side == Side::row) known.forget(Side::column, m.columns);
        else known.forget(Side::row, m.rows);
        e.steps.push_back(*std::move(step));
    }
    return e;
}

} // namespace engine::matrix
