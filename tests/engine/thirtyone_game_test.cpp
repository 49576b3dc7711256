// A game of 31: moves, computer players, the value history, and the game as one line of text.
#include "engine/base/rng.hpp"
#include "engine/session/link.hpp"
#include "engine/thirtyone/game.hpp"
#include "engine/thirtyone/pairing.hpp"
#include "tests/engine/golden_links.hpp"
#include <algorithm>
#include <array>
#include <doctest/doctest.h>

using namespace engine;
using namespace engine::thirtyone;
using Kind = Error::Kind;
using GameLog = session::Log<Game>;

namespace {

GameLog log_of(const std::string& line) { return from_line(line).value(); }
void wrong_at(const std::string& line, Kind kind, int at)
{
    INFO(line);
    const auto log = from_line(line);
    REQUIRE_FALSE(log);
    CHECK(log.error() == Error{kind, at});
}
/// Lets the computer players finish the game.
GameLog finished(GameLog log, const Solution& s)
{
    while (!log.now().over()) (void)log.push({opponent_move(s, log.setup(), log.now().position)});
    return log;
}
const char* result(const Game& g)
{
    if (!g.over()) return "playing";
    const auto side = g.winner();
    return !side ? "drawn" : *side == Side::a ? "a_won" : "b_won";
}

} // namespace

TEST_SUITE("thirtyone")
{
    TEST_CASE("A and B alternate, and who says too much has lost")
    {
        GameLog log(Setup{});
        for (const int v : {6, 6, 6, 6, 5}) REQUIRE(log.push({static_cast<std::uint8_t>(v)}));
        CHECK(log.now().position.sum == 29);
        CHECK(log.now().turn() == Side::b);
        CHECK_FALSE(log.now().over());
        CHECK(log.push({6}).error() == Error{Kind::used_up});
        CHECK(log.push({7}).error() == Error{Kind::bad_move});
        CHECK(log.push({0}).error() == Error{Kind::bad_move});
        REQUIRE(log.push({3}));
        CHECK(log.now().over());
        CHECK(log.now().winner() == Side::a);
        CHECK(log.push({1}).error() == Error{Kind::game_over});
        CHECK(log.undo());
        CHECK_FALSE(log.now().over());
        CHECK(log.now().at(2).sum == 12);
    }
    TEST_CASE("the perfect player wins every won position, whatever the other does")
    {
        const Rules r{2, 6, 31}; // the winning values for A are 1, 2, 3, 6
        const Solution s = run(SolveJob(r));
        Rng rng(3);
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            GameLog log(Setup{r, Player::perfect, Player::person, seed});
            while (!log.now().over()) {
                const Game& g = log.now();
                const auto all = moves(r, g.position);
                const std::uint8_t any = all[static_cast<int>(rng.below(static_cast<std::uint64_t>(all.size())))];
                REQUIRE(log.push({g.turn() == Side::a ? opponent_move(s, g.setup, g.position) : any}));
            }
            CHECK(log.now().winner() == Side::a);
        }
    }
    TEST_CASE("two perfect players take the remoteness, and then the loser says too much")
    {
        const Solution s = run(SolveJob(game_of_31));
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const GameLog log = finished(GameLog(Setup{game_of_31, Player::perfect, Player::perfect, seed}), s);
            CHECK(log.now().moves.size() == 10);
            CHECK(log.now().winner() == Side::a);
        }
    }
    TEST_CASE("a fallible player errs as often as its level says, and its moves follow from the seed")
    {
        const Solution s = run(SolveJob(game_of_31));
        const auto perfect_moves = [&](Player player) {
            int best = 0;
            for (std::uint64_t seed = 0; seed < 2000; ++seed) {
                const Setup setup{game_of_31, player, Player::person, seed};
                const auto v = opponent_move(s, setup, {});
                CHECK(v == opponent_move(s, setup, {}));
                best += v == 1 || v == 2 || v == 5 ? 1 : 0; // half of the errors happen to be best moves
            }
            return best;
        };
        CHECK(perfect_moves(Player::perfect) == 2000);
        CHECK(perfect_moves(Player::fallible3) == doctest::Approx(1900).epsilon(0.02));
        CHECK(perfect_moves(Player::fallible2) == doctest::Approx(1700).epsilon(0.03));
        CHECK(perfect_moves(Player::fallible1) == doctest::Approx(1400).epsilon(0.04));
    }
    TEST_CASE("computers draw the same moves for ever")
    {
        const Solution s = run(SolveJob(game_of_31));
        const Setup setup{game_of_31, Player::fallible1, Player::fallible2, 31};
        CHECK(to_line(finished(GameLog(setup), s)) ==
              "thirtyone 1 4 6 31 mover_loses fallible1 fallible2 31 3 4 5 5 6 6 2 6");
    }
    TEST_CASE("the value history tells for both sides who stood how, and which move was the mistake")
    {
        const Solution s = run(SolveJob(game_of_31));
        const auto history =
            value_history(s, log_of("thirtyone 1 4 6 31 mover_loses person person 0 5 3 6 4 6 6").now());
        REQUIRE(history.size() == 7);
        CHECK(history[0].value == Value{Outcome::win, std::uint8_t{9}});
        CHECK(history[0].status == 1);
        CHECK_FALSE(history[0].instead);
        for (std::size_t k = 0; k < history.size(); ++k) {
            const bool a_moves = k % 2 == 0;
            CHECK(history[k].status == ((history[k].value.outcome == Outcome::win) == a_moves ? 1 : -1));
            if (k == 0) continue;
            CHECK(*history[k].instead == history[k - 1].value);
            const int mover = a_moves ? -1 : 1; // the player who moved here
            CHECK(history[k].mistake == (history[k - 1].status == mover && history[k].status == -mover));
        }
    }
    TEST_CASE("the move that decided: the last mistake of the one who lost; none if the game was lost from the start")
    {
        const Solution s = run(SolveJob(game_of_31));
        GameLog log(Setup{game_of_31, Player::person, Player::perfect, 42});
        for (const int value : {6, 5, 3, 1, 2}) {
            REQUIRE(log.push({static_cast<std::uint8_t>(value)}));
            if (!log.now().over()) REQUIRE(log.push({opponent_move(s, log.setup(), log.now().position)}));
        }
        const Game lost = log.now();
        REQUIRE(lost.winner() == Side::b);
        CHECK(decisive_move(value_history(s, lost), lost) == 0);
        const auto instead = s.winning_moves(lost.at(0));
        CHECK(std::vector<int>(instead.begin(), instead.end()) == std::vector{1, 2, 5});
        int decided = 0, never = 0;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const Game g = finished(GameLog(Setup{Rules{}, Player::fallible1, Player::fallible2, seed}), s).now();
            const auto h = value_history(s, g);
            const auto move = decisive_move(h, g);
            if (!move) {
                ++never;
                continue;
            }
            ++decided;
            CHECK(h[static_cast<std::size_t>(*move) + 1].mistake);
            CHECK((*move % 2 == 0 ? Side::a : Side::b) != g.winner());
            for (std::size_t k = static_cast<std::size_t>(*move) + 1; k < h.size(); ++k) // the winner kept the win
                CHECK(h[k].status == (g.winner() == Side::a ? 1 : -1));
        }
        CHECK(decided > 40);
        MESSAGE(never, " of 60 were lost from the start");
    }
    TEST_CASE(
        "pairing: whatever the other plays, complete 7; every answer it names wins, and with few squares it breaks")
    {
        const Rules r;
        const Solution s = run(SolveJob(r));
        int found = 0, broken = 0;
        for (std::uint32_t i = 0; i < s.states().size(); ++i) {
            const Position p = s.states().position(i);
            const auto with = pairing(r, p);
            if (!with) {
                broken += (r.limit - p.sum) % 7 == 0 && s.value(p).outcome == Outcome::win && !is_over(r, p);
                continue;
            }
            ++found;
            REQUIRE(s.value(p).outcome == Outcome::loss);
            REQUIRE(with->says.front() == p.sum + with->sum);
            for (const auto value : safe_moves(r, p)) {
                const auto winning = s.winning_moves(after(r, p, value));
                REQUIRE(std::find(winning.begin(), winning.end(), with->sum - value) != winning.end());
            }
        }
        CHECK(found > 200);
        CHECK(broken > 0);
        const auto at_24 = pairing(r, play(r, std::array{6, 6, 6, 6}).value());
        CHECK_FALSE(at_24); // 1 would need a 6 as answer, and none is free
        const auto still = pairing(r, play(r, std::array{6, 5, 4, 6, 3}).value());
        REQUIRE(still);
        CHECK(still->sum == 7);
        CHECK(still->says == std::vector{31});
    }
    TEST_CASE("where pairing breaks: the replies run the squares out, no fewer do, and where none do pairing holds")
    {
        CHECK(where_pairing_breaks(Rules{}, play(Rules{}, std::array{3}).value(), 7) ==
              std::vector<std::uint8_t>{4, 3, 4, 3, 4, 3, 4});
        int broken = 0, holds = 0;
        for (const auto& [rows, max, limit] : {std::array{4, 6, 31}, std::array{2, 4, 17}, std::array{3, 5, 23}}) {
            Rules r;
            r.rows = static_cast<std::uint8_t>(rows);
            r.max = static_cast<std::uint8_t>(max);
            r.limit = static_cast<std::uint8_t>(limit);
            const Solution s = run(SolveJob(r));
            const int sum = max + 1;
            for (std::uint32_t i = 0; i < s.states().size(); ++i) {
                const Position p = s.states().position(i);
                if ((limit - p.sum) % sum != 0 || p.sum == limit || safe_moves(r, p).size() < 2) continue;
                const auto line = where_pairing_breaks(r, p, sum);
                const auto with = pairing(r, p);
                REQUIRE(line.empty() == (with && with->sum == sum));
                ++(line.empty() ? holds : broken);
                if (line.empty()) continue;
                Position at = p;
                for (std::size_t k = 0; k < line.size(); ++k) {
                    REQUIRE(is_free(r, at, line[k]));
                    if (k % 2 == 1) REQUIRE(line[k] + line[k - 1] == sum);
                    at = after(r, at, line[k]);
                    REQUIRE_FALSE(is_beyond(r, at));
                }
                REQUIRE(line.size() % 2 == 1);
                REQUIRE_FALSE(is_free(r, at, sum - line.back()));
            }
        }
        CHECK(broken > 100);
        CHECK(holds > 50);
        MESSAGE("breaks in ", broken, " positions, holds in ", holds);
    }
    TEST_CASE("what is wrong with a line, and where")
    {
        wrong_at("", Kind::unknown_game, 0);
        wrong_at("codes 1", Kind::unknown_game, 0);
        wrong_at("thirtyone 2", Kind::unknown_version, 10);
        wrong_at("thirtyone 1 0 6 31 draw person person 0", Kind::rows_out_of_range, 12);
        wrong_at("thirtyone 1 9 6 31 draw person person 0", Kind::rows_out_of_range, 12);
        wrong_at("thirtyone 1 4 1 31 draw person person 0", Kind::max_out_of_range, 14);
        wrong_at("thirtyone 1 4 6 100 draw person person 0", Kind::limit_out_of_range, 16);
        wrong_at("thirtyone 1 4 6 031 draw person person 0", Kind::limit_out_of_range, 16);
        wrong_at("thirtyone 1 4 6 31 win person person 0", Kind::unknown_full_board, 19);
        wrong_at("thirtyone 1 4 6 31 draw robot person 0", Kind::unknown_player, 24);
        wrong_at("thirtyone 1 4 6 31 draw person fallible4 0", Kind::unknown_player, 31);
        wrong_at("thirtyone 1 4 6 31 draw person person", Kind::seed_out_of_range, 37);
        wrong_at("thirtyone 1 4 6 31 draw person person 0 7", Kind::bad_move, 40);
        wrong_at("thirtyone 1 4 6 31 draw person person 0 ", Kind::bad_move, 40);
        wrong_at("thirtyone 1 4 6 31 draw person person 0 x", Kind::bad_move, 40);
        wrong_at("thirtyone 1 1 6 31 draw person person 0 6 6", Kind::used_up, 42);
        wrong_at("thirtyone 1 1 6 5 draw person person 0 6 5", Kind::game_over, 41);
        wrong_at(std::string(4000, 'x'), Kind::too_long, static_cast<int>(session::max_line_length));
    }
    TEST_CASE("print and parse are inverse, and so are games of every length")
    {
        Rng rng(9);
        for (int i = 0; i < 300; ++i) {
            Setup s;
            s.rules.rows = static_cast<std::uint8_t>(min_rows + rng.below(max_rows));
            s.rules.max = static_cast<std::uint8_t>(min_max + rng.below(max_max - min_max + 1));
            s.rules.limit = static_cast<std::uint8_t>(min_limit + rng.below(max_limit));
            s.rules.full_board = rng.below(2) == 0 ? FullBoard::mover_loses : FullBoard::draw;
            s.a = players[rng.index(players.size())];
            s.b = players[rng.index(players.size())];
            s.seed = rng.next();
            GameLog log(s);
            while (!log.now().over() && rng.below(20) > 0) {
                const auto all = moves(s.rules, log.now().position);
                REQUIRE(log.push({all[static_cast<int>(rng.below(static_cast<std::uint64_t>(all.size())))]}));
            }
            const std::string line = to_line(log);
            CHECK(line.size() <= session::max_line_length);
            const auto again = from_line(line);
            REQUIRE(again);
            CHECK(to_line(*again) == line);
            CHECK(again->now().position == log.now().position);
        }
    }
    TEST_CASE("golden links open for ever and mean what they meant")
    {
        const auto words = [](const Game& g) { // status, and nothing
            return std::string(result(g)) + " -";
        };
        CHECK(open_golden_links("thirtyone", from_line, words) >= 4);
    }
}
