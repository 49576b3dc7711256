#pragma once
// Optional: deals weighted by their likelihood of what the user was shown. A seat that holds k of the three cards asked
// for shows one uniformly, so a showing the user saw weighs 1/k. Showings between others carry no weight: some card was
// shown, whichever. The choice of questions is not modelled.
#include "engine/cluedo/shares.hpp"

namespace engine::cluedo {

struct Likelihood {
    bool exact = true;                     // false: estimated from weighted samples
    DealSpace::Weights shares;             // [card][holder], fraction of the total weight
    std::vector<DealSpace::Case> envelope; // the `weight` of each that occurs, in lexicographic order
};

/// The showings the user saw, for the weights.
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
    std::optional<Deals> deals_; // if `space_` is too large
    Rng rng_{1};
    bool counted_ = false;
    int tried_ = 0, drawn_ = 0;
    double weight_ = 0; // total weight of the samples
    Likelihood result_;
};
static_assert(Job<LikelihoodJob>);

} // namespace engine::cluedo
