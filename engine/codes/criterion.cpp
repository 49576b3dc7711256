#include "engine/codes/criterion.hpp"
#include <cmath>

namespace engine::codes {

double score(Criterion c, const Partition& p)
{
    switch (c) {
    case Criterion::worst:
        return static_cast<double>(p.worst());
    case Criterion::expected_size:
        return p.expected_size();
    case Criterion::entropy:
        return p.bits();
    case Criterion::most_parts:
        return static_cast<double>(p.parts.size());
    }
    return 0;
}

std::int64_t order_key(Criterion c, const Partition& p)
{
    switch (c) {
    case Criterion::worst:
        return static_cast<std::int64_t>(p.worst());
    case Criterion::expected_size:
        return static_cast<std::int64_t>(p.sum_of_squares());
    case Criterion::entropy:
        return -std::llround(p.bits() * 1e9);
    case Criterion::most_parts:
        return -static_cast<std::int64_t>(p.parts.size());
    }
    return 0;
}

} // namespace engine::codes
