// The 31 game solved: all of the source's numbers, and small boards of every kind against plain recursion.
#include "engine/base/rng.hpp"
#include "engine/cli/notebook.hpp"
#include "engine/thirtyone/explore.hpp"
#include "engine/thirtyone/growth.hpp"
#include "engine/thirtyone/solve.hpp"
#include <algorithm>
#include <doctest/doctest.h>
#include <map>

using namespace engine;
using namespace engine::thirtyone;

namespace {

std::vector<int> list(const Values& values) { return {values.begin(), values.end()}; }
Position played(const Rules& r, const std::vector<int>& values) { return play(r, values).value(); }

/// By the definition, position by position.
class Plain {
public:
    explicit Plain(const Rules& r) : rules_(r) {}
    Value of(const Position& p)
    {
        if (const auto known = memo_.find(p.used); known != memo_.end()) return known->second;
        Value v{Outcome::loss, std::uint8_t{0}};
        if (is_full(rules_, p) && rules_.full_board == FullBoard::draw) v = {Outcome::draw, std::nullopt};
        int fastest_win = 1000;
        int longest_loss = 0;
        bool draw = false;
        const auto safe = safe_moves(rules_, p);
        for (const auto m : safe) {
            const Value next = of(after(rules_, p, m));
            if (next.outcome == Outcome::loss) fastest_win = std::min(fastest_win, *next.remoteness + 1);
            if (next.outcome == Outcome::win) longest_loss = std::max(longest_loss, *next.remoteness + 1);
            draw = draw || next.outcome == Outcome::draw;
        }
        if (fastest_win < 1000) v = {Outcome::win, static_cast<std::uint8_t>(fastest_win)};
        else if (draw) v = {Outcome::draw, std::nullopt};
        else if (!safe.empty()) v = {Outcome::loss, static_cast<std::uint8_t>(longest_loss)};
        return memo_[p.used] = v;
    }
    const auto& memo() const { return memo_; }

private:
    Rules rules_;
    std::map<std::array<std::uint8_t, max_max>, Value> memo_;
};

std::vector<Rules> small_boards()
{
    std::vector<Rules> boards;
    for (std::uint8_t rows = 1; rows <= 3; ++rows)
        for (std::uint8_t max = 2; max <= 4; ++max)
            for (int limit = 1; limit <= board_total({rows, max, 1}) + 1; limit += rows == 3 ? 4 : 1)
                for (const FullBoard full : {FullBoard::mover_loses, FullBoard::draw})
                    boards.push_back({rows, max, static_cast<std::uint8_t>(limit), full});
    return boards;
}

/// Six to eight rows: as many codes as a word of the solution holds, or one fewer, or one more.
std::vector<Rules> tall_boards()
{
    std::vector<Rules> boards;
    for (std::uint8_t rows = 6; rows <= 8; ++rows)
        for (std::uint8_t max = 2; max <= 3; ++max)
            for (int limit = 1; limit <= board_total({rows, max, 1}) + 1; limit += max == 3 ? 3 : 1)
                for (const FullBoard full : {FullBoard::mover_loses, FullBoard::draw})
                    boards.push_back({rows, max, static_cast<std::uint8_t>(limit), full});
    return boards;
}

struct Walked {
    Count nodes = 0, stuck = 0, losing = 0, full = 0;
};
void walk(const Rules& r, const Position& p, Walked& w)
{
    ++w.nodes;
    w.full += is_full(r, p) ? 1 : 0;
    w.losing += static_cast<Count>(losing_utterances(r, p).size());
    const auto safe = safe_moves(r, p);
    w.stuck += safe.empty() ? 1 : 0;
    for (const auto v : safe) walk(r, after(r, p, v), w);
}

} // namespace

TEST_SUITE("thirtyone")
{
    TEST_CASE("the source's game: 3551 positions, A wins in 9, and how the rest is spread")
    {
        const Solution s = run(SolveJob(game_of_31));
        CHECK(s.states().size() == 3551);
        CHECK(all_encodings(game_of_31) == 15625);
        CHECK(s.value({}) == Value{Outcome::win, std::uint8_t{9}});
        CHECK(s.winning_states() == 2630);
        CHECK(s.losing_states() == 921);
        CHECK(s.drawn_states() == 0);
        CHECK(list(s.winning_moves({})) == std::vector{1, 2, 5});
        CHECK(s.by_remoteness() == std::vector<Count>{397, 1509, 293, 737, 159, 302, 57, 73, 13, 9, 2});
        const auto refutations = [&](int first) { return list(s.winning_moves(played(game_of_31, {first}))); };
        CHECK(refutations(3) == std::vector{3, 4});
        CHECK(refutations(4) == std::vector{3, 6});
        CHECK(refutations(6) == std::vector{4});
        CHECK(refutations(1).empty());
    }
    TEST_CASE("rows 1 to 8: who wins and with which first moves; the strategy of sevens needs five rows")
    {
        const std::vector<std::vector<int>> winning{{}, {1, 2, 3, 6}, {}, {1, 2, 5}, {3}, {3}, {3}, {3}};
        for (std::uint8_t rows = 1; rows <= 8; ++rows) {
            const Solution s = run(SolveJob({rows, 6, 31}));
            CHECK(list(s.winning_moves({})) == winning[rows - 1u]);
            CHECK((s.value({}).outcome == Outcome::win) == !winning[rows - 1u].empty());
        }
    }
    TEST_CASE("the exercises")
    {
        const Rules r = game_of_31;
        const Solution s = run(SolveJob(r));
        const Position first = played(r, {1, 6, 2, 2, 5, 2, 3, 2, 6});
        CHECK(first.sum == 29);
        CHECK(to_move(first) == Side::b);
        CHECK(status_for_a(first, s.value(first).outcome) == 1);
        const auto second = [&](const std::vector<int>& moves) { return list(s.winning_moves(played(r, moves))); };
        CHECK(second({5, 6, 6}).empty());
        CHECK(second({2, 5, 6, 6, 4}) == std::vector{1});
        CHECK(second({1, 5, 4, 3}) == std::vector{4});
        CHECK(second({5, 4, 4, 3, 4, 4, 3}).empty());
        CHECK(second({5, 2, 5, 2, 5, 2, 5}).empty());
        const Position asked = played(r, {1, 2, 2, 5, 5, 5}); // what_to_do {1:1, 2:2, 5:3}
        CHECK(asked.sum == 20);
        CHECK(to_move(asked) == Side::a);
        CHECK(list(s.winning_moves(asked)) == std::vector{2, 4});
        CHECK(played(r, {5, 6, 6, 1, 6, 2, 5}).sum == 31);
        CHECK(played(r, {5, 4, 4, 3, 4, 2, 5, 5}).sum == 32); // the source calls it 31
    }
    TEST_CASE("the source's what_to_do, asked as for A, is wrong at 1576 of B's 1776 turns")
    {
        const Solution s = run(SolveJob(game_of_31));
        int turns = 0;
        int wrong_answers = 0;
        for (std::uint32_t n = 0; n < s.states().size(); ++n) {
            const Position p = s.states().position(n);
            if (to_move(p) == Side::a) continue;
            ++turns;
            int answer = 0; // the largest move to a position with status +1
            for (const auto v : safe_moves(game_of_31, p)) {
                const Position next = after(game_of_31, p, v);
                if (status_for_a(next, s.value(next).outcome) == 1) answer = v;
            }
            const auto right = list(s.winning_moves(p));
            const bool is_right =
                answer == 0 ? right.empty() : std::find(right.begin(), right.end(), answer) != right.end();
            wrong_answers += is_right ? 0 : 1;
        }
        CHECK(turns == 1776);
        CHECK(wrong_answers == 1576);
    }
    TEST_CASE("the game tree: 476,280,295 nodes merge into 3551 positions")
    {
        const Growth g = growth(game_of_31);
        CHECK(g.nodes_with_utterances() == Large(476'280'295));
        CHECK(g.plays_with_utterances() == Large(379'599'730));
        CHECK(g.nodes_without() == Large(96'680'565));
        CHECK(g.plays_without() == Large(53'288'020));
        CHECK(g.total.positions == 3551);
        CHECK(g.depth[1].positions == 6);
        CHECK(g.depth[2].positions == 21);
        CHECK(g.depth[2].nodes == Large(36));
        CHECK(g.depth.size() == 15); // at most thirteen moves, and a losing utterance
        const Growth largest = growth({8, 9, 99});
        CHECK(largest.total.positions == 12'283'779);
        CHECK(largest.nodes_with_utterances().digits() == "126978883425982728910915717");
        CHECK_FALSE(largest.nodes_with_utterances().fits_64());
    }
    TEST_CASE("counting a tree is the same as walking it")
    {
        for (const Rules& r : small_boards()) {
            if (r.rows == 3 && r.max == 4 && r.limit > 12) continue; // millions of nodes
            if (r.rows == 2 && r.max == 4 && r.limit > 16) continue;
            Walked w;
            walk(r, {}, w);
            const Growth g = growth(r);
            CHECK(g.total.nodes == Large(w.nodes));
            CHECK(g.total.stuck == Large(w.stuck));
            CHECK(g.total.losing == Large(w.losing));
            CHECK(g.total.full == Large(w.full));
            CHECK(g.total.positions == States(r).size());
        }
    }
    TEST_CASE("every position of small and of tall boards is worth what plain recursion says, in both conventions")
    {
        std::vector<Rules> boards = small_boards();
        for (const Rules& r : tall_boards()) boards.push_back(r);
        for (const Rules& r : boards) {
            Plain plain(r);
            (void)plain.of({});
            const Solution s = run(SolveJob(r));
            REQUIRE(s.states().size() == plain.memo().size());
            bool all = true;
            Count losing = 0;
            for (std::uint32_t n = 0; n < s.states().size(); ++n) {
                const Position p = s.states().position(n);
                all = all && s.value(p) == plain.of(p) && s.value_of_state(n) == plain.of(p);
                losing += plain.of(p).outcome == Outcome::loss ? 1 : 0;
            }
            CHECK(all);
            CHECK(s.losing_states() == losing);
        }
    }
    TEST_CASE("numbers and positions are inverse, without gaps, and moves lead to larger numbers")
    {
        for (const Rules& r : {game_of_31, Rules{1, 9, 99}, Rules{8, 2, 20}, Rules{2, 9, 40}, Rules{8, 9, 1}}) {
            const States states(r);
            bool inverse = true;
            bool larger = true;
            for (std::uint32_t n = 0; n < states.size(); ++n) {
                const Position p = states.position(n);
                inverse = inverse && states.number(p) == n;
                for (const auto v : safe_moves(r, p)) larger = larger && states.number(after(r, p, v)) > n;
            }
            CHECK(inverse);
            CHECK(larger);
        }
        CHECK(States({8, 9, 99}).size() == 12'283'779);
        CHECK(States({6, 9, 99}).size() == 6'112'106);
        CHECK(all_encodings({8, 9, 99}) == 387'420'489);
    }
    TEST_CASE("sliced or whole, the solution is the same")
    {
        const Rules r{3, 7, 60, FullBoard::draw};
        const Solution whole = run(SolveJob(r));
        SolveJob job(r);
        int slices = 1;
        for (std::int64_t last = 0; job.step(Budget{1}) == Step::more; ++slices) {
            REQUIRE(job.progress().done > last);
            last = job.progress().done;
        }
        CHECK(slices > 20);
        CHECK(job.progress().done == job.progress().total);
        bool same = job.result().by_remoteness() == whole.by_remoteness();
        for (std::uint32_t n = 0; n < whole.states().size(); ++n)
            same = same && job.result().value_of_state(n) == whole.value_of_state(n);
        CHECK(same);
        CHECK(job.step(Budget{1}) == Step::done);
    }
    TEST_CASE("a board that can fill: the mover loses, or nobody does")
    {
        const Rules loses{1, 6, 21};
        const Rules draws{1, 6, 21, FullBoard::draw};
        const Solution a = run(SolveJob(loses));
        const Solution b = run(SolveJob(draws));
        CHECK(a.value({}) == Value{Outcome::loss, std::uint8_t{6}});
        CHECK(b.value({}) == Value{Outcome::draw, std::nullopt});
        CHECK(b.drawn_states() == 64);
        CHECK(b.winning_moves({}).empty());
        CHECK(b.by_remoteness().empty());
        const Position full = played(loses, {2, 1, 6, 4, 3, 5});
        CHECK(is_over(loses, full));
        CHECK(winner(loses, full) == Side::b);
        CHECK_FALSE(winner(draws, full));
        CHECK(a.value(full) == Value{Outcome::loss, std::uint8_t{0}});
        CHECK(b.best_line({}).size() == 6);
    }
    TEST_CASE("with a draw for the full board, either every position is drawn or none")
    {
        // A board whose squares sum to at most the limit can fill, and then nobody can exceed it.
        for (const Rules& r : small_boards()) {
            if (r.full_board != FullBoard::draw) continue;
            const Solution s = run(SolveJob(r));
            CHECK(s.drawn_states() == (board_total(r) <= r.limit ? s.states().size() : 0));
        }
    }
    TEST_CASE("beyond the limit the game is over, and the other one has won")
    {
        const Rules r = game_of_31;
        const Position p = played(r, {6, 6, 6, 6, 5, 5});
        CHECK(p.sum == 34);
        CHECK(is_over(r, p));
        CHECK(winner(r, p) == Side::a);
        CHECK(moves(r, p).empty());
        CHECK(run(SolveJob(r)).value(p).outcome == Outcome::win);
        CHECK(play(r, std::vector{6, 6, 6, 6, 5, 5, 1}).error() == Error{Error::Kind::game_over, 6});
        CHECK(play(r, std::vector{1, 7}).error() == Error{Error::Kind::bad_move, 1});
        CHECK(play(r, std::vector{0}).error() == Error{Error::Kind::bad_move, 0});
        CHECK(play(r, std::vector{1, 1, 1, 1, 1}).error() == Error{Error::Kind::used_up, 4});
    }
    TEST_CASE("the best line takes the remoteness, ends stuck, and every move of it is best")
    {
        for (const Rules& r : {game_of_31, Rules{2, 5, 20}, Rules{3, 9, 70}}) {
            const Solution s = run(SolveJob(r));
            Rng rng(5);
            for (int i = 0; i < 200; ++i) {
                Position p = s.states().position(static_cast<std::uint32_t>(rng.below(s.states().size())));
                const auto line = s.best_line(p);
                REQUIRE(line.size() == *s.value(p).remoteness);
                for (const auto v : line) {
                    const int before = *s.value(p).remoteness;
                    p = after(r, p, v);
                    CHECK(*s.value(p).remoteness == before - 1);
                }
                CHECK(safe_moves(r, p).empty());
            }
        }
    }
    TEST_CASE("exploring and labelling go as in the notebook, position by position")
    {
        for (const Rules& r : {game_of_31, Rules{1, 6, 21}, Rules{1, 6, 20}, Rules{3, 4, 17}, Rules{8, 2, 9}}) {
            const auto expected = cli::notebook(r);
            const Exploration e = explore(r);
            REQUIRE(e.nodes.size() == expected.size());
            CHECK(e.complete);
            const Solution s = run(SolveJob(r));
            bool same = true;
            for (std::size_t i = 0; i < expected.size(); ++i) {
                const Explored& node = e.nodes[i];
                same = same && node.position == expected[i].position && node.status == expected[i].status;
                same = same && node.status == status_for_a(node.position, s.value(node.position).outcome);
            }
            CHECK(same);
        }
    }
    TEST_CASE("an explored position knows its parent, its successors and what decided it")
    {
        const Exploration e = explore(game_of_31);
        CHECK(e.nodes.size() == 3551);
        CHECK(e.seen == 5764); // including positions just beyond the limit, which stay on the frontier
        CHECK(e.nodes.back().frontier == static_cast<std::int32_t>(e.seen - e.nodes.size()));
        CHECK(e.steps() == 7102);
        CHECK(e.explored(4000) == 3551);
        CHECK(e.labelled(4000) == 449);
        CHECK(e.labelled(17) == 0);
        for (std::size_t i = 1; i < e.nodes.size(); ++i) {
            const Explored& node = e.nodes[i];
            const Explored& parent = e.nodes[static_cast<std::size_t>(node.parent)];
            bool first_seen = false;
            for (std::size_t v = 0; v < max_max; ++v)
                first_seen =
                    first_seen || (parent.successor[v] == static_cast<std::int32_t>(i) && parent.first_seen[v]);
            REQUIRE(first_seen);
            if (node.decided_by >= 0) REQUIRE(e.nodes[static_cast<std::size_t>(node.decided_by)].status == node.status);
        }
        CHECK(e.nodes[0].successor == std::array<std::int32_t, 9>{1, 2, 4, 7, 12, 18, -1, -1, -1});
    }
    TEST_CASE("an exploration broken off says so")
    {
        const Exploration e = explore({8, 9, 99}, 500);
        CHECK(e.nodes.size() == 500);
        CHECK_FALSE(e.complete);
        CHECK(e.steps() == 500);
        CHECK(e.nodes.back().successor[8] == not_reached);
        CHECK(e.nodes.back().status == 0);
    }
    TEST_CASE("the tree unfolds breadth first, as deep and as large as asked")
    {
        CHECK(unfold({1, 6, 20}, {}, 99, 100'000).size() == 1957);
        const auto tree = unfold(game_of_31, {}, 3, 100'000);
        CHECK(tree.size() == 1 + 6 + 36 + 216);
        CHECK_FALSE(tree[0].cut);
        CHECK(tree.back().cut);
        CHECK(tree.back().value == 6);
        CHECK(tree[static_cast<std::size_t>(tree.back().parent)].first_child == 253);
        CHECK(unfold(game_of_31, {}, 99, 50).size() == 49);
        CHECK(unfold(game_of_31, played(game_of_31, {6, 6, 6, 6, 5, 5}), 3, 50).size() == 1);
    }
}
