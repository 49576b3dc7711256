// The ways into, through and out of a lesson: it goes on after a reload, a slow step is announced, its end leads on,
// and it works in the smallest windows.
#include "shell/lesson/book.hpp"
#include "tests/shell/lesson_support.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>
#include <utility>
#include <vector>

namespace lesson_way_tests {

using wording::en, wording::Text;

using Kind = shell::kit::Effect::Kind;
using shell::kit::Prefs;

std::string step_text(int index, std::string_view rest = "")
{
    return "lesson\tcut-1\ngame\ttrees\ntitle\tLa poda\nminutes\t8\nstep\t" + std::to_string(index) +
           "\t3\nseed\t7\nsay\tLa primera rama vale 3, el menor de 3, 12 y 8: MAX ya se asegura 3. Ahora entra en la "
           "segunda, donde "
           "elige MIN. La primera hoja es 2.\n" +
           std::string(rest);
}
const std::string how_many =
    "ask\tnumber\t¿Cuánto vale la raíz?\nanswer\t3\nhint\tMIN.\nhint\tMAX.\nright\tEl mayor.\n";

int asked(const Player& p)
{
    int n = 0;
    for (const auto& e : p.effects()) n += e.kind == Kind::lesson ? 1 : 0;
    return n;
}
bool drawn(Player& p, const char* id) { return p.app().drawn().rects.count(id) == 1; }

TEST_SUITE("lessons")
{
    TEST_CASE(
        "a lesson opened from the list goes on after a reload, at the same step and case; one that was left does not")
    {
        std::string saved, left;
        {
            Player p(R"({"game": "trees"})");
            p.use("lesson:cut-1");
            CHECK(asked(p) == 1);
            p.app().set("lesson", step_text(2, how_many));
            p.frames(3);
            saved = p.effect(Kind::save, "game");
            p.use("lesson_close");
            left = p.effect(Kind::save, "game");
        }
        for (int reload = 0; reload < 2; ++reload) { // also after a second reload
            Player p(nlohmann::json{{"saved", saved}}.dump());
            CHECK(asked(p) == 1);
            for (const auto& e : p.effects())
                if (e.kind == Kind::lesson) {
                    CHECK(e.name == "cut-1");
                    CHECK(e.id == 2);
                    CHECK(e.text == "7 es");
                }
            p.app().set("lesson", step_text(2, how_many));
            p.frames(3);
            saved = p.effect(Kind::save, "game");
        }
        {
            Player p(nlohmann::json{{"saved", saved}, {"led", true}}.dump()); // the host opens a lesson of its own
            CHECK(asked(p) == 0);
        }
        Player p(nlohmann::json{{"saved", left}}.dump());
        CHECK(asked(p) == 0);
    }

    TEST_CASE("a lesson that the home of another program opened is kept as it goes on")
    {
        Player p(nlohmann::json{{"saved", "last=home\nturn=1\nat=trees\nlesson=cut-1 0 7\n"}, {"led", true}}.dump());
        CHECK(asked(p) == 0); // the host brings it
        p.app().set("lesson", step_text(2, how_many));
        p.frames(3);
        CHECK(p.effect(Kind::save, "game").find("\nlesson=cut-1 2 7\n") != std::string::npos);
    }

    TEST_CASE("a lesson that the host brought by itself is the host's to bring again")
    {
        Player p(R"({"game": "trees"})");
        p.app().set("lesson", step_text(1));
        p.frames(3);
        p.use("lesson_next");
        p.app().set("lesson", step_text(2));
        p.frames(3);
        CHECK(p.effect(Kind::save, "game").find("lesson=") == std::string::npos);
    }

    TEST_CASE("what is saved of an open lesson may be anything")
    {
        for (const char* lesson : {"", " ", "cut-1", "cut-1 x y", "cut-1 3 ", "cut-1 99 1", "= = ="}) {
            CAPTURE(lesson);
            Player p(nlohmann::json{{"saved", std::string("last=trees\nat=trees\nlesson=") + lesson + "\n"}}.dump());
            CHECK(p.has("step:next"));
        }
    }

    TEST_CASE("a step that is long in coming is said to be, and no longer when it has come")
    {
        Player p(R"({"game": "trees", "language": "en"})");
        p.use("lesson:cut-1");
        p.frames(4);
        CHECK(p.status().find(en(Text::lesson_coming)) == std::string::npos);
        p.frames(40);
        CHECK(p.status().find(en(Text::lesson_coming)) != std::string::npos);
        p.app().set("lesson", step_text(0));
        p.frames(3);
        CHECK(p.status().find(en(Text::lesson_coming)) == std::string::npos);
        p.frames(60);
        CHECK(p.status().find(en(Text::lesson_coming)) == std::string::npos);
    }

    TEST_CASE("where all lessons of the game are done the list has those of the others")
    {
        for (const bool done : {false, true}) {
            const std::string prefs = done ? "lesson.hidden=done 6\nlesson.bluff=done 5\nlesson.kuhn=done 7\n" : "";
            Player p(nlohmann::json{{"prefs", prefs}, {"game", "betting"}, {"language", "en"}}.dump());
            p.use("lessons");
            CHECK(p.has("lesson:hidden"));
            CHECK(p.has("lesson:mixed") == done);
        }
    }

    TEST_CASE("the end of a lesson says how it went and leads to the next one, to the list, or to the game")
    {
        Player p(R"({"game": "trees", "language": "en"})");
        p.app().set("lesson", step_text(2, how_many));
        p.frames(3);
        p.use("lesson_answer", "3");
        p.use("lesson_check");
        p.use("lesson_next");
        CHECK(p.outline().dump().find(en(Text::lesson_done, {{"right", 1}, {"questions", 1}})) != std::string::npos);
        REQUIRE(p.has("lesson:order")); // the next lesson
        CHECK(p.has("lessons"));
        CHECK(p.click("play"));
        CHECK_FALSE(p.has("lesson:order@dialog"));
        CHECK(p.control("dialog").is_null());
    }

    TEST_CASE("the end of a lesson offers three puzzles of its subject, one of each level, and opens the one pressed")
    {
        for (const char level : {'1', '2', '3'}) {
            Player p(R"({"game": "trees", "language": "en"})");
            p.app().set("date", "2027-02-15\t15 February 2027");
            p.app().set("lesson", step_text(2, how_many));
            p.frames(3);
            p.use("lesson_answer", "3");
            p.use("lesson_check");
            p.use("lesson_next");
            for (const char* offer : {"puzzle_offer:0", "puzzle_offer:1", "puzzle_offer:2"}) CHECK(p.has(offer));
            p.use(std::string("puzzle_offer:") + static_cast<char>(level - 1));
            p.frames(2);
            std::string opened;
            for (const auto& e : p.effects())
                if (e.kind == Kind::lesson && e.name.starts_with("puzzle:")) opened = e.name;
            CHECK((opened.starts_with(std::string("puzzle:cut:") + level) ||
                   opened.starts_with(std::string("puzzle:order:") + level)));
        }
    }

    TEST_CASE("home offers a lesson of each track, the one begun first, with how many of the track are done")
    {
        Prefs prefs;
        auto names = [&] {
            std::string out;
            for (const auto* e : shell::lesson::picked(prefs)) out += std::string(e->id) + " ";
            return out;
        };
        CHECK(names() == "play-31 answer hypotheses pass-show ");
        prefs.set("lesson.answer", "done 8");
        prefs.set("lesson.cut-1", "2 8");
        prefs.set("lesson.lies", "3 8");
        CHECK(names() == "cut-1 lies filter pass-show ");
        CHECK(shell::lesson::how_many_done(prefs) == 1);
        const shell::text::Say say(*shell::text::language_from("en"));
        const auto codes = [&] { return shell::lesson::track_in_words(say, shell::lesson::Track::codes, prefs); };
        const std::string more = " + 1 " + en(Text::lesson_optional);
        CHECK(codes() == en(Text::track_codes) + " · " + en(Text::of_total, {{"done", 1}, {"total", 7}}) + more);
        for (const char* id : {"filter", "crack", "first-guess", "bits", "criteria", "better"})
            prefs.set("lesson." + std::string(id), "done 8");
        CHECK(codes() == en(Text::track_codes) + " · " + en(Text::of_total, {{"done", 7}, {"total", 7}}) + more);
        CHECK(names() == "cut-1 lies genetic pass-show "); // which is optional
        Player p(R"({"language": "en", "prefs": "lesson.answer=done 8\nlesson.cut-1=2 8\n"})");
        CHECK(p.has("lesson:cut-1"));
        CHECK(p.control("lesson:filter").dump().find(en(Text::track_codes) + " · ") != std::string::npos);
        CHECK_FALSE(p.has("lesson:mixed"));
        p.use("lessons");
        CHECK(p.has("lesson:mixed"));
        const std::string all = p.control("dialog").dump();
        std::size_t at = 0;
        for (const Text track : {Text::track_games, Text::track_codes, Text::track_hidden, Text::track_deduction}) {
            const auto found = all.find(en(track) + " · ", at);
            CHECK(found != std::string::npos);
            at = std::min(found, all.size());
        }
        CHECK(all.find(en(Text::lesson_optional)) != std::string::npos);
    }

    TEST_CASE("each lesson of a track stands after those that its file names before it")
    {
        std::vector<std::string> before;
        for (const auto& e : shell::lesson::all_lessons()) {
            const auto file = lesson_support::file(std::string(e.id) + "/lesson.json");
            for (const std::string& after : file.value("after", std::vector<std::string>()))
                CHECK_MESSAGE(std::find(before.begin(), before.end(), after) != before.end(), e.id << " " << after);
            before.emplace_back(e.id);
        }
    }

    TEST_CASE("each game has a book of lessons, in its bar or menu and in words; Picas & Fijas that of what is the "
              "same there")
    {
        for (const std::string game : {"mastermind", "picas-fijas", "thirtyone", "trees", "tictactoe", "matrix",
                                       "betting", "cluedo", "spaces", "concepts", "lab"})
            for (const auto& size : {std::pair(360.f, 640.f), std::pair(1280.f, 800.f)}) {
                const std::string setting = R"({"language": "en", "game": ")" + game + "\"}";
                Player p(setting, size.first, size.second);
                REQUIRE(p.settles());
                CAPTURE(game);
                REQUIRE(p.has("lessons"));
                p.use("lessons");
                const auto dialog = p.control("dialog");
                CHECK(dialog.dump().find("\"lesson:") != std::string::npos);
                if (game != "picas-fijas") continue;
                CHECK(dialog.dump().find("\"lesson:filter\"") != std::string::npos);
                p.use("lesson:filter");
                p.frames(3);
                const auto& asked = p.effects();
                CHECK(std::any_of(asked.begin(), asked.end(), [](const auto& e) {
                    return e.kind == shell::kit::Effect::Kind::lesson && e.name == "filter";
                }));
            }
    }

    TEST_CASE("a lesson that was opened from another game which offers it leads back there, and to the game there was")
    {
        Player p(R"({"game": "picas-fijas", "language": "en", "seed": "7"})");
        p.guess("0123");
        REQUIRE(p.settles());
        const std::string state = p.app().state();
        p.app().set("lesson",
                    "lesson\tfilter\ngame\tmastermind\ntitle\tFilter\nminutes\t9\nstep\t0\t3\nseed\t7\nsay\tLook.\n"
                    "at\tcodes 1 p4c6r 12 guesser colours consistent 7 g0012\n");
        REQUIRE(p.settles());
        CHECK(p.outline()["title"].get<std::string>().find("Picas") == std::string::npos);
        p.use("lesson_close");
        REQUIRE(p.settles());
        CHECK(p.outline()["title"].get<std::string>().find("Picas") != std::string::npos);
        CHECK(p.app().state() == state);
    }

    TEST_CASE("a field takes a press on all of its place: what is typed next goes nowhere else")
    {
        for (const float from_edge : {3.f, 22.f, 41.f}) {
            CAPTURE(from_edge);
            Player p(R"({"game": "thirtyone", "language": "en"})", 360, 640);
            p.app().set("lesson", step_text(1, how_many));
            REQUIRE(p.settles());
            const auto& rects = p.app().drawn().rects;
            const auto field = rects.find("lesson_answer");
            REQUIRE(field != rects.end());
            CHECK(field->second.h >= 43.9f);
            const auto r = field->second;
            p.click_at({r.x + 30, r.y + from_edge, 0, 0});
            p.frames(3);
            CHECK(p.last().wants_text);
        }
    }

    TEST_CASE("a lesson that a room's panel offers opens by a click")
    {
        int rooms = 0;
        for (const char* game : {"mastermind", "picas-fijas", "spaces", "thirtyone", "trees", "tictactoe", "matrix",
                                 "betting\",\"rules\":\"kuhn", "betting", "concepts", "cluedo"}) {
            CAPTURE(game);
            Player p(R"({"game":")" + std::string(game) + R"(","hints":"on"})", 1280, 800);
            REQUIRE(p.settles());
            if (p.has("mind") && p.control("mind")["checked"] == true) p.use("mind", "0");
            p.frames(3);
            std::string offered;
            for (const auto& [id, r] : p.app().drawn().rects)
                if (id.starts_with("lesson:")) offered = id;
            if (offered.empty()) continue;
            ++rooms;
            REQUIRE(p.click(offered));
            p.frames(2);
            CHECK_FALSE(p.effect(Kind::lesson).empty());
        }
        CHECK(rooms >= 7);
    }

    TEST_CASE(
        "a panel with little room offers fewer lessons, those to be done first, and never none for a notice's sake")
    {
        Player p(R"({"game": "mastermind"})", 1280, 800);
        REQUIRE(p.settles());
        const auto offered = [&] {
            int n = 0;
            for (const auto& [id, r] : p.app().drawn().rects) n += id.starts_with("lesson:") ? 1 : 0;
            return n;
        };
        CHECK(offered() == 5);
        p.resize(1280, 700);
        REQUIRE(p.settles());
        CHECK(offered() >= 2);
        CHECK(offered() < 5);
    }

    TEST_CASE("in the smallest frames the text is read and the answer's button is in sight; a swipe does not lose it")
    {
        for (const auto& size : std::vector<std::pair<float, float>>{{240, 320}, {500, 300}, {360, 640}, {640, 360}}) {
            const float w = size.first, h = size.second;
            CAPTURE(w);
            Player p(R"({"game": "trees"})", w, h);
            p.app().set("lesson", step_text(1));
            REQUIRE(p.settles());
            CHECK(drawn(p, "lesson_next"));
            CHECK(drawn(p, "lesson_close"));
            const auto& scrolls = p.app().drawn().scrolls;
            const auto area = scrolls.find("lesson 1");
            if (area != scrolls.end()) {
                CHECK(area->second.h >= 60); // three lines
                ImGui::GetIO().AddMousePosEvent(area->second.x + 30, area->second.centre().y);
            } else CHECK(h >= 360);
            for (int i = 0; i < 5; ++i) {
                ImGui::GetIO().AddMouseWheelEvent(0, -5);
                p.frames(2);
            }
            CHECK(drawn(p, "lesson_next"));
            p.app().set("lesson", step_text(2, how_many));
            REQUIRE(p.settles());
            CHECK(drawn(p, "lesson_check"));
            CHECK(drawn(p, "node:0"));
        }
    }

    TEST_CASE("a link that cannot be read leaves the game that was being played on the board, and says so")
    {
        std::string mine, saved;
        {
            Player p(R"({"game": "mastermind"})");
            p.guess("0011");
            mine = p.app().state();
            saved = p.effect(Kind::save, "game");
        }
        CHECK_FALSE(saved.empty());
        Player p(nlohmann::json{{"saved", saved}, {"link", "this-is-no-link"}, {"language", "en"}}.dump());
        CHECK(p.app().state() == mine);
        CHECK(p.app().message().has_value());
    }
}

} // namespace lesson_way_tests
