#pragma once
// The 31 game solved: for every reachable position who wins, and how long it takes. Retrograde: from the largest number
// to the smallest (states.hpp), so that all successors are known when a position's turn comes. One byte a position.
//
// Remoteness: the plies, all within the limit, until the loser is stuck, when the winner hurries and the loser delays;
// the losing utterance itself is not counted, so 0 = stuck. Winners have odd remoteness, losers even; a draw has none.
#include "engine/base/job.hpp"
#include "engine/thirtyone/states.hpp"
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace engine::thirtyone {

enum class Outcome : std::uint8_t { loss, draw, win }; // for the player who moves

/// What a position is worth to the player who moves.
struct Value {
    Outcome outcome = Outcome::loss;
    std::optional<std::uint8_t> remoteness = 0; // 0..max_moves; none for a draw
    bool operator==(const Value&) const = default;
};

/// The same for A: +1, 0, -1. (The source's "status".)
int status_for_a(const Position&, Outcome);

class Solution {
public:
    explicit Solution(const Rules& r) : states_(r), codes_(states_.size() + word) {}

    const Rules& rules() const { return states_.rules(); }
    const States& states() const { return states_; }

    Value value(const Position&) const; // O(max); also of positions beyond the limit (win, 0: the game is over)
    Value value_of_state(std::uint32_t number) const { return decode(codes_[number]); }

    Values winning_moves(const Position&) const; // to a loss of the other side; none when over
    /// Best moves: a win as fast as possible, else a draw, else the longest resistance; when stuck, all that is left to
    /// say; none when over.
    Values best_moves(const Position&) const;
    /// How the game goes on when both play best moves, the smallest of them each: from a decided position exactly
    /// `remoteness` moves, and the loser is stuck; from a drawn one until the board is full.
    std::vector<std::uint8_t> best_line(const Position&) const;

    /// Positions by remoteness, [i] = with remoteness i; ends at the largest that occurs. Draws are not among them.
    std::vector<Count> by_remoteness() const;
    Count losing_states() const; // the player who moves loses
    Count winning_states() const;
    Count drawn_states() const;

private:
    friend class SolveJob;
    // How good a position is for the player who moves, as a byte: loss in k = k, draw = 128, win in k = 255 - k.
    using Code = std::uint8_t;
    static constexpr Code draw_code = 128;
    static constexpr std::size_t word = 8; // codes read and written at once: as many bytes more than positions
    static Value decode(Code);

    States states_;
    std::vector<Code> codes_;
    std::array<Count, 256> counts_{}; // positions by code
};

/// Solves all positions. Unit: 256 positions, about a microsecond.
class SolveJob {
public:
    using Result = Solution;
    explicit SolveJob(const Rules&);

    Step step(Budget);
    /// In positions.
    Progress progress() const { return {done_, static_cast<std::int64_t>(solution_.states().size())}; }
    const Solution& result() const { return solution_; }
    /// The result without a copy (12 MB at most). Only after Step::done; the job is of no use then.
    Solution take() && { return std::move(solution_); }

private:
    static constexpr std::uint32_t none = UINT32_MAX;

    /// The counts of the values above `value` are chosen; next is that of `value` itself.
    struct Level {
        int left = 0;                                 // what the values up to this one may still sum to
        int count = 0;                                // of this value, the one being worked on
        std::uint32_t from = 0;                       // number of the first position of this level
        std::array<std::uint32_t, max_max + 1> kid{}; // [u], u > value: the same with one more u; none if there is not
    };
    void descend(int value);
    bool next();
    void runs();

    Solution solution_;
    std::array<Level, max_max + 1> level_{}; // [value], value 1..max
    std::int64_t done_ = 0;
    bool finished_ = false;
};
static_assert(Job<SolveJob>);

} // namespace engine::thirtyone
