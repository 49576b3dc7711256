// A game given by a file of Gambit: its line round trip, its refusals, and the same game behind it.
#include "engine/betting/book.hpp"
#include "engine/betting/given.hpp"
#include "engine/extensive/efg.hpp"
#include "tests/engine/big_efg.hpp"
#include "tests/engine/formats_support.hpp"
#include "tests/engine/golden_links.hpp"
#include <doctest/doctest.h>

using namespace engine;
using betting::given_from_line;
using formats_support::file;

namespace {

using Kind = betting::Error::Kind;

std::string line_of_file(const std::string& text)
{
    return to_line(session::Log<betting::Given>(betting::GivenSetup{*extensive::parse_efg(text)}));
}

Fraction value_of(std::string_view line) { return run(extensive::SolveJob(*given_from_line(line)->now().form)).value; }

const std::string pennies = "betting 1 efg EFG 2 R \"Pennies\" { \"Ann\" \"Bob\" } p \"\" 1 1 \"\" { \"h\" \"t\" } 0 "
                            "p \"\" 2 1 \"\" { \"h\" \"t\" } 0 t \"\" 1 \"\" { 1 -1 } t \"\" 2 \"\" { -1 1 } "
                            "p \"\" 2 1 0 t \"\" 2 t \"\" 1";

} // namespace

TEST_SUITE("betting")
{
    TEST_CASE("a given game's line is its file in one line, is read again, and has the same tree")
    {
        for (const std::string name : {"hidden.efg", "open.efg"}) {
            CAPTURE(name);
            const std::string line = line_of_file(file(name));
            CHECK(line.find('\n') == std::string::npos);
            CHECK(betting::is_given_line(line));
            const auto log = given_from_line(line);
            REQUIRE(log);
            CHECK(to_line(*log) == line);
            extensive::Tree tree = *extensive::parse_efg(file(name));
            tree.comment.clear();
            CHECK(log->now().tree() == tree);
            CHECK(log->events().empty());
        }
        CHECK(line_of_file(pennies.substr(14)) == pennies);
    }
    TEST_CASE("Kuhn's poker and a file with names in many scripts keep their values as lines")
    {
        betting::VariantRules kuhn;
        kuhn.variant = betting::Variant::kuhn;
        const std::string line = line_of_file(to_efg(*variant_tree(kuhn)));
        CHECK(line.size() <= session::max_line_length);
        CHECK(value_of(line) == Fraction(Integer(-1), Integer(18)));
        std::string named = pennies;
        named.replace(named.find("Ann"), 3, "Zoë “文”");
        named.replace(named.find("Bob"), 3, "Анна \\\"Б\\\"");
        CHECK(value_of(named) == 0);
        CHECK(given_from_line(named)->now().tree().players[1] == "Анна \"Б\"");
        CHECK(given_from_line(pennies)->now().own_set(1) == 0);
        CHECK(given_from_line(pennies)->now().player(2) == -1);
    }
    TEST_CASE("a game of nearly 2,000 nodes is a line that no link holds, and keeps its value")
    {
        const auto tree = extensive::parse_efg(big_efg::signals());
        REQUIRE(tree);
        CHECK(tree->nodes.size() > 1900);
        const std::string line = line_of_file(big_efg::signals());
        CHECK(line.size() > session::max_line_length);
        const auto log = given_from_line(line);
        REQUIRE(log);
        CHECK(to_line(*log) == line);
        CHECK(value_of(line) == run(extensive::SolveJob(*sequence_form(*tree))).value);
    }
    TEST_CASE("a line break in a name becomes a space")
    {
        std::string broken = pennies.substr(14);
        broken.replace(broken.find("Pennies"), 7, "Two\npennies");
        const std::string line = line_of_file(broken);
        CHECK(line.find("\"Two pennies\"") != std::string::npos);
        CHECK(given_from_line(line));
    }
    TEST_CASE("golden links of given games open for ever and mean what they meant")
    {
        const auto words = [](const betting::Given& g) { // nodes, sets of both players
            return std::to_string(g.tree().nodes.size()) + ' ' +
                   std::to_string(g.form->players[0].sets.size() + g.form->players[1].sets.size());
        };
        CHECK(open_golden_links_if(betting::is_given_line, given_from_line, words) == 2);
    }
    TEST_CASE("a given game's line is refused with kind and byte where it is wrong")
    {
        const auto refused = [](std::string line, const std::string& from, const std::string& to) {
            if (!from.empty()) line.replace(line.find(from), from.size(), to);
            const auto log = given_from_line(line);
            REQUIRE_FALSE(log.has_value());
            return log.error();
        };
        const auto at = [](const std::string& part) { return static_cast<int>(pennies.find(part)); };
        REQUIRE(given_from_line(pennies));
        CHECK(refused(pennies, "betting", "trees") == betting::Error{Kind::unknown_game, 0});
        CHECK(refused(pennies, "1 efg", "2 efg") == betting::Error{Kind::unknown_version, 8});
        CHECK(refused(pennies, "efg", "nfg") == betting::Error{Kind::unknown_variant, 10});
        CHECK(refused("betting 1 efg", "", "") == betting::Error{Kind::bad_file, 13});
        CHECK(refused(pennies, "EFG 2", "EFG 3") == betting::Error{Kind::bad_file, 14 + 4});
        CHECK(refused(pennies, "Ann", "A\nn") == betting::Error{Kind::bad_file, at("Ann") + 1});
        CHECK(refused(pennies, "Ann", "A\xffn") == betting::Error{Kind::bad_file, at("Ann") + 1});
        CHECK(refused(pennies, "Ann", "\u00e9\u00e9\" x") == betting::Error{Kind::bad_file, at("Ann") + 4 + 2});
        CHECK(refused(pennies, "{ 1 -1 }", "{ 1 -2 }").kind == Kind::bad_file);  // no constant sum
        CHECK(refused(pennies, "{ 1 -1 }", "{ 1, -1 }").kind == Kind::bad_file); // written otherwise
        CHECK(refused(pennies, "t \"\" 1 \"\"", "t  \"\" 1 \"\"").kind == Kind::bad_file);
        CHECK(refused(pennies, " } p", " } \"a comment\" p") == betting::Error{Kind::bad_file, at(" } p") + 3});
        CHECK(refused(pennies + " ", "", "") == betting::Error{Kind::bad_file, static_cast<int>(pennies.size())});
        const std::string long_name(session::max_kept_length, 'x');
        CHECK(refused(pennies, "Pennies", long_name) ==
              betting::Error{Kind::too_long, static_cast<int>(session::max_kept_length)});
    }
}
