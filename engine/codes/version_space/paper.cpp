#include "engine/codes/version_space/paper.hpp"
#include "engine/base/check.hpp"
#include <algorithm>

namespace engine::codes::version_space {
namespace {

constexpr Rules rules = picas_fijas;

Code code(std::string_view text)
{
    const auto parsed = parse_code(rules, text);
    ENGINE_CHECK(parsed.has_value());
    return *parsed;
}

Concept tuple(std::string_view text)
{
    const auto parsed = parse_concept(rules, text);
    ENGINE_CHECK(parsed.has_value());
    return *parsed;
}

Clue clue(std::string_view guess, int black, int white)
{
    return {code(guess), {static_cast<std::uint8_t>(black), static_cast<std::uint8_t>(white)}};
}

SpaceSet spaces_after(const std::vector<Clue>& clues)
{
    SpaceSet set(rules, {});
    for (const Clue& c : clues) set.update(c);
    return set;
}

Count codes_in(const SpaceSet& set)
{
    Count n = 0;
    for (const Live& one : set.live()) n += members(rules, one.space);
    return n;
}

/// The hypothesis that the example uses.
const Hypothesis& meant(const Hypotheses& all, const Guided& g)
{
    const auto found = std::find_if(all.all.begin(), all.all.end(), [&](const Hypothesis& h) {
        return h.black == g.black && h.positive == g.positive;
    });
    ENGINE_CHECK(found != all.all.end());
    return *found;
}

Hypotheses hypotheses_of(const Guided& g)
{
    return hypotheses_of(rules, g.clues.back().guess, g.clues.back().answer, Cover::b);
}

/// Whether the negative rejects a value absent from P (Desaciertos) or present in P (No-repeticiones).
bool is_miss(const Concept& p, const Literal& l)
{
    return std::find(p.slot.begin(), p.slot.end(), l.symbol) == p.slot.end();
}

int negatives(const Guided& g, bool misses)
{
    const Hypotheses all = hypotheses_of(g);
    const Hypothesis& h = meant(all, g);
    const auto list = all.negatives(h);
    return static_cast<int>(
        std::count_if(list.begin(), list.end(), [&](const Literal& l) { return is_miss(h.positive, l) == misses; }));
}

/// Codes left by the compound example of (1,?,2,?) that rejects 3 but not 4, as printed.
Count codes_of_printed_compound(const Guided& g)
{
    const Hypotheses all = hypotheses_of(g);
    const Hypothesis& h = meant(all, g);
    Space s;
    ENGINE_CHECK(assert_values(rules, s, h.positive) == Death::none);
    for (const Literal& l : all.negatives(h))
        if (l.symbol != 4) ENGINE_CHECK(reject(rules, s, l) == Death::none);
    return members(rules, s);
}

Count codes_of_compound(const Guided& g)
{
    const Hypotheses all = hypotheses_of(g);
    const Hypothesis& h = meant(all, g);
    Space s;
    ENGINE_CHECK(assert_values(rules, s, h.positive) == Death::none);
    for (const Literal& l : all.negatives(h)) ENGINE_CHECK(reject(rules, s, l) == Death::none);
    return members(rules, s);
}

/// Distinct pairs of a black's and a white's value among the hypotheses, regardless of the white' places.
int value_pairs(const Guided& g)
{
    std::vector<std::pair<int, int>> pairs;
    for (const Hypothesis& h : hypotheses_of(g).all) {
        std::pair<int, int> pair{-1, -1};
        for (int i = 0; i < rules.positions; ++i) {
            if (is_value(h.black.slot[i])) pair.first = h.black.slot[i];
            else if (is_value(h.positive.slot[i])) pair.second = h.positive.slot[i];
        }
        if (std::find(pairs.begin(), pairs.end(), pair) == pairs.end()) pairs.push_back(pair);
    }
    return static_cast<int>(pairs.size());
}

/// |G| after rejecting the negative example's values one by one.
Storage slot_by_slot(const Concept& negative)
{
    Space s;
    for (std::uint8_t i = 0; i < rules.positions; ++i)
        if (is_value(negative.slot[i])) ENGINE_CHECK(reject(rules, s, {i, negative.slot[i]}) == Death::none);
    return storage(rules, s, Language::l);
}

class Figures {
public:
    std::vector<Figure> list;

    template <class Number>
    void add(Quantity what, std::optional<double> printed, Number ours, int answer = 0)
    {
        list.push_back({example, what, answer, printed, static_cast<double>(ours)});
    }

    void specialise(std::optional<double> printed, std::optional<double> with_repeats)
    {
        const Concept negative = guided(example).rejected[0];
        add(Quantity::specialisations, printed, with_negative(rules, all_concepts(rules), negative).general.size());
        const Storage one_by_one = slot_by_slot(negative);
        add(Quantity::general, {}, one_by_one.concepts - 1);
        add(Quantity::general_with_repeats, with_repeats, one_by_one.concepts - one_by_one.concepts_without_repeats);
    }

    void count_picas(int printed)
    {
        const Guided g = guided(example);
        const Clue& c = g.clues.back();
        add(Quantity::concepts, printed, white_choices(rules, c.guess, g.black, c.answer.white, 1000).size());
        add(Quantity::concepts_by_printed_rule, printed,
            white_choices_as_printed(rules, c.guess, g.black, c.answer.white).size());
    }

    void add_example()
    {
        const Guided g = guided(example);
        switch (example) {
        case Example::complete_game:
            for (int k = 1; k <= static_cast<int>(g.clues.size()); ++k)
                add(Quantity::codes_left, {}, codes_in(spaces_after({g.clues.begin(), g.clues.begin() + k})), k);
            return;
        case Example::one_fija:
        case Example::three_fijas:
            return add(Quantity::concepts, 4, black_choices(rules, g.clues[0].guess, g.clues[0].answer.black).size());
        case Example::two_picas:
            return count_picas(9);
        case Example::three_picas:
            return count_picas(2);
        case Example::misses:
            return add(Quantity::concepts, 4, negatives(g, true));
        case Example::no_repeats:
            return add(Quantity::concepts, 6, negatives(g, false));
        case Example::fija_and_pica:
            add(Quantity::value_pairs, 12, value_pairs(g));
            add(Quantity::hypotheses, 24, hypotheses_of(g).all.size());
            return add(Quantity::codes_left, {}, codes_in(spaces_after(g.clues)), 1);
        case Example::compound:
            add(Quantity::simple_examples, 11, 1 + meant(hypotheses_of(g), g).negatives);
            add(Quantity::codes, {}, codes_of_compound(g));
            return add(Quantity::codes_as_printed, {}, codes_of_printed_compound(g));
        case Example::one_open: {
            const int candidates = rules.symbols - 3;
            add(Quantity::guesses_one_by_one, 3.5, one_by_one(candidates).mean());
            add(Quantity::worst_one_by_one, 7, one_by_one(candidates).worst);
            add(Quantity::guesses_halving, {}, halving(candidates, rules.positions).mean());
            add(Quantity::worst_halving, 3, halving(candidates, rules.positions).worst);
            return add(Quantity::guesses_best, {}, best_split(candidates, rules.positions).mean());
        }
        case Example::reject_one:
            return add(Quantity::specialisations, 9,
                       with_negative(rules, all_concepts(rules), g.rejected[0]).general.size());
        case Example::reject_two:
            return specialise(81, 8);
        case Example::reject_four:
            return specialise(6561, {});
        }
    }
    Example example{};
};

} // namespace

Guided guided(Example e)
{
    Guided g{e, "3.1.1"};
    switch (e) {
    case Example::complete_game:
        g.section = "3";
        g.secret = code("5290");
        g.clues = {clue("1234", 1, 0), clue("1798", 1, 0), clue("1056", 0, 2), clue("0295", 2, 2), clue("5290", 4, 0)};
        break;
    case Example::one_fija:
        g.clues = {clue("1234", 1, 0)};
        break;
    case Example::three_fijas:
        g.clues = {clue("1234", 3, 0)};
        break;
    case Example::two_picas:
        g.clues = {clue("1234", 1, 2)};
        g.black = tuple("1???");
        break;
    case Example::three_picas:
        g.clues = {clue("1234", 1, 3)};
        g.black = tuple("1???");
        break;
    case Example::misses:
        g.clues = {clue("1234", 1, 2)};
        g.black = tuple("1???");
        g.positive = tuple("132?");
        break;
    case Example::no_repeats:
        g.clues = {clue("1234", 2, 0)};
        g.black = g.positive = tuple("12??");
        break;
    case Example::fija_and_pica:
        g.section = "3.2";
        g.clues = {clue("1234", 1, 1)};
        break;
    case Example::compound:
        g.section = "3.2";
        g.clues = {clue("1234", 1, 1)};
        g.black = tuple("1???");
        g.positive = tuple("1?2?");
        break;
    case Example::one_open:
        g.section = "3.3.1";
        g.secret = code("1239");
        g.known = {tuple("123?")};
        g.clues = {clue("4567", 0, 0), clue("1289", 3, 0), clue("1239", 4, 0)};
        break;
    case Example::reject_one:
        g.section = "6";
        g.rejected = {tuple("1***")};
        break;
    case Example::reject_two:
        g.section = "6";
        g.rejected = {tuple("12**")};
        break;
    case Example::reject_four:
        g.section = "6";
        g.rejected = {tuple("1234")};
        break;
    }
    return g;
}

std::vector<Figure> figures()
{
    Figures f;
    for (int e = 0; e < examples; ++e) {
        f.example = static_cast<Example>(e);
        f.add_example();
    }
    return std::move(f.list);
}

std::vector<Concept> white_choices_as_printed(const Rules& r, const Code& guess, const Concept& black, int white)
{
    // For all i in P: f_i = ?, d_i in C, d_i not in F, d_i != c_i; outside P: d_i = f_i.
    std::vector<Concept> done, open{black};
    for (int i = 0; i < r.positions; ++i) {
        if (is_value(black.slot[i])) continue;
        std::vector<Concept> next;
        for (const Concept& c : open) {
            for (int k = 0; k < r.positions; ++k) {
                if (is_value(black.slot[k]) || guess.symbol[k] == guess.symbol[i]) continue;
                next.push_back(c);
                next.back().slot[i] = guess.symbol[k];
            }
            next.push_back(c);
        }
        open.swap(next);
    }
    for (const Concept& c : open) {
        int filled = 0;
        for (int i = 0; i < r.positions; ++i) filled += is_value(c.slot[i]) && !is_value(black.slot[i]) ? 1 : 0;
        if (filled == white) done.push_back(c);
    }
    return done;
}

OpenSlot one_by_one(int candidates) { return {candidates, candidates * (candidates + 1) / 2, candidates}; }

namespace {

/// The guess tests `known` candidates in known slots and one in the open slot; the rest stay untested. Without
/// candidates in known slots the guess can win; otherwise the one in the open slot takes one guess more.
OpenSlot after_guess(int known, const OpenSlot& in_known, const OpenSlot& rest)
{
    const bool can_win = known == 0;
    const int candidates = 1 + known + rest.candidates;
    return {candidates, candidates + (can_win ? 0 : 1) + in_known.total + rest.total,
            1 + std::max({can_win ? 0 : 1, in_known.worst, rest.worst})};
}

} // namespace

OpenSlot halving(int candidates, int positions)
{
    std::vector<OpenSlot> line(static_cast<std::size_t>(candidates) + 1);
    for (int q = 1; q <= candidates; ++q) {
        const int tried = std::min((q + 1) / 2, positions);
        line[static_cast<std::size_t>(q)] = after_guess(tried - 1, line[static_cast<std::size_t>(tried - 1)],
                                                        line[static_cast<std::size_t>(q - tried)]);
    }
    return line.back();
}

OpenSlot best_split(int candidates, int positions)
{
    std::vector<OpenSlot> best(static_cast<std::size_t>(candidates) + 1);
    for (int q = 1; q <= candidates; ++q) {
        OpenSlot& to = best[static_cast<std::size_t>(q)];
        for (int known = 0; known < positions && known < q; ++known) {
            const OpenSlot one = after_guess(known, best[static_cast<std::size_t>(known)],
                                             best[static_cast<std::size_t>(q - 1 - known)]);
            if (to.candidates == 0 || one.total < to.total || (one.total == to.total && one.worst < to.worst)) to = one;
        }
    }
    return best.back();
}

} // namespace engine::codes::version_space
