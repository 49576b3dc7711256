#include "engine/cluedo/doubts.hpp"
#include "engine/cluedo/search.hpp"
#include <algorithm>

namespace engine::cluedo {

DoubtsJob::DoubtsJob(const View& v, std::vector<Entry> entries, std::vector<Entry> candidates)
    : view_(v), entries_(std::move(entries)), candidates_(std::move(candidates)), doubts_(candidates_.size())
{}

Progress DoubtsJob::progress() const
{
    return {static_cast<std::int64_t>(at_), static_cast<std::int64_t>(candidates_.size())};
}

bool DoubtsJob::fits(std::span<const Entry> entries, const Entry* more) const
{
    auto all = constraints_of(view_, entries);
    if (more) add_constraints(view_.table, *more, static_cast<int>(entries.size()), all, absences(entries).back());
    return find_deal(view_.table, all, Domains::of(view_.table)).has_value();
}

Step DoubtsJob::step(Budget budget)
{
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0 && at_ < candidates_.size(); --units) {
        if (!begun_) {
            begun_ = true;
            if (!fits(entries_, nullptr)) at_ = candidates_.size();
            continue;
        }
        Doubt& doubt = doubts_[at_];
        if (row_ < 0) {
            doubt.possible = fits(entries_, &candidates_[at_]);
            if (doubt.possible) ++at_;
            else row_ = 0;
            continue;
        }
        if (row_ == static_cast<int>(entries_.size())) {
            row_ = -1;
            ++at_;
            continue;
        }
        Entry& removed = entries_[static_cast<std::size_t>(row_)];
        if (!removed.ignored) {
            removed.ignored = true;
            if (fits(entries_, &candidates_[at_])) doubt.rows.push_back(row_);
            removed.ignored = false;
        }
        ++row_;
    }
    return at_ == candidates_.size() ? Step::done : Step::more;
}

} // namespace engine::cluedo
