// The keys of a clicker in a lecture hall.
#include "tests/shell/player.hpp"
#include <doctest/doctest.h>

TEST_SUITE("clicker")
{
    TEST_CASE("Page Down and Page Up go through the steps on screen in the projector theme, and nowhere else")
    {
        const auto config = [](const char* theme) {
            return R"({"language":"en","motion":"reduce","game":"trees","seed":"7","theme":")" + std::string(theme) +
                   "\"}";
        };
        const auto at = [](Player& p) { return p.control("step")["value"].get<std::string>(); };
        {
            Player p(config("projector"), 1280, 800);
            const std::string first = at(p);
            p.key(ImGuiKey_PageDown);
            const std::string second = at(p);
            CHECK(second != first);
            p.key(ImGuiKey_PageDown);
            CHECK(at(p) != second);
            p.key(ImGuiKey_PageUp);
            CHECK(at(p) == second);
        }
        Player p(config("light"), 1280, 800);
        const std::string first = at(p);
        p.key(ImGuiKey_PageDown);
        CHECK(at(p) == first);
    }
}
