// The lines on which version 0.1 judged wrongly: each has its true verdict now.
#include "engine/codes/game.hpp"
#include "engine/lab/compare.hpp"
#include "engine/lab/experiment.hpp"
#include "engine/matrix/mixed.hpp"
#include "shell/codes/phrases.hpp"
#include "shell/codes/review.hpp"
#include "shell/matrix/phrases.hpp"
#include "tests/shell/codes_analysed.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>

namespace verdict_lines_tests {

using namespace shell::codes;
using wording::says, wording::Text;

namespace {

const shell::text::Say english(shell::text::Language::english);

struct Judged {
    engine::codes::Game game;
    Review review;
    std::string words;
};

Judged judged(const char* line)
{
    const auto log = engine::codes::from_line(line);
    REQUIRE(log);
    const auto& g = log->now();
    const Analysis a = codes_support::analysed(g);
    Review review = review_of(g, a);
    std::string words = verdict_in_words(g, a, review, english);
    return {g, std::move(review), std::move(words)};
}

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("a code game's review names the guesses that lost most, all that tie, also a right one")
    {
        struct Known {
            const char* line;
            std::vector<int> furthest;
            bool right = false;
        };
        for (const Known& known : {
                 Known{"codes 1 p4c4r 12 guesser digits consistent 492117 g3021 g3020", {1}, true},
                 Known{"codes 1 p4c4r 12 guesser digits consistent 827036 g0032 g3013 g0233", {2}, true},
                 Known{"codes 1 p3c4n 12 guesser digits consistent 310454 g130 g201 g012 g201 g301 g230", {2, 3, 4}},
                 Known{"codes 1 p4c5r 5 guesser digits most_parts 998734 g2100 g4443 g0010 g4314 g1012", {2, 4}},
                 Known{"codes 1 p3c4n 12 guesser digits knuth 304948 g031 g031 g031 g013", {1, 2}},
                 Known{"codes 1 p3c5r 12 guesser digits expected_size 861457 g330 g432 g031 x", {2}},
                 Known{"codes 1 p4c6r 12 guesser colours knuth 7 g0011 g0305 g0004 g5555 g0304", {3}},
             }) {
            INFO(std::string(known.line));
            const Judged j = judged(known.line);
            CHECK(j.review.yardstick == Yardstick::optimal);
            CHECK(j.review.furthest == known.furthest);
            CHECK(says(j.words, Text::losses_total));
            CHECK(says(j.words, Text::losses_most));
            CHECK(says(j.words, Text::review_right) == known.right);
        }
    }
    TEST_CASE("with one code left only that code is best, and what contradicts known answers is said to")
    {
        const Judged j = judged("codes 1 p4c6r 12 guesser colours knuth 7 g0011 g0305 g0004 g5555 g0304");
        const ReviewedRow& row = j.review.rows[3];
        CHECK(row.loss.guesses == 1);
        CHECK(row.grade == Grade::poor);
        CHECK(row.conflicts == std::vector<int>{0, 1, 2});
        REQUIRE(row.better);
        CHECK(*row.better == j.game.rows[4].guess);
    }
    TEST_CASE("where a guess cannot be compared with optimal play, nothing is lost in all, and one measure orders rows")
    {
        for (const auto& [line, furthest] :
             {std::pair{"codes 1 p4c8r 12 guesser digits entropy 5 g0011 g2345 g6677 x", 2},
              std::pair{"codes 1 p5c8r 12 guesser digits knuth 5 g00112 g00112 g34567 x", 1}}) {
            INFO(std::string(line));
            const Judged j = judged(line);
            CHECK(j.review.yardstick == Yardstick::criterion);
            CHECK_FALSE(says(j.words, Text::losses_total));
            CHECK(says(j.words, Text::review_furthest));
            CHECK(j.review.furthest == std::vector<int>{furthest});
            double least = 1;
            for (const auto& row : j.review.rows) least = std::min(least, row.standing.share);
            CHECK(j.review.rows[static_cast<std::size_t>(furthest)].standing.share == least);
        }
    }
}

TEST_SUITE("matrix")
{
    TEST_CASE("one player alone must mix where the other has a choice that guarantees the value")
    {
        struct Known {
            const char* text;
            bool row_sure;
        };
        for (const Known& known :
             {Known{"0,0;1,-1;-1,1", true}, Known{"1,-1,0;-1,1,0", false}, Known{"3,0,2;0,3,2;2,2,5/2", true},
              Known{"1/2,1/2;0,1;1,0", true}, Known{"0,2,1;2,0,1", false}, Known{"1,0;0,1;1/2,1/2", true}}) {
            INFO(std::string(known.text));
            const auto m = engine::matrix::parse_matrix(known.text);
            REQUIRE(m);
            const auto words =
                shell::matrix::saddles_in_words(english, engine::matrix::pure(*m), engine::matrix::solve(*m).value);
            CHECK(says(words, known.row_sure ? Text::matrix_row_sure : Text::matrix_column_sure));
        }
    }
}

TEST_SUITE("lab")
{
    TEST_CASE("a drawn sample is never called exact")
    {
        using engine::lab::Certainty;
        for (const char* line :
             {"lab 1 p2c2r knuth,expected_size,entropy 2 5 go", "lab 1 p3c4r knuth,expected_size 4 7 go",
              "lab 1 p4c6r knuth,entropy 4 12 go", "lab 1 p4c6r consistent 1 5 go"}) {
            INFO(std::string(line));
            const auto log = engine::lab::from_line(line);
            REQUIRE(log);
            const auto played = engine::run(engine::lab::CompareJob(log->now().experiment.query()));
            for (std::size_t a = 0; a < played.rows.size(); ++a) {
                CHECK(played.rows[a].certainty() != Certainty::exact);
                for (std::size_t b = 0; b < a; ++b)
                    CHECK(engine::lab::difference(played.rows[a], played.rows[b]).certainty != Certainty::exact);
            }
        }
    }
}

} // namespace verdict_lines_tests
