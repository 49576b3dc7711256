#pragma once
// What `bench speed` times.
#include "engine/base/count.hpp"
#include <span>

namespace engine::cli {

struct SpeedTask {
    const char* name;
    Count (*run)();
    Count expected; // 0 = whatever it finds
    Count units;    // for the time of one; 0 = of the whole only. 1: as many as it finds
    bool long_one = false;
};

/// Trees, matrices, betting, tic-tac-toe, Cluedo and version spaces: each a tenth of a second at most.
std::span<const SpeedTask> game_tasks();

} // namespace engine::cli
