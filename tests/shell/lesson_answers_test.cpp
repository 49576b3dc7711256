// Answers in a lesson: by the keyboard, in the board's letters, as a decimal of a fraction; and the state of a step
// that the learner returns to.
#include "shell/lesson/answer.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>

namespace lesson_answers_tests {

using wording::beginning, wording::en, wording::Text;

const std::string code_board = "codes 1 p4c6r 12 guesser colours consistent 5";

std::string step_text(int index, const std::string& game, const std::string& rest)
{
    return "lesson\tl\ngame\t" + game + "\ntitle\tLa poda\nminutes\t8\nstep\t" + std::to_string(index) +
           "\t3\nseed\t7\nsay\tMira.\n" + rest;
}
const std::string number_asked = "ask\tnumber\t¿Cuánto?\nanswer\t3\nwrong\t14\tEse es el "
                                 "mayor.\nhint\tMIN.\nhint\tMAX.\nright\tEl mayor de los tres.\n";
const std::string code_asked =
    "at\t" + code_board + "\nask\tcode\t¿Qué código?\nanswer\t0010\nwrong\t0001\tAl revés.\nright\tEse.\n";

std::string said(Player& p)
{
    const auto node = p.control("lesson_feedback");
    return node.is_null() ? std::string() : node["text"].get<std::string>();
}

void come_to(Player& p, const std::string& step)
{
    p.app().set("lesson", step);
    p.frames(3);
}

void click(Player& p, const std::string& id)
{
    const auto& rects = p.app().drawn().rects;
    const auto it = rects.find(id);
    REQUIRE_MESSAGE(it != rects.end(), id);
    p.click_at({it->second.x, it->second.y, it->second.w, it->second.h});
}

TEST_SUITE("lessons")
{
    TEST_CASE("what is said of a wrong answer stands under that answer, with a cross, while another is being typed")
    {
        Player p(R"({"game": "trees"})", 1280, 800);
        come_to(p, step_text(0, "trees", number_asked));
        const auto marked = [&](const std::string& answer) { // drawn in bold above its explanation
            Looks looks;
            p.frame();
            const Written *beside = nullptr, *below = nullptr;
            for (const auto& t : looks.texts) {
                if (t.words == answer && t.style.weight == shell::kit::Weight::bold) beside = &t;
                if (t.words == "Ese es el mayor.") below = &t;
            }
            return beside && below && beside->place.bottom() < below->place.y;
        };
        p.use("lesson_answer", "14");
        CHECK_FALSE(marked("14"));
        p.use("lesson_check");
        p.settles(60);
        CHECK(marked("14"));
        p.use("lesson_answer", "1");
        p.settles(60);
        CHECK(marked("14"));
        CHECK_FALSE(marked("1"));
        p.use("lesson_hint"); // a hint is about no answer
        p.settles(60);
        CHECK_FALSE(marked("14"));
    }
    TEST_CASE(
        "Enter in the answer's field checks and nothing else, and what is typed next takes the wrong answer's place")
    {
        Player p(R"({"game": "mastermind"})");
        p.app().set("lesson", step_text(0, "mastermind", code_asked));
        REQUIRE(p.settles());
        const auto board = p.app().state();
        click(p, "lesson_answer");
        p.type("abab");
        p.key(ImGuiKey_Enter);
        CHECK(p.app().state() == board);
        CHECK(said(p) != "");
        CHECK(p.last().wants_text);
        CHECK(p.control("place:0")["value"] == p.control("place:1")["value"]); // the board's draft got no key
        p.type("aaab");
        CHECK(p.control("lesson_answer")["value"] == "aaab");
        p.key(ImGuiKey_KeypadEnter);
        CHECK(said(p).starts_with("Al revés."));
        p.type("aaba");
        p.key(ImGuiKey_Enter);
        CHECK(said(p).ends_with("Ese."));
        CHECK(p.app().state() == board);
        CHECK_FALSE(p.app().message().has_value());
        int asked = 0;
        p.key(ImGuiKey_Enter); // the next Enter goes on
        for (const auto& e : p.effects()) asked += e.kind == shell::kit::Effect::Kind::lesson && e.id == 1 ? 1 : 0;
        CHECK(asked == 1);
        CHECK(p.app().state() == board);
    }

    TEST_CASE("who goes on by the keyboard answers the next question with it")
    {
        Player p(R"({"game": "mastermind", "motion": "reduce"})", 1280, 800);
        come_to(p, step_text(0, "mastermind", number_asked));
        click(p, "lesson_answer");
        p.type("3");
        p.key(ImGuiKey_Enter);
        p.key(ImGuiKey_Enter); // goes to the next step
        come_to(p, step_text(1, "mastermind", number_asked));
        p.frames(3);
        const auto board = p.app().state();
        p.type("3");
        CHECK(p.control("lesson_answer")["value"] == "3");
        p.key(ImGuiKey_Enter);
        CHECK(said(p).ends_with("El mayor de los tres."));
        CHECK(p.app().state() == board);
    }

    TEST_CASE("while a question waits Enter checks it, also beside a board that has an Enter of its own")
    {
        const std::string choice = "at\t" + code_board +
                                   "\nask\tchoice\t¿Cuál?\noption\t1\tuno\noption\t2\tdos\nanswer\t2\nwrong\t1\tAl "
                                   "revés.\nright\tEse.\n",
                          plain = "at\t" + code_board + "\n" + number_asked;
        for (const auto& [width, height] : {std::pair{1280.f, 800.f}, {360.f, 640.f}}) {
            Player p(R"({"game": "mastermind", "language": "en"})", width, height);
            come_to(p, step_text(0, "mastermind", choice));
            const auto board = p.app().state();
            p.key(ImGuiKey_Enter);
            CHECK(p.status() == en(Text::lesson_choose_first));
            click(p, "lesson_choice:0");
            p.key(ImGuiKey_Enter);
            CHECK(said(p) == "Al revés.");
            click(p, "lesson_choice:1");
            p.key(ImGuiKey_Enter);
            CHECK(said(p).ends_with("Ese."));
            p.key(ImGuiKey_Enter); // goes on
            CHECK(p.effect(shell::kit::Effect::Kind::lesson) != "");
            come_to(p, step_text(1, "mastermind", plain));
            p.type("13"); // without a press on the field
            p.key(ImGuiKey_Backspace);
            CHECK(p.control("lesson_answer")["value"] == "1");
            p.key(ImGuiKey_Backspace);
            p.type("3");
            p.key(ImGuiKey_KeypadEnter);
            CHECK(said(p).ends_with("El mayor de los tres."));
            CHECK(p.app().state() == board);
        }
    }

    TEST_CASE("a false answer is not put on the board by the Enter that checks a number")
    {
        Player p(R"({"game": "mastermind"})");
        p.app().set("lesson", step_text(0, "mastermind",
                                        "at\tcodes 1 p4c6r 12 assistant colours consistent 1 g0011\n" + number_asked));
        REQUIRE(p.settles());
        const auto board = p.app().state();
        click(p, "lesson_answer");
        p.type("5");
        p.key(ImGuiKey_Enter);
        CHECK(said(p) == "MIN.");
        CHECK(p.app().state() == board);
        p.type("14");
        p.key(ImGuiKey_Backspace);
        p.key(ImGuiKey_Enter);
        CHECK(p.app().state() == board);
        CHECK(p.control("lesson_answer")["value"] == "1");
    }

    TEST_CASE("the outline's field says which control its Enter is")
    {
        Player p(R"({"game": "trees"})");
        p.app().set("lesson", step_text(0, "trees", number_asked));
        CHECK(p.control("lesson_answer")["enter"] == "lesson_check");
    }

    TEST_CASE("where the board's symbols are letters a code may be written in them, and the field says so")
    {
        for (const std::string face : {"colours", "letters", "digits"}) {
            const bool accepted = face != "digits";
            CAPTURE(face);
            auto step = step_text(0, "mastermind", code_asked);
            step.replace(step.find("colours"), 7, face);
            Player p(R"({"game": "mastermind", "language": "en"})");
            p.app().set("lesson", step);
            REQUIRE(p.settles());
            p.use("lesson_answer", "AA B a");
            p.use("lesson_check");
            CHECK(said(p).ends_with("Ese.") == accepted);
            if (accepted) continue;
            p.use("lesson_answer", "0010");
            p.use("lesson_check");
            CHECK(said(p).ends_with("Ese."));
        }
        shell::lesson::Ask ask;
        ask.kind = shell::lesson::Ask::Kind::code;
        CHECK(same(ask, "LA", "b0", true)); // the engine writes L, the twelfth symbol, as b
        CHECK_FALSE(same(ask, "LA", "a0", true));
    }

    TEST_CASE("a decimal near a fraction is no mistake: it is asked for exactly; one that is not near is")
    {
        Player p(R"({"game": "matrix", "language": "en"})");
        p.app().set("lesson",
                    step_text(0, "matrix", "ask\tfraction\tHow often?\nanswer\t2/7\nhint\tCount.\nright\tYes.\n"));
        p.frames(3);
        for (const char* near : {"0,2857", "0.29"}) {
            p.use("lesson_answer", near);
            p.use("lesson_check");
            CHECK(said(p).find("a/b") != std::string::npos);
        }
        p.use("lesson_answer", "0.3");
        p.use("lesson_check");
        CHECK(said(p) == "Count.");
        p.use("lesson_answer", "2/7");
        p.use("lesson_check");
        CHECK(said(p).ends_with("Yes."));
    }

    TEST_CASE(
        "a step one comes back to stands as it was left: its answer, the reason, the way on; also in another language")
    {
        Player p(R"({"game": "trees", "language": "en"})");
        const auto first = step_text(0, "trees", number_asked), second = step_text(1, "trees", number_asked);
        come_to(p, first);
        p.use("lesson_answer", "3");
        p.use("lesson_check");
        come_to(p, second);
        CHECK(said(p) == "");
        CHECK_FALSE(p.has("lesson_next"));
        p.use("lesson_answer", "14");
        p.use("lesson_check");
        come_to(p, first);
        CHECK(said(p) == en(Text::lesson_right) + " El mayor de los tres.");
        CHECK(p.has("lesson_next"));
        CHECK_FALSE(p.has("lesson_check"));
        come_to(p, second);
        CHECK(said(p) == "Ese es el mayor.");
        CHECK(p.control("lesson_answer")["value"] == "14");
        p.app().set("lesson", first);
        p.app().set("language", "it");
        come_to(p, first);
        CHECK(said(p).ends_with("El mayor de los tres."));
        auto other = first; // another case of the last step is another question
        other.replace(other.find("seed\t7"), 6, "fresh\t\nseed\t8");
        other.replace(other.find("Mira."), 5, "Mira este.");
        come_to(p, other);
        CHECK(said(p) == "");
    }

    TEST_CASE("how many were right at the first try survives a reload, and is not another lesson's")
    {
        std::string prefs;
        {
            Player p(R"({"game": "trees", "language": "en"})");
            for (int i = 0; i < 2; ++i) {
                p.app().set("lesson", step_text(i, "trees", number_asked));
                p.frames(3);
                p.use("lesson_answer", i == 0 ? "14" : "3");
                p.use("lesson_check");
                p.use("lesson_answer", "3");
                p.use("lesson_check");
            }
            prefs = p.effect(shell::kit::Effect::Kind::save, "prefs");
        }
        for (const bool same_lesson : {true, false}) {
            CAPTURE(same_lesson);
            Player p(nlohmann::json{{"prefs", prefs}, {"game", "trees"}, {"language", "en"}}.dump());
            auto last = step_text(2, "trees", number_asked);
            if (!same_lesson) last.replace(last.find("lesson\tl"), 8, "lesson\tm");
            p.app().set("lesson", last);
            p.frames(3);
            p.use("lesson_answer", "3");
            p.use("lesson_check");
            p.use("lesson_next");
            CHECK(p.outline().dump().find(
                      en(Text::lesson_done, {{"right", same_lesson ? 2 : 1}, {"questions", same_lesson ? 3 : 1}})) !=
                  std::string::npos);
        }
    }

    TEST_CASE("a negative number that was answered or is told has the minus sign of the boards, not a hyphen")
    {
        Player p(R"({"game": "trees"})");
        const std::string asked = "ask\tnumber\t¿Cuánto?\nanswer\t-3\nwrong\t-14\tMenos.\nright\tEse.\n";
        come_to(p, step_text(0, "trees", asked));
        p.use("lesson_answer", "-14");
        p.use("lesson_check");
        p.frames(3);
        CHECK(p.control("lesson_wrong")["text"].get<std::string>().find("−14") != std::string::npos);
        p.use("lesson_answer", "-3");
        p.use("lesson_check");
        p.frames(3);
        CHECK(p.control("lesson_answer")["text"] == "−3");
        come_to(p, step_text(1, "trees", asked));
        p.use("lesson_answer", "-14");
        p.use("lesson_check");
        p.frames(3);
        p.use("lesson_why");
        p.frames(3);
        CHECK(said(p).find("−3") != std::string::npos);
    }
    TEST_CASE("of things to be marked, none is no answer yet, unless it is the answer")
    {
        Player p(R"({"game": "trees"})");
        const std::string marks = "ask\tset\t¿Cuáles?\noption\t4\t4\noption\t6\t6\n";
        p.app().set("lesson", step_text(0, "trees", marks + "answer\t4\n"));
        p.frames(3);
        CHECK(p.control("lesson_check")["disabled"] == true);
        p.use("lesson_mark:0");
        CHECK_FALSE(p.control("lesson_check").value("disabled", false));
        p.app().set("lesson", step_text(1, "trees", marks));
        p.frames(3);
        CHECK_FALSE(p.control("lesson_check").value("disabled", false));
    }

    TEST_CASE("a card that leaves the analysis no room can be folded, and then the analysis is there")
    {
        std::string rest = "at\t" + code_board + "\nask\tchoice\t¿Qué forma?\nanswer\t0000\n";
        for (const char* shape : {"0000", "0001", "0011", "0012", "0123", "0122", "0112"})
            rest += std::string("option\t") + shape + "\t" + shape +
                    ", para la primera jugada de la partida\n"; // too long for two columns
        Player p(R"({"game": "mastermind", "language": "en"})", 1280, 800);
        p.app().set("lesson", step_text(0, "mastermind", rest));
        REQUIRE(p.settles());
        REQUIRE(p.app().drawn().rects.count("lesson_fold") == 1);
        CHECK(p.app().drawn().rects.count("mind") == 0);
        click(p, "lesson_fold");
        REQUIRE(p.settles());
        CHECK(p.app().drawn().rects.count("mind") == 1);
        click(p, "lesson_fold");
        REQUIRE(p.settles());
        CHECK(p.app().drawn().rects.count("lesson_check") == 1);
        p.app().set("lesson", step_text(1, "mastermind", "at\t" + code_board + "\n" + number_asked));
        REQUIRE(p.settles());
        CHECK(p.app().drawn().rects.count("lesson_fold") == 0); // this card leaves the analysis room
    }

    TEST_CASE("what is typed and is no number is said to be none under the field, until it is one")
    {
        Player p(R"({"game": "trees", "language": "en"})");
        const auto told = [&] { return !p.control("lesson_no_number").is_null(); };
        for (const char* kind : {"number", "fraction"}) {
            CAPTURE(kind);
            p.app().set("lesson", step_text(0, "trees", std::string("ask\t") + kind + "\tHow many?\nanswer\t3\n"));
            p.frames(3);
            for (const char* number : {"", "-", "\u2212", "3", "\u22123", "2/7", "2/", "0.", "3,5", "+4"}) {
                CAPTURE(number);
                p.use("lesson_answer", number);
                CHECK_FALSE(told());
            }
            for (const char* none : {"three", "-\u221e", "1/0", "2//7", "4a"}) {
                CAPTURE(none);
                p.use("lesson_answer", none);
                REQUIRE(told());
                CHECK(p.control("lesson_no_number")["text"].get<std::string>().starts_with(
                    beginning(Text::lesson_no_number)));
                CHECK(p.control("lesson_check").value("disabled", false));
                CHECK(p.control("lesson_check")["why"] == p.control("lesson_no_number")["text"]);
            }
        }
        p.app().set("lesson", step_text(0, "mastermind", code_asked));
        p.frames(3);
        p.use("lesson_answer", "3/");
        CHECK_FALSE(told()); // a code is no number
    }

    TEST_CASE("the second click of a double click on Check does not go on over what is said of the answer")
    {
        using Kind = shell::kit::Effect::Kind;
        Player p(R"({"game": "trees", "motion": "reduce"})", 360, 640);
        come_to(p, step_text(0, "trees", number_asked));
        p.use("lesson_answer", "3");
        p.settles(60);
        const auto r = p.app().drawn().rects.at("lesson_check");
        const nlohmann::json place{r.x, r.y, r.w, r.h};
        p.click_at(place);
        REQUIRE(said(p).ends_with("El mayor de los tres."));
        p.click_at(place);
        CHECK(p.effect(Kind::lesson).empty());
        p.settles(60);
        p.rests(700); // with no frame drawn, as on a page at rest
        p.click_at(place);
        CHECK_FALSE(p.effect(Kind::lesson).empty());
    }

    TEST_CASE("an answer such as 2 · 0 is not broken over two lines, however wide the card is")
    {
        std::string step = step_text(0, "mastermind", code_asked);
        std::string words; // many lengths, so that lines break everywhere
        for (std::size_t k = 1; k < 12; ++k) words += std::string(k, 'm') + " 2 \u00b7 0 ";
        step.replace(step.find("Mira."), 5, words);
        Player p(R"({"game": "mastermind"})", 360, 640);
        p.app().set("lesson", step);
        Looks looks;
        int widths = 0, whole = 0, broken = 0;
        for (int width = 320; width <= 420; width += 4, ++widths) {
            p.resize(static_cast<float>(width), 640);
            p.frames(3);
        }
        CHECK(widths > 20);
        for (const auto& line : looks.texts) {
            whole += line.words.find("2 \u00b7 0") != line.words.npos;
            broken += line.words.ends_with("\u00b7") || line.words.starts_with("\u00b7 0");
        }
        CHECK(whole > 0);
        CHECK(broken == 0);
    }
}

} // namespace lesson_answers_tests
