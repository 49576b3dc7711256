#include "engine/cluedo/proof.hpp"
#include "engine/base/check.hpp"

namespace engine::cluedo {
namespace {

using Moved = Move::Kind;

/// Whether the literal is an argument of the constraint.
bool speaks_of(const Table& t, const Constraint& k, const Literal& l)
{
    if (k.form == Constraint::Form::holders_of_card) return l.card == k.card && l.holder < t.holders();
    return l.holder == k.holder && (k.cards & bit(l.card)) != 0;
}

/// For each move the index of the one that undoes it: the end of the trial it is in or begins.
std::vector<std::size_t> ends_of(const std::vector<Move>& moves)
{
    std::vector<std::size_t> ends(moves.size(), moves.size()), open;
    for (std::size_t i = moves.size(); i-- > 0;) {
        if (!open.empty()) ends[i] = open.back();
        if (moves[i].kind == Moved::refuted) open.push_back(i);
        if (moves[i].kind == Moved::trial && !open.empty()) open.pop_back();
    }
    return ends;
}

} // namespace

std::vector<Move> only_needed(const Table& t, std::span<const Constraint> constraints, const std::vector<Move>& moves)
{
    if (moves.empty()) return {};
    const auto ends = ends_of(moves);
    std::vector<char> needed(moves.size(), 0);
    needed.back() = 1;
    for (std::size_t i = moves.size(); i-- > 0;) {
        if (needed[i] == 0) continue;
        if (moves[i].kind == Moved::refuted) {
            needed[i - 1] = 1; // the conflict that refutes it
            std::size_t begin = i;
            while (moves[begin].kind != Moved::trial || ends[begin] != i) --begin;
            needed[begin] = 1;
        }
        if (moves[i].constraint < 0) continue;
        const Constraint& k = constraints[static_cast<std::size_t>(moves[i].constraint)];
        for (std::size_t j = 0; j < i; ++j) {
            const Move& before = moves[j];
            if (before.kind == Moved::conflict || ends[j] <= i || !speaks_of(t, k, before.literal)) continue;
            // A V_n at its count makes the rest false, one that needs all that is left makes it true; a conflict rests
            // on both.
            const bool holds = before.literal.holds != (before.kind == Moved::refuted);
            const bool counts = moves[i].kind == Moved::learnt && k.value;
            if (!counts || holds != moves[i].literal.holds) needed[j] = 1;
        }
    }
    std::vector<Move> kept;
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (needed[i] != 0) kept.push_back(moves[i]);
    return kept;
}

Story proof_of(const Table& t, const Why& why, Card card, Holder holder)
{
    ENGINE_CHECK(why.holds.has_value());
    Story s;
    s.table = t;
    s.constraints = why.constraints;
    if (why.reason == Why::Reason::rules || why.reason == Why::Reason::propagation) {
        s.moves = why.steps;
        return s;
    }
    const Literal opposite{card, holder, !*why.holds};
    Recorder<Move> told{{}, max_told, 0};
    told(Move{Moved::trial, opposite, -1});
    Domains d = Domains::of(t);
    assume(d, opposite);
    refute(t, s.constraints, d, told);
    s.cut = told.dropped > 0;
    if (s.cut) return s;
    s.moves = only_needed(t, s.constraints, told.events);
    s.moves.push_back(Move{Moved::refuted, opposite, -1});
    return s;
}

} // namespace engine::cluedo
