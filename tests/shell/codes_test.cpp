// Whole games of Mastermind and Picas & Fijas through the shell, by the outline's controls and by mouse and keyboard.
#include "engine/codes/code.hpp"
#include "engine/session/link.hpp"
#include "tests/shell/codes_support.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>

namespace codes_tests {

namespace {

using wording::beginning, wording::en, wording::ending, wording::says, wording::Text;

std::string secret_of(std::uint64_t seed, const engine::codes::Rules& rules)
{
    engine::codes::Setup s;
    s.rules = rules;
    s.seed = seed;
    return engine::codes::to_text(rules, *engine::codes::Game::start(s).secret);
}

std::string config(const std::string& more) { return R"({"language":"en","motion":"reduce",)" + more + "}"; }

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("a Mastermind game is won by the outline's controls, and the page hears of it")
    {
        Player p(config(R"("game":"mastermind","seed":"42")"));
        p.guess("0012");
        CHECK(p.control("rows")["rows"].size() == 1);
        p.guess(secret_of(42, engine::codes::mastermind));
        CHECK(p.status().find(en(Text::you_won, {{"count", 2}})) != std::string::npos);
        CHECK(p.effect(shell::kit::Effect::Kind::event, "complete") ==
              R"({"success":true,"guesses":2,"helped":false})");
        CHECK_FALSE(p.has("submit"));
        CHECK(p.has("new_game"));
    }
    TEST_CASE("a Picas & Fijas game is won by keyboard alone")
    {
        Player p(config(R"("game":"picas-fijas","seed":"7")"));
        p.type("0123");
        p.key(ImGuiKey_Enter);
        p.type(secret_of(7, engine::codes::picas_fijas));
        p.key(ImGuiKey_Enter);
        CHECK(p.status().find(en(Text::you_won, {{"count", 2}})) != std::string::npos);
    }
    TEST_CASE("a game is won by mouse on the canvas: palette keys, then the button")
    {
        Player p(config(R"("game":"mastermind","seed":"42")"));
        for (const char c : secret_of(42, engine::codes::mastermind)) {
            const auto keys = p.outline()["rects"];
            const std::string key = std::string("symbol:") + c;
            REQUIRE(keys.contains(key));
            p.click_at(keys[key]);
        }
        CHECK(p.click("submit"));
        CHECK(p.status().find(en(Text::you_won, {{"count", 1}})) != std::string::npos);
    }
    TEST_CASE("an incomplete guess is not accepted, the button says why, and nothing is lost")
    {
        Player p(config(R"("game":"mastermind","seed":"42")"));
        p.use("place:0", "3");
        CHECK(p.control("submit")["disabled"] == true);
        CHECK(p.control("submit")["why"] == en(Text::fill_all_places));
        p.use("submit");
        CHECK_FALSE(p.has("rows"));
        CHECK(p.control("place:0")["value"] == "3");
    }
    TEST_CASE("a symbol in use is refused with its reason by a tap, and moves in the outline, which says why")
    {
        const auto says_why = [](Player& p) {
            return p.status().find(en(Text::error_repeated_symbol)) != std::string::npos;
        };
        {
            Player tapping(config(R"("game":"picas-fijas","seed":"7")"));
            tapping.use("place:0", "5");
            CHECK_FALSE(says_why(tapping));
            tapping.use("symbol:5");
            CHECK(says_why(tapping));
        }
        Player p(config(R"("game":"picas-fijas","seed":"7")"));
        p.use("place:0", "5");
        p.use("place:2", "5");
        CHECK(says_why(p));
        CHECK(p.control("place:0")["value"] == "");
        CHECK(p.control("place:2")["value"] == "5");
    }
    TEST_CASE("undo and redo walk through the guesses; a new game can be taken back")
    {
        Player p(config(R"("game":"mastermind","seed":"42")"));
        CHECK(p.control("undo")["disabled"] == true);
        p.guess("0011");
        p.guess("2233");
        p.use("undo");
        CHECK(p.control("rows")["rows"].size() == 1);
        p.use("redo");
        CHECK(p.control("rows")["rows"].size() == 2);
        const std::string before = p.app().state();
        p.use("new_game");
        CHECK_FALSE(p.has("rows"));
        p.use("bring_back");
        CHECK(p.app().state() == before);
        p.use("new_game");
        p.use("undo"); // the bar's undo does the same
        CHECK(p.app().state() == before);
    }
    TEST_CASE("undo takes back what I did, not the guess the computer would only make again")
    {
        Player p(config(R"("game":"mastermind","seed":"1","role":"keeper")"));
        p.settles();
        CHECK(p.control("undo")["disabled"] == true);
        p.answer(1, 1);
        p.settles();
        CHECK(p.control("rows")["rows"].size() == 2);
        p.use("undo");
        p.settles();
        CHECK(p.control("rows")["rows"].size() == 1);
        CHECK(p.control("rows")["rows"][0][2] == en(Text::no_answer_yet));
        p.use("redo");
        p.settles();
        CHECK(p.control("rows")["rows"].size() == 2);
    }
    TEST_CASE("redo brings back one answer after the other, and the computer's guesses between them")
    {
        Player p(config(R"("game":"mastermind","seed":"1","role":"keeper")"));
        p.settles();
        std::vector<std::string> states{p.app().state()};
        for (const int white : {1, 0}) {
            p.answer(1, white);
            p.settles();
            states.push_back(p.app().state());
        }
        for (int i = 0; i < 2; ++i) {
            p.use("undo");
            p.settles();
        }
        for (const std::size_t i : {1u, 2u}) {
            p.use("redo");
            p.settles();
            CHECK(p.control("rows")["rows"].size() == i + 1);
        }
        CHECK(p.app().state() == states.back());
    }
    TEST_CASE("a hint that would take too long is another strategy's, and says so")
    {
        for (const char* rules : {"p8c16n", "p8c16r"}) {
            Player p(config(R"("game":"picas-fijas","seed":"3","rules":")" + std::string(rules) + "\""));
            codes_support::hint(p);
            for (int i = 0; i < 400 && p.control("place:7")["value"] == ""; ++i) p.frame();
            CHECK(p.control("place:7")["value"] != "");
            CHECK(p.control("hint_why")["text"] ==
                  en(Text::hint_instead, en(Text::strategy_knuth), en(Text::hint_any, en(Text::strategy_consistent))));
        }
    }
    TEST_CASE("keys typed faster than frames are all taken in, without another event")
    {
        Player p(config(R"("game":"mastermind","seed":"42")"));
        for (int guess = 0; guess < 3; ++guess) {
            for (const char c : {'a', 'a', 'b', 'c'}) ImGui::GetIO().AddInputCharacter(static_cast<unsigned>(c));
            ImGui::GetIO().AddKeyEvent(ImGuiKey_Enter, true);
            ImGui::GetIO().AddKeyEvent(ImGuiKey_Enter, false);
        }
        CHECK(p.settles());
        CHECK(p.control("rows")["rows"].size() == 3);
    }
    TEST_CASE("what is known is off while I guess, counts exactly when on, and stays as chosen")
    {
        Player p(config(R"("game":"mastermind","seed":"42")"));
        CHECK_FALSE(p.has("left"));
        p.use("mind", "1");
        const std::string left = p.control("left")["text"]; // one sentence of two texts
        std::string all = en(Text::codes_left, {{"count", 1296}});
        all.pop_back();
        CHECK(left == all + ", " + en(Text::of_at_start, {{"count", 1296}}) + ".");
        CHECK(p.control("map")["rows"][0][1] == "216");
        CHECK(p.effect(shell::kit::Effect::Kind::save, "prefs").find("mind=on") != std::string::npos);
        p.enter("0011");
        CHECK(p.control("bits")["text"] == en(Text::bits_expected, "2.89"));
        CHECK(p.has("partition"));
        const auto ranked = [](int rank, Text criterion) {
            return en(Text::rank_short, {{"rank", rank}, {"guesses", 1296}}) + " " + en(criterion);
        };
        CHECK(p.control("rank")["text"] == ranked(1, Text::by_worst) + " · " + ranked(1081, Text::by_entropy));
        CHECK_FALSE(p.has("draft_state")); // there is no feedback yet to contradict
    }
    TEST_CASE("the list of what is possible says so, or how many of the first it holds")
    {
        Player p(config(R"("game":"mastermind","seed":"5")"));
        p.use("mind", "1");
        p.frames(4);
        const auto first = p.control("some");
        CHECK(first["label"] == en(Text::first_n_possible, {{"count", first["items"].size()}}));
        for (const char* code : {"0011", "0234", "5021"}) p.guess(code);
        p.frames(4);
        CHECK(p.control("some")["items"].size() == 4);
        CHECK(p.control("some")["label"] == en(Text::possible_codes));
    }
    TEST_CASE("a hint fills the draft with the strategy's guess and says why")
    {
        Player p(config(R"("game":"mastermind","seed":"42")"));
        codes_support::hint(p);
        p.frames(4);
        CHECK(p.control("place:0")["value"] == "0");
        CHECK(p.control("place:3")["value"] == "1");
        CHECK(p.control("hint_why")["text"] ==
              en(Text::hint_knuth, {{"code", en(Text::strategy_knuth)}, {"score", 256}}));
    }
    TEST_CASE("the computer finds my secret; the secret kept here answers and refuses a false answer")
    {
        Player p(config(R"("game":"mastermind","seed":"1","role":"keeper")"));
        p.settles();
        CHECK(p.control("rows")["rows"][0][1] == "red, red, blue, blue");
        p.use("keep_secret");
        p.guess("3524");
        p.frames(4);
        CHECK(p.control("truth")["text"] == en(Text::secret_says, "0 in place, 0 misplaced"));
        p.use("fijas", "2");
        p.use("answer");
        CHECK(p.status().find(en(Text::false_answer, {{"answer", "0 in place, 0 misplaced"}})) !=
              std::string::npos); // the text has the right feedback too
        p.use("fijas", "0");
        for (int turn = 0; turn < 6 && p.has("answer"); ++turn) {
            p.use("answer");
            p.settles();
        }
        CHECK(says(p.status(), Text::solved));
    }
    TEST_CASE("answering peg by peg counts for me")
    {
        Player p(config(R"("game":"mastermind","seed":"1","role":"keeper")"));
        p.settles();
        p.use("mark:0", "1");
        p.use("mark:2", "2");
        p.use("mark:3", "2");
        CHECK(p.control("fijas")["value"] == "1");
        CHECK(p.control("picas")["value"] == "2");
        p.use("answer");
        CHECK(p.control("rows")["rows"][0][2] == "1 in place, 2 misplaced");
    }
    TEST_CASE("while an answer is awaited, a bar of the partition is that answer")
    {
        Player p(config(R"("game":"mastermind","seed":"1","role":"keeper")"), 1280, 1000);
        p.use("mind", "1");
        p.settles();
        REQUIRE(p.outline()["rects"].contains("answer_is:12"));
        p.click_at(p.outline()["rects"]["answer_is:12"]);
        p.frames(2);
        CHECK(p.control("fijas")["value"] == "1");
        CHECK(p.control("picas")["value"] == "2");
    }
    TEST_CASE("on a phone and in landscape too a bar of the partition is that answer, with room for a finger")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, std::pair{320.f, 480.f}, std::pair{640.f, 360.f}}) {
            const float w = size.first, h = size.second;
            INFO(w << " x " << h);
            Player p(config(R"("game":"mastermind","seed":"1","role":"keeper")"), w, h);
            p.use("mind", "1");
            p.use("sheet", "2");
            p.use("tab", "1");
            REQUIRE(p.settles());
            std::string bar; // the first visible one
            for (int turn = 0; turn < 40; ++turn) {
                for (const auto& one : p.app().drawn().rects)
                    if (bar.empty() && one.first.starts_with("answer_is:") && one.second.h >= 24) bar = one.first;
                if (!bar.empty()) break;
                ImGui::GetIO().AddMousePosEvent(w - 60, h - 80);
                ImGui::GetIO().AddMouseWheelEvent(0, -1);
                p.frames(3);
            }
            REQUIRE_FALSE(bar.empty());
            for (const auto& one : p.app().drawn().rects)
                if (one.first.starts_with("answer_is:")) CHECK(one.second.w >= 23.9f);
            p.click_at(p.outline()["rects"][bar]);
            const int answer = std::stoi(bar.substr(bar.find(':') + 1));
            CHECK(p.control("fijas")["value"] == std::to_string(answer / 10));
            CHECK(p.control("picas")["value"] == std::to_string(answer % 10));
        }
    }
    TEST_CASE("a phone's symbols stay at the bottom from the first guess on, and how to play explains repeats")
    {
        Player p(config(R"("game":"mastermind","seed":"1")"), 360, 640);
        const auto bottom = [&] {
            const auto rect = p.outline()["rects"]["symbol:5"];
            return rect[1].get<int>() + rect[3].get<int>();
        };
        const int first = bottom();
        CHECK(first > 640 - 100); // the sheet is below
        p.guess("0011");
        p.settles();
        CHECK(bottom() == first);
        p.use("howto");
        CHECK(p.outline().dump().find("1 in place, 2 misplaced" + ending(Text::howto_repeats)) != std::string::npos);
    }
    TEST_CASE("an impossible answer cannot be given, and the button says why")
    {
        Player p(config(R"("game":"mastermind","seed":"1","role":"keeper")"));
        p.settles();
        p.use("fijas", "3");
        p.use("picas", "1");
        CHECK(p.control("answer")["disabled"] == true);
        CHECK(p.control("answer")["why"] == en(Text::error_impossible_answer, "4"));
        p.use("answer");
        CHECK(p.control("rows")["rows"][0][2] == en(Text::no_answer_yet));
    }
    TEST_CASE("contradictory answers are diagnosed with the rows to blame; ignoring or mending one repairs the game")
    {
        Player p(config(R"("game":"mastermind","role":"assistant")"));
        for (const auto& [code, black] : {std::pair{"0011", 0}, {"0222", 1}, {"1222", 2}}) {
            p.guess(code);
            p.answer(black, 0);
        }
        CHECK(p.control("contradiction")["text"] ==
              en(Text::contradiction) + " " + en(Text::contradiction_repair, {{"rows", "row 1, row 2 or row 3"}}));
        SUBCASE("ignoring row 3")
        {
            p.use("ignore:2", "1");
            CHECK_FALSE(p.has("contradiction"));
            CHECK(p.control("left")["text"].get<std::string>().starts_with("81 "));
            CHECK(p.control("rows")["rows"][2][2] == "2 in place, 0 misplaced (ignored)");
        }
        SUBCASE("mending row 1 in its dialog")
        {
            p.use("row:0");
            CHECK(p.control("dialog")["label"] == en(Text::edit_row_n, {{"row", 1}}));
            CHECK(p.control("edit_left")["text"] == en(Text::edit_left, {{"count", 0}}));
            const std::string repair = p.control("edit_repair")["text"]; // each listed feedback leaves some codes
            CHECK(repair.starts_with(beginning(Text::repair_answers)));
            for (const char* answer : {"0·2", "1·0", "0·0"}) {
                p.use("edit_fijas", std::string(1, answer[0]));
                p.use("edit_picas", std::string(1, answer[3]));
                const bool repairs = p.control("edit_left")["text"] != en(Text::edit_left, {{"count", 0}});
                CHECK(repairs == (repair.find(answer) != std::string::npos));
            }
            p.use("edit_fijas", "0");
            p.use("edit_picas", "2");
            CHECK_FALSE(p.has("edit_repair"));
            const std::string left = p.control("edit_left")["text"];
            p.use("edit_save");
            CHECK(left.substr(0, left.find(' ')) ==
                  p.control("left")["text"].get<std::string>().substr(0, left.find(' ')));
            CHECK_FALSE(p.has("dialog"));
            CHECK(p.control("rows")["rows"][0][2] == "0 in place, 2 misplaced");
            p.use("undo");
            CHECK(p.has("contradiction"));
        }
    }
    TEST_CASE("under contradictory answers the keeper can note the secret, which names the false one")
    {
        const std::string line = "codes 1 p4c6r 12 keeper colours knuth 42 g0011 a00 g2233 a00 g4455 a00";
        Player p(config(R"("link":")" + engine::session::to_link(line) + '"'));
        p.settles();
        REQUIRE(p.has("contradiction"));
        CHECK(p.click("keep_secret"));
        for (int i = 0; i < 4; ++i) p.use("place:" + std::to_string(i), i < 2 ? "2" : "4"); // 2244
        p.use("submit");
        CHECK(p.control("contradiction")["text"] ==
              en(Text::contradiction) + " " + en(Text::contradiction_repair, {{"rows", "rows 2 and 3"}}));
        CHECK_FALSE(p.has("row:0"));
        p.use("row:1");
        CHECK(p.control("edit_truth")["text"] == en(Text::secret_says, "2 in place, 0 misplaced"));
        p.use("edit_fijas", "2");
        p.use("edit_save");
        p.use("row:2");
        p.use("edit_picas", "2");
        p.use("edit_save");
        p.settles();
        CHECK_FALSE(p.has("contradiction"));
    }
    TEST_CASE("a game that is solved by contradictory answers says both")
    {
        Player p(config(R"("link":")" +
                        engine::session::to_link("codes 1 p4c10n 12 keeper digits consistent 3 g0123 a11 g0456 a40") +
                        '"'));
        p.settles();
        CHECK(p.status().ends_with(en(Text::contradiction)));
    }
    TEST_CASE("rules are chosen in the dialog; impossible ones say why and cannot start")
    {
        Player p(config(R"("game":"mastermind","seed":"42")"));
        p.use("rules_dialog");
        p.use("positions", "8");
        p.use("repeats", "0");
        CHECK(p.control("start")["disabled"] == true);
        CHECK(p.has("rules_problem"));
        p.use("symbols", "12");
        p.use("seed", "99");
        CHECK(p.control("start").value("disabled", false) == false);
        p.use("start");
        CHECK(p.control("rules")["text"] == en(Text::n_positions, {{"count", 8}}) + " · " +
                                                en(Text::n_colours, {{"count", 12}}) + " · " +
                                                en(Text::without_repeats) + " · " + en(Text::role_guesser));
        p.use("rules_dialog");
        p.use("symbols", "16");
        CHECK(p.control("rules_problem")["text"] == en(Text::error_too_many_colours, "12"));
        p.use("face", "1");
        p.use("seed", "99999999999999999999");
        CHECK(p.has("rules_problem"));
        p.use("seed", std::string(23, '9'));
        CHECK(p.control("seed")["value"] == "99999999999999999999"); // longer than any seed: told, nothing is lost
        p.use("positions", "999");
        CHECK(p.control("positions")["value"] == "8");
        p.use("close");
        CHECK_FALSE(p.has("dialog"));
    }
    TEST_CASE("a page that asks for more symbols than there are colours gets letters")
    {
        for (const char* symbols : {"12 colours", "13 letters"}) {
            const std::string rules = "p4c" + std::string(symbols, 2) + "r";
            Player p(config(R"("game":"mastermind","seed":"42","rules":")" + rules + "\""));
            CHECK(p.control("rules")["text"].get<std::string>().find(symbols) != std::string::npos);
        }
    }
    TEST_CASE("the biggest board is counted exactly")
    {
        Player p(config(R"("game":"picas-fijas","rules":"p8c16r","role":"assistant")"));
        p.guess("01234567");
        p.answer(2, 3);
        for (int i = 0; i < 200 && !p.has("left"); ++i) p.frame();
        REQUIRE(p.has("left"));
        CHECK(p.control("left")["text"].get<std::string>().find(en(Text::of_at_start, "4,294,967,296")) !=
              std::string::npos);
    }
    TEST_CASE("answers that contradict each other do not end a game as solved")
    {
        Player p(
            R"({"language":"en","link":"Y29kZXMgMSBwNGMxMG4gMTIga2VlcGVyIGRpZ2l0cyBjb25zaXN0ZW50IDMgZzAxMjMgYTExIGcwNDU2IGE0MH9l"})");
        for (int i = 0; i < 200 && !p.has("contradiction"); ++i) p.frame();
        const std::string all = p.outline().dump();
        CHECK(all.find(en(Text::contradiction)) != std::string::npos);
        CHECK_FALSE(says(all, Text::solved));
    }
    TEST_CASE("giving up shows the secret")
    {
        Player p(config(R"("game":"picas-fijas","seed":"7")"));
        p.use("giveup");
        std::string spaced;
        for (const char c : secret_of(7, engine::codes::picas_fijas))
            spaced += std::string(spaced.empty() ? "" : " ") + c;
        CHECK(p.control("secret")["text"] == en(Text::secret_was, {{"secret", spaced}}));
    }
}

} // namespace codes_tests
