#pragma once
// After the game: when could I have known, and what did each of my questions cost?
#include "engine/cluedo/advice.hpp"

namespace engine::cluedo {

struct Review {
    struct Point {
        double deals = 0;  // left after so many entries
        int envelopes = 0; // left (as far as drawn, where counting was given up)
        bool operator==(const Point&) const = default;
    };
    struct Asked {
        int row = 0;            // of my question
        std::int64_t score = 0; // Q of what I asked, in 1e-9
        std::int64_t best = 0;  // Q of the best question then
        Trio better{};          // that question
        std::int64_t cost() const { return best > score ? best - score : 0; }
        bool operator==(const Asked&) const = default;
    };
    std::vector<Point> points; // [i] = after i entries; ends early where the entries contradict
    /// The least number of entries after which the level knows the envelope; none: never.
    std::array<std::optional<int>, levels.size()> known_after;
    std::vector<Asked> asked;         // my questions in order
    std::optional<std::size_t> worst; // index in `asked` of the one that cost most, if any cost anything
};

/// Unit: as SharesJob and AdviceJob, at least one an entry.
class ReviewJob {
public:
    using Result = Review;
    /// view.me must be a seat.
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
    std::size_t at_ = 0; // entries known now
    std::optional<SharesJob> shares_;
    std::optional<AdviceJob> advice_;
    bool done_ = false;
    Review review_;
};
static_assert(Job<ReviewJob>);

} // namespace engine::cluedo
