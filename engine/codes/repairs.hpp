#pragma once
// Repairs of contradictory feedback: all smallest sets of rows whose removal leaves at least one candidate.
#include "engine/codes/candidates.hpp"
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace engine::codes {

struct Repairs {
    std::vector<std::vector<int>> sets; // all of the same size, each ascending, in lexicographic order
    bool complete = true;               // false: the work limit was reached; no set smaller than `size` exists
    int size = 0;                       // of each set, or the size at which the search stopped
    bool operator==(const Repairs&) const = default;
};

/// On boards that can be listed: finds the rows each code contradicts, and keeps the smallest of these sets. On larger
/// boards: removes sets of 1, 2, … rows and counts the rest by the diagram, within both limits. Unit: one code against
/// all rows, or a diagram node.
class RepairsJob {
public:
    using Result = Repairs;
    static constexpr int diagrams_limit = 2000;
    static constexpr std::int64_t nodes_limit = 12'000'000; // of all diagrams: about ten seconds

    /// Precondition: contradictory, at most max_clues clues.
    RepairsJob(const Rules&, std::vector<Clue>);

    Step step(Budget);
    Progress progress() const { return {done_, total_}; }
    const Result& result() const { return repairs_; }

private:
    void look_at(const Packed& code);
    /// Advances removed_ to the next set of the same size, then of the next size; false: work limit reached.
    bool next_set();
    void add(std::uint32_t rows);
    Step finish();

    Rules rules_;
    std::vector<Clue> clues_;
    Repairs repairs_;
    std::vector<std::uint32_t> found_; // sets of rows as bits
    std::int64_t done_ = 0, total_ = 0;
    // small boards
    std::vector<Packed> guesses_;
    std::vector<int> slots_;
    Code code_; // the next code to test
    // large boards
    std::uint32_t removed_ = 1;
    std::optional<Diagram> diagram_;
    std::int64_t nodes_ = 0; // of the diagrams so far
};
static_assert(Job<RepairsJob>);

} // namespace engine::codes
