#pragma once
// Lines of progress for whoever waits for a long job.
#include "engine/cli/clock.hpp"
#include <cstdint>

namespace engine::cli {

/// Of a job, between two looks at the clock.
inline constexpr std::int64_t units_at_a_time = 1000;

/// Says when it is time for another line: every two seconds.
class Pulse {
public:
    bool is_time()
    {
        if (seconds() - last_ < 2) return false;
        last_ = seconds();
        return true;
    }
    /// Since the beginning, by the last line; and by now.
    double told_at() const { return last_ - begun_; }
    double passed() const { return seconds() - begun_; }

private:
    double begun_ = seconds(), last_ = begun_;
};

} // namespace engine::cli
