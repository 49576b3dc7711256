// The list of a screen's commands: it finds, carries out and refuses.
#include "shell/kit/commands.hpp"
#include "shell/kit/ids.hpp"
#include "shell/kit/jobs.hpp"
#include <doctest/doctest.h>

namespace commands_tests {

using namespace shell::kit;

namespace {

/// Undo, which is enabled; redo, which is not; and row:1 to row:3, of which row:2 is disabled.
std::string carried_out(Commands& c)
{
    if (c.add("undo"_id, Text::undo)) return "undo";
    if (c.add("redo"_id, Text::redo, {.enabled = false, .why = "nothing"})) return "redo";
    const auto row = [](int n) { return Command{"row " + std::to_string(n), {.enabled = n != 2, .why = "taken"}}; };
    if (const auto n = c.add_each("row"_id, 3, row, 1)) return "row " + std::to_string(*n);
    return "";
}

struct Acted {
    std::string done, refused;
};

Acted act(std::string_view id)
{
    Jobs jobs([] { return 0.0; });
    const Action action{id, ""};
    Commands c(Say(Language::english), action, jobs);
    std::string done = carried_out(c);
    return {done, c.refused()};
}

} // namespace

TEST_SUITE("commands")
{
    TEST_CASE("an action of an enabled command is carried out, one of a disabled command is refused with its reason")
    {
        CHECK(act("undo").done == "undo");
        CHECK(act("undo").refused == "");
        CHECK(act("redo").done == "");
        CHECK(act("redo").refused == "nothing");
        CHECK(act("row:3").done == "row 3");
        CHECK(act("row:2").refused == "taken");
    }
    TEST_CASE("an action of a command that is not offered is neither carried out nor refused")
    {
        for (const std::string_view id : {"row:0", "row:4", "row", "row:x", "undone", ""}) {
            INFO(id);
            CHECK(act(id).done == "");
            CHECK(act(id).refused == "");
        }
    }
    TEST_CASE("a command is found by its id, also by that of a second button, with its number in a family")
    {
        Commands c((Say(Language::english)));
        CHECK(carried_out(c) == "");
        CHECK(c.find("undo")->offer.enabled);
        CHECK(c.find("undo@bar")->id.text() == "undo");
        CHECK(c.find("row:3")->label == "row 3");
        CHECK_FALSE(c.find("row:0"));
        CHECK_FALSE(c.find("row:4"));
        CHECK(c.each("row"_id).size() == 3);
        CHECK(c.each("row"_id)[0].text() == "row:1");
        CHECK(c.each("cell"_id).empty());
    }
}

} // namespace commands_tests
