#pragma once
// A two-player zero-sum game in normal form: payoffs from the column player to the row player. As text `2 -3 / 0 2 / -5
// 10`.
#include "engine/base/named.hpp"
#include "engine/base/rational.hpp"
#include "engine/matrix/error.hpp"
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine::matrix {

inline constexpr int max_rows = 10;
inline constexpr int max_columns = 10;
inline constexpr std::int64_t max_numerator = 1'000'000'000'000'000; // limit of the absolute value
inline constexpr std::int64_t max_denominator = 1'000'000'000'000;

ENGINE_NAMED(Side, row, column); // the row player maximises, the column player minimises

constexpr Side other(Side s) { return s == Side::row ? Side::column : Side::row; }

struct Matrix {
    int rows = 0, columns = 0;     // 1..max_rows, 1..max_columns
    std::vector<Rational> entries; // row by row

    const Rational& at(int row, int column) const { return entries[row * columns + column]; }
    int choices(Side side) const { return side == Side::row ? rows : columns; }
    bool operator==(const Matrix&) const = default;
};

/// The first error, with `at` = index of the entry; nothing for a legal matrix.
std::optional<Error> problem(const Matrix&);

/// The same game with the players' seats exchanged: transposed and negated.
Matrix exchanged(const Matrix&);

/// Numbers as parse_entry reads them, separated by spaces, tabs or commas. If blanks alone separate some numbers, a comma
/// between two digits is a decimal comma: "0 1 / 1,5 2" has the entry 3/2, "0,1;1,5" has not. Rows end with a semicolon,
/// a line end or a slash between blanks (a slash between digits is a fraction's). Empty rows at the end are ignored. A
/// matrix whose word is too long for a line is too_long.
Expected<Matrix, Error> parse_matrix(std::string_view text);
/// "2 -3 / 0 2 / -5 10". parse_matrix(to_text(m)) == m.
std::string to_text(const Matrix&);
/// The same without spaces, as one word of a line: "2,-3;0,2;-5,10".
std::string to_word(const Matrix&);
/// Characters of a word of a line; a matrix of longer numbers can be solved but not played.
inline constexpr int max_word_length = 2'600;

/// The seed's slide 4: no saddle point, value 4/7.
Matrix slide();

} // namespace engine::matrix
