#include "engine/cluedo/why.hpp"
#include <algorithm>
#include <numeric>

namespace engine::cluedo {
namespace {

Literal opposite(const Literal& l) { return {l.card, l.holder, !l.holds}; }

/// Which literals of the constraint are decided, apart from those it decided itself, by the moves before.
bool speaks_of(const Table& t, const Constraint& k, const Literal& l)
{
    if (k.form == Constraint::Form::holders_of_card) return l.card == k.card && l.holder < t.holders();
    return l.holder == k.holder && (k.cards & bit(l.card)) != 0;
}

/// Backwards from the last move: only what it rests on. A "full" constraint rests on its true arguments, one that
/// needs all that is left on its false ones; an "or" or a refuted trio on all others.
std::vector<Move> only_needed(const Table& t, std::span<const Constraint> constraints, const std::vector<Move>& moves)
{
    std::vector<char> needed(moves.size(), 0);
    if (moves.empty()) return {};
    needed.back() = 1;
    for (std::size_t i = moves.size(); i-- > 0;) {
        if (needed[i] == 0 || moves[i].constraint < 0) continue;
        const Constraint& k = constraints[static_cast<std::size_t>(moves[i].constraint)];
        for (std::size_t j = 0; j < i; ++j) {
            const Move& before = moves[j];
            const bool states = before.kind == Move::Kind::learnt || before.kind == Move::Kind::trial;
            if (!states || !speaks_of(t, k, before.literal)) continue;
            // A counted set that is full makes the rest false, and the other way round; a conflict rests on both.
            const bool counts = moves[i].kind == Move::Kind::learnt && k.value;
            if (!counts || before.literal.holds != moves[i].literal.holds) needed[j] = 1;
        }
    }
    std::vector<Move> kept;
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (needed[i] != 0) kept.push_back(moves[i]);
    return kept;
}

} // namespace

WhyJob::WhyJob(const View& v, std::vector<Entry> entries, Card card, Holder holder)
    : view_(v), entries_(std::move(entries)), literal_{card, holder, true},
      rows_(static_cast<std::int64_t>(entries_.size())), next_(rows_)
{
    why_.rows.resize(entries_.size());
    std::iota(why_.rows.begin(), why_.rows.end(), 0);
}

std::vector<Constraint> WhyJob::constraints(std::span<const int> rows) const
{
    auto all = rules_of(view_);
    for (const int row : rows) add_constraints(view_.table, entries_[static_cast<std::size_t>(row)], row, all);
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
    // Which pattern is it? Only "or"s are left to reason with: one hand's, or those of several.
    d = Domains::of(t);
    probe(t, why_.constraints, d);
    if (d.at(literal_.card, literal_.holder) != Domain::both) {
        why_.reason = Reason::probing; // by a trial of something else first
        return;
    }
    std::uint32_t holders = 0;
    for (const Constraint& k : why_.constraints)
        if (k.source >= 0 && !k.value && (k.cards & d.holds(k.holder)) == 0) holders |= 1u << k.holder;
    if (holders == 1u << literal_.holder) why_.reason = Reason::slots;
    else why_.reason = !literal_.holds && std::popcount(holders) > 1 ? Reason::pigeonhole : Reason::search;
}

} // namespace engine::cluedo
