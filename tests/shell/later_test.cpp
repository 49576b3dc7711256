// What of a program has not come yet (shell/kit/later.hpp): every dialog waits for it, and the game goes on without.
#include "shell/kit/rest.hpp"
#include "tests/shell/every_screen.hpp"
#include <doctest/doctest.h>
#include <set>
#include <vector>

namespace later_tests {

using Kind = shell::kit::Effect::Kind;

namespace {

bool dialog_open(Player& p) { return p.outline()["nodes"].back().value("kind", "") == "dialog"; }

std::size_t asked(const Player& p)
{
    std::size_t times = 0;
    for (const auto& e : p.effects()) times += e.kind == Kind::later ? 1 : 0;
    return times;
}

/// Every control of the screen that opens a dialog in the whole program.
std::vector<std::string> doors(const EveryScreen& s)
{
    Player p(config_of(s));
    rest(p);
    make_first_move(p, s);
    rest(p);
    std::vector<std::string> ids, found;
    const std::string all = p.outline()["nodes"].dump(), mark = R"("id":")";
    for (std::size_t at = all.find(mark); at != std::string::npos; at = all.find(mark, at + 1))
        ids.push_back(all.substr(at + mark.size(), all.find('"', at + mark.size()) - at - mark.size()));
    const std::string link = p.app().state();
    for (const auto& id : std::set(ids.begin(), ids.end())) {
        if (p.app().state() != link) p.app().set_state(link);
        p.use(id);
        if (dialog_open(p)) found.push_back(id);
        p.use("close");
    }
    return found;
}

} // namespace

TEST_SUITE("later")
{
    TEST_CASE("a dialog of any screen waits until the rest of the program has come, and opens then")
    {
        for (const auto& s : every_game) {
            CAPTURE(s.name);
            const auto ids = doors(s);
            CHECK(ids.size() >= 4); // rules, how to play, shortcuts, menu
            Player p(config_of(s, "en", R"(,"whole":false)"));
            rest(p);
            make_first_move(p, s);
            rest(p);
            CHECK(asked(p) == 0);
            for (const auto& id : ids) {
                CAPTURE(id);
                const std::size_t before = asked(p);
                p.use(id);
                CHECK_FALSE(dialog_open(p));
                CHECK(asked(p) == before + 1);
            }
            p.app().set("later", "here");
            p.frames(2);
            CHECK(dialog_open(p)); // the last one that was wanted
            p.use("close");
            p.use("howto");
            CHECK(dialog_open(p)); // and from now on at once
        }
    }

    TEST_CASE("whoever goes on playing is not interrupted by a dialog that comes late")
    {
        Player p(R"({"game":"mastermind","seed":"42","language":"en","whole":false})");
        p.use("menu");
        p.app().set("later_failed", "503");
        p.frames(2);
        p.guess("0012");
        CHECK_FALSE(p.has("fetch_again"));
        p.use("menu");
        p.use("undo");
        p.frames(60);
        CHECK(p.status() != "One moment: it is on its way…");
        p.app().set("later", "here");
        p.frames(2);
        CHECK_FALSE(dialog_open(p));
    }

    TEST_CASE("what is long in coming is said to be, and no longer when it is there")
    {
        Player p(R"({"game":"mastermind","seed":"42","language":"en","whole":false})");
        p.use("howto");
        CHECK(p.status() != "One moment: it is on its way…");
        p.frames(40);
        CHECK(p.status() == "One moment: it is on its way…");
        p.app().set("later", "here");
        p.frames(2);
        CHECK(dialog_open(p));
        CHECK(p.status() != "One moment: it is on its way…");
    }

    TEST_CASE("what could not be fetched is said with its reason, and Try again opens what was wanted")
    {
        Player p(R"({"game":"mastermind","seed":"42","language":"en","whole":false})");
        p.app().set("later_failed", "later/codes.wasm: 503"); // nobody has wanted anything
        p.frames(2);
        CHECK(p.status().find("fetched") == std::string::npos);
        p.use("rules_dialog");
        p.app().set("later_failed", "later/codes.wasm: 503");
        p.frames(2);
        CHECK(p.status() == "This could not be fetched. later/codes.wasm: 503");
        CHECK(p.click("fetch_again"));
        CHECK(asked(p) == 2);
        p.app().set("later", "here");
        p.frames(2);
        CHECK(dialog_open(p));
        CHECK(p.has("start"));
    }

    TEST_CASE("at home the menu, the shortcuts and the lessons wait too, and a term that is explained")
    {
        for (const std::string id : {"menu", "shortcuts", "lessons", ""}) {
            CAPTURE(id);
            Player p(R"({"language":"en","whole":false})");
            if (id.empty()) p.app().set("explain", "Entropy\nHow much an answer tells.");
            else p.use(id);
            p.frames(2);
            CHECK_FALSE(dialog_open(p));
            p.app().set("later", "here");
            p.frames(2);
            CHECK(dialog_open(p));
        }
    }

    TEST_CASE("a request whose work comes later is begun when that is here, and a worker has it meanwhile")
    {
        using shell::kit::rest;
        const std::string version = R"({"cmd":"version"})";
        double now = 0;
        const auto clock = [&now] { return now += 0.1; };
        rest() = {.here = false};
        shell::kit::Jobs here(clock, &shell::kit::later_requests), away(clock, &shell::kit::later_requests);
        away.set_worker(true);
        const int waits = here.ask(version), goes = away.ask(version);
        for (int i = 0; i < 20; ++i) here.tick(6);
        CHECK_FALSE(here.poll(waits).done);
        CHECK(here.busy_here());
        CHECK(rest().lacks());
        REQUIRE(away.has_effects());
        CHECK(away.take_effects().front().kind == Kind::request);
        away.deliver(goes, R"({"ok":true})");
        CHECK(away.poll(goes).done);
        rest().here = true;
        here.tick(6);
        CHECK(here.poll(waits).done);
        CHECK(here.poll(waits).line.find(R"("ok":true)") != std::string::npos);
        rest() = {};
    }
}

} // namespace later_tests
