#pragma once
// Which instance to ask about: the one whose answer halves the version space best, by exact search over all instances.
#include "engine/base/job.hpp"
#include "engine/concepts/space.hpp"

namespace engine::concepts {

/// Instances that the same number of concepts accept.
struct Split {
    Count accept = 0;    // concepts that cover them
    Count instances = 0; // so many of all instances
    Count first = 0;     // the rank of the lowest
    bool operator==(const Split&) const = default;
};

struct Question {
    Count of = 0;              // concepts
    std::vector<Split> splits; // best first: the nearest to half; among those, fewer that accept first
    Count best = 0;            // the rank of the lowest instance among the best; splits[0] and its mirror image tie
    Count accept = 0;          // concepts that cover it
    bool operator==(const Question&) const = default;
};

/// Entropy of an answer, in bits: a of n concepts accept. 0 <= a <= n.
double bits(Count accept, Count of);
/// The mean over all instances: the expected bits of a random instance. Summed in the order of splits.
double mean_bits(const Question&);

/// Unit: in L, the instances with the same first two values (at most 7^6 sums, about 1 ms for 8 × 6 values); in L2, a
/// thousand concepts.
class AskJob {
public:
    using Result = Question;
    /// The concepts that disagree with at most k examples.
    AskJob(Space, int k);

    Step step(Budget);
    Progress progress() const { return {done_, total_}; }
    const Result& result() const { return question_; }

private:
    void prefix(std::int64_t number);    // L
    void concepts(std::size_t from);     // L2
    void meet(Count rank, Count accept); // one instance
    void end();

    struct Change {                 // a stored concept whose membership differs from that of unstored ones
        std::uint8_t first, second; // its slots, `*` as the number of values
        std::uint32_t rest;
        std::int32_t by;
    };

    Space space_;
    int k_;
    std::int64_t done_ = 0, total_ = 0;
    std::vector<Change> changes_;        // L
    std::vector<std::uint32_t> sums_;    // L: of one prefix
    std::vector<Concept> members_;       // L2
    std::vector<std::uint32_t> accepts_; // L2: by rank
    std::vector<Split> met_;             // by `accept`, ascending
    std::size_t last_ = 0;               // the split met last: neighbours are often alike
    Question question_;
};
static_assert(Job<AskJob>);

} // namespace engine::concepts
