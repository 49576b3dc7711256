// Cluedo's advice and review against the listing of all deals, and where they only sample: what they do not claim.
#define JSON_NOEXCEPTION 1
#include "engine/cluedo/review.hpp"
#include "tests/cluedo_oracle.hpp"
#include "tests/engine/cluedo_support.hpp"
#include "tests/json.hpp"
#include <cmath>
#include <cstdlib>
#include <doctest/doctest.h>
#include <fstream>

using namespace engine;
using namespace engine::cluedo;

namespace {

/// The notebook as facts for the oracle.
oracle::Notes facts_of(const Notebook& book, std::size_t entries)
{
    const Table& t = book.view.table;
    oracle::Notes n;
    for (std::size_t k = 0; k < kinds; ++k) n.kinds[k] = t.deck.sizes[k];
    n.hands.assign(t.hand.begin(), t.hand.begin() + t.players);
    n.pile = t.pile;
    n.me = book.view.me;
    n.mine = book.view.hand;
    using Fact = oracle::Notes::Fact;
    for (const Entry& e : std::span(book.entries).first(entries)) {
        const auto cards = set_of(e.cards);
        if (e.kind == Entry::Kind::accuse && !e.right) n.facts.push_back({t.players, cards, Fact::not_all});
        if (e.kind == Entry::Kind::accuse && e.has_seen()) n.facts.push_back({t.players, set_of(e.seen), Fact::every});
        if (e.kind != Entry::Kind::suggest) continue;
        for (Holder h = t.next(e.by); h != e.by && h != e.shower; h = t.next(h))
            n.facts.push_back({h, cards, Fact::none});
        if (e.shower == nobody || e.shower == book.view.me) continue;
        if (e.card != no_card) n.facts.push_back({e.shower, bit(e.card), Fact::every});
        else n.facts.push_back({e.shower, cards, Fact::some});
    }
    return n;
}

struct Seen {
    int positions = 0, questions = 0, exact = 0;
    std::int64_t visits = 0;
};

/// Compares every question of the advice with the listing.
void compare(const Notebook& book, std::size_t entries, const std::vector<oracle::Deal>& deals, Rng& rng, Seen& seen)
{
    const oracle::Notes notes = facts_of(book, entries);
    AdviceQuery query;
    query.top = 1000;
    const auto any = [&](Kind kind) {
        const auto cards = list_of(book.view.table.deck.of(kind));
        return cards[rng.index(cards.size())];
    };
    const Card s = any(Kind::suspect), w = any(Kind::weapon), r = any(Kind::room);
    query.question = Trio{s, w, r};
    AdviceJob job(book.view, std::span(book.entries).first(entries), query);
    while (job.step(Budget{1 << 20}) == Step::more) {}
    const Advice& advice = job.result();
    REQUIRE(advice.consistent);
    ++seen.positions;
    seen.exact += advice.exact;
    REQUIRE(advice.exact);
    CHECK(advice.samples == 0);
    seen.visits = std::max(seen.visits, job.visited());
    std::vector<double> points;
    const auto same = [&](const Question& q) {
        const oracle::Told truth = oracle::told(notes, deals, q.cards);
        REQUIRE(q.bits == doctest::Approx(truth.bits).epsilon(1e-7));
        REQUIRE(q.solves == doctest::Approx(truth.solves).epsilon(1e-9));
        REQUIRE(q.error == 0);
        REQUIRE(q.answers.size() == truth.answers.size());
        for (const Answer& a : q.answers) {
            const auto it = truth.answers.find({a.shower, a.card});
            REQUIRE(it != truth.answers.end());
            REQUIRE(a.share == doctest::Approx(it->second.share).epsilon(1e-9));
            REQUIRE(a.envelopes == it->second.envelopes);
            REQUIRE(a.all);
        }
        ++seen.questions;
        return truth.points();
    };
    for (const Question& q : advice.questions) points.push_back(same(q));
    const auto rank = [&](double p) {
        return 1 + std::count_if(points.begin(), points.end(), [&](double other) { return other > p + 4e-9; });
    };
    for (std::size_t i = 0; i < points.size(); ++i) REQUIRE(advice.questions[i].rank == rank(points[i]));
    REQUIRE(advice.asked);
    REQUIRE(advice.rank == rank(same(*advice.asked)));
}

/// Random notebooks with at most `most` deals each.
void compare_positions(int positions, std::size_t least, std::size_t most, std::uint64_t seed, Seen& seen)
{
    Rng rng(seed);
    auto tables = small_tables();
    for (const int players : {3, 4, 5, 6}) tables.insert(tables.end(), 6, dealt(classic, players, 0));
    while (seen.positions < positions) {
        const Table& t = tables[rng.index(tables.size())];
        const int rows = static_cast<int>(rng.below(t.deck.cards() > 12 ? 45 : 6));
        const Holder me = static_cast<Holder>(rng.index(t.players));
        const Notebook book = random_notebook(t, me, rows, rng);
        const Shares shares = run(SharesJob(book.view, book.entries)); // chooses positions, proves nothing
        if (!shares.exact || shares.total > most || shares.total < least) continue;
        const auto deals = oracle::deals(facts_of(book, book.entries.size()), most);
        if (deals.empty()) continue; // too slow to list
        REQUIRE(deals.size() == shares.total);
        compare(book, book.entries.size(), deals, rng, seen);
    }
}

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("advice equals the listing of all deals: answers, envelopes, information, ranks (200 positions)")
    {
        Seen seen;
        compare_positions(200, 2, 20'000, 41, seen);
        MESSAGE(seen.questions << " questions, most visits " << seen.visits);
        CHECK(seen.questions > 10'000);
    }
    TEST_CASE("advice equals the listing of all deals (SAGAZ_LONG: 2000 positions of up to 200000)")
    {
        if (std::getenv("SAGAZ_LONG") == nullptr) return;
        Seen seen;
        compare_positions(2000, 2, 200'000, 42, seen);
        MESSAGE(seen.questions << " questions, most visits " << seen.visits);
    }
    TEST_CASE("the shared cases: information, chance to know, and points of each question")
    {
        std::ifstream file("tests/data/cluedo-advice.json");
        REQUIRE(file);
        const auto all = nlohmann::json::parse(file, nullptr, false);
        for (const auto& c : all["cases"]) {
            Notebook book;
            Table& t = book.view.table;
            for (std::size_t k = 0; k < kinds; ++k) t.deck.sizes[k] = c["deck"][k].get<std::uint8_t>();
            t.players = c["players"].get<std::uint8_t>();
            t.hand = {};
            for (std::size_t p = 0; p < t.players; ++p) t.hand[p] = c["hand_sizes"][p].get<std::uint8_t>();
            book.view.me = c["me"].get<int>();
            for (const auto& card : c["hand"]) book.view.hand |= bit(card.get<int>());
            const auto trio = [](const nlohmann::json& j) {
                return Trio{j[0].get<int>(), j[1].get<int>(), j[2].get<int>()};
            };
            for (const auto& e : c["events"])
                book.entries.push_back(Entry::suggestion(e["by"].get<int>(), trio(e["cards"]), e["shower"].get<int>(),
                                                         e["card"].is_null() ? no_card : e["card"].get<int>()));
            CHECK(std::to_string(run(SharesJob(book.view, book.entries)).total) == c["count"].get<std::string>());
            std::vector<std::pair<double, int>> ranks;
            for (const auto& q : c["questions"]) {
                AdviceQuery query;
                query.question = trio(q["cards"]);
                const Advice advice = run(AdviceJob(book.view, book.entries, query));
                REQUIRE(advice.exact);
                CHECK(std::abs(advice.asked->bits - q["bits"].get<double>()) < 0.0006);
                CHECK(std::abs(advice.asked->solves - q["known"].get<double>()) < 0.0006);
                CHECK(std::abs(static_cast<double>(advice.asked->score) / 1e7 - q["points"].get<double>()) < 0.006);
                ranks.emplace_back(-q["points"].get<double>(), advice.rank);
            }
            std::sort(ranks.begin(), ranks.end());
            for (std::size_t i = 1; i < ranks.size(); ++i) CHECK(ranks[i - 1].second < ranks[i].second);
        }
    }
    TEST_CASE("a review equals the listing of all deals: each question's points, the best's, the costliest")
    {
        Rng rng(43);
        int reviewed = 0, lost = 0, ties = 0;
        for (int round = 0; round < 120; ++round) {
            const auto tables = small_tables();
            const Table t = round % 3 == 0 ? dealt(classic, 4, 0) : tables[rng.index(tables.size())];
            const Notebook book = random_notebook(t, 1, round % 3 == 0 ? 36 : 9, rng);
            const Review review = run(ReviewJob(book.view, book.entries));
            double most = 0;
            for (const Review::Asked& a : review.asked) {
                CHECK(a.exact);
                most = std::max(most, static_cast<double>(a.cost()));
                const auto row = static_cast<std::size_t>(a.row);
                if (review.points[row].deals > 20'000) continue;
                const oracle::Notes notes = facts_of(book, row);
                const auto deals = oracle::deals(notes, 20'000);
                REQUIRE_FALSE(deals.empty());
                double best = 0;
                for (Card s = 0; s < t.deck.sizes[0]; ++s)
                    for (Card w = t.deck.sizes[0]; w < t.deck.sizes[0] + t.deck.sizes[1]; ++w)
                        for (Card r = t.deck.sizes[0] + t.deck.sizes[1]; r < t.deck.cards(); ++r)
                            best = std::max(best, oracle::told(notes, deals, {s, w, r}).points());
                const double mine = oracle::told(notes, deals, book.entries[row].cards).points();
                CHECK(std::abs(static_cast<double>(a.score) - mine * 1e9) < 2);
                CHECK(std::abs(static_cast<double>(a.best) - best * 1e9) < 2);
                CHECK(a.lost() == (best > mine + 4e-9)); // nobody is blamed for a question that ties
                ++reviewed;
                lost += a.lost();
            }
            CHECK(review.worst.has_value() == (most > 0));
            CHECK(review.costliest.empty() == !review.worst);
            for (const std::size_t i : review.costliest)
                CHECK(std::abs(static_cast<double>(review.asked[i].cost()) - most) <= 4);
            ties += review.costliest.size() > 1;
        }
        MESSAGE(reviewed << " questions, " << lost << " lost something; in " << ties << " games several cost most");
        CHECK(reviewed > 200);
        CHECK(lost > 50);
        CHECK(lost < reviewed);
    }
    TEST_CASE("sampled advice: no bias, honest errors, and no rank that exact counting contradicts")
    {
        Rng rng(44);
        double bias = 0, plain_bias = 0, error = 0, ranked = 0, wrong = 0, inside = 0, questions = 0;
        int tied = 0, positions = 0;
        for (int round = 0; round < 40; ++round) {
            const Notebook book = random_notebook(dealt(classic, 3 + round % 4, 0), 0, 4 + round % 24, rng);
            AdviceQuery query;
            query.top = 1000;
            const Advice exact = run(AdviceJob(book.view, book.entries, query));
            query.visits = 0;
            query.seed = static_cast<std::uint64_t>(round);
            const Advice drawn = run(AdviceJob(book.view, book.entries, query));
            REQUIRE(exact.exact);
            if (drawn.exact) continue; // nothing to visit
            query.plain = true;
            const Advice plain = run(AdviceJob(book.view, book.entries, query));
            CHECK(drawn.samples == 1000);
            REQUIRE(drawn.questions.size() == exact.questions.size());
            ++positions;
            tied += drawn.best > 1;
            std::map<Trio, const Question*> truth;
            for (const Question& q : exact.questions) truth[q.cards] = &q;
            for (const Question& q : plain.questions) plain_bias += q.bits - truth[q.cards]->bits;
            for (const Question& q : drawn.questions) {
                const Question& t = *truth[q.cards];
                bias += q.bits - t.bits;
                error += q.bits_error;
                inside += std::abs(static_cast<double>(q.score - t.score)) <= 2e9 * q.error + 2;
                ++questions;
                const Question& top = drawn.questions[0];
                if (!beats(top, q)) continue;
                ++ranked;
                wrong += t.score > truth[top.cards]->score;
            }
        }
        MESSAGE(positions << " positions: bias " << bias / questions << " bits (plain " << plain_bias / questions
                          << "), error " << error / questions << " bits; within two errors " << inside / questions
                          << "; " << ranked << " ranked below the best, " << wrong << " wrongly; the best ties in "
                          << tied);
        CHECK(std::abs(bias / questions) < 0.005);
        CHECK(inside / questions > 0.93);
        CHECK(wrong == 0);
        CHECK(tied > 0);
    }
    TEST_CASE("exact advice is sliced: no slice visits more than its units, and slices give what the whole gives")
    {
        Rng rng(45);
        std::int64_t most = 0;
        for (int round = 0; round < 20; ++round) {
            const Notebook book = random_notebook(dealt(classic, 6, 0), 0, 4 + round, rng);
            AdviceQuery query;
            query.top = 20;
            AdviceJob job(book.view, book.entries, query);
            for (bool more = true; more;) {
                const std::int64_t before = job.visited();
                more = job.step(Budget{1}) == Step::more;
                // One state's arcs, or one pass's envelopes, may follow the last unit.
                REQUIRE(job.visited() - before < 2 * QuestionSpace::visits_of_unit);
            }
            most = std::max(most, job.visited());
            REQUIRE(job.result().exact);
            CHECK(job.visited() <= query.visits);
            const Advice whole = run(AdviceJob(book.view, book.entries, query));
            for (std::size_t i = 0; i < whole.questions.size(); ++i) {
                CHECK(whole.questions[i].cards == job.result().questions[i].cards);
                CHECK(whole.questions[i].score == job.result().questions[i].score);
                CHECK(whole.questions[i].answers == job.result().questions[i].answers);
            }
        }
        MESSAGE("most visits " << most);
        CHECK(most > 100'000);
    }
}
