#pragma once
// For the screen: the origin of each live space, and one update, example by example.
#include "engine/codes/version_space/spaces.hpp"
#include <vector>

namespace engine::codes::version_space {

/// The outcome of one answer, space by space. generation[k] = the live spaces after k answers; branches[p] = the
/// outcomes of space p, one branch for each hypothesis.
struct Generation {
    std::vector<Live> live;
    std::vector<std::vector<Branch>> branches; // empty after the last answer
};

/// The whole tree: generation 0 is the one space of all codes. Keeps every branch, so it stops once the answers
/// generate more than `limit` spaces; the last generations are then missing.
struct Story {
    std::vector<Clue> clues;
    std::vector<Generation> generations; // clues.size() + 1 when complete
    std::vector<RowEffort> rows;         // effort of each answer covered
    bool complete = false;
};
inline constexpr Count story_limit = 200'000;
/// Runs the whole job: 200,000 branches take about 4 ms.
Story story_of(const Rules&, std::vector<Clue>, const Options&, Count limit = story_limit);

/// The same in slices, reusing a story of the same rules, options and limit for the common prefix of answers. Unit: as
/// SpaceSet's.
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

/// One simple example, applied.
struct UpdateStep {
    bool positive = false;
    Concept example; // the positive concept, or `*` with one value
    Space after;
    Death death = Death::none;
    bool operator==(const UpdateStep&) const = default;
};
/// Applies one hypothesis's compound example to one space, up to the first contradiction. If the matching test kills
/// the space, it is a last step whose `example` is all `*`, positive.
std::vector<UpdateStep> update_steps(const Rules&, Space, const Hypotheses&, const Hypothesis&);

} // namespace engine::codes::version_space
