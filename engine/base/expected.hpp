#pragma once
// A value or an error: std::expected (C++23) as tl::expected offers it to C++20. Without exceptions `value()` aborts
// when there is only an error; test first, then use `*` and `->`.
#include <tl/expected.hpp>

namespace engine {

template <class T, class E>
using Expected = tl::expected<T, E>;

/// Write `Unexpected<Error>(…)`: clang 14 cannot deduce template arguments through an alias.
template <class E>
using Unexpected = tl::unexpected<E>;

} // namespace engine
