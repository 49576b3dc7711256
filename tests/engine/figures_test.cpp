// Figures from a game's model: LaTeX against golden files (renew with SAGAZ_UPDATE_GOLDENS=1 and read the difference),
// tables and texts against what other parts of the engine say.
#include "engine/cli/figure.hpp"
#include "engine/codes/code.hpp"
#include "engine/figures/figure.hpp"
#include "engine/figures/lab.hpp"
#include "engine/figures/table.hpp"
#include "engine/lab/csv.hpp"
#include "engine/session/link.hpp"
#include "tests/engine/folder.hpp"
#include "tests/engine/said.hpp"
#include <algorithm>
#include <cstdlib>
#include <doctest/doctest.h>
#include <fstream>
#include <iterator>
#include <sstream>

namespace figures_tests {

using namespace engine;
using figures::Format;

namespace {

constexpr auto tree_line = "trees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)(14,5,2)";
constexpr auto chance_line = "trees 1 explore min expectiminimax left_to_right 0 [1/2:^(3,5),1/2:4]";
constexpr auto matrix_line = "matrix 1 2,-3;0,2;-5,10 row 42 0 1 2 1 0";
constexpr auto codes_line = "codes 1 p4c6r 12 guesser colours knuth 42 g0011 g0022";
constexpr auto cluedo_line =
    "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s1ain3- s2dkt0k s3fjo2- s0alm3a s1els--";

std::string text_of(const std::string& file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::string made(std::string_view line, Format format, std::string_view what = "")
{
    const auto out = figures::figure(line, what, format);
    REQUIRE_MESSAGE(out.has_value(), (out ? "" : out.error()));
    return *out;
}

std::vector<std::vector<std::string>> cells_of(const std::string& csv) // without quotes
{
    std::vector<std::vector<std::string>> out;
    std::istringstream lines(csv);
    for (std::string line; std::getline(lines, line);) {
        out.emplace_back();
        std::istringstream cells(line + ',');
        for (std::string cell; std::getline(cells, cell, ',');) out.back().push_back(cell);
    }
    return out;
}

Said said_by_figure(const std::string& text, const std::string& out, const std::string& what = "")
{
    cli::FigureOptions o;
    o.text = text;
    o.out = out;
    o.what = what;
    return said_by(
        [](const cli::FigureOptions& all, std::FILE*, std::FILE* errors) { return cli::figure(all, {}, errors); }, o);
}

} // namespace

TEST_SUITE("figures")
{
    TEST_CASE("trees, a matrix, a history and a grid are written in LaTeX as they were")
    {
        for (const auto& one : {std::pair{"tree", tree_line},
                                {"chance", chance_line},
                                {"matrix", matrix_line},
                                {"history", codes_line},
                                {"grid", cluedo_line}}) {
            const std::string name = one.first;
            CAPTURE(name);
            const std::string path = "tests/golden/figures/" + name + ".tex", tex = made(one.second, Format::tex);
            if (std::getenv("SAGAZ_UPDATE_GOLDENS")) std::ofstream(path, std::ios::binary) << tex;
            CHECK(tex == text_of(path));
            CHECK(std::count(tex.begin(), tex.end(), '{') == std::count(tex.begin(), tex.end(), '}'));
        }
    }
    TEST_CASE("a tree grows downwards where its labels have room, else to the right, with all of them")
    {
        const std::string wide = "trees 1 explore max alphabeta left_to_right 0 "
                                 "(((2,5)(1,2))((7,3)(6,4)))(((0,3)(5,1))((9,6)(2,8)))";
        const auto leaf = [](const std::string& tex, int node) { // its place
            const std::size_t at = tex.find("(n" + std::to_string(node) + ") at (");
            return tex.substr(at, tex.find(')', at + 10) - at);
        };
        const auto down = made(tree_line, Format::tex), right = made(wide, Format::tex);
        CHECK(leaf(down, 4).ends_with("-34.0mm"));
        CHECK(leaf(down, 12).ends_with("-34.0mm"));
        CHECK(leaf(right, 15).ends_with("0.0mm")); // the first leaf is on top
        CHECK(leaf(right, 30).ends_with("-105.0mm"));
        std::size_t labels = 0;
        for (std::size_t at = 0; (at = right.find("\\node[known", at)) != right.npos; ++at) ++labels;
        CHECK(labels == 15); // one for each inner node
    }
    TEST_CASE("lines of a plot that end near each other share a name, and a negative number has a minus")
    {
        const auto tex = made("matrix 1 1/2,-3/4,0,5;-1,1,7,3 row 7", Format::tex);
        CHECK(tex.find("{A, C}") != tex.npos);
        CHECK(tex.find("{D}") != tex.npos);
        CHECK(figures::to_latex("-5 & a-b") == "$-$5 \\& a-b");
        CHECK(made("matrix 1 1/2,-3/4,0;-1,1,7 row 7 1", Format::tex, "history").find("$-$1") != tex.npos);
    }
    TEST_CASE("a border with several concepts has a line for each, and notes that contradict each other say so")
    {
        const auto tex = made("concepts 1 watch L 0 0 sport - +001011 f0 x3", Format::tex);
        CHECK(tex.find("(*, *, *, *, *, 2)\\end{tabular}") != tex.npos);
        CHECK(tex.find("\\begin{tabular}{@{}c@{}}(2, *, *, *, *, *) \\\\ (3,") != tex.npos);
        CHECK(made("cluedo 1 notebook 1-2-3 bac 0 - 0 mmm 0 a,b,c,d,e,f - - s0abd2- w1abd", Format::tex)
                  .find("contradict each other") != tex.npos);
    }
    TEST_CASE("a tree in words has its bounds and windows, and names the leaves below a cut")
    {
        CHECK(made(tree_line, Format::txt) == "MAX = 3 [-inf, +inf]\n"
                                              "  MIN = 3 [-inf, +inf]\n"
                                              "    3\n"
                                              "    12\n"
                                              "    8\n"
                                              "  MIN <= 2 [3, +inf]\n"
                                              "    2\n"
                                              "    4  (cut)\n"
                                              "    6  (cut)\n"
                                              "  MIN = 2 [3, +inf]\n"
                                              "    14\n"
                                              "    5\n"
                                              "    2\n"
                                              "\n[alpha at entry, beta at entry]\n");
        CHECK(made(chance_line, Format::txt) == "CHANCE = 9/2\n"
                                                "  1/2: MAX = 5\n"
                                                "    3\n"
                                                "    5\n"
                                                "  1/2: 4\n");
    }
    TEST_CASE("a tree's table has a row for each node, and its cut leaves are those of the text")
    {
        const auto rows = cells_of(made(tree_line, Format::csv));
        REQUIRE(rows.size() == 14);
        const auto state = std::find(rows[0].begin(), rows[0].end(), "state") - rows[0].begin();
        CHECK(std::count_if(rows.begin(), rows.end(),
                            [state](const auto& r) { return r[static_cast<std::size_t>(state)] == "cut"; }) == 2);
    }
    TEST_CASE("a searched tree says in every format that its windows are those at entry")
    {
        const auto head = cells_of(made(tree_line, Format::csv)).front();
        CHECK(std::count(head.begin(), head.end(), "alpha at entry") == 1);
        CHECK(std::count(head.begin(), head.end(), "beta at entry") == 1);
        CHECK(made(tree_line, Format::json).find("\"alpha at entry\", \"beta at entry\"") != std::string::npos);
        CHECK(made(tree_line, Format::tex).find("{[alpha at entry, beta at entry]};") != std::string::npos);
        CHECK(made(chance_line, Format::tex).find("at entry") == std::string::npos); // it has no windows
    }
    TEST_CASE("a matrix has its guarantees and its mixtures, by the names that rows and columns have in the game")
    {
        const auto rows = cells_of(made(matrix_line, Format::csv));
        REQUIRE(rows.size() == 6);
        CHECK(rows[1] == std::vector<std::string>{"A", "2", "-3", "-3", "2/7"});
        CHECK(rows[2] == std::vector<std::string>{"B", "0", "2", "0", "5/7"});
        CHECK(rows[4] == std::vector<std::string>{"maximum", "2", "10", "", ""});
        CHECK(made("matrix 1 2,-3;0,2;-5,10 row 42", Format::tex).find("{C};") != std::string::npos); // a row's line
        CHECK(made("matrix 1 2,0,-5;-3,2,10 row 42", Format::tex).find(english(figures::Word::probability_of_row)) !=
              std::string::npos);
        CHECK(made(matrix_line, Format::txt).ends_with("maximin 0, minimax 2, value 4/7\n"));
        CHECK(made("matrix 1 3,1;4,2 row 1", Format::txt).find("2 *") != std::string::npos); // the saddle point
    }
    TEST_CASE("a history counts the codes left as plain enumeration does")
    {
        const auto rows = cells_of(made(codes_line, Format::csv));
        REQUIRE(rows.size() == 3);
        const codes::Rules rules = codes::mastermind;
        const auto code = [&](int n) {
            codes::Code c;
            for (std::size_t i = 4; i-- > 0; n /= 6) c.symbol[i] = static_cast<std::uint8_t>(n % 6);
            return c;
        };
        const codes::Code secret = *codes::parse_code(rules, "2450"), first = *codes::parse_code(rules, "0011"),
                          second = *codes::parse_code(rules, "0022");
        int after_first = 0, after_second = 0;
        for (int n = 0; n < 1296; ++n) {
            const bool fits = codes::feedback(rules, first, code(n)) == codes::feedback(rules, first, secret);
            after_first += fits;
            after_second += fits && codes::feedback(rules, second, code(n)) == codes::feedback(rules, second, secret);
        }
        CHECK(rows[1][1] == "AABB");
        CHECK(rows[1].back() == std::to_string(after_first));
        CHECK(rows[2].back() == std::to_string(after_second));
    }
    TEST_CASE("a grid knows the user's own hand, and gives each certain card one holder")
    {
        const auto rows = cells_of(made(cluedo_line, Format::csv));
        REQUIRE(rows.size() == 22);
        int own = 0;
        for (std::size_t i = 1; i < rows.size(); ++i) {
            own += rows[i][1] == "yes";
            CHECK(rows[i][1] != ""); // one's own hand is known
            CHECK(std::count(rows[i].begin(), rows[i].end(), "yes") <= 1);
        }
        CHECK(own == 5);
    }
    TEST_CASE("a grid has the signs of the screen and the players' names, the user without one")
    {
        const std::string text = made(cluedo_line, Format::txt);
        CHECK(text.find(" You  Ana  Leo  Eva  envelope\n") != std::string::npos);
        CHECK(text.find("suspect 2  ✓    ✗    ✗    ✗    ✗\n") != std::string::npos);
        CHECK(text.find("suspect 3  ✗    ?    ?    ?    ?\n") != std::string::npos);
        CHECK(text.ends_with(std::string(english(figures::Word::grid_signs)) + "\n"));
        for (const Format format : {Format::csv, Format::json, Format::tex})
            for (const char* name : {"You", "Ana", "Leo", "Eva"})
                CHECK(made(cluedo_line, format).find(name) != std::string::npos);
        CHECK(made(cluedo_line, Format::tex).find("cdot") == std::string::npos);
    }
    TEST_CASE("the moves of the other games are a table")
    {
        CHECK(made("thirtyone 1 4 6 31 mover_loses person perfect 42 1 4 5", Format::csv) ==
              "move,player,value,total\n1,A,1,1\n2,B,4,5\n3,A,5,10\n");
        CHECK(made("tictactoe 1 person full 42 0 4 5", Format::txt) ==
              "move  player  row  column\n1     X       1    1\n2     O       2    2\n3     X       2    3\n");
        CHECK(made(matrix_line, Format::csv, "history").starts_with("round,row,column,payoff\n1,A,"));
        CHECK(made("betting 1 2,4,6 a1k1r hidden max 3 42 b0 n b2 n b1", Format::csv).starts_with("round,"));
        CHECK(made("codes 1 duel p4c10n digits person 3 s0123 s4567 g4576", Format::csv)
                  .ends_with("\n1,4576,\"2, 2\",,\n"));
        CHECK(made("spaces 1 me seed odds10 b uniform_code never codes 1 p4c10n 12 assistant digits consistent 5 g1234 "
                   "a11 g5162 a10",
                   Format::csv)
                  .starts_with("guess,code,in place,misplaced,codes left\n1,1234,1,1,"));
    }
    TEST_CASE("the examples of a table have S, G and what is left after each, as in Mitchell's figures 2.4 to 2.7")
    {
        const std::string csv = made("concepts 1 watch L 0 1 sport -", Format::csv);
        CHECK(csv ==
              "example,attribute 1,attribute 2,attribute 3,attribute 4,attribute 5,attribute 6,label,S,G,concepts "
              "left\n"
              "0,,,,,,,,(?),\"(*, *, *, *, *, *)\",973\n"
              "1,1,1,1,1,1,1,+,\"(1, 1, 1, 1, 1, 1)\",\"(*, *, *, *, *, *)\",64\n"
              "2,1,1,2,1,1,1,+,\"(1, 1, *, 1, 1, 1)\",\"(*, *, *, *, *, *)\",32\n"
              "3,3,2,2,1,1,2,-,\"(1, 1, *, 1, 1, 1)\",\"(1, *, *, *, *, *) (*, 1, *, *, *, *) (*, *, *, *, *, "
              "1)\",28\n"
              "4,1,1,2,1,2,2,+,\"(1, 1, *, 1, *, *)\",\"(1, *, *, *, *, *) (*, 1, *, *, *, *)\",6\n");
        const std::string own =
            made("concepts 1 watch L2 0 1 =Size:Big,Small,Tiny;Form:Round,Flat +00,+10,-21", Format::txt);
        CHECK(own.find("(Big/Small, Round)") != std::string::npos);
        CHECK(made("concepts 1 watch L 0 1 sport -", Format::tex).find("concepts left") != std::string::npos);
    }
    TEST_CASE("a cell of CSV with commas and quotes is quoted, and LaTeX's own signs are escaped")
    {
        CHECK(figures::to_csv({{"a,b", "c"}, {{"say \"x\"", "1\n2"}}}) == "\"a,b\",c\n\"say \"\"x\"\"\",\"1\n2\"\n");
        CHECK(figures::to_latex("a_b & 50% \\ {x}") == "a\\_b \\& 50\\% \\textbackslash{} \\{x\\}");
        CHECK(figures::to_text({{"é", "b"}, {{"xx", "y"}}}) == "é   b\nxx  y\n");
    }
    TEST_CASE("sagaz figure takes a line or a link, and its file's ending says the format")
    {
        const Folder folder;
        for (const std::string& text :
             {std::string(tree_line), session::to_link(tree_line), "https://x.org/#s=" + session::to_link(tree_line)}) {
            const std::string file = folder.file("tree.txt");
            const Said said = said_by_figure(text, file);
            CHECK(said.status == 0);
            CHECK(said.errors == "");
            CHECK(text_of(file) == made(tree_line, Format::txt));
        }
    }
    TEST_CASE("what cannot be drawn is said in a sentence with the remedy")
    {
        const Folder folder;
        const auto wrong = [&](const std::string& text, const std::string& out, const std::string& what = "") {
            const Said said = said_by_figure(text, out, what);
            CHECK(said.status == 1);
            CHECK(said.errors.find('\n') == said.errors.size() - 1);
            return said.errors;
        };
        CHECK(wrong("chess 1 e4", folder.file("a.txt"))
                  .starts_with("sagaz figure: no game's line begins with \"chess\""));
        CHECK(wrong("tictactoe 1 person full 7 4 4", folder.file("a.txt")) ==
              "sagaz figure: taken (another move is there: leave it out) at character 29, in \"4\"\n");
        CHECK(wrong(tree_line, "a.gif") ==
              "sagaz figure: a.gif: the file's ending says the format: .svg, .png, .tex, .csv, .json or .txt\n");
        CHECK(wrong(tree_line, "a.b/c").find("ending") != std::string::npos);
        CHECK(wrong(tree_line, folder.file("a.tex"), "bush") ==
              "sagaz figure: --what bush is not a figure of this game in .tex; it has tree; board and panel are drawn "
              "as .svg\n");
        CHECK(wrong(tree_line, folder.file("none/a.txt")).find("cannot write") != std::string::npos);
        CHECK(wrong(tree_line, folder.file("a.png")).find("use the native program sagaz") != std::string::npos);
        CHECK(wrong(tree_line, folder.file("a.svg")).find("use the native program sagaz") != std::string::npos);
        CHECK(wrong("", folder.file("a.txt")).find("name a game's saved line") != std::string::npos);
    }
    TEST_CASE("JSON has the columns and rows of the table, numbers as such, codes and fractions as texts")
    {
        CHECK(made(codes_line, Format::json) ==
              "{\n  \"columns\": [\"guess\", \"code\", \"black\", \"white\", \"codes left\"],\n  \"rows\": [\n"
              "    [1, \"AABB\", 0, 1, 256],\n    [2, \"AACC\", 0, 2, 36]\n  ]\n}\n");
        CHECK(figures::to_json({{"a", "b\"", "c"}, {{"1", "-2", "12"}, {"1/2", "", "34"}}, {2}}) ==
              "{\n  \"columns\": [\"a\", \"b\\\"\", \"c\"],\n  \"rows\": [\n    [\"1\", -2, \"12\"],\n    [\"1/2\", "
              "null, "
              "\"34\"]\n  ]\n}\n");
        CHECK(figures::to_json({{"a"}, {{"007"}}}).find("\"007\"") != std::string::npos);
    }
    TEST_CASE("a figure has the words that it is given, and English where one is missing")
    {
        figures::Words words;
        words.said.assign(static_cast<std::size_t>(figures::Word::end), "");
        words.said[static_cast<std::size_t>(figures::Word::minimum)] = "mínimo";
        const auto out = figures::figure(matrix_line, "", {Format::csv, words});
        REQUIRE(out.has_value());
        CHECK(out->starts_with(",A,B,mínimo,probability\n"));
        words.said[static_cast<std::size_t>(figures::Word::and_more)] = "e altri {0}";
        CHECK(words(figures::Word::and_more, 3) == "e altri 3");
    }
    TEST_CASE("the line of an experiment is played to the end and written as the laboratory's results")
    {
        const std::string line = "lab 1 p2c3r consistent,knuth all 7";
        const std::string csv = made(line, Format::csv);
        CHECK(csv.starts_with("rules,secrets,seed,strategy,guesses,games\np2c3r,all,7,"));
        CHECK(csv.find("\np2c3r,all,7,knuth,1,1\n") != std::string::npos);
        CHECK(made(line, Format::json).find("\"all\", 7, \"knuth\", 1, 1]") != std::string::npos);
        CHECK(made(line, Format::tex).find("\\begin{axis}") != std::string::npos);
        CHECK(made(line, Format::txt, "results").starts_with("strategy"));
    }
    TEST_CASE("the laboratory's results are a table of means with a histogram of each strategy in LaTeX")
    {
        lab::CompareQuery query;
        query.rules = *codes::parse_rules("p2c3r");
        query.strategies = {codes::any_of(codes::StrategyKind::knuth)};
        const auto played = run(lab::CompareJob(query)).rows;
        const std::vector<std::string> names{"knuth_1"};
        const std::string tex = figures::lab(query, names, played, Format::tex);
        CHECK(tex.find("knuth\\_1 & 9 & ") != std::string::npos);
        CHECK(tex.find("\\addplot[draw, pattern=north east lines]") != std::string::npos);
        CHECK(figures::lab(query, names, played, Format::csv) == lab::histograms_csv(query, names, played));
        CHECK(figures::lab(query, names, played, Format::txt).starts_with("strategy"));
    }
}

} // namespace figures_tests
