#pragma once
// The best next question. Score: Q = P(the answer leaves exactly one envelope) + 0.05 × information about the envelope
// in bits; plain information loses to Q, 36 to 64 at four seats. Deals are drawn uniformly, and the shower picks any
// matching card uniformly. One question represents all that differ in interchangeable cards only.
#include "engine/cluedo/envelopes_left.hpp"
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
    std::vector<Answer> answers;      // likeliest first
    Count number() const;             // Number of questions in the class, itself included.
};

struct AdviceQuery {
    std::size_t top = 10;
    Card room = no_card;          // board games: only questions in this room
    std::optional<Trio> question; // a question to score as well
    int samples = 1000;           // 1..10000
    std::uint64_t seed = 0;
    int searches = 0; // limit of searches for envelopes that the draws miss, from the best question's first answer on
};

struct Advice {
    bool consistent = false;
    int samples = 0;
    Count of = 0;                    // number of question classes
    std::vector<Question> questions; // the best `top`
    std::optional<Question> asked;   // query.question, scored
    int rank = 0;                    // of `asked`: 1 + the number of better classes
};

/// Unit: about a thousand pairs of DealSpace, one draw, one question against all draws, or one search for an envelope.
class AdviceJob {
public:
    using Result = Advice;
    /// Precondition: view.me is a seat.
    AdviceJob(const View&, std::span<const Entry>, const AdviceQuery&);

    Step step(Budget);
    Progress progress() const;
    const Result& result() const { return advice_; }

private:
    struct Group { // draws with equal envelopes
        std::size_t begin, end;
    };
    void begin_judging();
    Question judge(const Trio&) const;
    std::vector<Trio> drawn_after(const Trio&, const Answer&) const;
    bool search_envelope();
    std::array<Cards, kinds> alike(const Trio&) const;
    void finish();

    View view_;
    std::vector<Entry> entries_;
    AdviceQuery query_;
    Deals deals_;
    bool counted_ = false, judging_ = false, done_ = false;
    Rng rng_;
    int tried_ = 0;
    std::vector<Deal> draws_; // sorted by envelope once complete
    std::vector<Group> groups_;
    std::vector<double> weighed_; // n·log2 n
    std::vector<Cards> classes_;
    std::array<std::vector<Cards>, kinds> choices_; // interchangeability classes of each kind
    std::size_t next_ = 0, total_ = 0;
    std::vector<Question> judged_; // scored questions, without their answers
    Advice advice_;
    bool finished_ = false;
    int searches_ = 0;
    std::size_t question_ = 0, answer_ = 0; // whose envelopes are being searched
    std::optional<EnvelopesLeft> left_;
};
static_assert(Job<AdviceJob>);

/// The user's cards among the three, the least revealing first: cards the asker has seen, then those most others have
/// seen, then those of the largest kind.
std::vector<Card> cards_to_show(const View&, std::span<const Entry>, Holder asker, const Trio&);

} // namespace engine::cluedo
