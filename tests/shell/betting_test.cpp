// The A/K betting game through the shell, by the outline's controls and by mouse and keyboard.
#include "engine/betting/game.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/layout_checks.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>
#include <set>

namespace betting_tests {

using wording::beginning, wording::en, wording::Text;

namespace {

std::string config(const std::string& more)
{
    return R"({"language":"en","motion":"reduce","game":"betting",)" + more + "}";
}

std::string text_of(Player& p, std::string_view id) { return p.control(id)["text"].get<std::string>(); }

/// What is said of the player's card while it is hidden.
std::string hidden(const char* player)
{
    return en(Text::betting_card_of, {{"player", player}, {"card", en(Text::betting_card_hidden)}});
}

} // namespace

TEST_SUITE("betting")
{
    TEST_CASE("a whole game is played as MAX by the outline's buttons, with the engine's cards and replies")
    {
        Player p(config(R"("seed":"42")"));
        engine::betting::Setup setup;
        setup.seed = 42;
        engine::session::Log<engine::betting::Game> log(setup);
        for (int round = 0; round < setup.rounds; ++round) {
            if (round > 0) {
                p.use("next");
                REQUIRE(log.push(engine::betting::Next{}));
            }
            CHECK(text_of(p, "card_min") == hidden("MIN"));
            p.use("bet:" + std::to_string(round % 3));
            REQUIRE(log.push(engine::betting::Bet{round % 3}));
        }
        const auto rows = p.control("rounds")["rows"];
        REQUIRE(rows.size() == 10);
        for (std::size_t i = 0; i < 10; ++i) {
            const auto& round = log.now().rounds[i];
            CHECK(rows[i][4] == (*round.reply == engine::betting::Reply::call ? "calls" : "folds"));
            CHECK(rows[i][1] == (round.deal.max == engine::betting::Card::ace ? "ace" : "king"));
            if (*round.reply == engine::betting::Reply::fold) CHECK(rows[i][2] == "hidden");
        }
        const int capital = log.now().capital;
        CHECK(text_of(p, "capital") == "Your balance: " +
                                           (capital > 0   ? "+" + std::to_string(capital)
                                            : capital < 0 ? "−" + std::to_string(-capital)
                                                          : "0") +
                                           ".");
        CHECK(p.has("new_game"));
        CHECK_FALSE(p.has("next"));
        CHECK_FALSE(p.effect(shell::kit::Effect::Kind::event, "complete").empty());
    }
    TEST_CASE("a round is played by mouse, another by keyboard; undo takes back, redo brings again")
    {
        Player p(config(R"("seed":"42")"));
        CHECK(p.click("bet:1"));
        CHECK(p.control("rounds")["rows"][0][3] == "4");
        p.key(ImGuiKey_Enter);
        p.type("3");
        CHECK(p.control("rounds")["rows"][1][3] == "6");
        p.use("undo");
        CHECK(p.has("bet:0"));
        CHECK(p.control("rounds")["rows"].size() == 1);
        p.use("redo");
        CHECK(p.control("rounds")["rows"].size() == 2);
    }
    TEST_CASE("as MIN I call or fold what Sagaz bets, and gains are mine, not MAX's")
    {
        Player p(config(R"("seed":"42","role":"min")"));
        CHECK(text_of(p, "prompt").starts_with(beginning(Text::betting_ask_reply)));
        CHECK(text_of(p, "card_max") == hidden("MAX"));
        p.use("fold");
        CHECK(p.control("rounds")["rows"][0][5] == "−1");
        p.use("undo");
        p.use("call");
        CHECK(text_of(p, "card_max") != hidden("MAX"));
    }
    TEST_CASE("two people see only the card of who is to move")
    {
        Player p(config(R"("seed":"42","role":"both")"));
        CHECK(text_of(p, "card_max") != hidden("MAX"));
        CHECK(text_of(p, "card_min") == hidden("MIN"));
        p.use("bet:0");
        CHECK(text_of(p, "card_max") == hidden("MAX"));
        CHECK(text_of(p, "card_min") != hidden("MIN"));
    }
    TEST_CASE("the equilibrium is hidden until asked for; then it is the lecture's: −1/2 seen, −1/4 hidden")
    {
        Player p(config(R"("seed":"42")"));
        CHECK_FALSE(p.has("value"));
        CHECK(p.click("analysis"));
        CHECK(text_of(p, "value") == en(Text::betting_value) + ": −1/4 = −0.25");
        const auto ace = p.control("strategy:0")["rows"];
        CHECK(p.control("strategy:0")["caption"] == en(Text::betting_max_with, {{"card", "ace"}}));
        CHECK(ace[0][0] == "2");
        CHECK(ace[0][1] == "1");
        CHECK(ace[0][2] == "≥ 1/2");
        const auto king = p.control("strategy:1")["rows"];
        CHECK(king[0][1] == "1");
        CHECK(king[0][2] == "");
        const auto with_ace = p.control("strategy:2")["rows"], with_king = p.control("strategy:3")["rows"];
        for (const auto& row : with_ace) CHECK(row[1] == "1");  // MIN with ace calls
        for (const auto& row : with_king) CHECK(row[1] == "0"); // with king folds
        p.use("view", "0");
        CHECK(text_of(p, "value") == en(Text::betting_value) + ": −1/2 = −0.5");
    }
    TEST_CASE("the tree has the four deals with the lecture's payoffs, and at KA MAX prefers 2")
    {
        Player p(config(R"("seed":"42","strategy":"seen")"));
        p.use("analysis", "1");
        p.use("tab", "2");
        const auto rows = p.control("tree")["rows"];
        REQUIRE(rows.size() == 16); // four deals, three bets each
        CHECK(rows[4] == nlohmann::json{"AK", "1/4", "", "", "", "1"});
        CHECK(rows[6] == nlohmann::json{"AK", "", "4", "+5", "+1", "1"});
        CHECK(rows[8] == nlohmann::json{"KA", "1/4", "", "", "", "−3"});
        CHECK(rows[9] == nlohmann::json{"KA", "", "2", "−3", "+1", "−3"});
        CHECK_FALSE(p.has("set"));
        p.use("view", "1");
        CHECK(p.control("tree")["rows"][0].back() == "1");
        CHECK(p.control("tree")["rows"][12].back() == "2");
        CHECK(p.control("set")["options"].size() == 9);
        p.frames(3);
        const auto rects = p.outline()["rects"];
        REQUIRE(rects.contains("node:1"));
        p.click_at(rects["node:1"]);
        CHECK(p.control("set")["value"] == "0");
    }
    TEST_CASE("rules are chosen in the dialog: bets, deck, cards, who plays; impossible ones say why")
    {
        Player p(config(R"("seed":"42")"));
        p.use("rules_dialog");
        p.use("bets", "2,2");
        CHECK(p.control("start")["disabled"] == true);
        CHECK(text_of(p, "rules_problem") == en(Text::betting_error_repeated));
        p.use("bets", "0");
        CHECK(text_of(p, "rules_problem").starts_with(en(Text::betting_error_bets)));
        p.use("bets", "1,10");
        p.use("aces", "2");
        p.use("kings", "2");
        p.use("kings", "1000");
        CHECK(p.control("kings")["value"] == "2");
        p.use("replacement", "0");
        p.use("cards", "0");
        p.use("human", "2");
        p.use("rounds_count", "3");
        p.use("seed", "9");
        p.use("start");
        CHECK(text_of(p, "rules") == "MAX, MIN · cards seen");
        CHECK(text_of(p, "bet:1") == "Bet 10");
        CHECK_FALSE(p.has("bet:2"));
        p.use("analysis", "1");
        CHECK(text_of(p, "value") == en(Text::betting_value) + ": −1/3 ≈ −0.333"); // bet 1: (1 - 2) / 3
    }
    TEST_CASE("a deck without replacement has the published values: −n/(2n − 1) seen, −(n + 1)/(2(2n − 1)) hidden")
    {
        Player p(config(R"("seed":"42","rules":"2,4,6 a4k4n")"));
        p.use("analysis", "1");
        CHECK(text_of(p, "value").find("−5/14") != std::string::npos);
        p.use("view", "0");
        CHECK(text_of(p, "value").find("−4/7") != std::string::npos);
    }
    TEST_CASE("a link opens the same game, and how to play is told in each language")
    {
        Player p(config(R"("seed":"42")"));
        p.use("bet:2");
        const std::string state = p.app().state();
        std::string last;
        for (const std::string& language : every_language) {
            p.use("language", language);
            p.use("howto");
            CHECK(p.has("how4"));
            CHECK(text_of(p, "how0") != last);
            last = text_of(p, "how0");
            p.use("close");
        }
        p.use("undo");
        CHECK(p.app().set_state(state));
        CHECK(p.app().state() == state);
    }
    TEST_CASE("no control lies on another, in any size, language or tab")
    {
        for (const auto& size : screen_sizes)
            for (const char* role : {"max", "min", "both"}) {
                Player p(config(std::string(R"("seed":"7","rules":"1,20,300,999","role":")") + role + '"'), size.first,
                         size.second);
                for (const std::string& language : every_language) {
                    p.use("language", language);
                    p.use("analysis", "0");
                    CHECK(overlapping(p) == "");
                    p.use("analysis", "1");
                    for (const char* tab : {"0", "1", "2"})
                        for (const char* sheet : {"0", "1", "2"}) {
                            p.use("tab", tab);
                            p.use("sheet", sheet);
                            p.frames(20);
                            INFO(size.first << " x " << size.second << " tab " << tab << " sheet " << sheet);
                            CHECK(overlapping(p) == "");
                        }
                    p.use("rules_dialog");
                    CHECK(overlapping(p) == "");
                    p.use("close");
                }
            }
    }
    TEST_CASE("an idle screen asks for no frames")
    {
        Player p(config(R"("seed":"42")"));
        p.use("analysis", "1");
        p.use("tab", "2");
        CHECK(p.settles());
        CHECK(p.app().wake_ms() < 0);
    }
    TEST_CASE("the tree's first view has its root, all four deals with their names and values, and no deal cut in "
              "half, at every size")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, std::pair{640.f, 360.f}, std::pair{412.f, 915.f},
                                 std::pair{600.f, 1000.f}, std::pair{1280.f, 800.f}})
            for (const char* rules : {"2,4,6", "2,4", "3"}) {
                const float w = size.first, h = size.second;
                INFO(w << " x " << h << ", bets " << rules);
                Player p(config(R"("seed":"42","rules":")" + std::string(rules) + "\""), w, h);
                p.use("analysis", "1");
                Looks looks;
                p.use("tab", "2");
                p.settles(100);
                looks.forget();
                p.frame();
                const auto window = p.app().drawn().scrolls.find("betting tree");
                const shell::kit::Rect in = window == p.app().drawn().scrolls.end()
                                                ? shell::kit::Rect{0, 0, w, h}
                                                : static_cast<const shell::kit::Rect&>(window->second);
                int named = 0;
                for (const Written& t : looks.texts) {
                    if (!meet(t.place, in)) continue;
                    CHECK_MESSAGE(t.place.x >= in.x - 0.5f, t.words);
                    CHECK_MESSAGE(t.place.right() <= in.right() + 0.5f, t.words);
                    for (const char* deal : {"AA  ", "AK  ", "KA  ", "KK  "}) named += t.words.starts_with(deal);
                }
                CHECK(named == 4);
                const auto worth = [](const Written& t) { // a node's; decimals are the panel's
                    return t.words.starts_with("=") && t.words.find('.') == std::string::npos;
                };
                float bets = h, root_value = h; // y of the first bet's label and of the root's value
                for (const Written& t : looks.texts) {
                    if (t.words == std::string(1, rules[0])) bets = std::min(bets, t.place.y);
                    if (worth(t)) root_value = std::min(root_value, t.place.y);
                }
                CHECK(std::count_if(looks.texts.begin(), looks.texts.end(), [&](const Written& t) {
                          return worth(t) && t.place.y > root_value + 20 && t.place.y < bets && meet(t.place, in);
                      }) == 4); // the value of every deal is in sight
                bool root = false;
                for (const auto& s : looks.shapes) {
                    if (s.what == "disc" && s.numbers[1] < in.y + 0.4f * in.h &&
                        in.contains({s.numbers[0], s.numbers[1]}))
                        root = true;
                    if (s.what != "stroke") continue;
                    const shell::kit::Rect box{s.numbers[0], s.numbers[1], s.numbers[2], s.numbers[3]}; // a value
                    if (!meet(box, in) || box.w > 60) continue;
                    CHECK(box.x >= in.x - 1);
                    CHECK(box.right() <= in.right() + 1);
                    CHECK(box.y >= in.y - 1);
                }
                if (window != p.app().drawn().scrolls.end()) CHECK(root); // else all of it is visible
            }
    }
    TEST_CASE("betting: with the tree in the table's place my card is said over the bets, and how the round went")
    {
        for (const auto& size : screen_sizes) {
            Player p(config(R"("seed":"42")"), size.first, size.second);
            p.use("analysis", "1");
            p.use("tab", "2");
            p.settles(100);
            const auto drawn = [&](std::string_view words) {
                Looks looks;
                p.frame();
                std::string all; // each text is one line
                for (const auto& t : looks.texts) all += t.words + ' ';
                return all.find(words) != std::string::npos;
            };
            INFO(size.first << " x " << size.second);
            CHECK(drawn(text_of(p, "card_max") + "."));
            CHECK_FALSE(drawn(beginning(Text::betting_card_of, {{"player", "MIN"}})));
            p.use("bet:0");
            p.settles(100);
            REQUIRE(p.has("next"));
            CHECK(drawn(beginning(Text::betting_folded) + "2"));
        }
    }
    TEST_CASE("betting: with the tree shown the round can be played on, in every layout")
    {
        for (const auto& size : screen_sizes) {
            const float w = size.first, h = size.second;
            INFO(w << " x " << h);
            Player p(R"({"motion":"reduce","game":"betting","seed":"42"})", w, h);
            p.use("analysis", "1");
            for (const char* tab : {"0", "1", "2"}) {
                p.use("tab", tab);
                p.frames(20);
                std::set<std::string> plays;
                for (const auto& control : p.app().drawn().rects)
                    for (const char* id : {"bet:0", "call", "next", "new_game"})
                        if (control.first == id) plays.insert(id);
                CHECK_FALSE(plays.empty());
            }
        }
    }
}

} // namespace betting_tests
