#pragma once
// Review of a finished game: when each level could have known the envelope, and how much each question of the user
// lost.
#include "engine/cluedo/advice.hpp"

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
        std::int64_t cost() const { return best > score ? best - score : 0; }
        bool operator==(const Asked&) const = default;
    };
    std::vector<Point> points; // [i] = after i entries; ends early where the entries contradict
    /// The fewest entries after which the level knows the envelope; none: never.
    std::array<std::optional<int>, levels.size()> known_after;
    std::vector<Asked> asked;         // the user's questions in order
    std::optional<std::size_t> worst; // index in `asked` of the costliest question, if any lost something
};

/// Unit: as SharesJob and AdviceJob; at least one per entry.
class ReviewJob {
public:
    using Result = Review;
    /// Precondition: view.me is a seat.
    ReviewJob(const View&, std::vector<Entry>);

    Step step(Budget);
    /// In entries.
    Progress progress() const
    {
        return {static_cast<std::int64_t>(at_), static_cast<std::int64_t>(entries_.size()) + 1};
    }
    const Result& result() const { return review_; }

private:
    void look();
    void finish();

    View view_;
    std::vector<Entry> entries_;
    std::size_t at_ = 0; // entries included so far
    std::optional<SharesJob> shares_;
    std::optional<AdviceJob> advice_;
    bool done_ = false;
    Review review_;
};
static_assert(Job<ReviewJob>);

} // namespace engine::cluedo
