// What a rival certainly knows: from its provable notes, and from every history that fits mine; against listed deals.
#include "engine/cluedo/histories.hpp"
#include "tests/engine/cluedo_listed.hpp"
#include "tests/engine/cluedo_support.hpp"
#include <doctest/doctest.h>
#include <vector>

using namespace engine;
using namespace engine::cluedo;
using namespace cluedo_listed;

TEST_SUITE("cluedo")
{
    TEST_CASE("a rival is certain of the literals that all deals of its provable notes share, never of more")
    {
        Rng rng(82);
        int more = 0;
        for (int game = 0; game < 40; ++game) {
            const Table& t = three_by_three;
            const auto me = static_cast<Holder>(game % 3);
            const Notebook book = random_notebook(t, me, 2 + game % 6, rng);
            const auto all = public_deals(t, book.entries);
            const auto mine = my_deals(all, book);
            Domains certain = Domains::of(t);
            REQUIRE(complete(t, constraints_of(book.view, book.entries), certain));
            for (Holder seat = 0; seat < 3; ++seat) {
                if (seat == me) continue;
                const Domains d = certain_of(book.view, book.entries, seat, certain);
                std::vector<Held> provable;
                for (const Held& deal : all) {
                    const Cards hand = deal[static_cast<std::size_t>(seat)];
                    bool fit = (certain.holds(seat) & ~hand) == 0 && (hand & ~certain.may(seat)) == 0;
                    for (const Entry& e : book.entries) {
                        if (e.kind == Entry::Kind::accuse && e.by == seat)
                            fit = fit &&
                                  (certain.holds(t.envelope()) & ~deal[static_cast<std::size_t>(t.envelope())]) == 0;
                        if (e.kind != Entry::Kind::suggest || e.by != seat || e.shower == nobody) continue;
                        const Cards may = e.card != no_card ? bit(e.card) : set_of(e.cards) & certain.may(e.shower);
                        if (size_of(may) == 1) fit = fit && (may & ~deal[static_cast<std::size_t>(e.shower)]) == 0;
                    }
                    if (fit) provable.push_back(deal);
                }
                for (Card c = 0; c < 9; ++c)
                    for (Holder h = 0; h < t.holders(); ++h) {
                        std::size_t n = 0;
                        for (const Held& deal : provable) n += deal[static_cast<std::size_t>(h)] >> c & 1;
                        const Domain expected = n == 0                 ? Domain::only_false
                                                : n == provable.size() ? Domain::only_true
                                                                       : Domain::both;
                        CHECK(d.at(c, h) == expected);
                        more += d.at(c, h) != Domain::both && h != seat;
                    }
            }
        }
        CHECK(more > 300);
    }
    TEST_CASE("where all histories can be gone through a rival is certain of what it knows in every one of them")
    {
        Rng rng(92);
        int games = 0, more = 0, looked = 0;
        for (int game = 0; game < 60; ++game) {
            const Table& t = three_by_three;
            const auto me = static_cast<Holder>(game % 3);
            const Notebook book =
                game % 4 == 3 ? random_open_game(t, me, 1 + game % 3, rng) : random_notebook(t, me, 2 + game % 5, rng);
            const auto all = public_deals(t, book.entries);
            const auto mine = my_deals(all, book);
            if (mine.size() > 150) continue;
            ++games;
            Domains certain = Domains::of(t);
            REQUIRE(complete(t, constraints_of(book.view, book.entries), certain));
            for (Holder seat = 0; seat < 3; ++seat) {
                if (seat == me) continue;
                const Domains d = run(HistoriesJob(book.view, book.entries, seat, certain));
                CHECK(d == known_in_all_histories(t, all, book, seat, mine));
                HistoriesJob sliced(book.view, book.entries, seat, certain);
                while (sliced.step(Budget{1}) == Step::more) {}
                CHECK(sliced.result() == d);
                more += d.decided(t) > certain_of(book.view, book.entries, seat, certain).decided(t);
                looked += Rival(book.view, book.entries, seat, RivalModel::complete).looked();
            }
        }
        CHECK(games > 30);
        CHECK(more > 5);
        CHECK(looked > 2);
    }
    TEST_CASE("a rival with one envelope left in every history is certain of my cards where each history names them")
    {
        const View mine{three_by_three, 0, bit(0) | bit(3)};
        const std::vector<Entry> notes{Entry::suggestion(1, {1, 4, 6}, 2), Entry::suggestion(2, {2, 5, 8}, 1),
                                       Entry::suggestion(2, {1, 4, 7}, 1)};
        Domains certain = Domains::of(mine.table);
        REQUIRE(complete(mine.table, constraints_of(mine, notes), certain));
        CHECK(certain_of(mine, notes, 2, certain).holds(0) == 0);
        CHECK(run(HistoriesJob(mine, notes, 2, certain)).holds(0) == mine.hand);
    }
}
