// A new case must show the board its answer is asked about: matching and mismatching lines and requests of each game.
#define JSON_NOEXCEPTION 1
#include "tests/engine/lesson_support.hpp"
#include <array>

using namespace engine;
using namespace engine::lessons;

namespace {

/// A game's line, and a request with the answer's path: {"cmd": …} and the path.
struct Pair {
    const char *line, *request, *path;
};

/// The board fault of a new case with this line and answer; "" = none. Ignores every other fault.
std::string said_of(const char* game, const Pair& pair, bool what_if = false)
{
    Json lesson = sample();
    const Json request = Json::parse(pair.request, nullptr, false);
    REQUIRE_MESSAGE(request.is_object(), pair.request);
    lesson["game"] = game;
    lesson["steps"][3]["say"] = lesson["steps"][1]["say"];
    lesson["steps"][3]["ask"]["kind"] = "set"; // accepts any answer
    lesson["steps"][3]["ask"]["options"] = Json::array({{{"value", 1}}, {{"value", 2}}});
    lesson["steps"][3]["fresh"] = {{"line", pair.line},
                                   {"op", "minus"},
                                   {"of", Json::array({{{"request", request}, {"path", pair.path}},
                                                       {{"request", request}, {"path", pair.path}}})}};
    if (what_if) lesson["steps"][3]["fresh"]["what_if"] = true;
    const std::string all = '\n' + faults_of(lesson, nullptr, 1), begin = "\nsteps.3.fresh";
    const auto from = all.find(begin);
    if (from == std::string::npos) return {};
    return all.substr(from + begin.size(), all.find('\n', from + 1) - from - begin.size());
}

void check(const char* game, std::initializer_list<Pair> same, std::initializer_list<Pair> others)
{
    for (const Pair& pair : same) {
        CAPTURE(pair.line);
        CAPTURE(pair.request);
        CHECK(said_of(game, pair) == "");
    }
    for (const Pair& pair : others) {
        CAPTURE(pair.line);
        CAPTURE(pair.request);
        const std::string said = said_of(game, pair);
        CHECK_MESSAGE(said.starts_with(".line: with seed 1: shows "), said);
        CHECK_MESSAGE(said.find(", and the answer's request is about ") != std::string::npos, said);
        CHECK(said_of(game, pair, true) == "");
    }
}

} // namespace

TEST_SUITE("lesson")
{
    TEST_CASE("31: a new case shows the moves and rules of its request, or the game goes on from one to the other")
    {
        const char* board = "thirtyone 1 4 6 31 mover_loses person person 1 3 4";
        check("thirtyone",
              {{board, R"({"cmd": "thirtyone.position", "moves": [3, 4]})", "status"},
               {board, R"({"cmd": "thirtyone.position", "moves": [3]})", "winning_moves"},
               {board, R"({"cmd": "thirtyone.position", "moves": [3, 4, 6]})", "status"},
               {board, R"({"cmd": "thirtyone.solve"})", "root_remoteness"},
               {board, R"({"cmd": "search.tree", "tree": "3 4"})", "value"}},
              {{board, R"({"cmd": "thirtyone.position", "moves": [3, 5]})", "status"},
               {board, R"({"cmd": "thirtyone.position", "moves": [3, 3, 4, 1], "limit": 20})", "status"},
               {board, R"({"cmd": "thirtyone.position", "moves": [3, 3]})", "status"}});
        CHECK(said_of("thirtyone", {board, R"({"cmd": "thirtyone.position", "moves": [3, 5]})", "status"}) ==
              ".line: with seed 1: shows \"3 4\", and the answer's request is about \"3 5\"; if that is meant so, say "
              "\"what_if\": true in fresh");
        CHECK(said_of("thirtyone", {board, R"({"cmd": "thirtyone.position", "limit": 20})", "status"}) ==
              ".line: with seed 1: shows \"4 6 31 mover_loses\", and the answer's request is about \"4 6 20 "
              "mover_loses\"; if that is meant so, say \"what_if\": true in fresh");
    }
    TEST_CASE("tic-tac-toe: a new case shows the cells of its request")
    {
        const char* board = "tictactoe 1 person person 1 4 0 8";
        check("tictactoe",
              {{board, R"({"cmd": "tictactoe.analyse", "board": "O...X...X"})", "value"},
               {board, R"({"cmd": "tictactoe.analyse", "board": "O.O.X...X"})", "value"},
               {board, R"({"cmd": "tictactoe.analyse", "board": "O...X...."})", "best"}},
              {{board, R"({"cmd": "tictactoe.analyse", "board": "..O.X.X.."})", "value"},
               {board, R"({"cmd": "tictactoe.analyse", "board": "X...O...X"})", "value"}});
    }
    TEST_CASE("trees: a new case shows the tree of its request or a branch of it, whoever moves and in whatever order")
    {
        const char* tree = "trees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)";
        check("trees",
              {{tree, R"j({"cmd": "search.tree", "tree": "(3 12 8)(2 4 6)", "root": "MIN"})j", "value"},
               {tree, R"j({"cmd": "search.tree", "tree": [[6, 4, 2], [12, 3, 8]]})j", "leaves_visited"},
               {tree, R"j({"cmd": "search.orders", "tree": "(3 12 8)(2 4 6)"})j", "min"},
               {tree, R"j({"cmd": "search.tree", "tree": "2 4 6"})j", "value"},
               {tree, R"j({"cmd": "search.tree", "tree": "((3 12 8)(2 4 6))(1 1)"})j", "value"},
               {"trees 1 explore max expectiminimax left_to_right 0 [1/2:(3,5),1/2:4]",
                R"j({"cmd": "search.tree", "tree": "[1/2:4 1/2:(3 5)]", "algorithm": "expectiminimax"})j", "value"}},
              {{tree, R"j({"cmd": "search.tree", "tree": "(3 12 8)(2 4 7)"})j", "value"},
               {tree, R"j({"cmd": "search.tree", "tree": "3 12 7"})j", "value"},
               {"trees 1 explore max expectiminimax left_to_right 0 [1/2:(3,5),1/2:4]",
                R"j({"cmd": "search.tree", "tree": "[1/3:(3 5) 2/3:4]", "algorithm": "expectiminimax"})j", "value"}});
    }
    TEST_CASE(
        "matrix games: a new case shows the matrix of its request, or what is left of one when choices are crossed "
        "out")
    {
        const char* board = "matrix 1 2,-3,5;0,2,1;-5,10,0 row 1";
        check("matrix",
              {{board, R"({"cmd": "matrix.solve", "matrix": [[2, -3, 5], [0, "2/1", 1], [-5, 10, 0]]})", "value"},
               {board, R"({"cmd": "matrix.solve", "matrix": [[2, 5], [-5, 0]]})", "value"},
               {board, R"({"cmd": "matrix.solve", "matrix": [[0, 2, 1]]})", "value"}},
              {{board, R"({"cmd": "matrix.solve", "matrix": [[2, -3, 5], [0, 2, 1], [-5, 10, 1]]})", "value"},
               {board, R"({"cmd": "matrix.solve", "matrix": [[2, -5], [5, 0]]})", "value"},
               {board, R"({"cmd": "matrix.solve", "matrix": [[7]]})", "value"}});
    }
    TEST_CASE("betting: a new case shows the bets of its request and a deck that deals as often, cards seen or not")
    {
        const char* board = "betting 1 2,4,6 a2k2r hidden max 3 1";
        check("betting",
              {{board, R"({"cmd": "betting.solve"})", "value"},
               {board, R"({"cmd": "betting.solve", "bets": [2, 4, 6], "cards": "seen"})", "value"},
               {board, R"({"cmd": "betting.solve", "bets": [4]})", "value"}},
              {{board, R"({"cmd": "betting.solve", "bets": [2, 4, 5]})", "value"},
               {board, R"({"cmd": "betting.solve", "deck": {"aces": 1, "kings": 2, "replacement": true}})", "value"}});
    }
    TEST_CASE("codes: a new case shows the rules and rows of its request, and the guess that it answers")
    {
        const char* board = "codes 1 p4c6r 12 assistant colours consistent 1 g0011 a01 g0022 a10";
        const char* asked = "codes 1 p4c6r 12 assistant colours consistent 1 g0011";
        const char* spaces =
            "spaces 1 me hand true b uniform_code never codes 1 p3c6n 12 assistant digits consistent 1 "
            "g012 a10";
        const std::initializer_list<Pair> same{
            {board,
             R"({"cmd": "codes.knowledge", "rules": "p4c6r", "history": [{"guess": "0022", "fijas": 1, "picas": 0},
                                                                         {"guess": [0,0,1,1], "fijas": 0, "picas": 1}]})",
             "consistent"},
            {board, R"({"cmd": "codes.partition", "rules": "p4c6r", "history": [], "guess": "0011"})", "worst"},
            {board, R"({"cmd": "codes.answer", "rules": "p4c6r", "secret": "0012", "guess": "0122"})", "fijas"},
            {asked, R"({"cmd": "codes.answer", "rules": "p4c6r", "secret": "0012", "guess": "0011"})", "fijas"},
            {asked, R"({"cmd": "codes.answer", "rules": "p4c6r", "secret": "0011", "guess": "0012"})", "fijas"}};
        for (const char* game : {"mastermind", "picas-fijas"})
            check(
                game, same,
                {{board,
                  R"({"cmd": "codes.knowledge", "rules": "p4c6r", "history": [{"guess": "0011", "fijas": 1, "picas": 0}]})",
                  "consistent"},
                 {board, R"({"cmd": "codes.knowledge", "rules": "p4c7r", "history": []})", "consistent"},
                 {asked, R"({"cmd": "codes.answer", "rules": "p4c6r", "secret": "0012", "guess": "0122"})", "fijas"}});
        check("spaces",
              {{spaces,
                R"({"cmd": "codes.spaces", "rules": "p3c6n", "history": [{"guess": "012", "fijas": 1, "picas": 0}]})",
                "live"}},
              {{spaces,
                R"({"cmd": "codes.spaces", "rules": "p3c6n", "history": [{"guess": "012", "fijas": 0, "picas": 1}]})",
                "live"}});
    }
    TEST_CASE("concepts: a new case shows the examples of its request, whatever the attributes are called")
    {
        const char* board = "concepts 1 watch L 0 0 =A:x,y;B:x,y,z +00,-12";
        const std::string begin =
                              R"({"cmd": "concepts.learn", "attributes": [["p", "q"], ["k", "l", "m"]], "examples": [)",
                          first = R"({"values": ["p", "k"], "positive": true})",
                          second = R"({"values": ["q", "m"], "positive": false})",
                          flipped = R"({"values": ["q", "m"], "positive": true})";
        const std::string both = begin + first + ", " + second + "]}", one = begin + first + "]}",
                          other = begin + first + ", " + flipped + "]}",
                          wider = R"({"cmd": "concepts.learn", "attributes": [["p", "q"], ["k", "l"]], "examples": [)" +
                                  first + "]}";
        check("concepts", {{board, both.c_str(), "sizes"}, {board, one.c_str(), "sizes"}},
              {{board, other.c_str(), "sizes"}, {board, wider.c_str(), "sizes"}});
    }
    TEST_CASE(
        "Cluedo: a new case shows the table, hand and events of its request, and a long notebook is told from where "
        "it differs")
    {
        const char* board = "cluedo 1 notebook 6-6-9 dddddd 0 0 0 eeeeee 0 - - agm s1dhp2- s2fin1- r2n";
        const std::string table = R"({"cmd": "cluedo.deduce", "deck": [6, 6, 9], "players": 6,
            "hand_sizes": [3, 3, 3, 3, 3, 3], "me": 0, "level": "propagation", )";
        const std::string hand = R"("hand": [0, 6, 12], )",
                          first = R"({"type": "suggest", "by": 1, "cards": [3, 7, 15], "shower": 2, "card": null})";
        const auto check_one = [&](const std::string& rest, const std::string& said) {
            const std::string request = table + rest + "}";
            const std::string all = said_of("cluedo", {board, request.c_str(), "consistent"});
            CHECK_MESSAGE((said.empty() ? all.empty() : all.starts_with(".line: with seed 1: shows " + said)), all);
        };
        check_one(hand + R"("events": [)" + first + "]", "");
        check_one(hand + R"("events": [{"type": "reveal", "player": 2, "card": 13}, )" + first + "]", "");
        check_one(R"("hand": [0, 6, 13], "events": [])",
                  "\"… 12\", and the answer's request is about \"… 13\"; if that is meant so");
        check_one(hand + R"("events": [)" + first +
                      R"(, {"type": "suggest", "by": 3, "cards": [3, 7, 15], "shower": 2, "card": null}])",
                  "\"… 2 asks 5.8.13 1 shows");
    }
}
