#include "engine/codes/strategies/one_step.hpp"
#include "engine/base/check.hpp"
#include "engine/codes/entropy.hpp"
#include <algorithm>
#include <array>

namespace engine::codes {
namespace {

/// So many candidates are counted without asking after each whether the guess is out already.
constexpr std::size_t many = 2048;

/// Parts counted by turns in two tables: the same answer twice in a row need not wait for itself.
struct TwoCounts {
    std::array<std::uint32_t, max_slots> even{}, odd{};

    template <bool Wide>
    void add(const Slots& of, const Packed& guess, std::span<const Packed> candidates)
    {
        const Slots slots = of;
        const Packed* c = candidates.data();
        const Packed* const end = c + candidates.size();
        for (; end - c >= 2; c += 2) {
            ++even[static_cast<std::size_t>(slots.slot<Wide>(guess, c[0]))];
            ++odd[static_cast<std::size_t>(slots.slot<Wide>(guess, c[1]))];
        }
        if (c != end) ++even[static_cast<std::size_t>(slots.slot<Wide>(guess, *c))];
    }
    std::int64_t most(int slots) const
    {
        std::uint32_t n = 0;
        for (std::size_t i = 0; i < static_cast<std::size_t>(slots); ++i) n = std::max(n, even[i] + odd[i]);
        return n;
    }
    Cells sums() const
    {
        Cells cells{};
        for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = Count{even[i]} + odd[i];
        return cells;
    }
};

} // namespace

OneStep::OneStep(Criterion criterion, const Rules& r, Candidates candidates, const Symmetry& symmetry, Pool pool)
    : criterion_(criterion), rules_(r), slots_(r), candidates_(std::move(candidates)), symmetry_(symmetry),
      any_alike_(symmetry.any_alike(r)), pool_(pool), guesses_(r, symmetry.known)
{
    ENGINE_CHECK(!candidates_.empty());
    const Count size = candidates_.size();
    // A candidate wins one case and spreads the others over the other answers; another guess cannot win.
    const Count others = answer_count(r) - 1;
    least_ = least_key(criterion, size, others);
    const std::int64_t beside = least_key(criterion, size - 1, others), won = part_key(criterion, 1);
    least_possible_ = criterion == Criterion::worst ? std::max(won, beside) : won + beside;
    if (size == 1) {
        best_ = {unpack(r, candidates_[0]), true, 0};
        phase_ = Phase::done;
        return;
    }
    const Count guesses = pool == Pool::all ? guesses_.count() : size;
    if (size > weighing_limit / guesses) {
        too_large_ = {TooLarge::What::work, times(guesses, size), weighing_limit};
        phase_ = Phase::done;
    }
    total_ = static_cast<std::int64_t>(size + (pool == Pool::all ? guesses : 0));
}

Step OneStep::step(Budget budget)
{
    for (auto units = static_cast<std::int64_t>(std::max<std::int64_t>(1, budget.units));
         units > 0 && phase_ != Phase::done;) {
        if (phase_ == Phase::candidates) {
            if (next_ < candidates_.size() && !cannot_improve()) {
                const Packed guess = candidates_[next_++];
                ++done_;
                --units;
                const Code code = unpack(rules_, guess);
                if (!is_canonical(rules_, symmetry_.known, code) || !is_worth_weighing(code)) continue;
                weigh(guess, true);
                units -= static_cast<std::int64_t>(candidates_.size() / 1000);
            } else {
                begin_all();
            }
        } else if (guesses_.more() && !cannot_improve()) {
            ++done_;
            --units;
            if (is_worth_weighing(guesses_.now())) {
                weigh(guesses_.packed(), false);
                units -= static_cast<std::int64_t>(candidates_.size() / 1000);
            }
            guesses_.next();
        } else {
            phase_ = Phase::done;
        }
    }
    if (phase_ == Phase::done) done_ = total_;
    return phase_ == Phase::done ? Step::done : Step::more;
}

void OneStep::begin_all()
{
    done_ = static_cast<std::int64_t>(candidates_.size());
    phase_ = Phase::all; // what is still to come are guesses that cannot win
    if (pool_ == Pool::consistent || cannot_improve()) {
        phase_ = Phase::done;
        return;
    }
    Packed any;
    for (const Packed& c : candidates_) any.low |= c.low, any.high |= c.high;
    const Packing packing(rules_);
    Symbols excluded = 0;
    for (int s = 0; s < rules_.symbols; ++s)
        if (!packing.has(any, s)) excluded |= Symbols{1} << s;
    guesses_ = CanonicalGuesses(rules_, symmetry_.known, excluded);
    total_ = done_ + static_cast<std::int64_t>(guesses_.count());
}

void OneStep::weigh(const Packed& guess, bool possible)
{
    ++best_.weighed;
    const std::int64_t key = is_wide(rules_) ? key_of<true>(guess) : key_of<false>(guess);
    if (key >= key_) return;
    key_ = key;
    best_.guess = unpack(rules_, guess);
    best_.possible = possible;
}

template <bool Wide>
std::int64_t OneStep::key_of(const Packed& guess)
{
    const auto size = static_cast<std::int64_t>(candidates_.size());
    const auto as_key = [](std::uint32_t n) { return static_cast<std::int64_t>(n); };
    switch (criterion_) {
    case Criterion::worst:
        if (candidates_.size() >= many) return worst_of_many<Wide>(guess);
        return count<Wide>(guess, 0, [&](std::int64_t key, std::uint32_t n) { return std::max(key, as_key(n) + 1); });
    case Criterion::expected_size: // as if all parts were of one, then (n + 1)² - n² and one less
        return count<Wide>(guess, size, [&](std::int64_t key, std::uint32_t n) { return key + 2 * as_key(n); });
    case Criterion::entropy: {
        const EntropySteps& steps = entropy_steps();
        if (candidates_.size() <= steps.size())
            return count<Wide>(guess, 0, [&](std::int64_t key, std::uint32_t n) { return key + steps[n]; });
        feedbacks_ += candidates_.size();
        TwoCounts counts;
        counts.add<Wide>(slots_, guess, candidates_);
        return order_key(criterion_, partition_of(rules_, counts.sums()));
    }
    case Criterion::
        most_parts: // as if all parts were of one, and each candidate that is not the first of its part spoils one
        return count<Wide>(guess, -size, [](std::int64_t key, std::uint32_t n) { return key + (n > 0 ? 1 : 0); });
    }
    std::abort();
}

/// Whether to stop is asked now and then only: of many candidates most have to be counted before it can be told.
template <bool Wide>
std::int64_t OneStep::worst_of_many(const Packed& guess)
{
    constexpr std::size_t at_once = 512;
    TwoCounts counts;
    std::int64_t worst = 0;
    for (std::span<const Packed> left = candidates_; !left.empty() && worst < key_;) {
        const auto some = left.first(std::min(at_once, left.size()));
        counts.add<Wide>(slots_, guess, some);
        feedbacks_ += some.size();
        left = left.subspan(some.size());
        worst = counts.most(slots_.count());
    }
    return worst;
}

template <bool Wide, class Grown>
std::int64_t OneStep::count(const Packed& guess, std::int64_t key, const Grown& grown)
{
    const Slots slots = slots_; // a member would be read again after every count
    const std::int64_t bound = key_;
    std::fill_n(cells_.begin(), slots.count(), 0u);
    const Packed* const begin = candidates_.data();
    const Packed* const end = begin + candidates_.size();
    const Packed* c = begin;
    while (c != end && key < bound) key = grown(key, cells_[static_cast<std::size_t>(slots.slot<Wide>(guess, *c++))]++);
    feedbacks_ += static_cast<Count>(c - begin);
    return key;
}

} // namespace engine::codes
