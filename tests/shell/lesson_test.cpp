// A lesson over a game: its card, the judging of answers, and the player's own game. The steps are texts as the host
// hands them over.
#include "shell/lesson/answer.hpp"
#include "shell/lesson/player.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <array>
#include <doctest/doctest.h>

namespace {

using shell::lesson::Ask;
using shell::lesson::read_step;
using shell::lesson::same;
using wording::en, wording::Text;

std::string step_text(int index, const std::string& rest)
{
    return "lesson\tcut-1\ngame\ttrees\ntitle\tLa poda\nminutes\t8\nstep\t" + std::to_string(index) +
           "\t3\nseed\t7\nsay\tLa primera rama vale 3.\n" + rest;
}

const std::string which_leaves =
    "ask\tset\t¿Qué hojas no se mirarán nunca?\noption\t4\t4\t\tnode:8\noption\t6\t6\t\tnode:9\n"
    "option\t2\t2\t\tnode:7\nanswer\t4\nanswer\t6\nwrong\t6\tTambién otra.\nhint\tMAX ya "
    "tiene 3.\nhint\tMIN solo puede bajar.\nright\tDos o menos no interesa a MAX.\nhide\t"
    "analysis\nhide\tstep\n";
const std::string how_many =
    "ask\tnumber\t¿Cuánto vale la raíz?\nanswer\t3\nwrong\t14\tEse es el mayor, pero MIN elige antes.\n"
    "hint\tMIN toma el menor.\nhint\tMAX, el mayor de los tres.\nright\tEl mayor de 3, 2 y 2.\n"
    "reveal\tstep:last\t\n";

bool told(Player& p, std::string_view words)
{
    return p.outline().dump().find(std::string(words)) != std::string::npos;
}

void press(Player& p, const std::string& id)
{
    const auto& rects = p.app().drawn().rects;
    const auto it = rects.find(id);
    REQUIRE_MESSAGE(it != rects.end(), id);
    const auto r = it->second;
    p.click_at({r.x, r.y, r.w, r.h});
}

/// Number of the game's controls at the right of its board on a desktop.
int beside_the_board(Player& p)
{
    int count = 0;
    const float edge = p.app().drawn().board->right();
    for (const auto& [id, r] : p.app().drawn().rects)
        count += r.x > edge && r.y > 60 && !id.starts_with("lesson") && !id.starts_with("term:") ? 1 : 0;
    return count;
}

} // namespace

TEST_SUITE_BEGIN("lessons");

TEST_CASE("answers are compared as people write them")
{
    using Kind = Ask::Kind;
    struct Pair {
        Kind kind;
        const char *tolerance, *typed, *right;
        bool same;
    };
    const std::array pairs{
        Pair{Kind::number, "", "0,5", "0.5", true},
        Pair{Kind::number, "", ".5", "0.5", true},
        Pair{Kind::number, "", " 1/2", "0.5", true},
        Pair{Kind::number, "", "\u22123", "-3", true},
        Pair{Kind::number, "", "007", "7", true},
        Pair{Kind::number, "", "+7.", "7", true},
        Pair{Kind::number, "", "7", "70", false},
        Pair{Kind::number, "", "", "0", false},
        Pair{Kind::number, "", "3 hojas", "3", false},
        Pair{Kind::number, "", "1/0", "1", false},
        Pair{Kind::number, "0.005", "4,64", "4.6435", true},
        Pair{Kind::number, "0.005", "4,6", "4.6435", false},
        Pair{Kind::fraction, "", "4/14", "2/7", true},
        Pair{Kind::fraction, "", "0.2857", "2/7", false},
        Pair{Kind::fraction, "0.1", "0.2857", "2/7", false},
        Pair{Kind::fraction, "", "-1/2", "-0.5", true},
        Pair{Kind::code, "", "0 1 2 3", "0123", true},
        Pair{Kind::code, "", "abac", "ABAC", true},
        Pair{Kind::code, "", "0132", "0123", false},
        Pair{Kind::set, "", "6, 4", "4, 6", true},
        Pair{Kind::set, "", "4", "4, 6", false},
        Pair{Kind::set, "", "", "", true},
    };
    for (const Pair& one : pairs) {
        CAPTURE(one.typed);
        Ask ask;
        ask.kind = one.kind;
        ask.tolerance = one.tolerance;
        CHECK(same(ask, one.typed, one.right) == one.same);
    }
}

TEST_CASE("a step that is cut off, or none at all, is no step")
{
    CHECK(read_step(step_text(0, which_leaves)));
    CHECK_FALSE(read_step(""));
    CHECK_FALSE(read_step("lesson\tx\ngame\ttrees\nstep\t3\t3\nsay\tx\n"));
    CHECK_FALSE(read_step(step_text(0, "ask\triddle\tWhat?\n")));
    CHECK_FALSE(read_step(step_text(0, "ask\tnumber\tHow many?\n")));
    CHECK_FALSE(read_step(step_text(0, "wait\train\n")));
    CHECK_FALSE(read_step(std::string(70'000, 'x')));
    const std::string whole = step_text(2, how_many);
    for (std::size_t n = 0; n < whole.size(); ++n) (void)read_step(whole.substr(0, n)); // never a crash
    CHECK(read_step(step_text(0, "say\tUno\\ndos\\\\tres\n"))->say == "Uno\ndos\\tres");
}

TEST_CASE("the first wrong answer gets the text for that mistake, the second a hint, then one may see why")
{
    Player p(R"({"game": "trees"})");
    p.app().set("lesson", step_text(0, how_many));
    p.frames(3);
    CHECK(p.control("lesson_check")["disabled"] == true);
    p.use("lesson_answer", "14");
    p.use("lesson_check");
    CHECK(told(p, "Ese es el mayor"));
    CHECK_FALSE(p.has("lesson_why"));
    CHECK_FALSE(p.has("lesson_next"));
    p.use("lesson_answer", "5");
    p.use("lesson_check");
    CHECK(told(p, "MIN toma el menor."));
    REQUIRE(p.has("lesson_why"));
    p.use("lesson_why");
    CHECK(told(p, "El mayor de 3, 2 y 2."));
    CHECK(p.has("lesson_next"));
    CHECK_FALSE(p.has("lesson_check"));
}

TEST_CASE("the same wrong answer checked twice is one try and gives no further hint")
{
    Player p(R"({"game": "trees"})");
    p.app().set("lesson", step_text(0, how_many));
    p.frames(3);
    p.use("lesson_answer", "14");
    p.use("lesson_check");
    p.use("lesson_answer", " 14 ");
    p.use("lesson_check");
    CHECK(told(p, "Ese es el mayor"));
    CHECK_FALSE(told(p, "MIN toma el menor."));
    CHECK_FALSE(p.has("lesson_why"));
    p.use("lesson_answer", "5");
    p.use("lesson_check");
    CHECK(told(p, "MIN toma el menor."));
}

TEST_CASE("a right answer is called right before its reason; who asks to see why hears the reason alone")
{
    Player p(R"({"game": "trees"})");
    p.app().set("lesson", step_text(0, how_many));
    p.frames(3);
    p.use("lesson_answer", "3");
    p.use("lesson_check");
    CHECK(told(p, "Correcto. El mayor de 3, 2 y 2."));
    p.app().set("lesson", step_text(1, how_many));
    p.frames(3);
    p.use("lesson_hint");
    p.use("lesson_hint");
    p.use("lesson_why");
    CHECK(told(p, "La respuesta: 3. El mayor de 3, 2 y 2."));
}

TEST_CASE("a lesson whose last step asks nothing ends when it is finished there, and is told once with its score")
{
    Player p(R"({"game": "trees", "language": "en"})");
    const auto ended = [&p] { return p.effect(shell::kit::Effect::Kind::event, "complete"); };
    const auto show = [&p](int index, const std::string& rest) {
        p.app().set("lesson", step_text(index, rest));
        p.frames(3);
    };
    show(1, how_many);
    p.use("lesson_answer", "3");
    p.use("lesson_check");
    CHECK(ended().empty());
    show(2, "");
    p.use("lesson_close");
    CHECK(ended().empty()); // it is left, not finished
    CHECK(p.control("dialog").is_null());
    show(1, how_many);
    p.use("lesson_answer", "3");
    p.use("lesson_check");
    show(2, "");
    p.use("lesson_next");
    CHECK(ended() == R"({"lesson":"cut-1","success":true,"score":{"raw":1,"min":0,"max":1,"scaled":1}})");
    CHECK(p.app().outline().find(en(Text::lesson_finished)) != std::string::npos);
}

TEST_CASE("a guess is told how near it is, and costs no first try")
{
    const auto guessed = [](const char* typed) {
        Player p(R"({"game": "trees", "language": "en"})");
        p.app().set("lesson", step_text(1, "ask\tguess\tHow many on average?\nanswer\t8.01\nright\tNothing mends it.\n"
                                           "reveal\tstep:last\t\n"));
        p.frames(3);
        CHECK_FALSE(p.has("lesson_hint"));
        CHECK_FALSE(p.has("lesson_why"));
        p.use("lesson_answer", typed);
        p.use("lesson_check");
        CHECK(p.has("lesson_next"));
        CHECK(p.control("lesson_answer")["text"] == typed);
        CHECK(p.effect(shell::kit::Effect::Kind::event, "progress").empty());
        p.app().set("lesson", step_text(2, how_many));
        p.frames(3);
        p.use("lesson_answer", "3");
        p.use("lesson_check");
        CHECK(p.effect(shell::kit::Effect::Kind::event, "complete").find(R"("raw":1,"min":0,"max":1)") !=
              std::string::npos);
        p.app().set("lesson",
                    step_text(1, "ask\tguess\tHow many on average?\nanswer\t8.01\nright\tNothing mends it.\n"));
        p.frames(3);
        return p.control("lesson_feedback")["text"].get<std::string>();
    };
    const std::string end = " Nothing mends it.";
    CHECK(guessed("8.01") == en(Text::lesson_guess_exact, {{"answer", "8.01"}}) + end);
    CHECK(guessed("7,5") == en(Text::lesson_guess_close, {{"answer", "8.01"}}) + end);
    CHECK(guessed("4.6") == en(Text::lesson_guess_low, {{"answer", "8.01"}}) + end);
    CHECK(guessed("30") == en(Text::lesson_guess_high, {{"answer", "8.01"}}) + end);
}

TEST_CASE("leaves are marked by pressing them on the board, and a right set says why")
{
    Player p(R"({"game": "trees"})");
    p.app().set("lesson", step_text(1, which_leaves));
    p.frames(4);
    press(p, "node:8");
    CHECK(p.control("lesson_mark:0")["checked"] == true);
    press(p, "node:8");
    CHECK(p.control("lesson_mark:0")["checked"] == false);
    press(p, "node:8");
    p.use("lesson_mark:1");
    p.use("lesson_check");
    CHECK(told(p, "Dos o menos no interesa a MAX."));
    CHECK(p.has("lesson_next"));
}

TEST_CASE("while a question is open what would answer it is hidden and cannot be used")
{
    Player p(R"({"game": "trees"})");
    p.app().set("lesson", step_text(1, "")); // nothing is asked: the analysis stands under the lesson
    REQUIRE(p.settles());
    CHECK(beside_the_board(p) > 0);
    p.app().set("lesson", step_text(2, which_leaves));
    REQUIRE(p.settles());
    CHECK(beside_the_board(p) == 0);
    CHECK_FALSE(p.has("step:next")); // nor is it in the outline
    CHECK_FALSE(told(p, "Por qué"));
    CHECK(p.outline()["status"] == "¿Qué hojas no se mirarán nunca?");
    p.use("step:next");
    CHECK(p.app().message().has_value());
}

TEST_CASE("the player's own game is neither changed nor forgotten by a lesson")
{
    Player p(R"({"game": "trees"})");
    p.use("step:next");
    p.use("step:next");
    const std::string mine = p.app().state();
    p.app().set("lesson", step_text(0, "at\ttrees 1 explore alphabeta (5 6)(7 8)\n"));
    p.frames(3);
    REQUIRE(p.has("lesson_close"));
    p.use("lesson_close");
    CHECK_FALSE(p.has("lesson_close"));
    CHECK(p.app().state() == mine);
}

TEST_CASE("a lesson is whole in every layout, and folded it leaves the board")
{
    for (const auto& size : std::vector<std::pair<float, float>>{{360, 640}, {1280, 800}, {740, 360}, {900, 700}}) {
        const float w = size.first, h = size.second;
        CAPTURE(w);
        Player p(R"({"game": "trees"})", w, h);
        p.app().set("lesson", step_text(1, which_leaves));
        REQUIRE(p.settles());
        CHECK(p.app().drawn().rects.count("lesson_close") == 1);
        CHECK(p.app().drawn().rects.count("lesson_mark:0") == 1);
        CHECK(p.app().drawn().rects.count("node:0") == 1);
        if (w >= 860) continue;
        p.use("lesson_fold");
        REQUIRE(p.settles());
        CHECK(p.app().drawn().rects.count("lesson_close") == 0);
        CHECK(p.app().drawn().rects.count("lesson_fold") == 1);
        CHECK(p.app().drawn().rects.count("node:0") == 1);
    }
}

TEST_SUITE_END();
