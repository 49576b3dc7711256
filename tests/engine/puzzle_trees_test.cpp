// Puzzles of trees and of tic-tac-toe, against their definitions.
#include "engine/tictactoe/board.hpp"
#include "engine/tictactoe/game.hpp"
#include "engine/trees/game.hpp"
#include "tests/engine/puzzle_support.hpp"
#include <algorithm>
#include <map>
#include <set>

using namespace engine;
using namespace engine::puzzle;

namespace {

/// Alpha-beta by its definition.
int alpha_beta(const search::Tree& t, int node, int alpha, int beta, std::set<int>& seen, int turned)
{
    if (t.is_leaf(node)) {
        seen.insert(node);
        return static_cast<int>(t[node].value.num());
    }
    const bool at_max = t[node].kind == search::NodeKind::max;
    int best = at_max ? -1000 : 1000;
    for (int i = 0; i < t[node].count && alpha < beta; ++i) {
        const int child = t[node].first + (node == turned ? t[node].count - 1 - i : i);
        const int value = alpha_beta(t, child, alpha, beta, seen, turned);
        if (at_max) best = std::max(best, value), alpha = std::max(alpha, best);
        else best = std::min(best, value), beta = std::min(beta, best);
    }
    return best;
}
std::set<int> seen_leaves(const search::Tree& t, int turned = -1)
{
    std::set<int> seen;
    alpha_beta(t, 0, -1000, 1000, seen, turned);
    return seen;
}
search::Tree tree_in(const std::string& line)
{
    const auto log = trees::from_line(line);
    REQUIRE(log);
    return log->now().tree;
}

bool has_line(const std::string& board, char side)
{
    constexpr int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                 {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    return std::any_of(std::begin(lines), std::end(lines), [&](const auto& line) {
        return std::all_of(std::begin(line), std::end(line), [&](int cell) { return board[cell] == side; });
    });
}
/// Tic-tac-toe by its definition: +1, 0, −1 for the mover.
int naive_noughts(std::string& board, char mover)
{
    const char other = mover == 'X' ? 'O' : 'X';
    if (has_line(board, other)) return -1;
    int best = -2;
    for (char& cell : board)
        if (cell == '.') {
            cell = mover;
            best = std::max(best, -naive_noughts(board, other));
            cell = '.';
        }
    return best == -2 ? 0 : best;
}

/// Moves to the end of a decided game, the winner as fast and the loser as slow as they can.
int moves_to_end(std::string& board, char mover)
{
    static std::map<std::string, int> known;
    const char other = mover == 'X' ? 'O' : 'X';
    if (const auto it = known.find(board + mover); it != known.end()) return it->second;
    if (has_line(board, other)) return 0;
    const int value = naive_noughts(board, mover);
    int moves = -1;
    for (char& cell : board)
        if (cell == '.') {
            cell = mover;
            if (-naive_noughts(board, other) == value)
                if (const int left = 1 + moves_to_end(board, other);
                    moves < 0 || (value > 0 ? left < moves : left > moves))
                    moves = left;
            cell = '.';
        }
    return known[board + mover] = std::max(moves, 0);
}

} // namespace

TEST_SUITE("puzzle")
{
    TEST_CASE("cut: the leaves that alpha-beta by its definition never looks at; shapes and features by level")
    {
        each(Kind::cut, how_many(50), [](const Puzzle& p) {
            const search::Tree tree = tree_in(p.line);
            CHECK(tree.leaves() == (p.key.level == 1 ? 9 : p.key.level == 2 ? 16 : 27));
            const auto seen = seen_leaves(tree);
            Answer unseen;
            for (int node = 0; node < tree.size(); ++node)
                if (tree.is_leaf(node) && !seen.contains(node)) unseen.push_back("node:" + std::to_string(node));
            CHECK(p.answer == unseen);
            Answer told;
            bool tie = false, deep = false;
            for (const Deduction& d : p.proof) {
                tie = tie || d.text.ends_with("_tie");
                deep = deep || d.rule == Rule::deep_bound;
                for (const std::string& fact : d.gives)
                    if (fact.starts_with("unseen:")) told.push_back(fact.substr(7));
            }
            const auto number = [](const std::string& id) { return std::stoi(id.substr(5)); };
            std::sort(told.begin(), told.end(), [&](const auto& a, const auto& b) { return number(a) < number(b); });
            CHECK(told == unseen);
            const int features = tie + deep + (tree[0].kind == search::NodeKind::min);
            CHECK((features == 0 ? 1 : features == 1 ? 2 : 3) == p.key.level);
        });
        const Puzzle p = made(Kind::cut, 1, 1);
        const auto none = check(p, {});
        REQUIRE(none);
        CHECK_FALSE(none->right);
        CHECK(none->contradicts.size() == 1);
        refused(p, {"node:0"});
        refused(p, {"node:4", "node:4"});
    }
    TEST_CASE("order: one turn saves most leaves, counted by the definition; leaves and margin by level")
    {
        each(Kind::order, how_many(50), [](const Puzzle& p) {
            const search::Tree tree = tree_in(p.line);
            std::vector<std::pair<std::size_t, int>> turns;
            for (int node = 0; node < tree.size(); ++node)
                if (!tree.is_leaf(node)) turns.emplace_back(seen_leaves(tree, node).size(), node);
            std::sort(turns.begin(), turns.end());
            const auto margin = turns[1].first - turns[0].first; // over the second best turn
            CHECK(tree.leaves() == (p.key.level == 1 ? 8 : 16));
            CHECK((p.key.level == 1 ? margin >= 1 : p.key.level == 2 ? margin >= 2 : margin == 1));
            CHECK(turns[0].first < seen_leaves(tree).size());
            CHECK(p.answer == Answer{"node:" + std::to_string(turns[0].second)});
            for (const Deduction& d : p.proof) {
                const auto part = split(d.gives[0], ':'); // leaves:node:3:7
                CHECK(seen_leaves(tree, std::stoi(part[2])).size() == std::stoul(part[3]));
            }
        });
        refused(made(Kind::order, 1, 1), {"node:14"});
    }
    TEST_CASE("noughts: one move keeps the value by the definition, depth by level; all positions of each level")
    {
        std::set<std::string> different[4];
        const auto examine = [](const Puzzle& p) {
            const auto log = tictactoe::from_line(p.line);
            REQUIRE(log);
            std::string board = to_text(log->now().board);
            INFO(board);
            const char mover = log->now().x_to_move() ? 'X' : 'O';
            const int value = naive_noughts(board, mover);
            CHECK(p.ask.about == (value > 0 ? "win" : "draw"));
            Answer best;
            for (std::size_t cell = 0; cell < 9; ++cell)
                if (board[cell] == '.') {
                    board[cell] = mover;
                    if (-naive_noughts(board, mover == 'X' ? 'O' : 'X') == value) best.push_back(std::to_string(cell));
                    board[cell] = '.';
                }
            CHECK(value >= 0);
            CHECK(p.answer == best);
            const char theirs = mover == 'X' ? 'O' : 'X';
            int depth = value > 0 ? moves_to_end(board, mover) : 0; // moves to the win, or to the slowest of the losses
            for (std::size_t cell = 0; cell < 9 && value == 0; ++cell)
                if (board[cell] == '.' && std::to_string(cell) != best[0]) {
                    board[cell] = mover;
                    depth = std::max(depth, 1 + moves_to_end(board, theirs));
                    board[cell] = '.';
                }
            CHECK((depth <= 2 ? 1 : depth <= 4 ? 2 : 3) == p.key.level);
            for (const Deduction& d : p.proof) { // what each step says of its move is so
                const auto part = split(d.gives[0], ':');
                if (part[0] != "loses" && part[0] != "draws") continue;
                char& cell = board[std::stoul(part[1])];
                cell = mover;
                CHECK(naive_noughts(board, mover == 'X' ? 'O' : 'X') == (part[0] == "loses" ? 1 : 0));
                cell = '.';
            }
            const auto ended = [&](std::string at, char turn, const std::string& line) { // the winner, '=' or none
                for (const std::string& word : split(line, ' ')) {
                    CHECK(at[std::stoul(word)] == '.');
                    at[std::stoul(word)] = turn;
                    turn = turn == 'X' ? 'O' : 'X';
                }
                const bool won = naive_noughts(at, turn) == -1;
                return won ? (turn == 'X' ? 'O' : 'X') : at.find('.') == at.npos ? '=' : '.';
            };
            const char other = mover == 'X' ? 'O' : 'X';
            for (const Deduction& d : p.proof) { // lines of play end as the step says
                std::string at = board;
                at[std::stoul(d.values[0])] = mover;
                const bool last = &d == &p.proof.back();
                const char wanted = last ? (value > 0 ? mover : '=') : d.gives[0].starts_with("loses") ? other : '=';
                for (const std::string& line : d.cases) {
                    const char end = ended(at, other, line);
                    CHECK((end == wanted || (last && end == mover))); // a bad reply loses
                }
                const auto free = std::count(at.begin(), at.end(), '.');
                if (last) CHECK(static_cast<std::ptrdiff_t>(d.cases.size()) == (d.values[1] == "1" ? 0 : free));
            }
            return to_text(canonical(log->now().board));
        };
        for (int level = 1; level <= 3; ++level)
            for (std::uint64_t number = 0; number < how_many(50); ++number)
                different[level].insert(examine(made(Kind::noughts, level, number)));
        for (const Key& key : keys_of_days(Kind::noughts)) examine(made(Kind::noughts, key.level, key.number));
        CHECK(different[1].size() == std::min<std::uint64_t>(how_many(50), 237)); // all there are
        CHECK(different[2].size() == std::min<std::uint64_t>(how_many(50), 46));
        CHECK(different[3].size() == std::min<std::uint64_t>(how_many(50), 11));
        const Puzzle p = made(Kind::noughts, 1, 1);
        refused(p, {"9"});
        refused(p, {split(p.line, ' ').back()}); // a taken cell
    }
}
