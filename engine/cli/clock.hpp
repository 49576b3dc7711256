#pragma once
// The only clocks of the headless program; the engine has none.
#include <chrono>
#include <ctime>

namespace engine::cli {

/// Seconds since some moment, steady.
inline double seconds()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Seconds of the processor's time that this program has used: what other programs do does not count (under node they are
/// the wall's).
inline double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

} // namespace engine::cli
