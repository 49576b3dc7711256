#pragma once
// The 31 game solved: the winner and the remoteness of every reachable position. Retrograde analysis: from the largest
// number to the smallest (states.hpp), so that successors are known before their predecessors. One byte per position.
//
// Remoteness: the plies, all within the limit, until the loser is stuck, when the winner hurries and the loser delays.
// The losing utterance is not counted, so 0 = stuck. Winners have odd remoteness, losers even; a draw has none.
#include "engine/base/job.hpp"
#include "engine/thirtyone/states.hpp"
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace engine::thirtyone {

enum class Outcome : std::uint8_t { loss, draw, win }; // for the player to move

/// A position's value for the player to move.
struct Value {
    Outcome outcome = Outcome::loss;
    std::optional<std::uint8_t> remoteness = 0; // 0..max_moves; nothing for a draw
    bool operator==(const Value&) const = default;
};

/// The outcome for A: +1, 0, -1 (the source's "status").
int status_for_a(const Position&, Outcome);

class Solution {
public:
    explicit Solution(const Rules& r) : states_(r), codes_(states_.size() + word) {}

    const Rules& rules() const { return states_.rules(); }
    const States& states() const { return states_; }

    Value value(const Position&) const; // O(max). Beyond the limit: win in 0, because the game is over
    Value value_of_state(std::uint32_t number) const { return decode(codes_[number]); }

    Values winning_moves(const Position&) const; // to a lost position of the other side; none when over
    /// Best moves: a fastest win, otherwise a draw, otherwise a longest resistance; when stuck, every legal value; none
    /// when over.
    Values best_moves(const Position&) const;
    /// Principal variation when both play the smallest best move: from a decided position exactly `remoteness` moves,
    /// until the loser is stuck; from a drawn one until the board is full.
    std::vector<std::uint8_t> best_line(const Position&) const;

    /// [i] = number of positions of remoteness i; ends at the largest that occurs. Leaves out draws.
    std::vector<Count> by_remoteness() const;
    Count losing_states() const; // positions in which the player to move loses
    Count winning_states() const;
    Count drawn_states() const;

private:
    friend class SolveJob;
    // A position's value for the player to move as a byte, larger = better: loss in k = k, draw = 128, win in k = 255 -
    // k.
    using Code = std::uint8_t;
    static constexpr Code draw_code = 128;
    static constexpr std::size_t word = 8; // codes read and written together; the table has this many spare bytes
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
    /// Moves the result out (12 MB at most). Only after Step::done; the job is unusable afterwards.
    Solution take() && { return std::move(solution_); }

private:
    static constexpr std::uint32_t none = UINT32_MAX;

    /// One level of the enumeration: counts of the values above `value` are fixed, that of `value` is running.
    struct Level {
        int left = 0;                                 // largest sum left for the values up to this one
        int count = 0;                                // current count of this value
        std::uint32_t from = 0;                       // number of the first position of this level
        std::array<std::uint32_t, max_max + 1> kid{}; // [u], u > value: the position with one more u, or none
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
