#include "engine/codes/criterion.hpp"
#include "engine/codes/entropy.hpp"
#include <algorithm>

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

std::int64_t part_key(Criterion c, Count n)
{
    switch (c) {
    case Criterion::worst:
        return static_cast<std::int64_t>(n);
    case Criterion::expected_size:
        return static_cast<std::int64_t>(times(n, n));
    case Criterion::entropy: // bits = log2 N - Σ n log2 n / N
        return n_log_n(n);
    case Criterion::most_parts:
        return -1;
    }
    return 0;
}

std::int64_t order_key(Criterion c, const Partition& p)
{
    std::int64_t key = 0;
    for (const Part& part : p.parts) {
        const std::int64_t its = part_key(c, part.size);
        key = c == Criterion::worst ? std::max(key, its) : key + its;
    }
    return key;
}

std::int64_t order_key(Criterion c, std::span<const std::uint32_t> sizes)
{
    std::int64_t key = 0;
    switch (c) {
    case Criterion::worst:
        for (const std::uint32_t n : sizes) key = std::max<std::int64_t>(key, n);
        break;
    case Criterion::expected_size:
        for (const std::uint32_t n : sizes) key += std::int64_t{n} * n;
        break;
    case Criterion::entropy: {
        const NLogN& small = small_n_log_n();
        for (const std::uint32_t n : sizes) key += n < small.size() ? small[n] : n_log_n(n);
        break;
    }
    case Criterion::most_parts:
        for (const std::uint32_t n : sizes) key -= n > 0 ? 1 : 0;
        break;
    }
    return key;
}

std::int64_t least_key(Criterion c, Count n, Count parts)
{
    const Count each = n / parts, larger = n % parts; // this many parts get one candidate more
    if (c == Criterion::worst) return part_key(c, each + (larger > 0));
    std::int64_t key = larger == 0 ? 0 : static_cast<std::int64_t>(larger) * part_key(c, each + 1);
    if (each > 0) key += static_cast<std::int64_t>(parts - larger) * part_key(c, each);
    return key;
}

} // namespace engine::codes
