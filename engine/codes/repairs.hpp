#pragma once
// Contradictory answers: all smallest sets of rows whose removal leaves at least one code.
#include "engine/codes/candidates.hpp"
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace engine::codes {

struct Repairs {
    std::vector<std::vector<int>> sets; // of the same size, each ascending, in lexicographic order
    bool complete = true;               // false: the work limit came first; sets smaller than `size` do not exist
    int size = 0;                       // of the sets, or the size given up at
    bool operator==(const Repairs&) const = default;
};

/// Boards that can be listed: the rows each code contradicts, as bits; the smallest of these sets are the answer.
/// Larger ones: sets of 1, 2, … rows are left out and the rest is counted by the diagram, within diagrams_limit.
/// Unit: a code against all rows, or a diagram node.
class RepairsJob {
public:
    using Result = Repairs;
    static constexpr int diagrams_limit = 2000;

    /// Contradictory clues, at most max_clues.
    RepairsJob(const Rules&, std::vector<Clue>);

    Step step(Budget);
    Progress progress() const { return {done_, total_}; }
    const Result& result() const { return repairs_; }

private:
    void look_at(const Packed& code);
    /// The next set of removed_ rows of the same size, then of the next size; false: no more work allowed.
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
    Code code_; // the next to look at
    // large boards
    std::uint32_t removed_ = 1;
    std::optional<Diagram> diagram_;
};
static_assert(Job<RepairsJob>);

} // namespace engine::codes
