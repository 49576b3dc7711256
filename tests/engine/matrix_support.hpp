#pragma once
// Shared by the tests of matrix games: random games, and the oracle, all extreme optimal strategies by the kernels of
// L. Shapley and R. Snow, "Basic solutions of discrete games", 1950.
#include "engine/base/rng.hpp"
#include "engine/matrix/mixed.hpp"
#include <algorithm>
#include <optional>
#include <vector>

namespace engine::matrix {

/// A game of up to most x most entries in [-size, size], over denominators up to `denominators`.
inline Matrix random_matrix(Rng& rng, int most, std::int64_t size, std::int64_t denominators)
{
    const int rows = 1 + static_cast<int>(rng.below(static_cast<std::uint64_t>(most)));
    const int columns = 1 + static_cast<int>(rng.below(static_cast<std::uint64_t>(most)));
    Matrix m{rows, columns, {}};
    for (int i = 0; i < rows * columns; ++i) {
        const auto n = static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(2 * size + 1))) - size;
        const auto d = 1 + static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(denominators)));
        m.entries.push_back(*Rational::of(n, d));
    }
    return m;
}

inline Matrix part_of(const Matrix& m, const std::vector<int>& rows, const std::vector<int>& columns)
{
    Matrix out{static_cast<int>(rows.size()), static_cast<int>(columns.size()), {}};
    for (const int i : rows)
        for (const int j : columns) out.entries.push_back(m.at(i, j));
    return out;
}

/// Orders mixtures by the first probability, then the second, …
inline bool by_first_choice(const Mixture& a, const Mixture& b)
{
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
}

/// The mixture that equalises all columns of a square matrix, and the value, if there is exactly one.
inline std::optional<std::pair<Mixture, Fraction>> equalizer(const Matrix& m)
{
    const int n = m.rows + 1; // unknowns: the probabilities, then the value
    std::vector<std::vector<Fraction>> a(n, std::vector<Fraction>(n + 1));
    for (int j = 0; j < m.columns; ++j) {
        for (int i = 0; i < m.rows; ++i) a[j][i] = m.at(i, j);
        a[j][m.rows] = -1;
    }
    for (int i = 0; i < m.rows; ++i) a[m.rows][i] = 1;
    a[m.rows][n] = 1;
    for (int c = 0; c < n; ++c) {
        const auto found = std::find_if(a.begin() + c, a.end(), [c](const auto& row) { return row[c].sign() != 0; });
        if (found == a.end()) return std::nullopt;
        std::swap(*found, a[c]);
        for (int r = 0; r < n; ++r) {
            if (r == c || a[r][c].sign() == 0) continue;
            const Fraction factor = a[r][c] / a[c][c];
            for (int k = c; k <= n; ++k) a[r][k] = a[r][k] - factor * a[c][k];
        }
    }
    Mixture out;
    for (int c = 0; c < m.rows; ++c) out.push_back(a[c][n] / a[c][c]);
    return std::pair{out, a[m.rows][n] / a[m.rows][m.rows]};
}

struct Kernels {
    Fraction value;
    std::vector<Mixture> rows, columns; // extreme optimal strategies, each once
};

inline std::vector<int> members(unsigned mask)
{
    std::vector<int> out;
    for (int i = 0; mask >> i != 0; ++i)
        if ((mask >> i & 1) != 0) out.push_back(i);
    return out;
}

inline Kernels kernels(const Matrix& m)
{
    Kernels out;
    const auto spread = [](const Mixture& small, const std::vector<int>& at, int size) {
        Mixture whole(size);
        for (std::size_t i = 0; i < at.size(); ++i) whole[at[i]] = small[i];
        return whole;
    };
    const auto keep = [](std::vector<Mixture>& all, const Mixture& one) {
        if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
    };
    for (unsigned r = 1; r < 1u << m.rows; ++r)
        for (unsigned c = 1; c < 1u << m.columns; ++c) {
            const auto rows = members(r), columns = members(c);
            if (rows.size() != columns.size()) continue;
            const Matrix part = part_of(m, rows, columns);
            const auto p = equalizer(part), q = equalizer(exchanged(part));
            if (!p || !q) continue;
            const Mixture row = spread(p->first, rows, m.rows), column = spread(q->first, columns, m.columns);
            if (!is_mixture(m, Side::row, row) || !is_mixture(m, Side::column, column)) continue;
            if (best_responses(m, Side::column, row).payoff < p->second) continue;
            if (best_responses(m, Side::row, column).payoff > p->second) continue;
            out.value = p->second;
            keep(out.rows, row);
            keep(out.columns, column);
        }
    return out;
}

} // namespace engine::matrix
