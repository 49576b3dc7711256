#pragma once
// Deductions from a notebook: its number of deals, how many give each card to each holder, the possible envelopes, and
// the certain literals. Exact; where counting takes too long (decks of 30 cards) the shares come from uniform samples
// (`exact` is false), while the certain literals stay exact.
#include "engine/cluedo/deal_space.hpp"
#include "engine/cluedo/search.hpp"

namespace engine::cluedo {

struct Shares {
    bool consistent = false;
    bool exact = true;
    Count total = 0;                                        // deals; if not exact: samples
    double estimate = 0;                                    // number of deals; equals total if exact
    std::vector<std::array<Count, max_holders>> deals_with; // [card][holder], out of total
    std::vector<DealSpace::Case> envelopes;                 // out of total; only those that occur, lexicographic
    Domains certain{};                                      // the backbone
};

/// The deals of a notebook, to count and to draw. Where they cannot be counted, some constraints are left out until the
/// rest can be, and draws that violate them are rejected: still uniform.
class Deals {
public:
    using Result = Count;
    Deals(const Table&, std::vector<Constraint>, std::int64_t limit = DealSpace::default_limit);

    Step step(Budget budget);
    Progress progress() const { return space_->progress(); }
    /// Deals of the space drawn from; an upper bound unless exact().
    const Result& result() const { return space_->result(); }
    /// No constraint is left out, and the counts fit 64 bits.
    bool exact() const { return left_out_.empty() && !space_->beyond_64_bits(); }
    bool consistent() const { return consistent_; }
    const DealSpace& space() const { return *space_; }
    const Table& table() const { return table_; }
    const std::vector<Constraint>& constraints() const { return constraints_; }

    /// Uniform over the notebook's deals; nothing: this draw was rejected, draw again.
    std::optional<Deal> draw(Rng&) const;

private:
    void leave_out();

    Table table_;
    std::vector<Constraint> constraints_, kept_, left_out_;
    std::int64_t limit_;
    bool consistent_ = true;
    bool patient_ = false, bare_ = false; // no clause is kept; only rules and hand are kept
    std::size_t leaving_ = 1;
    std::optional<DealSpace> space_;
};
static_assert(Job<Deals>);

/// Unit: about a thousand pairs of DealSpace, or one sample.
class SharesJob {
public:
    using Result = Shares;
    static constexpr int samples_wanted = 4000, samples_tried = 400'000;

    SharesJob(const View&, std::span<const Entry>, std::int64_t limit = DealSpace::default_limit);
    SharesJob(const Table&, std::vector<Constraint>, std::int64_t limit = DealSpace::default_limit);

    Step step(Budget);
    Progress progress() const;
    const Result& result() const { return shares_; }
    const Deals& deals() const { return deals_; }

private:
    void gather();
    void count_in(const Deal&);
    void finish_samples();

    Deals deals_;
    Shares shares_;
    bool counted_ = false, done_ = false;
    Rng rng_{1};
    int tried_ = 0;
};
static_assert(Job<SharesJob>);

} // namespace engine::cluedo
