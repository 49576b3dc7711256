#include "engine/thirtyone/solve.hpp"
#include "engine/base/check.hpp"
#include <algorithm>

namespace engine::thirtyone {
namespace {

/// Maps the worst code among the successors, for the other side, to the mover's own code: a loss in k becomes a win in
/// k + 1, a win in k a loss in k + 1. 255, which no position has, means "no successor" and becomes a loss in 0.
constexpr std::array<std::uint8_t, 256> turned = [] {
    std::array<std::uint8_t, 256> t{};
    for (int code = 0; code < 256; ++code) {
        const int mine = code < 128 ? 254 - code : code == 128 ? 128 : 256 - code;
        t[static_cast<std::size_t>(code)] = static_cast<std::uint8_t>(code == 255 ? 0 : mine);
    }
    return t;
}();

// Eight codes in a word, the lowest number in the lowest byte.
constexpr std::uint8_t no_code = 255; // "no successor" is worse than any code
constexpr std::uint64_t no_codes = ~std::uint64_t{0};

std::uint64_t load(const std::uint8_t* bytes)
{
    std::uint64_t word = 0;
    for (int i = 0; i < 8; ++i) word |= static_cast<std::uint64_t>(bytes[i]) << (8 * i);
    return word;
}
void store(std::uint8_t* bytes, std::uint64_t word)
{
    for (int i = 0; i < 8; ++i) bytes[i] = static_cast<std::uint8_t>(word >> (8 * i));
}
/// A word with no_code in every byte from `n` on.
std::uint64_t none_from(int n) { return n >= 8 ? 0 : no_codes << (8 * n); }
/// Bytewise minimum. Each byte's top bit, set beforehand, stops a borrow from the next byte and so holds the result of
/// comparing the lower bits; top bits that differ decide alone.
std::uint64_t least(std::uint64_t a, std::uint64_t b)
{
    constexpr std::uint64_t tops = 0x8080808080808080u;
    const std::uint64_t rest = (a | tops) - (b & ~tops);
    const std::uint64_t not_less = ((a & ~b) | (~(a ^ b) & rest)) & tops; // a >= b
    const std::uint64_t take_b = (not_less >> 7) * 255;
    return a ^ ((a ^ b) & take_b);
}

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
    for (int v = r.max; v > 2; --v) descend(v);
}

/// Fills the levels below `value`, whose count is set, starting each at its largest count.
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

/// Advances the counts of 3..max to the preceding ones in number order. False after the first.
bool SolveJob::next()
{
    const int max = solution_.rules().max;
    int v = 3;
    while (v <= max && level_[static_cast<std::size_t>(v)].count == 0) ++v;
    if (v > max) return false;
    --level_[static_cast<std::size_t>(v)].count;
    for (; v > 2; --v) descend(v);
    return true;
}

/// Solves all positions that differ in the counts of ones and twos only. A run (differing in the ones only) has up to
/// nine consecutive numbers, and so have its successors by each value: a word and, with eight rows, one byte more.
void SolveJob::runs()
{
    const Rules& r = solution_.rules();
    const States& states = solution_.states_;
    const Level& twos = level_[2];
    Solution::Code* const codes = solution_.codes_.data();
    const int rows = r.rows;
    bool full = done_ == 0 && board_total(r) <= r.limit; // the last number is the full board
    std::uint64_t by_two = no_codes;                     // codes of the successors by 2: those of the run before
    Solution::Code ninth_by_two = no_code;
    const int most = std::min(rows, twos.left / 2);
    std::uint64_t after = 0; // the word after the run
    for (int count = most; count >= 0; --count) {
        const int left = twos.left - 2 * count;
        const int last = std::min(rows, left); // largest count of ones
        const std::uint32_t from = twos.from + states.start(2, twos.left, count);
        if (count == most) after = load(codes + from + last + 1);
        std::uint64_t worst = by_two; // among the successors by 2..max
        Solution::Code ninth = ninth_by_two;
        for (int u = 3; u <= std::min<int>(r.max, left); ++u) {
            const std::uint32_t above = twos.kid[static_cast<std::size_t>(u)];
            if (above == none) continue;
            const std::uint32_t kid = above + states.start(2, twos.left - u, count);
            const int end = std::min(rows, left - u);
            worst = least(worst, load(codes + kid) | none_from(end + 1));
            if (end == 8) ninth = std::min(ninth, codes[kid + 8]);
        }

        Solution::Code code = no_code; // of the successor by 1
        const auto put = [&](Solution::Code worst_other) {
            code = turned[std::min(worst_other, code)];
            if (full && r.full_board == FullBoard::draw) code = Solution::draw_code;
            full = false;
            ++solution_.counts_[code];
        };
        ninth_by_two = no_code;
        if (last == 8) {
            put(ninth);
            codes[from + 8] = ninth_by_two = code;
        }
        std::uint64_t run = 0;
        const int highest = std::min(last, 7);
        for (int c = highest; c >= 0; --c) {
            put(static_cast<Solution::Code>(worst >> (8 * c)));
            run = run << 8 | code;
        }
        const int length = highest + 1;
        after = length == 8 ? run : run | after << (8 * length);
        store(codes + from, after);
        by_two = run | none_from(length);
        done_ += last + 1;
    }
}

Step SolveJob::step(Budget budget)
{
    const std::int64_t until = done_ + 256 * std::max<std::int64_t>(1, budget.units);
    while (!finished_ && done_ < until) {
        runs();
        finished_ = !next();
    }
    return finished_ ? Step::done : Step::more;
}

} // namespace engine::thirtyone
