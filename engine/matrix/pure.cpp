#include "engine/matrix/pure.hpp"
#include <algorithm>

namespace engine::matrix {

Pure pure(const Matrix& m)
{
    Pure out;
    for (int i = 0; i < m.rows; ++i) {
        Rational least = m.at(i, 0);
        for (int j = 1; j < m.columns; ++j) least = std::min(least, m.at(i, j));
        out.row_minima.push_back(least);
    }
    for (int j = 0; j < m.columns; ++j) {
        Rational most = m.at(0, j);
        for (int i = 1; i < m.rows; ++i) most = std::max(most, m.at(i, j));
        out.column_maxima.push_back(most);
    }
    out.row_maximin = *std::max_element(out.row_minima.begin(), out.row_minima.end());
    out.col_minimax = *std::min_element(out.column_maxima.begin(), out.column_maxima.end());
    for (int i = 0; i < m.rows; ++i)
        if (out.row_minima[i] == out.row_maximin) out.maximin_rows.push_back(i);
    for (int j = 0; j < m.columns; ++j)
        if (out.column_maxima[j] == out.col_minimax) out.minimax_columns.push_back(j);
    for (int i = 0; i < m.rows; ++i)
        for (int j = 0; j < m.columns; ++j)
            if (m.at(i, j) == out.row_minima[i] && m.at(i, j) == out.column_maxima[j])
                out.saddle_points.emplace_back(i, j);
    return out;
}

Mixers must_mix(const Pure& p, const Fraction& value)
{
    const bool row = Fraction(p.row_maximin) < value, column = value < Fraction(p.col_minimax);
    return row ? (column ? Mixers::both : Mixers::row) : column ? Mixers::column : Mixers::neither;
}

} // namespace engine::matrix
