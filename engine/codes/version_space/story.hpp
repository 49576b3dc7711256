#pragma once
// For screens: where each live space comes from, and one update, example by example.
#include "engine/codes/version_space/spaces.hpp"
#include <vector>

namespace engine::codes::version_space {

/// Everything one answer does, space by space. generation[k] = the live spaces after k answers; branches[p] = what
/// became of generation space p, one branch for each hypothesis.
struct Generation {
    std::vector<Live> live;
    std::vector<std::vector<Branch>> branches; // empty after the last answer
};

/// The whole tree: generation 0 is the one space of all codes. Every branch is kept, so only for histories whose answers
/// generate at most `limit` spaces together; otherwise it stops and the last generations are missing.
struct Story {
    std::vector<Clue> clues;
    std::vector<Generation> generations; // clues.size() + 1 when complete
    std::vector<RowEffort> rows;         // what each answer did, of those told
    bool complete = false;
};
inline constexpr Count story_limit = 200'000;
/// All at once: 200,000 branches take about 4 ms.
Story story_of(const Rules&, std::vector<Clue>, const Options&, Count limit = story_limit);

/// The same in slices, going on from a story of the same rules, options and limit: the answers that both begin with are
/// not worked out again. Unit: as SpaceSet's.
class StoryJob {
public:
    using Result = Story;
    StoryJob(const Rules&, std::vector<Clue>, const Options&, Count limit = story_limit, Story known = {});

    Step step(Budget);
    /// In rows.
    Progress progress() const;
    const Result& result() const { return story_; }
    Story take() { return std::move(story_); }

private:
    void end();

    Story story_;
    Count limit_, generated_ = 0;
    SpaceSet set_;
    bool begun_ = false, stopped_ = false;
};
static_assert(Job<StoryJob>);

/// One simple example applied.
struct UpdateStep {
    bool positive = false;
    Concept example; // the positive concept, or `*` with one value
    Space after;
    Death death = Death::none;
    bool operator==(const UpdateStep&) const = default;
};
/// The compound example of one hypothesis, applied to one space up to its first contradiction. A last step without any
/// example (`example` all `*`, positive) is the matching test, where it is the one that kills.
std::vector<UpdateStep> update_steps(const Rules&, Space, const Hypotheses&, const Hypothesis&);

} // namespace engine::codes::version_space
