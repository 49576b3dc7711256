#pragma once
// The safest question: advice's score Q minus a weight times the chance that a rival knows the envelope after the answer
// and I do not (Race::first), among the questions with the best Q.
#include "engine/cluedo/advice.hpp"
#include "engine/cluedo/race.hpp"

namespace engine::cluedo {

struct SafestQuery {
    RaceQuery race; // its question is not used
    std::size_t top = 5;
    double weight = 1; // 0: as advice
    /// For computer players: advice by draws, a question drawn of each class, and none weighed that cannot be the safest.
    bool quick = false;
};

struct Safest {
    struct Choice {
        Question question;
        double first = 0, first_error = 0;
        double score = 0; // Q − weight × first
    };
    bool consistent = false;
    std::vector<Choice> choices; // safest first; of equal scores the one with the better Q
};

/// Unit: as AdviceJob and RaceJob.
class SafestJob {
public:
    using Result = Safest;
    /// Precondition: view.me is a seat.
    SafestJob(const View&, std::span<const Entry>, const SafestQuery&);

    Step step(Budget);
    Progress progress() const;
    const Result& result() const { return safest_; }

private:
    void begin_weighing();
    void finish();

    View view_;
    std::vector<Entry> entries_;
    SafestQuery query_;
    AdviceJob advice_;
    bool advised_ = false, done_ = false;
    std::optional<RaceJob> race_;
    std::size_t at_ = 0;
    double best_ = 0; // score so far
    Safest safest_;
};
static_assert(Job<SafestJob>);

} // namespace engine::cluedo
