#pragma once
// All deals a notebook allows, without listing them: their number, how many give each holder each hand, uniform draws.
// The one dynamic program over cards in this game. Holder by holder, a state is how many cards of each class are still
// there; `ways` counts how the holders before can have come to it, `rest` how the holders after can finish. All terms
// are positive and at most 30! < 2^108, so 128 bits are exact.
// Complexity: Σ over holders of (states reached) × (hands of that holder) pairs, twice. Classic deck with one's own hand:
// below 10^7 pairs, mostly far below. The holder with the second longest list of hands comes first, then ascending, the
// longest last, where a look into the list replaces the loop.
#include "engine/base/job.hpp"
#include "engine/base/rng.hpp"
#include "engine/cluedo/classes.hpp"
#include <optional>

namespace engine::cluedo {

__extension__ using Wide = unsigned __int128;

/// Unit: about a thousand pairs (state, hand).
class DealSpace {
public:
    using Result = Count; // number of deals
    /// Pairs, 3 to 4 ns each. Of 3,000 random games with 21 cards, five and six players, the worst took 9 million; with
    /// 30 cards and eight players hundreds of millions come up, in 40 MB.
    static constexpr std::int64_t default_limit = 500'000'000;
    static constexpr std::size_t max_states = 3'000'000; // of one holder: 150 MB

    /// Any domains: they are propagated first. With showings deals weigh differently, else all alike.
    DealSpace(const Table&, std::span<const Constraint>, Domains, std::int64_t limit = default_limit,
              std::span<const Showing> = {});

    Step step(Budget);
    /// In levels, forth and back.
    Progress progress() const;
    const Result& result() const { return count_; }

    /// Counting was given up at the work limit. Nothing below may then be asked.
    bool too_large() const { return too_large_; }
    std::int64_t work() const { return work_; }
    bool consistent() const { return wide_count_ > 0; }
    /// More deals than 64 bits hold (only decks beyond 24 cards): count(), deals_with(), envelopes() may not be asked.
    bool beyond_64_bits() const { return wide_count_ >> 64 != 0; }
    Count count() const { return count_; }
    double estimate() const { return static_cast<double>(wide_count_); }

    /// [card][holder] = deals in which the holder has the card; `weights`, if given: their share of all weight.
    using Weights = std::vector<std::array<double, max_holders>>;
    std::vector<std::array<Count, max_holders>> deals_with(Weights* weights = nullptr) const;
    /// Deals with this envelope; visits all that occur, in lexicographic order.
    struct Case {
        Trio cards{};
        Count deals = 0;
        double weight = 0; // its share of all weight
    };
    std::vector<Case> envelopes() const;
    /// Uniform over all deals; there must be one. About (holders × hands) steps.
    Deal draw(Rng&) const;

private:
    /// The states before one holder takes his hand, found by hash.
    struct Level {
        std::vector<Packed> keys;
        std::vector<Wide> ways, rest;
        std::vector<std::uint32_t> slots; // index + 1, 0 = empty; a power of two
        std::vector<Wide> deals;          // per hand
        // the same by weight; empty without showings
        std::vector<double> weighed_ways, weighed_rest, weighed_deals;
        std::uint32_t find(Packed) const; // index, or none
        std::uint32_t insert(Packed);
        void grow();
    };
    static constexpr std::uint32_t none = ~std::uint32_t{0};

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
