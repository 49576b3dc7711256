// The version-space screen: games of every kind, the tree, an update step by step, the map, the plot, the examples, by
// mouse and by the outline's controls, against the engine's own sets.
#include "engine/codes/version_space/story.hpp"
#include "engine/session/link.hpp"
#include "shell/spaces/game.hpp"
#include "shell/spaces/tree.hpp"
#include "tests/shell/layout_checks.hpp"
#include "tests/shell/player.hpp"
#include <chrono>
#include <doctest/doctest.h>
#include <tuple>

namespace spaces_tests {

namespace {

namespace vs = engine::codes::version_space;
using engine::codes::Clue;

std::string config(const std::string& more)
{
    return R"({"language":"en","motion":"reduce","game":"spaces")" + (more.empty() ? "" : "," + more) + "}";
}

std::string link(const std::string& line) { return config(R"("link":")" + engine::session::to_link(line) + R"(")"); }

const std::string game_5290 =
    "spaces 1 me hand true b uniform_code never codes 1 p4c10n 12 assistant digits consistent "
    "5290 g1234 a10 g1798 a10 g1056 a02 g0295 a22";
const std::string by_hand =
    "spaces 1 me hand true b uniform_code never codes 1 p4c10n 12 assistant digits consistent 0";

std::string text(Player& p, std::string_view id)
{
    const auto c = p.control(id);
    return c.is_null() ? std::string("none") : c.value("text", "");
}

void settle(Player& p) { REQUIRE(p.settles(2000)); }

engine::codes::Code digits(std::string_view s)
{
    return engine::codes::parse_code(engine::codes::picas_fijas, s).value();
}

/// A guess and its answer, entered by hand, are two things to undo.
void back_two_rows(Player& p)
{
    for (int i = 0; i < 4; ++i) p.use("undo");
    settle(p);
}

/// "Step: what the outline's box says", to see that going back undoes going forwards.
std::string box(Player& p) { return p.control("box").dump() + text(p, "step_words"); }

} // namespace

TEST_SUITE("spaces")
{
    TEST_CASE("version spaces: a guess is answered from the seed's secret and counted in codes and spaces")
    {
        Player p(config(R"("seed":"7","rules":"p4c10n")"));
        p.guess("1234");
        settle(p);
        const auto row = p.control("rows")["rows"][0];
        vs::SpaceSet set(engine::codes::picas_fijas, {});
        engine::codes::Setup setup;
        setup.rules = engine::codes::picas_fijas;
        setup.seed = 7;
        const auto secret = *engine::codes::Game::start(setup).secret; // as the code games draw it
        set.update({digits("1234"), engine::codes::feedback(setup.rules, digits("1234"), secret)});
        CHECK(row[4] == std::to_string(set.live().size()));
        p.guess(engine::codes::to_text(setup.rules, secret));
        CHECK(p.status().find("You got it in 2 guesses!") != std::string::npos);
        CHECK(p.effect(shell::kit::Effect::Kind::event, "complete") == R"({"success":true,"guesses":2})");
    }
    TEST_CASE("version spaces: the game of 5290 leaves 480, 42, 24 and 1 codes, and undo and redo walk through it")
    {
        Player p(link(game_5290));
        settle(p);
        const auto left = [&] {
            std::string out;
            const auto table = p.control("rows");
            for (const auto& row : table["rows"]) out += row[3].get<std::string>() + " ";
            return out;
        };
        CHECK(left() == "480 42 24 1 ");
        back_two_rows(p);
        CHECK(left() == "480 42 ");
        CHECK(text(p, "left").starts_with("42 codes"));
        for (int i = 0; i < 4; ++i) p.use("redo");
        settle(p);
        CHECK(left() == "480 42 24 1 ");
        p.use("hint");
        settle(p);
        CHECK(p.control("place:0")["value"] == "5"); // the only code left
        p.use("submit");
        p.answer(4, 0);
        CHECK(p.status().find("You got it in 5 guesses!") != std::string::npos);
    }
    TEST_CASE("version spaces: the tree lists the live ones and folds the dead with the test that killed each")
    {
        Player p(link(game_5290));
        settle(p);
        back_two_rows(p);
        vs::SpaceSet set(engine::codes::picas_fijas, {});
        set.update({digits("1234"), {1, 0}});
        set.update({digits("1798"), {1, 0}});
        CHECK(p.control("spaces")["rows"].size() == set.live().size());
        const auto dead = p.control("dead")["rows"];
        for (int d = 1; d < vs::deaths; ++d)
            CHECK(dead[static_cast<std::size_t>(d) - 1][1] ==
                  std::to_string(set.rows()[1].died[static_cast<std::size_t>(d)]));
        int died = 0;
        for (int d = 1; d < vs::deaths; ++d) died += static_cast<int>(set.rows()[1].died[static_cast<std::size_t>(d)]);
        CHECK(text(p, "effort:2")
                  .ends_with(" " + std::to_string(set.live().size()) + " live, " + std::to_string(died) + " dead."));
        p.use("generation", "1");
        CHECK(p.control("spaces")["rows"].size() == 4);
        p.use("space", "3");
        CHECK(text(p, "space_e") == "E: (? ? 3 ?)");
        CHECK(text(p, "space_size").starts_with("0 codes") == false);
        p.use("l_or_l2", "1");
        CHECK(text(p, "space_e") == "E: (?, ?, = 3, ?)");
        CHECK(text(p, "space_g").find("¬") != std::string::npos);
    }
    TEST_CASE("version spaces: a row of the tree is opened, its fold too, and a dead one is chosen, by mouse")
    {
        Player p(link(game_5290));
        settle(p);
        back_two_rows(p);
        p.use("open_to", "0");
        const auto rows = [&] {
            int n = 0;
            const auto outline = p.outline();
            for (const auto& [id, rect] : outline["rects"].items()) n += id.starts_with("node:");
            return n;
        };
        CHECK(rows() == 5); // the root and four hypotheses: nothing dies at once
        REQUIRE(p.outline()["rects"].contains("fold:1"));
        p.click_at(p.outline()["rects"]["fold:1"]);
        CHECK(rows() > 5);
        // the last child of the first space is the fold of the dead
        const auto rects = p.outline()["rects"];
        int fold = 0;
        for (int i = 40; i >= 5; --i)
            if (rects.contains("fold:" + std::to_string(i))) fold = i;
        REQUIRE(fold > 0);
        p.click_at(rects["fold:" + std::to_string(fold)]);
        std::string dead; // a row that was not there before
        const auto after = p.outline()["rects"];
        for (const auto& [id, rect] : after.items())
            if (id.starts_with("node:") && !rects.contains(id)) dead = id;
        REQUIRE(!dead.empty());
        p.click_at(after[dead]);
        CHECK(text(p, "space_dead").starts_with("Test "));
    }
    TEST_CASE("version spaces: the list of rows is the tree's, whatever is opened")
    {
        shell::spaces::Mind mind(engine::codes::picas_fijas, {});
        mind.want({{digits("1234"), {1, 1}}, {digits("5267"), {0, 2}}}, {});
        while (!mind.settled()) mind.work();
        shell::spaces::Tree tree(mind);
        tree.open_to(2);
        for (int row = 0; row < tree.rows(); ++row) CHECK(tree.row_of(tree.node_at_row(row)) == row);
        int live = 0;
        for (int i = 0; i < tree.size(); ++i)
            live += tree.at(i).kind == shell::spaces::Tree::Kind::space && tree.at(i).generation == 2;
        CHECK(live == static_cast<int>(mind.now().live()));
        const int node = tree.reveal(2, mind.now().set.live().size() - 1);
        CHECK(tree.at(node).space == mind.now().live() - 1);
        CHECK(tree.node_at_row(tree.row_of(node)) == node);
    }
    TEST_CASE("version spaces: of thousands of rows only those in the window are drawn")
    {
        Player p(link("spaces 1 me seed odds10 b uniform_code never codes 1 p4c10n 12 assistant digits consistent 5 "
                      "g1234 a11 g5162 a02"));
        settle(p);
        p.use("open_to", "1");
        p.frames(3);
        CHECK(std::stoi(text(p, "left").substr(text(p, "left").find(". ") + 2)) > 1000);
        int rows = 0;
        const auto rects = p.outline()["rects"];
        for (const auto& [id, rect] : rects.items()) rows += id.starts_with("node:");
        CHECK(rows > 4);
        CHECK(rows < 20);
        const auto began = std::chrono::steady_clock::now();
        p.frames(50);
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - began;
        const double each = took.count() / 50;
        MESSAGE(each, " ms a frame");
    }
    TEST_CASE("version spaces: what is shown of each branch is what the engine's own story tells")
    {
        const std::vector<Clue> clues{{digits("1234"), {1, 1}}, {digits("1325"), {0, 3}}, {digits("2714"), {1, 1}}};
        for (const vs::Noise& noise : {vs::Noise{}, vs::Noise{vs::Noise::Kind::lies, 0, 1}}) {
            const vs::Options options{vs::Cover::b, vs::Detection::early, noise};
            shell::spaces::Mind mind(engine::codes::picas_fijas, options);
            mind.want(clues, options);
            while (!mind.settled()) mind.work();
            const auto story = vs::story_of(engine::codes::picas_fijas, clues, options, 10'000'000);
            REQUIRE(story.complete);
            for (int k = 0; k < 2; ++k) {
                const auto& told = story.generations[static_cast<std::size_t>(k)];
                for (std::size_t s = 0; s < told.live.size(); s += 7) {
                    const auto branches = mind.branches(k, s);
                    REQUIRE(branches.size() == told.branches[s].size());
                    CHECK(mind.hypotheses_met(k, s) == branches.size());
                    for (std::size_t i = 0; i < branches.size(); ++i) {
                        CHECK(branches[i].death == told.branches[s][i].death);
                        CHECK(branches[i].live == told.branches[s][i].live);
                        CHECK(branches[i].truth == told.branches[s][i].truth);
                    }
                }
            }
            vs::SpaceSet late(engine::codes::picas_fijas, {vs::Cover::b, vs::Detection::late, noise});
            for (std::size_t k = 0; k < clues.size(); ++k) {
                late.update(clues[k]);
                CHECK(mind.generations()[k + 1].updates_late == late.rows()[k].updates);
            }
        }
    }
    TEST_CASE("version spaces: one update is stepped forwards and back, and ends where the space is")
    {
        Player p(link(by_hand));
        p.guess("1234");
        p.answer(1, 1);
        settle(p);
        CHECK(text(p, "left") == "720 codes are still possible. 24 live spaces.");
        p.use("see_update");
        CHECK(p.control("step")["max"] == 15); // not the 11 that the paper prints
        const std::string before = box(p);
        std::vector<std::string> seen{before};
        for (int i = 0; i < 15; ++i) {
            p.use("step:next");
            seen.push_back(box(p));
        }
        CHECK(text(p, "step_codes") == "30 codes");
        CHECK(p.control("step:next")["disabled"] == true);
        for (int i = 14; i >= 0; --i) {
            p.use("step:back");
            CHECK(box(p) == seen[static_cast<std::size_t>(i)]);
        }
        p.use("hypothesis:next");
        CHECK(p.control("hypothesis")["value"] == "2");
        p.use("step:last");
        CHECK(text(p, "step_codes") == "30 codes");
    }
    TEST_CASE("version spaces: contradictory answers collapse, which is said, undone, or explained by a lie")
    {
        Player p(link(by_hand));
        p.guess("1234");
        p.answer(0, 0);
        p.guess("1235");
        p.answer(2, 0);
        settle(p);
        CHECK(text(p, "collapsed").find("from number 2 on") != std::string::npos);
        CHECK(p.has("allow_lies"));
        SUBCASE("a lie explains them")
        {
            p.use("allow_lies");
            settle(p);
            CHECK_FALSE(p.has("collapsed"));
            CHECK(text(p, "rules").find("lies 1 time at most") != std::string::npos);
            p.use("tab", "2");
            CHECK(text(p, "lies:0") == "0 with 0 lies");
        }
        SUBCASE("undone")
        {
            p.use("undo");
            settle(p);
            CHECK_FALSE(p.has("collapsed"));
            CHECK(p.control("rows")["rows"][1][2] == "no answer yet");
        }
    }
    TEST_CASE("version spaces: the map's certain values, and both covers of Mastermind with the same codes")
    {
        Player p(
            link("spaces 1 me hand true b uniform_code never codes 1 p4c6r 12 assistant colours consistent 0 g0012 "
                 "a02 g3145 a30"));
        settle(p);
        const std::string codes = text(p, "left").substr(0, text(p, "left").find(' '));
        const auto live = p.control("spaces")["rows"].size();
        p.use("cover", "0");
        settle(p);
        CHECK(text(p, "left").starts_with(codes + " "));
        CHECK(p.control("spaces")["rows"].size() >= live);
        p.use("tab", "2");
        REQUIRE(p.control("map")["rows"].size() == 4);
        double sum = 0;
        for (std::size_t s = 1; s <= 6; ++s) {
            const auto cell = p.control("map")["rows"][0][s].get<std::string>();
            if (cell == "certain") sum += 100;
            else if (cell != "–") sum += std::stod(cell);
        }
        CHECK(sum == doctest::Approx(100).epsilon(0.02));
    }
    TEST_CASE("version spaces: the plot's table counts what the engine counts, in L and L2, early and late")
    {
        Player p(link(game_5290));
        settle(p);
        p.use("tab", "3");
        vs::SpaceSet set(engine::codes::picas_fijas, {});
        set.update({digits("1234"), {1, 0}});
        const auto row = p.control("plot")["rows"][0];
        CHECK(row[2] == "4");
        CHECK(row[3] == "4");
        vs::Storage l;
        for (const auto& one : set.live()) l += vs::storage(set.rules(), one.space, vs::Language::l);
        CHECK(p.control("memory")["rows"][0][1] == std::to_string(l.concepts));
        CHECK(p.control("memory")["rows"][0][4] == "8");
        const std::string early = text(p, "updates");
        p.use("early", "0");
        CHECK(text(p, "updates") != early);
        CHECK(p.control("early")["checked"] == false);
    }
    TEST_CASE("version spaces: the paper's examples come out as corrected")
    {
        Player p(config(""));
        p.use("tab", "4");
        // [example]: the figures printed wrongly, and what comes out
        const std::vector<std::tuple<int, std::string, std::string>> errata{
            {3, "9", "12"}, {4, "2", "8"}, {8, "11", "15"}, {9, "3.5", "4"}, {11, "81", "18"}, {12, "6561", "36"}};
        std::size_t found = 0;
        for (int example = 0; example < 15; ++example) {
            p.use("example", std::to_string(example));
            CHECK(text(p, "example_about") != "none");
            const auto figures = p.control("figures");
            if (figures.is_null()) continue;
            for (const auto& row : figures["rows"])
                if (row[1] != "–" && row[1] != row[2]) {
                    REQUIRE(found < errata.size());
                    CHECK(example == std::get<0>(errata[found]));
                    CHECK(row[1] == std::get<1>(errata[found]));
                    CHECK(row[2] == std::get<2>(errata[found]));
                    ++found;
                }
        }
        CHECK(found == errata.size());
        p.use("example", "8");
        CHECK(p.control("example_list")["items"].size() == 15);
        p.use("load_example");
        REQUIRE(p.has("dialog"));
        p.use("start");
        settle(p);
        CHECK(text(p, "left") == "720 codes are still possible. 24 live spaces.");
    }
    TEST_CASE("version spaces: the learner finds a drawn secret, one guess at a time, and every tie rule does")
    {
        Player p(config(R"("seed":"3","role":"learner","rules":"p4c6r")"));
        settle(p);
        CHECK(text(p, "tie_rule").find("any code") != std::string::npos);
        p.use("learner");
        p.use("tie", "4");
        p.use("split", "2");
        p.use("close");
        CHECK(text(p, "tie_rule").find("last space") != std::string::npos);
        int guesses = 0;
        while (p.has("advance") && guesses < 12) {
            p.use("advance");
            settle(p);
            CHECK(static_cast<int>(p.control("rows")["rows"].size()) == ++guesses);
        }
        CHECK(p.status().find("Solved in") != std::string::npos);
        p.use("undo");
        settle(p);
        CHECK(p.has("advance"));
        CHECK(static_cast<int>(p.control("rows")["rows"].size()) == guesses - 1);
        p.use("redo");
        CHECK(p.status().find("Solved in") != std::string::npos);
    }
    TEST_CASE("version spaces: the learner guesses my secret at once, and undo takes back my answer")
    {
        Player p(config(R"("seed":"3","role":"keeper","rules":"p3c6r")"));
        settle(p);
        CHECK(p.has("answer"));
        CHECK(p.control("undo")["disabled"] == true);
        const std::string first = p.control("rows")["rows"][0][1];
        p.answer(1, 0);
        settle(p);
        CHECK(p.control("rows")["rows"].size() == 2);
        p.use("undo");
        settle(p);
        CHECK(p.control("rows")["rows"].size() == 1);
        CHECK(p.control("rows")["rows"][0][1] == first);
        p.use("redo");
        settle(p);
        CHECK(p.control("rows")["rows"].size() == 2);
    }
    TEST_CASE("version spaces: against an oracle that lies the learner declares when it is sure enough")
    {
        Player p(
            link("spaces 1 learner seed odds10 b uniform_code never codes 1 p3c6r 12 assistant colours consistent 8"));
        settle(p);
        int moves = 0;
        for (; p.has("advance") && moves < 25; ++moves) {
            p.use("advance");
            settle(p);
        }
        CHECK(p.status().find("Declared:") != std::string::npos);
        CHECK(p.has("secret"));
        const std::string over = p.app().state();
        p.use("undo");
        settle(p);
        CHECK(p.has("advance"));
        p.use("redo");
        CHECK(p.app().state() == over);
    }
    TEST_CASE("version spaces: with noise the posterior sums to one, and I declare")
    {
        Player p(link("spaces 1 me seed odds20 b uniform_code never codes 1 p3c6n 12 assistant digits consistent 5"));
        p.guess("012");
        p.guess("345");
        settle(p);
        p.use("tab", "2");
        CHECK(text(p, "highest").find("%") != std::string::npos);
        double sum = 0;
        for (std::size_t s = 1; s <= 6; ++s) sum += std::stod(p.control("map")["rows"][1][s].get<std::string>());
        CHECK(sum == doctest::Approx(100).epsilon(0.02));
        p.enter("021");
        p.use("declare");
        CHECK(p.status().find("Declared: 0 2 1.") != std::string::npos);
        CHECK(p.control("rows")["rows"].size() == 3);
        p.use("undo");
        settle(p);
        CHECK(p.control("rows")["rows"].size() == 2);
        CHECK(p.has("declare"));
    }
    TEST_CASE("version spaces: an “all in place” that may be a lie does not end the game")
    {
        Player p(link("spaces 1 me hand odds10 b uniform_code never codes 1 p4c10n 12 assistant digits consistent 0"));
        p.guess("1234");
        p.answer(4, 0);
        settle(p);
        CHECK(p.has("submit"));
        CHECK(text(p, "left").starts_with("5040 codes"));
        p.use("undo");
        CHECK(p.has("answer"));
    }
    TEST_CASE("version spaces: a line says everything, and damaged ones are refused")
    {
        using shell::spaces::Game;
        const auto game = Game::from_line(game_5290);
        REQUIRE(game);
        CHECK(game->line() == game_5290);
        for (const std::string line :
             {"spaces 1", "spaces 2 me seed true b uniform_code never codes 1 p4c10n 12 assistant digits consistent 5",
              "spaces 1 you seed true b uniform_code never codes 1 p4c10n 12 assistant digits consistent 5",
              "spaces 1 me seed odds0 b uniform_code never codes 1 p4c10n 12 assistant digits consistent 5",
              "spaces 1 me seed odds51 b uniform_code never codes 1 p4c10n 12 assistant digits consistent 5",
              "spaces 1 me seed lies9 b uniform_code never codes 1 p4c10n 12 assistant digits consistent 5",
              "spaces 1 me seed true c uniform_code never codes 1 p4c10n 12 assistant digits consistent 5",
              "spaces 1 me seed true b anything never codes 1 p4c10n 12 assistant digits consistent 5",
              "spaces 1 me seed true b uniform_code never more codes 1 p4c10n 12 assistant digits consistent 5",
              "spaces 1 me seed true b uniform_code never codes 1 p8c16r 12 assistant digits consistent 5",
              "spaces 1 me seed true b uniform_code never codes 1 p4c10n 12 assistant digits consistent 5 a10"})
            CHECK_FALSE(Game::from_line(line));
        // a line of the code games fits in, whatever its role
        const auto played = Game::from_line("spaces 1 me seed true b uniform_code never codes 1 p4c10n 12 guesser "
                                            "digits consistent 7 g1234 g5678");
        REQUIRE(played);
        CHECK(played->clues().size() == 2);
        CHECK_FALSE(played->is_lie(0));
        CHECK(Game::from_line(played->line()));
    }
    TEST_CASE("version spaces: rules are changed in the dialog, and too large a board is refused there")
    {
        Player p(config(""));
        p.use("rules_dialog");
        p.use("board", "0");
        p.use("positions", "5");
        p.use("symbols", "8");
        CHECK(p.control("start")["disabled"] == true);
        p.use("positions", "3");
        p.use("who", "1");
        p.use("noise", "2");
        p.use("amount", "2");
        p.use("seed", "11");
        p.use("start");
        settle(p);
        CHECK(p.app().state() != "");
        CHECK(text(p, "rules") ==
              "3 positions · 8 colours · repeats allowed · the learner guesses · secret drawn · lies 2 "
              "times at most");
    }
    TEST_CASE("version spaces: nothing overlaps at any size, in any tab, playing, answering, over, in all languages")
    {
        const std::string mm =
            "spaces 1 me hand true b uniform_code never codes 1 p4c6r 12 assistant colours consistent 0 "
            "g0012 a11 g1134 a02";
        const std::string noisy =
            "spaces 1 me seed odds10 b uniform_code never codes 1 p3c6n 12 assistant digits consistent 5 g012 a01";
        for (const auto& size : screen_sizes)
            for (const std::string& line : {mm, mm + " g1234", noisy, noisy + " g345 x", game_5290})
                for (const char* language : {"es", "it", "en", "pt"}) {
                    Player p(R"({"language":")" + std::string(language) + R"(","motion":"reduce","link":")" +
                                 engine::session::to_link(line) + R"("})",
                             size.first, size.second);
                    settle(p);
                    for (int tab = 0; tab < 5; ++tab) {
                        p.use("tab", std::to_string(tab));
                        p.frames(2);
                        CHECK_MESSAGE(overlapping(p) == "", line, size.first, language, tab);
                    }
                    p.use("sheet", "2");
                    p.frames(2);
                    CHECK(overlapping(p) == "");
                    p.use("howto");
                    p.frames(2);
                    CHECK(overlapping(p) == "");
                    CHECK(p.control("how:5")["text"] != "");
                }
    }
}

} // namespace spaces_tests
