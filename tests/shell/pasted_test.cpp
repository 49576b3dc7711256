// Tables that are pasted into a text field of the canvas.
#include "imgui.h"
#include "shell/kit/pasted.hpp"
#include "tests/shell/player.hpp"
#include <doctest/doctest.h>

using shell::kit::Pasted;

TEST_SUITE("pasted")
{
    TEST_CASE("tabs and line ends of a pasted table become the field's own separators")
    {
        CHECK(shell::kit::pasted_numbers.in_a_line("4\t5\r\n6\t7\r\n\n") == "4 5 / 6 7");
        CHECK(shell::kit::pasted_words.in_a_line("Sky\tWind\n\tStrong") == "Sky; Wind / ; Strong");
        CHECK(Pasted{}.in_a_line("(3 12\n\t8)") == "(3 12  8)");
        CHECK(Pasted{}.in_a_line("\n") == "");
    }
    TEST_CASE("a matrix pasted from a spreadsheet takes the place of what is selected, and is copied and cut")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"matrix"})");
        CHECK(p.click("rules_dialog"));
        p.use("preset:0");
        CHECK(p.click("matrix_text"));
        const auto select_all = [&] {
            ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, true);
            p.key(ImGuiKey_A);
            ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, false);
            p.frames(2);
        };
        const auto text = [&] { return p.control("matrix_text")["value"].get<std::string>(); };
        select_all();
        p.app().paste("4\t5\n6\t7\n");
        p.frames(4);
        CHECK(text() == "4 5 / 6 7");
        CHECK(p.control("matrix_text")["pasted"] == nlohmann::json::array({" ", " / "}));
        select_all();
        p.app().copy(false);
        p.frames(4);
        CHECK(std::string(ImGui::GetClipboardText()) == "4 5 / 6 7");
        CHECK(text() == "4 5 / 6 7");
        p.app().copy(true);
        p.frames(4);
        CHECK(text() == "");
    }
}
