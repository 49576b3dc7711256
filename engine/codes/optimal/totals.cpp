#include "engine/codes/optimal/totals.hpp"
#include "engine/base/check.hpp"
#include <algorithm>
#include <utility>

namespace engine::codes::optimal {

template <class Lane>
void Totals<Lane>::begin(std::vector<Index> set, Cost most, Alike alike)
{
    set_ = std::move(set);
    most_ = most;
    alike_ = std::move(alike);
    promised_ = 0;
    builder_.reset();
    if (stage_ != Stage::table) stage_ = Stage::first;
}

template <class Lane>
Step Totals<Lane>::step()
{
    switch (stage_) {
    case Stage::table:
        if (!table_.fill()) stage_ = Stage::first;
        return Step::more;
    case Stage::first:
        return promise();
    case Stage::search:
        if (search_.step() == Step::more) return Step::more;
        known_ = search_.result();
        ENGINE_CHECK(known_.exact && known_.lower <= most_);
    }
    return Step::done;
}

/// The next guess of the first tree; when there is none left the search begins, for one that needs no more than this one.
template <class Lane>
Step Totals<Lane>::promise()
{
    if (!builder_) {
        known_ = search_.settled(set_, any_number);
        if (known_.exact) return Step::done;
        builder_.emplace(table_, set_, any_number);
    }
    if (!builder_->more()) {
        search_.begin(set_, any_number, std::min(most_, promised_) + 1, alike_);
        stage_ = Stage::search;
        return Step::more;
    }
    const std::span<const Index> set = builder_->set();
    const Known known = search_.settled(set, any_number);
    promised_ += static_cast<Cost>(set.size()); // one guess for each
    builder_->choose(known.exact ? known.guess : search_.promising(set));
    return Step::more;
}

template class Totals<std::uint16_t>;
template class Totals<std::uint32_t>;
template class Totals<std::uint64_t>;

} // namespace engine::codes::optimal
