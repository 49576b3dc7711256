#pragma once
// Memory of the version spaces: their number, and the storage in each language; means over whole games by number of
// answers.
#include "engine/codes/version_space/choice.hpp"
#include <array>
#include <vector>

namespace engine::codes::version_space {

/// Sums over the games still running after this answer.
struct MemoryRow {
    Count games = 0;
    Integer no_pruning;
    Count generated = 0, live = 0, codes = 0, most_live = 0;
    Storage l, l2;
    // for standard errors
    double live_squares = 0, generated_squares = 0, no_pruning_squares = 0;
    double mean(Count sum) const { return static_cast<double>(sum) / static_cast<double>(games); }
    double standard_error(double sum, double squares) const;
};

struct MemoryTable {
    Count games = 0;
    std::vector<MemoryRow> rows; // [k] = after k + 1 answers
    // Whole games, last answer included:
    Count generated = 0, updates_early = 0, updates_late = 0;
    std::array<Count, deaths> died{};
};

/// Games of the version space player (uniform tie rule, random first guess). Unit: as Games'.
class MemoryJob {
public:
    using Result = MemoryTable;
    MemoryJob(const Rules&, Cover, Count games, std::uint64_t seed);

    Step step(Budget);
    /// In games.
    Progress progress() const { return {static_cast<std::int64_t>(table_.games), static_cast<std::int64_t>(games_)}; }
    const Result& result() const { return table_; }

private:
    void play_one();
    void measure(const SpaceSet& early, std::size_t row);

    Rules rules_;
    Cover cover_;
    Count games_;
    std::uint64_t seed_;
    MemoryTable table_;
};
static_assert(Job<MemoryJob>);

} // namespace engine::codes::version_space
