#pragma once
// Whether an entry agrees with the entries before it, and if not, with which ones it clashes.
#include "engine/base/job.hpp"
#include "engine/cluedo/entry.hpp"

namespace engine::cluedo {

struct Doubt {
    bool possible = true;  // some deal fits the entries and this one
    std::vector<int> rows; // impossible: the entries whose removal alone makes it possible, ascending
    bool operator==(const Doubt&) const = default;
};

/// Unit: one search for a deal. If the entries already contradict each other, nothing is said: all are possible.
class DoubtsJob {
public:
    using Result = std::vector<Doubt>;
    DoubtsJob(const View&, std::vector<Entry> entries, std::vector<Entry> candidates);

    Step step(Budget);
    /// In candidates.
    Progress progress() const;
    /// One for each candidate.
    const Result& result() const { return doubts_; }

private:
    bool fits(std::span<const Entry>, const Entry*) const;

    View view_;
    std::vector<Entry> entries_, candidates_;
    Result doubts_;
    bool begun_ = false;
    std::size_t at_ = 0;
    int row_ = -1; // of the entry removed; -1: none
};
static_assert(Job<DoubtsJob>);

} // namespace engine::cluedo
