#include "engine/matrix/matrix.hpp"
#include "engine/base/check.hpp"
#include "engine/matrix/entry.hpp"
#include <algorithm>

namespace engine::matrix {
namespace {

using Kind = Error::Kind;

bool in_range(const Rational& r)
{
    return r.num() >= -max_numerator && r.num() <= max_numerator && r.den() <= max_denominator;
}

bool is_digit(std::string_view text, std::size_t at) { return at < text.size() && text[at] >= '0' && text[at] <= '9'; }

/// Whether blanks alone separate some numbers.
bool parted_by_blanks(std::string_view text)
{
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] != ' ' && text[i] != '\t') continue;
        const std::size_t next = std::min(text.find_first_not_of(" \t", i), text.size());
        if (is_digit(text, i - 1) && (is_digit(text, next) || (next < text.size() && text[next] == '-'))) return true;
    }
    return false;
}

/// Reads a text into a matrix, one token at a time.
class Parser {
public:
    explicit Parser(std::string_view text) : text_(text), decimal_comma_(parted_by_blanks(text)) {}

    Expected<Matrix, Error> parse()
    {
        for (std::size_t i = 0; i < text_.size() && !problem_;) {
            const char c = text_[i];
            const std::size_t end = token_end(i);
            const std::string_view token = text_.substr(i, end - i);
            if (c == ';' || c == '\n' || token == "/") end_row(i++);
            else if (token.empty()) ++i;
            else number(token, i), i = end;
        }
        if (!problem_ && in_row_ > 0) end_row(text_.size());
        if (!problem_ && matrix_.rows == 0) fail(Kind::empty, text_.size());
        if (!problem_ && to_word(matrix_).size() > max_word_length) fail(Kind::too_long, max_word_length);
        if (problem_) return Unexpected<Error>(*problem_);
        return matrix_;
    }

private:
    std::size_t token_end(std::size_t from) const
    {
        for (std::size_t i = from;; ++i) {
            i = std::min(text_.find_first_of(" \t\r,;\n", i), text_.size());
            const bool decimal = decimal_comma_ && i > from && text_.substr(i, 1) == "," && is_digit(text_, i - 1) &&
                                 is_digit(text_, i + 1);
            if (!decimal) return i;
        }
    }
    void fail(Kind kind, std::size_t at)
    {
        if (!problem_) problem_ = Error{kind, static_cast<int>(at)};
    }
    void number(std::string_view token, std::size_t at)
    {
        const auto value = parse_entry(token);
        if (!value) return fail(kind_of(value.error().kind), at + value.error().at);
        if (empty_rows_ > 0) return fail(Kind::ragged, empty_row_at_);
        if (in_row_ == 0 && matrix_.rows == max_rows) return fail(Kind::too_many_rows, at);
        if (matrix_.rows > 0 && in_row_ == matrix_.columns) return fail(Kind::ragged, at);
        if (in_row_ == max_columns) return fail(Kind::too_many_columns, at);
        matrix_.entries.push_back(*value);
        ++in_row_;
    }
    void end_row(std::size_t at)
    {
        if (in_row_ == 0) {
            if (empty_rows_++ == 0) empty_row_at_ = at;
            return;
        }
        if (matrix_.rows == 0) matrix_.columns = in_row_;
        if (in_row_ != matrix_.columns) return fail(Kind::ragged, at);
        ++matrix_.rows;
        in_row_ = 0;
    }
    static Kind kind_of(Rational::Error::Kind kind)
    {
        if (kind == Rational::Error::Kind::zero_denominator) return Kind::zero_denominator;
        return kind == Rational::Error::Kind::too_large ? Kind::entry_out_of_range : Kind::syntax;
    }

    std::string_view text_;
    bool decimal_comma_; // between two digits, if blanks separate the numbers
    Matrix matrix_;
    int in_row_ = 0, empty_rows_ = 0;
    std::size_t empty_row_at_ = 0;
    std::optional<Error> problem_;
};

std::string joined(const Matrix& m, std::string_view between, std::string_view rows)
{
    std::string text;
    for (int i = 0; i < m.rows; ++i)
        for (int j = 0; j < m.columns; ++j)
            text.append(j > 0 ? between : i > 0 ? rows : std::string_view()).append(engine::to_text(m.at(i, j)));
    return text;
}

} // namespace

std::optional<Error> problem(const Matrix& m)
{
    if (m.rows < 1 || m.columns < 1) return Error{Kind::empty};
    if (m.rows > max_rows) return Error{Kind::too_many_rows};
    if (m.columns > max_columns) return Error{Kind::too_many_columns};
    if (static_cast<int>(m.entries.size()) != m.rows * m.columns) return Error{Kind::ragged};
    for (std::size_t i = 0; i < m.entries.size(); ++i)
        if (!in_range(m.entries[i])) return Error{Kind::entry_out_of_range, static_cast<int>(i)};
    return std::nullopt;
}

Matrix exchanged(const Matrix& m)
{
    Matrix out{m.columns, m.rows, {}};
    for (int j = 0; j < m.columns; ++j)
        for (int i = 0; i < m.rows; ++i) out.entries.push_back(-m.at(i, j));
    return out;
}

Expected<Matrix, Error> parse_matrix(std::string_view text) { return Parser(text).parse(); }
std::string to_text(const Matrix& m) { return joined(m, " ", " / "); }
std::string to_word(const Matrix& m) { return joined(m, ",", ";"); }

Matrix slide() { return {3, 2, {2, -3, 0, 2, -5, 10}}; }

} // namespace engine::matrix
