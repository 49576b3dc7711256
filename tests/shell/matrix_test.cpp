// Matrix games through the shell, by the outline's controls and by mouse and keyboard.
#include "engine/matrix/game.hpp"
#include "engine/session/link.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/layout_checks.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>

namespace matrix_tests {

using wording::beginning, wording::en, wording::says, wording::Text;

namespace {

std::string config(const std::string& more)
{
    return R"({"language":"en","motion":"reduce","game":"matrix",)" + more + "}";
}

std::string text_of(Player& p, std::string_view id) { return p.control(id)["text"].get<std::string>(); }

} // namespace

TEST_SUITE("matrix")
{
    TEST_CASE(
        "rounds are played by the outline's buttons as the engine draws them, and undo and redo walk through them")
    {
        Player p(config(R"("seed":"7")"));
        engine::matrix::Setup setup;
        setup.seed = 7;
        engine::session::Log<engine::matrix::Game> log(setup);
        for (const int row : {1, 0, 2}) {
            p.use("choose:" + std::to_string(row));
            REQUIRE(log.push(engine::matrix::Choose{row}));
        }
        const auto& game = log.now();
        const auto rows = p.control("rounds")["rows"];
        REQUIRE(rows.size() == 3);
        for (std::size_t i = 0; i < 3; ++i) {
            CHECK(rows[i][1] == std::string(1, static_cast<char>('A' + game.rounds[i].row)));
            CHECK(rows[i][2] == std::string(1, static_cast<char>('A' + game.rounds[i].column)));
        }
        std::string total = engine::to_text(game.total);
        if (total[0] == '-') total.replace(0, 1, "−");
        CHECK(text_of(p, "total") == "Your balance: " + total + ".");
        p.use("undo");
        CHECK(p.control("rounds")["rows"].size() == 2);
        p.use("redo");
        CHECK(p.control("rounds")["rows"].size() == 3);
    }
    TEST_CASE("a game from a file has its title and its players' names on the screen, in every language")
    {
        const std::string line = "matrix 1 2,-3;0,2 row 0 =go,stay;see,pass @Inspection;Ann,Bob";
        for (const std::string& language : every_language)
            for (const auto& [w, h] : {std::pair{360.f, 640.f}, {640.f, 360.f}, {1280.f, 800.f}}) {
                Player p(R"({"language":")" + language + R"(","motion":"reduce","game":"matrix","link":")" +
                             engine::session::to_link(line) + "\"}",
                         w, h);
                const auto l = *shell::text::language_from(language);
                const std::string who = wording::in(l, Text::matrix_side_row) + ": Ann · " +
                                        wording::in(l, Text::matrix_side_column) + ": Bob";
                CHECK(text_of(p, "players") == who);
                CHECK(text_of(p, "rules").starts_with("Inspection · 2 × 2"));
                WrittenTexts written;
                p.frame();
                CHECK(written.has_in_two_lines(who));
                CHECK(written.two_on_each_other() == "");
                p.use("choose:1");
                CHECK(text_of(p, "players") == who);
            }
        Player plain(config(R"("seed":"7")"));
        CHECK_FALSE(plain.has("players"));
    }
    TEST_CASE("a row is chosen by mouse on the board")
    {
        Player p(config(R"("seed":"7")"));
        CHECK(p.click("choose:2"));
        CHECK(p.control("rounds")["rows"][0][1] == "C");
    }
    TEST_CASE("a column is chosen by its letter")
    {
        Player q(config(R"("seed":"7","role":"column")"));
        q.type("b");
        CHECK(q.control("rounds")["rows"][0][1] == "B");
        CHECK(q.control("choose:1")["text"] == "Column B");
    }
    TEST_CASE("the solution is hidden until asked for; then it is the lecture's: 0, 2, no saddle point, 4/7")
    {
        Player p(config(R"("seed":"7")"));
        CHECK_FALSE(p.has("tab"));
        CHECK_FALSE(p.has("value"));
        CHECK(p.click("analysis"));
        CHECK(text_of(p, "maximin") == en(Text::matrix_maximin, {{"choice", "B"}}) + ": 0");
        CHECK(text_of(p, "minimax") == en(Text::matrix_minimax, {{"choice", "A"}}) + ": 2");
        CHECK(text_of(p, "saddles").starts_with(en(Text::matrix_no_saddle)));
        CHECK(p.control("matrix")["rows"][2].back() == "−5");
        CHECK(p.control("matrix")["rows"][3][2] == "10");
        p.use("tab", "3");
        CHECK(text_of(p, "value") == en(Text::matrix_value) + ": 4/7 ≈ 0.571");
        const auto rows = p.control("p")["rows"];
        CHECK(rows[0][1] == "2/7");
        CHECK(rows[1][1] == "5/7");
        CHECK(rows[2][1] == "0");
        CHECK(rows[2][2] == "−5/7");
        CHECK(p.control("q")["rows"][0][1] == "5/7");
        CHECK(text_of(p, "envelope") == en(Text::matrix_optimum, "A = 5/7", "4/7"));
        CHECK(p.effect(shell::kit::Effect::Kind::save, "prefs").find("matrix.analysis=on") != std::string::npos);
    }
    TEST_CASE("while one plays, the reason of the average begins with the value for the player who reads it")
    {
        for (const bool columns : {false, true}) {
            Player p(config(std::string(R"("seed":"7","role":")") + (columns ? "column\"" : "row\"")));
            p.use("choose:1");
            p.use("analysis", "1");
            p.use("tab", "0");
            p.use("why:value");
            const std::string mine = columns ? "−4/7" : "4/7";
            CHECK(p.status().starts_with(en(Text::matrix_value_for_you) + ": " + mine + ". "));
            CHECK(
                says(p.status().substr(p.status().find(". ") + 2), columns ? Text::matrix_why_q : Text::matrix_why_p));
            p.use("why:value");
            p.use("tab", "3");
            p.use("why:value");
            CHECK(p.status().find("−4/7") == std::string::npos); // the game's value is the rows'
        }
    }
    TEST_CASE("saddle points are named, row first, and ringed without a word of mixing")
    {
        Player p(config(R"("matrix":"4 2 5 2 / 2 1 -1 -20 / 3 2 4 2 / -16 0 16 1")"));
        p.use("analysis", "1");
        CHECK(text_of(p, "saddles")
                  .starts_with(en(Text::matrix_saddles, {{"count", 4}, {"cells", "(A, B), (A, D), (C, B), (C, D)"}})));
    }
    TEST_CASE("dominance goes step by step in words, strict ones alone or all, and what is left is named")
    {
        Player p(config(R"("matrix":"3 1 4 / 1 5 9 / 2 6 5 / 0 1 2")"));
        p.use("analysis", "1");
        p.use("tab", "2");
        CHECK_FALSE(p.has("eliminations"));
        p.use("step:next");
        CHECK(text_of(p, "step_words").starts_with(beginning(Text::matrix_step_of, {{"step", 1}})));
        CHECK(p.control("eliminations")["items"].size() == 1);
        CHECK(p.control("eliminations")["items"][0] ==
              en(Text::matrix_row, {{"row", "D"}}) + ": " + en(Text::matrix_strict_row, {{"choice", "B"}}));
        p.use("step:last");
        CHECK(text_of(p, "left").starts_with(beginning(Text::matrix_left)));
        p.key(ImGuiKey_Home);
        CHECK_FALSE(p.has("eliminations"));
        p.use("only_strict", "1");
        CHECK(text_of(p, "step_words").starts_with(beginning(Text::matrix_step_of, {{"step", 0}})));
        p.use("play", "1");
        p.frames(200);
        CHECK_FALSE(text_of(p, "step_words").starts_with(beginning(Text::matrix_step_of, {{"step", 0}})));
    }
    TEST_CASE("nothing dominated is said in words")
    {
        Player p(config(R"("matrix":"1 -1 / -1 1")"));
        p.use("analysis", "1");
        p.use("tab", "2");
        CHECK(text_of(p, "eliminations") == en(Text::matrix_nothing_dominated));
    }
    TEST_CASE(
        "another matrix is written as text, entry by entry, by size or from the examples; errors name their place")
    {
        Player p(config(R"("seed":"7")"));
        CHECK(p.click("rules_dialog"));
        p.use("matrix_text", "1 2 / 3");
        CHECK(p.control("start")["disabled"] == true);
        CHECK(says(text_of(p, "rules_problem"), Text::matrix_error_ragged));
        p.use("matrix_text", "1 x");
        CHECK(text_of(p, "rules_problem").starts_with(en(Text::matrix_error_syntax, {{"character", 3}})));
        p.use("matrix_text", "1 1/0");
        CHECK(text_of(p, "rules_problem").starts_with(beginning(Text::matrix_error_zero)));
        p.use("preset:2");
        CHECK(p.control("matrix_text")["value"] == "0 -1 1 / 1 0 -1 / -1 1 0");
        p.use("matrix_columns", "2");
        CHECK(p.control("matrix_text")["value"] == "0 -1 / 1 0 / -1 1");
        p.use("matrix_columns", "99");
        CHECK(p.control("matrix_columns")["value"] == "2");
        p.use("cell", "3");
        p.use("entry", "-7/2");
        CHECK(p.control("matrix_text")["value"] == "0 -1 / 1 -7/2 / -1 1");
        p.use("entry", "abc");
        CHECK(p.control("matrix_text")["value"] == "0 -1 / 1 -7/2 / -1 1");
        p.use("side", "1");
        p.use("seed", "5");
        p.use("start");
        CHECK(p.app().state().size() > 10);
        CHECK(p.control("matrix")["rows"][1][2] == "−7/2");
        CHECK(p.control("choose:1")["text"] == "Column B");
    }
    TEST_CASE("the largest matrix can be written through the page's text field")
    {
        std::string text;
        for (int i = 0; i < 100; ++i) text += std::to_string(100 + i) + (i % 10 < 9 ? " " : i < 99 ? " / " : "");
        Player p(config(R"("seed":"7")"));
        p.use("rules_dialog");
        p.use("matrix_text", text);
        CHECK(p.control("start").value("disabled", false) == false);
        p.use("start");
        CHECK(p.control("matrix")["rows"].size() == 10);
        p.use("analysis", "1");
        CHECK(text_of(p, "saddles").find("(J, A)") != std::string::npos);
    }
    TEST_CASE("a random example is the seed's: the same again")
    {
        Player p(config(R"("seed":"7")"));
        p.use("rules_dialog");
        p.use("seed", "11");
        p.use("preset:3");
        const auto first = p.control("matrix_text")["value"];
        p.use("preset:0");
        p.use("preset:3");
        CHECK(p.control("matrix_text")["value"] == first);
    }
    TEST_CASE("a link opens the same game, undone or not")
    {
        Player p(config(R"("seed":"7")"));
        p.use("choose:1");
        const std::string state = p.app().state();
        p.use("undo");
        CHECK(p.app().state() != state);
        CHECK(p.app().set_state(state));
        CHECK(p.app().state() == state);
    }
    TEST_CASE("a matrix that cannot be read is reported, and the lecture's is played")
    {
        Player q(config(R"("matrix":"1 2 / 3")"));
        CHECK(q.control("matrix")["rows"].size() == 3);
        CHECK(says(q.status(), Text::bad_option));
    }
    TEST_CASE("the words change with the language, the game does not, and how to play is told in each")
    {
        Player p(config(R"("seed":"7")"));
        p.use("choose:1");
        const std::string state = p.app().state();
        std::string last;
        for (const std::string& language : every_language) {
            p.use("language", language);
            p.use("howto");
            CHECK(p.has("how3"));
            CHECK(text_of(p, "how0") != last);
            last = text_of(p, "how0");
            p.frames(2);
            p.use("close");
        }
        CHECK(p.app().state() == state);
    }
    TEST_CASE("no control lies on another, in any size, language or tab")
    {
        for (const auto& size : screen_sizes)
            for (const char* matrix : {"2 -3 / 0 2 / -5 10", "1 2 3 4 5 6 7 8 9 10", "1/2 -7/3 / 1000000 2"}) {
                Player p(config(std::string(R"("seed":"7","matrix":")") + matrix + '"'), size.first, size.second);
                for (const std::string& language : every_language) {
                    p.use("language", language);
                    p.use("analysis", "0");
                    CHECK(overlapping(p) == "");
                    p.use("analysis", "1");
                    for (const char* tab : {"0", "1", "2", "3"}) {
                        p.use("tab", tab);
                        p.use("choose:0");
                        p.use("sheet", "1");
                        p.frames(30);
                        INFO(size.first << " x " << size.second << " tab " << tab << " " << matrix);
                        CHECK(overlapping(p) == "");
                    }
                    p.use("rules_dialog");
                    CHECK(overlapping(p) == "");
                    p.use("close");
                }
            }
    }
    TEST_CASE("on a phone the mark of how far the matrix goes on covers no value, and a ring around a row is whole")
    {
        for (const std::string tab : {"1", "3"}) {
            Player p(config(R"("motion":"reduce","seed":"7","matrix":"4 -8 / -7 2 / 1 -9 / -9 1 / -8 0 / 0 -7")"), 360,
                     640);
            p.use("analysis", "1");
            p.use("tab", tab);
            p.use("sheet", "1");
            p.frames(30);
            Looks looks;
            p.frame();
            INFO("tab " << tab);
            REQUIRE(p.app().drawn().scrolls.count("matrix") == 1);
            const shell::kit::Rect window = p.app().drawn().scrolls.find("matrix")->second;
            const auto row = p.app().drawn().rects.at("choose:0");
            CHECK(row.x - 6 >= window.x);
            CHECK(row.right() + 6 <= window.right());
            int marks = 0, values = 0;
            for (const auto& s : looks.shapes) {
                if (s.what != "fill" || s.numbers[2] != 3 ||
                    !meet(window, {s.numbers[0], s.numbers[1], 3, s.numbers[3]}))
                    continue;
                ++marks;
                for (const auto& pill : looks.shapes) {
                    if (pill.what != "fill" || pill.numbers[3] != 28) continue; // marked values
                    ++values;
                    CHECK(pill.numbers[0] + pill.numbers[2] <= s.numbers[0]);
                }
            }
            CHECK(marks == 1);
            CHECK(values > 0);
        }
    }
    TEST_CASE("an idle screen asks for no frames")
    {
        Player p(config(R"("seed":"7")"));
        p.use("analysis", "1");
        CHECK(p.settles());
        CHECK(p.app().wake_ms() < 0);
    }
    TEST_CASE("matrix: in a window 360 wide every word of the analysis is inside, in every language")
    {
        for (const std::string& language : every_language) {
            Player p(R"({"motion":"reduce","game":"matrix","language":")" + language + "\"}", 360, 640);
            p.use("analysis", "1");
            const auto tabs = p.control("tab")["options"];
            for (const auto& tab : tabs) {
                p.use("tab", tab["value"].get<std::string>());
                p.use("sheet", "2");
                p.frames(30);
                Looks looks;
                p.frame();
                for (const auto& t : looks.texts) {
                    INFO(language << " " << t.words);
                    CHECK(t.place.right() <= 361);
                }
            }
        }
    }
}

} // namespace matrix_tests
