#pragma once
// The tasks whose speed is promised (README, Performance): each timed by itself, the least of several rounds.
#include "engine/base/count.hpp"
#include <cstdio>
#include <span>
#include <string>
#include <string_view>

namespace engine::cli {

struct SpeedOptions {
    int rounds = 5;     // of which the fastest counts
    bool all = false;   // those that take from a second to a minute too
    std::string only{}; // those whose names contain it
};

/// The same task done the obvious way: it must find the same number. Timed in turn with ours.
struct Baseline {
    std::string_view task; // a name of the table's
    Count (*run)();
};

/// A line for each task to `out`: what it found, milliseconds of the processor's time, and how many times as long its
/// baseline takes. 1 if a result is not the known one, or not the baseline's.
int bench_speed(const SpeedOptions&, std::span<const Baseline>, std::FILE* out);

} // namespace engine::cli
