#include "engine/cluedo/story.hpp"
#include "engine/base/check.hpp"

namespace engine::cluedo {
namespace {

constexpr std::size_t max_recorded = 200'000; // including trials left out later: 4 MB

/// Drops trials without a conflict, with the moves inside.
std::vector<Move> without_open_trials(const std::vector<Move>& all, int& left_out)
{
    std::vector<Move> kept;
    std::size_t begun = 0;
    for (const Move& m : all) {
        if (m.kind == Move::Kind::trial) begun = kept.size();
        if (m.kind == Move::Kind::open) {
            kept.resize(begun);
            ++left_out;
        } else {
            kept.push_back(m);
        }
    }
    return kept;
}

} // namespace

Meaning meaning(const Table& t, const Constraint& k)
{
    if (k.form == Constraint::Form::holders_of_card) return Meaning::one_holder;
    if (k.source == from_hand) return Meaning::own_hand;
    if (k.source == from_rules) return k.cards == t.deck.all() ? Meaning::size_of_hand : Meaning::one_of_kind;
    if (!k.value) return k.n == 0 ? Meaning::showed_one : Meaning::not_all_of_these;
    return k.n == 0 ? Meaning::lacks : Meaning::holds;
}

std::vector<Literal> arguments(const Table& t, const Constraint& k)
{
    std::vector<Literal> list;
    if (k.form == Constraint::Form::holders_of_card)
        for (Holder h = 0; h < t.holders(); ++h) list.push_back({k.card, h, true});
    else
        for (const Card c : list_of(k.cards)) list.push_back({c, k.holder, true});
    return list;
}

Story story_of(const View& v, std::span<const Entry> entries, Level level, Trials trials)
{
    ENGINE_CHECK(level != Level::complete);
    Story s;
    s.table = v.table;
    s.constraints = constraints_of(v, entries);
    Recorder<Move> recorder{{}, max_recorded, 0};
    Domains d = Domains::of(v.table);
    s.consistent = level == Level::propagation ? propagate(v.table, s.constraints, d, recorder)
                                               : probe(v.table, s.constraints, d, recorder);
    s.moves = trials == Trials::all ? std::move(recorder.events) : without_open_trials(recorder.events, s.open_trials);
    s.cut = recorder.dropped > 0 || s.moves.size() > Story::max_moves;
    if (s.moves.size() > Story::max_moves) s.moves.resize(Story::max_moves);
    return s;
}

Domains domains_after(const Story& s, std::size_t k)
{
    ENGINE_CHECK(k <= s.moves.size());
    Domains d = Domains::of(s.table);
    std::vector<Domains> before; // domains at the start of each open trial
    for (std::size_t i = 0; i < k; ++i) {
        const Move& m = s.moves[i];
        switch (m.kind) {
        case Move::Kind::learnt:
            assume(d, m.literal);
            break;
        case Move::Kind::conflict:
            break;
        case Move::Kind::trial:
            before.push_back(d);
            assume(d, m.literal);
            break;
        case Move::Kind::refuted:
        case Move::Kind::open:
            d = before.back();
            before.pop_back();
            if (m.kind == Move::Kind::refuted) assume(d, {m.literal.card, m.literal.holder, !m.literal.holds});
            break;
        }
    }
    return d;
}

std::vector<Literal> supposed_after(const Story& s, std::size_t k)
{
    ENGINE_CHECK(k <= s.moves.size());
    std::vector<Literal> open;
    for (std::size_t i = 0; i < k; ++i) {
        if (s.moves[i].kind == Move::Kind::trial) open.push_back(s.moves[i].literal);
        if (s.moves[i].kind == Move::Kind::refuted || s.moves[i].kind == Move::Kind::open) open.pop_back();
    }
    return open;
}

} // namespace engine::cluedo
