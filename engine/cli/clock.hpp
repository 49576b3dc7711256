#pragma once
// The headless program's clocks and its peak memory; the engine has neither.
#include <chrono>
#include <optional>

namespace engine::cli {

/// Seconds on a steady clock with an arbitrary origin.
inline double seconds()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// CPU seconds of this process, independent of other programs. Under node the just-in-time compiler counts too, so the
/// first of several rounds is slower.
double cpu_seconds();

/// CPU seconds of this thread where the system measures them; elsewhere wall-clock seconds.
inline double thread_seconds()
{
#if defined(CLOCK_THREAD_CPUTIME_ID) && !defined(__EMSCRIPTEN__)
    timespec t{};
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t) == 0)
        return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
#endif
    return seconds();
}

/// Peak memory in megabytes (10^6 bytes); nothing where the system does not measure it.
std::optional<double> peak_megabytes();

} // namespace engine::cli
