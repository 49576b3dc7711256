#include "engine/codes/version_space/story.hpp"

namespace engine::codes::version_space {

std::vector<UpdateStep> update_steps(const Rules& r, Space space, const Hypotheses& all, const Hypothesis& h)
{
    std::vector<UpdateStep> steps;
    Death death = Death::none;
    if (asserts(r, h)) {
        death = assert_values(r, space, h.positive);
        steps.push_back({true, h.positive, space, death});
    }
    for (const Literal& l : all.negatives(h)) {
        if (death != Death::none) return steps;
        death = reject(r, space, l);
        steps.push_back({false, concept_of(r, l), space, death});
    }
    if (death == Death::none && matching_test(r, space) != Death::none)
        steps.push_back({true, most_general(r), space, Death::no_distinct_choice});
    return steps;
}

Story story_of(const Rules& r, std::vector<Clue> clues, const Options& options, Count limit)
{
    Story story;
    story.clues = std::move(clues);
    SpaceSet set(r, options);
    story.generations.push_back({set.live(), {}});
    Count generated = 0;
    for (const Clue& clue : story.clues) {
        set.begin(clue);
        if (set.too_large()) return story;
        generated += times(set.live().size(), set.rows().back().hypotheses);
        if (generated > limit) return story;
        set.record_branches();
        while (set.step(Budget{1 << 20}) == Step::more) {}
        if (set.too_large()) return story;
        story.generations.back().branches = set.take_branches();
        story.generations.push_back({set.live(), {}});
    }
    story.complete = true;
    return story;
}

} // namespace engine::codes::version_space
