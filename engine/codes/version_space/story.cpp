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

namespace {

/// Moves the generations of `known` for the common prefix of its clues and `clues`, at least generation 0.
std::vector<Generation> shared(const std::vector<Clue>& clues, Story& known, std::vector<RowEffort>& rows)
{
    if (known.generations.empty()) return {{std::vector<Live>(1), {}}};
    std::size_t same = 0;
    while (same < clues.size() && same + 1 < known.generations.size() && clues[same] == known.clues[same]) ++same;
    rows.assign(known.rows.begin(), known.rows.begin() + static_cast<std::ptrdiff_t>(same));
    known.generations.resize(same + 1);
    known.generations.back().branches.clear(); // branches of the first answer that differs
    return std::move(known.generations);
}

} // namespace

StoryJob::StoryJob(const Rules& r, std::vector<Clue> clues, const Options& options, Count limit, Story known)
    : limit_(limit), set_(r, options)
{
    story_.clues = std::move(clues);
    story_.generations = shared(story_.clues, known, story_.rows);
    for (const RowEffort& row : story_.rows) generated_ += row.generated;
    stopped_ = generated_ > limit_;
    set_.resume(story_.generations.back().live);
}

void StoryJob::end()
{
    begun_ = false;
    stopped_ = set_.too_large().has_value();
    if (stopped_) return;
    generated_ += set_.rows().back().generated;
    story_.generations.back().branches = set_.take_branches();
    story_.generations.push_back({set_.live(), {}});
    story_.rows.push_back(set_.rows().back());
}

Step StoryJob::step(Budget budget)
{
    if (stopped_ || story_.complete) return Step::done;
    if (story_.rows.size() == story_.clues.size()) {
        story_.complete = true;
        return Step::done;
    }
    if (!begun_) {
        set_.begin(story_.clues[story_.rows.size()], limit_ - generated_);
        set_.record_branches();
        begun_ = true;
    }
    if (set_.step(budget) == Step::done) end();
    return stopped_ ? Step::done : Step::more;
}

Progress StoryJob::progress() const
{
    return {static_cast<std::int64_t>(story_.rows.size()), static_cast<std::int64_t>(story_.clues.size())};
}

Story story_of(const Rules& r, std::vector<Clue> clues, const Options& options, Count limit)
{
    StoryJob job(r, std::move(clues), options, limit);
    while (job.step(Budget{1 << 20}) == Step::more) {}
    return job.take();
}

} // namespace engine::codes::version_space
