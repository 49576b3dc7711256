#pragma once
// Exact counts. 64 bits everywhere: `long` and `size_t` are 32 bits wide in wasm32.
#include "engine/base/check.hpp"
#include <cstdint>

namespace engine {

using Count = std::uint64_t;

/// a * b; overflow is a failed check, never a wrong number.
constexpr Count times(Count a, Count b)
{
    Count r = 0;
    ENGINE_CHECK(!__builtin_mul_overflow(a, b, &r));
    return r;
}

} // namespace engine
