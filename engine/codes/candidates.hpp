#pragma once
// The candidates of a history as a list, for strategies that weigh every guess against every candidate. The diagram
// makes the list, so the cost is the list's length, not the board's size.
#include "engine/codes/diagram.hpp"
#include "engine/codes/feedback.hpp"
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace engine::codes {

/// Lexicographic order, as Code compares (packed codes do not).
using Candidates = std::vector<Packed>;

/// The longest list allowed: 24 MB.
inline constexpr Count max_listed = Count{1} << 20;

/// Every code in lexicographic order, by counting up: the tests' oracle, and for small boards. code_count(r) <=
/// max_listed.
std::vector<Code> all_codes(const Rules&);

/// The candidates for which `guess` gets the feedback of `slot`, in their order.
Candidates keep(const Rules&, std::span<const Packed> candidates, const Packed& guess, int slot);

/// The limit that a job exceeds on this board, with numbers for a message.
struct TooLarge {
    enum class What : std::uint8_t {
        nodes,      // the counting diagram has more nodes than its limit
        candidates, // more candidates than can be listed
        work,       // guesses x candidates
        proof       // candidates without a proven best guess; `limit` counts nodes
    } what = What::nodes;
    Count size = 0, limit = 0;
};

/// Lists the candidates of a history. Unit: as the diagram's, then one listed code.
class CandidatesJob {
public:
    using Result = Candidates;
    CandidatesJob(const Rules&, std::span<const Clue>);

    Step step(Budget);
    Progress progress() const { return diagram_.progress(); }
    const Result& result() const { return list_; }
    Candidates take() { return std::move(list_); }
    /// The number of candidates, even if there are too many to list.
    Count count() const { return diagram_.count(); }
    const std::optional<TooLarge>& too_large() const { return too_large_; }

private:
    Rules rules_;
    Diagram diagram_;
    bool counted_ = false;
    std::optional<TooLarge> too_large_;
    Candidates list_;
};
static_assert(Job<CandidatesJob>);

} // namespace engine::codes
