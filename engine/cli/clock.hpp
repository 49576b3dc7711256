#pragma once
// The only clocks of the headless program; the engine has none.
#include <chrono>

namespace engine::cli {

/// Seconds since some moment, steady.
inline double seconds()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Seconds of the processor's time that this program has used: what other programs do does not count. (Under node what
/// compiles the program while it runs counts too: the first of several rounds is slower.)
double cpu_seconds();

} // namespace engine::cli
