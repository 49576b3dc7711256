// Cluedo games against computer players.
#include "tests/shell/cluedo_support.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>

namespace cluedo_tests {

using wording::en, wording::Text;

using namespace engine::cluedo;

namespace {

/// Appends the ids of the outline's enabled controls, in order.
void collect_ids(const nlohmann::json& nodes, std::vector<std::string>& into)
{
    for (const auto& n : nodes) {
        const auto kind = n.value("kind", "");
        const bool used =
            kind == "button" || kind == "radios" || kind == "field" || kind == "number" || kind == "checkbox";
        if (used && !n.value("disabled", false)) into.push_back(n["id"].get<std::string>());
        if (n.contains("nodes")) collect_ids(n["nodes"], into);
    }
}

/// The control that has the focus after pressing `button`, which disappears by it: the one behind the last remaining
/// control before it (web/outline.mjs).
std::string stands_after(Player& p, const std::string& button)
{
    std::vector<std::string> before, now;
    collect_ids(p.outline()["nodes"], before);
    p.use(button);
    collect_ids(p.outline()["nodes"], now);
    const auto gone = std::find(before.begin(), before.end(), button);
    REQUIRE(gone != before.end());
    auto next = now.begin();
    for (auto one = before.begin(); one != gone; ++one)
        if (const auto at = std::find(now.begin(), now.end(), *one); at != now.end()) next = at + 1;
    return next == now.end() ? "" : *next;
}

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("a game against three computer players is played to its end with advice, reviewed, and reopened")
    {
        Player p(config(R"(,"role":"play","seed":"7","strategy":"easy")"));
        p.use("mind", "1");
        int turns = 0;
        for (; turns < 200 && !p.has("review_lines"); ++turns) {
            p.settles(2000);
            const auto advice = p.control("advice_text");
            const bool solved =
                !advice.is_null() && advice["text"].get<std::string>().find("Accuse!") != std::string::npos;
            nlohmann::json shown;
            const auto outline = p.outline();
            for (const auto& n : outline["nodes"])
                if (n["id"].get<std::string>().starts_with("show:") && shown.is_null()) shown = n;
            if (!shown.is_null()) p.use(shown["id"].get<std::string>());
            else if (solved && p.has("accuse")) {
                p.use("accuse");
                REQUIRE(p.control("entry_save").value("disabled", false) == false);
                p.use("entry_save");
            } else if (p.has("ask")) {
                REQUIRE(p.has("ask_this"));
                p.use("ask_this");
            } else if (p.has("go_on")) p.use("go_on");
            else if (p.has("pass")) p.use("pass");
        }
        CHECK(p.has("review_lines"));
        CHECK(turns < 200);
        CHECK(p.effect(shell::kit::Effect::Kind::event, "complete") != "");
        CHECK(p.status().find("It was:") != std::string::npos);
        const std::string before = p.app().state();
        p.use("undo"); // back to my last decision
        CHECK_FALSE(p.has("review_lines"));
        CHECK((p.has("pass") || p.has("ask") || p.outline().dump().find("show:") != std::string::npos));
        p.use("redo");
        CHECK(p.settles(2000));
        CHECK(p.app().state() == before); // the computer players play the same again
        CHECK(p.app().set_state(before));
        p.use("toast_close"); // it says the next level, in the language of the win
        p.use("language", "es");
        CHECK(p.settles(2000));
        CHECK(p.status().find("Era:") != std::string::npos);
        CHECK(p.app().state() == before);
    }
    TEST_CASE("computer players move one after the other, slowly enough to be watched, and then wait for me")
    {
        Player p(R"({"language":"en","game":"cluedo","role":"play","seed":"7"})");
        p.use("waits", "0");
        p.use("giveup");
        p.use("undo");
        p.frames(10);
        if (p.has("go_on")) p.use("go_on"); // the cards have been seen
        CHECK_FALSE(p.has("ask"));
        for (int i = 0; i < 600 && !p.has("ask") && p.outline().dump().find("show:") == std::string::npos; ++i)
            p.frame();
        CHECK((p.has("ask") || p.outline().dump().find("show:") != std::string::npos));
    }
    TEST_CASE("who asks me to show a card is told with those who had none of the three, on the canvas and in words")
    {
        const std::string asked = "cluedo 1 game 6-6-9 ffee 0 0 3 eeee 7 - - - qako p qbgm p qdhs";
        for (const auto& [width, height] : {std::pair{360.f, 640.f}, {1280.f, 800.f}, {640.f, 360.f}}) {
            Player p(config(), width, height);
            open_line(p, asked);
            const auto words = p.control("asked")["text"].get<std::string>();
            CHECK(words == "Green, Dagger, Billiard room · Leo and Eva pass");
            CHECK(p.status().find("Leo and Eva pass") != std::string::npos);
            Looks looks;
            p.frame();
            const bool drawn = std::any_of(looks.texts.begin(), looks.texts.end(), [](const Written& w) {
                return w.words.ends_with("Eva pass"); // the line may break before "Eva"
            });
            CHECK(drawn);
        }
    }
    TEST_CASE("the button that leads to the review is there as long as the review is not")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, std::pair{640.f, 360.f}}) {
            Player p(config(R"(,"role":"play","seed":"7")"), w, h);
            p.settles(2000);
            p.use("giveup");
            p.settles(2000);
            const auto leads = [&] {
                p.settles(100);
                return p.outline()["rects"].contains("review");
            };
            p.use("notes");
            REQUIRE(leads());
            p.click_at(p.outline()["rects"]["review"]);
            CHECK_FALSE(leads());
            CHECK(p.outline()["rects"].contains("new_game"));
        }
    }
    TEST_CASE("who opens the form of a question by the keyboard stands on its first choice")
    {
        for (const bool notes : {false, true})
            for (const char* button : {"ask", "accuse"}) {
                INFO(button << (notes ? ", with Sagaz's notes" : ""));
                Player p(config(R"(,"role":"play","seed":"4")"));
                p.use("mind", notes ? "1" : "0");
                p.settles(2000);
                CHECK(stands_after(p, button) == "suspect");
            }
        Player p(config());
        open_line(p, drawn);
        CHECK(stands_after(p, "note") == "entry_kind");
    }
    TEST_CASE("without Sagaz's notes a game shows what a sheet of paper would, and takes my own marks")
    {
        Player p(config(R"(,"role":"play","seed":"7")"));
        p.settles(2000);
        CHECK_FALSE(p.has("deals"));
        int open = 0;
        for (Card c = 0; c < 21; ++c) open += cell(p, c, 4) == "?" ? 1 : 0;
        CHECK(open >= 12);
        Card unknown = 0;
        while (cell(p, unknown, 4) != "?") ++unknown;
        look(p, unknown, 4);
        p.use("my_mark", "3");
        CHECK(cell(p, unknown, 4) == "(maybe)");
        CHECK(p.click("cell:" + std::to_string(unknown * max_holders + 4)) == false); // not a control of the outline
        p.use("cell:" + std::to_string(unknown * max_holders + 4));
        CHECK(cell(p, unknown, 4) == "?");
        p.use("undo");
        CHECK(cell(p, unknown, 4) == "(maybe)");
        Card next = unknown + 1;
        while (cell(p, next, 4) != "?") ++next;
        p.use("cell:" + std::to_string(next * max_holders + 4)); // another cell: one tap marks it
        CHECK(cell(p, next, 4) != "?");
        p.use("giveup");
        p.settles(2000);
        CHECK(p.status().find(en(Text::cluedo_gave_up)) != std::string::npos);
    }
}

} // namespace cluedo_tests
