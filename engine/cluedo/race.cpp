#include "engine/cluedo/race.hpp"
#include <algorithm>
#include <cmath>

namespace engine::cluedo {
namespace {

/// Sums of weights that would be whole numbers without rounding.
constexpr double tolerance = 1e-9;

std::array<Cards, max_holders> hands_of(const Table& t, const Deal& deal)
{
    std::array<Cards, max_holders> hands{};
    for (Card c = 0; c < t.deck.cards(); ++c)
        hands[static_cast<std::size_t>(deal[static_cast<std::size_t>(c)])] |= bit(c);
    return hands;
}

/// The error of a mean of numbers, from their sum and the sum of their squares.
double error_of(double sum, double squares, int n)
{
    if (n < 2) return 1;
    const double mean = sum / n;
    return std::sqrt(std::max(0.0, squares / n - mean * mean) / (n - 1));
}

/// Of a share, as if each outcome had been drawn once more.
double error_of_share(double successes, int n)
{
    const double p = (successes + 1) / (n + 2);
    return std::sqrt(p * (1 - p) / n);
}

} // namespace

Spread Tally::spread(int samples) const
{
    double total = 0, sum = 0, squares = 0;
    for (const auto& [n, weight] : weights_) {
        total += weight;
        sum += weight * n;
        squares += weight * n * n;
    }
    const auto quantile = [&, this](double share) {
        double below = 0;
        int last = 0;
        for (const auto& [n, weight] : weights_) {
            below += weight;
            last = n;
            if (below >= share * total - tolerance * total) return n;
        }
        return last;
    };
    Spread s;
    if (const auto one = weights_.find(1); one != weights_.end()) s.knows = one->second / total;
    s.mean = sum / total;
    s.low = quantile(0.1);
    s.median = quantile(0.5);
    s.high = quantile(0.9);
    if (samples == 0) return s;
    const auto error_of_quantile = [&](double share) {
        const double rank = std::sqrt(share * (1 - share) / samples);
        return (quantile(std::min(1.0, share + rank)) - quantile(std::max(0.0, share - rank))) / 2.0;
    };
    s.knows_error = error_of_share(s.knows * samples, samples);
    s.mean_error = error_of(sum, squares, samples);
    s.low_error = error_of_quantile(0.1);
    s.median_error = error_of_quantile(0.5);
    s.high_error = error_of_quantile(0.9);
    return s;
}

RaceJob::RaceJob(const View& v, std::span<const Entry> entries, const RaceQuery& query)
    : view_(v), entries_(entries.begin(), entries.end()), query_(query), rng_(query.seed)
{
    ENGINE_CHECK(query.samples > 0 && (!query.question || v.me != nobody) && (query.question || query.now));
}

Progress RaceJob::progress() const
{
    if (phase_ == Phase::count && deals_) return deals_->progress();
    return {static_cast<std::int64_t>(deal_), std::max<std::int64_t>(1, static_cast<std::int64_t>(hands_.size()))};
}

Step RaceJob::step(Budget budget)
{
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0 && phase_ != Phase::done; --units) {
        switch (phase_) {
        case Phase::begin:
            begin();
            break;
        case Phase::count:
            if (deals_->step(Budget{1}) == Step::done) phase_ = deals_->consistent() ? Phase::draw : Phase::done;
            break;
        case Phase::draw:
            if (const auto deal = deals_->draw(rng_)) hands_.push_back(hands_of(view_.table, *deal));
            if (++tried_ >= max_tries || static_cast<int>(hands_.size()) == query_.samples) start_judging();
            break;
        case Phase::judge:
            judge();
            break;
        case Phase::done:
            break;
        }
    }
    return phase_ == Phase::done ? Step::done : Step::more;
}

void RaceJob::begin()
{
    const auto constraints = constraints_of(view_, entries_);
    mine_ = Places::of(view_.table, constraints, clauses_);
    phase_ = Phase::done;
    if (!mine_.settle(clauses_) || !mine_.find(clauses_)) return;
    race_.consistent = true;
    race_.mine = mine_.envelopes(clauses_);
    if (auto all = deals_of(mine_, clauses_, query_.listed)) {
        hands_ = std::move(*all);
        race_.exact = true;
        return start_judging();
    }
    deals_.emplace(view_.table, constraints);
    phase_ = Phase::count;
}

std::vector<Rival> RaceJob::rivals_after(std::span<const Entry> entries) const
{
    std::vector<Rival> all;
    const std::size_t n = entries.size() - (entries.empty() ? 0 : 1);
    for (Holder h = 0; h < view_.table.players; ++h)
        if (h != view_.me)
            all.emplace_back(view_, query_.only_to == nobody || query_.only_to == h ? entries : entries.first(n), h,
                             query_.model);
    return all;
}

void RaceJob::start_judging()
{
    if (hands_.empty()) // every draw was rejected
        hands_.push_back(*mine_.find(clauses_));
    phase_ = Phase::judge;
    race_.samples = static_cast<int>(hands_.size());
    rivals_ = rivals_after(entries_);
    now_.assign(rivals_.size(), {});
    later_.assign(rivals_.size(), {});
    answers_.clear();
    deal_ = rival_ = 0;
    after_ = !query_.now;
    nobody_now_ = nobody_after_ = 1;
    anybody_ = anybody_squares_ = first_ = first_squares_ = solves_ = 0;
}

/// One rival in one deal.
void RaceJob::judge()
{
    const Hands& hands = hands_[deal_];
    Rival& rival = after_ ? answer_to(hands).rivals[rival_] : rivals_[rival_];
    const double knows = look(rival, hands, (after_ ? later_ : now_)[rival_]);
    if (too_many_views_ && race_.exact) { // begins again with draws from the list
        race_.exact = false;
        std::vector<Hands> drawn;
        for (int i = 0; i < query_.samples; ++i) drawn.push_back(hands_[rng_.index(hands_.size())]);
        hands_ = std::move(drawn);
        return start_judging();
    }
    if (!rival.out()) (after_ ? nobody_after_ : nobody_now_) *= 1 - knows;
    if (++rival_ < rivals_.size()) return;
    rival_ = 0;
    if (query_.question && !after_) {
        after_ = true;
        return;
    }
    finish_deal();
    if (++deal_ == hands_.size()) finish();
}

void RaceJob::finish_deal()
{
    const double anybody = 1 - nobody_now_;
    anybody_ += anybody;
    anybody_squares_ += anybody * anybody;
    if (query_.question) {
        const double open = unsolved(answer_to(hands_[deal_]), hands_[deal_]), first = (1 - nobody_after_) * open;
        first_ += first;
        first_squares_ += first * first;
        solves_ += 1 - open;
    }
    after_ = !query_.now;
    nobody_now_ = nobody_after_ = 1;
}

/// The cards that the shower has shown me.
Cards RaceJob::seen_by_me(Holder shower) const
{
    Cards seen = 0;
    for (const Entry& e : entries_)
        if (e.kind == Entry::Kind::suggest && !e.ignored && e.by == view_.me && e.shows(shower))
            if (const Card c = e.shown_by(shower); c != no_card) seen |= bit(c);
    return seen;
}

/// Adds the rival's numbers of envelopes in this deal; returns the probability that it knows the envelope.
double RaceJob::look(Rival& rival, const Hands& hands, Tally& tally)
{
    Sight sight;
    sight.hand = hands[static_cast<std::size_t>(rival.seat())];
    if (!race_.exact) {
        for (const Showing& s : rival.unknown()) {
            const auto by = static_cast<std::size_t>(s.by);
            Cards fits = may_be_shown(s.of & hands[by], sight.seen[by], query_.policy);
            if (size_of(fits) > 1)
                for (auto skip = rng_.below(static_cast<std::uint64_t>(size_of(fits))); skip > 0; --skip)
                    fits &= fits - 1;
            sight.seen[by] |= fits & -fits;
        }
        const int n = rival.envelopes(sight);
        tally.add(n, 1);
        return n == 1 ? 1 : 0;
    }
    const auto views = rival.shown_in(hands, max_views, query_.policy);
    views_ += views ? views->size() : max_views;
    too_many_views_ = !views || views_ > max_views * rivals_.size();
    if (too_many_views_) return 0;
    double knows = 0;
    for (const auto& [seen, weight] : *views) {
        sight.seen = seen;
        const int n = rival.envelopes(sight);
        tally.add(n, weight);
        if (n == 1) knows += weight;
    }
    return knows;
}

RaceJob::Answer& RaceJob::answer_to(const Hands& hands)
{
    const Table& t = view_.table;
    const std::uint32_t absent = absences(entries_).back();
    Entry e = Entry::suggestion(view_.me, *query_.question, nobody);
    e.everyone = query_.everyone;
    std::uint32_t seats = 0;
    for (Holder h = t.next(view_.me); h != view_.me; h = t.next(h)) {
        if ((absent >> h & 1) != 0 || (hands[static_cast<std::size_t>(h)] & set_of(e.cards)) == 0) continue;
        seats |= 1u << h;
        if (!e.everyone) {
            e.shower = h;
            break;
        }
    }
    e.showers = e.everyone ? static_cast<std::uint8_t>(seats) : std::uint8_t{0};
    const auto [at, is_new] = answers_.try_emplace(seats);
    if (!is_new) return at->second;
    auto then = entries_;
    then.push_back(e);
    Answer& answer = at->second;
    answer.rivals = rivals_after(then);
    answer.mine = Places::of(t, constraints_of(view_, then), answer.clauses);
    answer.mine.settle(answer.clauses);
    return answer;
}

/// The probability that the answer leaves me several envelopes: the cards are shown as the policy says.
double RaceJob::unsolved(Answer& answer, const Hands& hands)
{
    const Table& t = view_.table;
    const Cards asked = set_of(*query_.question);
    std::vector<std::pair<std::array<Cards, max_holders>, double>> sights{{{}, 1.0}};
    bool first = true;
    for (Holder h = t.next(view_.me); h != view_.me; h = t.next(h)) {
        const Cards fits = may_be_shown(hands[static_cast<std::size_t>(h)] & asked, seen_by_me(h), query_.policy);
        if ((absences(entries_).back() >> h & 1) != 0 || fits == 0 || (!first && !query_.everyone)) continue;
        first = false;
        decltype(sights) next;
        for (const auto& [seen, weight] : sights)
            for (Cards left = fits; left != 0; left &= left - 1) {
                next.emplace_back(seen, weight / size_of(fits));
                next.back().first[static_cast<std::size_t>(h)] |= left & -left;
            }
        sights = std::move(next);
    }
    double open = 0;
    for (const auto& [seen, weight] : sights) {
        const auto [at, is_new] = answer.solved.try_emplace(seen, false);
        if (is_new) {
            Places p = answer.mine;
            for (Holder h = 0; h < t.players; ++h) p.give(h, seen[static_cast<std::size_t>(h)]);
            at->second = p.settle(answer.clauses) && p.envelopes(answer.clauses) == 1;
        }
        if (!at->second) open += weight;
    }
    return open;
}

/// Before the first entry, seats with as many cards know as much: they share their draws, and so their figures.
void RaceJob::pool_equals()
{
    const Table& t = view_.table;
    std::vector<Tally> pooled(now_.size());
    for (std::size_t i = 0; i < now_.size(); ++i)
        for (std::size_t j = 0; j < now_.size(); ++j) {
            const auto a = static_cast<std::size_t>(rivals_[i].seat()), b = static_cast<std::size_t>(rivals_[j].seat());
            if (t.hand[a] == t.hand[b] && t.extra[a] == t.extra[b]) pooled[i].add(now_[j]);
        }
    now_ = std::move(pooled);
}

void RaceJob::finish()
{
    phase_ = Phase::done;
    const int n = race_.exact ? 0 : race_.samples;
    if (n > 0 && entries_.empty()) pool_equals();
    for (std::size_t i = 0; i < rivals_.size(); ++i) {
        race_.rivals.push_back({rivals_[i].seat(), rivals_[i].out(), {}, std::nullopt});
        if (query_.now) race_.rivals.back().now = now_[i].spread(n);
        if (query_.question) race_.rivals.back().after = later_[i].spread(n);
    }
    race_.anybody = anybody_ / race_.samples;
    race_.first = first_ / race_.samples;
    if (query_.question) race_.solves = solves_ / race_.samples;
    if (n == 0) return;
    race_.anybody_error = error_of_share(anybody_, n);
    if (query_.question) race_.first_error = std::max(error_of(first_, first_squares_, n), 1.0 / (n + 2.0));
}

} // namespace engine::cluedo
