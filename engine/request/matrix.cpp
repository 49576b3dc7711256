// matrix.solve: games in normal form.
#include "engine/request/types/matrix.hpp"
#include "engine/matrix/pure.hpp"
#include "engine/request/door.hpp"

namespace engine::request {
namespace {

using matrix::Matrix;
using Kind = matrix::Error::Kind;

const std::string shape =
    "rows of numbers, 1 to " + std::to_string(matrix::max_rows) + " rows and columns, as [[2,\"1/2\"],[0,2]]";

void refuse(const At& at, Kind kind, int index = -1)
{
    const std::string where = at.path();
    if (kind == Kind::zero_denominator) return at.fail(name(kind), where + " divides by zero.", index);
    if (kind == Kind::entry_out_of_range)
        return at.fail(name(kind),
                       where + " is too long a number: numerators go up to " + std::to_string(matrix::max_numerator) +
                           ", denominators up to " + std::to_string(matrix::max_denominator) + ".",
                       index);
    at.fail(name(kind), where + " must be a whole number or a fraction as \"1/2\".", index);
}

Rational read_entry(const At& at, const Json& value)
{
    Rational entry;
    if (value.is_number_integer()) {
        const bool fits = value.is_number_unsigned() ? value.get<std::uint64_t>() <= INT64_MAX
                                                     : value.get<std::int64_t>() > INT64_MIN;
        if (fits) entry = value.get<std::int64_t>();
        else refuse(at, Kind::entry_out_of_range);
    } else if (value.is_string()) {
        const auto parsed = Rational::parse(value.get_ref<const std::string&>());
        using Wrong = Rational::Error::Kind;
        if (parsed) entry = *parsed;
        else
            refuse(at,
                   parsed.error().kind == Wrong::syntax             ? Kind::syntax
                   : parsed.error().kind == Wrong::zero_denominator ? Kind::zero_denominator
                                                                    : Kind::entry_out_of_range,
                   parsed.error().at);
    } else {
        refuse(at, Kind::syntax);
    }
    if (problem(Matrix{1, 1, {entry}})) refuse(at, Kind::entry_out_of_range);
    return entry;
}

MatrixSolve::Dominated told(const matrix::Step& step)
{
    MatrixSolve::Dominated out{{}, {}, step.strength, step.by};
    (step.side == matrix::Side::row ? out.row : out.column) = step.choice;
    return out;
}

constexpr std::array list{command<MatrixSolve>};

} // namespace

std::string MatrixRows::remedy() { return "give " + shape; }

void MatrixRows::read(const At& at, const Json& value, Matrix& to)
{
    const auto wrong = [&](Kind kind, std::size_t row, const std::string& what) {
        at.fail(name(kind), what, static_cast<int>(row));
    };
    if (!value.is_array() || value.empty()) return wrong(Kind::empty, 0, "matrix must be " + shape + ".");
    if (value.size() > matrix::max_rows)
        return wrong(Kind::too_many_rows, matrix::max_rows, "matrix must be " + shape + ".");
    to = {static_cast<int>(value.size()), 0, {}};
    for (std::size_t i = 0; i < value.size() && !at.failed(); ++i) {
        const Json& row = value[i];
        if (!row.is_array() || row.empty()) return wrong(Kind::empty, i, "matrix must be " + shape + ".");
        if (row.size() > matrix::max_columns) return wrong(Kind::too_many_columns, i, "matrix must be " + shape + ".");
        if (i == 0) to.columns = static_cast<int>(row.size());
        if (static_cast<int>(row.size()) != to.columns)
            return wrong(Kind::ragged, i, "All rows of matrix must be as long as the first.");
        const At here = at.in(i);
        for (std::size_t j = 0; j < row.size(); ++j) to.entries.push_back(read_entry(here.in(j), row[j]));
    }
}

Json MatrixRows::write(const Matrix& m)
{
    Json rows = Json::array();
    for (int i = 0; i < m.rows; ++i) {
        Json row = Json::array();
        for (int j = 0; j < m.columns; ++j) row.push_back(Payoff::write(m.at(i, j)));
        rows.push_back(std::move(row));
    }
    return rows;
}

void MatrixRows::check(const At& at, const Matrix& m)
{
    if (const auto wrong = problem(m)) at.refuse(name(*wrong), " must be " + shape + ".", wrong->at);
}

void Payoff::read(const At& at, const Json& json, Rational& to)
{
    const auto parsed = Rational::parse(json.is_string() ? json.get_ref<const std::string&>() : write_json(json));
    if (parsed) to = *parsed;
    else at.wrong_type("a whole number or a fraction as \"4/7\"");
}

Json Payoff::write(const Rational& r) { return r.is_whole() ? Json(r.num()) : Json(to_text(r)); }

Running<MatrixSolve> begin(const MatrixSolve& q, Clock)
{
    const matrix::Pure pure = matrix::pure(q.matrix);
    matrix::Solution s = matrix::solve(q.matrix);
    matrix::Elimination left = matrix::eliminate(q.matrix);
    std::vector<MatrixSolve::Dominated> dominated;
    for (const matrix::Step& step : left.steps) dominated.push_back(told(step));
    return MatrixSolve::Result{.row_maximin = pure.row_maximin,
                               .col_minimax = pure.col_minimax,
                               .maximin_rows = pure.maximin_rows,
                               .minimax_columns = pure.minimax_columns,
                               .saddle_points = pure.saddle_points,
                               .value = s.value,
                               .row_strategy = s.row,
                               .column_strategy = s.column,
                               .row_ranges = s.row_ranges,
                               .column_ranges = s.column_ranges,
                               .dominated = std::move(dominated),
                               .rows_left = left.rows,
                               .columns_left = left.columns};
}

template struct Door<MatrixSolve>;
const Family matrix_commands = list;

} // namespace engine::request
