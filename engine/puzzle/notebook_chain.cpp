// The chain of a Cluedo puzzle, from the steps of propagation and probing.
#include "engine/cluedo/proof.hpp"
#include "engine/puzzle/notebook.hpp"
#include <algorithm>

namespace engine::puzzle {
namespace {

using namespace engine::cluedo;
using Moved = cluedo::Move::Kind;
using Moves = std::vector<cluedo::Move>;

std::string_view word_of(Meaning m)
{
    constexpr std::array<std::string_view, 8> words{"one_holder", "size_of_hand", "one_of_kind", "own_hand",
                                                    "lacks",      "holds",        "showed_one",  "not_all"};
    return words[static_cast<std::size_t>(m)];
}

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

Literal literal_of(const Moves& part)
{
    Literal l = part.back().literal;
    if (part.back().kind == Moved::refuted) l.holds = !l.holds;
    return l;
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

void add_rows(const Moves& part, std::span<const Constraint> constraints, std::vector<int>& rows)
{
    for (const auto& m : part)
        if (m.constraint >= 0 && constraints[static_cast<std::size_t>(m.constraint)].source >= 0)
            rows.push_back(constraints[static_cast<std::size_t>(m.constraint)].source);
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
}

void conclude(const Literal& l, Deduction& d)
{
    d.gives.push_back((l.holds ? "has:" : "lacks:") + std::to_string(l.card) + ':' + std::to_string(l.holder));
    d.point.push_back(cell_id(l.card, l.holder));
}

/// Printed on the board already: the reader's hand and its consequences.
bool is_printed(const View& v, const Literal& l) { return l.holder == v.me || (v.hand >> l.card & 1) != 0; }

Deduction told(const Table& t, const Moves& part, std::span<const Constraint> constraints)
{
    const auto& last = part.back();
    const Literal l = literal_of(part);
    const std::string card = std::to_string(l.card), holder = std::to_string(l.holder);
    Deduction d;
    if (last.kind == Moved::refuted) {
        d.rule = Rule::trial;
        d.text = l.holds ? "puzzle_cluedo_must_hold" : "puzzle_cluedo_cannot_hold";
        d.values = {card, holder};
    } else {
        const Constraint& k = constraints[static_cast<std::size_t>(last.constraint)];
        d.rule = Rule::rules;
        d.text = "puzzle_cluedo_" + std::string(word_of(meaning(t, k)));
        d.values = {k.source < 0 ? "0" : std::to_string(k.source + 1), card, holder};
    }
    add_rows(part, constraints, d.clues);
    for (const int row : d.clues) d.point.push_back("row:" + std::to_string(row));
    conclude(l, d);
    return d;
}

} // namespace

std::vector<Deduction> chain_to(const Notebook& book, std::span<const Literal> wanted, Level level)
{
    const Table& t = book.view.table;
    const Story story = story_of(book.view, book.entries, level == Level::complete ? Level::probing : level);
    std::vector<Moves> parts; // together, each once
    for (const Literal& l : wanted)
        for (Moves& part : parts_of(only_needed(t, story.constraints, up_to(story.moves, l)))) {
            const bool known = std::any_of(parts.begin(), parts.end(),
                                           [&](const Moves& p) { return literal_of(p) == literal_of(part); });
            if (!known && !is_printed(book.view, literal_of(part))) parts.push_back(std::move(part));
        }
    std::vector<Deduction> chain;
    const Constraint* before = nullptr; // of the step before
    for (const Moves& part : parts) {
        const auto index = part.back().constraint;
        const Constraint* now = index < 0 ? nullptr : &story.constraints[static_cast<std::size_t>(index)];
        const bool same = before != nullptr && now != nullptr &&
                          (now == before || (now->source >= 0 && now->source == before->source &&
                                             meaning(t, *now) == meaning(t, *before)));
        if (same) conclude(literal_of(part), chain.back());
        else chain.push_back(told(t, part, story.constraints));
        before = now;
    }
    for (const Literal& l : wanted) {
        if (!up_to(story.moves, l).empty()) continue;
        Domains d = Domains::of(t);
        assume(d, {l.card, l.holder, !l.holds});
        Recorder<cluedo::Move> recorder{{}, max_told, 0};
        refute(t, story.constraints, d, recorder);
        Deduction step{
            Rule::search, "puzzle_cluedo_every_case", {std::to_string(l.card), std::to_string(l.holder)}, {}, {}, {}};
        if (recorder.dropped == 0)
            add_rows(only_needed(t, story.constraints, recorder.events), story.constraints, step.clues);
        else // a record that is cut misses rows; a puzzle's entries are all needed
            for (int row = 0; row < static_cast<int>(book.entries.size()); ++row) step.clues.push_back(row);
        for (const int row : step.clues) step.point.push_back("row:" + std::to_string(row));
        conclude(l, step);
        chain.push_back(std::move(step));
    }
    return chain;
}

} // namespace engine::puzzle
