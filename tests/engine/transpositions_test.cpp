// Trees as graphs: tic-tac-toe and the 31 game, against counts by other means and a search without memory.
#include "engine/search/transpositions.hpp"
#include "engine/thirtyone/growth.hpp"
#include "engine/thirtyone/keyed.hpp"
#include "engine/thirtyone/solve.hpp"
#include "engine/tictactoe/keyed.hpp"
#include "tests/engine/request_support.hpp"
#include <set>

using namespace engine;
using namespace engine::thirtyone;
using namespace request_support;
using search::Transpositions;
using search::TranspositionsJob;

namespace {

Transpositions counted(const Rules& r, bool utterances)
{
    return run(TranspositionsJob(KeyedThirtyOne(r, utterances)));
}

/// Every position below s, and the moves between them.
struct Graph {
    std::set<std::uint64_t> positions;
    Count edges = 0;
    void add(const KeyedThirtyOne& game, const Position& s)
    {
        if (!positions.insert(game.key(s)).second || game.seat(s) == search::Seat::nobody) return;
        for (const auto value : game.moves(s)) {
            ++edges;
            add(game, game.after(s, value));
        }
    }
};

Json asked(Json more)
{
    more["cmd"] = "search.transpositions";
    return good(more);
}

} // namespace

TEST_SUITE("search.transpositions")
{
    TEST_CASE("tic-tac-toe: 549,946 nodes are 5,478 positions, 765 up to symmetry")
    {
        const Json found = asked({{"game", "tictactoe"}});
        CHECK(found["plain"] == 549'946);
        CHECK(found["alphabeta"] == 18'297);
        CHECK(found["memory"] == 5'478);
        CHECK(found["memory_symmetric"] == 765);
        CHECK(found["memory_recalled"] == 16'167 + 1 - 5'478); // the edges of the graph, and the root
        CHECK(found["both"] == 2'741);
        CHECK(found["both_symmetric"] == 616);
        CHECK(found["value"] == 0);
        CHECK_FALSE(found.contains("positions_within"));
    }
    TEST_CASE("the game of 31: 476,280,295 nodes, 96,680,565 without losing utterances, 3,551 positions")
    {
        const Json found = asked({{"game", "thirtyone"}});
        CHECK(found["plain"] == 476'280'295);
        CHECK(found["alphabeta"] == 2'830'353);
        CHECK(found["positions_within"] == 3'551);
        CHECK(found["memory"] == 5'764);
        CHECK(found["both"] == 3'735);
        CHECK(found["value"] == 1);
        const Json without = asked({{"game", "thirtyone"}, {"utterances", false}});
        CHECK(without["plain"] == 96'680'565);
        CHECK(without["alphabeta"] == 943'315);
        CHECK(without["memory"] == 3'551);
        CHECK(without["both"] == 2'527);
    }
    TEST_CASE("counts are those of the walks: every small board, both conventions, with and without utterances")
    {
        int boards = 0;
        for (int rows = 1; rows <= 3; ++rows)
            for (int max = 2; max <= 3; ++max)
                for (int limit = 1; limit <= 14; ++limit)
                    for (const FullBoard full : {FullBoard::mover_loses, FullBoard::draw})
                        for (const bool utterances : {true, false}) {
                            const Rules r{static_cast<std::uint8_t>(rows), static_cast<std::uint8_t>(max),
                                          static_cast<std::uint8_t>(limit), full};
                            INFO(rows << " x " << max << ", " << limit << ", " << static_cast<int>(full) << utterances);
                            const KeyedThirtyOne game(r, utterances);
                            const Transpositions t = counted(r, utterances);
                            const auto plain = search::minimax(game, Position{});
                            const auto pruned = search::alpha_beta(game, Position{});
                            CHECK(t.plain == plain.nodes);
                            CHECK(t.alphabeta == pruned.nodes);
                            CHECK(t.value == plain.value);
                            Graph graph;
                            graph.add(game, {});
                            CHECK(t.memory == graph.positions.size());
                            CHECK(t.memory + t.memory_recalled == graph.edges + 1);
                            CHECK(t.both <= *t.alphabeta);
                            ++boards;
                        }
        CHECK(boards == 3 * 2 * 14 * 4);
    }
    TEST_CASE("larger boards: the growth's counts, and the solution's winner")
    {
        for (const Rules& r : {Rules{4, 5, 25, FullBoard::draw}, Rules{6, 4, 40, FullBoard::mover_loses}}) {
            const Transpositions with = counted(r, true), without = counted(r, false);
            const Growth g = growth(r);
            CHECK(Large(with.plain.value()) == g.nodes_with_utterances());
            CHECK(Large(without.plain.value()) == g.nodes_without());
            CHECK(without.memory == States(r).size());
            CHECK(with.value == without.value);
            const Solution s = run(SolveJob(r));
            CHECK(with.value == status_for_a({}, s.value({}).outcome));
        }
    }
    TEST_CASE("a memory gives the same value for every position as the search without it")
    {
        const tictactoe::SymmetricTicTacToe game;
        NoTrace none;
        search::Memory<std::int32_t> memory; // kept from one search to the next
        std::vector<tictactoe::State> states{{}};
        for (std::size_t i = 0; i < states.size() && states.size() < 2'000; ++i)
            if (game.seat(states[i]) != search::Seat::nobody)
                for (const auto cell : game.moves(states[i])) states.push_back(game.after(states[i], cell));
        for (std::size_t i = states.size(); i-- > 0;) {
            if (tictactoe::plies(states[i]) < 3) continue;
            using Search = search::GameSearch<tictactoe::SymmetricTicTacToe, search::CutRule::at_equality, NoTrace,
                                              search::Memory<std::int32_t>>;
            const auto found = Search(game, none, memory).from(states[i], {});
            CHECK(found.value == search::alpha_beta(game, states[i]).value);
        }
        CHECK(memory.positions() < 765);
    }
    TEST_CASE(
        "a count that does not fit is null, a board that is too large is refused, and so are a game's foreign fields")
    {
        const Json request{{"cmd", "search.transpositions"}, {"game", "thirtyone"}};
        const auto refused = [&](const Json& more) {
            Json q = request;
            q.update(more);
            return bad(q.dump());
        };
        CHECK(refused({{"rows", 8}, {"max", 9}, {"limit", 99}}) == "too_large rows");
        CHECK(refused({{"rows", 9}}) == "out_of_range rows");
        CHECK(refused({{"game", "chess"}}) == "unknown_game game");
        CHECK(refused({{"game", "tictactoe"}, {"rows", 4}}) == "unknown_field rows");
        CHECK(bad(R"({"cmd":"search.transpositions"})") == "missing_field game");
        const Json deep = asked({{"game", "thirtyone"}, {"rows", 8}, {"max", 3}, {"limit", 48}});
        CHECK(deep["positions_within"] == 729);
        const Json many = asked({{"game", "thirtyone"}, {"rows", 8}, {"max", 4}, {"limit", 80}});
        CHECK(many["plain"].is_null() == !growth({8, 4, 80, FullBoard::mover_loses}).nodes_with_utterances().fits_64());
    }
}
