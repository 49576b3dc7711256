#pragma once
// The deals a notebook allows, without listing them: their number, how many give each card to each holder, uniform
// draws. A dynamic program over holders: a state is the number of cards left in each class; `ways` counts the paths to
// it through earlier holders, `rest` the completions by later ones. All terms are positive and at most 30! < 2^108, so
// 128 bits are exact.
// Complexity: Σ over holders of (states reached) × (hands of that holder) pairs, twice. Classic deck with the user's
// hand known: below 10^7 pairs, mostly far below. The holder with the second longest list of hands comes first, then
// ascending, the longest last, where a lookup replaces the loop.
#include "engine/base/job.hpp"
#include "engine/base/rng.hpp"
#include "engine/cluedo/states.hpp"
#include <optional>

namespace engine::cluedo {

__extension__ using Wide = unsigned __int128;

/// Unit: about a thousand pairs (state, hand).
class DealSpace {
public:
    using Result = Count; // number of deals
    /// Pairs, 3 to 4 ns each. Among 3,000 random games with 21 cards and five or six players the worst took 9 million;
    /// with 30 cards and eight players hundreds of millions occur, in 40 MB.
    static constexpr std::int64_t default_limit = 500'000'000;
    static constexpr std::size_t max_states = 3'000'000; // per holder: 150 MB

    /// Propagates the domains first. With showings deals have weights, otherwise all weigh the same.
    DealSpace(const Table&, std::span<const Constraint>, Domains, std::int64_t limit = default_limit,
              std::span<const Showing> = {});

    Step step(Budget);
    /// In levels, forward and backward.
    Progress progress() const;
    const Result& result() const { return count_; }

    /// Counting was given up at the work limit; then no other result is valid.
    bool too_large() const { return too_large_; }
    std::int64_t work() const { return work_; }
    bool consistent() const { return wide_count_ > 0; }
    /// More deals than 64 bits hold (only decks beyond 24 cards); then count(), deals_with() and envelopes() must not
    /// be called.
    bool beyond_64_bits() const { return wide_count_ >> 64 != 0; }
    Count count() const { return count_; }
    double estimate() const { return static_cast<double>(wide_count_); }

    /// [card][holder] = deals that give the card to the holder; `weights`, if given: their fraction of the total
    /// weight.
    using Weights = std::vector<std::array<double, max_holders>>;
    std::vector<std::array<Count, max_holders>> deals_with(Weights* weights = nullptr) const;
    /// The deals with one envelope. envelopes() visits those that occur, in lexicographic order.
    struct Case {
        Trio cards{};
        Count deals = 0;
        double weight = 0; // fraction of the total weight
    };
    std::vector<Case> envelopes() const;
    /// Uniform over all deals. Precondition: a deal exists. About (holders × hands) steps.
    Deal draw(Rng&) const;

private:
    /// The states before one holder takes its hand, in a hash table.
    struct Level : States {
        std::vector<Wide> ways, rest;
        std::vector<Wide> deals; // by hand
        // the same by weight; empty without showings
        std::vector<double> weighed_ways, weighed_rest, weighed_deals;
        std::uint32_t insert(Packed); // as States, with a number of ways for a new state
    };
    static constexpr std::uint32_t none = States::none;

    void begin();
    void forth(Level&, std::size_t state);
    void back(Level&, std::size_t state);
    void begin_back();
    void finish();

    Table table_;
    Domains domains_;
    Classes classes_;
    std::vector<Level> levels_; // one per holder
    std::size_t level_ = 0, state_ = 0;
    bool backward_ = false, done_ = false, too_large_ = false, weighed_ = false;
    std::int64_t work_ = 0, limit_;
    Wide wide_count_ = 0;
    Count count_ = 0;
    double weight_ = 1;
};
static_assert(Job<DealSpace>);

} // namespace engine::cluedo
