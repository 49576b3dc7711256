// Puzzles of tree games, matrix games and betting, against their definitions.
#include "engine/betting/game.hpp"
#include "engine/matrix/game.hpp"
#include "engine/thirtyone/game.hpp"
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

/// The 31 game by its definition: + the moves left if the mover wins, − if the mover loses, 1 more so that 0 is none.
class Naive31 {
public:
    /// Whether the moves of a line are legal; played to its end the mover is stuck.
    bool ends_stuck(const std::string& line)
    {
        Naive31 board = *this;
        for (const std::string& word : split(line, ' ')) {
            const int move = std::stoi(word);
            const auto all = board.safe();
            if (std::find(all.begin(), all.end(), move) == all.end()) return false;
            board.play(move);
        }
        return board.safe().empty();
    }
    Naive31(int rows, int max, int limit) : rows_(rows), limit_(limit), used_(static_cast<std::size_t>(max) + 1)
    {
        std::size_t all = 1; // a digit below rows + 1 for each value
        for (int v = 1; v <= max; ++v) stride_.push_back(all), all *= static_cast<std::size_t>(rows) + 1;
        known_.resize(all);
    }
    void play(int value)
    {
        ++used_[static_cast<std::size_t>(value)], sum_ += value, at_ += stride_[static_cast<std::size_t>(value)];
    }
    void take_back(int value)
    {
        --used_[static_cast<std::size_t>(value)], sum_ -= value, at_ -= stride_[static_cast<std::size_t>(value)];
    }
    int value()
    {
        if (known_[at_] != 0) return known_[at_];
        int best = 0;
        for (const int v : safe())
            if (const int mine = after(v); better(mine, best)) best = mine;
        known_[at_] = static_cast<std::int8_t>(best == 0 ? -1 : best);
        return known_[at_];
    }
    std::vector<int> safe() const
    {
        std::vector<int> all;
        for (int v = 1; v < static_cast<int>(used_.size()); ++v)
            if (used_[static_cast<std::size_t>(v)] < rows_ && sum_ + v <= limit_) all.push_back(v);
        return all;
    }
    /// value() for the mover of this move.
    int after(int v)
    {
        play(v);
        const int theirs = value();
        take_back(v);
        return theirs > 0 ? -theirs - 1 : -theirs + 1;
    }

private:
    static bool better(int a, int b) // 0 is worst; then fast losses, slow losses, slow wins, fast wins
    {
        if (b == 0) return true;
        if ((a > 0) != (b > 0)) return a > 0;
        return a < b;
    }
    int rows_, limit_, sum_ = 0;
    std::vector<int> used_;
    std::size_t at_ = 0;                 // the position's number
    std::vector<std::size_t> stride_{0}; // of each value in it
    std::vector<std::int8_t> known_;     // 0: not yet
};

Naive31 board_of_31(const std::string& line)
{
    const auto words = split(line, ' ');
    Naive31 board(std::stoi(words[2]), std::stoi(words[3]), std::stoi(words[4]));
    for (std::size_t i = 9; i < words.size(); ++i) board.play(std::stoi(words[i]));
    return board;
}

/// The boards that puzzles are drawn from.
void check_board_of_31(const std::string& line)
{
    const auto words = split(line, ' ');
    const auto within = [&](std::size_t word, int least, int most) {
        return std::stoi(words[word]) >= least && std::stoi(words[word]) <= most;
    };
    CHECK(within(2, 3, 6));
    CHECK(within(3, 5, 9));
    CHECK(within(4, 21, 99));
}

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

/// Extreme optimal strategies of the row player by square submatrices (L. Shapley, R. Snow, 1950), in whole numbers.
struct Extreme {
    std::vector<std::int64_t> row; // over `of`
    std::int64_t of = 1, value = 0;
};
using Whole = std::vector<std::vector<std::int64_t>>;
std::int64_t cofactor(const Whole& m, std::size_t r, std::size_t c)
{
    if (m.size() == 1) return 1;
    if (m.size() == 2) return ((r + c) % 2 == 0 ? 1 : -1) * m[1 - r][1 - c];
    const auto at = [&](std::size_t i, std::size_t j) { return m[(r + i) % 3][(c + j) % 3]; };
    return at(1, 1) * at(2, 2) - at(1, 2) * at(2, 1);
}
std::vector<Extreme> extreme_rows(const Whole& m)
{
    std::vector<Extreme> all;
    const std::size_t rows = m.size(), columns = m[0].size();
    for (unsigned r = 1; r < 1u << rows; ++r)
        for (unsigned c = 1; c < 1u << columns; ++c) {
            if (__builtin_popcount(r) != __builtin_popcount(c)) continue;
            std::vector<std::size_t> is, js;
            for (std::size_t i = 0; i < rows; ++i)
                if ((r >> i & 1) != 0) is.push_back(i);
            for (std::size_t j = 0; j < columns; ++j)
                if ((c >> j & 1) != 0) js.push_back(j);
            Whole part(is.size());
            for (std::size_t i = 0; i < is.size(); ++i)
                for (const std::size_t j : js) part[i].push_back(m[is[i]][j]);
            std::vector<std::int64_t> p(rows, 0), q(columns, 0);
            std::int64_t sum = 0, det = 0;
            for (std::size_t i = 0; i < is.size(); ++i)
                for (std::size_t j = 0; j < js.size(); ++j) {
                    const std::int64_t x = cofactor(part, i, j);
                    p[is[i]] += x, q[js[j]] += x, sum += x;
                    if (i == 0) det += part[0][j] * x;
                }
            if (sum == 0) continue;
            if (sum < 0) {
                for (auto& x : p) x = -x;
                for (auto& x : q) x = -x;
                sum = -sum, det = -det;
            }
            bool optimal = std::all_of(p.begin(), p.end(), [](auto x) { return x >= 0; }) &&
                           std::all_of(q.begin(), q.end(), [](auto x) { return x >= 0; });
            for (std::size_t j = 0; j < columns; ++j) {
                std::int64_t pay = 0;
                for (std::size_t i = 0; i < rows; ++i) pay += p[i] * m[i][j];
                optimal = optimal && pay >= det;
            }
            for (std::size_t i = 0; i < rows; ++i) {
                std::int64_t pay = 0;
                for (std::size_t j = 0; j < columns; ++j) pay += q[j] * m[i][j];
                optimal = optimal && pay <= det;
            }
            if (optimal) all.push_back({p, sum, det});
        }
    return all;
}

} // namespace

TEST_SUITE("puzzle")
{
    TEST_CASE("only_move: one winning move by the definition, remoteness by level, at level 3 the simple rule errs")
    {
        each(Kind::only_move, how_many(50), [](const Puzzle& p) {
            const int level = p.key.level;
            check_board_of_31(p.line);
            Naive31 board = board_of_31(p.line);
            std::vector<int> winning;
            for (const int v : board.safe())
                if (board.after(v) > 0) winning.push_back(v);
            REQUIRE(winning.size() == 1);
            CHECK(std::to_string(winning[0]) == p.answer[0]);
            const int left = board.value() - 2; // of the opponent, without the offset
            CHECK((left == 2 ? 1 : left == 4 ? 2 : 3) == level);
            CHECK(p.proof.back().gives[0] == "wins:" + p.answer[0] + ':' + std::to_string(left));
            const auto words = split(p.line, ' ');
            int sum = 0;
            for (std::size_t i = 9; i < words.size(); ++i) sum += std::stoi(words[i]);
            if (level == 3) CHECK((std::stoi(words[4]) - sum) % (std::stoi(words[3]) + 1) != winning[0]);
            for (const Deduction& d : p.proof) { // each step refutes one move by its reply, the last one wins
                const auto part = split(d.gives[0], ':');
                if (part[0] != "loses") continue;
                const int move = std::stoi(part[1]);
                const auto safe = board.safe();
                if (std::find(safe.begin(), safe.end(), move) != safe.end()) CHECK(board.after(move) < 0);
                CHECK(part[1] != p.answer[0]);
                board.play(move);
                for (const std::string& line : d.cases) CHECK(board.ends_stuck(line));
                board.take_back(move);
            }
            board.play(winning[0]); // after the last one a line for each reply, won by the one who moved
            CHECK(p.proof.back().cases.size() == board.safe().size());
            for (const std::string& line : p.proof.back().cases) {
                CHECK(board.ends_stuck(line));
                CHECK(split(line, ' ').size() % 2 == 0);
            }
        });
    }
    TEST_CASE("the limits say that hold_out 2 repeats: two numbers that make the same, each always the same")
    {
        const Puzzle first = made(Kind::hold_out, 2, 146), again = made(Kind::hold_out, 2, 158);
        CHECK(first.line == again.line);
        CHECK(first.answer == again.answer);
        CHECK(made(Kind::hold_out, 2, 147).line != first.line);
        CHECK(made(Kind::hold_out, 2, 146) == first);
    }
    TEST_CASE("hold_out: one move resists longest by the definition, remoteness by level")
    {
        each(Kind::hold_out, how_many(50), [](const Puzzle& p) {
            const int level = p.key.level;
            check_board_of_31(p.line);
            Naive31 board = board_of_31(p.line);
            CHECK(board.value() < 0);
            std::vector<int> best;
            for (const int v : board.safe())
                if (board.after(v) == board.value()) best.push_back(v);
            REQUIRE(best.size() == 1);
            CHECK(std::to_string(best[0]) == p.answer[0]);
            const int left = -board.value() - 1;
            CHECK((left == 4 ? 1 : left == 6 ? 2 : 3) == level);
            CHECK(board.safe().size() >= 3);
            REQUIRE(p.proof.back().cases.size() == 1); // the longest game, to its end
            board.play(best[0]);
            CHECK(board.ends_stuck(p.proof.back().cases[0]));
            CHECK(static_cast<int>(split(p.proof.back().cases[0], ' ').size()) == left - 1);
        });
    }
    TEST_CASE("moves of 31: a wrong one is contradicted by its reply, an illegal one is refused")
    {
        const Puzzle p = made(Kind::only_move, 1, 4);
        for (int v = 1; v <= 9; ++v)
            if (const auto verdict = check(p, {std::to_string(v)}); verdict && !verdict->right) {
                REQUIRE(verdict->contradicts.size() == 1);
                CHECK(verdict->contradicts[0].starts_with("value:"));
            }
        for (const char* bad : {"0", "10", "", "x", "-1", "1.0"}) refused(p, {bad});
    }
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
    TEST_CASE("matrix: value and mixture by square submatrices, unique, denominators up to 12")
    {
        each(Kind::matrix, how_many(50), [](const Puzzle& p) {
            const auto log = matrix::from_line(p.line);
            REQUIRE(log);
            const matrix::Matrix& m = log->setup().matrix;
            Whole whole(static_cast<std::size_t>(m.rows));
            for (int i = 0; i < m.rows; ++i)
                for (int j = 0; j < m.columns; ++j) whole[static_cast<std::size_t>(i)].push_back(m.at(i, j).num());
            const auto extreme = extreme_rows(whole);
            REQUIRE(!extreme.empty());
            const bool asks_p = p.ask.about == "p";
            for (const Extreme& e : extreme) {
                const auto right = Rational::of(asks_p ? e.row[0] : e.value, e.of);
                CHECK(to_text(*right) == p.answer[0]);
                CHECK(right->den() <= 12);
            }
            if (p.key.level > 1 && asks_p) {                       // one optimal mixture of either player
                Whole turned(static_cast<std::size_t>(m.columns)); // as the other sees it
                for (int j = 0; j < m.columns; ++j)
                    for (int i = 0; i < m.rows; ++i) turned[static_cast<std::size_t>(j)].push_back(-m.at(i, j).num());
                for (const auto& side : {extreme, extreme_rows(turned)}) {
                    std::set<std::string> mixtures;
                    for (const Extreme& e : side) {
                        std::string mixture;
                        for (const auto part : e.row) mixture += to_text(*Rational::of(part, e.of)) + ' ';
                        mixtures.insert(mixture);
                    }
                    CHECK(mixtures.size() == 1);
                }
            }
            std::set<int> rows_gone, columns_gone;
            for (const Deduction& d : p.proof) // a choice that goes is nowhere better than another one that is left
                for (const std::string& fact : d.gives) {
                    const auto part = split(fact, ':');
                    const bool row = part[0] == "row_goes";
                    if (!row && part[0] != "column_goes") continue;
                    auto &mine = row ? rows_gone : columns_gone, &theirs = row ? columns_gone : rows_gone;
                    const int goes = std::stoi(part[1]), own = row ? m.rows : m.columns,
                              others = row ? m.columns : m.rows;
                    bool dominated = false;
                    for (int by = 0; by < own; ++by) {
                        bool better = by != goes && !mine.contains(by);
                        for (int other = 0; other < others; ++other) {
                            if (theirs.contains(other)) continue;
                            const auto at = [&](int i) { return row ? m.at(i, other).num() : -m.at(other, i).num(); };
                            better = better && at(by) >= at(goes);
                        }
                        dominated = dominated || better;
                    }
                    CHECK(dominated);
                    mine.insert(goes);
                }
            for (const Deduction& d : p.proof) {  // a column that it names is shown whole
                std::map<std::string, int> cells; // by column
                for (const std::string& id : d.point)
                    if (id.starts_with("cell:")) ++cells[split(id, ':')[2]];
                const bool one = d.text == "puzzle_matrix_maximin"; // the saddle
                for (const auto& column : cells) CHECK(column.second == (one ? 1 : m.rows));
                const bool of_columns = d.text == "puzzle_matrix_minimax" || d.text == "puzzle_matrix_column_goes";
                if (of_columns) CHECK(cells.size() == d.values.size() - (d.text == "puzzle_matrix_minimax" ? 1 : 0));
                if (of_columns) CHECK(cells.contains(std::to_string(std::stoi(d.values[0]) - 1)));
            }
            const bool saddle = std::any_of(extreme.begin(), extreme.end(), [](const Extreme& e) {
                return std::count(e.row.begin(), e.row.end(), 0) + 1 == static_cast<std::ptrdiff_t>(e.row.size());
            });
            CHECK(saddle == (p.key.level == 1));
            if (p.key.level == 2) CHECK(m.rows * m.columns == 4);
            if (p.key.level == 3) CHECK(m.rows * m.columns > 4);
            const auto more = check(p, {asks_p ? "0" : "10"});
            REQUIRE(more);
            CHECK_FALSE(more->right);
            CHECK(more->contradicts.size() == 1);
        });
        const Puzzle p = made(Kind::matrix, 2, 3);
        for (const char* bad : {"", "x", "1/0", "1//2"}) refused(p, {bad});
    }
    TEST_CASE("caught: the best bet by the mean of the rounds shown, unique, the lead by level")
    {
        each(Kind::caught, how_many(50), [](const Puzzle& p) {
            const auto log = betting::from_line(p.line);
            REQUIRE(log);
            const betting::Game& g = log->now();
            CHECK(g.rounds.size() == 21);
            CHECK(g.phase == betting::Game::Phase::bet);
            const bool ace = g.round().deal.max == betting::Card::ace;
            CHECK(p.ask.about == (ace ? "A" : "K"));
            std::vector<double> mean;
            for (int bet = 0; bet < g.setup.rules.bets.size(); ++bet) {
                int rounds = 0, total = 0;
                for (const betting::Round& r : g.rounds) {
                    if (!r.reply || *r.bet != bet) continue;
                    const bool other_ace = r.deal.min == betting::Card::ace;
                    ++rounds;
                    if (*r.reply == betting::Reply::fold) ++total;
                    else if (ace != other_ace) total += (ace ? 1 : -1) * (g.setup.rules.bets[bet] + 1);
                }
                CHECK(rounds >= 4);
                mean.push_back(static_cast<double>(total) / rounds);
            }
            const auto best = std::max_element(mean.begin(), mean.end());
            CHECK(p.answer == Answer{"bet:" + std::to_string(best - mean.begin())});
            REQUIRE(p.proof.size() == mean.size() + 1);
            for (const Deduction& d : p.proof) { // the sum gives the mean, and the last step compares them all
                if (d.text != "puzzle_caught_mean") continue;
                std::vector<double> n;
                for (std::size_t i = 0; i + 1 < d.values.size(); ++i) n.push_back(std::stod(d.values[i]));
                REQUIRE(n.size() == 8);
                const double sum = (n[1] * n[4] + n[2] * n[5] + n[3] * n[6]) / n[7];
                const auto bet = std::stoul(split(d.gives[0], ':')[1]);
                CHECK(sum == doctest::Approx(mean[bet]));
                CHECK(split(p.proof.back().cases[static_cast<std::size_t>(&d - p.proof.data())], ' ')[1] ==
                      d.values.back());
            }
            CHECK(p.proof.back().text == "puzzle_caught_best");
            CHECK(p.proof.back().cases.size() == mean.size());
            const double top = *best;
            std::sort(mean.begin(), mean.end());
            const double lead = top - mean[mean.size() - 2];
            CHECK(lead > 0);
            CHECK((lead > 1 - 1e-9 ? 1 : lead > 1.0 / 3 - 1e-9 ? 2 : 3) == p.key.level);
        });
        refused(made(Kind::caught, 1, 1), {"bet:4"});
    }
}
