// All optimal mixtures of a matrix game on screen, and entries as decimals beside their fractions.
#include "tests/shell/looks.hpp"
#include "tests/shell/player.hpp"
#include <algorithm>
#include <doctest/doctest.h>

namespace matrix_extremes_tests {

namespace {

/// The tab "Mixed" of this matrix, with everything found.
struct Mixed : Player {
    explicit Mixed(const std::string& matrix)
        : Player(R"({"language":"en","motion":"reduce","game":"matrix","seed":"1","matrix":")" + matrix + "\"}")
    {
        use("analysis", "1");
        use("tab", "3");
        settles(60);
    }
    std::size_t listed() { return control("extremes_p")["rows"].size(); }
};

std::string text_of(Player& p, std::string_view id) { return p.control(id)["text"].get<std::string>(); }

} // namespace

TEST_SUITE("matrix")
{
    TEST_CASE("a unique optimum is said to be the only one; a segment, a triangle and more are listed")
    {
        {
            Mixed unique("1 -1; -1 1");
            CHECK_FALSE(unique.has("extremes_p"));
            CHECK(unique.has("shape_p"));
        }
        {
            Mixed segment("0 0; 0 0");
            const auto rows = segment.control("extremes_p")["rows"];
            REQUIRE(rows.size() == 2);
            CHECK(rows[0][0] == "A");
            CHECK(rows[1][0] == "B");
            CHECK(segment.has("simplex_p"));
        }
        CHECK(Mixed("0; 0; 0").listed() == 3);
        Mixed four("0; 0; 0; 0");
        CHECK(four.listed() == 4);
        CHECK(four.has("simplex_p")); // the set alone, its corners numbered as in the list
        CHECK(four.control("extremes_p")["rows"][1][0] == "2. B");
        CHECK(text_of(four, "shape_p").find('4') != std::string::npos);
    }
    TEST_CASE("a set among four choices and more is drawn between its extreme mixtures, which are named")
    {
        Mixed p("0 1 0 -1; -1 0 1 1; 0 -1 0 1; 1 -1 -1 0");
        const auto rows = p.control("extremes_p")["rows"];
        REQUIRE(rows.size() == 2);
        Looks looks;
        p.frame();
        const auto place_of = [&](std::string_view name) {
            for (const auto& t : looks.texts)
                if (t.words == name) return t.place;
            return shell::kit::Rect{};
        };
        // "1. 1/3 A + 1/3 B + 1/3 D": beside its end of the segment.
        const auto first = place_of(rows[0][0].get<std::string>().substr(3)),
                   second = place_of(rows[1][0].get<std::string>().substr(3));
        CHECK(first.w > 0);
        CHECK(second.w > 0);
        CHECK_FALSE(meet(first, second));
        const bool joined = std::any_of(looks.shapes.begin(), looks.shapes.end(), [&](const auto& s) {
            return s.what == "line" && s.numbers.size() >= 4 && s.numbers[1] == s.numbers[3] &&
                   s.numbers[2] - s.numbers[0] > 100 && s.numbers[1] < first.y && s.numbers[1] > first.y - 40;
        });
        CHECK(joined);
    }
    TEST_CASE("a mixture that is extreme is written with its fractions")
    {
        // Any mixture of rows with at most 1/2 of C is optimal.
        Mixed p("1 1; 1 1; 2 0");
        const auto rows = p.control("extremes_p")["rows"];
        REQUIRE(rows.size() >= 2);
        for (const auto& row : rows) CHECK(row[0].get<std::string>().find('C') == std::string::npos);
    }
    TEST_CASE("an entry that is a decimal is read exactly and said as fraction and decimal")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"matrix","seed":"1","matrix":"8.5 9; 1 2"})");
        p.use("analysis", "1");
        p.use("tab", "1");
        CHECK(text_of(p, "maximin").ends_with("17/2 = 8.5"));
    }
}

} // namespace matrix_extremes_tests
