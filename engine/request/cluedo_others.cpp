// cluedo.others: the race, what is certain, a question's and a card's effect, the safest question.
#include "engine/request/types/cluedo_others.hpp"
#include "engine/base/sort.hpp"
#include "engine/cluedo/histories.hpp"
#include "engine/cluedo/safest.hpp"
#include "engine/request/codes_fields.hpp"
#include "engine/request/door.hpp"

namespace engine::request {
namespace {

using namespace cluedo;

RaceQuery race_of(const CluedoOthers& q)
{
    RaceQuery race;
    race.samples = q.samples;
    race.seed = q.seed;
    race.model = q.model;
    race.policy = q.policy;
    race.question = q.question;
    race.everyone = q.everyone;
    return race;
}

/// Everything that the request asks for, one part after another.
class OthersJob {
public:
    using Result = CluedoOthers::Result;
    explicit OthersJob(const CluedoOthers& q) : q_(q), race_(RaceJob(q.view, q.events, race_of(q)))
    {
        const auto add = [&](Holder to, const Entry& showing) { options_.push_back({to, showing}); };
        const Cards from = q.show.value_or(q.view.hand);
        if (q.asked) {
            for (const Card c : list_of(set_of(q.asked->cards) & from))
                add(q.asked->by, Entry::suggestion(q.asked->by, q.asked->cards, q.view.me, c));
        } else if (q.show) {
            // Whoever asks: as if it had seen the card by accident.
            for (Holder h = 0; h < q.view.table.players; ++h)
                for (const Card c : list_of(from))
                    if (h != q.view.me) add(h, Entry::fact(Entry::Kind::reveal, q.view.me, c));
        }
        if (q.asked || q.show) out_.shows.emplace();
        if (q.safest > 0) safest_.emplace(q.view, q.events, safest_query());
    }

    Step step(Budget budget)
    {
        if (race_) {
            if (race_->step(budget) == Step::more) return Step::more;
            if (!race_->result().consistent) return Step::done;
            tell_race(race_->result());
            race_.reset();
        } else if (rival_ < out_.rivals.size()) {
            if (!histories_) begin_histories(out_.rivals[rival_].player);
            if (histories_->step(budget) == Step::more) return Step::more;
            tell_certain(out_.rivals[rival_++], histories_->result());
            histories_.reset();
        } else if (option_ < options_.size()) {
            if (!showing_) begin_showing();
            if (showing_->step(budget) == Step::more) return Step::more;
            tell_showing(options_[option_++]);
            showing_.reset();
        } else if (safest_) {
            if (safest_->step(budget) == Step::more) return Step::more;
            tell_safest(safest_->result());
            safest_.reset();
        }
        ++parts_;
        return parts_ == parts() ? Step::done : Step::more;
    }
    Progress progress() const { return race_ ? race_->progress() : Progress{parts_, parts()}; }
    const Result& result() const { return out_; }
    bool consistent() const { return consistent_; }

private:
    struct Option {
        Holder to = 0;
        Entry showing{};
    };

    int parts() const
    {
        return 1 + static_cast<int>(out_.rivals.size() + options_.size()) + (out_.safest || q_.safest > 0 ? 1 : 0);
    }
    SafestQuery safest_query() const { return {race_of(q_), q_.safest, q_.weight}; }

    static void tell(CluedoOthers::Spread& to, const Spread& s)
    {
        to = {rounded(s.knows), rounded(s.knows_error),  rounded(s.mean),      rounded(s.mean_error), s.median, s.low,
              s.high,           rounded(s.median_error), rounded(s.low_error), rounded(s.high_error)};
    }
    void tell_race(const Race& race)
    {
        consistent_ = true;
        out_.mine = race.mine;
        out_.exact = race.exact;
        out_.at_least = q_.late;
        out_.samples = race.samples;
        out_.anybody = rounded(race.anybody);
        out_.anybody_error = rounded(race.anybody_error);
        if (q_.question) {
            out_.first = rounded(race.first);
            out_.first_error = rounded(race.first_error);
            out_.solves = rounded(*race.solves);
        }
        for (const Race::Seat& seat : race.rivals) {
            CluedoOthers::Rival& r = out_.rivals.emplace_back();
            tell(r, seat.now);
            r.player = seat.seat;
            r.out = seat.out;
            if (seat.after) tell(fill(r.after), *seat.after);
            for (const Card c : list_of(q_.view.hand))
                if ((seen_by(q_.view, q_.events, c) >> seat.seat & 1) != 0) r.seen.push_back(c);
        }
    }
    void begin_histories(Holder seat)
    {
        if (!certain_) {
            certain_ = Domains::of(q_.view.table);
            complete(q_.view.table, constraints_of(q_.view, q_.events), *certain_);
        }
        histories_.emplace(q_.view, q_.events, seat, *certain_);
    }
    void tell_certain(CluedoOthers::Rival& r, const Domains& d)
    {
        const Table& t = q_.view.table;
        for (Card c = 0; c < t.deck.cards(); ++c)
            for (Holder h = 0; h < t.holders(); ++h)
                if (d.at(c, h) != Domain::both)
                    (d.at(c, h) == Domain::only_true ? r.certain_true : r.certain_false).emplace_back(c, h);
    }
    void begin_showing()
    {
        auto then = q_.events;
        Entry e = options_[option_].showing;
        const bool asked = e.kind == Entry::Kind::suggest;
        then.push_back(e);
        RaceQuery query = race_of(q_);
        query.question.reset();
        if (!asked) query.only_to = options_[option_].to;
        showing_.emplace(q_.view, then, query);
    }
    void tell_showing(const Option& option)
    {
        const Race& race = showing_->result();
        if (!race.consistent) {
            consistent_ = false;
            return;
        }
        CluedoOthers::Show show;
        for (const Race::Seat& seat : race.rivals)
            if (seat.seat == option.to) tell(show, seat.now);
        show.card = option.showing.card;
        show.to = option.to;
        show.seen = (seen_by(q_.view, q_.events, show.card) >> option.to & 1) != 0;
        out_.shows->push_back(show);
        // The more envelopes are left to the asker, the less the card tells.
        if (option_ + 1 == options_.size())
            sort_by_key(*out_.shows, [](const CluedoOthers::Show& s) { return larger_first(s.mean); });
    }
    void tell_safest(const Safest& safest)
    {
        out_.safest.emplace();
        for (const Safest::Choice& c : safest.choices)
            out_.safest->push_back({c.question.cards, rounded(c.score), static_cast<double>(c.question.score) / 1e9,
                                    rounded(c.first), rounded(c.first_error)});
    }

    CluedoOthers q_;
    std::optional<RaceJob> race_, showing_;
    std::optional<Domains> certain_;
    std::optional<HistoriesJob> histories_;
    std::optional<SafestJob> safest_;
    std::vector<Option> options_;
    std::size_t rival_ = 0, option_ = 0;
    int parts_ = 0;
    bool consistent_ = false;
    Result out_;
};

constexpr std::array others_commands{command<CluedoOthers>};

} // namespace

void CluedoOthers::check_asked(const At& at) const
{
    if (!asked) return;
    check_seat(at);
    if (asked->by == view.me) at.fail({"not_asked", "asked.by must be another seat than me.", "asked.by"});
    if ((set_of(asked->cards) & view.hand) == 0)
        at.fail({"own_card", "asked.cards must have a card of my hand: else I show none.", "asked.cards"});
}

void CluedoOthers::check_show(const At& at) const
{
    if (!show) return;
    check_seat(at);
    if ((*show & ~view.hand) != 0) at.fail({"own_card", "show must be cards of my hand.", "show"});
    if (asked && (*show & ~set_of(asked->cards)) != 0)
        at.fail({"not_asked", "show must be cards that asked.cards names.", "show"});
}

Running<CluedoOthers> begin(const CluedoOthers& q, Clock)
{
    return running<CluedoOthers>(OthersJob(q), [](const OthersJob& job) -> Reply<CluedoOthers> {
        if (job.consistent()) return job.result();
        return Unexpected<Problem>(
            {"contradictory", "These events contradict each other; cluedo.deduce tells which to blame.", "events"});
    });
}

template struct Door<CluedoOthers>;
const Family cluedo_others = others_commands;

} // namespace engine::request
