// The worked examples of source 000, with every number corrected where the source is wrong.
#include "engine/codes/version_space/hypotheses.hpp"
#include "engine/codes/version_space/paper.hpp"
#include "tests/engine/support.hpp"
#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>
#include <map>

using namespace engine;
using namespace engine::codes;
using namespace engine::codes::version_space;

namespace {

/// Fewest expected guesses for one open slot, by trying every guess: a guess puts each candidate in a slot or nowhere.
int fewest(int candidates, int positions, std::map<int, int>& known)
{
    if (candidates <= 1) return candidates;
    if (const auto it = known.find(candidates); it != known.end()) return it->second;
    int best = candidates * candidates;
    for (int open = 0; open <= 1; ++open)
        for (int elsewhere = 0; elsewhere < positions && elsewhere + open <= candidates; ++elsewhere) {
            const int rest = candidates - open - elsewhere;
            if (elsewhere == candidates || rest == candidates) continue; // the guess tells nothing
            const bool wins = open == 1 && elsewhere == 0;
            best = std::min(best, candidates + (open == 1 && !wins ? 1 : 0) + fewest(elsewhere, positions, known) +
                                      fewest(rest, positions, known));
        }
    return known[candidates] = best;
}

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("version spaces: every figure of the source's examples, and exactly its errors are errata")
    {
        using E = Example;
        using Q = Quantity;
        struct Expected {
            E example;
            Q what;
            int answer;
            double printed, ours; // printed: -1 = not printed
        };
        const std::vector<Expected> table{
            {E::complete_game, Q::codes_left, 1, -1, 480},
            {E::complete_game, Q::codes_left, 2, -1, 42},
            {E::complete_game, Q::codes_left, 3, -1, 24},
            {E::complete_game, Q::codes_left, 4, -1, 1},
            {E::complete_game, Q::codes_left, 5, -1, 1},
            {E::one_fija, Q::concepts, 0, 4, 4},
            {E::three_fijas, Q::concepts, 0, 4, 4},
            {E::two_picas, Q::concepts, 0, 9, 9},
            {E::two_picas, Q::concepts_by_printed_rule, 0, 9, 12},
            {E::three_picas, Q::concepts, 0, 2, 2},
            {E::three_picas, Q::concepts_by_printed_rule, 0, 2, 8},
            {E::misses, Q::concepts, 0, 4, 4},
            {E::no_repeats, Q::concepts, 0, 6, 6},
            {E::fija_and_pica, Q::value_pairs, 0, 12, 12},
            {E::fija_and_pica, Q::hypotheses, 0, 24, 24},
            {E::fija_and_pica, Q::codes_left, 1, -1, 720},
            {E::compound, Q::simple_examples, 0, 11, 15},
            {E::compound, Q::codes, 0, -1, 30},
            {E::compound, Q::codes_as_printed, 0, -1, 42},
            {E::one_open, Q::guesses_one_by_one, 0, 3.5, 4},
            {E::one_open, Q::worst_one_by_one, 0, 7, 7},
            {E::one_open, Q::guesses_halving, 0, -1, 20.0 / 7},
            {E::one_open, Q::worst_halving, 0, 3, 3},
            {E::one_open, Q::guesses_best, 0, -1, 20.0 / 7},
            {E::reject_one, Q::specialisations, 0, 9, 9},
            {E::reject_two, Q::specialisations, 0, 81, 18},
            {E::reject_two, Q::general, 0, -1, 81},
            {E::reject_two, Q::general_with_repeats, 0, 8, 8},
            {E::reject_four, Q::specialisations, 0, 6561, 36},
            {E::reject_four, Q::general, 0, -1, 6561},
            {E::reject_four, Q::general_with_repeats, 0, -1, 3228},
        };
        const std::vector<Figure> all = figures();
        REQUIRE(all.size() == table.size());
        int errata = 0;
        for (std::size_t i = 0; i < table.size(); ++i) {
            const Expected& e = table[i];
            INFO(name(e.example), " ", name(e.what));
            CHECK(all[i].example == e.example);
            CHECK(all[i].what == e.what);
            CHECK(all[i].answer == e.answer);
            CHECK(all[i].ours == e.ours);
            CHECK(all[i].printed.value_or(-1) == e.printed);
            CHECK(all[i].is_erratum() == (e.printed != -1 && e.printed != e.ours));
            errata += all[i].is_erratum() ? 1 : 0;
        }
        CHECK(errata == 6);
    }
    TEST_CASE("version spaces: the source's answers are right, and its hypotheses are among those generated")
    {
        for (int e = 0; e < examples; ++e) {
            const Guided g = guided(static_cast<Example>(e));
            CHECK(g.example == static_cast<Example>(e));
            if (g.secret)
                for (const Clue& c : g.clues) CHECK(feedback(picas_fijas, c.guess, *g.secret) == c.answer);
            if (g.positive == most_specific()) continue;
            const auto all = hypotheses_of(picas_fijas, g.clues.back().guess, g.clues.back().answer, Cover::b);
            CHECK(std::count_if(all.all.begin(), all.all.end(), [&](const Hypothesis& h) {
                      return h.positive == g.positive && h.black == g.black;
                  }) == 1);
        }
    }
    TEST_CASE("version spaces: the printed rule for picas admits three tuples more, each with a value twice")
    {
        const Guided g = guided(Example::two_picas);
        std::vector<std::string> more;
        const auto right = white_choices(picas_fijas, g.clues[0].guess, g.black, 2, 100);
        for (const Concept& c : white_choices_as_printed(picas_fijas, g.clues[0].guess, g.black, 2))
            if (std::find(right.begin(), right.end(), c) == right.end()) more.push_back(to_text(picas_fijas, c));
        CHECK(more == std::vector<std::string>{"13?3", "144?", "1?22"});
    }
    TEST_CASE("version spaces: one open slot, direct and best")
    {
        const std::vector<std::array<double, 3>> table{
            {3, 2, 2}, {4, 2.5, 2.25}, {7, 4, 20.0 / 7}, {12, 6.5, 43.0 / 12}};
        for (const auto& [q, direct, best] : table) {
            CHECK(one_by_one(static_cast<int>(q)).mean() == direct);
            CHECK(best_split(static_cast<int>(q), 4).mean() == best);
        }
        for (int positions = 2; positions <= 6; ++positions) {
            std::map<int, int> known;
            for (int q = 1; q <= 15; ++q) {
                CHECK(best_split(q, positions).total == fewest(q, positions, known));
                CHECK(halving(q, positions).total >= best_split(q, positions).total);
            }
        }
        CHECK(halving(1, 4).total == 1);
    }
}
