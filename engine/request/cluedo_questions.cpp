// cluedo.deduce, cluedo.why, cluedo.advise, cluedo.review: deductions, their explanations, the best next suggestion,
// and the best suggestion at each past turn.
#include "engine/cluedo/advice.hpp"
#include "engine/cluedo/likelihood.hpp"
#include "engine/cluedo/repairs.hpp"
#include "engine/cluedo/review.hpp"
#include "engine/cluedo/why.hpp"
#include "engine/request/cluedo_fields.hpp"
#include "engine/request/codes_fields.hpp"
#include "engine/request/commands.hpp"

namespace engine::request {
namespace {

/// A number of deals, below 324 * 18! < 2^63, without the rounding error of its last bits. std::to_string(double) would
/// link printf's floating point.
std::uint64_t whole(double deals) { return static_cast<std::uint64_t>(deals + 5e-7); }

using namespace cluedo;

constexpr std::uint64_t max_top = 1000, max_samples = 10'000;
constexpr std::size_t max_trace = 5000;

/// Shares of the cards, or the entries to blame when no deal fits.
class DeduceJob {
public:
    using Result = Shares;
    DeduceJob(const CluedoCase& c, bool weigh) : case_(c), weigh_(weigh), shares_(c.view, c.entries) {}

    Step step(Budget budget)
    {
        if (repairs_) return repairs_->step(budget);
        if (weighed_) return weighed_->step(budget);
        if (shares_.step(budget) == Step::more) return Step::more;
        if (!shares_.result().consistent) repairs_.emplace(case_.view, case_.entries);
        else if (weigh_) weighed_.emplace(case_.view, case_.entries);
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

void add_decided(Json& json, const Table& t, const Domains& d)
{
    Json yes = Json::array(), no = Json::array();
    for (Card c = 0; c < t.deck.cards(); ++c)
        for (Holder h = 0; h < t.holders(); ++h)
            if (d.at(c, h) != Domain::both) (d.at(c, h) == Domain::only_true ? yes : no).push_back(Json::array({c, h}));
    json["decided_true"] = yes;
    json["decided_false"] = no;
}

Json weights(const Table& t, const Likelihood& l)
{
    Json shares = Json::array(), envelope = Json::array();
    for (const auto& of_card : l.shares) {
        Json row = Json::array();
        for (int h = 0; h < t.holders(); ++h) row.push_back(rounded(of_card[static_cast<std::size_t>(h)]));
        shares.push_back(row);
    }
    for (const auto& e : l.envelope) envelope.push_back(Json::array({request::to_json(e.cards), rounded(e.weight)}));
    return {{"exact", l.exact}, {"shares", shares}, {"envelope", envelope}};
}

std::string tell_shares(const Table& t, const DeduceJob& job)
{
    const Shares& s = job.result();
    Json json = {{"consistent", s.consistent}};
    if (!s.consistent) {
        json["count"] = "0";
        json["first_bad_prefix"] = job.repairs().first_bad_prefix;
        json["single_removals_that_fix"] = job.repairs().single;
        json["removals_ranked"] = job.repairs().ranked;
        return ok_line(json);
    }
    json["count"] = std::to_string(s.exact ? s.total : whole(s.estimate));
    json["exact"] = s.exact;
    if (!s.exact) json["samples"] = s.total;
    Json deals = Json::array(), envelopes = Json::array();
    for (const auto& of_card : s.deals_with) {
        Json row = Json::array();
        for (int h = 0; h < t.holders(); ++h) row.push_back(counted(of_card[static_cast<std::size_t>(h)]));
        deals.push_back(row);
    }
    for (const auto& e : s.envelopes) envelopes.push_back(Json::array({to_json(e.cards), counted(e.deals)}));
    json["deals_with"] = deals;
    json["envelope"] = envelopes;
    add_decided(json, t, s.certain);
    if (job.weighed() != nullptr) json["weighted"] = weights(t, *job.weighed());
    return ok_line(json);
}

/// Propagation or probing, run to the end at once. With `trace`, every step of the propagation.
std::string tell_level(const CluedoCase& c, Level level, bool trace)
{
    const Table& t = c.view.table;
    const auto constraints = constraints_of(c.view, c.entries);
    Domains d = Domains::of(t);
    Recorder<Move> recorder{{}, trace ? max_trace : 0, 0};
    const bool consistent =
        level == Level::propagation ? propagate(t, constraints, d, recorder) : probe(t, constraints, d, recorder);
    Json json = {{"consistent", consistent}};
    if (consistent) add_decided(json, t, d);
    if (trace) {
        Json steps = Json::array();
        for (const Move& m : recorder.events) steps.push_back(to_json(m, constraints));
        json["trace"] = steps;
        json["trace_dropped"] = recorder.dropped;
    }
    return ok_line(json);
}

Started cluedo_deduce(Reader& in, Clock)
{
    const CluedoCase c = read_case(in);
    const auto level = named<Level>(in.word("level", "complete"));
    if (!level) in.fail({"unknown_level", "level must be propagation, probing or complete.", in.path("level")});
    const bool trace = in.flag("trace", false);
    if (!in.failed() && trace && *level == Level::complete)
        in.fail({"out_of_range", "trace goes with the levels propagation and probing.", "trace"});
    const bool weigh = in.flag("likelihood", false);
    if (!in.failed() && weigh && *level != Level::complete)
        in.fail({"out_of_range", "likelihood goes with the level complete.", "likelihood"});
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    if (*level != Level::complete) return std::make_unique<Answered>(tell_level(c, *level, trace));
    return work(DeduceJob(c, weigh), [t = c.view.table](const DeduceJob& job) { return tell_shares(t, job); });
}

Started cluedo_why(Reader& in, Clock)
{
    const CluedoCase c = read_case(in);
    Literal literal;
    if (const Json* value = in.require("literal", "give [card,holder]"); value != nullptr && !in.failed()) {
        const bool pair = value->is_array() && value->size() == 2 && (*value)[0].is_number_integer() &&
                          (*value)[1].is_number_integer();
        const std::int64_t card = pair ? (*value)[0].get<std::int64_t>() : -1;
        const std::int64_t holder = pair ? (*value)[1].get<std::int64_t>() : -1;
        if (card < 0 || card >= c.view.table.deck.cards() || holder < 0 || holder >= c.view.table.holders())
            in.fail(
                {"out_of_range", "literal must be [card,holder] with numbers of the deck and the table.", "literal"});
        literal = {static_cast<Card>(card), static_cast<Holder>(holder), true};
    }
    if (!in.failed() && !find_deal(c.view.table, constraints_of(c.view, c.entries), Domains::of(c.view.table)))
        in.fail({"contradictory", "These events contradict each other; cluedo.deduce tells which to blame.", "events"});
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    return work(WhyJob(c.view, c.entries, literal.card, literal.holder), [](const WhyJob& job) {
        const Why& w = job.result();
        Json json = {
            {"holds", w.holds ? Json(*w.holds) : Json(nullptr)}, {"events", w.rows}, {"reason", name(w.reason)}};
        Json steps = Json::array();
        for (const Move& m : w.steps) steps.push_back(to_json(m, w.constraints));
        json["steps"] = steps;
        return ok_line(json);
    });
}

Json to_json(const Question& q)
{
    Json outcomes = Json::array();
    for (const Answer& a : q.answers)
        outcomes.push_back({{"shower", a.shower == nobody ? Json(nullptr) : Json(a.shower)},
                            {"card", a.card == no_card ? Json(nullptr) : Json(a.card)},
                            {"share", rounded(a.share)},
                            {"envelopes", a.envelopes}});
    return {{"cards", request::to_json(q.cards)},
            {"score", static_cast<double>(q.score) / 1e9},
            {"solves", rounded(q.solves)},
            {"bits", q.bits},
            {"alike", q.number()},
            {"outcomes", outcomes}};
}

Started cluedo_advise(Reader& in, Clock)
{
    const CluedoCase c = read_case(in);
    AdviceQuery query;
    query.top = static_cast<std::size_t>(in.number("top", 5, 0, max_top));
    query.samples = static_cast<int>(in.number("samples", 1000, 1, max_samples));
    query.seed = in.seed("seed");
    const Deck& deck = c.view.table.deck;
    if (in.find("question") != nullptr) query.question = read_trio(in, deck, "question");
    if (in.find("room") != nullptr) {
        const auto rooms = deck.of(Kind::room);
        query.room = static_cast<Card>(in.number("room", 0, static_cast<std::uint64_t>(first_of(rooms)),
                                                 static_cast<std::uint64_t>(deck.cards() - 1)));
    }
    std::vector<Card> show;
    const Json* asked = in.find("asked"); // another player asks me: which card to show
    if (asked != nullptr && !in.failed()) {
        Reader question(*asked, "asked.");
        const auto by = static_cast<Holder>(question.require_number("by", 0, c.view.table.players - 1u));
        const Trio cards = read_trio(question, deck, "cards");
        if (const auto bad = question.finish()) in.fail(*bad);
        else show = cards_to_show(c.view, c.entries, by, cards);
    }
    if (!in.failed() && c.view.me == nobody)
        in.fail({"seat_out_of_range", "A spectator asks nothing: give the seat `me`.", "me"});
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    return work(AdviceJob(c.view, c.entries, query), [show, has_asked = asked != nullptr](const AdviceJob& job) {
        const Advice& a = job.result();
        if (!a.consistent)
            return error_line(
                {"contradictory", "These events contradict each other; cluedo.deduce tells which to blame.", "events"});
        Json questions = Json::array();
        for (const Question& q : a.questions) questions.push_back(to_json(q));
        Json json = {{"questions", questions}, {"of", a.of}, {"samples", a.samples}};
        if (a.asked) {
            json["question"] = to_json(*a.asked);
            json["rank"] = a.rank;
        }
        if (has_asked) json["show"] = show;
        return ok_line(json);
    });
}

std::string tell_review(const ReviewJob& job)
{
    const Review& r = job.result();
    Json points = Json::array(), asked = Json::array(), known = Json::object();
    for (const Review::Point& p : r.points) {
        points.push_back({{"count", std::to_string(whole(p.deals))}, {"envelopes", p.envelopes}});
    }
    for (const Review::Asked& a : r.asked)
        asked.push_back({{"event", a.row},
                         {"score", static_cast<double>(a.score) / 1e9},
                         {"best", static_cast<double>(a.best) / 1e9},
                         {"better", request::to_json(a.better)}});
    for (std::size_t i = 0; i < levels.size(); ++i)
        known[name(levels[i])] = r.known_after[i] ? Json(*r.known_after[i]) : Json(nullptr);
    Json json = {{"prefixes", points}, {"known_after", known}, {"asked", asked}};
    json["worst"] = r.worst ? Json(*r.worst) : Json(nullptr);
    return ok_line(json);
}

Started cluedo_review(Reader& in, Clock)
{
    const CluedoCase c = read_case(in);
    if (!in.failed() && c.view.me == nobody)
        in.fail({"seat_out_of_range", "A spectator asks nothing: give the seat `me`.", "me"});
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    return work(ReviewJob(c.view, c.entries), tell_review);
}

constexpr std::array question_commands{
    Command{"cluedo.deduce", cluedo_deduce},
    Command{"cluedo.why", cluedo_why},
    Command{"cluedo.advise", cluedo_advise},
    Command{"cluedo.review", cluedo_review},
};

} // namespace

const Family cluedo_questions = question_commands;

} // namespace engine::request
