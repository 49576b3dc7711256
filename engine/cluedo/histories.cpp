#include "engine/cluedo/histories.hpp"
#include <algorithm>

namespace engine::cluedo {

HistoriesJob::HistoriesJob(const View& v, std::span<const Entry> entries, Holder seat, const Domains& mine)
    : rival_(v, entries, seat, RivalModel::complete), envelope_(v.table.envelope()),
      known_(certain_of(v, entries, seat, mine)), left_(mine)
{
    for (std::size_t h = 0; h < max_holders; ++h) {
        const Cards decided = ~known_.open(static_cast<Holder>(h));
        left_.can_hold[h] |= decided;
        left_.can_lack[h] |= decided;
    }
    Clauses clauses;
    Places p = Places::of(v.table, constraints_of(v, entries), clauses);
    if (!any_left() || !p.settle(clauses)) return;
    if (auto all = deals_of(p, clauses, max_deals)) deals_ = *std::move(all);
}

bool HistoriesJob::any_left() const
{
    for (std::size_t h = 0; h < max_holders; ++h)
        if (left_.can_hold[h] != left_.can_lack[h]) return true;
    return false;
}

Progress HistoriesJob::progress() const
{
    return {static_cast<std::int64_t>(deal_), std::max<std::int64_t>(1, static_cast<std::int64_t>(deals_.size()))};
}

Step HistoriesJob::step(Budget budget)
{
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0 && deal_ < deals_.size(); --units) {
        const auto& deal = deals_[deal_++];
        const auto ways = rival_.shown_in(deal, max_histories);
        const bool too_many = !ways || seen_.size() + ways->size() > max_histories;
        if (!too_many)
            for (const auto& [shown, weight] : *ways) {
                auto key = shown;
                if (rival_.looked())
                    key[static_cast<std::size_t>(envelope_)] = deal[static_cast<std::size_t>(envelope_)];
                if (seen_.emplace(deal[static_cast<std::size_t>(rival_.seat())], key).second)
                    rival_.keep_known(deal, shown, left_);
            }
        if (too_many || !any_left()) {
            deals_.clear();
            return Step::done;
        }
    }
    if (deal_ < deals_.size()) return Step::more;
    for (std::size_t h = 0; h < max_holders && !deals_.empty(); ++h) {
        known_.can_hold[h] &= left_.can_hold[h];
        known_.can_lack[h] &= left_.can_lack[h];
    }
    return Step::done;
}

} // namespace engine::cluedo
