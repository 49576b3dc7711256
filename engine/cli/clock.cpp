#include "engine/cli/clock.hpp"
#ifdef __EMSCRIPTEN__
#include <emscripten.h>

// clock() would be the wall's.
EM_JS(double, node_cpu_seconds, (void), {
    const used = process.cpuUsage();
    return (used.user + used.system) / 1e6;
});
#else
#include <ctime>
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

} // namespace engine::cli
