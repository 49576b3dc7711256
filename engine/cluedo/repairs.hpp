#pragma once
// Entries that contradict each other: where it begins, and which one entry to blame.
#include "engine/cluedo/shares.hpp"

namespace engine::cluedo {

struct Repairs {
    int first_bad_prefix = 0;  // the first so many entries contradict already; 0 = the hand or the rules do
    std::vector<int> single;   // rows whose removal alone leaves a deal, ascending
    std::vector<int> ranked;   // the same, likeliest first: by the deals their removal leaves, then the newest
    std::vector<double> deals; // of `ranked`
    bool operator==(const Repairs&) const = default;
};

/// Unit: a search for a deal, or about a thousand pairs of DealSpace.
class RepairsJob {
public:
    using Result = Repairs;
    /// Contradictory entries.
    RepairsJob(const View&, std::vector<Entry>);

    Step step(Budget);
    /// In rows looked at and counted.
    Progress progress() const { return {done_, total_}; }
    const Result& result() const { return repairs_; }

private:
    bool consistent(std::span<const Entry>) const;
    std::vector<Entry> without(int row) const;
    void rank();

    View view_;
    std::vector<Entry> entries_;
    Repairs repairs_;
    std::size_t low_ = 0, high_; // the shortest bad prefix lies in (low_, high_], or is 0
    bool prefix_known_ = false;
    std::size_t row_ = 0, counted_ = 0;
    std::optional<SharesJob> counting_;
    std::int64_t done_ = 0, total_;
};
static_assert(Job<RepairsJob>);

} // namespace engine::cluedo
