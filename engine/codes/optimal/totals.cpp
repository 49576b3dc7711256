#include "engine/codes/optimal/totals.hpp"
#include "engine/base/check.hpp"
#include <utility>

namespace engine::codes::optimal {

template <class Lane>
void Totals<Lane>::begin(std::vector<Index> set, Cost most, Alike alike)
{
    set_ = std::move(set);
    most_ = most;
    alike_ = std::move(alike);
    searching_ = false;
}

template <class Lane>
Step Totals<Lane>::step()
{
    if (!filled_) {
        filled_ = !table_.fill();
        return Step::more;
    }
    if (!searching_) {
        known_ = search_.settled(set_, any_number);
        if (known_.exact) return Step::done;
        search_.begin(set_, any_number, most_ + 1, alike_);
        searching_ = true;
        return Step::more;
    }
    if (search_.step() == Step::more) return Step::more;
    known_ = search_.result();
    ENGINE_CHECK(known_.exact && known_.lower <= most_);
    return Step::done;
}

template class Totals<std::uint16_t>;
template class Totals<std::uint32_t>;
template class Totals<std::uint64_t>;

} // namespace engine::codes::optimal
