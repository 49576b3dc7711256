#include "engine/codes/rank.hpp"
#include <algorithm>

namespace engine::codes {

RankJob::RankJob(const Rules& r, std::vector<Clue> clues, const RankQuery& query)
    : rules_(r), clues_(std::move(clues)), query_(query), known_(symbols_of(r, clues_)), listing_(r, clues_),
      guesses_(r, known_)
{}

Step RankJob::begin()
{
    listed_ = true;
    too_large_ = listing_.too_large();
    contradictory_ = !too_large_ && listing_.count() == 0;
    if (too_large_ || contradictory_) return Step::done;
    candidates_ = listing_.take();
    const Count guesses = guesses_.count();
    if (guesses > rank_guess_limit || candidates_.size() > rank_work_limit / guesses) {
        too_large_ = {TooLarge::What::work, times(guesses, candidates_.size()), rank_work_limit};
        return Step::done;
    }
    sliced_.emplace(rules_, candidates_);
    total_ = static_cast<std::int64_t>(guesses);
    weighed_.reserve(static_cast<std::size_t>(guesses));
    return Step::more;
}

Step RankJob::step(Budget budget)
{
    if (!listed_) return listing_.step(budget) == Step::more ? Step::more : begin();
    if (too_large_ || contradictory_ || !guesses_.more()) return Step::done;
    const auto cost = static_cast<std::int64_t>(1 + candidates_.size() / 1000);
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0 && guesses_.more(); units -= cost) {
        const auto sizes = std::span(sliced_->count(guesses_.now())).first(part_count(rules_));
        const bool possible = sizes.back() > 0;
        const std::int64_t other = query_.other && query_.guess ? order_key(*query_.other, sizes) : 0;
        weighed_.push_back({order_key(query_.criterion, sizes), other, guesses_.now(), possible});
        guesses_.next();
    }
    if (guesses_.more()) return Step::more;
    finish();
    return Step::done;
}

Ranked RankJob::describe(const Code& guess, Count rank) const
{
    const Partition p = partition_of(rules_, candidates_, guess);
    return {guess,
            p.parts.back().answer == all_black(rules_),
            score(query_.criterion, p),
            class_size(rules_, known_, guess),
            rank,
            p.worst(),
            p.bits(),
            p.expected_size()};
}

void RankJob::finish()
{
    std::sort(weighed_.begin(), weighed_.end(), [](const Weighed& a, const Weighed& b) {
        if (a.key != b.key) return a.key < b.key;
        if (a.possible != b.possible) return a.possible;
        return a.guess < b.guess;
    });
    std::optional<std::int64_t> key, other;
    if (query_.guess) {
        const Partition p = partition_of(rules_, candidates_, *query_.guess);
        key = order_key(query_.criterion, p);
        ranking_.guess = describe(*query_.guess, 1);
        if (query_.other) {
            other = order_key(*query_.other, p);
            ranking_.other_rank = 1;
        }
    }
    for (const Weighed& w : weighed_) {
        const Count alike = class_size(rules_, known_, w.guess);
        ranking_.of += alike;
        if (w.key == weighed_[0].key) ranking_.best += alike;
        if (key && w.key < *key) ranking_.guess->rank += alike;
        if (other && w.other < *other) ranking_.other_rank += alike;
    }
    list_top();
}

void RankJob::list_top()
{
    const Symmetry symmetry = symmetry_of(rules_, clues_);
    Count rank = 1, better = 0; // of this score, and how many come before it
    for (std::size_t i = 0; i < weighed_.size() && ranking_.top.size() < query_.top;) {
        // Classes that tie are merged by their members' order.
        std::vector<Code> tied;
        const std::size_t want = query_.top - ranking_.top.size();
        const Weighed& first = weighed_[i];
        if (i == 0 || weighed_[i - 1].key != first.key) rank = better + 1;
        for (; i < weighed_.size() && weighed_[i].key == first.key && weighed_[i].possible == first.possible; ++i) {
            better += class_size(rules_, known_, weighed_[i].guess);
            if (query_.shapes && !symmetry.may_be_first(rules_, weighed_[i].guess)) continue;
            if (query_.classes || query_.shapes) tied.push_back(weighed_[i].guess);
            else
                for (const Code& c : class_members(rules_, known_, weighed_[i].guess, want)) tied.push_back(c);
            if ((query_.classes || query_.shapes) && tied.size() >= want) continue;
            if (tied.size() > 2 * want + 1000) {
                std::nth_element(tied.begin(), tied.begin() + static_cast<std::ptrdiff_t>(want), tied.end());
                tied.resize(want);
            }
        }
        std::sort(tied.begin(), tied.end());
        if (tied.size() > want) tied.resize(want);
        for (const Code& c : tied) ranking_.top.push_back(describe(c, rank));
    }
}

} // namespace engine::codes
