// Duels through the shell: a whole duel by keys, two people on one screen, the end, the door in the rules' dialog.
#include "engine/codes/duel.hpp"
#include "engine/codes/partition.hpp"
#include "engine/session/link.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>

namespace codes_duel_tests {

using wording::en, wording::Text;

namespace {

using engine::codes::Duel;

std::string duel(const std::string& more = {})
{
    return R"({"language":"en","motion":"reduce","game":"picas-fijas","role":"duel","seed":"42")" + more + "}";
}
std::string opened(const std::string& line)
{
    return R"({"language":"en","motion":"reduce","link":")" + engine::session::to_link(line) + "\"}";
}
std::string line_of(Player& p) { return engine::session::from_link(p.app().state()).value_or(""); }
Duel duel_of(Player& p) { return engine::codes::duel_from_line(line_of(p))->now(); }
std::string text_of(Player& p, std::string_view id) { return p.control(id)["text"].get<std::string>(); }
std::string text_of(const Duel& d, int side)
{
    return engine::codes::to_text(d.setup.rules, *d.secrets[static_cast<std::size_t>(side)]);
}

/// Whether the canvas writes this text, perhaps on several lines.
bool draws(Player& p, std::string_view words)
{
    Looks looks;
    p.frame();
    std::string all;
    for (const Written& w : looks.texts) all += w.words + ' ';
    return !words.empty() && all.find(std::string(words) + ' ') != std::string::npos;
}

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("a whole duel against Sagaz by keys alone: hide a code, guess, and win in the turn of the right guess")
    {
        Player p(duel(), 360, 640);
        p.type("384");
        p.key(ImGuiKey_Enter);
        CHECK(duel_of(p).status == Duel::Status::hiding); // not whole yet
        p.type("7");
        p.key(ImGuiKey_Backspace);
        p.type("6");
        p.key(ImGuiKey_Enter);
        CHECK(text_of(duel_of(p), 0) == "3846");
        const std::string secret = text_of(duel_of(p), 1);
        for (const char* guess : {"0123", "4567"}) {
            p.type(guess);
            p.key(ImGuiKey_Enter);
        }
        const Duel mid = duel_of(p);
        REQUIRE(mid.rows[0].size() == 2);
        REQUIRE(mid.rows[1].size() == 2); // Sagaz answers at once
        const auto rows = p.control("duel_rows")["rows"];
        REQUIRE(rows.size() == 2);
        CHECK(rows[1][1] == "4 5 6 7");
        CHECK(rows[1].size() == 5);
        CHECK_FALSE(p.has("code_b"));
        p.type(secret);
        p.key(ImGuiKey_Enter);
        CHECK(duel_of(p).over());
        CHECK(text_of(p, "code_b").find(secret.substr(0, 1) + " " + secret.substr(1, 1)) != std::string::npos);
        CHECK(p.has("new_game"));
        if (duel_of(p).status == Duel::Status::a_won)
            CHECK(draws(p, en(Text::duel_you_won, shell::text::Say::count(3))));
    }
    TEST_CASE("the codes left are told at the end or by Show now, and are the numbers that agree with the answers")
    {
        Player p(opened("codes 1 duel p4c10n digits medium 42 s3846 g0123 g4567"), 360, 640);
        CHECK(p.control("duel_rows")["rows"][0].size() == 5);
        CHECK(draws(p, en(Text::duel_left_later)));
        REQUIRE(p.click("duel_left"));
        const auto rows = p.control("duel_rows")["rows"];
        REQUIRE(rows[0].size() == 7);
        const Duel d = duel_of(p);
        for (const std::size_t side : {0u, 1u})
            for (std::size_t turn = 0; turn < 2; ++turn) {
                int agree = 0;
                for (const auto& c : engine::codes::all_codes(d.setup.rules))
                    agree +=
                        engine::codes::conflicts(d.setup.rules, std::span(d.rows[side]).first(turn + 1), c).empty();
                CHECK(rows[turn][3 + 3 * side] == std::to_string(agree));
                CHECK(draws(p, std::to_string(agree)));
            }
        p.use("duel_left");
        CHECK(p.control("duel_rows")["rows"][0].size() == 5);
        p.use("giveup");
        CHECK(p.control("duel_rows")["rows"][0].size() == 7);
        CHECK(draws(p, en(Text::duel_you_gave_up)));
        p.use("undo"); // the codes have been seen
        CHECK(duel_of(p).over());
    }
    TEST_CASE("two people on one screen: the screen is passed on between the secrets, and no code is seen till the end")
    {
        Player p(duel(R"(,"strategy":"person")"), 360, 640);
        CHECK_FALSE(p.has("ready"));
        p.guess("0123");
        CHECK(p.has("ready"));
        CHECK_FALSE(p.has("submit"));
        CHECK(draws(p, en(Text::duel_ready, "B")));
        REQUIRE(p.click("ready"));
        CHECK(p.control("place:0").value("value", "x") != "0");
        p.guess("4567");
        CHECK(duel_of(p).status == Duel::Status::playing);
        for (const char* guess : {"4576", "8912", "4567"}) {
            CHECK_FALSE(p.has("code_a"));
            CHECK_FALSE(p.has("code_b"));
            p.guess(guess);
        }
        CHECK(draws(p, en(Text::duel_turn_of, "B"))); // it still has its guess
        p.guess("0123");
        CHECK(draws(p, en(Text::duel_both, "2")));
        CHECK(text_of(p, "code_a") == en(Text::duel_code_of, "A", "0 1 2 3"));
        CHECK(text_of(p, "code_b") == en(Text::duel_code_of, "B", "4 5 6 7"));
    }
    TEST_CASE("a code can be drawn for me, another each time, and is a legal one")
    {
        Player p(duel());
        p.use("draw_code");
        const auto draft = [&] {
            std::string all;
            for (int i = 0; i < 4; ++i) all += p.control("place:" + std::to_string(i))["value"].get<std::string>();
            return all;
        };
        const std::string first = draft();
        CHECK(engine::codes::parse_code(engine::codes::picas_fijas, first));
        p.use("draw_code");
        CHECK(draft() != first);
        const std::string kept = draft();
        p.use("submit");
        CHECK(text_of(duel_of(p), 0) == kept);
    }
    TEST_CASE("the rules' dialog and the menu lead to a duel and back, and refuse a board that is too large")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"mastermind","seed":"1"})");
        p.use("rules_dialog");
        p.use("role", "3");
        CHECK_FALSE(p.has("guesses"));
        p.use("symbols", "12");
        CHECK(p.control("start").value("disabled", false));
        p.use("symbols", "8");
        p.use("rival", "2");
        p.use("seed", "5");
        p.use("start");
        CHECK(line_of(p) == "codes 1 duel p4c8r colours hard 5");
        p.use("rules_dialog");
        CHECK(p.control("rival")["value"] == "2");
        p.use("role", "0");
        p.use("seed", "6");
        p.use("start");
        CHECK(line_of(p).starts_with("codes 1 p4c8r 12 guesser colours knuth 6"));
        p.use("duel");
        CHECK(line_of(p).starts_with("codes 1 duel p4c8r colours medium"));
        CHECK(p.has("submit"));
    }
    TEST_CASE("the attributes role and strategy open a duel, continue it, and report what a duel has not")
    {
        Player p(duel(R"(,"strategy":"easy","graded":"on")"));
        CHECK(line_of(p).starts_with("codes 1 duel p4c10n digits easy 42"));
        CHECK(p.status().find("graded") != std::string::npos);
    }
}

} // namespace codes_duel_tests
