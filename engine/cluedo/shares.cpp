#include "engine/cluedo/shares.hpp"
#include <algorithm>
#include <limits>

namespace engine::cluedo {
namespace {

/// For each attempt to count with something left out; counting the whole notebook may take longer.
constexpr std::int64_t sampling_limit = 30'000'000;
constexpr std::int64_t patience = 32, max_patience = std::numeric_limits<std::int64_t>::max() / patience;

} // namespace

Deals::Deals(const Table& t, std::vector<Constraint> constraints, std::int64_t limit)
    : table_(t), constraints_(std::move(constraints)), limit_(limit)
{
    space_.emplace(table_, constraints_, Domains::of(table_), limit_);
}

Step Deals::step(Budget budget)
{
    if (space_->step(budget) == Step::more) return Step::more;
    if (!space_->too_large()) {
        if (left_out_.empty()) consistent_ = space_->consistent();
        return Step::done;
    }
    if (left_out_.empty()) { // counting would have shown it; now a search must
        kept_ = constraints_;
        limit_ = std::min(limit_, sampling_limit);
        consistent_ = find_deal(table_, constraints_, Domains::of(table_)).has_value();
        if (!consistent_) {
            space_.emplace(table_, constraints_, Domains{}, limit_); // empty domains: no deals
            return Step::done;
        }
    }
    leave_out();
    return Step::more;
}

/// Leaves out more and more, newest first: "or"s and refuted accusations, keeping their consequences for single cards.
/// Without any of them, counting gets more time before all other entries are left out, because nearly every draw would
/// then be rejected. The bare rules can always be counted.
void Deals::leave_out()
{
    const auto is_clause = [](const Constraint& k) { return !k.value; };
    const auto is_said = [](const Constraint& k) { return k.source >= 0; };
    for (std::size_t n = 0; n < leaving_; ++n) {
        auto next = std::find_if(kept_.rbegin(), kept_.rend(), is_clause);
        if (next == kept_.rend()) {
            if (!bare_ && n > 0) break; // first try without any clause
            if (!bare_ && !patient_) {
                patient_ = true;
                limit_ = limit_ > max_patience ? limit_ : limit_ * patience;
                break;
            }
            bare_ = true;
            next = std::find_if(kept_.rbegin(), kept_.rend(), is_said);
        }
        if (next == kept_.rend()) {
            limit_ = std::numeric_limits<std::int64_t>::max();
            break;
        }
        left_out_.push_back(*next);
        kept_.erase(std::next(next).base());
    }
    leaving_ *= 2;
    Domains d = Domains::of(table_);
    if (!bare_) propagate(table_, constraints_, d);
    space_.emplace(table_, kept_, d, limit_);
}

std::optional<Deal> Deals::draw(Rng& rng) const
{
    const Deal deal = space_->draw(rng);
    for (const Constraint& k : left_out_)
        if (!k.satisfied(table_, deal)) return std::nullopt;
    return deal;
}

SharesJob::SharesJob(const View& v, std::span<const Entry> entries, std::int64_t limit)
    : SharesJob(v.table, constraints_of(v, entries), limit)
{}

SharesJob::SharesJob(const Table& t, std::vector<Constraint> constraints, std::int64_t limit)
    : deals_(t, std::move(constraints), limit)
{}

Progress SharesJob::progress() const
{
    if (counted_ && !shares_.exact) return {tried_, samples_tried};
    return deals_.progress();
}

Step SharesJob::step(Budget budget)
{
    if (done_) return Step::done;
    if (!counted_) {
        if (deals_.step(budget) == Step::more) return Step::more;
        counted_ = true;
        gather();
        return done_ ? Step::done : Step::more;
    }
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0; --units) {
        if (const auto deal = deals_.draw(rng_)) count_in(*deal);
        if (++tried_ < samples_tried && shares_.total < samples_wanted) continue;
        finish_samples();
        return Step::done;
    }
    return Step::more;
}

void SharesJob::gather()
{
    const Table& t = deals_.table();
    shares_.consistent = deals_.consistent();
    shares_.exact = deals_.exact();
    shares_.certain = Domains::of(t);
    done_ = shares_.exact || !shares_.consistent;
    if (!shares_.exact) {
        shares_.deals_with.resize(static_cast<std::size_t>(t.deck.cards()));
        if (shares_.consistent) complete(t, deals_.constraints(), shares_.certain);
        return;
    }
    const DealSpace& space = deals_.space();
    shares_.total = space.count();
    shares_.estimate = static_cast<double>(space.count());
    shares_.deals_with = space.deals_with();
    shares_.envelopes = space.envelopes();
    if (!shares_.consistent) return;
    for (Card c = 0; c < t.deck.cards(); ++c)
        for (Holder h = 0; h < t.holders(); ++h) {
            const Count n = shares_.deals_with[static_cast<std::size_t>(c)][static_cast<std::size_t>(h)];
            if (n == 0 || n == shares_.total) assume(shares_.certain, {c, h, n != 0});
        }
}

void SharesJob::count_in(const Deal& deal)
{
    const Table& t = deals_.table();
    ++shares_.total;
    Trio trio{};
    for (Card c = 0; c < t.deck.cards(); ++c) {
        const Holder h = deal[static_cast<std::size_t>(c)];
        ++shares_.deals_with[static_cast<std::size_t>(c)][static_cast<std::size_t>(h)];
        if (h == t.envelope()) trio[static_cast<std::size_t>(t.deck.kind(c))] = c;
    }
    const auto place = std::lower_bound(shares_.envelopes.begin(), shares_.envelopes.end(), trio,
                                        [](const DealSpace::Case& a, const Trio& b) { return a.cards < b; });
    if (place != shares_.envelopes.end() && place->cards == trio) ++place->deals;
    else shares_.envelopes.insert(place, {trio, 1});
}

void SharesJob::finish_samples()
{
    done_ = true;
    if (shares_.total == 0) // all draws were rejected: one deal is better than none
        if (const auto deal = find_deal(deals_.table(), deals_.constraints(), shares_.certain)) count_in(*deal);
    shares_.estimate = deals_.space().estimate() * static_cast<double>(shares_.total) / tried_;
}

} // namespace engine::cluedo
