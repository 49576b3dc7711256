#pragma once
// A value or the reason there is none: std::expected (C++23) as tl::expected offers it to C++20.
// Without exceptions a `value()` that is not there aborts; look first, or use `*` and `->` after a test.
#include <tl/expected.hpp>

namespace engine {

template <class T, class E>
using Expected = tl::expected<T, E>;

/// Write `Unexpected<Error>(…)`: clang 14 deduces no arguments through an alias.
template <class E>
using Unexpected = tl::unexpected<E>;

} // namespace engine
