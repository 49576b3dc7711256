#include "engine/cluedo/places.hpp"
#include "engine/base/check.hpp"
#include "engine/cluedo/room.hpp"
#include <bitset>

namespace engine::cluedo {
namespace {

using Hands = std::array<Cards, max_holders>;

bool is_one(Cards set) { return set != 0 && (set & (set - 1)) == 0; }

/// One sweep over all constraints. `changed`: something was decided.
class Sweep {
public:
    Sweep(Places& p, const Clauses& clauses) : p_(p), clauses_(clauses), envelope_(at(p.table.envelope())) {}

    /// false: a contradiction
    bool run() { return cards() && sizes() && kinds_of_envelope() && ors() && refuted(); }
    bool changed() const { return changed_; }

private:
    static std::size_t at(Holder h) { return static_cast<std::size_t>(h); }
    std::size_t holders() const { return static_cast<std::size_t>(p_.table.holders()); }
    void set(Cards& to, Cards value)
    {
        changed_ = changed_ || to != value;
        to = value;
    }

    /// Each card has one holder.
    bool cards()
    {
        Cards taken = 0;
        for (std::size_t h = 0; h < holders(); ++h) {
            if ((p_.must[h] & ~p_.may[h]) != 0 || (p_.must[h] & taken) != 0) return false;
            taken |= p_.must[h];
        }
        Cards once = 0, twice = 0;
        for (std::size_t h = 0; h < holders(); ++h) {
            set(p_.may[h], p_.may[h] & (~taken | p_.must[h]));
            twice |= once & p_.may[h];
            once |= p_.may[h];
        }
        if (once != p_.table.deck.all()) return false;
        for (std::size_t h = 0; h < holders(); ++h) set(p_.must[h], p_.must[h] | (p_.may[h] & ~twice));
        return true;
    }
    bool sizes()
    {
        for (std::size_t h = 0; h < holders(); ++h) {
            const auto holder = static_cast<Holder>(h);
            const int least = p_.table.size(holder), most = p_.table.most(holder);
            const int has = size_of(p_.must[h]), may = size_of(p_.may[h]);
            if (has > most || may < least) return false;
            if (has == most) set(p_.may[h], p_.must[h]);
            else if (may == least) set(p_.must[h], p_.may[h]);
        }
        return true;
    }
    bool kinds_of_envelope()
    {
        for (const Kind kind : {Kind::suspect, Kind::weapon, Kind::room}) {
            const Cards of = p_.table.deck.of(kind), has = p_.must[envelope_] & of;
            if (has != 0 && !is_one(has)) return false;
            if (has != 0) set(p_.may[envelope_], p_.may[envelope_] & (~of | has));
            const Cards may = p_.may[envelope_] & of;
            if (may == 0) return false;
            if (is_one(may)) set(p_.must[envelope_], p_.must[envelope_] | may);
        }
        return true;
    }
    bool ors()
    {
        for (const Clauses::Or& o : clauses_.ors) {
            const std::size_t h = at(o.holder);
            if ((p_.must[h] & o.cards) != 0) continue;
            const Cards may = p_.may[h] & o.cards;
            if (may == 0) return false;
            if (is_one(may)) set(p_.must[h], p_.must[h] | may);
        }
        return true;
    }
    bool refuted()
    {
        for (const Cards trio : clauses_.refuted) {
            if ((trio & ~p_.may[envelope_]) != 0) continue;
            const Cards open = trio & ~p_.must[envelope_];
            if (open == 0) return false;
            if (is_one(open)) set(p_.may[envelope_], p_.may[envelope_] & ~open);
        }
        return true;
    }

    Places& p_;
    const Clauses& clauses_;
    std::size_t envelope_;
    bool changed_ = false;
};

struct Trial {
    Holder holder = nobody; // nobody: every card is decided
    Cards card = 0;
};

/// A card of the "or" with the fewest open cards; without one, the card with the fewest holders.
Trial next_trial(const Places& p, const Clauses& clauses)
{
    Trial best;
    int fewest = max_cards + 1;
    for (const Clauses::Or& o : clauses.ors) {
        const auto h = static_cast<std::size_t>(o.holder);
        if ((p.must[h] & o.cards) != 0) continue;
        const Cards open = p.may[h] & o.cards;
        if (size_of(open) >= fewest) continue;
        fewest = size_of(open);
        best = {o.holder, open & -open};
    }
    if (best.holder != nobody) return best;
    for (Cards left = p.table.deck.all(); left != 0; left &= left - 1) {
        const Cards card = left & -left;
        int holders = 0;
        Holder last = nobody;
        for (Holder h = 0; h < p.table.holders(); ++h)
            if ((p.may[static_cast<std::size_t>(h)] & card) != 0) {
                ++holders;
                last = h;
            }
        if (holders > 1 && holders < fewest) {
            fewest = holders;
            best = {last, card};
        }
    }
    return best;
}

/// Settles what follows from all hand sizes together too; false: a contradiction. Precondition: settled.
bool settle_sizes(Places& p, const Clauses& clauses)
{
    const auto holders = static_cast<std::size_t>(p.table.holders());
    for (;;) {
        Room room;
        for (std::size_t h = 0; h < holders; ++h) {
            room.has[h] = p.must[h];
            room.open[h] = p.may[h] & ~p.must[h];
            room.least[h] = p.table.size(static_cast<Holder>(h));
            room.most[h] = p.table.most(static_cast<Holder>(h));
        }
        if (!room.narrow(p.table)) return false;
        bool narrowed = false;
        for (std::size_t h = 0; h < holders; ++h) {
            const Cards may = room.open[h] | p.must[h];
            narrowed = narrowed || may != p.may[h];
            p.may[h] = may;
        }
        if (!narrowed) return true;
        if (!p.settle(clauses)) return false;
    }
}

/// Visits the deals within the settled places until `f` returns false.
template <class F>
bool visit(Places p, const Clauses& clauses, F& f)
{
    for (;;) { // each iteration settles one trial: first as true, then as false
        if (!settle_sizes(p, clauses)) return true;
        const Trial trial = next_trial(p, clauses);
        if (trial.holder == nobody) return f(p.must);
        Places with = p;
        with.give(trial.holder, trial.card);
        if (with.settle(clauses) && !visit(with, clauses, f)) return false; // depth: at most one level per card
        p.may[static_cast<std::size_t>(trial.holder)] &= ~trial.card;
        if (!p.settle(clauses)) return true;
    }
}

/// The envelopes of known deals, and of those that differ by one swap with the envelope.
class Found {
public:
    Found(const Places& p, const Clauses& clauses)
        : p_(p), clauses_(clauses), e_(static_cast<std::size_t>(p.table.envelope()))
    {}

    bool has(const Trio& t) const { return found_[index(t)]; }
    int count() const { return static_cast<int>(found_.count()); }
    void add(const Hands& deal)
    {
        const std::size_t begin = queue_.size();
        note(deal);
        for (std::size_t i = begin; i < queue_.size(); ++i) {
            const Hands from = queue_[i];
            for (const Kind kind : {Kind::suspect, Kind::weapon, Kind::room}) {
                const Cards of = p_.table.deck.of(kind), out = from[e_] & of;
                for (Cards in = p_.may[e_] & of & ~out; in != 0; in &= in - 1) swap(from, out, in & -in);
            }
        }
    }

private:
    static std::size_t index(const Trio& t)
    {
        return (static_cast<std::size_t>(t[0]) * 32 + static_cast<std::size_t>(t[1])) * 32 +
               static_cast<std::size_t>(t[2]);
    }
    std::size_t index_of(Cards envelope) const
    {
        Trio t{};
        for (const Kind kind : {Kind::suspect, Kind::weapon, Kind::room})
            t[static_cast<std::size_t>(kind)] = first_of(envelope & p_.table.deck.of(kind));
        return index(t);
    }
    void note(const Hands& deal)
    {
        if (found_[index_of(deal[e_])]) return;
        found_[index_of(deal[e_])] = true;
        queue_.push_back(deal);
    }
    /// The holder of `in` takes `out` from the envelope, if that is a deal too.
    void swap(const Hands& from, Cards out, Cards in)
    {
        const Cards envelope = (from[e_] & ~out) | in;
        if (found_[index_of(envelope)]) return;
        for (const Cards trio : clauses_.refuted)
            if (trio == envelope) return;
        std::size_t h = 0;
        while ((from[h] & in) == 0) ++h;
        if ((p_.may[h] & out) == 0) return;
        const Cards hand = (from[h] & ~in) | out;
        for (const Clauses::Or& o : clauses_.ors)
            if (static_cast<std::size_t>(o.holder) == h && (o.cards & hand) == 0) return;
        Hands to = from;
        to[e_] = envelope;
        to[h] = hand;
        note(to);
    }

    const Places& p_;
    const Clauses& clauses_;
    std::size_t e_;
    std::bitset<32 * 32 * 32> found_;
    std::vector<Hands> queue_;
};

} // namespace

Places Places::of(const Table& t, std::span<const Constraint> constraints, Clauses& clauses)
{
    Places p;
    p.table = t;
    for (Holder h = 0; h < t.holders(); ++h) p.may[static_cast<std::size_t>(h)] = t.deck.all();
    for (const Constraint& k : constraints) {
        if (k.form == Constraint::Form::holders_of_card) continue;
        const auto h = static_cast<std::size_t>(k.holder);
        if (!k.value) {
            if (k.n == 0) clauses.ors.push_back({k.holder, k.cards});
            else clauses.refuted.push_back(k.cards);
        } else if (k.source == from_rules && k.cards == t.deck.all()) {
            if (k.extra == 0 && t.most(k.holder) != t.size(k.holder)) { // the user's hand, of known size
                const auto i = static_cast<std::size_t>(k.holder);
                p.table.hand[i] = static_cast<std::uint8_t>(k.n);
                p.table.extra[i] = 0;
            }
        } else if (k.n == 0) {
            p.may[h] &= ~k.cards;
        } else if (k.n == size_of(k.cards)) {
            p.must[h] |= k.cards;
        } else {
            ENGINE_CHECK(k.source == from_rules && k.holder == t.envelope()); // one of a kind
        }
    }
    return p;
}

bool Places::settle(const Clauses& clauses)
{
    for (;;) {
        Sweep sweep(*this, clauses);
        if (!sweep.run()) return false;
        if (!sweep.changed()) return true;
    }
}

std::optional<Hands> Places::find(const Clauses& clauses) const
{
    std::optional<Hands> found;
    auto keep = [&](const Hands& hands) {
        found = hands;
        return false;
    };
    visit(*this, clauses, keep);
    return found;
}

int Places::envelopes(const Clauses& clauses) const
{
    const auto e = static_cast<std::size_t>(table.envelope());
    Found found(*this, clauses);
    for (const Card s : list_of(may[e] & table.deck.of(Kind::suspect)))
        for (const Card w : list_of(may[e] & table.deck.of(Kind::weapon)))
            for (const Card r : list_of(may[e] & table.deck.of(Kind::room))) {
                const Trio trio{s, w, r};
                if (found.has(trio)) continue;
                Places with = *this;
                with.give(table.envelope(), set_of(trio));
                if (!with.settle(clauses)) continue;
                if (const auto deal = with.find(clauses)) found.add(*deal);
            }
    return found.count();
}

int Places::open_envelopes(const Clauses& clauses) const
{
    const Cards open = may[static_cast<std::size_t>(table.envelope())];
    int n = 1;
    for (const Kind kind : {Kind::suspect, Kind::weapon, Kind::room}) n *= size_of(open & table.deck.of(kind));
    std::vector<Cards> excluded;
    for (const Cards trio : clauses.refuted) {
        bool again = (trio & ~open) != 0;
        for (const Cards other : excluded) again = again || other == trio;
        if (!again) excluded.push_back(trio);
    }
    return n - static_cast<int>(excluded.size());
}

std::optional<std::vector<Hands>> deals_of(const Places& p, const Clauses& clauses, std::size_t most)
{
    std::vector<Hands> deals;
    auto keep = [&](const Hands& hands) {
        deals.push_back(hands);
        return deals.size() <= most;
    };
    if (!visit(p, clauses, keep)) return std::nullopt;
    return deals;
}

} // namespace engine::cluedo
