#pragma once
// A history's version spaces in one job: their number, storage, members, and the most probable codes.
#include "engine/codes/version_space/belief.hpp"
#include <vector>

namespace engine::codes::version_space {

struct Summary {
    Storage storage;
    ByLies by_lies; // codes in live spaces, by number of lies
    Belief belief;
    std::vector<Count> members; // [i] = members of live space i
    std::vector<Code> map;      // most probable codes in lexicographic order; empty if more than map_limit
    /// Codes consistent with every answer, the same number as KnowledgeJob's.
    Count consistent() const { return by_lies.empty() ? 0 : by_lies[0]; }
};

/// Unit: as SpacesJob's, then a space counted.
class SummaryJob {
public:
    using Result = Summary;
    /// Lists the MAP codes if there are at most `map_limit`.
    SummaryJob(const Rules&, std::vector<Clue>, const Options&, Language, Count map_limit);

    Step step(Budget);
    /// In rows.
    Progress progress() const { return spaces_.progress(); }
    const Result& result() const { return summary_; }
    const SpaceSet& set() const { return spaces_.result(); }
    const std::optional<TooLarge>& too_large() const { return spaces_.too_large(); }

private:
    void list_map();

    Rules rules_;
    Language language_;
    Count map_limit_;
    SpacesJob spaces_;
    bool built_ = false;
    Summary summary_;
};
static_assert(Job<SummaryJob>);

} // namespace engine::codes::version_space
