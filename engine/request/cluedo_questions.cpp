// cluedo.deduce, cluedo.why, cluedo.review: deductions, their explanations, and the best suggestion at each past turn.
#include "engine/cluedo/likelihood.hpp"
#include "engine/cluedo/repairs.hpp"
#include "engine/cluedo/review.hpp"
#include "engine/request/codes_fields.hpp"
#include "engine/request/door.hpp"
#include "engine/request/types/cluedo_advise.hpp"
#include "engine/request/types/cluedo_deduce.hpp"

namespace engine::request {
namespace {

/// A number of deals, below 324 * 18! < 2^63, without the rounding error of its last bits.
std::uint64_t whole(double deals) { return static_cast<std::uint64_t>(deals + 5e-7); }

using namespace cluedo;

constexpr std::size_t max_trace = 5000;

/// Shares of the cards, or the entries to blame when no deal fits.
class DeduceJob {
public:
    using Result = Shares;
    DeduceJob(const CluedoCase& c, bool weigh) : case_(c), weigh_(weigh), shares_(c.view, c.events) {}

    Step step(Budget budget)
    {
        if (repairs_) return repairs_->step(budget);
        if (weighed_) return weighed_->step(budget);
        if (shares_.step(budget) == Step::more) return Step::more;
        if (!shares_.result().consistent) repairs_.emplace(case_.view, case_.events);
        else if (weigh_) weighed_.emplace(case_.view, case_.events);
        else return Step::done;
        return Step::more;
    }
    Progress progress() const
    {
        if (repairs_) return repairs_->progress();
        return weighed_ ? weighed_->progress() : shares_.progress();
    }
    const Result& result() const { return shares_.result(); }
    const Repairs& repairs() const { return repairs_->result(); }
    const Likelihood* weighed() const { return weighed_ ? &weighed_->result() : nullptr; }

private:
    CluedoCase case_;
    bool weigh_;
    SharesJob shares_;
    std::optional<LikelihoodJob> weighed_;
    std::optional<RepairsJob> repairs_;
};

template <class Number>
std::vector<std::vector<Number>> by_holder(const Table& t, const std::vector<std::array<Number, max_holders>>& all)
{
    std::vector<std::vector<Number>> rows;
    for (const auto& of_card : all) rows.emplace_back(of_card.begin(), of_card.begin() + t.holders());
    return rows;
}

void add_decided(CluedoDeduce::Result& r, const Table& t, const Domains& d)
{
    auto& yes = r.decided_true.emplace();
    auto& no = r.decided_false.emplace();
    for (Card c = 0; c < t.deck.cards(); ++c)
        for (Holder h = 0; h < t.holders(); ++h)
            if (d.at(c, h) != Domain::both) (d.at(c, h) == Domain::only_true ? yes : no).emplace_back(c, h);
}

CluedoDeduce::Weighted told(const Table& t, const Likelihood& l)
{
    CluedoDeduce::Weighted out{l.exact, by_holder(t, l.shares), {}};
    for (auto& row : out.shares)
        for (double& share : row) share = rounded(share);
    for (const auto& e : l.envelope) out.envelope.push_back({e.cards, rounded(e.weight)});
    return out;
}

CluedoDeduce::Result told(const Table& t, const DeduceJob& job)
{
    const Shares& s = job.result();
    CluedoDeduce::Result r;
    r.consistent = s.consistent;
    if (!s.consistent) {
        r.count = 0;
        r.first_bad_prefix = job.repairs().first_bad_prefix;
        r.single_removals_that_fix = job.repairs().single;
        r.removals_ranked = job.repairs().ranked;
        return r;
    }
    r.count = s.exact ? s.total : whole(s.estimate);
    r.exact = s.exact;
    if (!s.exact) r.samples = s.total;
    r.deals_with = by_holder(t, s.deals_with);
    r.envelope.emplace();
    for (const auto& e : s.envelopes) r.envelope->push_back({e.cards, e.deals});
    add_decided(r, t, s.certain);
    if (job.weighed() != nullptr) r.weighted = told(t, *job.weighed());
    return r;
}

/// Propagation or probing, run to the end at once. With `trace`, every step of the propagation.
CluedoDeduce::Result at_level(const CluedoDeduce& q)
{
    const Table& t = q.view.table;
    const auto constraints = constraints_of(q.view, q.events);
    Domains d = Domains::of(t);
    Recorder<Move> recorder{{}, q.trace ? max_trace : 0, 0};
    CluedoDeduce::Result r;
    r.consistent =
        q.level == Level::propagation ? propagate(t, constraints, d, recorder) : probe(t, constraints, d, recorder);
    if (r.consistent) add_decided(r, t, d);
    if (!q.trace) return r;
    r.trace.emplace();
    for (const Move& m : recorder.events) r.trace->push_back(step_of(m, constraints));
    r.trace_dropped = recorder.dropped;
    return r;
}

CluedoReview::Result told(const Review& review)
{
    CluedoReview::Result r;
    for (const Review::Point& p : review.points) r.prefixes.push_back({whole(p.deals), p.envelopes});
    for (const Review::Asked& a : review.asked)
        r.asked.push_back(
            {a.row, static_cast<double>(a.score) / 1e9, static_cast<double>(a.best) / 1e9, a.better, a.error, a.exact});
    for (std::size_t i = 0; i < levels.size(); ++i) r.known_after[std::string(name(levels[i]))] = review.known_after[i];
    if (review.worst) r.worst = static_cast<int>(*review.worst);
    for (const std::size_t i : review.costliest) r.costliest.push_back(static_cast<int>(i));
    for (const Review::Told& t : review.told) r.others_knew.push_back({t.seat, t.row});
    return r;
}

constexpr std::array question_commands{command<CluedoDeduce>, command<CluedoWhy>, command<CluedoAdvise>,
                                       command<CluedoReview>};

} // namespace

Running<CluedoDeduce> begin(const CluedoDeduce& q, Clock)
{
    if (q.level != Level::complete) return at_level(q);
    return running<CluedoDeduce>(DeduceJob(q, q.likelihood),
                                 [t = q.view.table](const DeduceJob& job) { return told(t, job); });
}

Running<CluedoWhy> begin(const CluedoWhy& q, Clock)
{
    return running<CluedoWhy>(WhyJob(q.view, q.events, q.literal.first, q.literal.second), [](const WhyJob& job) {
        const Why& w = job.result();
        CluedoWhy::Result r{w.holds, w.rows, w.reason, {}};
        for (const Move& m : w.steps) r.steps.push_back(step_of(m, w.constraints));
        return r;
    });
}

Running<CluedoReview> begin(const CluedoReview& q, Clock)
{
    return running<CluedoReview>(ReviewJob(q.view, q.events), [](const ReviewJob& job) { return told(job.result()); });
}

template struct Door<CluedoDeduce>;
template struct Door<CluedoWhy>;
template struct Door<CluedoReview>;
const Family cluedo_questions = question_commands;

} // namespace engine::request
