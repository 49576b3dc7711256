// Tables of real games, where every deal is listed: shares, certainties, advice and reasons.
#include "engine/cluedo/advice.hpp"
#include "engine/cluedo/why.hpp"
#include "tests/engine/cluedo_house.hpp"
#include <doctest/doctest.h>
#include <map>
#include <set>

using namespace engine;
using namespace engine::cluedo;
using namespace cluedo_house;

TEST_SUITE("cluedo")
{
    TEST_CASE("random tables with ranges, everyone shows, a pile and departures: every share and certainty as listed")
    {
        Rng rng(71);
        int ranges = 0, departures = 0, everyone = 0;
        for (int game = 0; game < 250; ++game) {
            const Notebook book = house_game(rng);
            const Table& t = book.view.table;
            REQUIRE_FALSE(problem(book.view));
            for (const Entry& e : book.entries) REQUIRE_FALSE(problem(book.view, e));
            const auto deals = listed(book.view, book.entries);
            REQUIRE(!deals.empty());
            const Shares shares = run(SharesJob(book.view, book.entries));
            CHECK(shares.exact);
            CHECK(shares.total == deals.size());
            std::map<Cards, Count> envelopes;
            for (const auto& deal : deals) ++envelopes[deal[static_cast<std::size_t>(t.envelope())]];
            CHECK(shares.envelopes.size() == envelopes.size());
            for (const auto& e : shares.envelopes) CHECK(envelopes[set_of(e.cards)] == e.deals);
            for (Card c = 0; c < t.deck.cards(); ++c)
                for (Holder h = 0; h < t.holders(); ++h) {
                    Count n = 0;
                    for (const auto& deal : deals) n += deal[static_cast<std::size_t>(h)] >> c & 1;
                    CHECK(shares.deals_with[static_cast<std::size_t>(c)][static_cast<std::size_t>(h)] == n);
                }
            Domains certain = Domains::of(t); // by search, without counting
            REQUIRE(complete(t, constraints_of(book.view, book.entries), certain));
            CHECK(certain == shares.certain);
            for (const Level level : {Level::propagation, Level::probing}) {
                Domains d = Domains::of(t);
                CHECK(decide(t, constraints_of(book.view, book.entries), d, level));
                for (Holder h = 0; h < t.holders(); ++h) CHECK((certain.may(h) & ~d.may(h)) == 0);
            }
            ranges += !t.sizes_known();
            for (const Entry& e : book.entries) {
                departures += e.leaves;
                everyone += e.everyone;
            }
        }
        CHECK(ranges > 100);
        CHECK(departures > 20);
        CHECK(everyone > 100);
    }
    TEST_CASE("advice at such tables: answers and envelopes left are those of the listed deals")
    {
        Rng rng(72);
        int asked = 0;
        for (int game = 0; game < 60; ++game) {
            const Notebook book = house_game(rng);
            const Table& t = book.view.table;
            const Holder me = book.view.me;
            const std::uint32_t absent = absences(book.entries).back();
            if (me == nobody || (absent >> me & 1) != 0) continue;
            const auto deals = listed(book.view, book.entries);
            AdviceQuery query;
            query.top = 1000;
            const Advice advice = run(AdviceJob(book.view, book.entries, query));
            REQUIRE(advice.exact);
            for (const Question& q : advice.questions) {
                std::map<std::pair<Holder, Card>, std::pair<double, std::set<Cards>>> answers;
                for (const auto& deal : deals) {
                    Holder h = t.next(me);
                    while (h != me &&
                           ((deal[static_cast<std::size_t>(h)] & set_of(q.cards)) == 0 || (absent >> h & 1) != 0))
                        h = t.next(h);
                    const auto fits = h == me ? std::vector<Card>{no_card}
                                              : list_of(deal[static_cast<std::size_t>(h)] & set_of(q.cards));
                    for (const Card c : fits) {
                        auto& [share, envelopes] = answers[{h == me ? nobody : h, c}];
                        share += 1.0 / static_cast<double>(fits.size() * deals.size());
                        envelopes.insert(deal[static_cast<std::size_t>(t.envelope())]);
                    }
                }
                CHECK(q.answers.size() == answers.size());
                for (const Answer& a : q.answers) {
                    const auto& [share, envelopes] = answers[{a.shower, a.card}];
                    CHECK(a.share == doctest::Approx(share));
                    CHECK(a.envelopes == static_cast<int>(envelopes.size()));
                }
                ++asked;
            }
        }
        CHECK(asked > 200);
    }
    TEST_CASE("why: a minimal set of entries, although a departure takes words from later ones")
    {
        Rng rng(73);
        int found = 0;
        for (int game = 0; game < 60; ++game) {
            const Notebook book = house_game(rng);
            const Table& t = book.view.table;
            const auto deals = listed(book.view, book.entries);
            for (Card c = 0; c < t.deck.cards(); ++c)
                for (Holder h = 0; h < t.holders(); ++h) {
                    std::size_t with_it = 0;
                    for (const auto& deal : deals) with_it += deal[static_cast<std::size_t>(h)] >> c & 1;
                    const Why why = run(WhyJob(book.view, book.entries, c, h));
                    CHECK(why.holds.has_value() == (with_it == 0 || with_it == deals.size()));
                    found += why.holds.has_value();
                }
        }
        CHECK(found > 500);
    }
}
