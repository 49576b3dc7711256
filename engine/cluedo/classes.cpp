#include "engine/cluedo/classes.hpp"
#include "engine/base/sort.hpp"
#include <algorithm>

namespace engine::cluedo {
namespace {

/// "At least one of these" for a player, "not all of these" for the envelope.
struct Clause {
    Holder holder;
    Cards cards;
};

/// The clauses among the constraints, reduced to open cards, without those that another implies.
std::vector<Clause> live_clauses(std::span<const Constraint> constraints, const Domains& d)
{
    std::vector<Clause> clauses;
    for (const Constraint& k : constraints) {
        if (k.value) continue; // V_n = true: capacity, or already decided by propagation
        const Cards open = k.cards & d.open(k.holder);
        if (k.n == 0 && (k.cards & d.holds(k.holder)) != 0) continue;
        if (k.n != 0 && (k.cards & ~d.may(k.holder)) != 0) continue;
        clauses.push_back({k.holder, open});
    }
    sort_by_key(clauses, [](const Clause& c) { return static_cast<std::uint64_t>(size_of(c.cards)); });
    std::vector<Clause> kept;
    for (const Clause& c : clauses)
        if (std::none_of(kept.begin(), kept.end(), [&](const Clause& k) {
                return k.holder == c.holder && (k.cards & ~c.cards) == 0; // the subset's clause implies the superset's
            }))
            kept.push_back(c);
    return kept;
}

/// Refines the partition: splits each class into cards inside and outside `set`, ordered by first card.
void split(std::vector<Cards>& classes, Cards set)
{
    const std::size_t n = classes.size();
    for (std::size_t i = 0; i < n; ++i) {
        const Cards in = classes[i] & set, out = classes[i] & ~set;
        if (in == 0 || out == 0) continue;
        classes[i] = in;
        classes.push_back(out);
    }
}

class Lister {
public:
    /// `from`: the hands draw from these cards only.
    Lister(const Classes& all, const std::vector<Clause>& clauses, Holder holder, HolderHands& into, std::int64_t& work,
           Cards from = ~Cards{0})
        : all_(all), into_(into), work_(work)
    {
        into_.holder = holder;
        for (const auto& c : all.classes)
            if ((c.allowed >> holder & 1) != 0 && (c.cards & ~from) == 0) usable_.push_back(c);
        for (const Clause& c : clauses)
            if (c.holder == holder) clauses_.push_back(packed(c.cards));
    }

    void hand_of_player(int least, int most)
    {
        optional_ = most - least;
        players(0, most, 0);
    }
    /// One card of each kind in `kinds_left`; a clause excludes holding all its cards.
    void hand_of_envelope(const std::vector<Cards>& kinds_left) { envelope(kinds_left, 0, 0); }
    bool too_many() const { return into_.hands.size() > max_hands; }
    /// Weighs the hands: the holder showed a card of each showing, and certainly holds `held`.
    void weigh(std::span<const Showing> showings, Cards held)
    {
        for (const Hand& hand : into_.hands) {
            double weight = 1;
            for (const Showing& s : showings) {
                if (s.by != into_.holder) continue;
                int matching = size_of(s.of & held);
                for (const CardClass& c : usable_)
                    if ((c.cards & ~s.of) == 0) matching += c.in(hand.counts);
                weight /= std::max(1, matching);
            }
            into_.weights.push_back(weight);
        }
    }

private:
    /// The fields of all classes inside the set; a clause never splits a class.
    Packed packed(Cards set) const
    {
        Packed p = 0;
        for (const CardClass& c : all_.classes)
            if ((c.cards & ~set) == 0) p |= c.mask;
        return p;
    }

    void players(std::size_t i, int places, Packed counts)
    {
        ++work_;
        if (too_many()) return;
        if (places == 0 || i == usable_.size()) {
            if (places > optional_) return;
            for (const Packed clause : clauses_)
                if ((counts & clause) == 0) return;
            add(counts);
            return;
        }
        const CardClass& c = usable_[i];
        for (int n = std::min(places, c.size()); n >= 0; --n)
            players(i + 1, places - n, counts | static_cast<Packed>(n) << c.shift);
    }

    void envelope(const std::vector<Cards>& kinds_left, std::size_t kind, Packed counts)
    {
        ++work_;
        if (kind == kinds_left.size()) {
            for (const Packed clause : clauses_)
                if (std::popcount(counts & clause) == std::popcount(counts)) return;
            add(counts);
            return;
        }
        for (const CardClass& c : usable_)
            if ((c.cards & ~kinds_left[kind]) == 0) envelope(kinds_left, kind + 1, counts | Packed{1} << c.shift);
    }

    void add(Packed counts)
    {
        Hand hand{counts, static_cast<std::uint32_t>(into_.draws.size()), 0};
        for (const CardClass& c : usable_)
            if (c.size() > 1 && c.in(counts) > 0) {
                into_.draws.push_back({static_cast<std::uint8_t>(c.shift), static_cast<std::uint8_t>(c.in(counts)),
                                       static_cast<std::uint8_t>(std::popcount(c.mask))});
                ++hand.draws;
            }
        into_.hands.push_back(hand);
    }

    const Classes& all_;
    HolderHands& into_;
    std::int64_t& work_;
    std::vector<CardClass> usable_;
    std::vector<Packed> clauses_;
    int optional_ = 0; // places that may stay empty: the hand's size is not known
};

struct Binomials {
    Count at[max_cards + 1][max_cards + 1] = {};
    constexpr Binomials()
    {
        for (int n = 0; n <= max_cards; ++n) {
            at[n][0] = 1;
            for (int k = 1; k <= n; ++k) at[n][k] = at[n - 1][k - 1] + (k < n ? at[n - 1][k] : 0);
        }
    }
};
constexpr Binomials binomials;

} // namespace

Count choose(int n, int k) { return k < 0 || k > n ? 0 : binomials.at[n][k]; }

Count HolderHands::ways(const Hand& hand, Packed left) const
{
    Count n = 1;
    for (std::uint32_t i = hand.first_draw; i < hand.first_draw + hand.draws; ++i) {
        const Draw& d = draws[i];
        n *= binomials.at[left >> d.shift & ((Packed{1} << d.bits) - 1)][d.count];
    }
    return n;
}

namespace {

std::vector<Cards> interchangeable(const Table& t, const std::vector<Clause>& clauses, const Domains& d)
{
    std::vector<Cards> sets;
    Cards free = t.deck.all();
    for (Holder h = 0; h < t.holders(); ++h) free &= ~d.holds(h);
    if (free != 0) sets.push_back(free);
    for (Holder h = 0; h < t.holders(); ++h) split(sets, d.open(h));
    for (const Kind kind : {Kind::suspect, Kind::weapon, Kind::room})
        split(sets, t.deck.of(kind) & d.open(t.envelope()));
    for (const Clause& c : clauses) split(sets, c.cards);
    sort_by_key(sets, [](Cards set) { return static_cast<std::uint64_t>(first_of(set)); });
    return sets;
}

} // namespace

std::vector<Cards> interchangeable(const Table& t, std::span<const Constraint> constraints, const Domains& d)
{
    return interchangeable(t, live_clauses(constraints, d), d);
}

namespace {

Classes classes_of(const Table& t, std::span<const Constraint> constraints, const Domains& d,
                   std::span<const Showing> showings, bool apart)
{
    Classes all;
    const auto clauses = live_clauses(constraints, d);

    auto sets = interchangeable(t, clauses, d);
    for (const Showing& s : showings) split(sets, s.of & d.open(s.by));

    int shift = 0;
    for (const Cards set : sets) {
        CardClass c{set, 0, shift, 0};
        const int width = std::bit_width(static_cast<unsigned>(c.size()));
        c.mask = ((Packed{1} << width) - 1) << shift;
        for (Holder h = 0; h < t.holders(); ++h)
            if ((d.open(h) & set) != 0) c.allowed |= 1u << h;
        all.all |= static_cast<Packed>(c.size()) << shift;
        all.spare |= Packed{1} << (shift + width);
        shift += width + 1;
        all.classes.push_back(c);
    }

    for (Holder h = 0; h < t.holders() && !all.too_large; ++h) {
        const int held = size_of(d.holds(h)), places = t.most(h) - held;
        if (places == 0 || d.open(h) == 0) continue;
        const bool is_free =
            apart && h != t.envelope() && t.size(h) <= held && places >= size_of(d.open(h)) &&
            std::none_of(clauses.begin(), clauses.end(), [h](const Clause& c) { return c.holder == h; }) &&
            std::none_of(showings.begin(), showings.end(), [h](const Showing& s) { return s.by == h; });
        if (is_free) {
            for (const CardClass& c : all.classes) {
                if ((c.allowed >> h & 1) == 0) continue;
                Lister lister(all, clauses, h, all.holders.emplace_back(), all.work, c.cards);
                lister.hand_of_player(0, c.size());
                if (!showings.empty()) lister.weigh(showings, d.holds(h));
            }
            continue;
        }
        Lister lister(all, clauses, h, all.holders.emplace_back(), all.work);
        if (h == t.envelope()) {
            std::vector<Cards> kinds_left;
            for (const Kind kind : {Kind::suspect, Kind::weapon, Kind::room})
                if ((t.deck.of(kind) & d.holds(h)) == 0) kinds_left.push_back(t.deck.of(kind));
            lister.hand_of_envelope(kinds_left);
        } else {
            lister.hand_of_player(std::max(0, t.size(h) - held), places);
        }
        all.too_large = lister.too_many();
        if (!showings.empty() && !all.too_large) lister.weigh(showings, d.holds(h));
    }
    return all;
}

} // namespace

Classes classes_of(const Table& t, std::span<const Constraint> constraints, const Domains& d,
                   std::span<const Showing> showings)
{
    return classes_of(t, constraints, d, showings, false);
}

Classes classes_apart(const Table& t, std::span<const Constraint> constraints, const Domains& d,
                      std::span<const Showing> showings)
{
    return classes_of(t, constraints, d, showings, true);
}

} // namespace engine::cluedo
