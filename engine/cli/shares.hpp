#pragma once
// Plays a comparison in several threads: the games in shares, each share a job, merged at the end. The result depends
// neither on the number of threads nor on their speed.
#include "engine/lab/compare.hpp"
#include <atomic>
#include <cstdio>
#include <optional>
#include <vector>

namespace engine::cli {

struct PlayedShares {
    lab::Comparison played;
    std::vector<double> seconds; // CPU seconds of each strategy over all threads
    bool stopped = false;        // stopped early; `played` holds the games until then
    std::optional<codes::TooLarge> too_large;
    std::size_t too_large_at = 0; // index of the strategy
};

/// `stop` may become true meanwhile. Prints progress to `progress`, if not null, every two seconds. threads >= 1; under
/// node always one. query.share must be the whole.
PlayedShares play_in_threads(const lab::CompareQuery& query, int threads, const std::atomic<bool>& stop,
                             std::FILE* progress);

} // namespace engine::cli
