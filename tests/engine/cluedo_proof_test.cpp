// Explanations of literals, step by step, including those that need nested trials.
#include "engine/cluedo/proof.hpp"
#include "tests/engine/cluedo_support.hpp"
#include <doctest/doctest.h>

using namespace engine;
using namespace engine::cluedo;

namespace {

Why why_of(const Notebook& book, Card c, Holder h)
{
    WhyJob job(book.view, book.entries, c, h);
    while (job.step(Budget{1000}) == Step::more) {}
    return job.result();
}

/// Checks that every step follows from the steps kept before it, and that the last one is the literal.
void check_proof(const Story& s, const Literal& literal)
{
    const Table& t = s.table;
    REQUIRE_FALSE(s.moves.empty());
    std::vector<Literal> supposed;
    for (std::size_t k = 0; k < s.moves.size(); ++k) {
        const Move& m = s.moves[k];
        const Domains before = domains_after(s, k);
        CHECK(supposed_after(s, k) == supposed);
        if (m.kind == Move::Kind::trial) {
            CHECK(before.at(m.literal.card, m.literal.holder) == Domain::both);
            supposed.push_back(m.literal);
        } else if (m.kind == Move::Kind::refuted) {
            REQUIRE_FALSE(supposed.empty());
            CHECK(supposed.back() == m.literal);
            CHECK(s.moves[k - 1].kind == Move::Kind::conflict);
            supposed.pop_back();
        } else {
            REQUIRE(m.constraint >= 0);
            const Constraint& c = s.constraints[static_cast<std::size_t>(m.constraint)];
            const Domain value = c.value ? Domain::only_true : Domain::only_false;
            const Domain left = down(c.n, c.arguments(t, before), value);
            if (m.kind == Move::Kind::conflict) CHECK(left == Domain::none);
            else CHECK(left == (m.literal.holds ? Domain::only_true : Domain::only_false));
        }
    }
    CHECK(supposed.empty());
    const Domains end = domains_after(s, s.moves.size());
    CHECK(end.at(literal.card, literal.holder) == (literal.holds ? Domain::only_true : Domain::only_false));
}

int trials(const Story& s)
{
    return static_cast<int>(
        std::count_if(s.moves.begin(), s.moves.end(), [](const Move& m) { return m.kind == Move::Kind::trial; }));
}

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("what is certain in random games has steps, each of which follows, whatever it takes to see it")
    {
        Rng rng(7);
        int nested = 0, longest = 0;
        for (int game = 0; game < 120; ++game) {
            const Notebook book = random_notebook(dealt(classic, 4 + game % 3, 0), 0, 8 + game % 13, rng);
            const Table& t = book.view.table;
            Domains sure = Domains::of(t), probed = sure;
            const auto constraints = constraints_of(book.view, book.entries);
            REQUIRE(decide(t, constraints, sure, Level::complete));
            REQUIRE(decide(t, constraints, probed, Level::probing));
            for (Card c = 0; c < t.deck.cards(); ++c)
                for (Holder h = 0; h < t.holders(); ++h) {
                    const Domain d = sure.at(c, h);
                    const bool counted = probed.at(c, h) == Domain::both;
                    if (d == Domain::both || (!counted && (c + h + game) % 8 != 0)) continue; // samples easy ones
                    const Story s = proof_of(t, why_of(book, c, h), c, h);
                    REQUIRE_FALSE(s.cut);
                    check_proof(s, {c, h, d == Domain::only_true});
                    nested += trials(s) > 1 ? 1 : 0;
                    longest = std::max(longest, static_cast<int>(s.moves.size()));
                    if (counted) CHECK(trials(s) > 1); // a single trial does not suffice
                }
        }
        CHECK(nested > 30);
        CHECK(longest < 200);
    }
    TEST_CASE("two places, two showings without a card in common: nothing else fits, in two trials")
    {
        const View v = six(bit(0) | bit(6) | bit(12));
        const Entry reveal = Entry::fact(Entry::Kind::reveal, 2, 13);
        const Notebook book{v, {reveal, shows(1, {1, 7, 12}, 2), shows(1, {2, 8, 12}, 2)}};
        const Story s = proof_of(v.table, why_of(book, 20, 2), 20, 2);
        check_proof(s, {20, 2, false});
        CHECK(trials(s) == 2);
        CHECK(s.moves.front().literal == Literal{20, 2, true});
    }
}
