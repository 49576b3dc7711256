// Gambit's .efg text: what it may say, there and back, and every way to be wrong with its line and character.
#include "engine/extensive/efg.hpp"
#include "engine/extensive/form.hpp"
#include "tests/engine/extensive_support.hpp"
#include <doctest/doctest.h>

using namespace engine;
using namespace engine::extensive;
using namespace extensive_support;

namespace {

Tree tree_of(const std::string& text)
{
    const auto tree = parse_efg(text);
    if (!tree) FAIL(name(tree.error()), " ", tree.error().line, ":", tree.error().column);
    return *tree;
}
/// "kind line:column", and the set with its player where the error names one.
std::string fault(const std::string& text)
{
    const auto tree = parse_efg(text);
    if (tree) return "ok";
    const Error& e = tree.error();
    CHECK(e.at >= 0);
    CHECK(e.at <= static_cast<int>(text.size()));
    std::string out = std::string(name(e)) + " " + std::to_string(e.line) + ":" + std::to_string(e.column);
    if (!e.set.empty()) out += " " + e.set + " of " + std::to_string(e.player);
    return out;
}
const std::string head = "EFG 2 R \"t\" { \"A\" \"B\" }\n";
/// A tree of one leaf with these payoffs of player 1.
Fraction payoff_of(const std::string& number, const std::string& opposite)
{
    return payoffs_so_far(tree_of(head + "t \"\" 1 \"\" { " + number + ", " + opposite + " }"))[0][0];
}

} // namespace

TEST_SUITE("extensive")
{
    TEST_CASE("efg: names, quotes, Unicode, comments, commas, D as R, what later nodes leave out")
    {
        const Tree t = tree_of("EFG 2 D \"Título \\\"x\\\" \\\\ y\" { \"Ñandú\" \"日本\" }\n\"a\ncomment\"\n"
                               "c \"r\" 1 \"deal\" { \"A\" 0.25 \"K\" .75 } 0\n"
                               "p \"\" 2 7 \"s\" { \"h\" \"h\" } 3 \"bonus\" { 1, -1 }\n"
                               "t \"\" 1 \"\" { +2 -2 }\nt \"\" 2 \"\" { 1/3, -1/3 }\n"
                               "p \"\" 2 7 0\nt \"\" 1\nt \"\" 3\n");
        CHECK(t.title == "Título \"x\" \\ y");
        CHECK(t.comment == "a\ncomment");
        CHECK(t.players == std::vector<std::string>{"Ñandú", "日本"});
        REQUIRE(t.nodes.size() == 7);
        CHECK(t.sets[0].probabilities == std::vector{*Rational::of(1, 4), *Rational::of(3, 4)});
        CHECK(t.sets[1].player == 1);
        CHECK(t.nodes[4].set == t.nodes[1].set);
        CHECK(label_of(t, 1) == "s");
        CHECK(label_of(t.sets[1], 1) == "2"); // both actions have the name h
        const auto payoffs = payoffs_so_far(t);
        CHECK(payoffs[2][0] == 3); // outcomes on inner nodes add up
        CHECK(payoffs[3][0] == Fraction(*Rational::of(4, 3)));
        CHECK(payoffs[6][1] == -1);
        CHECK(tree_of(to_efg(t)) == t);
        CHECK(to_efg(tree_of(to_efg(t))) == to_efg(t));
    }
    TEST_CASE("efg: numbers are exact")
    {
        CHECK(payoff_of("0.1", "-1/10") == Fraction(*Rational::of(1, 10)));
        CHECK(payoff_of("-.5", "0.5") == Fraction(*Rational::of(-1, 2)));
        CHECK(payoff_of("2.50000000000000000000000", "-5/2") == Fraction(*Rational::of(5, 2)));
        CHECK(payoff_of("1.5e-3", "-3/2000") == Fraction(*Rational::of(3, 2000)));
        CHECK(payoff_of("12E2", "-1200") == 1200);
        CHECK(payoff_of("6/4", "-3/2") == Fraction(*Rational::of(3, 2)));
        CHECK(payoff_of("9223372036854775807", "-9223372036854775807") == Fraction(INT64_MAX));
        CHECK(payoff_of("-0e-999999", "0") == 0);
        for (const char* bad : {"1/0", "1/", "1.2.3", "--1", "1e", "1/2/3", "0x10", "-", ".", "1/-2"})
            CHECK(fault(head + "t \"\" 1 \"\" { " + bad + " 0 }").starts_with("bad_number 2:13"));
        for (const char* bad : {"9223372036854775808", "1/9223372036854775808", "1e300", "1e-300", "1e9999999"})
            CHECK(fault(head + "t \"\" 1 \"\" { " + bad + " 0 }").starts_with("number_too_long 2:13"));
    }
    TEST_CASE("efg: random games are read as they are and survive writing")
    {
        Rng rng(61);
        for (int i = 0; i < 100; ++i) {
            const std::string text = efg_of(Grower(rng, i % 6).game);
            const Tree t = tree_of(text);
            CHECK(tree_of(to_efg(t)) == t);
        }
    }
    TEST_CASE("efg: every error has its kind, line and character")
    {
        const std::string leaf = "t \"\" 1 \"\" { 1 -1 }\n", choice = "p \"\" 1 1 \"s\" { \"a\" \"b\" } 0\n";
        CHECK(fault(head + leaf) == "ok");
        CHECK(fault(head + choice + leaf + "t \"\" 1\n") == "ok");
        CHECK(fault("") == "truncated 1:1");
        CHECK(fault("NFG 1 R \"\" { \"A\" \"B\" }") == "unknown_version 1:1");
        CHECK(fault("EFG 3 R \"\" { \"A\" \"B\" }") == "unknown_version 1:5");
        CHECK(fault("EFG 2 X \"\" { \"A\" \"B\" }") == "unknown_version 1:7");
        CHECK(fault("EFG 2 R t { \"A\" \"B\" }") == "syntax 1:9");
        CHECK(fault("EFG 2 R \"ñandú\" { \"A\" \"B\" \"C\" }\nt \"\" 1 \"\" { 1 -1 0 }\n") == "players 1:27");
        CHECK(fault("EFG 2 R \"ñandú\" { \"A\" \"B\" \"C\" }\n" + leaf) == "syntax 2:18");
        CHECK(fault("EFG 2 R \"t\" { \"A\" }\nt \"\" 1 \"\" { 1 }\n") == "players 1:19");
        CHECK(fault("EFG 2 R \"t\" { }\n" + leaf) == "no_players 1:15");
        std::string many = "EFG 2 R \"t\" {";
        for (int i = 0; i < 33; ++i) many += " \"P\"";
        CHECK(fault(many + " }\n" + leaf) == "too_many_players 1:143");
        CHECK(fault(head) == "truncated 2:1");
        CHECK(fault(head + choice) == "truncated 3:1");
        CHECK(fault(head + "t \"\" 1 \"name") == "truncated 2:8");
        CHECK(fault(head + "x") == "syntax 2:1");
        CHECK(fault(head + leaf + leaf) == "text_after_tree 3:1");
        CHECK(fault(head + "p \"\" 3 1 \"s\" { \"a\" } 0\n" + leaf) == "unknown_player 2:6");
        CHECK(fault(head + "p \"\" 1 1 0\n" + leaf) == "undefined_set 2:8");
        CHECK(fault(head + "p \"\" 1 1.5 0\n" + leaf) == "bad_number 2:8");
        CHECK(fault(head + "p \"\" 1 1 \"s\" { } 0\n" + leaf) == "no_actions 2:14");
        CHECK(fault(head + "p \"\" 1 1 \"s\" { \"a\" 1 } 0\n" + leaf) == "syntax 2:20");
        CHECK(fault(head + "t \"\" 5\n") == "undefined_outcome 2:6");
        CHECK(fault(head + "t \"\" 0 \"\" { 1 -1 }\n") == "different_outcome 2:6");
        CHECK(fault(head + "t \"\" 1 \"\" { 1 -1 0 }\n") == "syntax 2:18");
        CHECK(fault(head + choice + leaf + "t \"\" 1 \"\" { 2 -2 }\n") == "different_outcome 4:6");
        CHECK(fault(head + choice + leaf + "t \"\" 2 \"\" { 2 -1 }\n") == "not_zero_sum 4:1");
        const std::string chance = "c \"\" 1 \"d\" { \"a\" 1/2 \"b\" 1/2 } 0\n";
        CHECK(fault(head + "c \"\" 1 \"d\" { \"a\" 0.333 \"b\" 2/3 } 0\n" + leaf + leaf) == "probabilities_sum 2:12");
        CHECK(fault(head + "c \"\" 1 \"d\" { \"a\" 3/2 \"b\" -1/2 } 0\n" + leaf + leaf) == "negative_probability 2:26");
        CHECK(fault(head + chance + "c \"\" 1 \"d\" { \"a\" 1/3 \"b\" 2/3 } 0\n" + leaf + leaf + leaf) ==
              "different_chances 3:12 d of 0");
        const std::string other = "p \"\" 2 1 \"q\" { \"l\" \"r\" } 0\n";
        CHECK(fault(head + choice + other + leaf + leaf + "p \"\" 2 1 \"q\" { \"l\" \"m\" } 0\n") ==
              "different_actions 6:14 q of 2");
        CHECK(fault(head + choice + other + leaf + leaf + "p \"\" 2 1 \"q\" { \"l\" } 0\n") ==
              "different_actions 6:14 q of 2");
        CHECK(fault(head + choice + other + leaf + leaf + "p \"\" 2 1 \"z\" { \"l\" \"r\" } 0\n") ==
              "different_set 6:10 q of 2");
    }
    TEST_CASE("efg: imperfect recall names the set and the player: forgetting a move, and absent-mindedness")
    {
        const std::string leaf = "t \"\" 1 \"\" { 1 -1 }\n", then = "p \"\" 1 2 \"forgets\" { \"l\" \"r\" } 0\n";
        CHECK(fault(head + "p \"\" 1 1 \"s\" { \"a\" \"b\" } 0\n" + then + leaf + leaf + then + leaf + leaf) ==
              "imperfect_recall 6:1 forgets of 1");
        const std::string exit = "p \"\" 2 1 \"exit\" { \"on\" \"off\" } 0\n";
        CHECK(fault(head + exit + exit + leaf + leaf + leaf) == "imperfect_recall 3:1 exit of 2");
        // with a different set each, the player remembers
        CHECK(fault(head + "p \"\" 1 1 \"s\" { \"a\" \"b\" } 0\n" + then + leaf + leaf +
                    "p \"\" 1 3 \"forgets\" { \"l\" \"r\" } 0\n" + leaf + leaf) == "ok");
    }
    TEST_CASE("efg: at most 2,000 nodes, and a chain of them is read without recursion")
    {
        const auto chain = [](int moves) {
            std::string text = head;
            for (int i = 1; i <= moves; ++i)
                text += "p \"\" " + std::to_string(1 + i % 2) + " " + std::to_string(i) +
                        " \"\" { \"a\" \"b\" } 0\nt \"\" 1 \"\" { 1 -1 }\n";
            return text + "t \"\" 1\n";
        };
        const Tree t = tree_of(chain(999));
        CHECK(t.nodes.size() == 1'999);
        CHECK(tree_of(to_efg(t)) == t);
        CHECK(fault(chain(1'000)) == "too_many_nodes 2002:1");
    }
    TEST_CASE("efg: a constant sum is accepted; the value stays player 1's payoff")
    {
        const auto form = sequence_form(
            tree_of(head + "p \"\" 1 1 \"s\" { \"a\" \"b\" } 0\nt \"\" 1 \"\" { 1 9 }\nt \"\" 2 \"\" { 4 6 }\n"));
        REQUIRE(form);
        CHECK(form->constant == 10);
    }
    TEST_CASE("efg: fractions whose common denominator grows without bound are refused")
    {
        std::string text = head;
        for (int i = 1; i <= 60; ++i)
            text += "c \"\" " + std::to_string(i) + " \"\" { \"a\" 1/" +
                    std::to_string(9'223'372'036'854'775'807 - 2 * i) + " \"b\" " +
                    std::to_string(9'223'372'036'854'775'806 - 2 * i) + "/" +
                    std::to_string(9'223'372'036'854'775'807 - 2 * i) + " } 0\nt \"\" 1 \"\" { 1 -1 }\n";
        CHECK(fault(text + "t \"\" 1\n").starts_with("fractions_too_long "));
        std::string sums = head;
        for (int i = 1; i <= 900; ++i) {
            const std::string fraction = std::to_string(i) + "/" + std::to_string(9'223'372'036'854'775'807 - 2 * i);
            sums += "p \"\" 1 " + std::to_string(i) + " \"\" { \"a\" \"b\" } " + std::to_string(i + 1) + " \"\" { " +
                    fraction + " -" + fraction + " }\nt \"\" 1 \"\" { 1 -1 }\n";
        }
        CHECK(fault(sums + "t \"\" 1\n").starts_with("fractions_too_long "));
    }
}
