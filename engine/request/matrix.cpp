// matrix.*: games in normal form.
#include "engine/matrix/dominance.hpp"
#include "engine/matrix/pure.hpp"
#include "engine/request/board_fields.hpp"
#include "engine/request/commands.hpp"

namespace engine::request {
namespace {

using matrix::Matrix;
using Kind = matrix::Error::Kind;

const std::string shape =
    "rows of numbers, 1 to " + std::to_string(matrix::max_rows) + " rows and columns, as [[2,\"1/2\"],[0,2]]";

std::string sentence(Kind kind, const std::string& where)
{
    if (kind == Kind::zero_denominator) return where + " divides by zero.";
    if (kind == Kind::entry_out_of_range)
        return where + " is too long a number: numerators go up to " + std::to_string(matrix::max_numerator) +
               ", denominators up to " + std::to_string(matrix::max_denominator) + ".";
    return where + " must be a whole number or a fraction as \"1/2\".";
}

Rational read_entry(Reader& in, const Json& value, const std::string& field)
{
    const auto refuse = [&](Kind kind, int at = -1) {
        in.fail({name(kind), sentence(kind, field), field, at});
        return Rational();
    };
    Rational entry;
    if (value.is_number_integer()) {
        const bool fits = value.is_number_unsigned() ? value.get<std::uint64_t>() <= INT64_MAX
                                                     : value.get<std::int64_t>() > INT64_MIN;
        if (!fits) return refuse(Kind::entry_out_of_range);
        entry = value.get<std::int64_t>();
    } else if (value.is_string()) {
        const auto parsed = Rational::parse(value.get_ref<const std::string&>());
        using Wrong = Rational::Error::Kind;
        if (!parsed)
            return refuse(parsed.error().kind == Wrong::syntax             ? Kind::syntax
                          : parsed.error().kind == Wrong::zero_denominator ? Kind::zero_denominator
                                                                           : Kind::entry_out_of_range,
                          parsed.error().at);
        entry = *parsed;
    } else {
        return refuse(Kind::syntax);
    }
    if (problem(Matrix{1, 1, {entry}})) return refuse(Kind::entry_out_of_range);
    return entry;
}

Json texts(const std::vector<Fraction>& all)
{
    Json json = Json::array();
    for (const Fraction& f : all) json.push_back(to_text(f));
    return json;
}
Json texts(const std::vector<matrix::Range>& all)
{
    Json json = Json::array();
    for (const matrix::Range& r : all) json.push_back({to_text(r.least), to_text(r.most)});
    return json;
}
/// Whole numbers as JSON numbers, other fractions as strings.
Json number(const Rational& r) { return r.is_whole() ? Json(r.num()) : Json(to_text(r)); }

Json steps(const matrix::Elimination& e)
{
    Json json = Json::array();
    for (const matrix::Step& step : e.steps) {
        Json by = Json::array();
        for (const auto& part : step.by) by.push_back({part.choice, to_text(part.weight)});
        json.push_back({{name(step.side), step.choice}, {"strength", name(step.strength)}, {"by", by}});
    }
    return json;
}

Started matrix_solve(Reader& in, Clock)
{
    const Matrix m = read_matrix(in);
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    const matrix::Pure pure = matrix::pure(m);
    const matrix::Solution s = matrix::solve(m);
    const matrix::Elimination left = matrix::eliminate(m);
    return std::make_unique<Answered>(ok_line({{"row_maximin", number(pure.row_maximin)},
                                               {"col_minimax", number(pure.col_minimax)},
                                               {"maximin_rows", pure.maximin_rows},
                                               {"minimax_columns", pure.minimax_columns},
                                               {"saddle_points", pure.saddle_points},
                                               {"value", to_text(s.value)},
                                               {"row_strategy", texts(s.row)},
                                               {"column_strategy", texts(s.column)},
                                               {"row_ranges", texts(s.row_ranges)},
                                               {"column_ranges", texts(s.column_ranges)},
                                               {"dominated", steps(left)},
                                               {"rows_left", left.rows},
                                               {"columns_left", left.columns}}));
}

constexpr std::array list{Command{"matrix.solve", matrix_solve}};

} // namespace

Matrix read_matrix(Reader& in)
{
    Matrix otherwise{1, 1, {0}};
    const Json* value = in.require("matrix", "give " + shape);
    if (value == nullptr) return otherwise;
    const auto refuse = [&](Kind kind, std::size_t row, const std::string& what) {
        in.fail({name(kind), what, "matrix", static_cast<int>(row)});
        return otherwise;
    };
    if (!value->is_array() || value->empty()) return refuse(Kind::empty, 0, "matrix must be " + shape + ".");
    if (value->size() > matrix::max_rows)
        return refuse(Kind::too_many_rows, matrix::max_rows, "matrix must be " + shape + ".");
    Matrix m{static_cast<int>(value->size()), 0, {}};
    for (std::size_t i = 0; i < value->size(); ++i) {
        const Json& row = (*value)[i];
        if (!row.is_array() || row.empty()) return refuse(Kind::empty, i, "matrix must be " + shape + ".");
        if (row.size() > matrix::max_columns) return refuse(Kind::too_many_columns, i, "matrix must be " + shape + ".");
        if (i == 0) m.columns = static_cast<int>(row.size());
        if (static_cast<int>(row.size()) != m.columns)
            return refuse(Kind::ragged, i, "All rows of matrix must be as long as the first.");
        for (std::size_t j = 0; j < row.size(); ++j)
            m.entries.push_back(read_entry(in, row[j], "matrix[" + std::to_string(i) + "][" + std::to_string(j) + "]"));
    }
    return m;
}

const Family matrix_commands = list;

} // namespace engine::request
