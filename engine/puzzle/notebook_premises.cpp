#include "engine/puzzle/notebook_premises.hpp"
#include "engine/cluedo/proof.hpp"
#include "engine/cluedo/search.hpp"
#include "engine/puzzle/notebook.hpp"
#include <algorithm>

namespace engine::puzzle {
namespace {

using namespace engine::cluedo;
using Moved = cluedo::Move::Kind;

/// Whether the constraint counts a cell of which the literal tells: a card's holder, all of the card's.
bool touches(const Constraint& k, const Literal& l)
{
    if (k.form == Constraint::Form::holders_of_card) return l.card == k.card;
    return (l.holds || l.holder == k.holder) && (k.cards & bit(l.card)) != 0;
}

/// Whether the moves of nested trials follow one by one from what is known.
bool replays(const Table& t, std::span<const Constraint> constraints, const Moves& part, const Domains& known)
{
    std::vector<Domains> open{known};
    for (std::size_t i = 0; i < part.size(); ++i) {
        const auto& m = part[i];
        if (m.kind == Moved::trial) {
            Domains inside = open.back();
            if (!assume(inside, m.literal)) { // nothing to refute
                for (int depth = 1; depth > 0 && ++i < part.size();)
                    depth += part[i].kind == Moved::trial ? 1 : part[i].kind == Moved::refuted ? -1 : 0;
                if (!assume(open.back(), {m.literal.card, m.literal.holder, !m.literal.holds})) return false;
                continue;
            }
            open.push_back(inside);
        } else if (m.kind == Moved::refuted) {
            open.pop_back();
            if (!assume(open.back(), {m.literal.card, m.literal.holder, !m.literal.holds})) return false;
        } else {
            const Constraint& k = constraints[static_cast<std::size_t>(m.constraint)];
            const Domain wanted = k.value ? Domain::only_true : Domain::only_false;
            if (m.kind == Moved::conflict) {
                Domains d = open.back();
                if (propagate(t, std::span(&k, 1), d)) return false;
                continue;
            }
            const bool is_known = open.back().at(m.literal.card, m.literal.holder) != Domain::both;
            if (!is_known && down(k.n, k.arguments(t, open.back()), wanted, k.extra) !=
                                 (m.literal.holds ? Domain::only_true : Domain::only_false))
                return false;
            if (!assume(open.back(), m.literal)) return false;
        }
    }
    return true;
}

/// A search that refutes its supposition: the cases that are told, and as a whole if these are not all.
class Refutation {
public:
    Refutation(const Table& t, std::span<const Constraint> constraints, const Moves& part) : t_(t)
    {
        if (cases_of(part) < 2) return;
        const bool is_told = cases_of(part) <= static_cast<std::ptrdiff_t>(most_searched);
        std::vector<Case> cases = cases_in(part);
        if (!is_told) {
            cases.resize(most_cases);
            cases.push_back({{part.front().literal}, part});
        }
        for (Case& one : cases) {
            const bool is_whole = !is_told && &one == &cases.back();
            std::vector<int> rows;
            add_rows(one.used, constraints, rows);
            std::vector<Constraint> some;
            for (std::size_t i = 0; i < constraints.size(); ++i) {
                const Constraint& k = constraints[i];
                const bool is_size = k.source == from_rules && meaning(t, k) == Meaning::size_of_hand;
                const bool is_used = std::any_of(part.begin(), part.end(),
                                                 [&](const auto& m) { return m.constraint == static_cast<int>(i); });
                const bool is_in = k.source >= 0 ? std::binary_search(rows.begin(), rows.end(), int{k.source})
                                                 : k.source == from_rules;
                if (is_size && !is_whole ? is_used : is_in) some.push_back(k);
            }
            cases_.push_back({std::move(one.supposed), std::move(some), is_whole});
        }
    }
    /// Whether each case fails from what is known.
    bool holds(const Domains& known) const
    {
        return std::all_of(cases_.begin(), cases_.end(), [&](const Refuted& one) {
            Domains d = known;
            for (const Literal& l : one.supposed)
                if (!assume(d, l)) return true;
            return one.whole ? !find_deal(t_, one.constraints, d) : !propagate(t_, one.constraints, d);
        });
    }

private:
    struct Refuted {
        std::vector<Literal> supposed;
        std::vector<Constraint> constraints;
        bool whole = false;
    };
    const Table& t_;
    std::vector<Refuted> cases_;
};

/// A card's holder excludes all others at a glance.
void take(const Table& t, const Literal& l, Domains& d)
{
    assume(d, l);
    for (Holder h = 0; l.holds && h < t.holders(); ++h)
        if (h != l.holder) assume(d, {l.card, h, false});
}

/// The constraints that a trial uses, then those that are read off the table: a card's holder, the envelope's kinds.
std::vector<int> used_in(const Table& t, std::span<const Constraint> constraints, const Moves& part)
{
    std::vector<int> index;
    for (const auto& m : part)
        if (m.constraint >= 0) index.push_back(m.constraint);
    for (std::size_t i = 0; i < constraints.size(); ++i)
        if (const Meaning is = meaning(t, constraints[i]); is == Meaning::one_holder || is == Meaning::one_of_kind)
            index.push_back(static_cast<int>(i));
    return index;
}

std::vector<Constraint> listed(std::span<const Constraint> constraints, const std::vector<int>& index)
{
    std::vector<Constraint> some;
    for (const int i : index) some.push_back(constraints[static_cast<std::size_t>(i)]);
    return some;
}

} // namespace

bool follows(const Table& t, std::span<const Constraint> constraints, const Moves& part, Domains known)
{
    const auto& last = part.back();
    if (last.kind == Moved::learnt) {
        const Constraint& k = constraints[static_cast<std::size_t>(last.constraint)];
        const Domain left = down(k.n, k.arguments(t, known), k.value ? Domain::only_true : Domain::only_false, k.extra);
        return left == (last.literal.holds ? Domain::only_true : Domain::only_false);
    }
    if (cases_of(part) > 1) return false; // stands last
    std::vector<Constraint> used;
    for (const auto& m : part)
        if (m.constraint >= 0) used.push_back(constraints[static_cast<std::size_t>(m.constraint)]);
    return !assume(known, last.literal) || !propagate(t, used, known);
}

Domains with(const Table& t, const Premises& some)
{
    Domains d = Domains::of(t);
    for (const Literal& l : some) take(t, l, d);
    return d;
}

Premises premises(const Table& t, std::span<const Constraint> constraints, const Moves& part, const Premises& shown,
                  const Premises& told)
{
    Premises all;
    const auto add = [&](const Literal& l) {
        if (std::any_of(part.begin(), part.end(), [&](const auto& m) {
                return m.constraint >= 0 && touches(constraints[static_cast<std::size_t>(m.constraint)], l);
            }))
            all.push_back(l);
    };
    for (const bool holds : {false, true})
        for (const Literal& l : told)
            if (l.holds == holds) add(l);
    for (const Literal& l : shown) add(l);
    const Refutation search(t, constraints, part);
    const auto used = listed(constraints, used_in(t, constraints, part));
    const auto enough = [&](const Premises& some) {
        Domains d = with(t, some);
        if (cases_of(part) > 1) return search.holds(d);
        if (cases_of(part) == 0) {
            const Literal l = literal_of(part); // open, whatever is known of its card's holder
            d.can_hold[static_cast<std::size_t>(l.holder)] |= bit(l.card);
            d.can_lack[static_cast<std::size_t>(l.holder)] |= bit(l.card);
            return follows(t, constraints, part, d);
        }
        return !assume(d, part.back().literal) || !propagate(t, used, d);
    };
    Premises lacking = all;
    std::stable_partition(lacking.begin(), lacking.end(), [](const Literal& l) { return l.holds; });
    leave_out_needless(all, enough);
    leave_out_needless(lacking, enough);
    return lacking.size() <= all.size() ? lacking : all; // the very fact, where it is one for one
}

Moves retold(const Table& t, std::span<const Constraint> constraints, const Moves& part, const Domains& known)
{
    if (cases_of(part) != 1 || replays(t, constraints, part, known)) return part;
    const std::vector<int> index = used_in(t, constraints, part);
    Domains supposed = known;
    if (!assume(supposed, part.back().literal)) return part;
    Recorder<cluedo::Move> recorder{{}, max_told, 0};
    if (propagate(t, listed(constraints, index), supposed, recorder)) return part;
    Moves moves{{Moved::trial, part.back().literal, -1}};
    for (auto m : recorder.events) {
        m.constraint = index[static_cast<std::size_t>(m.constraint)];
        moves.push_back(m);
    }
    moves.push_back(part.back());
    return only_needed(t, constraints, moves);
}

} // namespace engine::puzzle
