#pragma once
// The codes still possible, listed: what strategies that weigh every guess against every candidate work on. Lists come
// from the diagram, so their cost is their length, not the board's size.
#include "engine/codes/diagram.hpp"
#include "engine/codes/feedback.hpp"
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace engine::codes {

/// Lexicographic order, as Code compares (packed codes do not).
using Candidates = std::vector<Packed>;

/// The longest list anybody makes: 24 MB.
inline constexpr Count max_listed = Count{1} << 20;

/// Every code in lexicographic order, by counting up: tests' oracle and small boards. code_count(r) <= max_listed.
std::vector<Code> all_codes(const Rules&);

/// Those candidates that answer `slot` to `guess`, in their order.
Candidates keep(const Rules&, std::span<const Packed> candidates, const Packed& guess, int slot);

/// What a job cannot do on this board, in numbers a message can show.
struct TooLarge {
    enum class What : std::uint8_t {
        nodes,      // the counting diagram has more nodes than its limit
        candidates, // more candidates than can be listed
        work,       // guesses x candidates
        proof       // candidates for which no guess was proven best; the limit is in nodes
    } what = What::nodes;
    Count size = 0, limit = 0;
};

/// Lists the candidates of a history. Unit: as the diagram's, then codes listed.
class CandidatesJob {
public:
    using Result = Candidates;
    CandidatesJob(const Rules&, std::span<const Clue>);

    Step step(Budget);
    Progress progress() const { return diagram_.progress(); }
    const Result& result() const { return list_; }
    Candidates take() { return std::move(list_); }
    /// How many there are, listed or not.
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
