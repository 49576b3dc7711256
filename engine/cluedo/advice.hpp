#pragma once
// Which question tells most. Ranked by Q = P(the answer leaves exactly one envelope) + 0.05 × information about the
// envelope in bits: plain information loses to it, 36 to 64 at four seats. The deals are uniform draws, the answer's
// card is any of the matching ones alike; one question stands for all that only swap interchangeable cards.
#include "engine/cluedo/envelopes_left.hpp"
#include "engine/cluedo/shares.hpp"

namespace engine::cluedo {

struct Answer {
    Holder shower = nobody; // nobody: all pass
    Card card = no_card;
    double share = 0;  // of the possible deals
    int envelopes = 0; // left after it, as far as drawn and searched: at least as many
    bool all = false;  // no other is left
    bool operator==(const Answer&) const = default;
};

struct Question {
    Trio cards{};                     // the first of its class
    std::array<Cards, kinds> alike{}; // each card's interchangeable ones
    std::int64_t score = 0;           // Q in 1e-9; whole numbers, so that ties are ties everywhere
    double solves = 0;                // P(exactly one envelope left)
    double bits = 0;                  // expected information about the envelope
    std::vector<Answer> answers;      // the likeliest first
    Count number() const;             // of questions alike, itself included
};

struct AdviceQuery {
    std::size_t top = 10;
    Card room = no_card;          // only questions in this room, if given (board games)
    std::optional<Trio> question; // judge this one too
    int samples = 1000;           // 1..10000
    std::uint64_t seed = 0;
    int searches = 0; // at most, for envelopes that the draws have missed, from the best question's first answer on
};

struct Advice {
    bool consistent = false;
    int samples = 0;
    Count of = 0;                    // questions alike counted once
    std::vector<Question> questions; // the best `top`
    std::optional<Question> asked;   // query.question, judged
    int rank = 0;                    // of `asked`: 1 + how many are better
};

/// Unit: about a thousand pairs of DealSpace, a draw, a question against all draws, or a search for an envelope.
class AdviceJob {
public:
    using Result = Advice;
    /// view.me must be a seat.
    AdviceJob(const View&, std::span<const Entry>, const AdviceQuery&);

    Step step(Budget);
    Progress progress() const;
    const Result& result() const { return advice_; }

private:
    struct Group { // draws with the same envelope
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
    std::vector<Deal> draws_; // by envelope, once all are there
    std::vector<Group> groups_;
    std::vector<double> weighed_; // n·log2 n
    std::vector<Cards> classes_;
    std::array<std::vector<Cards>, kinds> choices_; // classes of each kind
    std::size_t next_ = 0, total_ = 0;
    std::vector<Question> judged_; // without answers
    Advice advice_;
    bool finished_ = false;
    int searches_ = 0;
    std::size_t question_ = 0, answer_ = 0; // whose envelopes are searched
    std::optional<EnvelopesLeft> left_;
};
static_assert(Job<AdviceJob>);

/// My cards among the three, the wisest to show first: what the asker has seen already, then what most others have,
/// then of the kind with most cards (it narrows least).
std::vector<Card> cards_to_show(const View&, std::span<const Entry>, Holder asker, const Trio&);

} // namespace engine::cluedo
