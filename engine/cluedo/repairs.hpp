#pragma once
// Contradictory entries: the shortest contradictory prefix, entries that contradict each other while any part of them
// does not, the single entries to blame, and whether the user's hand may be to blame.
#include "engine/cluedo/shares.hpp"

namespace engine::cluedo {

struct Repairs {
    int first_bad_prefix = 0;  // length of the shortest contradictory prefix; 0 = hand or rules contradict
    std::vector<int> clash;    // rows of the prefix that leave no deal, and leave one without any of them, ascending
    std::vector<int> single;   // rows whose removal alone leaves a deal, ascending
    std::vector<int> ranked;   // the same rows, likeliest first: by deals left after removal, then newest
    std::vector<double> deals; // deals left, in the order of `ranked`
    bool hand = false;         // with other cards in the user's hand there would be a deal
    bool operator==(const Repairs&) const = default;
};

/// Unit: one search for a deal, or about a thousand pairs of DealSpace.
class RepairsJob {
public:
    using Result = Repairs;
    /// Precondition: the entries contradict each other.
    RepairsJob(const View&, std::vector<Entry>);

    Step step(Budget);
    /// In rows tested and counted.
    Progress progress() const { return {done_, total_}; }
    const Result& result() const { return repairs_; }

private:
    bool consistent(std::span<const Entry>) const;
    std::vector<Entry> without(int row) const;
    bool clashes(std::span<const int> rows) const;
    void thin_out();
    void rank();

    View view_;
    std::vector<Entry> entries_;
    std::vector<std::uint32_t> absent_; // by row, whichever rows are tried: without its departure a seat only says less
    Repairs repairs_;
    std::size_t low_ = 0, high_; // the shortest contradictory prefix has a length in (low_, high_], or is 0
    bool prefix_known_ = false;
    std::size_t row_ = 0, thinned_ = 0, counted_ = 0;
    std::optional<SharesJob> counting_;
    std::int64_t done_ = 0, total_;
};
static_assert(Job<RepairsJob>);

} // namespace engine::cluedo
