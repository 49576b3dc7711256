#pragma once
// Prints progress of long jobs.
#include "engine/cli/clock.hpp"
#include <cstdint>

namespace engine::cli {

/// Units of a job between two readings of the clock.
inline constexpr std::int64_t units_at_a_time = 1000;

/// Signals every two seconds that a line is due.
class Pulse {
public:
    bool is_time()
    {
        if (seconds() - last_ < 2) return false;
        last_ = seconds();
        return true;
    }
    /// Seconds from the start to the last line, and to now.
    double told_at() const { return last_ - begun_; }
    double passed() const { return seconds() - begun_; }

private:
    double begun_ = seconds(), last_ = begun_;
};

} // namespace engine::cli
