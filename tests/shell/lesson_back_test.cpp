// A lesson's board played freely, and the way back to the step; tries that survive a reload; steps that accept one move
// only; the answer shown on the board.
#include "engine/session/link.hpp"
#include "tests/shell/lesson_support.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>

namespace lesson_back_tests {

using wording::en, wording::es, wording::Text;

using namespace lesson_support;
using Kind = shell::kit::Effect::Kind;

std::string step_text(int index, const std::string& rest)
{
    return "lesson\tl\ngame\ttrees\ntitle\tLa poda\nminutes\t8\nstep\t" + std::to_string(index) +
           "\t3\nseed\t7\nsay\tMira.\nat\ttrees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)(14,5,2)\n" +
           rest;
}
const std::string asks =
    "ask\tnumber\t¿Cuánto?\nanswer\t3\nwrong\t14\tEse es el mayor.\nhint\tMIN.\nhint\tMAX.\nright\tEl "
    "mayor.\nhide\tanalysis\nhide\tstep\nreveal\tstep\t4\n";
constexpr std::array sizes{std::pair{360.f, 640.f}, std::pair{1280.f, 800.f}, std::pair{740.f, 360.f}};

bool drawn(Player& p, const char* id) { return p.app().drawn().rects.count(id) == 1; }

void click(Player& p, const char* id)
{
    REQUIRE_MESSAGE(drawn(p, id), id);
    const auto r = p.app().drawn().rects.at(id);
    p.click_at({r.x, r.y, r.w, r.h});
    p.settles(60);
}

std::string said(Player& p)
{
    const auto node = p.control("lesson_feedback");
    return node.is_null() ? std::string() : node["text"].get<std::string>();
}

void forget_places(nlohmann::json& node)
{
    if (node.is_object()) node.erase("rect");
    for (auto& one : node)
        if (one.is_structured()) forget_places(one);
}

/// The outline without the lesson's card, places and glossary terms.
std::string around_the_lesson(Player& p)
{
    std::string out;
    auto outline = p.outline();
    forget_places(outline["nodes"]);
    for (const auto& node : outline["nodes"])
        if (const auto id = node.value("id", ""); id != "lesson" && id != "terms") out += node.dump() + "\n";
    return out;
}

TEST_SUITE("lessons")
{
    TEST_CASE("whoever tries by himself has the whole board, and a button in sight that leads back to the step")
    {
        for (const auto& size : sizes) {
            CAPTURE(size.first);
            Player p(R"({"game": "trees"})", size.first, size.second);
            p.app().set("lesson", step_text(1, asks));
            p.settles(60);
            CHECK_FALSE(p.has("step:next"));
            CHECK_FALSE(p.has("lesson_restart"));
            CHECK_FALSE(p.has("lesson_keep")); // the whole board would answer the question
            CHECK_FALSE(drawn(p, "lesson_keep"));
            p.use("lesson_keep");
            p.settles(60);
            CHECK_FALSE(p.has("step:next"));
            p.use("lesson_answer", "3");
            p.use("lesson_check");
            p.settles(60);
            p.use("lesson_keep");
            p.settles(60);
            CHECK(drawn(p, "lesson_restart"));
            CHECK(p.has("lesson_restart"));
            CHECK_FALSE(p.has("lesson_check"));
            CHECK(p.has("step:next"));
            p.use("step:next");
            p.use("step:next");
            CHECK(p.control("step")["value"] == "6"); // from step 4, which the answer reveals
            p.settles(60);
            click(p, "lesson_restart");
            CHECK(drawn(p, "lesson_next"));
            CHECK(p.control("step")["value"] == "4"); // the step that the answer reveals
            CHECK_FALSE(drawn(p, "lesson_restart"));
        }
    }

    TEST_CASE(
        "a step that plays on shows the board of the step before to a reader who opens it first or goes back to it")
    {
        const std::string line = file("concepts/lesson.json")["steps"][1]["at"];
        for (const int step : {2, 3}) {
            Player p(R"({"game": "spaces"})");
            p.app().set("lesson", opened("concepts", "en", step, 7));
            p.settles(60);
            CHECK(p.app().state() == engine::session::to_link(line));
        }
        std::string first = step_text(0, "wait\tmove\t\tMove.\n"), second = step_text(1, "");
        for (std::string* step : {&first, &second}) step->replace(step->find("game\ttrees"), 10, "game\tthirtyone");
        const std::string start = "thirtyone 1 4 6 31 mover_loses person person 1 5 6";
        first = first.substr(0, first.find("at\t")) + "at\t" + start + "\nwait\tmove\t\tMove.\n";
        second = second.substr(0, second.find("at\t")) + "before\t" + start + "\n";
        Player p(R"({"game": "thirtyone"})");
        p.app().set("lesson", first);
        p.settles(60);
        p.use("value:3");
        p.app().set("lesson", second); // keeps the learner's move
        p.settles(60);
        CHECK(p.app().state() == engine::session::to_link(start + " 3"));
        p.use("value:2");
        p.settles(60);
        p.use("lesson_restart");
        p.settles(60);
        CHECK(p.app().state() == engine::session::to_link(start + " 3"));
    }
    TEST_CASE("a board that was moved has the way back on the card and on its folded bar, also where nothing is asked")
    {
        for (const auto& size : sizes) {
            CAPTURE(size.first);
            Player p(R"({"game": "thirtyone"})", size.first, size.second);
            std::string step = step_text(1, "");
            step.replace(step.find("game\ttrees"), 10, "game\tthirtyone");
            const auto at = step.find("at\t");
            step = step.substr(0, at) + "at\tthirtyone 1 4 6 31 mover_loses person person 1 5 6\n";
            p.app().set("lesson", step);
            p.settles(60);
            CHECK_FALSE(p.has("lesson_restart"));
            p.use("value:3");
            p.settles(60);
            REQUIRE(p.has("lesson_restart"));
            if (drawn(p, "lesson_fold")) {
                p.use("lesson_fold");
                p.settles(60);
            }
            click(p, "lesson_restart");
            CHECK_FALSE(p.has("lesson_restart"));
        }
    }

    TEST_CASE("the way back to the step appears on a large screen without moving the form")
    {
        for (const bool asked : {true, false}) {
            CAPTURE(asked);
            Player p(R"({"game": "thirtyone"})", 1280, 800);
            std::string step = step_text(1, asked ? asks : "");
            step.replace(step.find("game\ttrees"), 10, "game\tthirtyone");
            const auto at = step.find("at\t"), end = step.find('\n', at);
            step.replace(at, end - at, "at\tthirtyone 1 4 6 31 mover_loses person person 1 5 6");
            p.app().set("lesson", step);
            p.settles(60);
            const std::string form = asked ? "lesson_check" : "lesson_next";
            const auto before = p.app().drawn().rects;
            const float height = p.app().drawn().lesson.height;
            p.use("value:3");
            p.settles(60);
            REQUIRE(drawn(p, "lesson_restart"));
            const auto& after = p.app().drawn().rects;
            CHECK(after.at(form).y == before.at(form).y);
            CHECK(after.at("lesson_previous").y == before.at("lesson_previous").y);
            CHECK(p.app().drawn().lesson.height == height);
        }
    }

    TEST_CASE("what an answer reveals is of the step's board, also when the board was moved before it")
    {
        Player p(R"({"game": "thirtyone"})");
        std::string step = step_text(1, "ask\tnumber\t¿Cuánto?\nanswer\t3\nhint\tH\nright\tR\n");
        step.replace(step.find("game\ttrees"), 10, "game\tthirtyone");
        const std::string line = "thirtyone 1 4 6 31 mover_loses person person 1 5 6";
        const auto at = step.find("at\t"), end = step.find('\n', at);
        step.replace(at, end - at, "at\t" + line);
        p.app().set("lesson", step);
        p.settles(60);
        p.use("value:3");
        p.settles(60);
        CHECK(p.app().state() != engine::session::to_link(line));
        p.use("lesson_answer", "2"); // a wrong answer keeps the moved board
        p.use("lesson_check");
        p.settles(60);
        CHECK(p.has("lesson_restart"));
        p.use("lesson_answer", "3");
        p.use("lesson_check");
        p.settles(60);
        CHECK(p.app().state() == engine::session::to_link(line));
        CHECK_FALSE(p.has("lesson_restart"));
    }

    TEST_CASE(
        "a wrong try and the hints that were given survive a reload; another lesson, or a new beginning, has none")
    {
        std::string prefs;
        {
            Player p(R"({"game": "trees"})");
            p.app().set("lesson", step_text(1, asks));
            p.frames(3);
            p.use("lesson_answer", "14");
            p.use("lesson_check");
            p.use("lesson_hint");
            prefs = p.effect(Kind::save, "prefs");
        }
        const auto again = [&](const std::string& step) {
            auto p = std::make_unique<Player>(nlohmann::json{{"prefs", prefs}, {"game", "trees"}}.dump());
            p->app().set("lesson", step);
            p->frames(3);
            return p;
        };
        {
            auto p = again(step_text(1, asks));
            CHECK(said(*p) == "Ese es el mayor.");
            CHECK(p->control("lesson_answer")["value"] == "14");
            p->use("lesson_answer", "5");
            p->use("lesson_check");
            CHECK(said(*p).find("MAX.") != std::string::npos); // the second hint: the first came before the reload
            CHECK(p->has("lesson_why"));
            p->use("lesson_answer", "3");
            p->use("lesson_check");
            p->app().set("lesson", step_text(2, asks));
            p->frames(3);
            p->use("lesson_answer", "3");
            p->use("lesson_check");
            p->use("lesson_next");
            CHECK(p->outline().dump().find(es(Text::lesson_done, {{"right", 1}, {"questions", 2}})) !=
                  std::string::npos); // the other took two tries
        }
        for (const bool other : {true, false}) {
            CAPTURE(other);
            std::string step = step_text(other ? 1 : 0, asks);
            if (other) step.replace(step.find("lesson\tl"), 8, "lesson\tm");
            const auto p = again(step);
            CHECK(said(*p).empty());
            CHECK(p->control("lesson_answer")["value"] == "");
        }
    }

    TEST_CASE("a new case that was tried is the same one when its lesson is opened again")
    {
        using shell::lesson::tried_seed;
        CHECK(tried_seed("3 1 6 99 1 0 0 14", 6) == 99u);
        for (const char* other :
             {"3 1 5 99 1 0 0 14", "3 1 6 0 1 0 0 14", "3 1", "", "x y 6 9", "3 1 6 -9 1", "3 1 6 9e9"})
            CHECK_FALSE(tried_seed(other, 6));
        const std::string progress = shell::lesson::progress_text(6, 7, false);
        for (const bool tried : {true, false}) {
            const std::string prefs = "lesson.hypotheses=" + progress + "\nlesson_counted=hypotheses 3 1 " +
                                      (tried ? "6 99 1 0 0 14\n" : "5 0 1 0 0 14\n");
            Player p(nlohmann::json{{"prefs", prefs}, {"game", "spaces"}}.dump());
            p.use("lesson:hypotheses");
            const auto asked = p.effect(Kind::lesson);
            CHECK(asked.empty() == false);
            CHECK(asked.starts_with("99 ") == tried);
        }
    }

    TEST_CASE("how many new cases were answered is still known when the lesson is opened again")
    {
        using shell::lesson::Player;
        const auto texts = nlohmann::json{{"en", file("minimax/en.json")}};
        const auto flat = [&](int seed) {
            return shell::lesson::read_step(flat_step(file("minimax/lesson.json"), texts, "en", 6, seed));
        };
        const shell::text::Say say(shell::text::Language::english);
        Player first(flat(1));
        for (int seed = 1; seed <= 3; ++seed) {
            first.take(flat(seed));
            const auto answer = [&](const std::string& number) {
                first.act({"lesson_answer", number}, say);
                first.act({"lesson_check", ""}, say);
            };
            if (seed == 2) answer("-1");
            answer(first.step().ask->answer.front());
        }
        CHECK(first.cases() == 2); // beyond the question's own
        CHECK(first.cases_at_first() == 1);
        Player again(flat(4));
        again.recall(first.counted());
        CHECK(again.cases() == 2);
        CHECK(again.cases_at_first() == 1);
        CHECK(again.asked() == first.asked());
        for (const char* kept :
             {"9007199254740991 0", "1099511627776 3298534883328"}) { // too many cases; more right at first than cases
            Player other(flat(4));
            other.recall(kept);
            CHECK(other.cases() == 0);
        }
    }

    TEST_CASE("on the projector the panel under a card that leaves it no room is led to, and is whole then")
    {
        Player p(nlohmann::json{{"game", "cluedo"}, {"theme", "projector"}, {"language", "es"}}.dump(), 1280, 800);
        p.app().set("lesson", opened("pass-show", "es", 3, 1)); // a question is noted in the panel
        p.settles(60);
        REQUIRE(drawn(p, "lesson_look"));
        const auto look = p.app().drawn().rects.at("lesson_look");
        constexpr float larger = 1.25f; // the projector's scale at 1280 x 800
        p.click_at({look.x * larger, look.y * larger, look.w * larger, look.h * larger});
        p.use("note");
        p.settles(60);
        p.use("by", "3");
        p.settles(60);
        const auto& rects = p.app().drawn().rects;
        const auto& panel = p.app().drawn().panel;
        REQUIRE(panel);
        for (const char* id : {"suspect:3", "weapon:7"}) {
            const auto at = rects.find(id);
            REQUIRE_MESSAGE(at != rects.end(), id);
            CHECK_MESSAGE(at->second.h >= 30, id);
            CHECK_MESSAGE(panel->contains(at->second.centre()), id);
        }
    }

    TEST_CASE("another case is not the one before: the same board drawn once more is passed over")
    {
        const auto one = [](int seed, int leaf) {
            std::string text = step_text(2, asks + "fresh\n");
            text.replace(text.find("seed\t7"), 6, "seed\t" + std::to_string(seed));
            text.replace(text.find("left_to_right 0 (3"), 18,
                         "left_to_right " + std::to_string(seed) + " (" + std::to_string(leaf));
            return text;
        };
        Player p(nlohmann::json{{"game", "trees"}}.dump());
        p.app().set("lesson", one(7, 3));
        p.settles(20);
        p.use("lesson_answer", "3");
        p.use("lesson_check");
        p.use("lesson_again");
        CHECK(p.effect(Kind::lesson).starts_with("8 "));
        p.app().set("lesson", one(8, 3)); // draws the same board
        p.frame();
        CHECK(p.effect(Kind::lesson).starts_with("9 "));
        CHECK(p.control("lesson_answer")["text"] == "3"); // the answered case still stands
        p.app().set("lesson", one(9, 4));
        p.frame();
        CHECK(p.effect(Kind::lesson).starts_with("9 ")); // no further case is requested
        CHECK(p.control("lesson_answer")["value"] == "");
    }

    TEST_CASE("the end of a lesson says what one can do now, and counts its questions once and further cases apart")
    {
        const std::string id = "minimax";
        Player p(nlohmann::json{{"game", "trees"}, {"language", "en"}}.dump());
        p.use("lesson:" + id);
        for (int seed = 5; seed < 7; ++seed) { // two cases; the first gets a wrong answer first
            p.app().set("lesson", opened(id, "en", 6, static_cast<std::uint64_t>(seed)));
            p.settles(20);
            for (const char* number : {"-1", ""}) {
                if (*number && seed > 5) continue;
                const auto step = shell::lesson::read_step(opened(id, "en", 6, static_cast<std::uint64_t>(seed)));
                p.use("lesson_answer", *number ? number : step->ask->answer.front());
                p.use("lesson_check");
            }
        }
        p.use("lesson_next");
        CHECK(p.control("lesson_say")["text"] ==
              en(Text::lesson_learned) + "\n" + file(id + "/en.json")["teacher.aim"].get<std::string>());
        CHECK(p.control("lessons_about")["text"] == en(Text::lesson_done, {{"right", 0}, {"questions", 1}}) + "\n" +
                                                        en(Text::lesson_cases, {{"right", 1}, {"cases", 1}}) + ".");
    }

    TEST_CASE("what is kept of tries may be anything")
    {
        for (const char* kept :
             {"l", "l ", "l 1", "l 0 0 1 0 1 1", "l 0 0 39 0 1 1 0 x", "l 0 0 99 0 1 1 0 ", "l 0 0 1 0 1 9 0 14",
              "l 0 0 -1 0 1 1 0 14", "l 0 0 1 0 100 1 0 14", "l x y", "l 0 0 1 0 1 1 1 a b c"}) {
            CAPTURE(kept);
            Player p(nlohmann::json{{"prefs", std::string("lesson_counted=") + kept + "\n"}, {"game", "trees"}}.dump());
            p.app().set("lesson", step_text(1, asks));
            p.frames(3);
            p.use("lesson_answer", "3");
            p.use("lesson_check");
            CHECK(p.has("lesson_next"));
        }
    }

    TEST_CASE("a right answer shows on the board what one who asks to see why is shown")
    {
        int shown = 0;
        for (const auto& e : shell::lesson::all_lessons()) {
            const std::string id(e.id);
            const auto lesson = file(id + "/lesson.json");
            const nlohmann::json texts{{"en", file(id + "/en.json")}};
            for (int i = 0; i < static_cast<int>(lesson["steps"].size()); ++i) {
                CAPTURE(id);
                CAPTURE(i);
                const auto flat = flat_step(lesson, texts, "en", i, 11);
                const auto step = shell::lesson::read_step(flat);
                if (!step->ask || step->ask->reveal.empty()) continue;
                if (step->ask->kind == shell::lesson::Ask::Kind::guess) continue; // a bet offers no reason before it
                ++shown;
                std::array<std::string, 2> seen;
                for (const bool right : {false, true}) {
                    Player p(R"({"game": ")" + std::string(name(e.place)) + R"(", "language": "en"})");
                    p.app().set("lesson", flat);
                    p.settles(60);
                    if (right) {
                        put_down(p, *step->ask, engine::lesson::joined(step->ask->answer, ", "));
                        p.use("lesson_check");
                    } else {
                        for (int hint = 0; hint < 3 && !p.has("lesson_why"); ++hint) p.use("lesson_hint");
                        p.use("lesson_why");
                    }
                    CHECK(p.has("lesson_next"));
                    p.settles(60);
                    seen.at(right ? 1 : 0) = around_the_lesson(p);
                }
                CHECK(seen[0] == seen[1]);
            }
        }
        CHECK(shown > 70);
    }

    TEST_CASE("a step that waits for one answer on the board is not done with another, and says so")
    {
        const auto lesson = file("answer/lesson.json");
        const nlohmann::json texts{{"en", file("answer/en.json")}};
        Player p(R"({"game": "mastermind", "language": "en"})", 360, 640);
        p.app().set("lesson", flat_step(lesson, texts, "en", 5, 11));
        p.settles(60);
        const auto answer = [&](const char* black, const char* white) {
            p.use("fijas", black);
            p.use("picas", white);
            p.use("answer");
            p.settles(60);
        };
        answer("1", "1");
        CHECK(p.control("lesson_task")["text"] == file("answer/en.json")["step.6.wait.label"]);
        CHECK(p.status().find(file("answer/en.json")["step.6.wait.otherwise"].get<std::string>()) != std::string::npos);
        CHECK_FALSE(p.has("lesson_restart")); // the board has not taken it
        answer("2", "2");
        CHECK(p.control("lesson_task")["text"] != file("answer/en.json")["step.6.wait.label"]);
        CHECK(said(p) == file("answer/en.json")["step.6.wait.right"]);
    }

    TEST_CASE("a question of another card, asker or shower than the lesson wants is not the one that it waits for")
    {
        const auto lesson = file("pass-show/lesson.json");
        const nlohmann::json english = file("pass-show/en.json"), texts{{"en", english}};
        const std::pair<const char*, const char*> right[] = {
            {"by", "3"}, {"suspect", "3"}, {"weapon", "7"}, {"room_asked", "13"}, {"shower", "2"}};
        const std::pair<const char*, const char*> others[] = {{"by", "1"}, {"suspect", "1"}, {"shower", "1"}, {"", ""}};
        for (const auto& [id, value] : others) {
            const std::string changed = id;
            CAPTURE(changed);
            Player p(R"({"game": "cluedo", "language": "en"})", 360, 640);
            p.app().set("lesson", flat_step(lesson, texts, "en", 3, 11));
            p.settles(60);
            p.use("note");
            for (const auto& [control, usual] : right) p.use(control, changed == control ? value : usual);
            p.use("entry_save");
            p.settles(60);
            const bool is_right = changed.empty();
            CHECK((p.control("lesson_task")["text"] == english["w4"]) != is_right);
            CHECK(said(p) == (is_right ? std::string() : english["o4"].get<std::string>()));
        }
    }
}

} // namespace lesson_back_tests
