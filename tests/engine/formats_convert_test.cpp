// Games from one format to another: the values and the payoffs stay, by ways that share no code.
#include "engine/extensive/efg.hpp"
#include "engine/extensive/solve.hpp"
#include "engine/formats/convert.hpp"
#include "engine/formats/extensive_form.hpp"
#include "engine/formats/lines.hpp"
#include "engine/formats/reduced.hpp"
#include "engine/matrix/game.hpp"
#include "engine/matrix/mixed.hpp"
#include "engine/search/search.hpp"
#include "engine/search/tree_text.hpp"
#include "engine/session/link.hpp"
#include "engine/trees/game.hpp"
#include "tests/engine/big_efg.hpp"
#include "tests/engine/extensive_support.hpp"
#include "tests/engine/formats_support.hpp"
#include <set>

using namespace engine;
using namespace engine::formats;
using namespace formats_support;

namespace {

Game game_of(const std::string& text)
{
    const auto game = read(text);
    if (!game) FAIL(text, ": ", std::string(name(game.error())), " ", game.error().detail);
    return *game;
}
std::string written(const std::string& text, Format format)
{
    const auto out = write(game_of(text), format);
    if (!out) FAIL(text, ": ", std::string(name(out.error())), " ", out.error().detail);
    return out->text;
}
/// The error's kind and detail.
std::string refusal(const std::string& text, Format format)
{
    const auto game = read(text);
    const auto out = game ? write(*game, format) : Expected<Written, Error>(Unexpected<Error>(game.error()));
    return out ? "ok" : std::string(name(out.error())) + ": " + out.error().detail;
}
std::string value_of_efg(const std::string& text)
{
    const auto tree = extensive::parse_efg(text);
    if (!tree) FAIL(name(tree.error()));
    return to_text(run(extensive::SolveJob(*sequence_form(*tree))).value);
}
/// Too long for a game's line.
std::string with_long_title(std::string efg) { return efg.insert(efg.find('"') + 1, session::max_kept_length, 'x'); }
/// Of a tree whose own line shows its information sets.
std::string matrix_line(const std::string& text)
{
    CHECK(written(text, Format::txt).starts_with("betting 1 efg "));
    return matrix_line_of(*tree_of(game_of(text)))->line;
}
matrix::Matrix matrix_in(const std::string& nfg) { return matrix_of(form_of(nfg))->matrix; }

struct Valued {
    const char *matrix, *value;
};
/// Of the shared cases `field.json`: X01, X03, X04 and its variant, X05, X08 A to C, X10, X12.
const Valued field[] = {
    {"0,1,0,-1;-1,0,1,1;0,-1,0,1;1,-1,-1,0", "0"},
    {"1,0,0,0,0,0,0,0;0,1,0,2/3,0,2/3,0,1/2;0,0,1,2/3,0,0,2/3,1/2;0,2/3,2/3,1,0,1/2,1/2,4/5;0,0,0,0,1,2/3,2/3,1/2;"
     "0,2/3,0,1/2,2/3,1,1/2,4/5;0,0,2/3,1/2,2/3,1/2,1,4/5;0,1/2,1/2,4/5,1/2,4/5,4/5,1",
     "1/3"},
    {"-100,0,0,-100;0,0,0,-100;-100,0,0,0;0,0,0,-50", "-100/3"},
    {"-100,0,0,-100;0,0,0,-100;-100,0,0,0;0,0,0,-333333333/10000000", "-33333333300/1333333333"},
    {"-1,-1,-1;0,0,0;-1,-1,-10000", "0"},
    {"5,4,1,0;4,3,2,-1;0,-1,4,3;1,-2,1,2", "3/2"},
    {"10,0,7,1;2,6,4,7;6,3,3,5", "30/7"},
    {"0,8,5;8,4,6;12,-4,3", "16/3"},
    {"8,3,4,1;4,7,1,6;0,3,8,5", "49/12"},
    {"0", "0"},
};

using extensive_support::PlainGame, extensive_support::PlainNode;

/// The sets of `player` that its pure strategy may reach, as its other sets are masked by "*".
void mark(const PlainNode& n, int player, const std::vector<int>& strategy, std::vector<std::string>& names)
{
    for (std::size_t a = 0; a < n.next.size(); ++a) {
        if (n.player == player) {
            names[n.set] = std::to_string(strategy[n.set]);
            if (static_cast<int>(a) != strategy[n.set]) continue;
        }
        mark(n.next[a], player, strategy, names);
    }
}

} // namespace

TEST_SUITE("formats")
{
    TEST_CASE("matrices keep their values through .nfg and .efg, and come back as the same line")
    {
        for (const Valued& one : field) {
            const std::string line = std::string("matrix 1 ") + one.matrix + " row 0";
            const std::string nfg = written(line, Format::nfg), efg = written(line, Format::efg);
            CHECK(to_text(solve(matrix_in(nfg)).value) == one.value);
            CHECK(value_of_efg(efg) == one.value);
            CHECK(value_of_efg(written(nfg, Format::efg)) == one.value);
            CHECK(to_text(solve(matrix_in(written(efg, Format::nfg))).value) == one.value);
            CHECK(written(nfg, Format::txt) == line + "\n");
            if (line.find(';') != line.npos) CHECK(matrix_line(efg) == line); // else it hides nothing
            CHECK(to_word(*matrix::parse_matrix(written(line, Format::csv))) == one.matrix);
        }
    }
    TEST_CASE("game trees keep their values as .efg, and come back as the same tree")
    {
        Rng rng(72);
        for (int i = 0; i < 60; ++i) {
            search::TreeShape shape;
            shape.b = 2 + i % 3;
            shape.d = 1 + i % 4;
            shape.irregular = i % 2 == 0;
            const search::Tree tree = random_tree(shape, search::NodeKind::max, rng.below(1000));
            const search::NodeKind first = tree[0].kind;
            const std::string text = search::to_text(tree, first, ',');
            const std::string line = "trees 1 explore max alphabeta left_to_right 0 " + text;
            const std::string efg = written(line, Format::efg);
            CHECK(value_of_efg(efg) == to_text((*exact_values(tree))[0]));
            CHECK(written(efg, Format::txt) == line + "\n");
        }
        const std::string line =
            "trees 1 explore min expectiminimax left_to_right 0 [1/2:(3,v(5,-2/3)),1/2:[1/3:4,2/3:(-1,7)]]";
        const auto tree = search::parse_tree("[1/2:(3,v(5,-2/3)),1/2:[1/3:4,2/3:(-1,7)]]", search::NodeKind::min);
        REQUIRE(tree);
        CHECK(value_of_efg(written(line, Format::efg)) == to_text((*exact_values(*tree))[0]));
        CHECK(refusal("trees 1 explore max expectiminimax left_to_right 0 (1,[1/2:(3,5),1/3:4])", Format::efg) ==
              "probabilities_sum: 2");
    }
    TEST_CASE("betting as .efg has the value of the room's own solution: seen, hidden, with and without replacement")
    {
        for (const char* bets : {"2,4,6", "1", "3,1,999,7"})
            for (const char* deck : {"a1k1r", "a1k1n", "a3k2n", "a99k1r"})
                for (const auto cards : {betting::Cards::seen, betting::Cards::hidden}) {
                    const std::string line =
                        std::string("betting 1 ") + bets + " " + deck + " " + std::string(name(cards)) + " max 10 0";
                    betting::Rules rules;
                    rules.bets = *betting::parse_bets(bets);
                    rules.deck = *betting::parse_deck(deck);
                    CHECK(value_of_efg(written(line, Format::efg)) == to_text(betting::solve(rules, cards).value));
                }
        CHECK(value_of_efg(written("kuhn", Format::efg)) == "-1/18");
        CHECK(value_of_efg(written("one_card", Format::efg)) == "1/3");
        CHECK(value_of_efg(written("one_card:ante=1:bets=1:deck=a1k3", Format::efg)) == "-1/3");
        CHECK(refusal("kuhn:deck=a1k1", Format::efg) == "unknown_variant: deck=a1k1");
        CHECK(refusal("kuhn:bets=1,1", Format::efg) == "unknown_variant: bets=1,1");
        CHECK(matrix_line("one_card") == "matrix 1 0,1;1/2,0;-3/2,0;-1,-1 row 0 "
                                         "=bet%2Fbet,bet%2Ffold,fold%2Fbet,fold%2Ffold;call,fold");
    }
    TEST_CASE("the one-card game's strategic form is the textbook's table, and Kuhn's has 27 by 64 strategies")
    {
        // RR, RF, FR, FF against a player who meets or passes (field.json, P01)
        const StrategicForm one_card = form_of(written("one_card", Format::nfg));
        CHECK(one_card.names[0] == std::vector<std::string>{"bet/bet", "bet/fold", "fold/bet", "fold/fold"});
        CHECK(one_card.names[1] == std::vector<std::string>{"call", "fold"});
        CHECK(payoffs_of(one_card) == "0 0, 1/2 -1/2, -3/2 3/2, -1 1, 1 -1, 0 0, 0 0, -1 1");
        const StrategicForm kuhn = form_of(written("kuhn", Format::nfg));
        CHECK(kuhn.sizes == std::vector{27, 64});
        CHECK(refusal("kuhn:ranks=1,1,1,1,1", Format::nfg) == "too_many_strategies: 243 and 1024");
    }
    TEST_CASE("a tree's reduced strategic form has the payoffs of plain play, and each kind of strategy once")
    {
        Rng rng(73);
        int tried = 0;
        for (int i = 0; i < 120; ++i) {
            const PlainGame plain = extensive_support::Grower(rng, 2 + i % 3).game;
            if (plain.strategies(0, 200) * plain.strategies(1, 200) > 400) continue;
            const auto form = strategic_form(*extensive::parse_efg(extensive_support::efg_of(plain)));
            REQUIRE(form);
            ++tried;
            std::map<std::string, std::size_t> full[2]; // a name, and a strategy that it stands for
            for (int player = 0; player < 2; ++player) {
                for (std::size_t n = 0; n < plain.strategies(player, 400); ++n) {
                    std::vector<std::string> names(plain.actions[player].size(), "*");
                    mark(plain.root, player, plain.strategy(player, n), names);
                    std::string joined;
                    for (const std::string& name : names) joined += (joined.empty() ? "" : "/") + name;
                    full[player][joined.empty() ? "1" : joined] = n;
                }
                std::set<std::string> known;
                for (const auto& name : form->names[player]) known.insert(name);
                CHECK(known.size() == full[player].size());
                CHECK(form->names[player].size() == known.size());
            }
            for (int cell = 0; cell < form->cells(); ++cell) {
                std::vector<int> pure[2];
                for (int player = 0; player < 2; ++player) {
                    const auto found = full[player].find(form->name_of(player, form->strategy(cell, player)));
                    REQUIRE(found != full[player].end());
                    pure[player] = plain.strategy(player, found->second);
                }
                const Fraction payoff = expected(plain.root, [&](int player, int set, int action) {
                    return Fraction(pure[player][set] == action ? 1 : 0);
                });
                CHECK(Fraction(form->payoff(cell, 0)) == payoff);
                CHECK(Fraction(form->payoff(cell, 1)) == -payoff);
            }
        }
        CHECK(tried > 40);
    }
    TEST_CASE("an .efg of up to 2,000 nodes opens as a tree, whatever is hidden in it")
    {
        for (const std::string& text : {big_efg::signals(), big_efg::signals("JQKA", 6), big_efg::open(9)}) {
            const auto line = line_of(game_of(text));
            REQUIRE(line);
            CHECK(line->text.starts_with("betting 1 efg "));
            CHECK(line->text.size() <= session::max_kept_length);
            CHECK(value_of_efg(written(line->text, Format::efg)) == value_of_efg(text));
        }
        CHECK(written(big_efg::open(6), Format::txt).starts_with("trees 1 ")); // the tree screen's, within its bounds
        CHECK(game_of(big_efg::open(9)).read_as == "efg");
    }
    TEST_CASE("a matrix made of a file keeps the names of the strategies, unless they are numbers or have no room")
    {
        const std::string named =
            "NFG 1 R \"\" { \"1\" \"2\" } { { \"go on\" \"stop; now\" } { \"é\" \"2\" } } 1 -1 2 -2 3 -3 4 -4";
        CHECK(written(named, Format::txt) == "matrix 1 1,3;2,4 row 0 =go_on,stop%3B_now;é,2\n");
        const auto log = matrix::from_line("matrix 1 1,3;2,4 row 0 =go_on,stop%3B_now;é,2");
        REQUIRE(log);
        CHECK(log->setup().names_of(matrix::Side::row) == std::vector<std::string>{"go on", "stop; now"});
        std::string long_name = named;
        long_name.insert(long_name.find("go on"), std::string(matrix::max_word_length, 'x'));
        CHECK(written(long_name, Format::txt) == "matrix 1 1,3;2,4 row 0\n");
        CHECK(written("NFG 1 R \"\" { \"Player 1\" \"Player 2\" } { 2 2 } 1 -1 2 -2 3 -3 4 -4", Format::txt) ==
              "matrix 1 1,3;2,4 row 0\n");
    }
    TEST_CASE("a matrix made of a file keeps its title and its players' names, if they have room")
    {
        const std::string named = "NFG 1 R \"Two, by two\" { \"Ann\" \"Bob\" } { 2 2 } 1 -1 2 -2 3 -3 4 -4";
        CHECK(written(named, Format::txt) == "matrix 1 1,3;2,4 row 0 @Two%2C_by_two;Ann,Bob\n");
        std::string long_title = named;
        long_title.insert(long_title.find("Two"), std::string(matrix::max_word_length, 'x'));
        CHECK(written(long_title, Format::txt) == "matrix 1 1,3;2,4 row 0 @;Ann,Bob\n");
        std::string unnamed = named;
        unnamed.replace(unnamed.find("Bob"), 3, "");
        CHECK(written(unnamed, Format::txt) == "matrix 1 1,3;2,4 row 0 @Two%2C_by_two;,\n");
    }
    TEST_CASE("files: read, converted, and the value stays")
    {
        const std::string hidden = file("hidden.efg"), open = file("open.efg");
        CHECK(value_of_efg(written(hidden, Format::efg)) == value_of_efg(hidden));
        CHECK(to_text(solve(matrix_in(written(hidden, Format::nfg))).value) == value_of_efg(hidden));
        const std::string hidden_line = written(hidden, Format::txt);
        CHECK(hidden_line.starts_with("betting 1 efg EFG 2 R \"Inspección\" "));
        CHECK(value_of_efg(written(hidden_line, Format::efg)) == value_of_efg(hidden));
        // too long for a line: its matrix
        const std::string long_line = written(with_long_title(hidden), Format::txt);
        CHECK(long_line.starts_with("matrix 1 "));
        CHECK(value_of_efg(written(long_line, Format::efg)) == value_of_efg(hidden));
        // the outcome on the chance node counts for every leaf below it; sum 2 goes to the second player
        const auto opened = write(game_of(open), Format::txt);
        REQUIRE(opened);
        CHECK(opened->text == "trees 1 explore max expectiminimax left_to_right 0 ((3,[1/3:0,2/3:9/2]),2)\n");
        CHECK(opened->constant == 2);
        CHECK(value_of_efg(open) == "3");
        const auto ten = write(game_of(file("constant_sum.nfg")), Format::txt);
        REQUIRE(ten);
        CHECK(ten->text == "matrix 1 7,1/2;4,10 row 0 =a,b;x,y @Sharing_ten;,\n");
        CHECK(ten->constant == 10);
        CHECK(written(open, Format::csv) == "moves,probability of chance,payoff of One,payoff of Two\nl / l,1,3,-1\n"
                                            "l / r / l,1/3,0,2\nl / r / r,2/3,9/2,-5/2\nr,1,2,0\n");
        CHECK(written(file("outcomes.nfg"), Format::csv)
                  .starts_with("甲,乙,payoff of 甲,payoff of 乙\nschweigen,"
                               "schweigen,-1,-1\ngestehen,schweigen,0,-10\n"));
        CHECK(written("\xef\xbb\xbf" + file("general_sum.nfg"), Format::nfg) ==
              to_nfg(form_of(file("general_sum.nfg"))));
        // two players' general-sum game may become a tree, which only Gambit solves
        CHECK(written(file("general_sum.nfg"), Format::efg).find("{ 2, 1 }") != std::string::npos);
    }
    TEST_CASE("a game that does not fit is refused with its place and the reason")
    {
        CHECK(refusal(file("three_players.nfg"), Format::txt) == "not_two_players: 3");
        CHECK(refusal(file("three_players.nfg"), Format::efg) == "ok");
        CHECK(refusal(file("three_players.nfg"), Format::nfg) == "ok");
        CHECK(refusal(file("general_sum.nfg"), Format::txt) == "not_constant_sum: 0 at the strategies (2,1), not 3");
        const auto place = [](const char* name) {
            const auto line = line_of(game_of(file(name)));
            REQUIRE_FALSE(line);
            const Error& e = line.error();
            return std::string(formats::name(e)) + " " + std::to_string(e.line) + ":" + std::to_string(e.column) + " " +
                   e.text.set;
        };
        CHECK(place("three_players.efg") == "players 1:27 ");
        CHECK(place("three_players.nfg") == "not_two_players 1:71 ");
        CHECK(place("general_sum.efg") == "not_zero_sum 4:1 ");
        CHECK(place("forgets.efg") == "imperfect_recall 6:1 forgets");
        std::string eleven = "NFG 1 R \"\" { \"\" \"\" } { 11 1 }";
        for (int i = 0; i < 11; ++i) eleven += " 1 -1";
        CHECK(refusal(eleven, Format::txt) == "too_large_matrix: 11 and 1");
        CHECK(refusal(eleven, Format::efg) == "ok");
        CHECK(written("kuhn", Format::txt).starts_with("betting 1 efg EFG 2 R \"Kuhn's poker\" "));
        CHECK(refusal(with_long_title(written("kuhn", Format::efg)), Format::txt) == "hidden_information: 27 and 64");
        CHECK(refusal("hello", Format::efg) == "unknown_format: hello");
        CHECK(refusal("", Format::efg) == "unknown_format: ");
        CHECK(refusal("matrix 1 1,x row 0", Format::efg) == "wrong_line: syntax");
        CHECK(refusal("matrix 1 1 row 0", Format::cnf) == "wrong_target: matrix");
        CHECK(refusal("tictactoe 1 person full 7", Format::efg) == "unknown_format: tictactoe");
    }
}
