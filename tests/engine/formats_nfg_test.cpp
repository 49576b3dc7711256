// Gambit's .nfg text: what it may say, there and back, and every way to be wrong with its line and character.
#include "engine/base/rng.hpp"
#include "tests/engine/formats_support.hpp"

using namespace engine;
using namespace engine::formats;
using namespace formats_support;

namespace {

/// "kind line:column".
std::string fault(const std::string& text)
{
    const auto form = parse_nfg(text);
    if (form) return "ok";
    const Error& e = form.error();
    CHECK(e.at >= 0);
    CHECK(e.at <= static_cast<int>(text.size()));
    return std::string(name(e)) + " " + std::to_string(e.line) + ":" + std::to_string(e.column);
}
const std::string head = "NFG 1 R \"t\" { \"A\" \"B\" }\n";

std::string any_text(Rng& rng)
{
    const std::string letters[] = {"a", "B", "ñ", "\"", "\\", " ", "日", "\n", "{", "1"};
    std::string text;
    for (auto n = rng.below(5); n > 0; --n) text += letters[rng.index(10)];
    return text;
}
Rational any_number(Rng& rng)
{
    const auto n = static_cast<std::int64_t>(rng.below(201)) - 100;
    return *Rational::of(n, 1 + static_cast<std::int64_t>(rng.below(7)));
}
StrategicForm any_form(Rng& rng)
{
    StrategicForm g;
    g.title = any_text(rng);
    g.comment = any_text(rng);
    g.by_outcomes = rng.below(2) == 0;
    const bool named = rng.below(2) == 0;
    for (auto players = 1 + rng.below(4); players > 0; --players) {
        g.players.push_back(any_text(rng));
        g.sizes.push_back(1 + static_cast<int>(rng.below(4)));
        if (!named) continue;
        g.names.emplace_back();
        for (int i = 0; i < g.sizes.back(); ++i) g.names.back().push_back(any_text(rng));
    }
    for (auto outcomes = g.by_outcomes ? rng.below(5) : 0; outcomes > 0; --outcomes) {
        g.outcomes.push_back({any_text(rng), {}});
        for (int p = 0; p < g.count(); ++p) g.outcomes.back().payoffs.push_back(any_number(rng));
    }
    for (int cell = 0; cell < g.cells(); ++cell) {
        if (g.by_outcomes) g.table.push_back(static_cast<int>(rng.below(g.outcomes.size() + 1)) - 1);
        else
            for (int p = 0; p < g.count(); ++p) g.payoffs.push_back(any_number(rng));
    }
    return g;
}

} // namespace

TEST_SUITE("formats")
{
    TEST_CASE("nfg: the documentation's example, as payoffs and as outcomes, is one game")
    {
        const StrategicForm payoffs = form_of("NFG 1 R \"Selten (IJGT, 75), Figure 2, normal form\"\n"
                                              "{ \"Player 1\" \"Player 2\" } { 3 2 }\n\n1 1 0 2 0 2 1 1 0 3 2 0\n");
        const StrategicForm outcomes =
            form_of("NFG 1 R \"Selten (IJGT, 75), Figure 2, normal form\" { \"Player 1\" \"Player 2\" }\n\n{\n"
                    "{ \"1\" \"2\" \"3\" }\n{ \"1\" \"2\" }\n}\n\n{\n{ \"\" 1, 1 }\n{ \"\" 0, 2 }\n{ \"\" 0, 2 }\n"
                    "{ \"\" 1, 1 }\n{ \"\" 0, 3 }\n{ \"\" 2, 0 }\n}\n1 2 3 4 5 6\n");
        CHECK(payoffs_of(payoffs) == "1 1, 0 2, 0 2, 1 1, 0 3, 2 0");
        CHECK(payoffs_of(outcomes) == payoffs_of(payoffs));
        CHECK(payoffs.payoff(1, 1) == 2); // the first player's second strategy against the first
        CHECK(payoffs.strategy(5, 0) == 2);
        CHECK(payoffs.strategy(5, 1) == 1);
        CHECK(payoffs.name_of(0, 2) == outcomes.name_of(0, 2));
    }
    TEST_CASE("nfg: comments, Unicode, quotes, the null outcome, three players, numbers of every kind")
    {
        const StrategicForm sexes = form_of(file("general_sum.nfg"));
        CHECK(sexes.players == std::vector<std::string>{"Ñandú", "Señora \"B\""});
        CHECK(sexes.comment == "A comment in quotes, with a\nline end and a backslash: \\");
        CHECK(payoffs_of(sexes) == "2 1, 0 0, 0 0, 1 2");
        const StrategicForm prison = form_of(file("outcomes.nfg"));
        CHECK(prison.title == "囚人のジレンマ");
        CHECK(prison.name_of(1, 2) == "fliehen");
        CHECK(payoffs_of(prison) == "-1 -1, 0 -10, -10 0, -13/2 -13/2, 0 0, 0 -10");
        const StrategicForm three = form_of(file("three_players.nfg"));
        CHECK(three.sizes == std::vector{2, 1, 3});
        CHECK(payoffs_of(three) == "1/10 1/3 -2, 4 5 6, -1/4 3/2000 1200, 1 1 1, 9223372036854775807 "
                                   "-9223372036854775807 1/9223372036854775807, 0 0 0");
        CHECK(place_of(three, 3) == "(2,1,2)");
        CHECK_FALSE(constant_sum(three));
        CHECK(*constant_sum(form_of(file("constant_sum.nfg"))) == 10);
        CHECK(constant_sum(sexes).error().detail == "0 at the strategies (2,1), not 3");
    }
    TEST_CASE("nfg: what is written is read as the same game: the files, and random games")
    {
        for (const char* name : {"general_sum.nfg", "outcomes.nfg", "three_players.nfg", "constant_sum.nfg"}) {
            const StrategicForm g = form_of(file(name));
            CHECK(form_of(to_nfg(g)) == g);
        }
        Rng rng(71);
        for (int i = 0; i < 300; ++i) {
            const StrategicForm g = any_form(rng);
            CHECK(form_of(to_nfg(g)) == g);
        }
    }
    TEST_CASE("nfg: every error has its kind, line and character")
    {
        CHECK(fault(head + "{ 2 1 } 1 -1 0 0") == "ok");
        CHECK(fault("") == "truncated 1:1");
        CHECK(fault("EFG 2 R \"t\"") == "unknown_version 1:1");
        CHECK(fault("NFG 2 R \"t\"") == "unknown_version 1:5");
        CHECK(fault("NFG 1 X \"t\"") == "unknown_version 1:7");
        CHECK(fault("NFG 1 R t") == "syntax 1:9");
        CHECK(fault("NFG 1 R \"t\" { } { }") == "no_players 1:15");
        CHECK(fault("NFG 1 R \"t\" { \"A\" B } { 1 1 }") == "syntax 1:19");
        CHECK(fault(head + "{ 2 }") == "different_players 2:5");
        CHECK(fault(head + "{ 2 2 2 }") == "different_players 2:7");
        CHECK(fault(head + "{ { \"a\" } }") == "different_players 2:11");
        CHECK(fault(head + "{ 2 0 }") == "no_strategies 2:5");
        CHECK(fault(head + "{ { \"a\" } { } }") == "no_strategies 2:11");
        CHECK(fault(head + "{ 2 1.5 }") == "bad_number 2:5");
        CHECK(fault(head + "{ 2 -1 }") == "bad_number 2:5");
        CHECK(fault(head + "{ 2 1 } \"comment") == "truncated 2:9");
        CHECK(fault(head + "{ 2 1 } 1 -1 0") == "truncated 2:15");
        CHECK(fault(head + "{ 2 1 } 1 -1 0 x") == "syntax 2:16");
        CHECK(fault(head + "{ 2 1 } 1 -1 0 0 7") == "text_after_game 2:18");
        CHECK(fault(head + "{ 2 1 } 1 -1 1/0 0") == "bad_number 2:14");
        CHECK(fault(head + "{ 2 1 } 1 -1 9223372036854775808 0") == "number_too_long 2:14");
        CHECK(fault(head + "{ 2 1 } { { \"\" 1 -1 } } 1 2") == "unknown_outcome 2:27");
        CHECK(fault(head + "{ 2 1 } { { \"\" 1 } } 1 1") == "syntax 2:18");
        CHECK(fault(head + "{ 2 1 } { { 1 -1 } } 1 1") == "syntax 2:13");
        CHECK(fault(head + "{ 1000 1000 } 1") == "too_many_numbers 2:15");
        CHECK(fault(head + "{ 1000000000 1000000000 } 1") == "too_many_numbers 2:27");
        std::string many = "NFG 1 R \"\" {";
        for (int i = 0; i <= max_players; ++i) many += " \"\"";
        CHECK(fault(many + " }").starts_with("too_many_players 1:"));
    }
}
