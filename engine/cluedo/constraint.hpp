#pragma once
// Cluedo as constraint programming (Á. González Sotillo, "El Cluedo como problema de lógica de segundo orden", 2017):
// variables c(card, holder) with domains, expressions V_n ("exactly n of these are true") and negation; a constraint is
// an expression with a fixed value. Rules, hand and notebook all take this form:
//   a card has one holder      V_1(c(i,·)) = true       passed, lacks      V_0(c(x,h),…) = true
//   a hand has n cards         V_n(c(·,p)) = true       holds              V_1(c(x,h)) = true
//   one of a kind in envelope  V_1(c(kind,E)) = true    showed one         ¬V_0(c(x,h), c(y,h), c(z,h)) = true, "or"
//   refuted accusation         ¬V_3(c(x,E), c(y,E), c(z,E)) = true
// Definition and propagation stand side by side: `satisfied` is the tests' oracle, `propagate` is fast and gives
// reasons.
#include "engine/cluedo/entry.hpp"
#include <vector>

namespace engine::cluedo {

/// The values a variable or an expression may still have. Only shrinks; `none` is a contradiction.
enum class Domain : std::uint8_t { none = 0, only_false = 1, only_true = 2, both = 3 };

/// The domain of ¬a from the domain of a, and vice versa: upward and downward propagation are the same.
constexpr Domain negated(Domain a)
{
    const auto bits = static_cast<unsigned>(a);
    return static_cast<Domain>((bits & 1) << 1 | bits >> 1);
}

/// Counts of a V_n's arguments by domain.
struct Arguments {
    int t = 0, f = 0, u = 0; // only true, only false, both
};

/// Upward: the domain of V_n given its arguments. With `extra`, of "n to n + extra of these are true": a hand whose size
/// is not known.
Domain up(int n, const Arguments&, int extra = 0);
/// Downward: the domain of every undecided argument given V_n's domain. `none`: V_n cannot take such a value.
Domain down(int n, const Arguments&, Domain value, int extra = 0);

/// Every variable's domain, as sets of cards per holder. A variable with an empty domain is a contradiction.
struct Domains {
    std::array<Cards, max_holders> can_hold{}, can_lack{};

    bool operator==(const Domains&) const = default;
    static Domains of(const Table&); // all variables undecided
    Domain at(Card, Holder) const;
    Cards holds(Holder h) const
    {
        return can_hold[static_cast<std::size_t>(h)] & ~can_lack[static_cast<std::size_t>(h)];
    }
    Cards may(Holder h) const { return can_hold[static_cast<std::size_t>(h)]; }
    Cards open(Holder h) const { return can_hold[static_cast<std::size_t>(h)] & can_lack[static_cast<std::size_t>(h)]; }
    /// Number of decided variables, out of cards × holders.
    int decided(const Table&) const;
};

/// Origin of a constraint: a row of the notebook, or knowledge from the start.
enum Source : std::int16_t { from_rules = -1, from_hand = -2, from_trial = -3 };

struct Constraint {
    enum class Form : std::uint8_t { cards_of_holder, holders_of_card } form = Form::cards_of_holder;
    Holder holder = 0; // for cards_of_holder
    Card card = 0;     // for holders_of_card, which covers all holders
    Cards cards = 0;   // for cards_of_holder
    std::int8_t n = 0;
    bool value = true; // value of V_n; false: the constraint is ¬V_n
    std::int16_t source = from_rules;
    std::int8_t extra = 0; // n to n + extra of the arguments are true; only where `value` is true

    bool satisfied(const Table&, const Deal&) const;
    Arguments arguments(const Table&, const Domains&) const;
    bool operator==(const Constraint&) const = default;
};

/// C1, C2, C3 and the user's own hand.
std::vector<Constraint> rules_of(const View&);
/// Adds one entry's constraints with `row` as their source. `absent`: seats that have left the game, which do not answer.
void add_constraints(const Table&, const Entry&, int row, std::vector<Constraint>&, std::uint32_t absent = 0);
/// Every constraint: first the rules, then row by row.
std::vector<Constraint> constraints_of(const View&, std::span<const Entry>);

} // namespace engine::cluedo
