#pragma once
// A guess against optimal play: how many guesses it loses in expectation, whatever it happens to be answered. Both totals are
// the least over all candidates together, so the difference is exact: (after - before) / candidates.
#include "engine/base/job.hpp"
#include "engine/codes/diagram.hpp"
#include "engine/codes/optimal/answers.hpp"
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace engine::codes {

namespace optimal {
template <class Lane>
class Totals;
}

struct GradeQuery {
    Rules rules = mastermind;
    std::vector<Clue> history{}; // made before
    Code guess{};
    Count max_nodes = 0; // then it stops without proof; 0 = never
};

struct GradeResult {
    bool proven = false;        // both totals are; else they are 0
    Count candidates = 0;       // that the history leaves; 0 = it contradicts itself, and there is nothing below
    Count before = 0;           // the least total of guesses for all of them
    Count after = 0;            // the least with this guess first; never less
    std::optional<Code> best{}; // a guess that needs no more than `before`: the graded one, if it is one
    Count nodes = 0;            // as OptimalResult's; none where stored strategies and small numbers tell all
    bool operator==(const GradeResult&) const = default;
};

/// Unit: as OptimalJob's; none where a stored strategy knows everything.
class GradeJob {
public:
    using Result = GradeResult;
    /// can_be_proven(query.rules), and the guess belongs to them.
    explicit GradeJob(const GradeQuery& query);
    ~GradeJob();
    GradeJob(GradeJob&&) noexcept;
    GradeJob& operator=(GradeJob&&) noexcept;

    Step step(Budget);
    /// In sets of candidates, whose totals are wanted.
    Progress progress() const;
    const Result& result() const { return result_; }

private:
    template <class Lane>
    using Owned = std::unique_ptr<optimal::Totals<Lane>>;
    struct Wanted {
        std::vector<optimal::Index> set; // ascending
        Count total = 0;                 // 0 = not yet known
        std::optional<Code> guess{};     // that needs it
    };

    void divide();
    void look_up();
    bool next();
    void make_totals();
    template <class Lane>
    bool advance(optimal::Totals<Lane>&);
    Count after() const;
    bool conclude();

    GradeQuery query_;
    Wanted before_;
    std::vector<Wanted> parts_;  // that the guess leaves, smallest first; before_ comes after them
    std::size_t at_ = 0;         // of these
    bool tells_nothing_ = false; // one part, the same set once more: not among parts_
    bool best_possible_ = false; // the stored strategy's guess
    bool begun_ = false, done_ = false;
    std::variant<Owned<std::uint16_t>, Owned<std::uint32_t>, Owned<std::uint64_t>> totals_;
    GradeResult result_;
};
static_assert(Job<GradeJob>);

} // namespace engine::codes
