// Tic-tac-toe: all published counts, searches against each other, the game and its line.
#include "engine/base/rng.hpp"
#include "engine/search/minimax.hpp"
#include "engine/session/link.hpp"
#include "engine/tictactoe/analyse.hpp"
#include "engine/tictactoe/board.hpp"
#include "engine/tictactoe/game.hpp"
#include "tests/engine/golden_links.hpp"
#include <doctest/doctest.h>
#include <set>

using namespace engine;
using namespace engine::tictactoe;
using Kind = Error::Kind;
using GameLog = session::Log<Game>;

namespace {

State board(std::string_view text) { return parse_board(text).value(); }

/// Every reachable position.
const std::vector<State>& reachable()
{
    static const std::vector<State> all = [] {
        const TicTacToe game;
        std::vector<State> found{game.root()};
        std::set<std::pair<Cells, Cells>> seen{{0, 0}};
        for (std::size_t i = 0; i < found.size(); ++i) {
            const State s = found[i];
            if (game.seat(s) == search::Seat::nobody) continue;
            for (const auto cell : game.moves(s)) {
                const State next = game.after(s, cell);
                if (seen.insert({next.x, next.o}).second) found.push_back(next);
            }
        }
        return found;
    }();
    return all;
}

void wrong_at(const std::string& line, Kind kind, int at)
{
    INFO(line);
    const auto log = from_line(line);
    REQUIRE_FALSE(log);
    CHECK(log.error() == Error{kind, at});
}

} // namespace

TEST_SUITE("tictactoe")
{
    TEST_CASE("549,946 nodes, 255,168 games, 5478 positions, 765 up to symmetry; a draw; alpha-beta visits 18,297")
    {
        const TicTacToe game;
        const auto whole = search::minimax(game, game.root());
        CHECK(whole.value == 0);
        CHECK(whole.nodes == 549'946);
        CHECK(whole.leaves == 255'168);
        const auto pruned = search::alpha_beta(game, game.root());
        CHECK(pruned.value == 0);
        CHECK(pruned.nodes == 18'297);
        CHECK(whole.best == pruned.best);
        CHECK(reachable().size() == 5478);
        std::set<std::pair<Cells, Cells>> classes;
        for (const State& s : reachable()) classes.insert({canonical(s).x, canonical(s).o});
        CHECK(classes.size() == 765);
    }
    TEST_CASE("two moves ahead by open lines: corner -1, edge -2, centre 1; alpha-beta visits 26 of 72 leaves")
    {
        const Analysis a = analyse({}, {Algorithm::alphabeta, 2});
        CHECK(a.value == 1);
        CHECK(a.best == 4);
        std::vector<int> values;
        for (const Scored& m : a.moves) values.push_back(m.value);
        CHECK(values == std::vector{-1, -2, -1, -2, 1, -2, -1, -2, -1});
        CHECK(a.leaves == 26);
        CHECK(a.all_leaves == 72);
        const Analysis plain = analyse({}, {Algorithm::minimax, 2});
        CHECK(plain.leaves == 72);
        CHECK(plain.nodes == 82);
        CHECK(plain.best == 4);
    }
    TEST_CASE("the evaluation counts lines: empty 0, a centre X four, a won game all")
    {
        const OpenLines f;
        CHECK(f({}) == 0);
        CHECK(f(board("....X....")) == 4);
        CHECK(f(board("X...O....")) == -1); // 4 - 5
        CHECK(f(board("XXXOO....")) == won_value);
        CHECK(f(board("OOOXX.X..")) == -won_value);
    }
    TEST_CASE("from every position: minimax, alpha-beta and the table agree, to the end and at every depth")
    {
        const TicTacToe game;
        const Solved solved;
        CHECK(solved.size() == 5478);
        CHECK(solved.at({}) == Entry{0, 9, 549'946, 255'168});
        bool same = true;
        for (const State& s : reachable()) {
            if (plies(s) < 3) continue; // the smaller trees only; the larger ones are tested above
            const auto whole = search::minimax(game, s);
            const auto pruned = search::alpha_beta(game, s);
            const Entry& e = solved.at(s);
            same = same && whole.value == pruned.value && whole.best == pruned.best && whole.value == e.value;
            same = same && whole.nodes == e.nodes && whole.leaves == e.games && pruned.nodes <= whole.nodes;
        }
        CHECK(same);
        for (std::size_t i = 0; i < reachable().size(); i += 7) {
            const State s = reachable()[i];
            for (int depth = 1; depth <= 4; ++depth) {
                const LimitedTicTacToe limited({}, depth);
                const auto whole = search::minimax(limited, limited.from(s));
                const auto pruned = search::alpha_beta(limited, limited.from(s));
                same = same && whole.value == pruned.value && whole.best == pruned.best;
            }
        }
        CHECK(same);
    }
    TEST_CASE("a trace tells every node, and the cuts account for the unvisited ones")
    {
        using Event = search::NodeEvent<LimitedTicTacToe>;
        using Step = search::SearchStep;
        const LimitedTicTacToe game({}, 2);
        Recorder<Event> record;
        const auto found = search::alpha_beta(game, game.root(), record);
        Count entered = 0;
        Count left = 0;
        Count leaves = 0;
        int cuts = 0;
        int depth = -1;
        for (const Event& e : record.events) {
            entered += e.what == Step::enter ? 1 : 0;
            left += e.what == Step::leave ? 1 : 0;
            leaves += e.what == Step::leaf ? 1 : 0;
            cuts += e.what == Step::cut ? 1 : 0;
            if (e.what == Step::enter) CHECK(e.depth == ++depth);
            if (e.what == Step::leaf) CHECK(e.depth == depth + 1);
            if (e.what == Step::cut) CHECK(e.window.alpha >= e.window.beta);
            if (e.what == Step::leave) CHECK(e.depth == depth--);
        }
        CHECK(entered + leaves == found.nodes);
        CHECK(left == entered);
        CHECK(leaves == found.leaves);
        CHECK(cuts > 0);
        CHECK(record.events.back().value == 1);
        CHECK(record.dropped == 0);
    }
    TEST_CASE("boards as text: inverse, and what no game comes to is refused")
    {
        for (const State& s : reachable()) REQUIRE(board(to_text(s)) == s);
        CHECK(parse_board("").error() == Error{Kind::board_length, 0});
        CHECK(parse_board("X.O.....").error() == Error{Kind::board_length, 8});
        CHECK(parse_board("X.O.......").error() == Error{Kind::board_length, 9});
        CHECK(parse_board("X.o......").error() == Error{Kind::bad_cell, 2});
        CHECK(parse_board("XX.......").error() == Error{Kind::impossible_board});
        CHECK(parse_board("O........").error() == Error{Kind::impossible_board});
        CHECK(parse_board("XXXOOO...").error() == Error{Kind::impossible_board});
        CHECK(parse_board("XXXO.OO..").error() == Error{Kind::impossible_board}); // play continued after a line
        CHECK(winning_cells(board("XXXOO....")) == 7);
        CHECK(winning_cells(board("....X....")) == 0);
    }
    TEST_CASE("full players draw, win against the others when they can, and never lose")
    {
        const Solved solved;
        const Player full{Player::Kind::full, 0};
        const auto play_out = [&](const Setup& setup) {
            GameLog log(setup);
            while (!log.now().over()) REQUIRE(log.push({opponent_move(solved, setup, log.now().board)}));
            return log.now().result();
        };
        int wins = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            CHECK(play_out({full, full, seed}) == 0);
            const int first = play_out({full, {Player::Kind::random, 0}, seed});
            CHECK(first >= 0);
            CHECK(play_out({{Player::Kind::random, 0}, full, seed}) <= 0);
            CHECK(play_out({{Player::Kind::limited, 2}, full, seed}) <= 0);
            wins += first;
        }
        CHECK(wins > 150);
        const Setup two{{Player::Kind::limited, 2}, {}, 1};
        CHECK(opponent_move(solved, two, {}) == 4); // the slide's choice
    }
    TEST_CASE("computers draw the same moves for ever")
    {
        const Solved solved;
        const auto moves = [&](Player x, Player o, std::uint64_t seed) {
            GameLog log(Setup{x, o, seed});
            std::string text;
            while (!log.now().over()) {
                const auto cell = opponent_move(solved, log.setup(), log.now().board);
                REQUIRE(log.push(Move{cell}));
                text += static_cast<char>('0' + cell);
            }
            return text;
        };
        constexpr Player full{Player::Kind::full, 0}, any{Player::Kind::random, 0}, two{Player::Kind::limited, 2};
        CHECK(moves(full, full, 31) == "648713520");
        CHECK(moves(any, any, 31) == "628753410");
        CHECK(moves(two, any, 31) == "4208563");
    }
    TEST_CASE("a computer plays each of its best moves now and then")
    {
        const Solved solved;
        for (const char* text : {".........", "....X....", "X........"}) {
            const State s = board(text);
            const auto best = solved.best_moves(s);
            std::set<int> played;
            constexpr Player full{Player::Kind::full, 0};
            for (std::uint64_t seed = 0; seed < 300; ++seed)
                played.insert(opponent_move(solved, {full, full, seed}, s));
            CHECK(played.size() == static_cast<std::size_t>(best.size()));
            for (const auto cell : best) CHECK(played.count(cell) == 1);
        }
    }
    TEST_CASE("a win at once is preferred to a later one, and a loss is put off")
    {
        const Solved solved;
        const auto best = [&](std::string_view text) {
            const auto cells = solved.best_moves(board(text));
            return std::vector<int>(cells.begin(), cells.end());
        };
        CHECK(best("XX.OO....") == std::vector{2});
        CHECK(best("X.XOO.X..") == std::vector{5}); // O wins at once
        CHECK(best("XX.O..O..").front() == 2);
        CHECK(best("XXXOO....").empty());
        CHECK(solved.at(board("XX.OO....")).remoteness == 1);
    }
    TEST_CASE("in a lost position a full player stops one of two lines, whichever cells are as good")
    {
        const Solved solved;
        const State s = board("X.X.XO..O"); // X threatens 1 and 6
        std::set<int> played;
        for (std::uint64_t seed = 0; seed < 100; ++seed)
            played.insert(opponent_move(solved, {{}, {Player::Kind::full, 0}, seed}, s));
        CHECK(played == std::set{1, 6});
    }
    TEST_CASE("moves, what is wrong with them, and with a line")
    {
        GameLog log(Setup{});
        REQUIRE(log.push({4}));
        CHECK(log.push({4}).error() == Error{Kind::taken});
        CHECK(log.push({9}).error() == Error{Kind::bad_move});
        CHECK(log.push({-1}).error() == Error{Kind::bad_move});
        for (const int cell : {0, 2, 1, 6}) REQUIRE(log.push({static_cast<std::int8_t>(cell)}));
        CHECK(log.now().over());
        CHECK(log.now().result() == 1);
        CHECK(log.push({8}).error() == Error{Kind::game_over});
        CHECK(to_line(log) == "tictactoe 1 person person 0 4 0 2 1 6");

        wrong_at("", Kind::unknown_game, 0);
        wrong_at("tictactoe 0", Kind::unknown_version, 10);
        wrong_at("tictactoe 1 depth0 full 0", Kind::unknown_player, 12);
        wrong_at("tictactoe 1 depth9 full 0", Kind::unknown_player, 12);
        wrong_at("tictactoe 1 full depth 0", Kind::unknown_player, 17);
        wrong_at("tictactoe 1 full random x", Kind::seed_out_of_range, 24);
        wrong_at("tictactoe 1 full random 0 9", Kind::bad_move, 26);
        wrong_at("tictactoe 1 full random 0 4 4", Kind::taken, 28);
        wrong_at("tictactoe 1 full random 0 0 3 1 4 2 5", Kind::game_over, 36);
        wrong_at(std::string(4000, 'x'), Kind::too_long, static_cast<int>(session::max_line_length));
    }
    TEST_CASE("players as text are inverse")
    {
        for (const char* word : {"person", "random", "full", "depth1", "depth8"}) {
            const auto p = parse_player(word);
            REQUIRE(p);
            CHECK(to_text(*p) == word);
            Setup s;
            s.x = *p;
            CHECK_FALSE(problem(s));
        }
        CHECK(problem(Setup{{Player::Kind::limited, 0}, {}, 0}));
        CHECK(problem(Setup{{}, {Player::Kind::full, 3}, 0}));
    }
    TEST_CASE("golden links open for ever and mean what they meant")
    {
        const auto words = [](const Game& g) { // status, and nothing
            const bool x_won = g.result() > 0, o_won = g.result() < 0;
            return std::string(!g.over() ? "playing" : x_won ? "x_won" : o_won ? "o_won" : "drawn") + " -";
        };
        CHECK(open_golden_links("tictactoe", from_line, words) >= 3);
    }
}
