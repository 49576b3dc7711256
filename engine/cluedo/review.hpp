#pragma once
// Review of a finished game: when each level could have known the envelope, how much each question of the user lost,
// and when somebody else provably knew.
#include "engine/cluedo/advice.hpp"
#include "engine/cluedo/rival.hpp"

namespace engine::cluedo {

struct Review {
    struct Point {
        double deals = 0;  // deals left after this many entries
        int envelopes = 0; // envelopes left; a sample's number where counting was given up
        bool operator==(const Point&) const = default;
    };
    struct Asked {
        int row = 0;            // the user's question
        std::int64_t score = 0; // Q of the user's question, in 1e-9
        std::int64_t best = 0;  // Q of the best question at that time
        Trio better{};          // the best question
        double error = 0;       // of the difference between the two: the sum of both errors; 0 if exact
        bool exact = true;
        /// Whether the best question was better beyond doubt.
        bool lost() const { return beats(best, error, score, 0); }
        std::int64_t cost() const { return lost() ? best - score : 0; }
        bool operator==(const Asked&) const = default;
    };
    std::vector<Point> points; // [i] = after i entries; ends early where the entries contradict
    /// The fewest entries after which the level knows the envelope; none: never.
    std::array<std::optional<int>, levels.size()> known_after;
    std::vector<Asked> asked;         // the user's questions in order
    std::optional<std::size_t> worst; // index in `asked` of the costliest question, if any lost something
    /// A rival that provably knew (certain_of) after this entry, and not before.
    struct Told {
        Holder seat = 0;
        int row = 0;
        bool operator==(const Told&) const = default;
    };
    std::vector<Told> told;             // by row, then seat
    std::vector<std::size_t> costliest; // those whose cost is not smaller beyond doubt, `worst` included; in order
};

/// Unit: as SharesJob and AdviceJob, or one rival after one entry; at least one per entry.
class ReviewJob {
public:
    using Result = Review;
    /// Precondition: view.me is a seat. `visits`: as in AdviceQuery.
    ReviewJob(const View&, std::vector<Entry>, std::int64_t visits = AdviceQuery{}.visits);

    Step step(Budget);
    /// In entries.
    Progress progress() const
    {
        return {static_cast<std::int64_t>(at_), static_cast<std::int64_t>(entries_.size()) + 1};
    }
    const Result& result() const { return review_; }

private:
    void look();
    bool look_at_rival();
    void finish();

    View view_;
    std::vector<Entry> entries_;
    std::int64_t visits_;
    std::size_t at_ = 0; // entries included so far
    std::optional<SharesJob> shares_;
    std::optional<AdviceJob> advice_;
    Holder rival_ = 0; // the next to look at, after at_ entries
    bool done_ = false;
    Review review_;
};
static_assert(Job<ReviewJob>);

} // namespace engine::cluedo
