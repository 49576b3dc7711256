// The screen's state beside the game: drafts, tabs and steps. A reload restores it, a damaged text leaves the game
// alone, and an untouched screen saves nothing.
#include "shell/app/saved.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <array>
#include <doctest/doctest.h>

namespace shown_tests {

using nlohmann::json;
using Uses = std::vector<std::array<const char*, 2>>;

/// The page's configuration with a saved text. "trees&practice" names a game and its role.
std::string config(const std::string& game, const std::string& saved = {})
{
    json c{{"language", "en"}, {"motion", "reduce"}, {"game", game.substr(0, game.find('&'))}, {"saved", saved}};
    if (game.find('&') < game.size()) c["role"] = game.substr(game.find('&') + 1);
    if (game == "cluedo&play") c["seed"] = "4"; // I begin
    return c.dump();
}

/// The same uses after the choice of my five cards.
Uses with_hand(const Uses& uses)
{
    Uses all{{"mine:0", "1"}, {"mine:6", "1"}, {"mine:7", "1"}, {"mine:12", "1"}, {"mine:13", "1"}, {"hand_done", ""}};
    all.insert(all.end(), uses.begin(), uses.end());
    return all;
}

struct Kept {
    json outline;
    std::string text, state;
};

/// Uses the controls. Returns the outline, the saved text and the game's state.
Kept use(Player& p, const Uses& uses)
{
    for (const auto& [id, value] : uses) { p.use(id, value); }
    REQUIRE(p.settles());
    return {p.outline()["nodes"], p.effect(shell::kit::Effect::Kind::save, "game"), p.app().state()};
}

Kept visited(const char* game, const Uses& uses)
{
    Player p(config(game));
    return use(p, uses);
}

/// The settings of a page that saved `kept` and more lines.
shell::app::Settings settings(const Kept& kept, const std::string& more)
{
    return {{"language", "en"}, {"motion", "reduce"}, {"game", "tictactoe"}, {"saved", kept.text + more}};
}

TEST_SUITE("shown")
{
    TEST_CASE("a reload shows what was on screen beside the game: steps, pages, tabs, and what is half made")
    {
        struct Case {
            const char *what, *game;
            Uses uses, before = {}; // before: in an earlier visit, as a move's message is shown once
        };
        const std::vector<Case> cases{
            {"a search at its seventh step", "trees", {{"step", "7"}}},
            {"the laboratory of trees", "trees", {{"page", "2"}}},
            {"the editor, at the search's end", "trees", {{"edit", "1"}}},
            {"dominance, two steps in", "matrix", {{"analysis", "1"}, {"tab", "2"}, {"step", "2"}}},
            {"strict dominance alone",
             "matrix",
             {{"analysis", "1"}, {"tab", "2"}, {"only_strict", "1"}, {"step", "1"}}},
            {"the mixed strategies", "matrix", {{"analysis", "1"}, {"tab", "3"}}},
            {"an exploration", "thirtyone", {{"analysis", "1"}, {"tab", "1"}, {"step", "40"}}},
            {"half a guess, and the hole it goes on at",
             "mastermind",
             {{"place:0", "3"}, {"place:2", "1"}, {"hole:3", "1"}}},
            {"half a guess", "spaces", {{"place:1", "3"}}},
            {"the confined strategies, offered", "lab", {{"possible_only", "1"}}},
            {"an answer half entered", "mastermind&keeper", {{"picas", "2"}}},
            {"a hand half chosen", "cluedo&notebook", {{"mine:0", "1"}, {"mine:6", "1"}}},
            {"a question half made", "cluedo&notebook",
             with_hand({{"note", "1"}, {"by", "1"}, {"suspect", "2"}, {"weapon", "8"}})},
            {"a question of mine", "cluedo&notebook",
             with_hand({{"note", "1"}, {"by", "0"}, {"suspect", "2"}, {"shower", "2"}})},
            {"an accusation, at its cards", "cluedo&notebook",
             with_hand({{"note", "2"}, {"by", "3"}, {"entry_step", "1"}})},
            {"a fact", "cluedo&notebook", with_hand({{"note", "3"}, {"by", "2"}, {"fact_card", "9"}})},
            {"a note being mended",
             "cluedo&notebook",
             {{"edit:0", ""}, {"weapon", "9"}},
             with_hand({{"note", "1"},
                        {"by", "1"},
                        {"suspect", "2"},
                        {"weapon", "8"},
                        {"room_asked", "15"},
                        {"shower", "4"},
                        {"entry_save", ""}})},
            {"a cell looked at", "cluedo&notebook", with_hand({{"look_card", "3"}, {"look_holder", "2"}})},
            {"my question in a game", "cluedo&play", {{"ask", ""}, {"suspect", "2"}}},
            {"the machinery, some steps in", "cluedo&notebook", with_hand({{"story", "1"}, {"step", "12"}})},
            {"an exercise by hand, at a node", "trees&practice", {{"node:1", ""}}},
            {"its solution", "trees&practice", {{"solution", "1"}, {"step", "4"}}},
        };
        for (const auto& c : cases)
            for (const float width : {1280.f, 360.f}) {
                INFO(std::string(c.what) << " at " << width);
                const float height = width > 600 ? 800 : 640;
                Kept kept;
                std::string prefs;
                if (!c.before.empty()) {
                    Player p(config(c.game), width, height);
                    kept = use(p, c.before);
                }
                {
                    Player p(config(c.game, kept.text), width, height);
                    kept = use(p, c.uses);
                    prefs = p.effect(shell::kit::Effect::Kind::save, "prefs");
                }
                CHECK(kept.text.find("\nshown=") != std::string::npos);
                CHECK(shell::app::read_games(kept.text).shown.size() < 500);
                auto settings = json::parse(config(c.game, kept.text));
                settings["prefs"] = prefs;
                for (int reload = 0; reload < 2; ++reload) {
                    Player p(settings.dump(), width, height);
                    REQUIRE(p.settles());
                    CHECK(p.app().state() == kept.state);
                    CHECK(json::diff(kept.outline, p.outline()["nodes"]).dump() == "[]");
                    CHECK(p.effect(shell::kit::Effect::Kind::save, "game").empty()); // there is nothing new to save
                }
            }
    }
    TEST_CASE("what nobody has touched is not written down, and a move forgets what was half made")
    {
        for (const char* game :
             {"mastermind", "spaces", "thirtyone", "trees", "tictactoe", "matrix", "betting", "cluedo", "lab"}) {
            Player p(config(game));
            REQUIRE(p.settles());
            CHECK(p.effect(shell::kit::Effect::Kind::save, "game").empty());
        }
        Player p(config("mastermind"));
        const Kept half = use(p, {{"place:0", "3"}});
        CHECK(half.text.find("\nshown=tab 0,place:0 3,hole:1 1,sheet 1,\n") != std::string::npos);
        CHECK(use(p, {{"place:1", "0"}, {"place:2", "0"}, {"place:3", "0"}, {"submit", ""}}).text.find("shown") ==
              std::string::npos);
    }
    TEST_CASE("what plays by itself is written down when it has come to rest")
    {
        Player p(json{{"language", "en"}, {"game", "trees"}, {"tree", "(12 19 10)(2 4 5)(17 10 5)"}}.dump());
        p.use("step", "20");
        p.use("play", "1");
        const auto written = [&p](const char* step) {
            return p.effect(shell::kit::Effect::Kind::save, "game").find(step) != std::string::npos;
        };
        CHECK(written("step 20,"));
        p.frames(100);
        CHECK(p.control("step")["value"] == "22");
        CHECK(written("step 20,"));
        p.frames(300);
        CHECK(p.control("step")["value"] == "25");
        CHECK(written("step 25,"));
    }
    TEST_CASE("the saved text may say anything of the screen: the game stays, and the screen comes to rest")
    {
        const Kept kept = visited("tictactoe", {{"cell:4", ""}});
        for (const std::string& shown :
             {std::string("undo 1,"), std::string("cell:0 1,tab 1,"), std::string("tab"), std::string("tab 99,tab -1,"),
              std::string(",,,"), std::string(" , ,"), std::string("new_game 1,home 1,menu 1,"),
              std::string("x 1,tab 1,"), std::string(60'000, ','), std::string("step 4294967296,\x01 \xff,")}) {
            INFO(shown.substr(0, 40));
            Player p(settings(kept, "shown=" + shown + "\n"), 360, 640);
            REQUIRE(p.settles());
            CHECK(p.app().state() == kept.state);
            CHECK_FALSE(p.has("dialog"));
            CHECK(p.outline()["title"] == wording::en(wording::Text::game_tictactoe));
        }
        CHECK(shell::app::read_games("shown=" + std::string(60'000, ',')).shown.size() == 1000);
    }
    TEST_CASE("another game than the one that was on screen opens as ever")
    {
        const Kept matrix = visited("matrix", {{"analysis", "1"}, {"tab", "3"}}), fresh = visited("trees", {});
        Player p(config("trees", matrix.text));
        REQUIRE(p.settles());
        CHECK(json::diff(fresh.outline, p.outline()["nodes"]).dump() == "[]");
    }
}

} // namespace shown_tests
