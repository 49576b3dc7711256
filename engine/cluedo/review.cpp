#include "engine/cluedo/review.hpp"
#include "engine/cluedo/search.hpp"
#include <algorithm>

namespace engine::cluedo {

ReviewJob::ReviewJob(const View& v, std::vector<Entry> entries, std::int64_t visits)
    : view_(v), entries_(std::move(entries)), visits_(visits)
{
    ENGINE_CHECK(v.me != nobody);
}

/// Tests which levels know the envelope by now.
void ReviewJob::look()
{
    const auto constraints = constraints_of(view_, std::span(entries_).first(at_));
    for (std::size_t i = 0; i < levels.size(); ++i) {
        if (review_.known_after[i]) continue;
        Domains d = Domains::of(view_.table);
        if (decide(view_.table, constraints, d, levels[i]) && size_of(d.holds(view_.table.envelope())) == kinds)
            review_.known_after[i] = static_cast<int>(at_);
    }
}

/// One rival after this entry; false: there is no other. Nobody provably knows more than the user.
bool ReviewJob::look_at_rival()
{
    if (at_ == 0 || !review_.known_after.back() || rival_ == view_.table.players) return false;
    const Holder seat = rival_++;
    const auto is_told = [&](const Review::Told& t) { return t.seat == seat; };
    if (seat == view_.me || std::any_of(review_.told.begin(), review_.told.end(), is_told)) return true;
    const auto entries = std::span(entries_).first(at_);
    Domains mine = Domains::of(view_.table);
    complete(view_.table, constraints_of(view_, entries), mine);
    if (size_of(certain_of(view_, entries, seat, mine).holds(view_.table.envelope())) == kinds)
        review_.told.push_back({seat, static_cast<int>(at_) - 1});
    return true;
}

void ReviewJob::finish()
{
    done_ = true;
    const auto& asked = review_.asked;
    for (std::size_t i = 0; i < asked.size(); ++i)
        if (asked[i].cost() > (review_.worst ? asked[*review_.worst].cost() : 0)) review_.worst = i;
    if (!review_.worst) return;
    const auto& worst = asked[*review_.worst];
    for (std::size_t i = 0; i < asked.size(); ++i)
        if (asked[i].lost() && !beats(worst.cost(), worst.error, asked[i].cost(), asked[i].error))
            review_.costliest.push_back(i);
}

Step ReviewJob::step(Budget budget)
{
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0 && !done_; --units) {
        const auto known = std::span(entries_).first(at_);
        if (advice_) {
            if (advice_->step(Budget{1}) == Step::more) continue;
            const Advice& a = advice_->result();
            const Question& best = a.questions[0];
            review_.asked.push_back(
                {static_cast<int>(at_), a.asked->score, best.score, best.cards, a.asked->error + best.error, a.exact});
            advice_.reset();
            ++at_;
            continue;
        }
        if (!shares_) {
            look();
            rival_ = 0;
            shares_.emplace(view_, known);
        }
        if (shares_->step(Budget{1}) == Step::more) continue;
        const Shares& s = shares_->result();
        const bool consistent = s.consistent;
        if (consistent && rival_ == 0) review_.points.push_back({s.estimate, static_cast<int>(s.envelopes.size())});
        if (consistent && look_at_rival()) continue; // the shares are kept until all rivals are looked at
        shares_.reset();
        if (!consistent || at_ == entries_.size()) {
            finish();
        } else if (entries_[at_].kind == Entry::Kind::suggest && entries_[at_].by == view_.me &&
                   !entries_[at_].ignored) {
            AdviceQuery query;
            query.top = 1;
            query.visits = visits_;
            query.question = entries_[at_].cards;
            advice_.emplace(view_, known, query);
        } else {
            ++at_;
        }
    }
    return done_ ? Step::done : Step::more;
}

} // namespace engine::cluedo
