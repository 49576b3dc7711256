// matrix.solve: games in normal form.
#include "engine/request/types/matrix.hpp"
#include "engine/matrix/entry.hpp"
#include "engine/matrix/pure.hpp"
#include "engine/request/door.hpp"
#include <algorithm>

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
    at.fail(name(kind), where + " must be a whole number, a fraction as \"1/2\" or a decimal as \"2.5\".", index);
}

Rational read_entry(const At& at, const Json& value)
{
    // JSON's own decimals are refused: a reader has rounded them already.
    if (!value.is_string() && !value.is_number_integer()) return refuse(at, Kind::syntax), Rational();
    const std::string text = value.is_string() ? value.get_ref<const std::string&>() : write_json(value);
    const std::size_t comma = text.find(','); // a decimal comma belongs to people, not to programs
    if (comma != std::string::npos) return refuse(at, Kind::syntax, static_cast<int>(comma)), Rational();
    const auto entry = matrix::parse_entry(text);
    if (!entry) {
        using Wrong = Rational::Error::Kind;
        refuse(at,
               entry.error().kind == Wrong::syntax             ? Kind::syntax
               : entry.error().kind == Wrong::zero_denominator ? Kind::zero_denominator
                                                               : Kind::entry_out_of_range,
               value.is_string() ? entry.error().at : -1);
        return {};
    }
    return *entry;
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

namespace {

/// The solution, then both sets of optimal strategies. Unit: the solution, or a constraint of a set.
class SolveMatrix {
public:
    using Result = MatrixSolve::Result;
    explicit SolveMatrix(const Matrix& m) : matrix_(m) {}

    Step step(Budget budget)
    {
        if (!solution_) {
            solution_ = solve(matrix_);
            row_.emplace(matrix_, matrix::Side::row, *solution_);
            column_.emplace(matrix_, matrix::Side::column, *solution_);
            return Step::more;
        }
        if (row_->step(budget) == Step::more || column_->step(budget) == Step::more) return Step::more;
        finish();
        return Step::done;
    }
    Progress progress() const
    {
        if (!solution_) return {0, 0};
        const Progress row = row_->progress(), column = column_->progress();
        return {1 + row.done + column.done, 1 + row.total + column.total};
    }
    const Result& result() const { return result_; }

private:
    static MatrixSolve::OptimalStrategies told_set(const matrix::OptimalSet& set)
    {
        const std::size_t listed = std::min(set.extreme.size(), MatrixSolve::max_listed);
        return {{set.extreme.begin(), set.extreme.begin() + static_cast<std::ptrdiff_t>(listed)},
                set.extreme.size(),
                set.dimension,
                set.shape()};
    }
    void finish()
    {
        const matrix::Pure pure = matrix::pure(matrix_);
        const matrix::Solution& s = *solution_;
        const matrix::Elimination left = matrix::eliminate(matrix_);
        result_ = {.row_maximin = pure.row_maximin,
                   .col_minimax = pure.col_minimax,
                   .maximin_rows = pure.maximin_rows,
                   .minimax_columns = pure.minimax_columns,
                   .saddle_points = pure.saddle_points,
                   .value = s.value,
                   .row_strategy = s.row,
                   .column_strategy = s.column,
                   .row_ranges = s.row_ranges,
                   .column_ranges = s.column_ranges,
                   .row_set = told_set(row_->result()),
                   .column_set = told_set(column_->result()),
                   .row_unique = row_->result().is_unique(),
                   .column_unique = column_->result().is_unique(),
                   .dominated = {},
                   .rows_left = left.rows,
                   .columns_left = left.columns};
        if (std::max(result_.row_set.count, result_.column_set.count) > MatrixSolve::max_listed)
            result_.extreme = "first " + std::to_string(MatrixSolve::max_listed);
        for (const matrix::Step& step : left.steps) result_.dominated.push_back(told(step));
    }

    Matrix matrix_;
    std::optional<matrix::Solution> solution_;
    std::optional<matrix::OptimalSetJob> row_, column_;
    Result result_;
};

} // namespace

Running<MatrixSolve> begin(const MatrixSolve& q, Clock)
{
    return running<MatrixSolve>(SolveMatrix(q.matrix), [](const SolveMatrix& job) { return job.result(); });
}

template struct Door<MatrixSolve>;
const Family matrix_commands = list;

} // namespace engine::request
