// The app around every game: messages, the sheet of shortcuts, the animation of a win, the theme that follows the
// system, and visible edges of controls.
#include "shell/text/text.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/every_screen.hpp"
#include "tests/shell/wording.hpp"
#include <cmath>
#include <doctest/doctest.h>
#include <set>

namespace app_moments_tests {

using wording::en, wording::Text;

using shell::kit::Colour;
using shell::kit::Point;
using shell::kit::Rect;

namespace {

/// Records the strokes drawn in the colour of dividers.
class PaleEdges : public shell::kit::PaintListener {
public:
    explicit PaleEdges(Colour pale) : pale_(pale) { shell::kit::set_paint_listener(this); }
    ~PaleEdges() override { shell::kit::set_paint_listener(nullptr); }
    void shape(std::string_view what, std::span<const float> n, Colour c) override
    {
        if (what == "stroke" && c == pale_) edges.push_back({n[0], n[1], n[2], n[3]});
    }
    void text(Point, float, std::string_view, const shell::kit::TextStyle&) override {}
    std::vector<Rect> edges;

private:
    Colour pale_;
};

bool same(const Rect& a, const Rect& b)
{
    return std::abs(a.x - b.x) < 3 && std::abs(a.y - b.y) < 3 && std::abs(a.w - b.w) < 6 && std::abs(a.h - b.h) < 6;
}

/// Checks that no enabled control has an edge in the colour of dividers.
void no_pale_edge(Player& p, Colour line, bool cells_too, const std::string& where)
{
    rest(p);
    PaleEdges pale(line);
    p.frame();
    for (const auto& control : p.app().drawn().rects) {
        const std::string& id = control.first;
        const Rect& box = control.second;
        const auto on = p.app().drawn().enabled.find(id);
        if (on == p.app().drawn().enabled.end() || !on->second) continue;
        if (!cells_too && id.starts_with("cell:")) continue; // its mark makes it visible
        for (const auto& edge : pale.edges) CHECK_MESSAGE(!same(edge, box), where, ": ", id);
    }
}

/// Number of animated frames after the winning guess.
int frames_of_joy(const std::string& motion, bool skipped)
{
    Player p(R"({"game":"mastermind","seed":"42","language":"en","motion":")" + motion + "\"}");
    p.settles();
    p.guess("2450");
    int frames = 0;
    if (skipped) p.click_at({600, 400, 4, 4});
    for (; p.last().animating && frames < 200; ++frames) p.frame();
    return frames;
}

std::vector<std::string> sheet(Player& p)
{
    const auto keys = p.control("keys");
    return keys.is_null() ? std::vector<std::string>() : keys["items"].get<std::vector<std::string>>();
}

} // namespace

TEST_SUITE("app")
{
    TEST_CASE("a game is said to be kept when something was played in it, and only then")
    {
        struct Case {
            const char *settings, *played; // actions "id=value id=value" without a move of the person
            const char* move;              // actions with one
        };
        for (const Case& c :
             {Case{R"("game":"mastermind","role":"keeper","seed":"42")", "", "picas=1 answer"},
              Case{R"("game":"mastermind","seed":"42")", "place:0=1", "place:0=0 place:1=0 place:2=1 place:3=2 submit"},
              Case{R"("game":"thirtyone","role":"b","seed":"42")", "", "value:1"},
              Case{R"("game":"trees")", "algorithm=1", "edit=1 node:4 node_value=5 apply_node edit=0"},
              Case{R"("game":"tictactoe","role":"o","seed":"42")", "", "cell:4 cell:3"}}) {
            INFO(c.settings);
            for (const bool moves : {false, true}) {
                const EveryScreen screen{"", c.settings, "", moves ? c.move : c.played};
                Player p(config_of(screen));
                rest(p);
                make_first_move(p, screen);
                const std::string before = p.app().state();
                p.use("new_game");
                p.frames(3);
                CHECK(p.app().state() != before);
                CHECK(p.app().message().has_value() == moves);
                if (!moves) continue;
                p.use("bring_back");
                CHECK(p.app().state() == before);
            }
        }
    }
    TEST_CASE(
        "the edge of what can be pressed has the tokens' strong line, on every screen, tab and dialog, in every layout")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, std::pair{1280.f, 800.f}})
            for (const auto& screen : every_game) {
                const float w = size.first, h = size.second;
                INFO(screen.name << " at " << w << " x " << h);
                Player p(config_of(screen, "en", R"(,"theme":"light")"), w, h);
                const auto& light = shell::kit::theme(shell::kit::ThemeName::light);
                const bool cells = !screen.name.starts_with("cluedo");
                for (const bool moved : {false, true}) {
                    if (moved) make_first_move(p, screen);
                    no_pale_edge(p, light.line, cells, "the board");
                }
                if (screen.name == "thirtyone-large" || screen.name == "matrix-wide" || screen.name == "trees-binary")
                    continue; // the game of another screen in another size
                for (const char* shown : {"analysis", "mind"}) p.use(shown, "1");
                const auto tabs = p.control("tab");
                for (std::size_t i = 0; !tabs.is_null() && i < tabs["options"].size(); ++i) {
                    const auto tab = tabs["options"][i]["value"].get<std::string>();
                    p.use("tab", tab);
                    p.use("sheet", "2");
                    no_pale_edge(p, light.line, cells, "tab " + tab);
                }
                for (const char* dialog : {"menu", "rules_dialog", "howto", "learner", "play_computer", "row:0"}) {
                    p.use("close");
                    p.use(dialog);
                    no_pale_edge(p, light.line, cells, dialog);
                }
            }
    }
    TEST_CASE("a message stands at the bottom, over nothing that is asked about and nothing that can be pressed")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, std::pair{1280.f, 800.f}}) {
            Player p(R"({"game":"mastermind","role":"keeper","seed":"42","language":"en","motion":"reduce"})", w, h);
            rest(p);
            p.app().set("shared", "copied");
            p.frames(3);
            REQUIRE(p.app().message());
            const Rect message = *p.app().message();
            for (const auto& control : p.app().drawn().rects) {
                const std::string& id = control.first;
                if (id.starts_with("toast")) continue;
                const Rect shared = control.second.clipped(message);
                CHECK_MESSAGE((shared.w <= 0 || shared.h <= 0), id);
            }
            const auto row = p.app().drawn().rects.find("mark:0"); // of the guess that Sagaz asks about
            REQUIRE(row != p.app().drawn().rects.end());
            CHECK(message.y > row->second.bottom());
        }
    }
    TEST_CASE("a message makes way for what is to be pressed now, also where that comes after it")
    {
        int asked = 0;
        for (const char* seed : {"1", "2", "3", "4"}) {
            Player p(std::string(R"({"game":"cluedo","role":"play","language":"es","seed":")") + seed + "\"}", 360,
                     640);
            for (int moment = 0; moment < 8; ++moment) {
                p.app().set("shared", "copied"); // while the others play
                p.frame();
                std::string next;
                for (int frame = 0; frame < 200 && p.app().message(); ++frame, p.frame())
                    for (const auto& control : p.app().drawn().rects) {
                        const std::string& id = control.first;
                        if (!(id == "go_on" && p.has(id)) && !id.starts_with("show:")) continue; // not while disabled
                        next = id;
                        ++asked;
                        const Rect shared = control.second.clipped(*p.app().message());
                        CHECK_MESSAGE((shared.w <= 0 || shared.h <= 0), seed << ": " << id << ", frame " << frame);
                    }
                if (!next.empty()) p.use(next);
            }
        }
        CHECK(asked > 500);
    }
    TEST_CASE("a message is whole in a window of any width")
    {
        for (float w = 240; w <= 1300; w += 20) // a narrower window shows no game
            for (const float h : {360.f, 640.f}) {
                INFO(w);
                Player p(R"({"game":"nope","language":"es"})", w, h);
                p.frames(3);
                REQUIRE(p.app().message());
                CHECK(p.app().message()->x >= 4);
                CHECK(p.app().message()->right() <= w - 4);
            }
    }
    TEST_CASE("a question mark opens the sheet of shortcuts in every game, its own keys first, and Escape closes it")
    {
        for (const auto& screen : every_game) {
            INFO(screen.name);
            Player p(config_of(screen));
            rest(p);
            CHECK(sheet(p).empty());
            p.type("?");
            const auto keys = sheet(p);
            REQUIRE(keys.size() > 6);
            CHECK(keys.back() == en(Text::keys_list));
            const bool has_own = !screen.name.starts_with("concepts") && screen.name != "given"; // buttons alone
            CHECK((keys.front().find("Ctrl+Z") == std::string::npos) == has_own);
            p.key(ImGuiKey_Escape);
            CHECK(sheet(p).empty());
        }
        Player home(R"({"language":"it"})");
        home.type("?");
        CHECK(sheet(home).size() == 7);
    }
    TEST_CASE("the sheet of shortcuts names keys and what they do in every language, and fits a phone")
    {
        for (const std::string& language : every_language)
            for (const char* game :
                 {"mastermind", "spaces", "thirtyone", "trees", "tictactoe", "matrix", "betting", "cluedo"}) {
                INFO(game << " in " << language);
                Player p(R"({"motion":"reduce","language":")" + std::string(language) + R"(","game":")" + game + "\"}",
                         320, 480);
                p.use("shortcuts");
                const auto keys = sheet(p);
                REQUIRE_FALSE(keys.empty());
                std::set<std::string> names;
                for (const auto& row : keys) {
                    REQUIRE(row.find(": ") != std::string::npos);
                    CHECK(names.insert(row.substr(0, row.find(": "))).second);
                }
            }
    }
    TEST_CASE("a win is a joy of less than a second, which a press ends, and none with reduced motion")
    {
        const int joy = frames_of_joy("full", false), skipped = frames_of_joy("full", true),
                  still = frames_of_joy("reduce", false);
        CHECK(joy >= 45);
        CHECK(joy <= 63); // frames of 16 ms
        CHECK(skipped < 40);
        CHECK(still < 30);
    }
    TEST_CASE("a game that opens won is no new joy")
    {
        Player p(R"({"motion":"full","link":")" +
                 engine::session::to_link("codes 1 p4c6r 12 guesser colours knuth 42 g0011 g2450") + "\"}");
        int frames = 0;
        for (; p.last().animating && frames < 200; ++frames) p.frame();
        CHECK(frames < 30);
    }
    TEST_CASE("the menu's automatic theme follows the system again, and is what is saved")
    {
        Player p(R"({"game":"mastermind","dark":true,"theme":"light"})");
        CHECK(p.effect(shell::kit::Effect::Kind::theme, "light") == "#F2F4F7");
        CHECK(p.control("theme")["value"] == "0");
        p.use("theme", "3");
        CHECK(p.effect(shell::kit::Effect::Kind::theme, "auto") == "#11161D");
        CHECK(p.control("theme")["value"] == "3");
        CHECK(p.effect(shell::kit::Effect::Kind::save, "prefs").find("theme=") == std::string::npos);
        p.app().set("dark", "0");
        p.frame();
        CHECK(p.effect(shell::kit::Effect::Kind::theme) == "#F2F4F7");
    }
}

} // namespace app_moments_tests
