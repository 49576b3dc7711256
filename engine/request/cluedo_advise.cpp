// cluedo.advise: the best next suggestion, what it gives away, and the card to show.
#include "engine/request/types/cluedo_advise.hpp"
#include "engine/cluedo/advice.hpp"
#include "engine/cluedo/race.hpp"
#include "engine/cluedo/show_order.hpp"
#include "engine/request/codes_fields.hpp"
#include "engine/request/door.hpp"

namespace engine::request {
namespace {

using namespace cluedo;

/// null where nobody or no card is meant.
std::optional<int> or_null(int n) { return n < 0 ? std::nullopt : std::optional(n); }

CluedoAdvise::Question told(const Question& q)
{
    CluedoAdvise::Question out{
        .cards = q.cards,
        .score = static_cast<double>(q.score) / 1e9,
        .solves = rounded(q.solves),
        .bits = q.bits,
        .error = q.error,
        .bits_error = q.bits_error,
        .rank = q.rank,
        .alike = q.number(),
        .outcomes = {},
        .gives = {},
    };
    for (const Answer& a : q.answers)
        out.outcomes.push_back({or_null(a.shower), or_null(a.card), rounded(a.share), a.envelopes});
    return out;
}

Reply<CluedoAdvise> told(const AdviceJob& job, const std::optional<std::vector<Card>>& show)
{
    const Advice& a = job.result();
    if (!a.consistent)
        return Unexpected<Problem>(
            {"contradictory", "These events contradict each other; cluedo.deduce tells which to blame.", "events"});
    CluedoAdvise::Result r;
    for (const Question& q : a.questions) r.questions.push_back(told(q));
    r.of = a.of;
    r.samples = a.samples;
    r.exact = a.exact;
    r.tied = a.best;
    if (a.asked) {
        r.question = told(*a.asked);
        r.rank = a.rank;
    }
    r.show = show;
    return r;
}

std::vector<CluedoAdvise::Given> given_away(const Race& race)
{
    std::vector<CluedoAdvise::Given> out;
    for (const Race::Seat& seat : race.rivals)
        out.push_back({seat.seat, seat.now.median, seat.after->median, rounded(seat.after->knows),
                       rounded(seat.after->knows_error)});
    return out;
}

AdviceQuery query_of(const CluedoAdvise& q)
{
    AdviceQuery query;
    query.top = q.top;
    query.samples = q.samples;
    query.seed = q.seed;
    query.question = q.question;
    if (q.room) query.room = *q.room;
    return query;
}

/// Advice, then, if `others` asks for it, the race after each question of the reply.
class AdviseJob {
public:
    using Result = Reply<CluedoAdvise>;
    explicit AdviseJob(const CluedoAdvise& q) : q_(q), advice_(q.view, q.events, query_of(q))
    {
        if (q.asked) show_ = cards_to_show(q.view, q.events, q.asked->by, q.asked->cards);
    }

    Step step(Budget budget)
    {
        if (!advised_) {
            if (advice_.step(budget) == Step::more) return Step::more;
            advised_ = true;
            reply_ = told(advice_, show_);
        } else {
            if (!race_) {
                RaceQuery query;
                query.seed = q_.seed;
                query.question = question().cards;
                race_.emplace(q_.view, q_.events, query);
            }
            if (race_->step(budget) == Step::more) return Step::more;
            question().gives = given_away(race_->result());
            race_.reset();
            ++weighed_;
        }
        return weighed_ == to_weigh() ? Step::done : Step::more;
    }
    Progress progress() const
    {
        if (!advised_) return advice_.progress();
        return {static_cast<std::int64_t>(weighed_), static_cast<std::int64_t>(to_weigh())};
    }
    const Result& result() const { return reply_; }

private:
    std::size_t to_weigh() const
    {
        return q_.others && reply_ ? reply_->questions.size() + (reply_->question ? 1 : 0) : 0;
    }
    CluedoAdvise::Question& question()
    {
        return weighed_ < reply_->questions.size() ? reply_->questions[weighed_] : *reply_->question;
    }

    CluedoAdvise q_;
    AdviceJob advice_;
    std::optional<std::vector<Card>> show_;
    bool advised_ = false;
    Result reply_ = CluedoAdvise::Result{};
    std::size_t weighed_ = 0;
    std::optional<RaceJob> race_;
};

} // namespace

Running<CluedoAdvise> begin(const CluedoAdvise& q, Clock)
{
    return running<CluedoAdvise>(AdviseJob(q), [](const AdviseJob& job) { return job.result(); });
}

template struct Door<CluedoAdvise>;

} // namespace engine::request
