#include "engine/codes/version_space/summary.hpp"
#include <algorithm>

namespace engine::codes::version_space {

SummaryJob::SummaryJob(const Rules& r, std::vector<Clue> clues, const Options& options, Language language,
                       Count map_limit)
    : rules_(r), language_(language), map_limit_(map_limit), spaces_(r, std::move(clues), options)
{}

Step SummaryJob::step(Budget budget)
{
    if (!built_) {
        if (spaces_.step(budget) == Step::more) return Step::more;
        built_ = true;
    }
    if (too_large()) return Step::done;
    const auto& live = set().live();
    auto& done = summary_.members;
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0 && done.size() < live.size(); --units) {
        const Live& one = live[done.size()];
        done.push_back(members(rules_, one.space));
        summary_.storage += storage(rules_, one.space, language_);
        if (summary_.by_lies.size() <= one.lies) summary_.by_lies.resize(one.lies + std::size_t{1});
        summary_.by_lies[one.lies] += done.back();
    }
    if (done.size() < live.size()) return Step::more;
    summary_.belief = belief(summary_.by_lies, set().options().noise, answer_count(rules_) - 1);
    list_map();
    return Step::done;
}

void SummaryJob::list_map()
{
    summary_.map.clear();
    if (summary_.belief.best > map_limit_) return;
    const auto& live = set().live();
    for (std::size_t i = 0; i < live.size(); ++i)
        if (summary_.belief.is_best(live[i].lies))
            for (Count k = 0; k < summary_.members[i]; ++k) summary_.map.push_back(member(rules_, live[i].space, k));
    std::sort(summary_.map.begin(), summary_.map.end());
}

} // namespace engine::codes::version_space
