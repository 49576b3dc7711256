#pragma once
// Why is that so? A smallest set of entries (no one of them can be left out) from which a literal follows.
#include "engine/base/job.hpp"
#include "engine/base/named.hpp"
#include "engine/cluedo/search.hpp"

namespace engine::cluedo {

/// What it takes to see it, given only these entries.
ENGINE_NAMED(WhyReason,
             undecided,   // it does not follow
             rules,       // from the hand and the rules alone
             propagation, // step by step, as in `steps`
             probing,     // suppose the opposite: a contradiction, as in `steps`
             slots,       // all places of a hand are needed for what it showed, so nothing else fits
             pigeonhole,  // these holders use up these cards between them
             search       // every way to suppose the opposite contradicts
);

struct Why {
    using Reason = WhyReason;
    Reason reason = Reason::undecided;
    std::optional<bool> holds;           // of the card by the holder; none: undecided
    std::vector<int> rows;               // ascending
    std::vector<Move> steps;             // only what matters, in order; `constraint` is an index into `constraints`
    std::vector<Constraint> constraints; // the rules', then those of `rows`
};

/// Unit: one question whether a deal exists.
class WhyJob {
public:
    using Result = Why;
    /// The entries must be consistent; else everything follows, and the reason given is one for a contradiction.
    WhyJob(const View&, std::vector<Entry>, Card, Holder);

    Step step(Budget);
    Progress progress() const { return {done_ ? rows_ : rows_ - next_, rows_}; }
    const Result& result() const { return why_; }

private:
    bool entailed(std::span<const int> rows, Literal) const;
    std::vector<Constraint> constraints(std::span<const int> rows) const;
    void finish();

    View view_;
    std::vector<Entry> entries_;
    Literal literal_;
    bool begun_ = false, done_ = false;
    std::int64_t rows_, next_; // rows from next_ on have been tried, newest first
    Why why_;
};
static_assert(Job<WhyJob>);

} // namespace engine::cluedo
