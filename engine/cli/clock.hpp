#pragma once
// The only clocks of the headless program, and what it knows of its memory; the engine has neither.
#include <chrono>
#include <optional>

namespace engine::cli {

/// Seconds since some moment, steady.
inline double seconds()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Seconds of the processor's time that this program has used: what other programs do does not count. (Under node what
/// compiles the program while it runs counts too: the first of several rounds is slower.)
double cpu_seconds();

/// The same of this thread alone, where the system tells; elsewhere the wall's.
inline double thread_seconds()
{
#if defined(CLOCK_THREAD_CPUTIME_ID) && !defined(__EMSCRIPTEN__)
    timespec t{};
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t) == 0)
        return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
#endif
    return seconds();
}

/// Megabytes (of 10^6 bytes) that this program had at most; nothing where the system does not tell.
std::optional<double> peak_megabytes();

} // namespace engine::cli
