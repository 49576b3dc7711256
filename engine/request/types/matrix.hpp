#pragma once
// matrix.solve: games in normal form.
#include "engine/matrix/dominance.hpp"
#include "engine/matrix/extreme.hpp"
#include "engine/request/typed.hpp"
#include "engine/request/types/range.hpp"
#include <vector>

namespace engine::request {

/// Rows of whole numbers, fractions and decimals, [[2,"1/2"],[0,"2.5"]].
struct MatrixRows {
    static void read(const At&, const Json&, matrix::Matrix&);
    static Json write(const matrix::Matrix&);
    static void check(const At&, const matrix::Matrix&);
    static std::string remedy();
    static Schema schema();
};

/// A whole number as a number, another fraction as a string.
struct Payoff {
    static void read(const At&, const Json&, Rational&);
    static Json write(const Rational&);
    static Schema schema();
};

template <>
struct Described<matrix::Step::Part> {
    static constexpr bool is_list = true;
    static void fields(auto& f, auto& p)
    {
        f.must("choice", p.choice, "a row or a column");
        f.must("weight", p.weight, "its probability in the mixture; 1: this choice alone");
    }
};

struct MatrixSolve {
    static constexpr std::string_view command = "matrix.solve";
    static constexpr std::string_view about =
        "A game in normal form: pure guarantees, optimal mixtures, dominated choices.";
    matrix::Matrix matrix{1, 1, {0}};

    static void fields(auto& f, auto& q)
    {
        f.must("matrix", q.matrix, MatrixRows{},
               "payoffs to the row player, row by row; decimals are strings with a point; of more than 12 places: the "
               "simplest fraction so near");
    }

    /// A step of iterated elimination: the choice that goes, and the choices that dominate it.
    struct Dominated {
        std::optional<int> row, column;
        matrix::Strength strength = matrix::Strength::strict;
        std::vector<matrix::Step::Part> by;
        bool operator==(const Dominated&) const = default;

        static void fields(auto& f, auto& d)
        {
            f.may("row", d.row, "the row that goes; else a column goes");
            f.may("column", d.column, "the column that goes");
            f.must("strength", d.strength,
                   "strict: worse against every choice; weak: never better, and somewhere worse");
            f.must("by", d.by, "the choice or mixture that dominates it");
        }
    };

    /// At most max_listed extreme strategies of one player.
    static constexpr std::size_t max_listed = 1'000;
    struct OptimalStrategies {
        std::vector<std::vector<Fraction>> extreme;
        Count count = 1;
        int dimension = 0;
        matrix::OptimalShape shape = matrix::OptimalShape::point;
        bool operator==(const OptimalStrategies&) const = default;
    };

    struct Result {
        Rational row_maximin, col_minimax;
        std::vector<int> maximin_rows, minimax_columns;
        std::vector<std::pair<int, int>> saddle_points;
        Fraction value;
        std::vector<Fraction> row_strategy, column_strategy;
        std::vector<search::Range> row_ranges, column_ranges;
        OptimalStrategies row_set, column_set;
        std::string extreme = "complete";
        bool row_unique = true, column_unique = true;
        std::vector<Dominated> dominated;
        std::vector<int> rows_left, columns_left;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("row_maximin", r.row_maximin, Payoff{}, "the most that one row guarantees the row player");
            f.must("col_minimax", r.col_minimax, Payoff{}, "the least that one column lets the row player win");
            f.must("maximin_rows", r.maximin_rows, "the rows that attain it, from 0");
            f.must("minimax_columns", r.minimax_columns, "the columns that attain it, from 0");
            f.must("saddle_points", r.saddle_points,
                   "[row,column] of entries least in their row, most in their column");
            f.must("value", r.value, "of the game in mixed strategies");
            f.must("row_strategy", r.row_strategy, "an optimal probability for each row");
            f.must("column_strategy", r.column_strategy, "an optimal probability for each column");
            f.must("row_ranges", r.row_ranges, "[least,most] probability of each row over all optimal strategies");
            f.must("column_ranges", r.column_ranges, "the same for each column");
            f.must("row_strategies", r.row_set.extreme,
                   "the extreme optimal strategies, row_strategy first: all others are mixtures of them");
            f.must("column_strategies", r.column_set.extreme, "the same for the column player");
            f.must("extreme", r.extreme, Words{"complete, first 1000"}, "whether both lists are complete");
            f.must("row_extreme", r.row_set.count, "the number of the row player's, listed or not");
            f.must("column_extreme", r.column_set.count, "the number of the column player's");
            f.must("row_unique", r.row_unique, "whether the row player has one optimal strategy");
            f.must("column_unique", r.column_unique, "whether the column player has one");
            f.must("row_dimension", r.row_set.dimension, "of the set of optimal strategies: 0 a point, 1 a segment, …");
            f.must("column_dimension", r.column_set.dimension, "of the column player's set");
            f.must("row_shape", r.row_set.shape, "of the set of optimal strategies");
            f.must("column_shape", r.column_set.shape, "of the column player's set");
            f.must("dominated", r.dominated, "steps of iterated elimination; weak ones may lose optimal strategies");
            f.must("rows_left", r.rows_left, "rows that no step removes");
            f.must("columns_left", r.columns_left, "columns that no step removes");
        }
    };
};
Running<MatrixSolve> begin(const MatrixSolve&, Clock);

} // namespace engine::request
