#include "engine/cluedo/bot.hpp"

namespace engine::cluedo {
namespace {

/// The paper sheet of an easy player. If nobody answers its question, its own cards settle the kinds it did not ask
/// for.
Cards by_paper(const View& v, std::span<const Entry> entries)
{
    Cards left = v.table.deck.all() & ~v.hand;
    for (const Entry& e : entries)
        if (e.leaves) left &= ~e.left;
        else if ((e.kind == Entry::Kind::suggest && e.by == v.me && e.card != no_card) ||
                 (e.kind == Entry::Kind::reveal && e.by < v.table.players))
            left &= ~bit(e.card);
    for (const Entry& e : entries) {
        if (e.kind != Entry::Kind::suggest || e.by != v.me || e.shower != nobody) continue;
        for (const Card c : e.cards)
            if ((v.hand & bit(c)) == 0 && v.table.pile == 0) left &= ~v.table.deck.of(v.table.deck.kind(c)) | bit(c);
    }
    return left;
}

} // namespace

std::array<Cards, kinds> suspected(BotLevel level, const View& v, std::span<const Entry> entries)
{
    const Table& t = v.table;
    Cards left = 0;
    if (level == BotLevel::easy) {
        left = by_paper(v, entries);
    } else {
        Domains d = Domains::of(t);
        const auto constraints = constraints_of(v, entries);
        decide(t, constraints, d, level >= BotLevel::hard ? Level::complete : Level::propagation);
        left = d.may(t.envelope());
    }
    return {left & t.deck.of(Kind::suspect), left & t.deck.of(Kind::weapon), left & t.deck.of(Kind::room)};
}

Card shown(BotLevel level, const View& v, std::span<const Entry> entries, Holder asker, const Trio& cards, Rng& rng)
{
    if (level == BotLevel::expert) return least_telling(v, entries, asker, cards);
    const auto fits = list_of(v.hand & set_of(cards));
    return fits[rng.index(fits.size())];
}

BotJob::BotJob(BotLevel level, const View& v, std::vector<Entry> entries, bool has_asked, std::uint64_t seed,
               double weight)
    : level_(level), view_(v), entries_(std::move(entries)), has_asked_(has_asked), rng_(seed), weight_(weight)
{}

Progress BotJob::progress() const
{
    if (safest_) return safest_->progress();
    return advice_ ? advice_->progress() : Progress{};
}

Step BotJob::step(Budget budget)
{
    if (done_) return Step::done;
    if (safest_) {
        if (safest_->step(budget) == Step::more) return Step::more;
        ENGINE_CHECK(!safest_->result().choices.empty()); // a bot's view is true, hence consistent
        move_.cards = safest_->result().choices[0].question.cards;
        done_ = true;
    } else if (advice_) {
        if (advice_->step(budget) == Step::more) return Step::more;
        ENGINE_CHECK(!advice_->result().questions.empty());
        const Question& best = advice_->result().questions[0];
        for (std::size_t k = 0; k < kinds; ++k) move_.cards[k] = any_of(best.alike[k], rng_); // random: reveals nothing
        done_ = true;
    } else {
        decide();
    }
    return done_ ? Step::done : Step::more;
}

void BotJob::ask_best()
{
    move_.kind = BotMove::Kind::ask;
    if (level_ == BotLevel::expert) {
        safest_.emplace(view_, entries_, expert_query(weight_, rng_.next()));
        return;
    }
    AdviceQuery query;
    query.top = 1;
    query.plain = true;
    query.seed = rng_.next();
    advice_.emplace(view_, entries_, query);
}

void BotJob::decide()
{
    const auto sets = suspected(level_, view_, entries_);
    bool certain = true, possible = true;
    for (const Cards set : sets) {
        certain = certain && size_of(set) == 1;
        possible = possible && set != 0;
    }
    ENGINE_CHECK(possible);
    if (!certain && !has_asked_ && level_ >= BotLevel::hard) return ask_best();
    done_ = true;
    if (!certain && has_asked_) return;
    move_.kind = certain ? BotMove::Kind::accuse : BotMove::Kind::ask;
    for (std::size_t k = 0; k < kinds; ++k) move_.cards[k] = any_of(sets[k], rng_);
}

} // namespace engine::cluedo
