#include "engine/cluedo/likelihood.hpp"
#include <algorithm>

namespace engine::cluedo {

std::vector<Showing> showings_of(const View& v, std::span<const Entry> entries)
{
    std::vector<Showing> showings;
    for (const Entry& e : entries)
        for (Holder h = 0; h < v.table.players; ++h)
            if (e.kind == Entry::Kind::suggest && !e.ignored && v.me != nobody && e.by == v.me && e.shows(h) &&
                e.shown_by(h) != no_card)
                showings.push_back({h, set_of(e.cards)});
    return showings;
}

LikelihoodJob::LikelihoodJob(const View& v, std::span<const Entry> entries, std::int64_t limit)
    : table_(v.table), constraints_(constraints_of(v, entries)), showings_(showings_of(v, entries)), limit_(limit),
      space_(table_, constraints_, Domains::of(table_), limit, showings_)
{}

Progress LikelihoodJob::progress() const
{
    if (!deals_) return space_.progress();
    return counted_ ? Progress{tried_, SharesJob::samples_tried} : deals_->progress();
}

Step LikelihoodJob::step(Budget budget)
{
    if (!deals_) {
        if (space_.step(budget) == Step::more) return Step::more;
        if (!space_.too_large() && !space_.beyond_64_bits()) {
            (void)space_.deals_with(&result_.shares);
            result_.envelope = space_.envelopes();
            return Step::done;
        }
        result_.exact = false;
        result_.shares.assign(static_cast<std::size_t>(table_.deck.cards()), {});
        deals_.emplace(table_, constraints_, limit_);
        return Step::more;
    }
    if (!counted_) {
        counted_ = deals_->step(budget) == Step::done;
        return Step::more;
    }
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0; --units) {
        if (drawn_ == SharesJob::samples_wanted || tried_ == SharesJob::samples_tried) {
            if (weight_ > 0) finish_samples();
            return Step::done;
        }
        ++tried_;
        if (const auto deal = deals_->draw(rng_)) add_sample(*deal);
    }
    return Step::more;
}

void LikelihoodJob::add_sample(const Deal& deal)
{
    std::array<Cards, max_holders> hands{};
    Trio trio{};
    for (Card c = 0; c < table_.deck.cards(); ++c) {
        const Holder h = deal[static_cast<std::size_t>(c)];
        hands[static_cast<std::size_t>(h)] |= bit(c);
        if (h == table_.envelope()) trio[static_cast<std::size_t>(table_.deck.kind(c))] = c;
    }
    double weight = 1;
    for (const Showing& s : showings_) weight /= size_of(hands[static_cast<std::size_t>(s.by)] & s.of);
    ++drawn_;
    weight_ += weight;
    for (Card c = 0; c < table_.deck.cards(); ++c)
        result_.shares[static_cast<std::size_t>(c)][static_cast<std::size_t>(deal[static_cast<std::size_t>(c)])] +=
            weight;
    const auto place = std::lower_bound(result_.envelope.begin(), result_.envelope.end(), trio,
                                        [](const DealSpace::Case& a, const Trio& b) { return a.cards < b; });
    if (place != result_.envelope.end() && place->cards == trio) place->weight += weight;
    else result_.envelope.insert(place, {trio, 0, weight});
}

void LikelihoodJob::finish_samples()
{
    for (auto& row : result_.shares)
        for (double& share : row) share /= weight_;
    for (auto& e : result_.envelope) e.weight /= weight_;
    weight_ = 0;
}

} // namespace engine::cluedo
