#include "engine/cluedo/repairs.hpp"
#include "engine/base/sort.hpp"
#include <algorithm>
#include <numeric>

namespace engine::cluedo {

RepairsJob::RepairsJob(const View& v, std::vector<Entry> entries)
    : view_(v), entries_(std::move(entries)), absent_(absences(entries_)), high_(entries_.size()),
      total_(2 * static_cast<std::int64_t>(entries_.size()))
{}

bool RepairsJob::consistent(std::span<const Entry> entries) const
{
    return find_deal(view_.table, constraints_of(view_, entries), Domains::of(view_.table)).has_value();
}

std::vector<Entry> RepairsJob::without(int row) const
{
    auto rest = entries_;
    rest.erase(rest.begin() + row);
    return rest;
}

bool RepairsJob::clashes(std::span<const int> rows) const
{
    auto all = rules_of(view_);
    for (const int row : rows) {
        const auto i = static_cast<std::size_t>(row);
        add_constraints(view_.table, entries_[i], row, all, absent_[i]);
    }
    return !find_deal(view_.table, all, Domains::of(view_.table));
}

/// Leaves the next row out of the clash if the others are enough. A row whose removal repairs everything stays.
void RepairsJob::thin_out()
{
    const int row = static_cast<int>(thinned_++);
    if (std::find(repairs_.single.begin(), repairs_.single.end(), row) != repairs_.single.end()) return;
    std::vector<int> rest;
    for (const int r : repairs_.clash)
        if (r != row) rest.push_back(r);
    if (clashes(rest)) repairs_.clash = std::move(rest);
}

Step RepairsJob::step(Budget budget)
{
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0; --units) {
        if (!prefix_known_) { // extensions of a contradictory prefix are contradictory: bisection
            if (low_ == 0 && high_ == entries_.size() && !consistent({})) high_ = 0;
            else if (low_ + 1 < high_) {
                const std::size_t middle = (low_ + high_) / 2;
                if (consistent(std::span(entries_).first(middle))) low_ = middle;
                else high_ = middle;
                continue;
            }
            repairs_.first_bad_prefix = static_cast<int>(high_);
            repairs_.hand = view_.me != nobody &&
                            find_deal(view_.table, constraints_of({view_.table, nobody, 0, view_.face_up}, entries_),
                                      Domains::of(view_.table))
                                .has_value();
            prefix_known_ = true;
            row_ = 0;
        } else if (row_ < high_) { // only an entry of the contradictory prefix can repair it
            if (consistent(without(static_cast<int>(row_)))) repairs_.single.push_back(static_cast<int>(row_));
            ++done_;
            if (++row_ < high_) continue;
            total_ = static_cast<std::int64_t>(2 * high_ + repairs_.single.size());
            repairs_.clash.resize(high_);
            std::iota(repairs_.clash.begin(), repairs_.clash.end(), 0);
        } else if (thinned_ < high_) { // the oldest first: what was noted last is remembered best
            thin_out();
            ++done_;
        } else if (counted_ < repairs_.single.size()) {
            if (!counting_) counting_.emplace(view_, without(repairs_.single[counted_]));
            if (counting_->step(Budget{1}) == Step::more) continue;
            repairs_.deals.push_back(counting_->result().estimate);
            counting_.reset();
            ++counted_;
            ++done_;
        } else {
            if (repairs_.ranked.size() != repairs_.single.size()) rank();
            done_ = total_;
            return Step::done;
        }
    }
    return Step::more;
}

void RepairsJob::rank()
{
    std::vector<std::size_t> order; // newest first, which wins ties
    for (std::size_t i = repairs_.single.size(); i-- > 0;) order.push_back(i);
    sort_by_key(order, [&](std::size_t i) { return larger_first(repairs_.deals[i]); });
    std::vector<double> deals;
    for (const std::size_t i : order) {
        repairs_.ranked.push_back(repairs_.single[i]);
        deals.push_back(repairs_.deals[i]);
    }
    repairs_.deals = std::move(deals);
}

} // namespace engine::cluedo
