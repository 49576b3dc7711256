#include "engine/base/sort.hpp"
#include <algorithm>

namespace engine {

std::vector<std::uint32_t> order_of(const std::vector<std::uint64_t>& keys)
{
    std::vector<std::uint32_t> order(keys.size());
    for (std::size_t i = 0; i < keys.size(); ++i) order[i] = static_cast<std::uint32_t>(i);
    std::sort(order.begin(), order.end(),
              [&](std::uint32_t a, std::uint32_t b) { return keys[a] != keys[b] ? keys[a] < keys[b] : a < b; });
    return order;
}

} // namespace engine
