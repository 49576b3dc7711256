// hints=off: a game is played without help. No control gives any, and the screens stay complete. The review of a
// finished game and a lesson's own displays are allowed.
#include "tests/shell/every_language.hpp"
#include "tests/shell/every_screen.hpp"
#include "tests/shell/layout_checks.hpp"
#include "tests/shell/lesson_support.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>
#include <set>

namespace hints_tests {

using wording::en, wording::Text;

using namespace shell::kit;

namespace {

std::string said() { return en(Text::no_help); }
constexpr std::array<std::pair<float, float>, 6> sizes{
    {{360, 640}, {1280, 800}, {640, 360}, {600, 1000}, {320, 320}, {500, 300}}};

const std::vector<EveryScreen>& screens()
{
    static const std::vector<EveryScreen> all = [] {
        std::vector<EveryScreen> out;
        for (const auto& s : every_game)
            if (const std::string_view name = s.name; !name.starts_with("trees") && name != "lab" &&
                                                      !name.starts_with("cluedo")) // trees and lab do not take hints
                out.push_back(s);
        out.push_back({"learner", R"("game":"spaces","role":"learner","seed":"42")", "", ""});
        out.push_back({"cluedo at play", R"("game":"cluedo","role":"play","seed":"42")", "", ""});
        return out;
    }();
    return all;
}

constexpr std::string_view without =
    R"(,"hints":"off","prefs":"mind=on\nthirtyone.analysis=on\ntictactoe.analysis=on\n)"
    R"(matrix.analysis=on\nbetting.analysis=on\nspaces.analysis=on\ncluedo.mind=on\n")";

/// Appends the outline's controls that ask for help, those of groups included.
void collect_help(const nlohmann::json& nodes, std::vector<nlohmann::json>& into)
{
    for (const auto& n : nodes) {
        if (n.contains("nodes")) collect_help(n["nodes"], into);
        if (is_help(n.value("id", ""))) into.push_back(n);
    }
}

void without_places(nlohmann::json& nodes)
{
    for (auto& n : nodes) {
        n.erase("rect"); // a button may get its place some frames later
        if (n.contains("nodes")) without_places(n["nodes"]);
    }
}

/// The outline without status and places: help would change it.
std::string told(Player& p)
{
    auto outline = p.outline();
    outline.erase("status");
    outline.erase("rects");
    without_places(outline["nodes"]);
    return outline.dump();
}

} // namespace

TEST_SUITE("hints")
{
    TEST_CASE(
        "with hints=off no control of any game that could help can be used, on the canvas, in the outline, in the "
        "menu or by its name, whatever the player had switched on")
    {
        std::set<std::string> met;
        for (const auto& screen : screens())
            for (const auto& size : sizes)
                for (const bool moved : {false, true}) {
                    Player p(config_of(screen, "en", without), size.first, size.second);
                    const float w = size.first, h = size.second;
                    INFO(std::string(screen.name)
                         << ", " << w << " x " << h << std::string(moved ? ", a move made" : ""));
                    if (moved) make_first_move(p, screen);
                    else rest(p);
                    CHECK(p.effect(Effect::Kind::event, "error").find("hints") == std::string::npos);
                    for (const bool menu : {false, true}) {
                        if (menu) p.use("menu");
                        std::vector<nlohmann::json> help;
                        collect_help(p.outline()["nodes"], help);
                        for (const auto& n : help) {
                            INFO(n.dump());
                            met.insert(n["id"].get<std::string>());
                            CHECK(n["kind"] == "button");
                            CHECK(n["disabled"] == true);
                            CHECK(n["why"] == said());
                            if (n.contains("rect")) p.click_at(n["rect"]);
                        }
                        for (const auto& control : p.app().drawn().enabled)
                            if (is_help(control.first)) CHECK_MESSAGE(!control.second, control.first);
                        if (menu) p.use("close");
                    }
                    rest(p);
                    const std::string before = told(p), line = p.app().state();
                    for (const char* id : {"hint", "mind", "analysis", "exercises", "show_tree", "analysis@off"}) {
                        INFO(std::string(id));
                        p.use(id, "1");
                        CHECK(p.status() == said());
                        p.use(id);
                        rest(p);
                    }
                    p.use("toast_close");
                    const bool same = told(p) == before; // so that a failure does not print both outlines
                    CHECK(same);
                    CHECK(p.app().state() == line);
                    CHECK_FALSE(p.has("hint_why"));
                }
        CHECK(met.size() >= 4); // the test has met controls of help
    }
    TEST_CASE("the same games help whoever has not been told otherwise")
    {
        for (const char* hints : {"", R"(,"hints":"on")"})
            for (const auto& screen : screens()) {
                Player p(config_of(screen, "en", hints));
                if (screen.name.starts_with("duel")) make_first_move(p, screen); // no help with hiding a code
                else rest(p);
                std::vector<nlohmann::json> help;
                p.use("menu");
                collect_help(p.outline()["nodes"], help);
                INFO(std::string(screen.name));
                CHECK_FALSE(help.empty());
                for (const auto& n : help) CHECK_MESSAGE(n.value("why", "") != said(), n.dump());
            }
    }
    TEST_CASE("screens without help are whole in every language: no control on another, no text on another")
    {
        for (const auto& screen : screens())
            for (const auto& size : sizes)
                for (const std::string& language : every_language) {
                    Player p(config_of(screen, language, without), size.first, size.second);
                    make_first_move(p, screen);
                    const float w = size.first, h = size.second;
                    INFO(std::string(screen.name) << " in " << language << ", " << w << " x " << h);
                    WrittenTexts written;
                    p.frame();
                    CHECK(overlapping(p) == "");
                    CHECK(written.two_on_each_other() == "");
                    CHECK(written.least >= 12);
                }
    }
    TEST_CASE("what the player had switched on is still so elsewhere, and that there is no help is not kept")
    {
        Player p(config_of(screen_named("mastermind"), "en", without));
        p.use("theme", "1"); // saves the preferences
        const std::string kept = p.effect(Effect::Kind::save, "prefs");
        CHECK(kept.find("mind=on\n") != std::string::npos);
        CHECK(kept.find("hints") == std::string::npos);
    }
    TEST_CASE("a game without help is reviewed when it is over, and the next one is without help again")
    {
        Player p(R"({"game":"mastermind","rules":"p2c2r","seed":"7","language":"en","hints":"off"})");
        for (const char* guess : {"00", "01", "10", "11"})
            if (p.has("submit")) p.guess(guess);
        rest(p);
        CHECK(p.has("review"));
        p.use("new_game");
        rest(p);
        CHECK(p.control("hint")["disabled"] == true);
        CHECK_FALSE(p.has("review"));
    }
    TEST_CASE("Cluedo's player is not told which of the cards tells least, nor by their order")
    {
        const auto cards = [](const std::string& more) {
            Player p(R"({"game":"cluedo","role":"play","language":"en","seed":"42")" + more + "}");
            std::vector<std::pair<std::string, std::string>> out;          // id, text
            if (p.has("go_on")) p.use("go_on");                            // the cards have been seen
            for (int i = 0; i < 300 && !p.has("asked"); ++i) p.frames(10); // the others play slowly
            std::vector<nlohmann::json> buttons;
            collect_buttons(p.outline()["nodes"], buttons);
            for (const auto& b : buttons)
                if (const auto id = b["id"].get<std::string>(); id.starts_with("show:"))
                    out.emplace_back(id, b["text"]);
            return out;
        };
        const auto helped = cards(""), alone = cards(R"(,"hints":"off")");
        REQUIRE(helped.size() == 3);
        REQUIRE(alone.size() == 3);
        CHECK(helped[0].second.ends_with(" (tells least)"));
        for (const auto& [id, words] : alone) CHECK(words.find('(') == std::string::npos);
        const auto number_of = [](const auto& one) { return std::stoi(one.first.substr(5)); };
        CHECK(number_of(alone[0]) < number_of(alone[1]));
        CHECK(number_of(alone[1]) < number_of(alone[2]));
    }
    TEST_CASE("a link that is opened in such a page is played without help too")
    {
        const std::string link = Player(R"({"game":"picas-fijas","seed":"7"})").app().state();
        Player p(R"({"game":"picas-fijas","language":"en","hints":"off","link":")" + link + "\"}");
        rest(p);
        CHECK(p.control("hint")["disabled"] == true);
        const auto shared = engine::session::linked(p.app().state());
        CHECK(shared->line == engine::session::linked(link)->line);
        CHECK(shared->no_help); // a link from here forbids help too
    }
    TEST_CASE("a lesson shows what it shows, and after it there is no help again")
    {
        Player p(R"({"game":"mastermind","language":"en","seed":"7","hints":"off"})");
        p.app().set("lesson", lesson_support::opened("answer", "en", 0, 1));
        rest(p);
        REQUIRE(p.has("lesson"));
        std::vector<nlohmann::json> help;
        collect_help(p.outline()["nodes"], help);
        for (const auto& n : help) CHECK_MESSAGE(n.value("why", "") != said(), n.dump());
        p.use("lesson_close");
        rest(p);
        CHECK_FALSE(p.has("lesson"));
        CHECK(p.control("hint")["disabled"] == true);
        p.use("theme", "1");
        CHECK(p.effect(Effect::Kind::save, "prefs").find("hints") == std::string::npos);
    }
    TEST_CASE("a report of a game without help is played again without help")
    {
        Player p(R"({"game":"mastermind","language":"en","seed":"7","hints":"off"})");
        CHECK(p.app().report().find("hints=off") != std::string::npos);
    }
}

} // namespace hints_tests
