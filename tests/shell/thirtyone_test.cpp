// The 31 game through the shell: whole games by canvas and by outline, the rules, and every tab in every size.
#include "engine/session/link.hpp"
#include "shell/text/text.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/thirtyone_support.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>

namespace thirtyone_tests {

using wording::en, wording::says, wording::Text;

namespace {

/// Plays best moves as A, who wins from the start, until the game is over. `move` makes each on the screen.
template <class Move>
void win(Player& p, Move move)
{
    for (int i = 0; i < 20 && !p.has("reason"); ++i) {
        const auto at = on_screen(p);
        REQUIRE(to_move(at) == engine::thirtyone::Side::a);
        const int value = solved().best_moves(at)[0];
        CAPTURE(value);
        move("value:" + std::to_string(value));
        p.settles();
    }
    CHECK(p.status().find("You win!") == 0);
    CHECK(p.effect(shell::kit::Effect::Kind::event, "complete").find(R"("success":true)") != std::string::npos);
    CHECK(p.has("new_game"));
}

} // namespace

TEST_SUITE("thirtyone")
{
    TEST_CASE("the picture says the rule that decides: before the first move what loses, at 31 that any move does")
    {
        using namespace shell::text;
        struct Sum {
            const char* moves;
            bool begins, dead;
        };
        for (const auto& size : {std::pair{360.f, 640.f}, {1280.f, 800.f}, {640.f, 360.f}})
            for (const Language l : shell::text::languages)
                for (const Sum& sum :
                     {Sum{"", true, false}, Sum{" 6", false, false}, Sum{" 6 6 6 6 5 2", false, true}}) {
                    const Say say(l);
                    Player p(R"({"motion":"reduce","language":")" + std::string(code(l)) + R"(","link":")" +
                                 engine::session::to_link("thirtyone 1 4 6 31 mover_loses person person 42" +
                                                          std::string(sum.moves)) +
                                 "\"}",
                             size.first, size.second);
                    REQUIRE(p.settles());
                    Looks looks;
                    p.frame();
                    const auto drawn = [&](const std::string& words) {
                        return std::any_of(looks.texts.begin(), looks.texts.end(),
                                           [&](const Written& t) { return t.words.find(words) != std::string::npos; });
                    };
                    INFO(code(l) << " " << size.first << " x " << size.second << ", after" << sum.moves);
                    const bool rule = drawn(say(Text::thirtyone_goal, Say::count(31))) ||
                                      drawn(say(Text::thirtyone_goal_short, Say::count(31)));
                    CHECK(rule == sum.begins);
                    CHECK(drawn(say(Text::thirtyone_any_loses)) == sum.dead);
                }
    }
    TEST_CASE(
        "from the start, which is won, a person beats the perfect player by clicks on the canvas, at every layout")
    {
        for (const auto& size : {std::pair{1280.f, 800.f}, {360.f, 640.f}, {640.f, 360.f}}) {
            Player p(config(""), size.first, size.second);
            p.settles();
            win(p, [&](const std::string& id) { REQUIRE(p.click(id)); });
        }
    }
    TEST_CASE("the same is won by the outline's controls alone, and by the keyboard")
    {
        {
            Player p(config(""));
            win(p, [&](const std::string& id) { p.use(id); });
        }
        Player p(config(""));
        win(p, [&](const std::string& id) { p.type(id.substr(6)); });
    }
    TEST_CASE("any free square of a value plays it, not only the next one")
    {
        Player p(config(R"(,"role":"two")"));
        p.settles();
        const auto rects = p.outline()["rects"];
        REQUIRE(rects.contains("square:4:3"));
        p.click_at(rects["square:4:3"]);
        CHECK(p.control("moves")["rows"][0][2] == "4");
        CHECK(p.control("sum")["text"] ==
              en(Text::thirtyone_sum) + ": 4 (" + en(Text::thirtyone_left, {{"left", 27}}) + ")");
    }
    TEST_CASE("saying more than the limit is legal, ends the game, and says who won and why")
    {
        Player p(config(R"(,"role":"two")"));
        for (const char* v : {"6", "6", "6", "6", "5"}) p.use(std::string("value:") + v);
        CHECK(p.control("value:6")["disabled"] == true);
        CHECK(p.control("value:6")["why"] == en(Text::thirtyone_no_squares));
        CHECK(p.control("value:5")["text"] == en(Text::thirtyone_play_loses, {{"value", 5}, {"sum", 34}}));
        p.use("value:5");
        CHECK(p.status() == en(Text::thirtyone_wins, {{"player", "A"}}) + ". " +
                                en(Text::thirtyone_said_too_much, {{"player", "B"}, {"sum", 34}}));
        CHECK(p.control("reason")["text"] == en(Text::thirtyone_said_too_much, "B", "34"));
        p.use("value:1");
        CHECK(p.control("moves")["rows"].size() == 6);
        CHECK(p.status().starts_with(en(Text::error_game_over)));
    }
    TEST_CASE("undo takes back the computer's answer too, redo brings both back, and a new game can be taken back")
    {
        std::string before;
        {
            Player p(config(""));
            CHECK(p.control("undo")["disabled"] == true);
            p.use("value:1");
            p.settles();
            CHECK(p.control("moves")["rows"].size() == 2);
            before = p.app().state();
            p.use("undo");
            p.settles();
            CHECK_FALSE(p.has("moves"));
            p.use("redo");
            p.settles();
            CHECK(p.app().state() == before);
            p.use("new_game");
            CHECK_FALSE(p.has("moves"));
            p.use("bring_back");
            CHECK(p.app().state() == before);
        }
        Player q(nlohmann::json{{"link", before}, {"language", "en"}}.dump());
        CHECK(q.app().state() == before);
        CHECK(q.control("moves")["rows"].size() == 2);
    }
    TEST_CASE("as B the computer begins; its first move cannot be taken back; two computers play to the end")
    {
        Player p(config(R"(,"role":"b")"));
        p.settles();
        CHECK(p.control("moves")["rows"].size() == 1);
        CHECK(p.control("undo")["disabled"] == true);
        p.use("rules_dialog");
        p.use("player_a", "3");
        p.use("player_b", "1");
        p.use("start");
        for (int i = 0; i < 60 && !p.has("reason"); ++i) p.settles();
        CHECK(p.has("reason"));
        p.use("undo");
        CHECK(p.has("go_on"));
        p.use("go_on");
        for (int i = 0; i < 5; ++i) p.settles();
        CHECK(p.has("reason"));
    }
    TEST_CASE("a first rival can be beaten; rivals are offered by strength, and links keep their names")
    {
        using engine::session::from_link;
        {
            Player perfect(config(R"(,"strategy":"perfect")"));
            CHECK(from_link(perfect.app().state())->find(" person perfect ") != std::string::npos);
        }
        Player p(config(""));
        CHECK(from_link(p.app().state())->find(" person fallible1 ") != std::string::npos);
        p.use("rules_dialog");
        const auto options = p.control("player_b")["options"];
        REQUIRE(options.size() == 5);
        for (const auto& [at, name] :
             {std::pair{0, Text::person}, {1, Text::thirtyone_fallible1_short}, {4, Text::thirtyone_perfect_short}})
            CHECK(options[at].dump().find(en(name)) != std::string::npos);
        p.use("player_b", "4");
        p.use("start");
        CHECK(from_link(p.app().state())->find(" person perfect ") != std::string::npos);
    }
    TEST_CASE("with motion the computer takes half a second, and no frame is spent while it waits or afterwards")
    {
        Player p(R"({"game":"thirtyone","seed":"42","language":"en"})");
        p.settles();
        p.use("value:1");
        CHECK(p.control("moves")["rows"].size() == 1);
        p.frames(50);
        CHECK(p.control("moves")["rows"].size() == 2);
        CHECK(p.settles());
        CHECK(p.app().wake_ms() < 0);
    }
    TEST_CASE("the rules dialog begins a game as chosen; how to play opens in every language")
    {
        {
            Player p(config(""));
            p.use("rules_dialog");
            p.use("rows", "1");
            p.use("max", "6");
            p.use("limit", "21");
            p.use("full_board", "1");
            p.use("player_b", "0");
            p.use("seed", "7");
            p.use("start");
            for (const char* v : {"1", "2", "3", "4", "5", "6"}) p.use(std::string("value:") + v);
            CHECK(p.status() == en(Text::thirtyone_draw) + ". " + en(Text::thirtyone_full_draw));
        }
        for (const std::string& language : every_language) {
            Player q(nlohmann::json{{"game", "thirtyone"}, {"language", language}}.dump(), 360, 640);
            q.use("howto");
            q.settles();
            CHECK(q.has("how4"));
            q.use("close");
            CHECK_FALSE(q.has("how4"));
        }
    }
    TEST_CASE("options of the page: rules, seats and the computer's strength; a bad one is said, not obeyed")
    {
        {
            Player p(R"({"game":"thirtyone","language":"en","rules":"5x6-31","role":"two"})");
            CHECK(p.control("rules")["text"] == rules(5, 6, 31) + " · " + en(Text::thirtyone_two_people));
        }
        for (const char* bad : {"9x6-31", "4x6", "x-", "4x1-31", "4x6-100", "4-6x31"}) {
            Player q(nlohmann::json{{"game", "thirtyone"}, {"language", "en"}, {"rules", bad}}.dump());
            CHECK(says(q.status(), Text::bad_option));
            CHECK(q.control("rules")["text"].get<std::string>().find("4 rows") == 0);
        }
    }
    TEST_CASE("every tab at every size and language: nothing stays in motion, and every control lies on the canvas")
    {
        for (const std::string& language : every_language)
            for (const auto& size : {std::pair{1280.f, 800.f}, {360.f, 640.f}, {640.f, 360.f}, {320.f, 568.f}}) {
                const float w = size.first, h = size.second;
                Player p(nlohmann::json{{"game", "thirtyone"}, {"language", language}, {"role", "two"}}.dump(), w, h);
                p.use("analysis", "1");
                for (const char* tab : {"0", "1", "2", "3"}) {
                    p.use("tab", tab);
                    CHECK(p.settles());
                    const auto rects = p.outline()["rects"];
                    for (const auto& [id, r] : rects.items()) {
                        const std::string name = id;
                        CAPTURE(name);
                        CHECK(r[0].get<float>() >= -1);
                        CHECK(r[0].get<float>() + r[2].get<float>() <= w + 1);
                        CHECK(r[1].get<float>() + r[3].get<float>() <= h + 1);
                    }
                    const bool exercise = *tab == '3'; // an exercise takes the board
                    CHECK((!exercise || rects.contains("back_to_game")));
                    for (int v = 1; v <= 6; ++v) CHECK(rects.contains("value:" + std::to_string(v)) != exercise);
                }
            }
    }
    TEST_CASE("any sequence of actions, sane or not, leaves a game that can be told")
    {
        constexpr std::array ids{"value:0", "value:3",        "value:99",      "value:-1",      "undo",
                                 "redo",    "analysis",       "tab",           "why",           "why:9",
                                 "sheet",   "trial_rows",     "trial_max",     "trial_limit",   "graph",
                                 "play",    "step",           "step:next",     "step:last",     "node:3550",
                                 "node:77", "exercise",       "exercise:sum",  "exercise:next", "exercise:value:9",
                                 "go_on",   "exercise:check", "exercise:mover"};
        constexpr std::array values{"", "0", "1", "2", "3", "7", "31", "-5", "99999999999", "x"};
        std::string left;
        {
            Player p(config(R"(,"role":"two")"));
            std::uint64_t state = 5;
            const auto draw = [&](std::size_t n) {
                state = state * 6364136223846793005u + 1442695040888963407u;
                return static_cast<std::size_t>(state >> 33) % n;
            };
            for (int i = 0; i < 600; ++i) {
                p.use(ids[draw(ids.size())], values[draw(values.size())]);
                if (i % 50 == 0) CHECK(p.outline()["nodes"].size() > 5);
            }
            left = p.app().state();
        }
        Player q(nlohmann::json{{"link", left}}.dump());
        CHECK(q.app().state() == left);
    }
}

} // namespace thirtyone_tests
