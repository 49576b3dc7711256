#pragma once
// An optional second look at a notebook: deals weighed by how likely each would have shown me what I was shown. A seat
// that holds k of the three cards asked for shows one of them, any alike, so a showing I saw weighs 1/k. Showings between
// others say that some card was shown, whatever it was: they weigh nothing. Why questions are asked is left out.
#include "engine/cluedo/shares.hpp"

namespace engine::cluedo {

struct Likelihood {
    bool exact = true;                     // false: from weighed samples
    DealSpace::Weights shares;             // [card][holder], of the weight of all deals
    std::vector<DealSpace::Case> envelope; // `weight` of each that occurs, in lexicographic order
};

/// What was shown to me, as the weights need it.
std::vector<Showing> showings_of(const View&, std::span<const Entry>);

/// Unit: as SharesJob. The entries must be consistent.
class LikelihoodJob {
public:
    using Result = Likelihood;
    LikelihoodJob(const View&, std::span<const Entry>, std::int64_t limit = DealSpace::default_limit);

    Step step(Budget);
    Progress progress() const;
    const Result& result() const { return result_; }

private:
    void add_sample(const Deal&);
    void finish_samples();

    Table table_;
    std::vector<Constraint> constraints_;
    std::vector<Showing> showings_;
    std::int64_t limit_;
    DealSpace space_;
    std::optional<Deals> deals_; // where `space_` is too large
    Rng rng_{1};
    bool counted_ = false;
    int tried_ = 0, drawn_ = 0;
    double weight_ = 0; // of the samples
    Likelihood result_;
};
static_assert(Job<LikelihoodJob>);

} // namespace engine::cluedo
