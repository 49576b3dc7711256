// The tree as a graph in the panels of tic-tac-toe and the 31 game: without and with memory, without and with pruning.
#include "engine/search/transpositions.hpp"
#include "engine/thirtyone/keyed.hpp"
#include "engine/tictactoe/keyed.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"

namespace graph_table_tests {

using nlohmann::json;

namespace {

template <class G>
engine::search::Transpositions counted(G game)
{
    engine::search::TranspositionsJob<G> job(std::move(game));
    while (job.step(engine::Budget{1}) == engine::Step::more) {}
    return job.result();
}

std::string figure(std::optional<engine::Count> n)
{
    return shell::text::number(shell::text::Language::english, static_cast<std::int64_t>(n.value_or(0)));
}

} // namespace

TEST_SUITE("graph table")
{
    TEST_CASE(
        "tic-tac-toe shows 549,946 nodes as 5,478 positions and 765 up to symmetry, and what pruning leaves of each")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"tictactoe","role":"two"})");
        p.use("analysis", "1");
        p.settles();
        const auto plain = counted(engine::tictactoe::KeyedTicTacToe{});
        const auto alike = counted(engine::tictactoe::SymmetricTicTacToe{});
        const json rows = p.control("graph_counts")["rows"];
        REQUIRE(rows.size() == 2);
        CHECK(rows[0] == json{"Minimax", "549,946", "5478", "765"});
        CHECK(rows[1] == json{"Alpha-beta", figure(plain.alphabeta), figure(plain.both), figure(alike.both)});
        CHECK_FALSE(p.last().animating);
    }

    TEST_CASE("the explorer of the 31 game shows its tree as a graph, but not of a board with too many positions")
    {
        for (const bool large : {false, true}) {
            Player p(R"({"language":"en","motion":"reduce","game":"thirtyone","role":"two")" +
                     std::string(large ? R"(,"rules":"8x9-99"})" : "}"));
            p.use("analysis", "1");
            p.use("tab", "2");
            p.settles();
            if (large) {
                CHECK_FALSE(p.has("graph_counts"));
                continue;
            }
            const auto found = counted(engine::thirtyone::KeyedThirtyOne(engine::thirtyone::game_of_31, true));
            const json rows = p.control("graph_counts")["rows"];
            REQUIRE(rows.size() == 2);
            CHECK(rows[0] == json{"Minimax", "476,280,295", figure(found.memory)});
            CHECK(rows[1] == json{"Alpha-beta", figure(found.alphabeta), figure(found.both)});
        }
    }
}

} // namespace graph_table_tests
