#include "engine/thirtyone/growth.hpp"
#include "engine/base/check.hpp"
#include <algorithm>

namespace engine::thirtyone {
namespace {

using Caps = std::array<int, max_max>; // [v - 1] = minimum or maximum number of tokens on value v

/// Number of sequences of values (or, without `ordered`, of multisets) by length and sum, sums up to the limit.
struct Table {
    int limit;
    std::vector<Large> of; // [length][sum]
    Large& at(int length, int sum) { return of[length * (limit + 1) + sum]; }
    Large at(int length, int sum) const { return of[length * (limit + 1) + sum]; }
};

class Counting {
public:
    explicit Counting(const Rules& r) : rules_(r)
    {
        length_ = std::min<int>(r.rows * r.max, r.limit);
        choose_.assign(static_cast<std::size_t>(length_) + 1, {});
        for (int n = 0; n <= length_; ++n)
            for (int k = 0; k <= std::min(n, max_rows); ++k)
                choose(n, k) = k == 0 || k == n ? Large(1) : choose(n - 1, k - 1) + choose(n - 1, k);
    }
    int length() const { return length_; }

    /// Counts those with least[v - 1] to most[v - 1] tokens on each value v. Ordered: c tokens of a value among n
    /// choose their places, C(n, c). Otherwise every multiset counts once.
    Table count(const Caps& least, const Caps& most, bool ordered) const
    {
        Table t{rules_.limit, std::vector<Large>(static_cast<std::size_t>((length_ + 1) * (rules_.limit + 1)))};
        t.at(0, 0) = 1;
        for (int v = 1; v <= rules_.max; ++v) {
            Table next{t.limit, std::vector<Large>(t.of.size())};
            const auto i = static_cast<std::size_t>(v - 1);
            for (int n = 0; n <= length_; ++n)
                for (int s = 0; s <= rules_.limit; ++s) {
                    const Large ways = t.at(n, s);
                    if (ways == Large(0)) continue;
                    for (int c = least[i]; c <= most[i] && n + c <= length_ && s + v * c <= rules_.limit; ++c)
                        next.at(n + c, s + v * c) += ordered ? ways * choose(n + c, c) : ways;
                }
            t = std::move(next);
        }
        return t;
    }

private:
    Large& choose(int n, int k) { return choose_[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)]; }
    Large choose(int n, int k) const { return choose_[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)]; }

    Rules rules_;
    int length_;
    std::vector<std::array<Large, max_rows + 1>> choose_;
};

} // namespace

std::string Large::digits() const
{
    std::string text;
    for (Bits n = n_; n > 0 || text.empty(); n /= 10) text += static_cast<char>('0' + static_cast<int>(n % 10));
    std::reverse(text.begin(), text.end());
    return text;
}

Growth growth(const Rules& r)
{
    ENGINE_CHECK(!problem(r));
    const Counting counting(r);
    Growth g;
    g.depth.resize(static_cast<std::size_t>(counting.length()) + 2);
    const auto each = [&](const Table& table, int least_sum, int most_sum, int shift, auto add) {
        for (int n = 0; n <= counting.length(); ++n)
            for (int s = std::max(0, least_sum); s <= most_sum; ++s) add(g.depth[n + shift], table.at(n, s));
    };
    Caps none{};
    Caps rows{};
    rows.fill(r.rows);

    each(counting.count(none, rows, false), 0, r.limit, 0, [](Depth& d, Large n) { d.positions += n.low(); });
    each(counting.count(none, rows, true), 0, r.limit, 0, [](Depth& d, Large n) { d.nodes += n; });
    // A losing utterance of v: the sum before exceeds limit - v, and a square of v is free.
    for (int v = 1; v <= r.max; ++v) {
        Caps most = rows;
        --most[static_cast<std::size_t>(v - 1)];
        each(counting.count(none, most, true), r.limit - v + 1, r.limit, 1, [](Depth& d, Large n) { d.losing += n; });
    }
    // Stuck with j left until the limit: all squares of values up to j are taken.
    Caps least{};
    for (int j = 0; j <= std::min<int>(r.limit, r.max); ++j) {
        if (j > 0) least[static_cast<std::size_t>(j - 1)] = r.rows;
        const Table table = counting.count(least, rows, true);
        const int least_sum = j == r.max ? 0 : r.limit - j; // with all values taken any sum is stuck
        each(table, least_sum, r.limit - j, 0, [](Depth& d, Large n) { d.stuck += n; });
    }
    // The board is full.
    if (board_total(r) <= r.limit)
        each(counting.count(rows, rows, true), 0, r.limit, 0, [](Depth& d, Large n) { d.full += n; });

    while (g.depth.size() > 1 && g.depth.back().nodes == Large(0) && g.depth.back().losing == Large(0))
        g.depth.pop_back();
    for (const Depth& d : g.depth) {
        g.total.positions += d.positions;
        g.total.nodes += d.nodes;
        g.total.stuck += d.stuck;
        g.total.losing += d.losing;
        g.total.full += d.full;
    }
    return g;
}

} // namespace engine::thirtyone
