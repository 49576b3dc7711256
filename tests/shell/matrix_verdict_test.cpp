// The verdict on pure choices against enumeration on random matrices.
#include "shell/kit/fractions.hpp"
#include "shell/matrix/phrases.hpp"
#include "tests/engine/matrix_support.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <cstdlib>
#include <doctest/doctest.h>

namespace matrix_verdict_tests {

using namespace engine::matrix;
using wording::en, wording::says, wording::Text;

namespace {

/// Random positions.
int positions() { return std::getenv("SAGAZ_LONG") ? 20'000 : 1'000; }
const shell::text::Say english(shell::text::Language::english);

/// Half of them with one more row or column that guarantees the value alone.
Matrix drawn(engine::Rng& rng)
{
    const Matrix m = random_matrix(rng, 3, 2, 1);
    if (rng.below(2) == 0) return m;
    const bool column = rng.below(2) == 0;
    Matrix more = column ? exchanged(m) : m;
    const auto value = engine::Rational::parse(to_text(kernels(more).value)).value();
    for (int i = 0; i < more.columns; ++i) more.entries.push_back(value);
    ++more.rows;
    return column ? exchanged(more) : more;
}

} // namespace

TEST_SUITE("matrix")
{
    TEST_CASE("of a matrix only the players who cannot reach the value with one choice must mix (more: SAGAZ_LONG)")
    {
        engine::Rng rng(40);
        int both = 0, rows_alone = 0, columns_alone = 0;
        for (int i = 0; i < positions(); ++i) {
            const Matrix m = drawn(rng);
            INFO(to_text(m));
            const auto value = kernels(m).value;
            const auto sure = [&](Side side) { // the choices that guarantee the value
                std::string letters;
                for (int mine = 0; mine < m.choices(side); ++mine) {
                    bool each = true;
                    for (int theirs = 0; theirs < m.choices(other(side)); ++theirs)
                        each = each && (side == Side::row ? engine::Fraction(m.at(mine, theirs)) >= value
                                                          : engine::Fraction(m.at(theirs, mine)) <= value);
                    if (each) letters += (letters.empty() ? "" : " or ") + shell::matrix::choice_letter(mine);
                }
                return letters;
            };
            const std::string rows = sure(Side::row), columns = sure(Side::column);
            const std::string verdict = shell::matrix::saddles_in_words(english, pure(m), solve(m).value);
            const std::string worth = shell::kit::written(value);
            if (rows.empty() && columns.empty()) {
                ++both;
                CHECK(verdict == en(Text::matrix_no_saddle));
            } else if (columns.empty()) {
                ++rows_alone;
                CHECK(verdict == en(Text::matrix_row_sure, {{"choice", rows}, {"value", worth}}));
            } else if (rows.empty()) {
                ++columns_alone;
                CHECK(verdict == en(Text::matrix_column_sure, {{"choice", columns}, {"value", worth}}));
            } else CHECK(says(verdict, Text::matrix_saddles));
        }
        CHECK(std::min({both, rows_alone, columns_alone}) > 10);
    }
}

} // namespace matrix_verdict_tests
