#pragma once
// Who is close to the envelope: over my deals, each as likely, the number of envelopes left to every rival (rival.hpp);
// now, and after a question of mine. Exact over all deals and all cards that may have been shown where there are few,
// else over drawn ones, with standard errors.
#include "engine/base/job.hpp"
#include "engine/cluedo/rival.hpp"
#include "engine/cluedo/shares.hpp"

namespace engine::cluedo {

struct RaceQuery {
    int samples = 300; // deals drawn where not all are listed; at least 1
    std::uint64_t seed = 0;
    RivalModel model = RivalModel::complete;
    ShowPolicy policy = ShowPolicy::any;
    std::optional<Trio> question; // of mine, put next; cards of my own are allowed
    bool everyone = false;        // everyone who holds one of its cards shows one
    std::size_t listed = 2000;    // most deals for the exact figures
    Holder only_to = nobody;      // only this seat sees the last entry
    bool now = true;              // false: only the figures after the question, in half the time
};

/// A rival's number of envelopes E.
struct Spread {
    double knows = 0;                  // P(E = 1)
    double mean = 0;                   // of E
    int low = 0, median = 0, high = 0; // the smallest E with P(<= E) at least 0.1, 0.5, 0.9
    // Standard errors; 0: exact. Of `knows` as if each outcome had been drawn once more, so that none seen is no proof;
    // of the quantiles half the distance between the ranks one error away.
    double knows_error = 0, mean_error = 0, low_error = 0, median_error = 0, high_error = 0;
    bool operator==(const Spread&) const = default;
};

struct Race {
    bool consistent = false;
    bool exact = false;
    int samples = 0; // deals, listed or drawn
    int mine = 0;    // envelopes left to me, exact
    struct Seat {
        Holder seat = 0;
        bool out = false; // it can win no more
        Spread now;
        std::optional<Spread> after; // the question
        bool operator==(const Seat&) const = default;
    };
    std::vector<Seat> rivals;
    /// P(some rival that is not out knows the envelope), now; and after the question, if its answer does not tell me.
    double anybody = 0, anybody_error = 0, first = 0, first_error = 0;
    std::optional<double> solves; // with a question: P(its answer leaves me one envelope), over the same deals
    bool operator==(const Race&) const = default;
};

/// Numbers with weights, for Spread.
class Tally {
public:
    void add(int envelopes, double weight) { weights_[envelopes] += weight; }
    void add(const Tally& other)
    {
        for (const auto& [n, weight] : other.weights_) weights_[n] += weight;
    }
    /// `samples`: draws; 0: exact.
    Spread spread(int samples) const;

private:
    std::map<int, double> weights_;
};

/// Unit: about a thousand pairs of DealSpace, one draw, or one rival in one deal (once now, once after the question).
class RaceJob {
public:
    using Result = Race;
    static constexpr int max_tries = 200'000;
    static constexpr std::size_t max_views = 200'000; // of one rival in all deals, for exact figures

    /// `me` nobody: a spectator, who asks nothing.
    RaceJob(const View&, std::span<const Entry>, const RaceQuery&);

    Step step(Budget);
    /// In deals.
    Progress progress() const;
    const Result& result() const { return race_; }

private:
    using Hands = std::array<Cards, max_holders>;
    struct Answer { // of the question, as everybody sees it
        std::vector<Rival> rivals;
        Clauses clauses;
        Places mine; // settled
        std::map<std::array<Cards, max_holders>, bool> solved;
    };
    enum class Phase : std::uint8_t { begin, count, draw, judge, done };
    void begin();
    void start_judging();
    void judge();
    void finish_deal();
    void pool_equals();
    void finish();
    Answer& answer_to(const Hands&);
    Cards seen_by_me(Holder shower) const;
    double unsolved(Answer&, const Hands&);
    double look(Rival&, const Hands&, Tally&);
    std::vector<Rival> rivals_after(std::span<const Entry>) const;

    View view_;
    std::vector<Entry> entries_;
    RaceQuery query_;
    Phase phase_ = Phase::begin;
    Clauses clauses_;
    Places mine_;
    std::optional<Deals> deals_;
    Rng rng_;
    int tried_ = 0;
    std::vector<Hands> hands_;
    std::vector<Rival> rivals_;
    std::map<std::uint32_t, Answer> answers_; // by the seats that show
    std::size_t deal_ = 0, rival_ = 0, views_ = 0;
    bool after_ = false, too_many_views_ = false;
    double nobody_now_ = 1, nobody_after_ = 1; // P(no rival knows) in this deal
    double anybody_ = 0, first_ = 0, solves_ = 0, first_squares_ = 0, anybody_squares_ = 0;
    std::vector<Tally> now_, later_;
    Race race_;
};
static_assert(Job<RaceJob>);

} // namespace engine::cluedo
