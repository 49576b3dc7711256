#include "engine/concepts/learn.hpp"
#include <algorithm>

namespace engine::concepts {

bool collapses(const Shape& s, Language language, std::span<const Example> examples)
{
    Concept least;
    for (const Example& e : examples)
        if (e.positive) least = lub(s, language, least, concept_of(s, e.values));
    return std::any_of(examples.begin(), examples.end(),
                       [&](const Example& e) { return !e.positive && covers(least, concept_of(s, e.values)); });
}

std::vector<int> clash_of(const Shape& s, Language language, std::span<const Example> examples)
{
    std::vector<int> kept(examples.size());
    for (std::size_t i = 0; i < kept.size(); ++i) kept[i] = static_cast<int>(i);
    for (std::size_t i = 0; i < kept.size();) {
        std::vector<int> fewer = kept;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        std::vector<Example> left;
        for (const int k : fewer) left.push_back(examples[static_cast<std::size_t>(k)]);
        if (collapses(s, language, left)) kept = std::move(fewer);
        else ++i;
    }
    return kept;
}

std::vector<int> flips_of(const Space& space, std::span<const Example> examples, int k)
{
    std::vector<int> out;
    if (k + 1 > space.examples()) return out;
    const auto at = static_cast<std::size_t>(k + 1);
    const std::vector<Count> all = space.by_errors();
    for (std::size_t i = 0; i < examples.size(); ++i) {
        // A flip helps if a concept that disagrees k + 1 times disagrees with this example.
        const Count agree = space.by_errors_covering(concept_of(space.shape(), examples[i].values))[at];
        if ((examples[i].positive ? all[at] - agree : agree) > 0) out.push_back(static_cast<int>(i));
    }
    return out;
}

Step SpaceJob::step(Budget budget)
{
    for (std::int64_t units = 0; next_ < examples_.size() && (units < budget.units || units == 0); ++units, ++next_)
        space_.add(concept_of(space_.shape(), examples_[next_].values), examples_[next_].positive);
    return next_ < examples_.size() ? Step::more : Step::done;
}

Progress SpaceJob::progress() const
{
    return {static_cast<std::int64_t>(next_), static_cast<std::int64_t>(examples_.size())};
}

LearnJob::LearnJob(const Shape& shape, std::vector<Example> examples, const Options& options)
    : options_(options), examples_(std::move(examples)), space_(shape, options.language)
{
    learned_.all = space_.all();
    if (options_.steps) before_ = space_.borders(options_.wrong_labels, most_listed);
}

Step LearnJob::step(Budget budget)
{
    for (std::int64_t units = 0; next_ < examples_.size() && (units < budget.units || units == 0); ++units)
        take(examples_[next_++]);
    if (next_ < examples_.size()) return Step::more;
    if (!ended_) end();
    ended_ = true;
    return Step::done;
}

Progress LearnJob::progress() const
{
    return {static_cast<std::int64_t>(next_), static_cast<std::int64_t>(examples_.size())};
}

void LearnJob::take(const Example& e)
{
    const Shape& shape = space_.shape();
    const Concept instance = concept_of(shape, e.values);
    space_.add(instance, e.positive);
    learned_.sizes.push_back(space_.size(options_.wrong_labels));
    if (learned_.sizes.back() == 0 && !learned_.collapsed_after) learned_.collapsed_after = static_cast<int>(next_);
    if (!options_.steps) return;
    LearnStep step;
    step.borders = space_.borders(options_.wrong_labels, most_listed);
    const auto whole = [](const Borders& b) { return std::max(b.s_count, b.g_count) <= traced; };
    step.traced = whole(before_) && whole(step.borders);
    if (step.traced)
        step.events = options_.wrong_labels == 0
                          ? events_of(shape, options_.language, before_, step.borders, instance, e.positive)
                          : changes_of(before_, step.borders);
    before_ = step.borders;
    learned_.steps.push_back(std::move(step));
}

void LearnJob::end()
{
    const int k = options_.wrong_labels;
    learned_.borders = options_.steps ? before_ : space_.borders(k, most_listed);
    if (space_.size(k) <= lattice_limit) {
        learned_.members = space_.members(k);
        learned_.covers = covering_pairs(learned_.members);
    }
    if (!learned_.collapsed_after) return;
    const std::span<const Example> all(examples_);
    if (k == 0)
        learned_.clash =
            clash_of(space_.shape(), options_.language, all.first(static_cast<std::size_t>(*learned_.collapsed_after)));
    learned_.flips = flips_of(space_, all, k);
}

} // namespace engine::concepts
