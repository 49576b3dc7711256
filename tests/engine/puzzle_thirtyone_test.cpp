// Puzzles of the 31 game, against its definition.
#include "engine/thirtyone/game.hpp"
#include "tests/engine/puzzle_support.hpp"
#include <algorithm>

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
}
