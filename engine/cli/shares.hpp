#pragma once
// A comparison played by several threads: its games in shares, each share a job of its own, the shares put together at the
// end. What comes out does not depend on how many threads there were, nor on which was faster.
#include "engine/lab/compare.hpp"
#include <atomic>
#include <cstdio>
#include <optional>
#include <vector>

namespace engine::cli {

struct PlayedShares {
    lab::Comparison played;
    std::vector<double> seconds; // of the processor: each strategy, all threads together
    bool stopped = false;        // before the end: `played` is what there was until then
    std::optional<codes::TooLarge> too_large;
    std::size_t too_large_at = 0; // the strategy
};

/// `stop` may become true meanwhile; how far it is goes to `progress`, if there is one, every two seconds. threads >= 1; under
/// node always one. query.share is the whole.
PlayedShares play_in_threads(const lab::CompareQuery& query, int threads, const std::atomic<bool>& stop,
                             std::FILE* progress);

} // namespace engine::cli
