#pragma once
// Plays a written strategy against every secret: its total, or its first fault in the order of the text.
#include "engine/base/job.hpp"
#include "engine/codes/divide.hpp"
#include "engine/codes/optimal/written.hpp"

namespace engine::codes::optimal {

struct TreeValue {
    std::vector<Count> histogram;   // [i] = secrets found by guess i + 1
    std::optional<TreeFault> fault; // then the histogram is not complete
    bool operator==(const TreeValue&) const = default;
};

/// Unit: one guess, with the secrets that reach it (all codes, at most 65,536, at the first one).
class ValueJob {
public:
    using Result = TreeValue;
    explicit ValueJob(WrittenTree);

    Step step(Budget);
    /// Guesses of the tree.
    Progress progress() const
    {
        return {static_cast<std::int64_t>(at_), static_cast<std::int64_t>(written_.tree.size())};
    }
    const WrittenTree& written() const { return written_; }
    const Result& result() const { return result_; }

private:
    struct Range {
        std::uint32_t begin, size; // in codes_
    };
    void value(std::size_t node);
    void fail(TreeFaultKind, std::size_t node, Feedback, Count codes);

    WrittenTree written_;
    Candidates codes_; // a node's secrets stay together
    Divider divider_;
    std::vector<Range> ranges_; // [node] = its secrets, once the guess before it is played
    std::size_t at_ = 0;
    Result result_;
};
static_assert(Job<ValueJob>);

} // namespace engine::codes::optimal
