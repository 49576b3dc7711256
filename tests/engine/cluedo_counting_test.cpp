#include "engine/cluedo/review.hpp"
#include "engine/cluedo/shares.hpp"
#include "engine/cluedo/show_order.hpp"
#include "tests/engine/cluedo_support.hpp"
#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>
#include <map>

using namespace engine;
using namespace engine::cluedo;

namespace {

/// Recomputes everything from the list of all deals.
void check_against_list(const View& v, const std::vector<Entry>& entries)
{
    const Table& t = v.table;
    const Shares shares = run(SharesJob(v, entries));
    const auto deals = all_deals(t, constraints_of(v, entries));
    REQUIRE(shares.exact);
    REQUIRE(shares.total == deals.size());
    REQUIRE(shares.consistent == !deals.empty());
    if (deals.empty()) return;
    std::map<Trio, Count> envelopes;
    std::vector<std::array<Count, max_holders>> with(static_cast<std::size_t>(t.deck.cards()));
    for (const Deal& deal : deals) {
        ++envelopes[envelope_in(t, deal)];
        for (std::size_t c = 0; c < with.size(); ++c) ++with[c][static_cast<std::size_t>(deal[c])];
    }
    REQUIRE(shares.deals_with == with);
    REQUIRE(shares.envelopes.size() == envelopes.size());
    std::size_t i = 0;
    for (const auto& [trio, n] : envelopes) {
        REQUIRE(shares.envelopes[i].cards == trio);
        REQUIRE(shares.envelopes[i].deals == n);
        ++i;
    }
    REQUIRE(shares.certain == agreement(t, deals));
}

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("counts, shares, envelopes and certainties agree with listing all deals, on small decks")
    {
        Rng rng(22);
        for (const Table& t : small_tables())
            for (int round = 0; round < 24; ++round) {
                const Notebook book = random_notebook(t, round % 3 == 0 ? nobody : Holder{1}, round % 8, rng);
                check_against_list(book.view, book.entries);
            }
    }
    TEST_CASE("nothing known: a multinomial times the envelopes")
    {
        const Shares shares = run(SharesJob(View{dealt(classic, 6, 0), nobody, 0}, {}));
        CHECK(shares.total == Count{6 * 6 * 9} * 137225088000u); // 18! / 3!^6
        CHECK(shares.envelopes.size() == 324);
    }
    TEST_CASE("every table of 24 cards keeps all sums below 2^64")
    {
        for (int a = 1; a <= max_of_kind; ++a)
            for (int b = std::max(1, 24 - a - max_of_kind); b <= max_of_kind && a + b <= 23; ++b)
                for (int players = min_players; players <= max_players; ++players) {
                    const Table t = dealt({{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                                            static_cast<std::uint8_t>(24 - a - b)}},
                                          players, 0);
                    REQUIRE_FALSE(problem(t));
                    Count bound = 1;
                    int left = 24;
                    for (Holder h = 0; h < t.holders(); ++h) {
                        REQUIRE_FALSE(__builtin_mul_overflow(bound, choose(left, t.size(h)), &bound));
                        left -= t.size(h);
                    }
                }
    }
    TEST_CASE("sliced counting, advising and sampling equal whole ones")
    {
        Rng rng(23);
        const Notebook book = random_notebook(dealt(classic, 6, 0), 3, 9, rng);
        const Shares whole = run(SharesJob(book.view, book.entries));
        SharesJob sliced(book.view, book.entries);
        Count slices = 1, done = 0;
        while (sliced.step(Budget{1}) == Step::more) {
            ++slices;
            REQUIRE(static_cast<Count>(sliced.progress().done) >= done);
            done = static_cast<Count>(sliced.progress().done);
        }
        CHECK(slices > 10);
        CHECK(sliced.result().total == whole.total);
        CHECK(sliced.result().deals_with == whole.deals_with);

        AdviceQuery query;
        query.question = Trio{0, 6, 12};
        query.samples = 200;
        const Advice advice = run(AdviceJob(book.view, book.entries, query));
        AdviceJob slow(book.view, book.entries, query);
        while (slow.step(Budget{3}) == Step::more) {}
        REQUIRE(slow.result().questions.size() == advice.questions.size());
        for (std::size_t i = 0; i < advice.questions.size(); ++i) {
            CHECK(slow.result().questions[i].cards == advice.questions[i].cards);
            CHECK(slow.result().questions[i].score == advice.questions[i].score);
        }

        const Shares sampled = run(SharesJob(book.view, book.entries, 3000));
        SharesJob samples(book.view, book.entries, 3000);
        while (samples.step(Budget{1}) == Step::more) {}
        CHECK_FALSE(sampled.exact);
        CHECK(samples.result().deals_with == sampled.deals_with);
    }
    TEST_CASE("draws are uniform: each deal of a small notebook comes about equally often")
    {
        Rng rng(24);
        const Table t = dealt(Deck{{2, 3, 3}}, 2, 0);
        const Notebook book = random_notebook(t, nobody, 3, rng);
        const auto constraints = constraints_of(book.view, book.entries);
        const auto deals = all_deals(t, constraints);
        DealSpace space(t, constraints, Domains::of(t));
        while (space.step(Budget{100}) == Step::more) {}
        REQUIRE(space.count() == deals.size());
        std::map<Deal, int> drawn;
        const int draws = static_cast<int>(deals.size()) * 200;
        for (int i = 0; i < draws; ++i) ++drawn[space.draw(rng)];
        CHECK(drawn.size() == deals.size());
        double chi = 0;
        for (const auto& [deal, n] : drawn) {
            CHECK(satisfies(t, constraints, deal));
            chi += (n - 200.0) * (n - 200.0) / 200.0;
        }
        const double freedom = static_cast<double>(deals.size()) - 1;
        CHECK(chi < freedom + 5 * std::sqrt(2 * freedom));
    }
    TEST_CASE("where counting is given up, samples say so, come near the truth and never gainsay a certainty")
    {
        Rng rng(25);
        for (int round = 0; round < 3; ++round) {
            const Notebook book = random_notebook(dealt(classic, 6, 0), 0, 8, rng);
            SharesJob counted(book.view, book.entries);
            while (counted.step(Budget{1000}) == Step::more) {}
            const Shares& exact = counted.result();
            const Shares sampled = run(SharesJob(book.view, book.entries, counted.deals().space().work() / 2));
            REQUIRE(exact.exact);
            REQUIRE_FALSE(sampled.exact);
            CHECK(sampled.total == SharesJob::samples_wanted);
            CHECK(sampled.certain == exact.certain);
            CHECK(sampled.estimate == doctest::Approx(exact.estimate).epsilon(0.2));
            for (std::size_t c = 0; c < 21; ++c)
                for (std::size_t h = 0; h < 7; ++h) {
                    const double p = static_cast<double>(exact.deals_with[c][h]) / static_cast<double>(exact.total);
                    const double q = static_cast<double>(sampled.deals_with[c][h]) / static_cast<double>(sampled.total);
                    CHECK(std::abs(p - q) < 0.045); // more than 5 standard errors
                    if (exact.deals_with[c][h] == 0) CHECK(sampled.deals_with[c][h] == 0);
                }
        }
        View bad = six(bit(5) | bit(11) | bit(20));
        std::vector<Entry> log{Entry::fact(Entry::Kind::reveal, 2, 13), shows(1, {1, 7, 20}, 2),
                               shows(1, {2, 8, 20}, 2), shows(1, {3, 9, 20}, 2)};
        CHECK_FALSE(run(SharesJob(bad, log, 10)).consistent);
    }
    TEST_CASE("30 cards are exact or say that they are sampled")
    {
        Rng rng(26);
        for (const int players : {3, 8}) {
            const Notebook book = random_notebook(dealt(master_detective, players, 0), 0, 6, rng);
            const Shares shares = run(SharesJob(book.view, book.entries, 2'000'000));
            CHECK(shares.consistent);
            CHECK(shares.total > 0);
            CHECK(shares.estimate > 1e4);
            if (!shares.exact) CHECK(shares.total <= SharesJob::samples_wanted);
        }
    }
    TEST_CASE("more deals than 64 bits hold are drawn from the exact tables and told as an estimate")
    {
        const Shares shares = run(SharesJob(View{dealt(master_detective, 8, 0), nobody, 0}, {}));
        CHECK(shares.consistent);
        CHECK_FALSE(shares.exact);
        CHECK(shares.estimate == doctest::Approx(960 * 1.0888869450418352e28 / (24.0 * 24 * 24 * 6 * 6 * 6 * 6 * 6)));
    }
    TEST_CASE("renaming cards within a kind renames the shares")
    {
        Rng rng(27);
        Notebook book = random_notebook(dealt(classic, 5, 0), 0, 10, rng);
        const Shares before = run(SharesJob(book.view, book.entries));
        const auto renamed = [](Card c) {
            if (c < 0) return c;
            if (c < 6) return static_cast<Card>((c + 1) % 6);
            if (c < 12) return static_cast<Card>(6 + (c - 6 + 5) % 6);
            return static_cast<Card>(12 + (c - 12 + 4) % 9);
        };
        Cards hand = 0;
        for (const Card c : list_of(book.view.hand)) hand |= bit(renamed(c));
        book.view.hand = hand;
        for (Entry& e : book.entries) {
            for (Card& c : e.cards) c = renamed(c);
            for (Card& c : e.seen) c = renamed(c);
            e.card = renamed(e.card);
        }
        const Shares after = run(SharesJob(book.view, book.entries));
        for (Card c = 0; c < 21; ++c)
            CHECK(after.deals_with[static_cast<std::size_t>(renamed(c))] ==
                  before.deals_with[static_cast<std::size_t>(c)]);
    }
    TEST_CASE("advice: answers' shares add up to one, and the score is that of its parts")
    {
        Rng rng(28);
        const Notebook book = random_notebook(dealt(classic, 4, 0), 0, 16, rng);
        AdviceQuery query;
        query.top = 1000;
        const Advice advice = run(AdviceJob(book.view, book.entries, query));
        CHECK(advice.consistent);
        CHECK(advice.exact);
        CHECK(advice.questions.size() == advice.of);
        Count all = 0;
        for (const Question& q : advice.questions) {
            double sum = 0, solves = 0;
            for (const Answer& a : q.answers) {
                sum += a.share;
                if (a.envelopes == 1) solves += a.share;
            }
            CHECK(sum == doctest::Approx(1));
            CHECK(solves == doctest::Approx(q.solves));
            CHECK(q.score == doctest::Approx(1e9 * (q.solves + 0.05 * q.bits)));
            all += q.number();
        }
        CHECK(all == 324); // every question belongs to exactly one class
        CHECK(std::is_sorted(advice.questions.begin(), advice.questions.end(),
                             [](const Question& a, const Question& b) { return a.score > b.score; }));
    }
    TEST_CASE("advice: the envelopes left after an answer are those that counting finds once it is noted")
    {
        Rng rng(30);
        int rare = 0;
        for (const int rows : {0, 6, 16, 30}) {
            const Notebook book = random_notebook(dealt(classic, 4, 0), 0, rows, rng);
            AdviceQuery query;
            query.top = 3;
            query.visits = 0;
            query.samples = 100; // most answers leave more envelopes than were drawn
            const Advice drawn = run(AdviceJob(book.view, book.entries, query));
            query.searches = 100'000;
            const Advice advice = run(AdviceJob(book.view, book.entries, query));
            for (std::size_t i = 0; i < advice.questions.size(); ++i) {
                const Question& q = advice.questions[i];
                CHECK(q.score == drawn.questions[i].score); // searching does not change the order
                for (std::size_t j = 0; j < q.answers.size(); ++j) {
                    const Answer& a = q.answers[j];
                    auto then = book.entries;
                    then.push_back(Entry::suggestion(0, q.cards, a.shower, a.card));
                    const Shares shares = run(SharesJob(book.view, then));
                    REQUIRE(shares.exact);
                    CHECK(a.all);
                    CHECK(a.envelopes == static_cast<int>(shares.envelopes.size()));
                    const Answer& before = drawn.questions[i].answers[j];
                    CHECK((!before.all || before.envelopes == 1)); // one is proven at once
                    CHECK(before.envelopes <= a.envelopes);
                    rare += before.envelopes < a.envelopes;
                }
            }
        }
        CHECK(rare > 10);
    }
    TEST_CASE("advice: searches end where they may, the best question's answers first, in slices as at once")
    {
        Rng rng(28);
        const Notebook book = random_notebook(dealt(classic, 4, 0), 0, 6, rng);
        AdviceQuery query;
        query.visits = 0;
        query.searches = 500;
        const Advice whole = run(AdviceJob(book.view, book.entries, query));
        CHECK(whole.questions[0].answers[0].all);
        CHECK_FALSE(whole.questions.back().answers.back().all);
        AdviceJob sliced(book.view, book.entries, query);
        while (sliced.step(Budget{1}) == Step::more) {}
        for (std::size_t i = 0; i < whole.questions.size(); ++i)
            CHECK(sliced.result().questions[i].answers == whole.questions[i].answers);
    }
    TEST_CASE("a review: deals only grow fewer, a level knows no earlier than the next one, sliced equals whole")
    {
        Rng rng(29);
        const Notebook book = random_notebook(dealt(classic, 4, 0), 0, 60, rng);
        const Review whole = run(ReviewJob(book.view, book.entries));
        ReviewJob sliced(book.view, book.entries);
        while (sliced.step(Budget{7}) == Step::more) {}
        CHECK(sliced.result().points == whole.points);
        CHECK(sliced.result().asked == whole.asked);
        REQUIRE(whole.points.size() == book.entries.size() + 1);
        for (std::size_t i = 1; i < whole.points.size(); ++i) CHECK(whole.points[i].deals <= whole.points[i - 1].deals);
        for (std::size_t i = 0; i < whole.points.size(); ++i)
            CHECK((whole.points[i].envelopes == 1) == (static_cast<int>(i) >= whole.known_after[2].value_or(99)));
        CHECK(whole.known_after[1].value_or(99) >= whole.known_after[2].value_or(99));
        CHECK(whole.known_after[0].value_or(99) >= whole.known_after[1].value_or(99));
        CHECK(whole.asked.size() > 5);
        for (const Review::Asked& a : whole.asked) {
            CHECK(book.entries[static_cast<std::size_t>(a.row)].by == 0);
            CHECK(a.best >= a.score);
        }
        REQUIRE(whole.worst);
        CHECK(whole.asked[*whole.worst].cost() > 0);
    }
    TEST_CASE("which card to show: one the asker has seen, then one most have seen, then of the largest kind")
    {
        const View v = six(bit(0) | bit(6) | bit(12));
        CHECK(cards_to_show(v, {}, 3, {0, 6, 12}) == std::vector<Card>{12, 0, 6});
        const std::vector<Entry> log{shows(2, {0, 7, 13}, 0, 0), shows(3, {1, 6, 13}, 0, 6)};
        CHECK(cards_to_show(v, log, 3, {0, 6, 12}) == std::vector<Card>{6, 0, 12});
        CHECK(cards_to_show(v, log, 4, {0, 7, 13}) == std::vector<Card>{0});
        CHECK(cards_to_show(v, log, 4, {1, 7, 13}).empty());
    }
}
