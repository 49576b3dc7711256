#include "engine/puzzle/notebook_told.hpp"
#include "engine/cluedo/proof.hpp"
#include "engine/puzzle/notebook.hpp"
#include <algorithm>
#include <array>
#include <string_view>

namespace engine::puzzle {

using namespace engine::cluedo;
using Moved = cluedo::Move::Kind;

Literal literal_of(const Moves& part)
{
    Literal l = part.back().literal;
    if (part.back().kind == Moved::refuted) l.holds = !l.holds;
    return l;
}

std::string fact_of(const Literal& l)
{
    return (l.holds ? "has:" : "lacks:") + std::to_string(l.card) + ':' + std::to_string(l.holder);
}

std::ptrdiff_t cases_of(const Moves& moves)
{
    return std::count_if(moves.begin(), moves.end(), [](const auto& m) { return m.kind == Moved::conflict; });
}

std::vector<Case> cases_in(const Moves& part)
{
    std::vector<Case> all, open;
    for (const auto& m : part) {
        if (m.kind == Moved::trial) {
            open.push_back({{m.literal}, {}});
        } else if (m.kind == Moved::refuted) {
            open.pop_back();
            if (!open.empty()) open.back().supposed.push_back(literal_of({m}));
        } else if (m.kind == Moved::learnt) {
            open.back().used.push_back(m);
        } else {
            Case one;
            for (const Case& level : open) {
                one.supposed.insert(one.supposed.end(), level.supposed.begin(), level.supposed.end());
                one.used.insert(one.used.end(), level.used.begin(), level.used.end());
            }
            one.used.push_back(m);
            all.push_back(std::move(one));
        }
    }
    return all;
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
    d.gives.push_back(fact_of(l));
    d.point.push_back(cell_id(l.card, l.holder));
}

namespace {

std::string_view word_of(Meaning m)
{
    constexpr std::array<std::string_view, 8> words{"one_holder", "size_of_hand", "one_of_kind", "own_hand",
                                                    "lacks",      "holds",        "showed_one",  "not_all"};
    return words[static_cast<std::size_t>(m)];
}

/// What a conflict breaks: a row or a rule.
std::string broken(const Table& t, const Constraint& k)
{
    if (k.source >= 0) return "row:" + std::to_string(k.source);
    const Meaning m = meaning(t, k);
    return std::string(word_of(m)) + ':' +
           std::to_string(m == Meaning::one_holder    ? k.card
                          : m == Meaning::one_of_kind ? first_of(k.cards)
                                                      : k.holder);
}

/// What fails, of a rule with how many there would be at least, or at most, and how many there are.
std::string failed(const Table& t, const Constraint& k, const std::vector<Literal>& supposed, const Before& before)
{
    const std::string what = broken(t, k);
    if (k.source >= 0) return what;
    for (Domains d : {before.premises, before.all}) {
        for (const Literal& l : supposed) {
            const auto h = static_cast<std::size_t>(l.holder);
            if (((l.holds ? d.can_hold[h] : d.can_lack[h]) >> l.card & 1) != 0) assume(d, l);
        }
        const Arguments counted = k.arguments(t, d);
        const int most = counted.t + counted.u, n = counted.t > k.n ? counted.t : most;
        if (counted.t > k.n || most < k.n) return what + ':' + std::to_string(n) + ':' + std::to_string(k.n);
    }
    return what;
}

/// The cases of nested trials (Deduction::cases); the outermost trial is the opposite of what is shown.
std::vector<std::string> told_cases(const Table& t, const Moves& part, std::span<const Constraint> constraints,
                                    const Before& before)
{
    std::vector<std::string> all;
    for (const Case& one : cases_in(part)) {
        std::string words;
        for (std::size_t i = 1; i < one.supposed.size(); ++i) words += fact_of(one.supposed[i]) + ' ';
        std::vector<Literal> supposed = one.supposed;
        for (std::size_t i = 0; i + 1 < one.used.size(); ++i) supposed.push_back(one.used[i].literal);
        const std::string end =
            failed(t, constraints[static_cast<std::size_t>(one.used.back().constraint)], supposed, before);
        std::vector<int> rows;
        add_rows(one.used, constraints, rows);
        for (const int row : rows)
            if (const std::string word = "row:" + std::to_string(row); word != end) words += word + ' ';
        all.push_back(words + end);
    }
    return all;
}

/// The hands whose sizes the part counts with, each once.
std::vector<std::string> sizes_of(const Table& t, const Moves& part, std::span<const Constraint> constraints)
{
    std::vector<std::string> all;
    for (const auto& m : part) {
        if (m.constraint < 0) continue;
        const Constraint& k = constraints[static_cast<std::size_t>(m.constraint)];
        if (meaning(t, k) == Meaning::size_of_hand)
            all.push_back("size:" + std::to_string(k.holder) + ':' + std::to_string(int{k.n}));
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

/// A refuted supposition, a line each (Deduction::cases): what is supposed, what follows by which reason, what fails.
std::vector<std::string> told_trial(const Table& t, const Moves& part, std::span<const Constraint> constraints,
                                    const Before& before)
{
    std::vector<std::string> all;
    std::vector<Literal> supposed;
    std::string words, reason; // of the line that grows
    const auto end_line = [&] {
        if (!words.empty()) all.push_back(words + reason);
        words.clear();
    };
    for (const auto& m : part) {
        if (m.kind == Moved::refuted) continue;
        const std::string why =
            m.constraint < 0 ? std::string() : broken(t, constraints[static_cast<std::size_t>(m.constraint)]);
        if (m.kind == Moved::trial) all.push_back(fact_of(m.literal));
        else if (m.kind == Moved::conflict) {
            end_line();
            all.push_back(failed(t, constraints[static_cast<std::size_t>(m.constraint)], supposed, before));
        } else {
            if (why != reason) end_line();
            reason = why;
            words += fact_of(m.literal) + ' ';
        }
        if (m.kind != Moved::conflict) supposed.push_back(m.literal);
    }
    return all;
}

} // namespace

Deduction told(const Table& t, const Moves& part, std::span<const Constraint> constraints, const Before& before)
{
    const auto& last = part.back();
    const Literal l = literal_of(part);
    const std::string card = std::to_string(l.card), holder = std::to_string(l.holder);
    Deduction d;
    if (cases_of(part) > 1) {
        d.rule = Rule::search;
        d.text = "puzzle_cluedo_every_case";
        d.values = {std::to_string(cases_of(part)), card, holder};
        d.cases = told_cases(t, part, constraints, before);
        if (d.cases.size() > most_searched) d.cases.resize(most_cases);
    } else if (last.kind == Moved::refuted) {
        d.rule = Rule::trial;
        d.text = l.holds ? "puzzle_cluedo_must_hold" : "puzzle_cluedo_cannot_hold";
        d.values = {card, holder};
        d.cases = told_trial(t, part, constraints, before);
    } else {
        const Constraint& k = constraints[static_cast<std::size_t>(last.constraint)];
        d.rule = Rule::rules;
        d.text = meaning(t, k) != Meaning::size_of_hand ? "puzzle_cluedo_" + std::string(word_of(meaning(t, k)))
                 : l.holds                              ? "puzzle_cluedo_hand_needs"
                                                        : "puzzle_cluedo_hand_full";
        d.values = {k.source < 0 ? "0" : std::to_string(k.source + 1), card, holder};
    }
    add_rows(part, constraints, d.clues);
    for (const int row : d.clues) d.point.push_back("row:" + std::to_string(row));
    d.from = sizes_of(t, part, constraints);
    conclude(l, d);
    return d;
}

} // namespace engine::puzzle
