// formats.* by request, and `sagaz convert`: results, files, and sentences with a place and a remedy.
#define JSON_NOEXCEPTION 1
#include "engine/cli/convert.hpp"
#include "tests/engine/folder.hpp"
#include "tests/engine/formats_support.hpp"
#include "tests/engine/request_support.hpp"
#include "tests/engine/said.hpp"

using namespace request_support;
using formats_support::file;

namespace {

Json reading(const std::string& text) { return good({{"cmd", "formats.read"}, {"text", text}}); }
Json writing(const std::string& line, const char* format)
{
    return good({{"cmd", "formats.write"}, {"line", line}, {"format", format}});
}
std::string message(const Json& request) { return ask(request.dump())["error"]["message"].get<std::string>(); }

Said converted(const std::string& in, const std::string& out)
{
    return said_by(engine::cli::convert, engine::cli::ConvertOptions{in, out});
}
std::string content(const std::string& path)
{
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

} // namespace

TEST_SUITE("formats")
{
    TEST_CASE("formats.read says how a file opens, and extensive.solve and matrix.solve agree on it")
    {
        const Json hidden = reading(file("hidden.efg"));
        CHECK(hidden["format"] == "efg");
        CHECK(hidden["players"] == Json{"Inspector", "Pícaro"});
        CHECK(hidden["zero_sum"] == true);
        CHECK(hidden["nodes"] == 15);
        const Json again = reading(hidden["line"]);
        CHECK(again["format"] == "betting");
        CHECK(again["line"] == hidden["line"]);
        const Json matrix = reading(hidden["matrix"]);
        CHECK(matrix["format"] == "matrix");
        const auto value = [](const Json& r) { return good({{"cmd", "extensive.solve"}, {"efg", r["efg"]}})["value"]; };
        CHECK(value(hidden) == value(again));
        CHECK(value(hidden) == value(matrix));
        CHECK_FALSE(reading(file("open.efg")).contains("matrix"));
        const Json kuhn = reading(writing("kuhn", "efg")["text"]);
        CHECK(value(kuhn) == "-1/18");
        CHECK_FALSE(kuhn.contains("matrix")); // 27 and 64 strategies
        const Json ten = reading(file("constant_sum.nfg"));
        CHECK(ten["zero_sum"] == false);
        CHECK(ten["constant"] == "10");
        CHECK(ten["strategies"] == Json{2, 2});
        CHECK(ten["line"] == "matrix 1 7,1/2;4,10 row 0 =a,b;x,y @Sharing_ten;,");
        const Json three = reading(file("three_players.nfg"));
        CHECK(three["players"].size() == 3);
        CHECK_FALSE(three.contains("line"));
        CHECK_FALSE(three.contains("efg"));
        CHECK(three["no_line"].get<std::string>().find("he game has 3 players") != std::string::npos);
        CHECK(reading("cluedo 1 notebook 1-2-3 bac 0 - 0 mmm 0 - - -")["players"] == Json{"1", "2", "3"});
    }
    TEST_CASE("formats.write tells what it takes from the second player's payoffs")
    {
        CHECK(writing(file("constant_sum.nfg"), "txt")["constant"] == "10");
        CHECK_FALSE(writing(file("constant_sum.nfg"), "nfg").contains("constant"));
        CHECK(writing("kuhn", "efg")["text"].get<std::string>().starts_with("EFG 2 R \"Kuhn's poker\""));
        CHECK(bad(R"({"cmd":"formats.write","line":"kuhn","format":"pdf"})") == "unknown_format format");
        CHECK(bad(R"({"cmd":"formats.write","line":"kuhn","format":"cnf"})") == "wrong_target line");
    }
    TEST_CASE("refusals name the place, the reason and the remedy")
    {
        const auto solving = [](const std::string& efg) { return message({{"cmd", "extensive.solve"}, {"efg", efg}}); };
        for (const auto& one : std::vector<std::pair<std::string, std::string>>{
                 {"three_movers.efg", "Line 1, character 39: The game has 3 players, and only games of two are solved"},
                 {"market.efg", "Line 8, character 1: The game is not zero-sum"},
                 {"forgets.efg", "Line 6, character 1: The information set \"forgets\" of player 1 mixes nodes"}}) {
            const std::string &name = one.first, &words = one.second; // clang 14 captures no structured binding
            CAPTURE(name);
            CHECK_MESSAGE(solving(file(name)).starts_with(words), solving(file(name)));
            const Json told = reading(file(name));
            CHECK(told["no_line"] == solving(file(name)));
            CHECK_FALSE(told.contains("efg"));
            CHECK_FALSE(told.contains("line"));
        }
        CHECK(solving(file("market.efg")).find("add up to 0, not 11/2 as") != std::string::npos);
        CHECK(solving(file("forgets.efg")).find("split it") != std::string::npos);
        CHECK(reading(file("three_movers.efg"))["players"] == Json{"Анна", "文", "Zoë \"Z\""});
        // a message repeats whole characters
        CHECK(solving("EFG 2 R \"\" { \"A\" \"B\" } p \"\" 1 1ñññññññññññññññññññññññññññ 0")
                  .starts_with("Line 1, character 31: \"1ñññññññññññññññññññ\" is not a number"));
        CHECK(message({{"cmd", "formats.write"}, {"line", file("general_sum.nfg")}, {"format", "txt"}})
                  .find("add up to 0 at the strategies (2,1), not 3") != std::string::npos);
        CHECK(message({{"cmd", "formats.read"}, {"text", "NFG 1 R \"t\" { \"A\" \"B\" } { 2 1 } 1 2 x"}})
                  .starts_with("Line 1, character 37: Here must stand a payoff of player 1 at the strategies (2,1)"));
    }
    TEST_CASE("sagaz convert writes files, says what it changed, and leaves nothing where it refuses")
    {
        const Folder folder;
        const std::string nfg = folder.file("a.nfg"), efg = folder.file("a.efg"), txt = folder.file("a.txt");
        CHECK(converted("tests/data/formats/hidden.efg", nfg).status == 0);
        CHECK(content(nfg) == writing(file("hidden.efg"), "nfg")["text"]);
        CHECK(converted(nfg, efg).out == efg + " written\n");
        const Said shifted = converted("tests/data/formats/constant_sum.nfg", txt);
        CHECK(shifted.status == 0);
        CHECK(shifted.out.find("add up to 10 everywhere") != shifted.out.npos);
        CHECK(content(txt) == "matrix 1 7,1/2;4,10 row 0 =a,b;x,y @Sharing_ten;,\n");
        CHECK(converted(txt, efg).status == 0); // a line in a file
        CHECK(converted("trees 1 explore max alphabeta left_to_right 0 (3,12)(2,4)", efg).status == 0);
        const Said wrong = converted("trees 1 explore max alphabeta left_to_right 0 (3,12),(2,4)", efg);
        CHECK(wrong.errors.find("cannot read this line (syntax at character 47)") != wrong.errors.npos);

        const std::string none = folder.file("none.txt");
        const auto refused = [&](const std::string& in, const std::string& words) {
            const Said said = converted(in, none);
            CHECK(said.status == 1);
            CHECK_MESSAGE(said.errors.find(words) != said.errors.npos, said.errors);
            CHECK(content(none).empty());
        };
        refused("tests/data/formats/general_sum.efg", "general_sum.efg: Line 4, character 1: The game is not zero-sum");
        refused("tests/data/formats/three_players.nfg", "3 players");
        refused("tests/data/formats/no_such.efg", "cannot read");
        const std::string latin = folder.file("latin.efg");
        std::ofstream(latin, std::ios::binary) << "EFG 2 R \"Se\xf1or\" { }";
        refused(latin, "latin.efg: Line 1, character 12: Here is a byte that is no character of UTF-8");
        refused("notebook.cnf", "is written only");
        refused("hello", "begins neither with EFG");
        const std::string three = folder.file("three.efg");
        CHECK(converted("tests/data/formats/three_movers.efg", three).status == 0);
        const Json again = reading(content(three));
        CHECK(again["nodes"] == reading(file("three_movers.efg"))["nodes"]);
        CHECK(again["no_line"].get<std::string>().starts_with("Line 1, character 39: "));
        CHECK(converted("kuhn", folder.file("a.pdf")).errors.find("ends in .efg") != std::string::npos);
    }
}
