#include "engine/search/mixture.hpp"

namespace engine::search {

int draw(std::span<const Fraction> mixture, Rng& rng)
{
    const std::uint64_t bits = rng.next();
    const Integer drawn = Integer(static_cast<std::int64_t>(bits >> 32)).shifted(32) +
                          Integer(static_cast<std::int64_t>(bits & 0xFFFFFFFF)); // of 2^64
    Fraction sum;
    for (std::size_t i = 0; i < mixture.size(); ++i) {
        sum += mixture[i];
        if (drawn * sum.den() < sum.num().shifted(64)) return static_cast<int>(i);
    }
    ENGINE_CHECK(false); // the probabilities add up to 1
    return 0;
}

} // namespace engine::search
