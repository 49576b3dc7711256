#pragma once
// Cluedo as constraint programming (Á. González Sotillo, "El Cluedo como problema de lógica de segundo orden", 2017):
// variables c(card, holder) with domains, expressions V_n ("exactly n of these are true") and negation, and a constraint
// is an expression with its value fixed. Everything a table, a hand and a notebook say has this one form:
//   a card has one holder      V_1(c(i,·)) = true       passed, lacks      V_0(c(x,h),…) = true
//   a hand has n cards         V_n(c(·,p)) = true       holds              V_1(c(x,h)) = true
//   one of a kind in envelope  V_1(c(kind,E)) = true    showed one         ¬V_0(c(x,h), c(y,h), c(z,h)) = true, "or"
//   refuted accusation         ¬V_3(c(x,E), c(y,E), c(z,E)) = true
// Meaning and propagation stand side by side: `satisfied` is the tests' oracle, `propagate` is fast and gives reasons.
#include "engine/cluedo/entry.hpp"
#include <vector>

namespace engine::cluedo {

/// The values a variable or an expression may still have. Only shrinks; `none` is a contradiction.
enum class Domain : std::uint8_t { none = 0, only_false = 1, only_true = 2, both = 3 };

/// The domain of ¬a, from that of a, and the other way round: up and down are the same.
constexpr Domain negated(Domain a)
{
    const auto bits = static_cast<unsigned>(a);
    return static_cast<Domain>((bits & 1) << 1 | bits >> 1);
}

/// The arguments of a V_n by their domains.
struct Arguments {
    int t = 0, f = 0, u = 0; // only true, only false, both
};

/// Up: what the arguments leave of V_n's domain {true, false}.
Domain up(int n, const Arguments&);
/// Down: what V_n's domain leaves of every undecided argument's. `none`: no way to give V_n such a value.
Domain down(int n, const Arguments&, Domain value);

/// The domains of all variables, as sets of cards per holder. A variable that can be neither is a contradiction.
struct Domains {
    std::array<Cards, max_holders> can_hold{}, can_lack{};

    bool operator==(const Domains&) const = default;
    static Domains of(const Table&); // everything is possible
    Domain at(Card, Holder) const;
    Cards holds(Holder h) const
    {
        return can_hold[static_cast<std::size_t>(h)] & ~can_lack[static_cast<std::size_t>(h)];
    }
    Cards may(Holder h) const { return can_hold[static_cast<std::size_t>(h)]; }
    Cards open(Holder h) const { return can_hold[static_cast<std::size_t>(h)] & can_lack[static_cast<std::size_t>(h)]; }
    /// How many literals are decided, of cards × holders.
    int decided(const Table&) const;
};

/// What a constraint comes from: a row of the notebook, or something known from the start.
enum Source : std::int16_t { from_rules = -1, from_hand = -2, from_trial = -3 };

struct Constraint {
    enum class Form : std::uint8_t { cards_of_holder, holders_of_card } form = Form::cards_of_holder;
    Holder holder = 0; // cards_of_holder
    Card card = 0;     // holders_of_card: all holders
    Cards cards = 0;   // cards_of_holder
    std::int8_t n = 0;
    bool value = true; // of V_n; false: it is ¬V_n that is true
    std::int16_t source = from_rules;

    bool satisfied(const Table&, const Deal&) const;
    Arguments arguments(const Table&, const Domains&) const;
    bool operator==(const Constraint&) const = default;
};

/// C1, C2, C3 and the own hand.
std::vector<Constraint> rules_of(const View&);
/// What one entry says; `row` is written into the constraints as their source.
void add_constraints(const Table&, const Entry&, int row, std::vector<Constraint>&);
/// All of them: the rules first, then row by row.
std::vector<Constraint> constraints_of(const View&, std::span<const Entry>);

} // namespace engine::cluedo
