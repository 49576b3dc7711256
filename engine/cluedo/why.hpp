#pragma once
// Explains a literal: a minimal set of entries (none can be left out) from which it follows.
#include "engine/base/job.hpp"
#include "engine/base/named.hpp"
#include "engine/cluedo/search.hpp"

namespace engine::cluedo {

/// The reasoning needed, given only these entries.
ENGINE_NAMED(WhyReason,
             undecided,   // it does not follow
             rules,       // follows from hand and rules alone
             propagation, // by propagation, as in `steps`
             probing,     // by refuting the opposite, as in `steps`
             slots,       // a hand's open places are all needed for the cards it showed
             pigeonhole,  // these holders use up these cards among themselves
             search       // every case of the opposite is refuted, by search
);

struct Why {
    using Reason = WhyReason;
    Reason reason = Reason::undecided;
    std::optional<bool> holds;           // whether the holder has the card; none: undecided
    std::vector<int> rows;               // ascending
    std::vector<Move> steps;             // the necessary ones, in order; `constraint` indexes `constraints`
    std::vector<Constraint> constraints; // those of the rules, then those of `rows`
};

/// Unit: one test whether a deal exists.
class WhyJob {
public:
    using Result = Why;
    /// Precondition: the entries are consistent; otherwise everything follows, and the reason explains a contradiction.
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
    std::vector<std::uint32_t> absent_; // by row, whichever rows are tried: without its departure a seat only says less
    Literal literal_;
    bool begun_ = false, done_ = false;
    std::int64_t rows_, next_; // rows from next_ on were tried, newest first
    Why why_;
};
static_assert(Job<WhyJob>);

} // namespace engine::cluedo
