#pragma once
// The best next question by Question::score. Deals are uniform, and the shower picks any matching card uniformly. One
// question represents all that differ in interchangeable cards only. Exact within AdviceQuery::visits (QuestionSpace);
// beyond, deals are drawn (QuestionDraws).
#include "engine/cluedo/envelopes_left.hpp"
#include "engine/cluedo/question_draws.hpp"
#include "engine/cluedo/shares.hpp"

namespace engine::cluedo {

struct AdviceQuery {
    std::size_t top = 10;
    Card room = no_card;          // board games: only questions in this room
    std::optional<Trio> question; // a question to score as well
    int samples = 1000;           // 1..10000
    std::uint64_t seed = 0;
    /// Limit of the arcs that all questions together visit in exact counting. Of 3,000 random notebooks with 21 cards and
    /// five players 2,998 are counted, the largest with 11 million.
    std::int64_t visits = 40'000'000;
    bool plain = false; // for computer players: always draws, without correction or error
    int searches = 0;   // limit of searches for envelopes that the draws miss, from the best question's first answer on
};

struct Advice {
    bool consistent = false;
    bool exact = false;
    int samples = 0;                 // draws; 0 if exact
    int best = 0;                    // number of classes that no other beats: they tie
    Count of = 0;                    // number of question classes
    std::vector<Question> questions; // the best `top`
    std::optional<Question> asked;   // query.question, scored
    int rank = 0;                    // of `asked`
};

/// Unit: about a thousand pairs of DealSpace, visits_of_unit arcs of QuestionSpace, one draw, one question against all
/// draws, or one search for an envelope.
class AdviceJob {
public:
    using Result = Advice;
    /// Precondition: view.me is a seat.
    AdviceJob(const View&, std::span<const Entry>, const AdviceQuery&);

    Step step(Budget);
    Progress progress() const;
    const Result& result() const { return advice_; }
    /// Arcs visited, where it counts exactly.
    std::int64_t visited() const { return space_ ? space_->visited() : 0; }

private:
    struct Judged {
        Question question;        // without its answers
        std::uint32_t solved = 0; // cells that leave one envelope, as bits
    };
    enum class Phase : std::uint8_t { count, build, draw, judge, search, done };
    void find_choices();
    void begin_judging();
    Question question(std::size_t at) const;
    bool judge_next();
    void settle();
    void keep(Judged);
    Question told(const Trio&) const;
    bool search_envelope();
    std::array<Cards, kinds> alike(const Trio&) const;
    Question whole(const Judged&) const;
    int rank(const Question&) const;
    void finish();

    View view_;
    std::vector<Entry> entries_;
    std::uint32_t absent_; // seats that have left the game
    AdviceQuery query_;
    Deals deals_;
    std::optional<QuestionSpace> space_;
    Phase phase_ = Phase::count;
    Rng rng_;
    int tried_ = 0;
    QuestionDraws draws_;
    std::vector<Cards> classes_;
    std::array<std::vector<Cards>, kinds> choices_; // interchangeability classes of each kind
    std::size_t next_ = 0, total_ = 0;
    bool asking_ = false;           // `space_` is counting the question `next_`
    std::optional<Judged> doubted_; // a drawn question whose `doubts_` are searched
    std::vector<QuestionDraws::Doubt> doubts_;
    std::vector<Judged> judged_;
    std::optional<Judged> judged_asked_;
    Advice advice_;
    int searches_ = 0;
    std::size_t question_ = 0, answer_ = 0; // whose envelopes are being searched
    std::optional<EnvelopesLeft> left_;
};
static_assert(Job<AdviceJob>);

} // namespace engine::cluedo
