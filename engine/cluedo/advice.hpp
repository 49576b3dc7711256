#pragma once
// The best next question. Score: Q = P(the answer leaves exactly one envelope) + 0.05 × information about the envelope
// in bits; plain information loses to Q, 36 to 64 at four seats. Deals are uniform, and the shower picks any matching
// card uniformly. One question represents all that differ in interchangeable cards only.
// Exact within AdviceQuery::visits. Beyond, deals are drawn; the jackknife removes the bias of the information, which
// draws overstate, and gives its standard error (Zahl, Ecology 58, 1977; Paninski, Neural Computation 15, 2003).
#include "engine/cluedo/envelopes_left.hpp"
#include "engine/cluedo/question_space.hpp"
#include "engine/cluedo/shares.hpp"

namespace engine::cluedo {

struct Answer {
    Holder shower = nobody; // nobody: every seat passes
    Card card = no_card;
    double share = 0;  // fraction of the possible deals
    int envelopes = 0; // envelopes left after it; a lower bound unless `all`
    bool all = false;  // `envelopes` is exact
    bool operator==(const Answer&) const = default;
};

struct Question {
    Trio cards{};                     // the first question of its class
    std::array<Cards, kinds> alike{}; // cards interchangeable with each
    std::int64_t score = 0;           // Q in 1e-9, an integer, so that ties are the same everywhere
    double solves = 0;                // P(exactly one envelope left)
    double bits = 0;                  // expected information about the envelope
    double error = 0, bits_error = 0; // standard errors of Q and of `bits`; 0: exact
    int rank = 0;                     // 1 + the number of better classes: beats()
    std::vector<Answer> answers;      // likeliest first
    Count number() const;             // Number of questions in the class, itself included.
};

/// Whether the first score is larger beyond doubt: by more than two errors of the difference. The draws are the same, so
/// the error of a difference is at most the sum of both. Scores that rounding alone may have parted are equal.
bool beats(std::int64_t score, double error, std::int64_t than, double its_error);
inline bool beats(const Question& a, const Question& b) { return beats(a.score, a.error, b.score, b.error); }

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
    struct Group { // draws with equal envelopes
        std::size_t begin, end;
    };
    struct Judged {
        Question question;        // without its answers
        std::uint32_t solved = 0; // cells that leave one envelope, as bits
    };
    struct Doubt { // one envelope among the draws: is there another after this answer?
        std::size_t cell = 0;
        Entry answer{};
        Trio envelope{};
    };
    struct Weighed;
    enum class Phase : std::uint8_t { count, build, draw, judge, search, done };
    void find_choices();
    void begin_judging();
    Question question(std::size_t at) const;
    bool judge_next();
    void settle();
    void keep(Judged);
    Answer answer(const Trio&, std::size_t cell, double share, int envelopes) const;
    Weighed weigh(const Trio&) const;
    Question conclude(const Weighed&, std::uint32_t solved) const;
    void add_error(Question&, const Weighed&, std::uint32_t solved) const;
    Question told(const Trio&) const;
    std::vector<Doubt> doubts(const Trio&, const Weighed&) const;
    std::vector<Trio> drawn_after(const Trio&, const Answer&) const;
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
    std::vector<Deal> draws_; // sorted by envelope once complete
    std::vector<Group> groups_;
    std::vector<double> weighed_; // n·log2 n
    std::vector<Cards> classes_;
    std::array<std::vector<Cards>, kinds> choices_; // interchangeability classes of each kind
    std::size_t next_ = 0, total_ = 0;
    bool asking_ = false;           // `space_` is counting the question `next_`
    std::optional<Judged> doubted_; // a drawn question whose `doubts_` are searched
    std::vector<Doubt> doubts_;
    std::vector<Judged> judged_;
    std::optional<Judged> judged_asked_;
    Advice advice_;
    int searches_ = 0;
    std::size_t question_ = 0, answer_ = 0; // whose envelopes are being searched
    std::optional<EnvelopesLeft> left_;
};
static_assert(Job<AdviceJob>);

/// The user's cards among the three, the least revealing first: cards the asker has seen, then those most others have
/// seen, then those of the largest kind.
std::vector<Card> cards_to_show(const View&, std::span<const Entry>, Holder asker, const Trio&);

} // namespace engine::cluedo
