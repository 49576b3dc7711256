#include "engine/codes/strategies/one_step.hpp"
#include "engine/base/check.hpp"
#include <algorithm>
#include <bit>

namespace engine::codes {

OneStep::OneStep(Criterion criterion, const Rules& r, Candidates candidates, const Symmetry& symmetry, Pool pool)
    : criterion_(criterion), rules_(r), candidates_(std::move(candidates)), symmetry_(symmetry),
      any_alike_(symmetry.any_alike(r)), pool_(pool), guesses_(r, symmetry.known)
{
    ENGINE_CHECK(!candidates_.empty());
    const Count size = candidates_.size();
    // A candidate solves one case and spreads the others over the remaining feedbacks; a non-candidate solves none.
    const Count others = answer_count(r) - 1;
    least_ = least_key(criterion, size, others);
    const std::int64_t beside = least_key(criterion, size - 1, others), won = part_key(criterion, 1);
    least_possible_ = criterion == Criterion::worst ? std::max(won, beside) : won + beside;
    if (size <= 2) { // one is the secret; of two, the first also tells the other, and no guess precedes it
        best_ = {unpack(r, candidates_[0]), true, size - 1};
        feedbacks_ = size * best_.weighed;
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
                const Code code = unpack(rules_, candidates_[next_++]);
                ++done_;
                --units;
                if (is_canonical(rules_, symmetry_.known, code))
                    units -= weigh(code, Symbols{1} << code.symbol[rules_.positions - 1], true);
            } else {
                begin_all();
            }
        } else if (guesses_.more() && !cannot_improve()) {
            Symbols row = guesses_.row();
            if (candidates_.size() >= 1000) row &= -row; // one guess is enough for a slice
            done_ += std::popcount(row);
            units -= std::popcount(row) + weigh(guesses_.now(), row, false);
            guesses_.skip(row);
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
    phase_ = Phase::all; // only non-candidates remain
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

std::int64_t OneStep::weigh(Code guess, Symbols last, bool possible)
{
    if (!sliced_) sliced_.emplace(rules_, candidates_);
    if (any_alike_) last = symmetry_.may_end(rules_, guess, last);
    const int before = std::popcount(last);
    while (last != 0 && !cannot_improve()) {
        const std::int64_t key = sliced_->first_below(criterion_, guess, last, key_);
        if (key >= key_) break;
        key_ = key;
        best_.guess = guess;
        best_.possible = possible;
    }
    const auto weighed = static_cast<Count>(before - std::popcount(last));
    best_.weighed += weighed;
    feedbacks_ += weighed * candidates_.size();
    return static_cast<std::int64_t>(weighed * (candidates_.size() / 1000));
}

} // namespace engine::codes
