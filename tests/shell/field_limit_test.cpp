// The limits of text fields: what fits is taken, whatever is longer is told with the limit and loses nothing.
#include "engine/concepts/game.hpp"
#include "imgui.h"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>
#include <fstream>
#include <sstream>

namespace field_limit_tests {

using wording::en, wording::Text;

namespace {

/// The choice after the gallery's tables.
const std::string own_table = std::to_string(engine::enumerators<engine::concepts::Gallery>.size());

void select_all(Player& p)
{
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, true);
    p.key(ImGuiKey_A);
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, false);
    p.frames(2);
}

std::string value(Player& p, const std::string& field) { return p.control(field)["value"].get<std::string>(); }

/// Each kind of field: how it is reached, and its limit in bytes.
struct Kind {
    const char *game, *more, *field;
    std::vector<std::pair<const char*, const char*>> way;
    std::size_t most;
};

} // namespace

TEST_SUITE("pasted")
{
    TEST_CASE("in every kind of text field, a text of 4,095, 4,097 or 20,000 characters is taken or its limit is told")
    {
        const std::vector<Kind> kinds{
            {"lab", R"(,"rules":"p4c6r")", "given_tree", {{"given_dialog", ""}}, 800'000},
            {"concepts", "", "table_text", {{"rules_dialog", ""}, {"table", own_table.c_str()}}, 20'000},
            {"matrix", "", "matrix_text", {{"rules_dialog", ""}}, 1'800},
            {"betting", "", "bets", {{"rules_dialog", ""}}, 24},
        };
        for (const Kind& k : kinds) {
            INFO(k.game);
            Player p(std::string(R"({"language":"en","motion":"reduce","game":")") + k.game + '"' + k.more + "}");
            for (const auto& [id, with] : k.way) p.use(id, with);
            p.use(k.field, "9,8"); // as the page's own field does
            p.use(k.field, std::string(k.most + 1, '7'));
            CHECK(value(p, k.field) == "9,8");
            REQUIRE(p.click(k.field));
            for (const std::size_t n : {4'095, 4'097, 20'000, 20'001}) {
                INFO(n);
                select_all(p);
                p.app().paste("9,8");
                p.frames(4);
                REQUIRE(value(p, k.field) == "9,8");
                select_all(p);
                const std::string all(n, '7');
                p.app().paste(all);
                p.frames(4);
                if (n <= k.most) {
                    CHECK(value(p, k.field) == all);
                    continue;
                }
                CHECK(value(p, k.field) == "9,8");
                CHECK(p.outline()["status"].get<std::string>().starts_with(
                    en(Text::field_full, {{"most", k.most}, {"count", n}})));
                p.key(ImGuiKey_Delete); // what was selected is still selected
                p.frames(4);
                CHECK(value(p, k.field) == "");
            }
        }
    }
    TEST_CASE("the optimal strategy of the board of four places and six colours is pasted whole, and valued")
    {
        std::ostringstream file;
        file << std::ifstream("assets/optimal/p4c6r.txt").rdbuf();
        REQUIRE(file.str().size() > 12'000);
        Player p(R"({"language":"en","motion":"reduce","game":"lab","rules":"p4c6r"})");
        p.use("given_dialog");
        REQUIRE(p.click("given_tree"));
        p.app().paste(file.str());
        p.frames(4);
        REQUIRE(p.has("given_value"));
        CHECK(p.control("given_value")["text"].get<std::string>().find("4.340") != std::string::npos);
    }
    TEST_CASE("after a paste that cannot be read the caret stands at the fault, whose row is quoted")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"concepts"})");
        p.use("rules_dialog");
        p.use("table", own_table);
        REQUIRE(p.click("table_text"));
        p.app().paste("A\tB\t+\n1\tx\t+\n2\ty\tmaybe\n1\ty\t+\n");
        p.frames(6);
        CHECK(value(p, "table_text") == "A; B; + / 1; x; + / 2; y; maybe / 1; y; +");
        const std::string told = p.control("rules_problem")["text"];
        CHECK(told ==
              en(Text::concepts_error_at,
                 {{"row", 3}, {"column", 3}, {"reason", en(Text::concepts_error_label)}, {"text", "2; y; maybe"}}));
        for (int i = 0; i < 5; ++i) p.key(ImGuiKey_Delete), p.frames(3);
        CHECK(value(p, "table_text") == "A; B; + / 1; x; + / 2; y;  / 1; y; +");
    }
}

} // namespace field_limit_tests
