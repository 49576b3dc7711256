// The chain of a Cluedo puzzle, from the steps of propagation and probing.
#include "engine/cluedo/proof.hpp"
#include "engine/puzzle/notebook.hpp"
#include "engine/puzzle/notebook_told.hpp"
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

/// Whether the part's end follows from what is known.
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

/// Whether the constraint counts the literal's cell.
bool counts(const Constraint& k, const Literal& l)
{
    if (k.form == Constraint::Form::holders_of_card) return l.card == k.card;
    return l.holder == k.holder && (k.cards & bit(l.card)) != 0;
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

constexpr std::size_t most_replayed = 600; // moves of a search of which needless premises are left out

/// The earlier conclusions without which the part does not follow from its rows and what the board shows, the oldest
/// left out first: what was found last is nearer.
std::vector<Literal> premises(const Table& t, std::span<const Constraint> constraints, const Moves& part,
                              const Domains& shown, const std::vector<Literal>& told)
{
    std::vector<Literal> all;
    for (const Literal& l : told)
        if (std::any_of(part.begin(), part.end(), [&](const auto& m) {
                return m.constraint >= 0 && counts(constraints[static_cast<std::size_t>(m.constraint)], l);
            }))
            all.push_back(l);
    const auto with = [&](const std::vector<Literal>& some) {
        Domains d = shown;
        for (const Literal& l : some) assume(d, l);
        return d;
    };
    const bool is_told = cases_of(part) > 0 && replays(t, constraints, part, with(all)); // move by move
    const auto enough = [&](const std::vector<Literal>& some) {
        const Domains d = with(some);
        return is_told || cases_of(part) > 1 ? replays(t, constraints, part, d) : follows(t, constraints, part, d);
    };
    for (std::size_t i = 0; i < all.size() && part.size() <= most_replayed;) {
        std::vector<Literal> fewer = all;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (enough(fewer)) all = std::move(fewer);
        else ++i;
    }
    return all;
}

/// A refuted supposition told from what its step names, where its own moves rest on what is told later.
Moves retold(const Table& t, std::span<const Constraint> constraints, const Moves& part, const Domains& known)
{
    if (cases_of(part) != 1 || replays(t, constraints, part, known)) return part;
    std::vector<Constraint> used;
    std::vector<int> index;
    for (const auto& m : part)
        if (m.constraint >= 0) {
            used.push_back(constraints[static_cast<std::size_t>(m.constraint)]);
            index.push_back(m.constraint);
        }
    Domains supposed = known;
    if (!assume(supposed, part.back().literal)) return part;
    Recorder<cluedo::Move> recorder{{}, max_told, 0};
    if (propagate(t, used, supposed, recorder)) return part;
    Moves moves{{Moved::trial, part.back().literal, -1}};
    for (auto m : recorder.events) {
        m.constraint = index[static_cast<std::size_t>(m.constraint)];
        moves.push_back(m);
    }
    moves.push_back(part.back());
    return only_needed(t, constraints, moves);
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
                                const std::vector<Moves>& parts, const Domains& shown)
{
    std::vector<Deduction> chain;
    std::vector<Literal> known;         // by the steps so far
    const Constraint* before = nullptr; // of the step before
    for (const Moves& part : parts) {
        const auto index = part.back().constraint;
        const Constraint* now = index < 0 ? nullptr : &constraints[static_cast<std::size_t>(index)];
        const bool same = before != nullptr && now != nullptr &&
                          (now == before || (now->source >= 0 && now->source == before->source &&
                                             meaning(t, *now) == meaning(t, *before)));
        const auto from = premises(t, constraints, part, shown, known);
        if (!same) {
            Domains before_it = shown;
            for (const Literal& l : from) assume(before_it, l);
            chain.push_back(told(t, retold(t, constraints, part, before_it), constraints));
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
    auto chain = steps_of(t, story.constraints, simplest_first(t, story.constraints, std::move(parts), shown), shown);
    chain.insert(chain.end(), std::make_move_iterator(beyond.begin()), std::make_move_iterator(beyond.end()));
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
    const Domains shown = shown_in(book, domains_after(story, story.moves.size()));
    std::vector<Deduction> chain = steps_of(t, story.constraints, parts, shown);
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
        conclude(l, step);
        chain.push_back(std::move(step));
    }
    return chain;
}

} // namespace engine::puzzle
