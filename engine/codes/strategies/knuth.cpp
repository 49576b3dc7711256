#include "engine/codes/strategies/knuth.hpp"
#include "engine/base/check.hpp"
#include <algorithm>
#include <array>

namespace engine::codes {

KnuthJob::KnuthJob(const Rules& r, Candidates candidates, const Symmetry& symmetry, Pool pool)
    : rules_(r), slots_(r), candidates_(std::move(candidates)), symmetry_(symmetry), any_alike_(symmetry.any_alike(r)),
      pool_(pool), guesses_(r, symmetry.known), answers_(answer_count(r)), worst_(candidates_.size() + 1)
{
    ENGINE_CHECK(!candidates_.empty());
    if (candidates_.size() == 1) {
        best_ = {unpack(r, candidates_[0]), true, 0};
        phase_ = Phase::done;
        return;
    }
    const Count size = candidates_.size();
    const Count guesses = pool == Pool::all ? guesses_.count() : size;
    if (size > knuth_work_limit / guesses) {
        too_large_ = {TooLarge::What::work, times(guesses, size), knuth_work_limit};
        phase_ = Phase::done;
    }
    total_ = static_cast<std::int64_t>(size + (pool == Pool::all ? guesses : 0));
}

Step KnuthJob::step(Budget budget)
{
    for (auto units = static_cast<std::int64_t>(std::max<std::int64_t>(1, budget.units));
         units > 0 && phase_ != Phase::done;) {
        if (phase_ == Phase::candidates) {
            if (next_ < candidates_.size() && !(best_.possible && cannot_improve())) {
                const Packed guess = candidates_[next_++];
                ++done_;
                --units;
                const Code code = unpack(rules_, guess);
                if (!is_canonical(rules_, symmetry_.known, code) || !is_worth_weighing(code)) continue;
                weigh(guess, true);
                units -= static_cast<std::int64_t>(candidates_.size() / 1000);
            } else {
                phase_ = pool_ == Pool::all ? Phase::all : Phase::done;
                done_ = static_cast<std::int64_t>(candidates_.size());
            }
        } else if (guesses_.more() && !cannot_improve()) {
            const Code guess = guesses_.now();
            guesses_.next();
            ++done_;
            --units;
            if (!is_worth_weighing(guess)) continue;
            weigh(pack(rules_, guess), false);
            units -= static_cast<std::int64_t>(candidates_.size() / 1000);
        } else {
            phase_ = Phase::done;
        }
    }
    if (phase_ == Phase::done) done_ = total_;
    return phase_ == Phase::done ? Step::done : Step::more;
}

Progress KnuthJob::progress() const { return {done_, total_}; }

bool KnuthJob::cannot_improve() const
{
    // A candidate wins one case and spreads the others over the other answers; what comes after the candidates in
    // the order of preference must be strictly better, and cannot win.
    const Count others = answers_ - 1;
    const Count rest = phase_ == Phase::candidates ? candidates_.size() - 1 : candidates_.size();
    return worst_ <= std::max<Count>(1, (rest + others - 1) / others);
}

void KnuthJob::weigh(const Packed& guess, bool possible)
{
    ++best_.weighed;
    const Count worst = is_wide(rules_) ? worst_below<true>(guess, worst_) : worst_below<false>(guess, worst_);
    if (worst >= worst_) return;
    worst_ = worst;
    best_.guess = unpack(rules_, guess);
    best_.possible = possible;
}

/// The largest part, or `bound` as soon as a part is that large.
template <bool Wide>
Count KnuthJob::worst_below(const Packed& guess, Count bound)
{
    const Slots slots = slots_; // a member would be read again after every count
    std::fill_n(cells_.begin(), slots.count(), 0u);
    const auto stop = static_cast<std::uint32_t>(bound);
    const Packed* const begin = candidates_.data();
    const Packed* const end = begin + candidates_.size();
    for (const Packed* c = begin; c != end; ++c) {
        if (++cells_[static_cast<std::size_t>(slots.slot<Wide>(guess, *c))] >= stop) {
            feedbacks_ += static_cast<Count>(c - begin) + 1;
            return bound;
        }
    }
    feedbacks_ += candidates_.size();
    return *std::max_element(cells_.begin(), cells_.begin() + slots.count());
}

} // namespace engine::codes
