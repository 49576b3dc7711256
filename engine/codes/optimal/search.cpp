#include "engine/codes/optimal/search.hpp"
#include "engine/base/check.hpp"
#include <algorithm>
#include <limits>
#include <numeric>

namespace engine::codes::optimal {
namespace {

/// How many guesses of least bound to look into before a search.
constexpr std::size_t most_looked_into = 32;

} // namespace

template <class Lane>
Search<Lane>::Search(const AnswerTable<Lane>& table, std::size_t width, std::size_t candidates, bool consistent)
    : table_(table), shortest_(table.codes(), table.answers()),
      memo_(table.codes(), std::min(candidates, static_cast<std::size_t>(table.codes()))), width_(width),
      consistent_(consistent), frames_(1)
{
    if (!consistent) all_.resize(static_cast<std::size_t>(table.codes()));
    std::iota(all_.begin(), all_.end(), Index{0});
    // The largest bound: every guess leaves the set whole, one guess more per candidate.
    const auto codes = static_cast<std::size_t>(table.codes());
    ENGINE_CHECK(codes + shortest_(codes) <= std::numeric_limits<Lane>::max());
}

template <class Lane>
void Search<Lane>::forget()
{
    memo_.forget();
    depth_ = 0;
    nodes_ = 0;
}

template <class Lane>
Known Search<Lane>::settled(std::span<const Index> set, int guesses) const
{
    const std::size_t n = set.size();
    if (n > shortest_.most(guesses)) return {infeasible, 0, true, true};
    if (n <= 2) return {n == 1 ? Cost{1} : Cost{3}, set[0], true, true};
    Known known{shortest_(n)};
    if (n <= static_cast<std::size_t>(table_.answers())) known = by_candidates(set, guesses);
    if (known.exact) return known;
    const Known met = memo_.find(set, guesses);
    return met.lower >= known.lower ? met : known;
}

/// A candidate that tells all others apart is optimal. A candidate that leaves one pair, or a non-candidate that tells
/// all apart, costs one guess more.
template <class Lane>
Known Search<Lane>::by_candidates(std::span<const Index> set, int guesses) const
{
    const int n = static_cast<int>(set.size());
    int most = 0;
    Index best = set[0];
    for (const Index guess : set) {
        const Lane* const row = table_.row(guess);
        Lane seen = 0;
        for (const Index c : set) seen |= row[c];
        const int parts = std::popcount(seen);
        if (parts <= most) continue;
        most = parts;
        best = guess;
        if (parts == n) break;
    }
    const Cost least = static_cast<Cost>(2 * n - 1);
    if (most == n) return {least, best, true, true};
    return {least + 1, best, most == n - 1 && guesses >= 3, false};
}

template <class Lane>
Index Search<Lane>::promising(std::span<const Index> set)
{
    bound_guesses(table_, shortest_, set, bounds_);
    const std::span<const Index> guesses = guesses_for(set);
    return *std::min_element(guesses.begin(), guesses.end(), [&](Index a, Index b) { return bounds_[a] < bounds_[b]; });
}

template <class Lane>
Cost Search<Lane>::least_of(std::span<const Index> guesses) const
{
    Lane least = std::numeric_limits<Lane>::max();
    for (const Index g : guesses) least = std::min(least, bounds_[g]);
    return static_cast<Cost>(least);
}

template <class Lane>
Cost Search<Lane>::least_bound(std::span<const Index> set)
{
    ++nodes_;
    bound_guesses(table_, shortest_, set, bounds_);
    if (consistent_) return least_of(set);
    // Compared as signed numbers, because SSE2 has no unsigned comparison; flipping the top bit keeps the order.
    using Signed = std::make_signed_t<Lane>;
    constexpr auto lowest = static_cast<Lane>(Lane{1} << (8 * sizeof(Lane) - 1));
    auto least = std::numeric_limits<Signed>::max();
    const Lane* const all = bounds_.data();
    for (int g = 0; g < table_.codes(); ++g) least = std::min(least, static_cast<Signed>(all[g] ^ lowest));
    return static_cast<Cost>(static_cast<Lane>(static_cast<Lane>(least) ^ lowest));
}

/// Partitions the set by the guess's feedback, without the winning part; smallest first, ties in order of feedback.
template <class Lane>
void Search<Lane>::divide(std::uint32_t begin, std::uint32_t size, Index guess, std::uint32_t to,
                          std::vector<Part>& parts)
{
    std::array<std::uint32_t, 64> count{}, place{};
    if (answers_.size() < size) answers_.resize(size);
    table_.answers_to(guess, members(begin, size), answers_.data());
    for (std::uint32_t i = 0; i < size; ++i) ++count[answers_[i]];
    parts.clear();
    std::uint32_t at = to;
    for (int a = 0; a < table_.answers(); ++a) {
        const std::uint32_t n = count[static_cast<std::size_t>(a)];
        place[static_cast<std::size_t>(a)] = at;
        if (n > 0 && a != table_.win()) {
            parts.push_back({at, n, {}});
            for (std::size_t i = parts.size() - 1; i > 0 && parts[i - 1].size > n; --i)
                std::swap(parts[i - 1], parts[i]);
        }
        at += n;
    }
    for (std::uint32_t i = 0; i < size; ++i) members_[place[answers_[i]]++] = members_[begin + i];
}

/// Replaces the parts' shortest in `sum` by bounds from the table; stops once the sum reaches `below`.
template <class Lane>
Cost Search<Lane>::sum_settled(std::vector<Part>& parts, int guesses, Cost sum, Cost below) const
{
    for (Part& part : parts) {
        part.known = settled(members(part.begin, part.size), guesses);
        sum += part.known.lower - shortest_(part.size);
        if (sum >= below) break;
    }
    return sum;
}

/// Bounds all guesses for a part. For a small part, looks into the cheapest guesses: often one attains its bound.
template <class Lane>
Known Search<Lane>::look(std::uint32_t begin, std::uint32_t size, int guesses, std::uint32_t room)
{
    Known known{least_bound(members(begin, size)), 0, false, true};
    if (size <= Memo::small) {
        places_.clear();
        for (const Index g : guesses_for(members(begin, size))) {
            if (places_.size() > most_looked_into) break;
            if (bounds_[g] == known.lower) places_.push_back(g);
        }
        Cost least = places_.size() > most_looked_into ? known.lower : known.lower + 1;
        if (places_.size() <= most_looked_into) {
            for (const std::uint32_t g : places_) {
                divide(begin, size, static_cast<Index>(g), room, looked_at_);
                const Cost sum = sum_settled(looked_at_, one_less(guesses), known.lower, known.lower + 1);
                if (sum > known.lower) continue;
                least = known.lower;
                known.guess = static_cast<Index>(g);
                known.exact = std::all_of(looked_at_.begin(), looked_at_.end(),
                                          [](const Part& part) { return part.known.exact; });
                if (known.exact) break;
            }
        }
        known.lower = least;
    }
    memo_.store(members(begin, size), guesses, known);
    return known;
}

template <class Lane>
Known Search<Lane>::looked_at(std::span<const Index> set, int guesses)
{
    const auto size = static_cast<std::uint32_t>(set.size());
    members_.assign(set.begin(), set.end());
    members_.resize(2 * static_cast<std::size_t>(size)); // and room for its parts
    return look(0, size, guesses, size);
}

template <class Lane>
void Search<Lane>::begin(std::span<const Index> set, int guesses, Cost below, const Alike& alike)
{
    members_.assign(set.begin(), set.end());
    depth_ = 0;
    const auto size = static_cast<std::uint32_t>(set.size());
    enter(0, size, size, guesses, below, alike);
}

template <class Lane>
void Search<Lane>::try_only(std::size_t index, std::size_t of)
{
    std::vector<Guess>& list = frames_.front().list;
    std::size_t kept = 0;
    for (std::size_t i = index; i < list.size(); i += of) list[kept++] = list[i];
    list.resize(kept);
}

template <class Lane>
void Search<Lane>::enter(std::uint32_t begin, std::uint32_t size, std::uint32_t parts_at, int guesses, Cost below,
                         const Alike& alike)
{
    if (depth_ == frames_.size()) frames_.emplace_back();
    Frame& f = frames_[depth_++];
    f.begin = begin;
    f.size = size;
    f.parts_at = parts_at;
    f.guesses = guesses;
    f.best = below;
    f.missed = infeasible;
    f.found = f.trying = false;
    f.alike = alike;
    f.next = 0;
    // the parts, and beyond them those of a part that is looked into
    if (members_.size() < parts_at + 2 * static_cast<std::size_t>(size))
        members_.resize(parts_at + 2 * static_cast<std::size_t>(size));
    list_guesses(f);
}

/// Lists the guesses below the bound in order of their bounds, one of each symmetry class.
template <class Lane>
void Search<Lane>::list_guesses(Frame& f)
{
    const Cost least = least_bound(members(f.begin, f.size));
    const std::span<const Index> guesses = guesses_for(members(f.begin, f.size));
    f.list.clear();
    places_.assign(1, 0);
    for (const Index g : guesses) {
        const auto its = static_cast<Cost>(bounds_[g]);
        if (its >= f.best) {
            f.missed = std::min(f.missed, its);
            continue;
        }
        const Cost above = its - least;
        if (above + 1 >= places_.size()) places_.resize(above + 2, 0);
        ++places_[above + 1];
    }
    for (std::size_t i = 1; i < places_.size(); ++i) places_[i] += places_[i - 1];
    f.list.resize(places_.back());
    for (const Index g : guesses) {
        const Lane its = bounds_[g];
        if (static_cast<Cost>(its) >= f.best) continue;
        f.list[places_[static_cast<Cost>(its) - least]++] = {g, its};
    }
    if (!f.alike.is_none())
        std::erase_if(f.list, [&](const Guess& guess) { return !f.alike.is_first(table_.code(guess.guess)); });
    if (f.list.size() > width_) f.list.resize(width_);
}

template <class Lane>
Step Search<Lane>::step()
{
    Frame& f = frames_[depth_ - 1];
    if (f.trying && f.sum < f.best) {
        const int guesses = one_less(f.guesses);
        while (f.active < f.parts.size() && f.parts[f.active].known.exact) ++f.active;
        if (f.active == f.parts.size()) {
            f.best = f.sum;
            f.found = true;
            f.guess = f.list[f.next - 1].guess;
            f.trying = false;
            return Step::more;
        }
        const Part& part = f.parts[f.active];
        const Alike alike = f.alike.is_none() ? Alike() : f.alike.after(table_.code(f.list[f.next - 1].guess));
        enter(part.begin, part.size, f.parts_at + f.size, guesses, f.best - (f.sum - part.known.lower), alike);
        return Step::more;
    }
    if (f.trying) f.missed = std::min(f.missed, f.sum);
    f.trying = false;
    if (try_next(f)) return Step::more;
    leave();
    return depth_ == 0 ? Step::done : Step::more;
}

template <class Lane>
bool Search<Lane>::try_next(Frame& f)
{
    if (f.next == f.list.size()) return false;
    const Guess guess = f.list[f.next];
    if (static_cast<Cost>(guess.bound) >= f.best) {
        f.missed = std::min(f.missed, static_cast<Cost>(guess.bound));
        return false;
    }
    ++f.next;
    try_guess(f, guess);
    return true;
}

/// Bounds the guess's parts without a search.
template <class Lane>
void Search<Lane>::try_guess(Frame& f, const Guess& guess)
{
    divide(f.begin, f.size, guess.guess, f.parts_at, f.parts);
    f.trying = true;
    f.active = 0;
    if (f.parts.size() == 1 && f.parts[0].size == f.size) { // the guess tells nothing
        f.sum = infeasible;
        return;
    }
    const int guesses = one_less(f.guesses);
    f.sum = sum_settled(f.parts, guesses, static_cast<Cost>(guess.bound), f.best);
    for (Part& part : f.parts) {
        if (f.sum >= f.best) break;
        if (part.known.exact || part.known.looked) continue;
        const Cost before = part.known.lower;
        const Known seen = look(part.begin, part.size, guesses, f.parts_at + f.size);
        if (seen.lower < before) continue;
        part.known = seen;
        f.sum += seen.lower - before;
    }
}

/// Closes the set and passes its cost to its parent.
template <class Lane>
void Search<Lane>::leave()
{
    const Frame& f = frames_[--depth_];
    if (f.found) returned_ = {f.best, f.guess, true, true};
    else if (std::max(f.best, f.missed) >= infeasible) returned_ = {infeasible, 0, true, true};
    else returned_ = {std::max(f.best, f.missed), 0, false, true};
    if (f.size > 2) memo_.store(members(f.begin, f.size), f.guesses, returned_);
    if (depth_ == 0) return;
    Frame& parent = frames_[depth_ - 1];
    Known& known = parent.parts[parent.active].known;
    parent.sum += returned_.lower - known.lower;
    known = returned_;
}

template <class Lane>
Cost Search<Lane>::lower() const
{
    // From the innermost set outwards, the minimum of: the guess being tried, the best bound not yet tried, the best
    // tree found.
    Cost inner = 0;
    for (std::size_t i = depth_; i-- > 0;) {
        const Frame& f = frames_[i];
        Cost least = f.best;
        if (f.next < f.list.size()) least = std::min(least, static_cast<Cost>(f.list[f.next].bound));
        if (f.trying) {
            Cost sum = f.sum;
            if (i + 1 < depth_) {
                const Cost known = f.parts[f.active].known.lower;
                sum += std::max(known, inner) - known;
            }
            least = std::min(least, sum);
        }
        inner = least;
    }
    return inner;
}

template class Search<std::uint16_t>;
template class Search<std::uint32_t>;
template class Search<std::uint64_t>;

} // namespace engine::codes::optimal
