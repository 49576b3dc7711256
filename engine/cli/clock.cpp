#include "engine/cli/clock.hpp"
#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#include <emscripten/heap.h>

// clock() would return wall-clock time.
EM_JS(double, node_cpu_seconds, (void), {
    const used = process.cpuUsage();
    return (used.user + used.system) / 1e6;
});
#else
#include <ctime>
#if __has_include(<sys/resource.h>)
#include <sys/resource.h>
#endif
#endif

namespace engine::cli {

double cpu_seconds()
{
#ifdef __EMSCRIPTEN__
    return node_cpu_seconds();
#else
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
#endif
}

std::optional<double> peak_megabytes()
{
#if defined(__EMSCRIPTEN__)
    return static_cast<double>(emscripten_get_heap_size()) / 1e6; // the heap never shrinks, so its size is the peak
#elif __has_include(<sys/resource.h>)
#ifdef __APPLE__
    constexpr double unit = 1; // ru_maxrss counts bytes
#else
    constexpr double unit = 1024;
#endif
    rusage used{};
    if (getrusage(RUSAGE_SELF, &used) == 0) return static_cast<double>(used.ru_maxrss) * unit / 1e6;
    return std::nullopt;
#else
    return std::nullopt;
#endif
}

} // namespace engine::cli
