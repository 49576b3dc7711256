// matrix: a small game in normal form; its value, or the probability of the first row.
#include "engine/matrix/dominance.hpp"
#include "engine/matrix/game.hpp"
#include "engine/matrix/pure.hpp"
#include "engine/puzzle/kinds.hpp"
#include <algorithm>

namespace engine::puzzle {
namespace {

using matrix::Matrix, matrix::Side;

constexpr int largest_denominator = 12;

std::string cell_id(int row, int column) { return "cell:" + std::to_string(row) + ':' + std::to_string(column); }

std::string choice_id(Side side, int choice)
{
    return side == Side::row ? "choose:" + std::to_string(choice) : cell_id(0, choice);
}

/// What shows a choice on the board: a row is one control, a column its cells.
std::vector<std::string> points_of(const Matrix& m, Side side, int choice)
{
    if (side == Side::row) return {choice_id(side, choice)};
    std::vector<std::string> cells;
    for (int row = 0; row < m.rows; ++row) cells.push_back(cell_id(row, choice));
    return cells;
}

void point_at(const std::vector<std::string>& ids, Deduction& d)
{
    d.point.insert(d.point.end(), ids.begin(), ids.end());
}

bool is_small(const Fraction& f)
{
    return !(Fraction(Integer(1), Integer(largest_denominator)) > Fraction(Integer(1), f.den()));
}

Matrix drawn(int rows, int columns, Rng& rng)
{
    Matrix m{rows, columns, {}};
    for (int i = 0; i < rows * columns; ++i) m.entries.emplace_back(static_cast<std::int64_t>(rng.below(19)) - 9);
    return m;
}

void tell_saddle(const Matrix& m, const matrix::Pure& pure, Puzzle& p)
{
    const auto [row, column] = pure.saddle_points[0];
    const std::string value = to_text(pure.row_maximin);
    p.proof.push_back(Deduction{Rule::saddle,
                                "puzzle_matrix_maximin",
                                {std::to_string(row + 1), value},
                                {},
                                {choice_id(Side::row, row), cell_id(row, column)},
                                {"at_least:" + value}});
    p.proof.push_back(Deduction{Rule::saddle,
                                "puzzle_matrix_minimax",
                                {std::to_string(column + 1), value},
                                {},
                                points_of(m, Side::column, column),
                                {"at_most:" + value, "answer:" + value}});
}

void tell_dominance(const Matrix& m, const matrix::Elimination& left, Puzzle& p)
{
    for (const matrix::Step& step : left.steps) {
        const bool row = step.side == Side::row;
        Deduction d{Rule::dominance, row ? "puzzle_matrix_row_goes" : "puzzle_matrix_column_goes", {}, {}, {}, {}};
        d.values = {std::to_string(step.choice + 1), std::to_string(step.by[0].choice + 1)};
        for (const int choice : {step.choice, step.by[0].choice}) point_at(points_of(m, step.side, choice), d);
        d.gives.push_back((row ? "row_goes:" : "column_goes:") + std::to_string(step.choice));
        p.proof.push_back(std::move(d));
    }
}

bool is_pure_and_strict(const matrix::Elimination& left)
{
    return std::all_of(left.steps.begin(), left.steps.end(), [](const matrix::Step& s) {
        return s.by.size() == 1 && s.strength == matrix::Strength::strict;
    });
}

} // namespace

bool try_matrix(int level, Rng& rng, Puzzle& p)
{
    const int rows = level == 2 ? 2 : 2 + static_cast<int>(rng.below(2));
    const int columns = level == 2 ? 2 : level == 3 && rows == 2 ? 3 : 2 + static_cast<int>(rng.below(2));
    const bool asks_p = level > 1 && rng.below(2) == 0;
    const Matrix m = drawn(rows, columns, rng);
    const matrix::Pure pure = matrix::pure(m);
    if ((level == 1) != (pure.saddle_points.size() == 1) || (level > 1 && !pure.saddle_points.empty())) return false;
    const matrix::Solution s = matrix::solve(m);
    if (!s.unique(Side::row) || !s.unique(Side::column)) return false;
    if (level == 1) {
        tell_saddle(m, pure, p);
    } else {
        const matrix::Elimination left = matrix::eliminate(m, matrix::Strength::strict);
        const bool to_two = left.rows.size() == 2 && left.columns.size() == 2 && is_pure_and_strict(left);
        const bool whole_three = rows == 3 && columns == 3 && left.steps.empty() && s.row[0].sign() > 0 &&
                                 s.row[1].sign() > 0 && s.row[2].sign() > 0;
        if (!is_small(s.value) || !is_small(s.row[0]) || !is_small(s.column[0])) return false;
        if (level == 3 && !whole_three && !(to_two && !left.steps.empty())) return false;
        if (asks_p && (s.row[0].sign() == 0 || !is_small(s.row[0]))) return false;
        tell_dominance(m, left, p);
        const std::string first = to_text(s.row[static_cast<std::size_t>(left.rows[0])]), value = to_text(s.value);
        p.proof.push_back(Deduction{Rule::indifferent,
                                    whole_three ? "puzzle_matrix_indifferent_3" : "puzzle_matrix_indifferent",
                                    {std::to_string(left.rows[0] + 1), first},
                                    {},
                                    {},
                                    {"p:" + std::to_string(left.rows[0]) + ':' + first}});
        for (const int row : left.rows) p.proof.back().point.push_back(choice_id(Side::row, row));
        if (asks_p) {
            p.proof.back().gives.push_back("answer:" + to_text(s.row[0]));
        } else {
            p.proof.push_back(
                Deduction{Rule::indifferent, "puzzle_matrix_value", {value}, {}, {}, {"answer:" + value}});
            for (const int column : left.columns) point_at(points_of(m, Side::column, column), p.proof.back());
        }
        if (asks_p && left.rows[0] != 0) return false; // the chain settles the first row that is left
    }
    matrix::Setup setup;
    setup.matrix = m;
    p.line = to_line(session::Log<matrix::Game>(setup));
    p.ask = {level == 1 ? AskKind::number : AskKind::fraction, asks_p ? "p" : "value", {}};
    p.answer = {to_text(asks_p ? s.row[0] : s.value)};
    return true;
}

Expected<Verdict, Error> check_matrix(const Puzzle& p, const Answer& answer)
{
    const auto given = answer.size() == 1 ? Rational::parse_decimal(answer[0]) : Rational::parse_decimal("");
    if (!given) return wrong(ErrorKind::bad_answer, given.error().at);
    const auto right = Rational::parse(p.answer[0]);
    if (*given == *right) return Verdict{true, {}};
    if (p.ask.about == "p" && (given->sign() < 0 || *given > Rational(1))) return wrong(ErrorKind::bad_answer);
    // Too much: the column player holds it lower. Too little: the row player gets more. Another p: a column punishes it.
    if (p.ask.about == "value") return Verdict{false, {*given > *right ? "q" : "p"}};
    const auto log = matrix::from_line(p.line);
    ENGINE_CHECK(log.has_value());
    const Matrix& m = log->setup().matrix;
    const matrix::Solution s = matrix::solve(m);
    // The rows' other probabilities keep their proportion.
    matrix::Mixture mixture = s.row;
    const Fraction scale = (Fraction(1) - Fraction(*given)) / (Fraction(1) - s.row[0]);
    for (Fraction& weight : mixture) weight = weight * scale;
    mixture[0] = *given;
    const auto payoffs = matrix::column_payoffs(m, mixture);
    const auto worst = std::min_element(payoffs.begin(), payoffs.end());
    return Verdict{false, {choice_id(Side::column, static_cast<int>(worst - payoffs.begin()))}};
}

} // namespace engine::puzzle
