#include "shell/pegs/standing.hpp"
#include "shell/pegs/phrases.hpp"
#include <algorithm>
#include <cmath>

namespace shell::pegs {
namespace {

using text::Say, text::Text;

/// A smaller share, then a lost tie.
bool is_worse(const Standing& a, const Standing& b)
{
    const double error = std::max(a.error, b.error);
    return a.share < b.share - error || (std::abs(a.share - b.share) <= error && a.tied && !b.tied);
}

} // namespace

Standing standing_of(bool first, double share, bool possible, bool best_possible, std::int64_t candidates, double error)
{
    Standing s;
    s.error = error;
    s.idle = candidates == 1 && !possible;
    if (candidates == 1) s.share = possible ? 1 : 0;
    else if (!first) s.share = std::min(share, 1 - 2 * error); // the rank is exact
    else s.tied = best_possible && !possible;
    return s;
}

Grade grade_of(const Standing& s) { return s.tied ? Grade::good : grade_of(s.share); }

std::vector<int> furthest_of(std::span<const Standing> all)
{
    Standing worst;
    for (const Standing& one : all)
        if (is_worse(one, worst)) worst = one;
    std::vector<int> out;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (!all[i].is_best() && !is_worse(worst, all[i])) out.push_back(static_cast<int>(i));
    return out;
}

std::string share_in_words(const Say& say, const Standing& s)
{
    return say(Text::percent,
               std::to_string(std::min(s.share < 1 ? 99L : 100L, std::lround(100 * (s.share + s.error)))));
}

std::string standing_in_words(const Say& say, const Standing& s)
{
    if (s.is_best()) return {};
    return s.idle ? say(Text::review_was_idle) : s.tied ? say(Text::review_tied) : share_in_words(say, s);
}

std::string furthest_in_words(const Say& say, std::span<const Standing> all, std::span<const int> rows, int right)
{
    const auto furthest = furthest_of(all);
    if (furthest.empty()) return say(Text::review_none);
    std::vector<int> its_rows;
    bool idle = true, with_right = false;
    for (const int i : furthest) {
        its_rows.push_back(rows[static_cast<std::size_t>(i)]);
        idle = idle && all[static_cast<std::size_t>(i)].idle;
        with_right = with_right || its_rows.back() == right;
    }
    const auto count = Say::count(static_cast<std::int64_t>(furthest.size()));
    const std::string moves = rows_in_words(say, its_rows);
    const Standing& one = all[static_cast<std::size_t>(furthest.front())];
    const std::string out = idle       ? say(Text::review_idle, count, moves)
                            : one.tied ? say(Text::review_only_ties, count, moves)
                                       : say(Text::review_furthest, count, moves, share_in_words(say, one));
    return with_right ? out + ' ' + say(Text::review_right, std::to_string(right + 1)) : out;
}

} // namespace shell::pegs
