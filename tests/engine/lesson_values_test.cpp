// Values of lessons: answers, names, drawn values, words, the flat text.
#include "engine/lesson/figures.hpp"
#include "engine/lesson/flat.hpp"
#include "engine/lesson/given.hpp"
#include "engine/lesson/line.hpp"
#include "engine/request/lesson_path.hpp"
#include <array>
#include <doctest/doctest.h>
#include <fstream>
#include <utility>

using namespace engine;
using namespace engine::lesson;

namespace {

Given code_of(const char* rules)
{
    Given g;
    g.rules = rules;
    return g;
}
std::string drawn_with(const Given& g, std::uint64_t seed, std::size_t index = 0)
{
    return drawn(g, chance_of(seed, index)).value();
}
std::string found(const std::string& path)
{
    const auto json = request::read_json(
        R"({"n":3,"x":4.6435,"whole":2.0,"half":"1/2","flag":true,"none":null,"list":[3,12,8],"node":[1,0],"deep":{"a":{"b":[]}},)"
        R"("cuts":[{"node":[1],"kind":"alpha"},{"node":[2,1],"kind":"beta"}],"parts":{"0,0":4,"1,0":"3/2"},"nodes":[[0,1],[2]]})");
    const auto value = request::value_at(json, path);
    if (!value) return value.error();
    return (value->numbers ? "#" : "") + joined(value->values, " ");
}

} // namespace

TEST_SUITE("lesson")
{
    TEST_CASE("numbers are the same by value, within the tolerance; sets in any order; codes as texts")
    {
        CHECK(same(Kind::number, {"312"}, {"312.0"}));
        CHECK(same(Kind::number, {"4.6435"}, {"4.643518518518518"}, "0.001"));
        CHECK_FALSE(same(Kind::number, {"4.6435"}, {"4.643518518518518"}));
        CHECK_FALSE(same(Kind::number, {"4.64"}, {"4.66"}, "0.01"));
        CHECK(same(Kind::number, {"4.64"}, {"4.65"}, "0.01"));
        CHECK(same(Kind::fraction, {"2/7"}, {"4/14"}));
        CHECK(same(Kind::fraction, {"3"}, {"3/1"}));
        CHECK_FALSE(same(Kind::fraction, {"2/7"}, {"3/7"}));
        CHECK_FALSE(same(Kind::code, {"0011"}, {"11"}));
        CHECK_FALSE(same(Kind::choice, {"1"}, {"1.0"}));
        CHECK(same(Kind::set, {"4", "6"}, {"6", "4"}));
        CHECK(same(Kind::set, {}, {}));
        CHECK_FALSE(same(Kind::set, {"4"}, {"4", "6"}));
        CHECK_FALSE(same(Kind::number, {"4", "6"}, {"4"}));
        CHECK(same(Kind::number, {"99999999999999999999"}, {"99999999999999999999"}));
    }
    TEST_CASE("each kind says what is no answer of it")
    {
        CHECK(problem(Kind::number, {"-4.5"}).empty());
        CHECK_FALSE(problem(Kind::number, {"2/7"}).empty());
        CHECK_FALSE(problem(Kind::number, {"four"}).empty());
        CHECK_FALSE(problem(Kind::number, {}).empty());
        CHECK_FALSE(problem(Kind::number, {"1", "2"}).empty());
        CHECK(problem(Kind::fraction, {"-2/7"}).empty());
        CHECK_FALSE(problem(Kind::fraction, {"2/0"}).empty());
        CHECK(problem(Kind::code, {"0011"}).empty());
        CHECK_FALSE(problem(Kind::code, {"0 1"}).empty());
        CHECK_FALSE(problem(Kind::choice, {""}).empty());
        CHECK(problem(Kind::set, {}).empty());
        CHECK_FALSE(problem(Kind::set, {"4", "6", "4"}).empty());
    }
    TEST_CASE("values are joined, subtracted, added and compared exactly")
    {
        using O = Operation;
        const auto say = [](O o, Kind k, const std::vector<Answer>& v) {
            const auto all = combined(o, k, v);
            return all ? joined(*all, " ") : std::string("none");
        };
        CHECK(say(O::join, Kind::set, {{"1", "2"}, {"2", "3"}}) == "1 2 3");
        CHECK(say(O::plus, Kind::set, {{"1", "2"}, {"2", "3"}}) == "1 2 3");
        CHECK(say(O::minus, Kind::set, {{"1", "2", "3"}, {"2"}, {"3"}}) == "1");
        CHECK(say(O::minus, Kind::number, {{"30"}, {"12"}}) == "18");
        CHECK(say(O::plus, Kind::number, {{"2"}, {"2"}, {"0.5"}}) == "4.5");
        CHECK(say(O::plus, Kind::number, {{"-0.75"}, {"1/2"}}) == "-0.25");
        CHECK(say(O::plus, Kind::fraction, {{"1/3"}, {"1/6"}}) == "1/2");
        CHECK(say(O::times, Kind::number, {{"14"}, {"14"}}) == "196");
        CHECK(say(O::times, Kind::fraction, {{"2/3"}, {"3/4"}}) == "1/2");
        CHECK(say(O::max, Kind::number, {{"3", "12"}, {"8"}}) == "12");
        CHECK(say(O::min, Kind::number, {{"3", "-12"}, {"8"}}) == "-12");
        CHECK(say(O::equal, Kind::choice, {{"2"}, {"2.0"}}) == "true");
        CHECK(say(O::equal, Kind::choice, {{"2"}, {"3"}}) == "false");
        CHECK(say(O::equal, Kind::choice, {{"a", "b"}, {"b", "a"}}) == "true");
        CHECK(say(O::max, Kind::number, {{"x"}}) == "none");
        CHECK(say(O::max, Kind::number, {{}}) == "none");
        CHECK(say(O::plus, Kind::number, {{"9223372036854775807"}, {"9223372036854775807"}}) == "none");
    }
    TEST_CASE("halvings are the yes-no questions that tell so many cases apart")
    {
        const auto halvings = [](const char* number) {
            const auto all = combined(Operation::halvings, Kind::number, {{number}});
            return all ? joined(*all, " ") : std::string("none");
        };
        for (int cases = 1, questions = 0; cases <= 5000; ++cases) { // k questions have 2^k lists of answers
            if (cases > 1 << questions) ++questions;
            CHECK(halvings(std::to_string(cases).c_str()) == std::to_string(questions));
        }
        CHECK(combined(Operation::halvings, Kind::number, {{"1296"}, {"81"}}) == Answer{"4"});
        CHECK(combined(Operation::halvings, Kind::number, {{"1296"}, {"80"}}) == Answer{"5"});
        CHECK(halvings("1/2") == "0");
        CHECK(halvings("0") == "none");
        CHECK(halvings("x") == "none");
        CHECK_FALSE(combined(Operation::halvings, Kind::number, {{"8"}, {"4"}, {"2"}}));
    }
    TEST_CASE("{names} that are given are replaced, other braces stay")
    {
        const Names names{{"a", "3"}, {"long_name2", "x{a}"}};
        CHECK(replaced("({a} {b} {long_name2}) {} {A} {a", names) == "(3 {b} x{a}) {} {A} {a");
        CHECK(replaced("{a}{a}", names) == "33");
        CHECK(replaced("{a|x{b} y", {{"a", "0"}, {"b", "7"}}) == "{a|x7 y");
        CHECK(replaced("{a|none|one}", {{"a", ""}}) == "");
        CHECK(replaced("{a|none|one|two|three} {a|none} {a|} {long_name2|x|y} {b|x}", names) == "three 3 3 x{a} {b|x}");
        CHECK(unknown_name("{a|x} {b|x}", names) == "b");
        CHECK(unknown_name("{a} {2} { } {b} {c}", names) == "b");
        CHECK(unknown_name("{a}", names).empty());
        CHECK_FALSE(is_name("2a"));
        CHECK_FALSE(is_name("Seed"));
        CHECK_FALSE(is_name(""));
        CHECK(dressed("node:{}!", "4") == "node:4!");
        CHECK(dressed("", "4") == "4");
    }
    TEST_CASE("what is drawn from a seed is the same on every platform, and a value more changes none before")
    {
        std::string codes, numbers, words;
        Given between, one_of;
        between.between = std::pair(-3, 40);
        one_of.one_of = {"a", "b", "c"};
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            codes += drawn_with(code_of("p4c6r"), seed) + " ";
            numbers += drawn_with(between, seed, 1) + " ";
            words += drawn_with(one_of, seed, 2) + " ";
        }
        CHECK(codes == "0404 3054 2225 1244 0353 0525 5404 1213 ");
        CHECK(numbers == "16 23 20 33 1 17 21 20 ");
        CHECK(words == "c b a c c b c c ");
        CHECK(drawn_with(code_of("p4c10n"), 18446744073709551615u) == "1859");
        Given of_source;
        of_source.source.emplace();
        CHECK(drawn(of_source, chance_of(1, 0)) == std::nullopt);
        CHECK(drawn(of_source, chance_of(1, 0), {"7"}) == "7");
        between.between = std::pair(-1'000'000'000, 1'000'000'000);
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const int n = std::stoi(drawn_with(between, seed));
            CHECK(std::abs(n) <= 1'000'000'000);
        }
    }
    TEST_CASE("words and characters are counted in any script")
    {
        CHECK(word_count("¿Cuántas quedan?\n2 + 2 – ¡ocho!") == 5);
        CHECK(word_count("") == 0);
        CHECK(word_count("  . , ") == 0);
        CHECK(character_count("ñandú") == 5);
    }
    TEST_CASE("numbers are written as each language's locale says, and read back")
    {
        for (const std::string language : {"en", "es", "it", "pt"}) {
            CAPTURE(language);
            std::ifstream locale("shell/text/" + language + "/locale");
            std::string decimal, group;
            for (std::string line; std::getline(locale, line);) {
                if (line.starts_with("decimal ")) decimal = line.substr(8);
                if (line.starts_with("group ")) group = line == "group U+00A0" ? "\u00A0" : line.substr(6);
            }
            CHECK(number_in(language, "1234.5") == "1234" + decimal + "5");
            CHECK(number_in(language, "-1234567.25") == "\u22121" + group + "234" + group + "567" + decimal + "25");
            for (const char* number : {"1234.5", "549946", "12345678.25", "0.500"})
                CHECK(numbers_said(language, "a “" + number_in(language, number) + "”, b") ==
                      std::vector<std::string>{number});
        }
        CHECK(number_in("eu", "12345.6") == "12345.6");
        for (const char* other : {"0011", "2/7", "red", "1 · 2", "", "1.2.3"}) CHECK(number_in("en", other) == other);
        CHECK(numbers_said("en", "{n} 7 trees, s8 ?9? 10, 11: {k|12|13}14") ==
              std::vector<std::string>{"7", "10", "11"});
        KnownNumbers known;
        known.add("codes 1 p4c10n 12 g2798 0.5");
        for (const char* number : {"6", "10", "12", "2798", "7", "0011", "0.5"}) CHECK(known.has(number));
        for (const char* number : {"13", "27", "6.5", "1279"}) CHECK_FALSE(known.has(number));
    }
    TEST_CASE("a text is taken in its language, else in Spanish, English, any")
    {
        Text text;
        text.inline_texts = {{"it", "i"}, {"en", "e"}};
        CHECK(text_for(text, {}, "it") == "i");
        CHECK(text_for(text, {}, "pt") == "e");
        text.inline_texts.pop_back();
        CHECK(text_for(text, {}, "pt") == "i");
        const Texts texts{{"pt", {{"k", "p"}}}, {"it", {{"k", "i"}}}};
        Text key;
        key.key = "k";
        CHECK(text_for(key, texts, "pt") == "p");
        CHECK(text_for(key, texts, "es") == "i");
        key.key = "none";
        CHECK(text_for(key, texts, "es").empty());
    }
    TEST_CASE("a path into a reply: keys, indexes, and words for what follows from a list")
    {
        const std::array<std::pair<const char*, const char*>, 35> paths{{
            {"n", "#3"},
            {"x", "#4.6435"},
            {"whole", "#2"},
            {"half", "1/2"},
            {"flag", "true"},
            {"none", "null"},
            {"list", "#3 12 8"},
            {"list.1", "#12"},
            {"list.#", "#3"},
            {"list.max", "#12"},
            {"list.min", "#3"},
            {"list.sum", "#23"},
            {"list.last", "#8"},
            {"parts.max", "#4"},
            {"parts.sum", "#5.5"},
            {"parts.#", "#2"},
            {"cuts.1.kind", "beta"},
            {"cuts.*.node", "1 2.1"},
            {"cuts.*.kind.#", "#2"},
            {"cuts.kind=beta.node.path", "2.1"},
            {"cuts.node=2.1.kind", "\"cuts.node=2\" is in none of them"},
            {"node", "#1 0"},
            {"node.path", "1.0"},
            {"nodes", "0.1 2"},
            {"nodes.*.0", "#0 2"},
            {"deep.a.b", ""},
            {"deep.a.b.max", "\"deep.a.b.max\" of nothing"},
            {"deep", "\"deep\" is an object; go on with one of its keys"},
            {"cuts", "\"cuts\" is a list of objects; go on with *.key"},
            {"deep.x", "\"deep.x\" is not there; there are a"},
            {"list.3", "\"list.3\" has only 3 members, none of index 3"},
            {"n.x", "\"n.x\" has no \"x\" in it: it is \"3\""},
            {"cuts.*.x", "\"cuts.*.x\" is not in each"},
            {"cuts.sum", "\"cuts.sum\" is not of numbers"},
            {"n.", "\"n.\" has no \"\" in it: it is \"3\""},
        }};
        for (const auto& one : paths) {
            CAPTURE(one.first);
            CHECK(found(one.first) == one.second);
        }
        CHECK(found("list.*").starts_with("\"list.*\" must go on"));
    }
    TEST_CASE("each game with lessons has lines, and a line says what its game cannot read")
    {
        for (const char* game : {"mastermind", "picas-fijas", "spaces", "thirtyone", "trees", "tictactoe", "matrix",
                                 "betting", "concepts", "cluedo"})
            CHECK_FALSE(line_word(game).empty());
        CHECK(line_word("lab") == "lab");
        CHECK(line_word("nim").empty());
        CHECK(problem_of_line("tictactoe 1 person full 7 4").empty());
        CHECK(problem_of_line("tictactoe 1 person full 7 4 4") ==
              "taken (another move is there: leave it out) at character 29, in \"4\"");
        std::size_t from = 0;
        for (std::string names = names_of_games() + ", "; from < names.size(); from = names.find(", ", from) + 2)
            CHECK_FALSE(line_word(names.substr(from, names.find(", ", from) - from)).empty());
    }
    TEST_CASE(
        "what a line has instead of a word that it may have is said with those words, and a square that is taken with "
        "what to do")
    {
        constexpr std::array lines{
            std::pair{
                "thirtyone 1 4 6 31 mover_loses persona person 1",
                "unknown player (person, perfect, fallible1, fallible2, fallible3) at character 32, in \"persona\""},
            std::pair{"thirtyone 1 4 6 31 mover_loses person person 1 6 6 6 6 6",
                      "used up (every square of this value is taken: leave it out, or begin with more rows) at "
                      "character 56, in \"6\""},
            std::pair{"thirtyone 1 9 6 31", "rows out of range (1 to 8) at character 13, in \"9\""},
            std::pair{"thirtyone 1 4 6 31 loses",
                      "unknown full board (mover_loses, draw) at character 20, in \"loses\""},
            std::pair{"thirtyone 1 1 2 31 draw person person 1 1 2 1",
                      "game over (the game has ended before: leave it out) at character 45, in \"1\""},
            std::pair{"tictactoe 1 perfect person 1",
                      "unknown player (person, random, depth1 to depth8, full) at character 13, in \"perfect\""},
            std::pair{"trees 1 explore max alfabeta",
                      "unknown algorithm (minimax, alphabeta, expectiminimax) at character 21, in \"alfabeta\""},
            std::pair{"matrix 1 1,2;3,4 rows 1", "unknown side (row, column) at character 18, in \"rows\""},
            std::pair{"betting 1 2,4 a1k1r open", "unknown cards (seen, hidden) at character 21, in \"open\""},
            std::pair{"cluedo 1 book", "unknown mode (notebook, game) at character 10, in \"book\""},
            std::pair{"spaces 1 me hand true b uniform_code never codes 1 p3c8n 12 assistent",
                      "unknown role (guesser, keeper, assistant) at character 61, in \"assistent\""},
            std::pair{"codes 1 p4c6r 12 guesser colours minimax 1",
                      "unknown strategy (consistent, knuth, expected_size, entropy, most_parts, optimal, "
                      "sampled_entropy, evolutionary, genetic) at character 34, in \"minimax\""},
        };
        for (const auto& [line, said] : lines) CHECK(problem_of_line(line) == said);
    }
}
