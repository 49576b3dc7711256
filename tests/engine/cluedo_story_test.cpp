// The trace of propagation and probing, as the screen shows it.
#include "engine/cluedo/story.hpp"
#include "tests/engine/cluedo_support.hpp"
#include <doctest/doctest.h>

using namespace engine;
using namespace engine::cluedo;

namespace {

/// Random games, and one with contradictory entries.
std::vector<Notebook> notebooks()
{
    Rng rng(41);
    std::vector<Notebook> books;
    for (int players = 3; players <= 6; ++players)
        for (const int questions : {0, 4, 14}) {
            books.push_back(random_notebook(dealt(classic, players, 0), 1, questions, rng));
            books.push_back(random_notebook(dealt(master_detective, players + 2, 0), nobody, questions, rng));
        }
    Notebook wrong = random_notebook(dealt(classic, 4, 0), 0, 8, rng);
    wrong.entries.push_back(Entry::fact(Entry::Kind::reveal, 1, 3));
    wrong.entries.push_back(Entry::fact(Entry::Kind::lacks, 1, 3));
    books.push_back(wrong);
    // One open place and two showings with a common card; a third showing contradicts, and a trial finds that.
    const auto reveal = [](Card c) { return Entry::fact(Entry::Kind::reveal, 2, c); };
    const View v = six(bit(5) | bit(11) | bit(20));
    books.push_back({v, {reveal(13), reveal(14), shows(1, {1, 7, 20}, 2), shows(1, {2, 7, 20}, 2)}});
    books.push_back(books.back());
    books.back().entries.push_back(shows(1, {3, 8, 20}, 2));
    return books;
}

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("a story told to its end reaches the level's fixpoint, with and without the trials that came to nothing")
    {
        for (const Notebook& book : notebooks())
            for (const Level level : {Level::propagation, Level::probing})
                for (const Trials trials : {Trials::refuted, Trials::all}) {
                    const Story s = story_of(book.view, book.entries, level, trials);
                    Domains d = Domains::of(book.view.table);
                    REQUIRE(s.consistent == decide(book.view.table, s.constraints, d, level));
                    CHECK(domains_after(s, 0) == Domains::of(book.view.table));
                    CHECK((s.open_trials == 0 || trials == Trials::refuted));
                    if (!s.consistent) {
                        CHECK(s.moves.back().kind == Move::Kind::conflict);
                        CHECK(supposed_after(s, s.moves.size()).empty());
                    } else if (s.cut) {
                        CHECK(trials == Trials::all);
                        CHECK(s.moves.size() == Story::max_moves);
                    } else {
                        CHECK(domains_after(s, s.moves.size()) == d);
                    }
                }
    }
    TEST_CASE(
        "each step of a story follows: learnt literals are forced by their constraint, conflicts are, trials nest")
    {
        int refuted = 0;
        for (const Notebook& book : notebooks()) {
            const Table& t = book.view.table;
            const Story s = story_of(book.view, book.entries, Level::probing);
            std::optional<Literal> supposed;
            for (std::size_t k = 0; k < s.moves.size(); ++k) {
                const Move& m = s.moves[k];
                const Domains before = domains_after(s, k), after = domains_after(s, k + 1);
                CHECK(supposed_after(s, k) == (supposed ? std::vector{*supposed} : std::vector<Literal>{}));
                if (m.kind == Move::Kind::trial) {
                    CHECK_FALSE(supposed);
                    supposed = m.literal;
                    CHECK(before.at(m.literal.card, m.literal.holder) == Domain::both);
                } else if (m.kind == Move::Kind::refuted) {
                    ++refuted;
                    CHECK(supposed == m.literal);
                    supposed.reset();
                    CHECK(s.moves[k - 1].kind == Move::Kind::conflict);
                    CHECK(after.at(m.literal.card, m.literal.holder) ==
                          (m.literal.holds ? Domain::only_false : Domain::only_true));
                } else {
                    REQUIRE(m.constraint >= 0);
                    const Constraint& c = s.constraints[static_cast<std::size_t>(m.constraint)];
                    const Domain value = c.value ? Domain::only_true : Domain::only_false;
                    if (m.kind == Move::Kind::conflict) {
                        CHECK(up(c.n, c.arguments(t, before)) == negated(value));
                        continue;
                    }
                    const auto about = arguments(t, c);
                    CHECK(std::find(about.begin(), about.end(), Literal{m.literal.card, m.literal.holder, true}) !=
                          about.end());
                    CHECK(down(c.n, c.arguments(t, before), value) ==
                          (m.literal.holds ? Domain::only_true : Domain::only_false));
                    CHECK(after.at(m.literal.card, m.literal.holder) != Domain::both);
                    CHECK(after.decided(t) == before.decided(t) + 1);
                }
            }
        }
        CHECK(refuted > 3);
    }
    TEST_CASE("a story's constraints tell what they count and where they come from")
    {
        const View v = six(bit(0) | bit(6) | bit(12));
        const std::vector<Entry> log{shows(1, {1, 7, 13}, 3), shows(0, {2, 8, 14}, 1, 8),
                                     Entry::accusation(2, {1, 7, 13}, false), Entry::fact(Entry::Kind::lacks, 6, 5)};
        const Story s = story_of(v, log, Level::propagation);
        std::vector<Meaning> said;
        for (const Constraint& k : s.constraints) {
            if (k.source >= 0 || k.source == from_hand) said.push_back(meaning(v.table, k));
            if (meaning(v.table, k) == Meaning::one_holder) CHECK(arguments(v.table, k).size() == 7);
            if (meaning(v.table, k) == Meaning::size_of_hand) CHECK(arguments(v.table, k).size() == 21);
        }
        using M = Meaning;
        CHECK(said == std::vector{M::own_hand, M::lacks, M::showed_one, M::holds, M::not_all_of_these, M::lacks});
        CHECK(arguments(v.table, s.constraints.back()) == std::vector{Literal{5, 6, true}});
        CHECK(std::count_if(s.constraints.begin(), s.constraints.end(),
                            [&](const Constraint& k) { return meaning(v.table, k) == M::one_of_kind; }) == 3);
    }
}
