#include "engine/codes/strategies/sampled.hpp"
#include "engine/codes/criterion.hpp"
#include "engine/codes/guesses.hpp"
#include <limits>

namespace engine::codes {
SampledJob::SampledJob(const Rules& r, std::vector<Clue> clues, const SampledStrategy& strategy, std::uint64_t seed)
    : rules_(r), clues_(std::move(clues)), strategy_(strategy), rng_(Rng(seed).fork(clues_.size()))
{
    if (!clues_.empty()) {
        diagram_.emplace(r, clues_, Diagram::Depth::full);
        return;
    }
    choice_ = {strategy.first ? *strategy.first : spread_guess(r), true, 0};
    done_ = true;
}

/// Takes all candidates if they are few enough, otherwise draws a sample.
void SampledJob::draw()
{
    const auto some = [&](int wanted) {
        Candidates codes;
        if (candidates_ <= static_cast<Count>(wanted))
            for (const Code& code : diagram_->list(0, candidates_)) codes.push_back(pack(rules_, code));
        else
            for (int i = 0; i < wanted; ++i) codes.push_back(pack(rules_, diagram_->at(rng_.below(candidates_))));
        return codes;
    };
    sample_ = some(strategy_.options.sample);
    guesses_ = some(strategy_.options.guesses);
    diagram_.reset();
    key_ = std::numeric_limits<std::int64_t>::max();
}

void SampledJob::weigh()
{
    const Code code = unpack(rules_, guesses_[next_++]);
    const std::int64_t key = order_key(Criterion::entropy, partition_of(rules_, sample_, code));
    if (key > key_ || (key == key_ && choice_.guess < code)) return;
    key_ = key;
    choice_.guess = code;
}

Step SampledJob::step(Budget budget)
{
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0 && !done_; --units) {
        if (fallback_) {
            if (fallback_->step(Budget{1}) == Step::more) continue;
            choice_ = fallback_->result();
            contradictory_ = fallback_->contradictory();
            done_ = true;
        } else if (diagram_) {
            if (diagram_->step(Budget{units}) == Step::more) return Step::more;
            if (diagram_->too_large()) {
                fallback_.emplace(rules_, clues_, EvolutionaryStrategy{}, rng_.next());
                continue;
            }
            candidates_ = diagram_->count();
            contradictory_ = done_ = candidates_ == 0;
            if (!done_) draw();
        } else if (next_ < guesses_.size()) {
            weigh();
        } else {
            choice_.possible = true;
            choice_.weighed = guesses_.size();
            done_ = true;
        }
    }
    return done_ ? Step::done : Step::more;
}

Progress SampledJob::progress() const
{
    if (fallback_) return fallback_->progress();
    if (diagram_) return {0, 0};
    return {static_cast<std::int64_t>(next_), static_cast<std::int64_t>(guesses_.size())};
}

} // namespace engine::codes
