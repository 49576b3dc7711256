#include "engine/thirtyone/states.hpp"
#include "engine/base/check.hpp"
#include <algorithm>

namespace engine::thirtyone {

States::States(const Rules& r) : rules_(r)
{
    ENGINE_CHECK(!problem(r));
    start_.resize(static_cast<std::size_t>((r.max + 1) * (r.limit + 1) * (r.rows + 2)));
    std::vector<std::uint32_t> smaller(static_cast<std::size_t>(r.limit) + 1,
                                       1); // ways of the values below v, by left
    std::vector<std::uint32_t> ways(smaller.size());
    for (int v = 1; v <= r.max; ++v) {
        for (int left = 0; left <= r.limit; ++left) {
            std::uint32_t n = 0;
            for (int c = 0; c <= r.rows + 1; ++c) {
                start_[(v * (r.limit + 1) + left) * (r.rows + 2) + c] = n;
                if (c <= r.rows && v * c <= left) n += smaller[static_cast<std::size_t>(left - v * c)];
            }
            ways[static_cast<std::size_t>(left)] = n;
        }
        smaller.swap(ways);
    }
    size_ = smaller[r.limit];
}

std::uint32_t States::number(const Position& p) const
{
    ENGINE_CHECK(p.sum <= rules_.limit);
    std::uint32_t n = 0;
    int left = rules_.limit;
    for (int v = rules_.max; v >= 1; --v) {
        n += start(v, left, used(p, v));
        left -= v * used(p, v);
    }
    return n;
}

Position States::position(std::uint32_t n) const
{
    ENGINE_CHECK(n < size_);
    Position p;
    int left = rules_.limit;
    for (int v = rules_.max; v >= 1; --v) {
        int c = std::min<int>(rules_.rows, left / v);
        while (start(v, left, c) > n) --c;
        n -= start(v, left, c);
        left -= v * c;
        p.used[static_cast<std::size_t>(v - 1)] = static_cast<std::uint8_t>(c);
        p.sum = static_cast<std::int16_t>(p.sum + v * c);
        p.plies = static_cast<std::int16_t>(p.plies + c);
    }
    return p;
}

} // namespace engine::thirtyone
