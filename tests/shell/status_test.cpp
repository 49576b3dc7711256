// The status, which screen readers announce (role=status): every result, and a repeated one again.
#include "tests/shell/every_language.hpp"
#include "tests/shell/every_screen.hpp"
#include "tests/shell/lesson_support.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>
#include <set>

namespace status_tests {

using wording::beginning, wording::en, wording::ending, wording::Text;

namespace {

std::string heard(Player& p)
{
    rest(p);
    return p.outline()["status"].get<std::string>();
}

} // namespace

TEST_SUITE("status")
{
    TEST_CASE("status: a checked exercise says how many are right and what the first wrong one should be")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"thirtyone","seed":"42"})");
        p.use("exercises");
        p.use("exercise:sum", "1");
        p.use("exercise:mover", "0");
        p.use("exercise:check");
        const auto words = heard(p);
        CHECK(words.find(ending(Text::thirtyone_right_n, {{"total", 3}}) + ". " + en(Text::thirtyone_ask_sum) + " ") !=
              std::string::npos);
        p.use("exercise:sum", "2"); // not checked any more
        CHECK(heard(p) != words);
    }
    TEST_CASE("status: a hint is said with its code and its reason, on a desktop too")
    {
        for (const char* game : {"mastermind", "picas-fijas", "spaces"})
            for (const auto& [w, h] : {std::pair{360.f, 640.f}, std::pair{1280.f, 800.f}}) {
                Player p(R"({"language":"en","motion":"reduce","seed":"7","game":")" + std::string(game) + "\"}", w, h);
                const auto before = heard(p);
                p.use("hint");
                if (std::string_view(game) != "spaces") { // the first press says where to look
                    CHECK(heard(p).find(p.control("nudge")["text"].get<std::string>()) != std::string::npos);
                    p.use("hint");
                }
                const auto after = heard(p);
                INFO(game << ": " << after);
                CHECK(after != before);
                CHECK(after.find(p.control("hint_why")["text"].get<std::string>()) != std::string::npos);
            }
    }
    TEST_CASE("status: a checked sheet of a tree says how many are right and the first wrong step")
    {
        Player p(R"({"language":"en","motion":"reduce","link":")" +
                 engine::session::to_link("trees 1 practice max alphabeta left_to_right 0 u3x2:0..20:42:vw") + "\"}");
        p.use("strike:1", "1"); // the first branch is never cut
        p.use("check");
        CHECK(heard(p).find("0 of ") == 0);
        CHECK(heard(p).find(en(Text::trees_first_wrong)) != std::string::npos);
    }
    TEST_CASE("status: at the betting table the card that was dealt is said, a hidden one is not")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"betting","seed":"42"})");
        const auto words = heard(p);
        CHECK(words.find("MAX’s card: ") != std::string::npos);
        CHECK(words.find("MIN’s card") == std::string::npos);
    }
    TEST_CASE("status: the same round of a matrix game again is another piece of news")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"matrix","matrix":"0 0;0 0","seed":"42"})");
        std::set<std::string> all;
        for (int i = 0; i < 4; ++i) {
            p.use("choose:0");
            all.insert(heard(p));
        }
        CHECK(all.size() == 4);
    }
    TEST_CASE("status: the same refusal again is another piece of news, each time, and reads the same")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"tictactoe","role":"two","seed":"42"})");
        p.use("cell:4");
        std::string last = heard(p);
        for (int i = 0; i < 4; ++i) {
            p.use("cell:4");
            const auto now = heard(p);
            INFO(now);
            CHECK(now.starts_with(en(Text::tictactoe_taken)));
            CHECK(now != last);
            last = now;
        }
    }
    TEST_CASE("status: in a lesson too the same reason again is another piece of news")
    {
        Player p(R"({"language":"en","motion":"reduce"})");
        p.app().set("lesson", lesson_support::opened("play-31", "en", 1, 1));
        p.frames(3);
        for (int i = 0; i < 4; ++i) p.use("value:6");
        REQUIRE(p.control("value:6")["disabled"] == true);
        p.use("value:6", "why");
        const auto once = heard(p);
        CHECK(once == en(Text::thirtyone_no_squares));
        p.use("value:6", "why");
        CHECK(heard(p) != once);
        CHECK(heard(p).starts_with(once));
    }
    TEST_CASE("status: Enter on what cannot be pressed says why, does nothing, and says it again")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"thirtyone","role":"two","seed":"42"})");
        for (int i = 0; i < 4; ++i) p.use("value:6");
        const std::string before = p.app().state();
        REQUIRE(p.control("value:6")["disabled"] == true);
        p.use("value:6", "why"); // as the page's outline sends it
        const auto once = heard(p);
        CHECK(once == en(Text::thirtyone_no_squares));
        p.use("value:6", "why");
        CHECK(heard(p) != once);
        CHECK(heard(p).starts_with(once));
        CHECK(p.app().state() == before);
        p.use("redo", "why");
        CHECK(heard(p) != once);
        p.use("matrix", "why"); // no control of this screen
        CHECK(p.app().state() == before);
    }
    TEST_CASE("status: a message goes and leaves the game's status, which the outline names with it")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"mastermind","seed":"42"})");
        const auto before = heard(p);
        CHECK(!p.outline().contains("lasting"));
        p.app().set("shared", "copied");
        p.frames(2);
        CHECK(p.status() == en(Text::link_copied));
        CHECK(p.outline()["lasting"] == before);
        p.rests(7000);
        p.frames(2);
        CHECK(p.status() == before);
        CHECK(!p.outline().contains("lasting"));
    }
    TEST_CASE("status: a new game whose board looks as before is announced, each time, in every game")
    {
        for (const auto& screen : every_game) {
            CAPTURE(screen.name);
            if (!screen.line.empty()) continue; // has been played
            Player p(config_of(screen));
            rest(p);
            CHECK(!p.outline().contains("aloud"));
            std::string last;
            for (int i = 0; i < 3; ++i) {
                p.use("new_game");
                const auto now = p.outline().value("aloud", "");
                CHECK(now.starts_with(en(Text::new_game_begun)));
                CHECK(now != last);
                last = now;
            }
        }
    }
    TEST_CASE("31: undo says which moves it took back, and only until the next move")
    {
        for (const std::string role : {"two", "a"}) {
            Player p(R"({"language":"en","motion":"reduce","game":"thirtyone","role":")" + role + R"(","seed":"42"})");
            p.use("value:5");
            rest(p);
            p.rests(3000);
            rest(p);
            if (role == "two") p.use("value:3");
            CHECK(heard(p).find(en(Text::thirtyone_taken_back, std::string("A 5"))) == std::string::npos);
            p.use("undo");
            if (role == "two") {
                CHECK(heard(p).starts_with(en(Text::thirtyone_taken_back, std::string("B 3"))));
                p.use("undo");
                CHECK(heard(p).starts_with(en(Text::thirtyone_taken_back, std::string("A 5"))));
            } else CHECK(wording::value_in(heard(p), Text::thirtyone_taken_back, "moves").starts_with("A 5, B "));
            p.use("redo");
            CHECK(!wording::says(heard(p), Text::thirtyone_taken_back));
            p.use("undo");
            p.use("value:2");
            CHECK(!wording::says(heard(p), Text::thirtyone_taken_back));
        }
    }
    TEST_CASE(
        "status: a lesson's step is read aloud, a wrong answer is called wrong, and Enter says why nothing happens")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"trees"})");
        p.app().set("lesson", lesson_support::opened("minimax", "en", 2, 1));
        p.frames(3);
        const auto question = p.control("lesson_answer")["label"].get<std::string>();
        const auto aloud = p.outline()["aloud"].get<std::string>();
        for (const std::string& part : {p.control("heading0")["text"].get<std::string>(),
                                        p.control("lesson_say")["text"].get<std::string>(), question})
            CHECK_MESSAGE(aloud.find(part) != std::string::npos, part);
        CHECK(p.control("lesson_answer")["why"] == en(Text::lesson_hint_number));
        p.use("lesson_check"); // by Enter in the field; the button is disabled
        CHECK(p.status() == en(Text::lesson_choose_first));
        CHECK(!p.has("lesson_wrong"));
        p.use("lesson_answer", "99");
        p.use("lesson_check");
        p.use("toast_close");
        CHECK(p.control("lesson_wrong")["text"] == en(Text::lesson_wrong, std::string("99")));
        CHECK(p.status().starts_with(en(Text::lesson_wrong, std::string("99")) + " "));
        CHECK(p.outline()["aloud"] == aloud);
    }
    TEST_CASE("31: when a game is over the status has one mark between its sentences, in every language")
    {
        for (const std::string& language : every_language) {
            int won = 0;
            for (int seed = 0; seed < 30 && won == 0; ++seed) {
                Player p(R"({"motion":"reduce","game":"thirtyone","role":"a","strategy":"fallible3","seed":")" +
                         std::to_string(seed) + R"(","language":")" + language + "\"}");
                for (int move = 0; move < 40; ++move) {
                    std::string value;
                    for (const char* id : {"value:1", "value:2", "value:3", "value:4", "value:5", "value:6"})
                        if (value.empty() && p.has(id) && !p.control(id).value("disabled", false)) value = id;
                    if (value.empty()) break;
                    p.use(value);
                    rest(p);
                }
                const std::string status = p.status();
                won += status.find('!') != std::string::npos;
                INFO(language << " " << status);
                for (const char* twice : {"!.", "?.", "..", "! .", ". ."})
                    CHECK(status.find(twice) == std::string::npos);
            }
            CHECK(won == 1);
        }
    }
    TEST_CASE("turning the analysis on is said, with what it finds first")
    {
        using Case = std::pair<std::string, std::string>;
        for (const auto& [game, said] : {Case{"thirtyone", beginning(Text::thirtyone_mover_wins)},
                                         {"tictactoe", en(Text::tictactoe_verdict_draws)},
                                         {"matrix", "4/7"},
                                         {"betting", en(Text::betting_value)},
                                         {"mastermind", "1296"}}) {
            Player p(R"({"language":"en","motion":"reduce","seed":"1","game":")" + game + "\"}");
            const char* toggle = p.has("analysis") ? "analysis" : "mind";
            p.use(toggle, "0");
            const std::string before = p.status();
            p.use(toggle, "1");
            p.settles();
            INFO(game << ": " << p.status());
            CHECK(p.status() != before);
            CHECK(p.status().find(said) != std::string::npos);
        }
    }
}

} // namespace status_tests
