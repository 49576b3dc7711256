// A game given by a file through the shell: its tree, sets, value and behaviour, on the canvas and in words.
#include "engine/formats/convert.hpp"
#include "engine/session/link.hpp"
#include "tests/engine/big_efg.hpp"
#include "tests/shell/every_screen.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>

namespace betting_given_tests {

namespace {

std::string line_of(Player& p) { return engine::session::from_link(p.app().state()).value_or(""); }
std::string text_of(Player& p, std::string_view id) { return p.control(id)["text"].get<std::string>(); }

std::string opened(const std::string& line, const std::string& more = {})
{
    return R"({"language":"en","motion":"reduce","game":"betting","link":")" + engine::session::sealed(line) + '"' +
           more + "}";
}
std::string hidden() { return std::string(screen_named("given").line); }
std::string kuhn() { return engine::formats::line_of(*engine::formats::read("kuhn"))->text; }
/// A sum of 10, and names that say nothing.
std::string shifted()
{
    return "betting 1 efg EFG 2 R \"\" { \"\" \"\" } p \"\" 1 1 \"\" { \"a\" \"b\" } 0 p \"\" 2 1 \"\" { \"a\" \"b\" } "
           "0 t \"\" 1 \"\" { 7 3 } t \"\" 2 \"\" { 1/2 19/2 } p \"\" 2 1 0 t \"\" 3 \"\" { 4 6 } t \"\" 4 \"\" { 10 0 "
           "}";
}

bool draws(const Looks& looks, std::string_view words)
{
    return std::any_of(looks.texts.begin(), looks.texts.end(), [&](const Written& w) { return w.words == words; });
}

} // namespace

TEST_SUITE("betting")
{
    TEST_CASE("a tree of a file keeps the way to other games and files, on a screen and on a phone")
    {
        for (const auto& [width, height] : {std::pair(1280.f, 800.f), {360.f, 640.f}, {740.f, 360.f}}) {
            INFO(width);
            Player p(opened(hidden(), R"(,"files":"on")"), width, height);
            rest(p);
            CHECK(text_of(p, "rules_dialog").find(wording::en(wording::Text::variant_other_files)) !=
                  std::string::npos);
            REQUIRE(p.click("rules_dialog"));
            CHECK(p.has("game_kind"));
        }
    }
    TEST_CASE("a given game opens with its tree, its sets by their nodes, its value and the behaviour of each set")
    {
        Player p(opened(hidden()));
        rest(p);
        CHECK(line_of(p) == hidden());
        CHECK(text_of(p, "value").find("−3/35") != std::string::npos);
        const auto sets = p.control("sets")["items"];
        REQUIRE(sets.size() == 3);
        CHECK(sets[1] == "Inspector, set 1, “calma”: nodes 3, 13. Actions: revisa, pasa.");
        const auto tree = p.control("tree")["rows"];
        REQUIRE(tree.size() == 15);
        CHECK(tree[0][4] == "honesto 33/35, tramposo 2/35");
        CHECK(tree[1][2] == "chance");
        CHECK(tree[1][4] == "bien 3/4, mal 1/4");
        CHECK(tree[9][1] == "tramposo, bien");
        CHECK(tree[9][3] == "2 alarma");
        CHECK(tree[11][5] == "−3/2");
        CHECK(p.status().find("value for Inspector: ") != std::string::npos);
    }
    TEST_CASE("Kuhn's poker as a file is worth −1/18, with the ranges of the first player's family")
    {
        Player p(opened(kuhn()));
        rest(p);
        CHECK(text_of(p, "value").find("−1/18") != std::string::npos);
        bool found = false;
        for (int set = 0; set < 14; ++set) {
            const auto rows = p.control("set:" + std::to_string(set))["rows"];
            for (const auto& row : rows) found |= row[2] == "≤ 1/3";
        }
        CHECK(found);
        CHECK(p.control("matrix")["disabled"] == true);
    }
    TEST_CASE("the canvas has the outline's names, numbers, probabilities and payoffs")
    {
        Player p(opened(hidden()));
        rest(p);
        Looks looks;
        p.frames(2);
        for (const char* words :
             {"▲ Inspector", "▼ Pícaro", "▲ calma", "▲ alarma", "honesto", "33/35", "bien", "3/4", "−1", "−3/2", "4"})
            CHECK_MESSAGE(draws(looks, words), words);
    }
    TEST_CASE("the tree is laid out over the board's width, and the names of its sets are whole, however long")
    {
        const std::string line =
            "betting 1 efg EFG 2 R \"\" { \"A\" \"B\" } c \"\" 1 \"\" { \"rain\" 1/2 \"sun\" 1/2 } 0 p \"\" 1 1 "
            "\"has not seen it\" { \"a\" \"b\" } 0 p \"\" 2 1 \"knows nothing\" { \"c\" \"d\" } 0 t \"\" 1 \"\" { 1 -1 "
            "} t "
            "\"\" 2 \"\" { 2 -2 } t \"\" 3 \"\" { 0 0 } p \"\" 1 1 0 p \"\" 2 1 0 t \"\" 4 \"\" { 3 -3 } t \"\" 5 \"\" "
            "{ -1 1 } t "
            "\"\" 6 \"\" { 4 -4 }";
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, {1280.f, 800.f}, {1920.f, 1080.f}})
            for (const char* theme : {"light", "projector"}) {
                Player p(opened(line, std::string(R"(,"theme":")") + theme + "\""), w, h);
                p.use("sheet", "0");
                p.use("zoom", "-1");
                p.use("zoom", "0");
                rest(p);
                Looks looks;
                p.frames(2);
                INFO(p.width() << " " << theme);
                for (const char* words : {"▲ has not seen it", "▼ knows nothing"})
                    CHECK_MESSAGE(draws(looks, words), words);
                if (w < 1000) continue;
                float left = 1e9f, right = 0;
                for (const auto& [id, r] : p.app().drawn().rects)
                    if (id.starts_with("node:")) left = std::min(left, r.x), right = std::max(right, r.right());
                REQUIRE(p.app().drawn().board.has_value());
                CHECK(right - left > 0.4f * p.app().drawn().board->w); // the leaves stand farther out
            }
    }
    TEST_CASE("a game tree is opened from a file where the games of betting are chosen, if the page can open one")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"betting"})");
        p.use("rules_dialog");
        CHECK_FALSE(p.has("open_tree"));
        p.use("cancel");
        p.app().set("games_file", "All in one file");
        p.use("rules_dialog");
        CHECK(p.control("open_tree")["text"] == wording::en(wording::Text::variant_open_tree));
        rest(p);
        CHECK(p.app().drawn().rects.contains("open_tree"));
        p.use("open_tree");
        CHECK(p.effect(shell::kit::Effect::Kind::file) == "gambit");
        CHECK_FALSE(p.has("open_tree")); // the dialog has made room
    }
    TEST_CASE("payoffs with another sum are both shown, and the second player's share is told")
    {
        Player p(opened(shifted()));
        rest(p);
        CHECK(p.control("tree")["rows"][2][5] == "7 | 3");
        CHECK(text_of(p, "sum").find(" 10 ") != std::string::npos);
        Looks looks;
        p.frames(2);
        CHECK(draws(looks, "1/2 | 19/2"));
    }
    TEST_CASE("a node pressed on the canvas marks its set, in words too, and a reload keeps the mark and the zoom")
    {
        Player p(opened(hidden()));
        rest(p);
        CHECK_FALSE(p.has("set_told"));
        p.use("node:9");
        CHECK(text_of(p, "set_told") == "Inspector, set 2, “alarma”: nodes 6, 10. Actions: revisa, pasa.");
        p.use("zoom", "1");
        const std::string saved = p.effect(shell::kit::Effect::Kind::save, "game");
        CHECK(saved.find("zoom 1,node:5 1") != std::string::npos);
        p.use("node:5");
        CHECK_FALSE(p.has("set_told"));
        p.use("node:1"); // chance has no set to mark
        CHECK_FALSE(p.has("set_told"));
    }
    TEST_CASE("the matrix is one press away, and undo brings the tree back")
    {
        Player p(opened(hidden()));
        rest(p);
        p.use("matrix");
        rest(p);
        CHECK(line_of(p).starts_with("matrix 1 "));
        p.use("undo");
        rest(p);
        CHECK(line_of(p) == hidden());
    }
    TEST_CASE(
        "Back leads from the matrix to the tree that it was made of, then home; a game begun there leads home at once")
    {
        Player p(opened(hidden()));
        rest(p);
        CHECK(p.control("home")["text"] == wording::en(wording::Text::back));
        p.use("matrix");
        rest(p);
        CHECK(p.control("home")["text"] == wording::en(wording::Text::back_before));
        p.use("home");
        rest(p);
        CHECK(line_of(p) == hidden());
        p.use("home");
        rest(p);
        CHECK(p.app().state().empty());
        p.use("open:matrix");
        rest(p);
        p.use("home");
        CHECK(p.app().state().empty());
    }
    TEST_CASE(
        "a matrix made of a tree has its strategies' names: under the letters, in the outline, whole in a tooltip")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
            Player p(opened(hidden()), w, h);
            rest(p);
            p.use("matrix");
            p.use("analysis", "1");
            p.use("tab", "3");
            rest(p);
            INFO(p.control("matrix").dump());
            CHECK(p.control("matrix").dump().find("Row A: revisa/revisa") != std::string::npos);
            CHECK(p.control("matrix").dump().find("Column A: honesto") != std::string::npos);
            CHECK(p.control("choose:0").dump().find("Row A: revisa/revisa") != std::string::npos);
            Looks looks;
            p.frames(2);
            CHECK(draws(looks, "honesto"));
            CHECK(draws(looks, "revisa/revisa"));
        }
    }
    TEST_CASE("a file of nearly 2000 nodes opens as a tree, is kept on the device, and Share says why there "
              "is no link")
    {
        const std::string file = big_efg::signals();
        const std::string line = engine::formats::line_of(*engine::formats::read(file))->text;
        CHECK(line.size() > engine::session::max_line_length);
        std::string kept;
        {
            Player p(opened(line));
            CHECK(p.control("tree")["rows"].size() > 1900);
            CHECK(p.app().state().empty());
            p.use("share");
            CHECK(p.status().find(wording::en(wording::Text::too_long_to_share)) != std::string::npos);
            CHECK(p.effect(shell::kit::Effect::Kind::share).empty());
            p.use("save_efg");
            const std::string saved = p.effect(shell::kit::Effect::Kind::file, "betting.efg");
            CHECK(engine::formats::line_of(*engine::formats::read(saved))->text == line);
            p.use("node:1");
            kept = p.effect(shell::kit::Effect::Kind::save, "game");
            CHECK(kept.find(line) != std::string::npos);
        }
        Player again(shell::app::Settings{{"language", "en"}, {"motion", "reduce"}, {"saved", kept}}, 360, 640);
        again.frames(3);
        CHECK(again.control("tree")["rows"].size() > 1900);
    }
    TEST_CASE("of games opened one after another by links, the one left last comes back, though it is only shown")
    {
        Player p(opened(hidden()));
        rest(p);
        REQUIRE(p.app().set_state(engine::session::sealed(kuhn())));
        rest(p);
        const auto pennies = engine::formats::read("NFG 1 R \"\" { \"A\" \"B\" } { 2 2 }\n\n1 -1 0 0 0 0 2 -2\n");
        REQUIRE(p.app().set_state(engine::session::sealed(engine::formats::line_of(*pennies)->text)));
        rest(p);
        CHECK(line_of(p).starts_with("matrix 1 "));
        p.use("bring_back");
        rest(p);
        CHECK(line_of(p) == kuhn());
        const std::string saved = p.effect(shell::kit::Effect::Kind::save, "game");
        CHECK(saved.find("\nat=betting\n") != std::string::npos);
    }
    TEST_CASE("a large tree opens at its root, and steps lead from there to the whole tree within the board")
    {
        const std::string line = engine::formats::line_of(*engine::formats::read(big_efg::signals("ABCDE", 4)))->text;
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
            Player p(opened(line), w, h);
            p.use("sheet", "0");
            rest(p);
            INFO(w);
            const auto board = p.app().drawn().board;
            REQUIRE(board.has_value());
            const auto width = [&] {
                float left = 1e9f, right = 0;
                for (const auto& [id, r] : p.app().drawn().rects)
                    if (id.starts_with("node:")) left = std::min(left, r.x), right = std::max(right, r.right());
                return right - left;
            };
            const auto press = [&](const char* id) {
                const auto r = p.app().drawn().rects.at(id);
                if (!p.app().drawn().enabled.at(id)) return false;
                p.click_at({r.x, r.y, r.w, r.h});
                rest(p);
                return true;
            };
            int steps = 0;
            while (steps < 20 && press("zoom_out")) ++steps;
            CHECK(steps >= 4);
            CHECK(steps <= 8);
            CHECK(p.app().drawn().scrolls.find("given tree") == p.app().drawn().scrolls.end());
            CHECK(width() > 0.8f * board->w - 60);
            CHECK(width() <= board->w);
            for (int i = 0; i < steps; ++i) REQUIRE(press("zoom_in"));
            CHECK(p.app().drawn().scrolls.contains("given tree"));
        }
    }
    TEST_CASE("what is between two fingers stays under them, whatever they zoom of a large tree")
    {
        const std::string line = engine::formats::line_of(*engine::formats::read(big_efg::signals("ABCDE", 4)))->text;
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
            Player p(opened(line), w, h);
            p.use("sheet", "0");
            rest(p);
            engine::Rng rng(5);
            int across = 0;
            for (int i = 0; i < 40; ++i) {
                // a node that is in sight whole
                std::vector<std::pair<std::string, shell::kit::Rect>> nodes;
                for (const auto& [id, r] : p.app().drawn().rects)
                    if (id.starts_with("node:") && r.w > 3 && std::abs(r.w - r.h) < 0.2f) nodes.emplace_back(id, r);
                if (nodes.empty()) { // only chance's node
                    const auto middle = p.app().drawn().board->centre();
                    p.app().zoom(-1, middle.x, middle.y);
                    p.frames(2);
                    continue;
                }
                const auto& [id, r] = nodes[rng.index(nodes.size())];
                const auto at = r.centre();
                const int step = rng.below(2) == 0 ? 1 : -1;
                for (std::uint64_t again = rng.below(2) + 1; again > 0; --again) // perhaps twice before the next frame
                    p.app().zoom(step, at.x, at.y);
                p.frames(2);
                const auto& rects = p.app().drawn().rects;
                const auto& scrolls = p.app().drawn().scrolls;
                const auto area = scrolls.find("given tree");
                const auto now = rects.find(id);
                if (area == scrolls.end()) continue; // the whole tree
                INFO(w << " gesture " << i);
                const auto& s = area->second;
                const bool moves_x = s.left > 1 && s.right_of > 1, moves_y = s.up > 1 && s.down > 1;
                if (!moves_x && !moves_y) continue; // the tree's ends
                REQUIRE(now != rects.end());
                if (moves_x) {
                    CHECK(std::abs(now->second.centre().x - at.x) < 1.5f);
                    ++across;
                }
                if (moves_y) CHECK(std::abs(now->second.centre().y - at.y) < 1.5f);
            }
            CHECK(across > 8);
        }
    }
    TEST_CASE("where help is withheld, the tree stays and its value and behaviour do not show")
    {
        Player p(opened(hidden(), R"(,"hints":"off")"));
        rest(p);
        CHECK_FALSE(p.has("value"));
        CHECK(p.control("tree")["rows"][0][4] == "honesto, tramposo");
        Looks looks;
        p.frames(2);
        CHECK_FALSE(draws(looks, "33/35"));
        CHECK(draws(looks, "3/4"));
        CHECK(p.status() == text_of(p, "ends"));
    }
}

} // namespace betting_given_tests
