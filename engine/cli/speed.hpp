#pragma once
// The tasks with a promised speed (README, Performance), each timed separately; the fastest of several rounds counts.
#include "engine/base/count.hpp"
#include <cstdio>
#include <span>
#include <string>
#include <string_view>

namespace engine::cli {

struct SpeedOptions {
    int rounds = 5;     // the fastest counts
    bool all = false;   // includes tasks that take a second to a minute
    std::string only{}; // only tasks whose names contain this
};

/// A naive implementation of a task, which must find the same number. Timed in turn with the task.
struct Baseline {
    std::string_view task; // the task's name in the table
    Count (*run)();
};

/// Prints a line for each task to `out`: its result, CPU milliseconds, and the baseline's time as a multiple. Returns 1
/// if a result differs from the known one or the baseline's.
int bench_speed(const SpeedOptions&, std::span<const Baseline>, std::FILE* out);

} // namespace engine::cli
