#include "engine/concepts/course.hpp"

namespace engine::concepts {

Course course(const Shape& shape, const Options& options, std::span<const Example> examples, int at)
{
    const auto first = [&](int n) {
        const auto part = examples.first(static_cast<std::size_t>(n));
        return std::vector<Example>(part.begin(), part.end());
    };
    const auto learn = [&](int n) {
        LearnJob job(shape, first(n), {options.language, options.wrong_labels, false});
        while (job.step(Budget{1'000}) == Step::more) {}
        return job;
    };
    const LearnJob whole = learn(at);
    Course out{.now = whole.result(), .before = {}, .events = {}, .space = whole.space(), .at = at};
    out.all = out.now.all;
    Space space(shape, options.language);
    for (const Example& e : examples) {
        space.add(concept_of(shape, e.values), e.positive);
        out.sizes.push_back(space.size(options.wrong_labels));
    }
    out.before = out.now.borders;
    if (at == 0) return out;
    out.before = run(SpaceJob(shape, options.language, first(at - 1))).borders(options.wrong_labels, most_listed);
    const auto whole_border = [](const Borders& b) { return std::max(b.s_count, b.g_count) <= traced; };
    out.traced = whole_border(out.before) && whole_border(out.now.borders);
    if (!out.traced) return out;
    const Example& e = examples[static_cast<std::size_t>(at) - 1];
    out.events = options.wrong_labels == 0 ? events_of(shape, options.language, out.before, out.now.borders,
                                                       concept_of(shape, e.values), e.positive)
                                           : changes_of(out.before, out.now.borders);
    return out;
}

} // namespace engine::concepts
