// The app around the games: home, saving, links, languages, themes, bad input, idleness.
#include "shell/app/saved.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <array>
#include <doctest/doctest.h>

namespace app_tests {

using wording::en, wording::es, wording::it, wording::Language, wording::says, wording::Text;

TEST_SUITE("app")
{
    TEST_CASE("home offers all games and the laboratory")
    {
        Player p(R"({"language":"es"})");
        CHECK(p.control("open:mastermind")["text"] == es(Text::game_mastermind) + ": " + es(Text::about_mastermind));
        CHECK(p.control("open:lab")["text"] == es(Text::game_lab) + ": " + es(Text::about_lab));
        CHECK_FALSE(p.has("continue"));
        CHECK(p.click("open:mastermind"));
        CHECK(p.outline()["title"] == "Mastermind");
    }
    TEST_CASE("home leads to the pages for teachers, where the site has them")
    {
        for (const auto& [control, page] :
             {std::pair{"builder", "builder"}, std::pair{"studio", "studio"}, std::pair{"guide", "guides/class"}}) {
            CAPTURE(control);
            Player p(R"({"language":"es"})");
            REQUIRE(p.has(control)); // below the fold
            p.use(control);
            bool opened = false;
            for (const auto& e : p.effects()) opened |= e.kind == shell::kit::Effect::Kind::page && e.name == page;
            CHECK_MESSAGE(opened, page);
        }
        CHECK_FALSE(Player(R"({"language":"es","pages":false})").has("studio"));
    }
    TEST_CASE("a game in progress survives a restart, and home offers to continue it")
    {
        std::string saved, state;
        {
            Player p(R"({"language":"es","game":"mastermind","seed":"42"})");
            p.guess("0012");
            p.guess("3345");
            saved = p.effect(shell::kit::Effect::Kind::save, "game");
            state = p.app().state();
        }
        {
            Player again(nlohmann::json{{"language", "es"}, {"saved", saved}}.dump());
            CHECK(again.app().state() == state); // a reload returns to the same place
        }
        saved.replace(saved.find("at=mastermind"), 13, "at=home");
        Player p(nlohmann::json{{"language", "es"}, {"saved", saved}}.dump());
        CHECK(p.control("continue")["text"] == "Continuar: Mastermind, jugada 3");
        p.use("continue");
        CHECK(p.app().state() == state);
        p.use("home");
        CHECK(p.effect(shell::kit::Effect::Kind::save, "game").find("at=home") != std::string::npos);
    }
    TEST_CASE("what one has gone to reads the page's options after a reload as it did before")
    {
        const auto state = [](const char* config) { return Player(config).app().state(); };
        const std::string ninth = state(R"({"game":"trees","seed":"9"})");
        CHECK(state(R"({"game":"home","seed":"9","saved":"last=home\nturn=0\nat=trees\n"})") == ninth);
        CHECK(state(R"({"game":"home","saved":"last=home\nturn=0\nat=trees\n"})") != ninth);
    }
    TEST_CASE("a link restores the game elsewhere")
    {
        std::string link;
        {
            Player p(R"({"game":"picas-fijas","seed":"7"})");
            p.guess("0123");
            link = p.app().state();
        }
        Player p(nlohmann::json{{"language", "en"}, {"link", link}}.dump());
        CHECK(p.outline()["title"] == en(Text::game_picas_fijas));
        CHECK(p.control("rows")["rows"].size() == 1);
        CHECK(p.app().state() == link);
    }
    TEST_CASE("a damaged link gives a clear message, and the saved game stays on the board")
    {
        std::string link, saved;
        {
            Player p(R"({"game":"mastermind","seed":"42"})");
            p.guess("0012");
            link = p.app().state();
            saved = p.effect(shell::kit::Effect::Kind::save, "game");
        }
        for (const std::string& bad : {link.substr(0, link.size() / 2), link + "AAAA", std::string("%%%"),
                                       std::string(5000, 'A'), std::string("Y29kZXM")}) {
            Player p(
                nlohmann::json{{"language", "en"}, {"link", bad}, {"saved", saved}, {"game", "mastermind"}}.dump());
            CHECK(p.status() == en(Text::error_link));
            CHECK(p.app().state() == link);
            CHECK(p.control("rows")["rows"].size() == 1);
        }
        Player p(nlohmann::json{{"language", "en"}, {"link", "%%%"}, {"game", "mastermind"}}.dump());
        CHECK(p.status() == en(Text::error_link_fresh)); // there is no saved game
        CHECK_FALSE(p.has("rows"));
    }
    TEST_CASE("a damaged link given to a game at play changes nothing")
    {
        Player p(R"({"language":"en","game":"mastermind","seed":"42"})");
        p.guess("0012");
        const std::string before = p.app().state();
        CHECK_FALSE(p.app().set_state("nonsense"));
        p.frame();
        CHECK(p.app().state() == before);
        CHECK(p.status() == en(Text::error_link));
        CHECK(p.app().set_state(before));
    }
    TEST_CASE("saved texts that make no sense are reported and left behind")
    {
        for (const char* bad : {"last=chess", "mastermind=codes 9 p4c6r", "\x01\xff\xfe", "====", "home=x"}) {
            Player p(nlohmann::json{{"language", "en"}, {"saved", bad}}.dump(-1, ' ', false,
                                                                             nlohmann::json::error_handler_t::replace));
            CHECK(p.status() == en(Text::error_saved));
        }
    }
    TEST_CASE("a saved text too long to be one is reported and not read, even if its lines make sense")
    {
        const std::string good = "mastermind=codes 1 p4c6r 12 guesser colours knuth 42\n";
        CHECK_FALSE(shell::app::read_games(good + std::string(125'000, '\n')).damaged);
        CHECK(shell::app::read_games(good + std::string(135'000, '\n')).damaged);
    }
    TEST_CASE("what is wrong with an option is on screen, however long after the page the game starts")
    {
        ImGui::CreateContext();
        {
            shell::app::App app(shell::app::read_config({{"game", "mastermind"}, {"strategy", "minimax"}}));
            for (const double now : {60'000., 60'016., 70'000.}) {
                shell::app::pretend_to_render();
                app.frame(now, 360, 640, 1);
                CHECK(app.message());
            }
            shell::app::pretend_to_render();
            app.frame(73'000, 360, 640, 1);
            CHECK_FALSE(app.message());
        }
        ImGui::DestroyContext();
    }
    TEST_CASE("bad options are shown and the default is used")
    {
        for (const char* bad :
             {R"({"language":"en","game":"chess"})", R"({"language":"en","rules":"p99c6r","game":"mastermind"})",
              R"({"language":"en","seed":"-1"})", R"({"language":"en","theme":"sepia"})",
              R"({"language":"en","role":7})"}) {
            Player p(bad);
            CHECK(says(p.status(), Text::bad_option));
        }
        for (const char* bad : {R"({"language":{}})", R"({"language":"xx\u0000es"})"}) {
            Player p(bad);
            CHECK(says(p.status(), Text::bad_option, {}, Language::spanish));
        }
    }
    TEST_CASE("the language changes live, everywhere")
    {
        Player p(R"({"language":"es","game":"mastermind","seed":"42"})");
        p.guess("0012");
        CHECK(p.control("rows")["caption"] == es(Text::head_rows));
        p.use("language", "1");
        CHECK(p.control("rows")["caption"] == it(Text::head_rows));
        for (std::size_t i = 0; i < shell::text::languages.size(); ++i) { // every language of the menu
            p.use("language", std::to_string(i));
            CHECK(p.control("rows")["caption"] == pattern(shell::text::languages[i], shell::text::Text::head_rows));
        }
        p.app().set("language", "en");
        p.frame();
        CHECK(p.control("rows")["caption"] == en(Text::head_rows));
        CHECK(p.effect(shell::kit::Effect::Kind::language) == "en");
        CHECK(p.effect(shell::kit::Effect::Kind::save, "prefs").find("language=en") != std::string::npos);
    }
    TEST_CASE("the theme follows the system until one is chosen")
    {
        Player p(R"({"dark":true})");
        CHECK(p.effect(shell::kit::Effect::Kind::theme) == "#11161D");
        p.use("theme", "0");
        CHECK(p.effect(shell::kit::Effect::Kind::theme) == "#F2F4F7");
        p.app().set("dark", "1");
        p.frame();
        CHECK(p.effect(shell::kit::Effect::Kind::theme) == "#F2F4F7");
    }
    TEST_CASE("the system's forced colours stand before any theme, and go with the system's setting")
    {
        Player p(R"({"game":"mastermind","theme":"dark"})");
        p.app().set("colours", "FFFAEF 3D3D3D 903909 FFF5E3 676767");
        p.frame();
        CHECK(p.effect(shell::kit::Effect::Kind::theme, "dark") == "#FFFAEF");
        p.app().set("colours", "no colours at all");
        p.frame();
        CHECK(p.effect(shell::kit::Effect::Kind::theme, "dark") == "#11161D");
    }
    TEST_CASE("a page that can keep all games in a file has that in the menu, on canvas and in words")
    {
        Player p(R"({"game":"mastermind","language":"en"})");
        CHECK_FALSE(p.has("games_file"));
        p.app().set("games_file", "All in one file");
        CHECK(p.control("games_file")["text"] == "All in one file");
        p.use("menu");
        CHECK(p.has("close"));
        CHECK(p.click("games_file"));
        int asked = 0;
        for (const auto& e : p.effects()) asked += e.kind == shell::kit::Effect::Kind::file && e.name.empty();
        CHECK(asked == 1);
        CHECK_FALSE(p.has("close"));
    }
    TEST_CASE("the button of the theme goes round all of them, and back to the system's")
    {
        Player p(R"({"dark":false})");
        std::string seen;
        for (int i = 0; i < 4; ++i) {
            seen += p.control("theme")["value"].get<std::string>();
            p.use("theme");
        }
        CHECK(seen == "3123"); // automatic, dark, projector, automatic
    }
    TEST_CASE("the ring of the menu's New game is on the bar's button, where that is what is drawn")
    {
        Player p(R"({"game":"mastermind"})");
        CHECK(p.control("new_game").contains("rect"));
    }
    TEST_CASE("nothing moves when nothing happens: every screen comes to rest and asks for no more frames")
    {
        for (const char* config : {R"({})", R"({"game":"mastermind"})", R"({"game":"picas-fijas","role":"keeper"})",
                                   R"({"game":"mastermind","role":"assistant"})"})
            for (const auto& [w, h] : {std::pair{1280.f, 800.f}, {360.f, 640.f}, {640.f, 360.f}}) {
                Player p(config, w, h);
                CHECK(p.settles());
                CHECK(p.app().wake_ms() < 0);
                const auto before = p.effects().size();
                p.frames(5);
                CHECK_FALSE(p.last().animating);
                CHECK_FALSE(p.last().outline_changed);
                CHECK(p.effects().size() == before);
            }
    }
    TEST_CASE("every control of the outline that is on the canvas lies inside it, at every size and in every language")
    {
        for (const std::string& language : every_language)
            for (const char* game : {"mastermind", "picas-fijas"})
                for (const auto& size :
                     {std::pair{1280.f, 800.f}, {360.f, 640.f}, {640.f, 360.f}, {320.f, 568.f}, {1920.f, 1080.f}}) {
                    const float w = size.first, h = size.second; // clang 14 captures no structured binding
                    Player p(nlohmann::json{{"language", language}, {"game", game}, {"seed", "42"}}.dump(), w, h);
                    p.use("mind", "1");
                    p.settles();
                    const float width = w;

                    for (const char* id : {"submit", "hint", "erase"}) {
                        CAPTURE(id);
                        CAPTURE(width);
                        const auto c = p.control(id);
                        REQUIRE(c.contains("rect"));
                        const auto& r = c["rect"];
                        CHECK(r[0].get<int>() >= 0);
                        CHECK(r[1].get<int>() >= 0);
                        CHECK(r[0].get<float>() + r[2].get<float>() <= w);
                        CHECK(r[1].get<float>() + r[3].get<float>() <= h);
                        if (w < 560) CHECK(r[3].get<int>() >= 42);
                    }
                }
    }
    TEST_CASE("any sequence of actions, sane or not, leaves a game that can be told")
    {
        constexpr std::array ids{"submit",
                                 "answer",
                                 "undo",
                                 "redo",
                                 "hint",
                                 "mind",
                                 "tab",
                                 "sheet",
                                 "place:0",
                                 "place:3",
                                 "place:9",
                                 "place:-1",
                                 "symbol:2",
                                 "symbol:77",
                                 "hole:1",
                                 "erase",
                                 "clear",
                                 "use",
                                 "row:0",
                                 "row:99",
                                 "ignore:0",
                                 "fijas",
                                 "picas",
                                 "mark:2",
                                 "keep_secret",
                                 "secret_cancel",
                                 "new_game",
                                 "bring_back",
                                 "rules_dialog",
                                 "start",
                                 "role",
                                 "positions",
                                 "symbols",
                                 "repeats",
                                 "face",
                                 "strategy",
                                 "close",
                                 "menu",
                                 "shortcuts",
                                 "howto",
                                 "language",
                                 "theme",
                                 "giveup",
                                 "edit_save",
                                 "edit_ignore",
                                 "edit_fijas",
                                 "edit_place:1",
                                 "share",
                                 "textview",
                                 "home",
                                 "continue",
                                 "open:mastermind",
                                 "open:picas-fijas",
                                 "list_from",
                                 "letters",
                                 "seed",
                                 "",
                                 ":",
                                 "\xff"};
        constexpr std::array values{"", "0", "1", "2", "3", "-1", "9999999999999999999", "0011", "abc", "\xc3\x28"};
        Player p(R"({"language":"it","game":"mastermind","seed":"1","motion":"reduce"})");
        std::uint32_t x = 12345;
        const auto draw = [&x](std::size_t n) {
            x = x * 1664525u + 1013904223u;
            return (x >> 8) % n;
        };
        for (int i = 0; i < 3000; ++i) {
            const std::size_t id = draw(ids.size()), value = draw(values.size());
            p.app().outline_action(ids[id], values[value]);
            if (i % 5 == 0) p.frame();
            if (i % 100 == 0) {
                const auto o = p.outline();
                CHECK(o["nodes"].size() > 3);
                const std::string state = p.app().state();
                if (!state.empty()) CHECK(p.app().set_state(state));
            }
        }
    }
    TEST_CASE("preferences and games survive their own text")
    {
        shell::app::SavedPrefs prefs;
        prefs.language = shell::text::Language::italian;
        prefs.theme = shell::kit::ThemeName::projector;
        prefs.values.set("pegs", "letters");
        prefs.values.set("mind", "off");
        const auto back = shell::app::read_prefs(shell::app::prefs_text(prefs));
        CHECK(back.language == prefs.language);
        CHECK(back.theme == prefs.theme);
        CHECK(back.values.all() == prefs.values.all());
        shell::app::SavedGames games;
        games.lines[1] = "codes 1 p4c6r 12 guesser colours knuth 42";
        games.last = shell::kit::Place::mastermind;
        games.turn = 7;
        const auto again = shell::app::read_games(shell::app::games_text(games));
        CHECK(again.lines == games.lines);
        CHECK(again.last == games.last);
        CHECK(again.turn == games.turn);
        CHECK_FALSE(again.damaged);
    }
}

} // namespace app_tests
