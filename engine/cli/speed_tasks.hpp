#pragma once
// The tasks of `bench speed`.
#include "engine/base/count.hpp"
#include <span>

namespace engine::cli {

struct SpeedTask {
    const char* name;
    Count (*run)();
    Count expected; // 0 = any result
    Count units;    // to print time per unit; 0 = no units, 1 = the result counts the units
    bool long_one = false;
};

/// Trees, matrices, betting, tic-tac-toe, Cluedo and version spaces; at most a tenth of a second each.
std::span<const SpeedTask> game_tasks();

} // namespace engine::cli
