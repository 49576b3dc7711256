#include "engine/cluedo/why.hpp"
#include "engine/cluedo/proof.hpp"
#include <algorithm>
#include <numeric>

namespace engine::cluedo {
namespace {

Literal opposite(const Literal& l) { return {l.card, l.holder, !l.holds}; }

} // namespace

WhyJob::WhyJob(const View& v, std::vector<Entry> entries, Card card, Holder holder)
    : view_(v), entries_(std::move(entries)), absent_(absences(entries_)), literal_{card, holder, true},
      rows_(static_cast<std::int64_t>(entries_.size())), next_(rows_)
{
    why_.rows.resize(entries_.size());
    std::iota(why_.rows.begin(), why_.rows.end(), 0);
}

std::vector<Constraint> WhyJob::constraints(std::span<const int> rows) const
{
    auto all = rules_of(view_);
    for (const int row : rows) {
        const auto i = static_cast<std::size_t>(row);
        add_constraints(view_.table, entries_[i], row, all, absent_[i]);
    }
    return all;
}

bool WhyJob::entailed(std::span<const int> rows, Literal literal) const
{
    Domains d = Domains::of(view_.table);
    assume(d, opposite(literal));
    return !find_deal(view_.table, constraints(rows), d);
}

Step WhyJob::step(Budget budget)
{
    auto units = std::max<std::int64_t>(1, budget.units);
    if (!begun_ && !done_) {
        begun_ = true;
        units -= 2;
        if (!entailed(why_.rows, literal_)) {
            literal_.holds = false;
            if (!entailed(why_.rows, literal_)) {
                why_.rows.clear();
                done_ = true;
            }
        }
        if (!done_) why_.holds = literal_.holds;
    }
    for (; units > 0 && !done_; --units) {
        if (next_ == 0) {
            finish();
            break;
        }
        const int row = static_cast<int>(--next_);
        std::vector<int> without;
        for (const int r : why_.rows)
            if (r != row) without.push_back(r);
        if (entailed(without, literal_)) why_.rows = std::move(without);
    }
    return done_ ? Step::done : Step::more;
}

void WhyJob::finish()
{
    done_ = true;
    using Reason = Why::Reason;
    const Table& t = view_.table;
    why_.constraints = constraints(why_.rows);
    const auto found = [&](const Move& m) { return m.kind == Move::Kind::learnt && m.literal == literal_; };

    Recorder<Move> forward{};
    Domains d = Domains::of(t);
    const bool consistent = propagate(t, why_.constraints, d, forward);
    const auto last = std::find_if(forward.events.begin(), forward.events.end(), found);
    if (last != forward.events.end() || !consistent) {
        if (last != forward.events.end()) forward.events.erase(last + 1, forward.events.end());
        why_.reason = why_.rows.empty() ? Reason::rules : Reason::propagation;
        why_.steps = only_needed(t, why_.constraints, forward.events);
        return;
    }
    Recorder<Move> trial{};
    trial(Move{Move::Kind::trial, opposite(literal_), -1});
    d = Domains::of(t);
    assume(d, opposite(literal_));
    if (!propagate(t, why_.constraints, d, trial)) {
        why_.reason = Reason::probing;
        why_.steps = only_needed(t, why_.constraints, trial.events);
        return;
    }
    // Recognises a pattern: the reasoning uses the "or"s of one hand, or of several.
    d = Domains::of(t);
    probe(t, why_.constraints, d);
    if (d.at(literal_.card, literal_.holder) != Domain::both) {
        why_.reason = Reason::probing; // after a trial of another literal
        return;
    }
    std::uint32_t holders = 0;
    for (const Constraint& k : why_.constraints)
        if (k.source >= 0 && !k.value && (k.cards & d.holds(k.holder)) == 0) holders |= 1u << k.holder;
    if (holders == 1u << literal_.holder) why_.reason = Reason::slots;
    else why_.reason = !literal_.holds && std::popcount(holders) > 1 ? Reason::pigeonhole : Reason::search;
}

} // namespace engine::cluedo
