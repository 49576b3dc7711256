#include "engine/thirtyone/solve.hpp"
#include "engine/base/check.hpp"
#include <algorithm>

namespace engine::thirtyone {
namespace {

/// From the worst code among the successors, as seen by the other side, to one's own: a loss in k becomes a win in
/// k + 1, a win in k a loss in k + 1. 255, which no position has, stands for "no successor": a loss in 0.
constexpr std::array<std::uint8_t, 256> turned = [] {
    std::array<std::uint8_t, 256> t{};
    for (int code = 0; code < 256; ++code) {
        const int mine = code < 128 ? 254 - code : code == 128 ? 128 : 256 - code;
        t[static_cast<std::size_t>(code)] = static_cast<std::uint8_t>(code == 255 ? 0 : mine);
    }
    return t;
}();

} // namespace

int status_for_a(const Position& p, Outcome o)
{
    if (o == Outcome::draw) return 0;
    return (o == Outcome::win) == (to_move(p) == Side::a) ? 1 : -1;
}

Value Solution::decode(Code code)
{
    if (code == draw_code) return {Outcome::draw, std::nullopt};
    if (code < draw_code) return {Outcome::loss, code};
    return {Outcome::win, static_cast<std::uint8_t>(255 - code)};
}

Value Solution::value(const Position& p) const
{
    if (is_beyond(rules(), p)) return {Outcome::win, std::uint8_t{0}};
    return value_of_state(states_.number(p));
}

Values Solution::winning_moves(const Position& p) const
{
    Values winning;
    for (const auto v : safe_moves(rules(), p))
        if (value(after(rules(), p, v)).outcome == Outcome::loss) winning.push_back(v);
    return winning;
}

Values Solution::best_moves(const Position& p) const
{
    const Values safe = safe_moves(rules(), p);
    if (safe.empty()) return moves(rules(), p);
    int worst_for_other = 256;
    Values best;
    for (const auto v : safe) {
        const int code = codes_[states_.number(after(rules(), p, v))];
        if (code < worst_for_other) best = Values{};
        if (code <= worst_for_other) best.push_back(v);
        worst_for_other = std::min(worst_for_other, code);
    }
    return best;
}

std::vector<std::uint8_t> Solution::best_line(const Position& from) const
{
    std::vector<std::uint8_t> line;
    for (Position p = from; !safe_moves(rules(), p).empty(); p = after(rules(), p, line.back()))
        line.push_back(best_moves(p)[0]);
    return line;
}

std::vector<Count> Solution::by_remoteness() const
{
    std::vector<Count> by;
    for (int k = 0; k <= max_moves; ++k) {
        const Count n = counts_[static_cast<std::size_t>(k)] + counts_[static_cast<std::size_t>(255 - k)];
        if (n == 0) continue;
        by.resize(static_cast<std::size_t>(k) + 1);
        by.back() = n;
    }
    return by;
}

Count Solution::losing_states() const
{
    Count n = 0;
    for (int code = 0; code < draw_code; ++code) n += counts_[static_cast<std::size_t>(code)];
    return n;
}
Count Solution::drawn_states() const { return counts_[draw_code]; }
Count Solution::winning_states() const { return states_.size() - losing_states() - drawn_states(); }

SolveJob::SolveJob(const Rules& r) : solution_(r)
{
    Level& top = level_[r.max];
    top.left = r.limit;
    top.kid.fill(none);
    top.count = std::min<int>(r.rows, r.limit / r.max);
    for (int v = r.max; v > 1; --v) descend(v);
}

/// Fills the level below `value`, whose count is set, and sets that one's count to the largest.
void SolveJob::descend(int value)
{
    const States& states = solution_.states_;
    const Level& above = level_[static_cast<std::size_t>(value)];
    Level& below = level_[static_cast<std::size_t>(value - 1)];
    const int rows = states.rules().rows;
    const int max = states.rules().max;
    const int spent = value * above.count;
    below.left = above.left - spent;
    below.from = above.from + states.start(value, above.left, above.count);
    for (int u = value + 1; u <= max; ++u) {
        const std::uint32_t kid = above.kid[static_cast<std::size_t>(u)];
        below.kid[static_cast<std::size_t>(u)] =
            kid == none || below.left < u ? none : kid + states.start(value, above.left - u, above.count);
    }
    const bool one_more = above.count < rows && below.left >= value;
    below.kid[static_cast<std::size_t>(value)] =
        one_more ? above.from + states.start(value, above.left, above.count + 1) : none;
    below.count = std::min(rows, below.left / (value - 1));
}

/// To the counts before these, in the order of the numbers. False after the first.
bool SolveJob::next()
{
    const int max = solution_.rules().max;
    int v = 2;
    while (v <= max && level_[static_cast<std::size_t>(v)].count == 0) ++v;
    if (v > max) return false;
    --level_[static_cast<std::size_t>(v)].count;
    for (; v > 1; --v) descend(v);
    return true;
}

/// All positions that differ in the count of ones only: consecutive numbers, and so are their successors by each value.
void SolveJob::run()
{
    const Rules& r = solution_.rules();
    const Level& ones = level_[1];
    Solution::Code* const codes = solution_.codes_.data();
    const int last = ones.count;
    std::array<Solution::Code, max_rows + 1> worst; // among the successors by 2..max
    worst.fill(255);
    for (int u = 2; u <= r.max; ++u) {
        const std::uint32_t kid = ones.kid[static_cast<std::size_t>(u)];
        if (kid == none) continue;
        const int end = std::min<int>(r.rows, ones.left - u);
        for (int c = 0; c <= end; ++c) {
            const auto i = static_cast<std::size_t>(c);
            worst[i] = std::min(worst[i], codes[kid + i]);
        }
    }
    Solution::Code code = 255; // of the successor by 1
    int c = last;
    const bool full = done_ == 0 && board_total(r) <= r.limit; // the very last number is the full board
    if (full && r.full_board == FullBoard::draw)
        codes[ones.from + static_cast<std::uint32_t>(c--)] = code = Solution::draw_code;
    for (; c >= 0; --c) {
        code = turned[std::min(worst[static_cast<std::size_t>(c)], code)];
        codes[ones.from + static_cast<std::uint32_t>(c)] = code;
    }
    for (c = 0; c <= last; ++c) ++solution_.counts_[codes[ones.from + static_cast<std::uint32_t>(c)]];
    done_ += last + 1;
}

Step SolveJob::step(Budget budget)
{
    const std::int64_t until = done_ + 256 * std::max<std::int64_t>(1, budget.units);
    while (!finished_ && done_ < until) {
        run();
        finished_ = !next();
    }
    return finished_ ? Step::done : Step::more;
}

} // namespace engine::thirtyone
