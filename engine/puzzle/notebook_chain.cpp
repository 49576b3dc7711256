// The chain of a Cluedo puzzle, from the steps of propagation and probing.
#include "engine/cluedo/proof.hpp"
#include "engine/cluedo/search.hpp"
#include "engine/puzzle/notebook.hpp"
#include "engine/puzzle/notebook_premises.hpp"
#include "engine/session/words.hpp"
#include <algorithm>

namespace engine::puzzle {
namespace {

using namespace engine::cluedo;
using Moved = cluedo::Move::Kind;

constexpr std::size_t max_counted = 100'000; // moves of a search, to count its cases

/// Top-level steps: a learnt literal, or a trial up to its refutation.
std::vector<Moves> parts_of(const Moves& moves)
{
    std::vector<Moves> parts;
    int depth = 0;
    for (const auto& m : moves) {
        if (depth == 0) parts.emplace_back();
        parts.back().push_back(m);
        depth += m.kind == Moved::trial ? 1 : m.kind == Moved::refuted || m.kind == Moved::open ? -1 : 0;
    }
    return parts;
}

/// The moves up to the one that finds the literal; empty: none does.
Moves up_to(const Moves& moves, const Literal& wanted)
{
    Moves some;
    for (const Moves& part : parts_of(moves)) {
        some.insert(some.end(), part.begin(), part.end());
        if (literal_of(part) == wanted) return some;
    }
    return {};
}

/// What a part costs to see: a note, a rule, a supposition, cases; then its rows and moves.
std::array<std::size_t, 3> cost(const Moves& part, std::span<const Constraint> constraints, const Constraint* before)
{
    std::vector<int> rows;
    add_rows(part, constraints, rows);
    const auto& last = part.back();
    if (last.kind == Moved::refuted) return {cases_of(part) > 1 ? 4u : 3u, rows.size(), part.size()};
    const Constraint& k = constraints[static_cast<std::size_t>(last.constraint)];
    const bool goes_on = before != nullptr && (&k == before || (k.source >= 0 && k.source == before->source));
    return {goes_on ? 0u : k.source >= 0 ? 1u : 2u, 0, 0};
}

/// The parts again so that the simplest that follows always comes next. They must be a proof in their order.
std::vector<Moves> simplest_first(const Table& t, std::span<const Constraint> constraints, std::vector<Moves> parts,
                                  Domains known)
{
    std::vector<Moves> told;
    const Constraint* before = nullptr;
    while (!parts.empty()) {
        auto best = parts.begin(); // it follows, since all before it are told
        for (auto it = parts.begin() + 1; it != parts.end(); ++it)
            if (cost(*it, constraints, before) < cost(*best, constraints, before) &&
                follows(t, constraints, *it, known))
                best = it;
        assume(known, literal_of(*best));
        const int index = best->back().constraint;
        before = index < 0 ? nullptr : &constraints[static_cast<std::size_t>(index)];
        told.push_back(std::move(*best));
        parts.erase(best);
    }
    return told;
}

/// Neighbours for the same reason are one step.
std::vector<Deduction> steps_of(const Table& t, std::span<const Constraint> constraints,
                                const std::vector<Moves>& parts, const Premises& shown)
{
    std::vector<Deduction> chain;
    Premises known;                     // by the steps so far
    const Constraint* before = nullptr; // of the step before
    for (const Moves& part : parts) {
        const auto index = part.back().constraint;
        const Constraint* now = index < 0 ? nullptr : &constraints[static_cast<std::size_t>(index)];
        const bool same = before != nullptr && now != nullptr &&
                          (now == before || (now->source >= 0 && now->source == before->source &&
                                             meaning(t, *now) == meaning(t, *before)));
        const auto from = premises(t, constraints, part, shown, known);
        if (!same) {
            Premises before_it = shown;
            before_it.insert(before_it.end(), known.begin(), known.end());
            const Before all{with(t, from), with(t, before_it)};
            chain.push_back(told(t, retold(t, constraints, part, all.premises), constraints, all));
        }
        Deduction& step = chain.back();
        for (const Literal& l : from) {
            const std::string fact = fact_of(l);
            const auto has = [&](const std::vector<std::string>& list) {
                return std::find(list.begin(), list.end(), fact) != list.end();
            };
            if (!has(step.from) && !(same && has(step.gives))) step.from.push_back(fact);
        }
        if (same) conclude(literal_of(part), step);
        known.push_back(literal_of(part));
        before = now;
    }
    return chain;
}

/// What the board shows: own cards and those that were seen, with their holders, and which cards are not one's own.
Premises shown_in(const Notebook& book)
{
    const Table& t = book.view.table;
    Premises shown;
    if (book.view.me == nobody) return shown;
    Cards seen = book.view.hand;
    for (const Card c : list_of(seen)) shown.push_back({c, book.view.me, true});
    for (const Entry& e : book.entries)
        if (e.kind == Entry::Kind::suggest && e.card != no_card && (seen & bit(e.card)) == 0) {
            shown.push_back({e.card, e.shower, true});
            seen |= bit(e.card);
        }
    for (const Card c : list_of(t.deck.all() & ~seen)) shown.push_back({c, book.view.me, false});
    return shown;
}

/// Of what the board shows, the premises of a search that rests on its rows alone besides.
void name_shown(const Notebook& book, const Literal& found, Deduction& d)
{
    const Table& t = book.view.table;
    auto constraints = constraints_of({t, nobody, 0}, book.entries);
    std::erase_if(constraints, [&](const Constraint& k) {
        return k.source >= 0 && std::find(d.clues.begin(), d.clues.end(), int{k.source}) == d.clues.end();
    });
    Premises from = shown_in(book);
    leave_out_needless(from, [&](const Premises& some) {
        Domains known = with(t, some);
        return !assume(known, {found.card, found.holder, !found.holds}) || !find_deal(t, constraints, known);
    });
    for (const Literal& l : from) d.from.push_back(fact_of(l));
}

/// A search of more moves than are kept: its cases counted, as far as these go, and every row.
Deduction long_search(const Notebook& book, const Literal& l, std::ptrdiff_t cases)
{
    Deduction d{Rule::search,
                "puzzle_cluedo_every_case",
                {std::to_string(cases), std::to_string(l.card), std::to_string(l.holder)},
                {},
                {},
                {}};
    for (int row = 0; row < static_cast<int>(book.entries.size()); ++row) {
        d.clues.push_back(row);
        d.point.push_back("row:" + std::to_string(row));
    }
    name_shown(book, l, d);
    conclude(l, d);
    return d;
}

/// What the board shows, of what is deduced.
Domains shown_in(const Notebook& book, const Domains& deduced)
{
    Domains shown = Domains::of(book.view.table);
    for (Card c = 0; c < book.view.table.deck.cards(); ++c)
        for (Holder h = 0; h < book.view.table.holders(); ++h)
            if (is_shown(book, {c, h, true})) assume(shown, {c, h, deduced.at(c, h) == Domain::only_true});
    return shown;
}

void gather(std::vector<Moves> from, std::vector<Moves>& parts)
{
    for (Moves& part : from)
        if (std::none_of(parts.begin(), parts.end(), [&](const Moves& p) { return literal_of(p) == literal_of(part); }))
            parts.push_back(std::move(part));
}

/// Leaves out, from the last, each step that no later one rests on and that finds nothing wanted.
void leave_out_useless(std::vector<Deduction>& chain, std::span<const Literal> wanted)
{
    std::vector<std::string> used;
    for (const Literal& l : wanted) used.push_back(fact_of(l));
    for (std::size_t i = chain.size(); i-- > 0;) {
        const bool is_used = std::any_of(chain[i].gives.begin(), chain[i].gives.end(), [&](const std::string& fact) {
            return std::find(used.begin(), used.end(), fact) != used.end();
        });
        if (is_used) used.insert(used.end(), chain[i].from.begin(), chain[i].from.end());
        else chain.erase(chain.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

} // namespace

Literal literal_in(const std::string& fact)
{
    const auto first = fact.find(':'), second = fact.find(':', first + 1);
    const auto number = [&](std::size_t from, std::size_t to) {
        return session::number(std::string_view(fact).substr(from, to - from), max_cards);
    };
    const auto card = number(first + 1, second), holder = number(second + 1, fact.size());
    ENGINE_CHECK(card && holder);
    return {static_cast<Card>(*card), static_cast<Holder>(*holder), fact.starts_with("has:")};
}

bool is_shown(const Notebook& book, const Literal& l)
{
    if (book.view.me == nobody) return false;
    return l.holder == book.view.me || (book.view.hand >> l.card & 1) != 0 ||
           std::any_of(book.entries.begin(), book.entries.end(),
                       [&](const Entry& e) { return e.kind == Entry::Kind::suggest && e.card == l.card; });
}

std::vector<Deduction> chain_to(const Notebook& book, std::span<const Literal> wanted, Level level)
{
    const Table& t = book.view.table;
    const Story story = story_of(book.view, book.entries, level == Level::complete ? Level::probing : level);
    const Domains deduced = domains_after(story, story.moves.size());
    std::vector<Moves> parts; // together, each once
    std::vector<Deduction> beyond;
    for (const Literal& l : wanted) {
        Moves moves = up_to(story.moves, l);
        if (moves.empty()) { // the opposite, after all that single suppositions give
            const Literal opposite{l.card, l.holder, !l.holds};
            Domains d = deduced;
            assume(d, opposite);
            Recorder<cluedo::Move> recorder{{}, max_counted, 0};
            refute(t, story.constraints, d, recorder);
            if (recorder.events.size() > max_told) {
                beyond.push_back(long_search(book, l, cases_of(recorder.events)));
                continue;
            }
            moves = story.moves;
            moves.push_back({Moved::trial, opposite, -1});
            moves.insert(moves.end(), recorder.events.begin(), recorder.events.end());
            moves.push_back({Moved::refuted, opposite, -1});
        }
        gather(parts_of(only_needed(t, story.constraints, moves)), parts);
    }
    const Domains shown = shown_in(book, deduced);
    std::erase_if(parts, [&](const Moves& part) { return is_shown(book, literal_of(part)); });
    auto chain =
        steps_of(t, story.constraints, simplest_first(t, story.constraints, std::move(parts), shown), shown_in(book));
    chain.insert(chain.end(), std::make_move_iterator(beyond.begin()), std::make_move_iterator(beyond.end()));
    leave_out_useless(chain, wanted);
    return chain;
}

std::vector<Deduction> chain_as_found(const Notebook& book, std::span<const Literal> wanted, Level level)
{
    const Table& t = book.view.table;
    const Story story = story_of(book.view, book.entries, level == Level::complete ? Level::probing : level);
    std::vector<Moves> parts; // together, each once
    for (const Literal& l : wanted)
        for (Moves& part : parts_of(only_needed(t, story.constraints, up_to(story.moves, l)))) {
            const Literal found = literal_of(part);
            const bool known =
                std::any_of(parts.begin(), parts.end(), [&](const Moves& p) { return literal_of(p) == found; });
            const bool own = found.holder == book.view.me || (book.view.hand >> found.card & 1) != 0;
            if (!known && !own) parts.push_back(std::move(part));
        }
    std::vector<Deduction> chain = steps_of(t, story.constraints, parts, shown_in(book));
    for (const Literal& l : wanted) {
        if (!up_to(story.moves, l).empty()) continue;
        Domains d = Domains::of(t);
        assume(d, {l.card, l.holder, !l.holds});
        Recorder<cluedo::Move> recorder{{}, max_told, 0};
        refute(t, story.constraints, d, recorder);
        Deduction step{Rule::search, "puzzle_cluedo_every_case", {}, {}, {}, {}};
        Moves moves = recorder.events;
        if (recorder.dropped == 0) {
            moves = only_needed(t, story.constraints, moves);
            add_rows(moves, story.constraints, step.clues);
        } else { // a record that is cut misses rows; a puzzle's entries are all needed
            for (int row = 0; row < static_cast<int>(book.entries.size()); ++row) step.clues.push_back(row);
        }
        step.values = {std::to_string(cases_of(moves)), std::to_string(l.card), std::to_string(l.holder)};
        for (const int row : step.clues) step.point.push_back("row:" + std::to_string(row));
        name_shown(book, l, step);
        conclude(l, step);
        chain.push_back(std::move(step));
    }
    return chain;
}

} // namespace engine::puzzle
