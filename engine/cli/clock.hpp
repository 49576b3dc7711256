#pragma once
// The only clock of the headless program; the engine has none.
#include <chrono>

namespace engine::cli {

/// Seconds since some moment, steady.
inline double seconds()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

} // namespace engine::cli
