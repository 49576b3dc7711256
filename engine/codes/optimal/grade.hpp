#pragma once
// Grades a guess against optimal play: the expected number of guesses it loses over all feedbacks. Both totals are
// minima over all candidates together, so the loss is exact: (after - before) / candidates.
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
    std::vector<Clue> history{}; // rows before the guess
    Code guess{};
    Count max_nodes = 0; // limit, then stops without proof; 0 = none
};

struct GradeResult {
    bool proven = false;        // both totals are known; otherwise they are 0
    Count candidates = 0;       // that the history leaves; 0 = it contradicts itself, and the fields below are empty
    Count before = 0;           // least total of guesses over all candidates
    Count after = 0;            // least total with this guess first; >= before
    std::optional<Code> best{}; // a guess that attains `before`: the graded one, if it does
    Count nodes = 0;            // as in OptimalResult; 0 where stored strategies and small sets suffice
    bool operator==(const GradeResult&) const = default;
};

/// Unit: as OptimalJob's; no work where a stored strategy knows every total.
class GradeJob {
public:
    using Result = GradeResult;
    /// Precondition: can_be_proven(query.rules), and the rules allow the guess.
    explicit GradeJob(const GradeQuery& query);
    ~GradeJob();
    GradeJob(GradeJob&&) noexcept;
    GradeJob& operator=(GradeJob&&) noexcept;

    Step step(Budget);
    /// In sets of candidates whose totals are needed.
    Progress progress() const;
    const Result& result() const { return result_; }

private:
    template <class Lane>
    using Owned = std::unique_ptr<optimal::Totals<Lane>>;
    struct Wanted {
        std::vector<optimal::Index> set; // ascending
        Count total = 0;                 // 0 = unknown
        std::optional<Code> guess{};     // a guess that attains the total
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
    std::vector<Wanted> parts_;  // parts of the guess's partition, smallest first; before_ is searched after them
    std::size_t at_ = 0;         // index into parts_
    bool tells_nothing_ = false; // the only part is the whole set; parts_ is empty
    bool best_possible_ = false; // the stored optimal strategy makes the guess
    bool begun_ = false, done_ = false;
    std::variant<Owned<std::uint16_t>, Owned<std::uint32_t>, Owned<std::uint64_t>> totals_;
    GradeResult result_;
};
static_assert(Job<GradeJob>);

} // namespace engine::codes
