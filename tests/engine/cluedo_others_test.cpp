// What the other players may know: every figure against the listing of all deals, card by card shown.
#define JSON_NOEXCEPTION 1
#include "engine/cluedo/safest.hpp"
#include "tests/engine/cluedo_listed.hpp"
#include "tests/engine/cluedo_support.hpp"
#include "tests/engine/request_support.hpp"
#include <cmath>
#include <doctest/doctest.h>
#include <map>
#include <set>

using namespace engine;
using namespace engine::cluedo;
using namespace cluedo_listed;
using namespace request_support;

namespace {

/// What the compared games had: rivals that probably know, that may know, that are out.
struct Tallied {
    int compared = 0, known = 0, open = 0, looked = 0;
};

/// Every figure of the race and of a question is that of the listed deals; of games with 150 deals at most.
void compare_race(const Notebook& book, const Trio& asked, bool everyone, Tallied& seen,
                  ShowPolicy policy = ShowPolicy::any)
{
    const bool again = policy == ShowPolicy::least_telling;
    const Table& t = book.view.table;
    const Holder me = book.view.me;
    const auto all = public_deals(t, book.entries);
    const auto mine = my_deals(all, book);
    if (mine.size() > 150) return;
    ++seen.compared;
    RaceQuery query;
    query.question = asked;
    query.everyone = everyone;
    query.policy = policy;
    const Race race = run(RaceJob(book.view, book.entries, query));
    REQUIRE(race.consistent);
    CHECK(race.exact);
    CHECK(race.samples == static_cast<int>(mine.size()));
    std::set<Cards> envelopes_left;
    for (const Held& d : mine) envelopes_left.insert(d[static_cast<std::size_t>(t.envelope())]);
    CHECK(race.mine == static_cast<int>(envelopes_left.size()));
    REQUIRE(race.rivals.size() + 1 == t.players);
    const double one = 1.0 / static_cast<double>(mine.size());
    std::map<std::uint8_t, std::vector<Held>> after;
    std::map<Holder, Plain> now, then;
    double anybody = 0, first = 0, solves = 0;
    for (const Held& d : mine) {
        const Entry answer = heard(t, me, asked, query.everyone, d);
        const auto key = static_cast<std::uint8_t>(query.everyone ? answer.showers : answer.shower + 1);
        auto entries = book.entries;
        entries.push_back(answer);
        auto& deals = after[key];
        if (deals.empty()) deals = public_deals(t, entries);
        double none = 1, none_after = 1;
        for (const Race::Seat& seat : race.rivals) {
            double knows = 0, knows_after = 0;
            each_view(
                t, all, book.entries, me, seat.seat, d,
                [&](int n, double weight) {
                    now[seat.seat].weights[n] += weight * one;
                    if (n == 1) knows += weight;
                },
                again);
            each_view(
                t, deals, entries, me, seat.seat, d,
                [&](int n, double weight) {
                    then[seat.seat].weights[n] += weight * one;
                    if (n == 1) knows_after += weight;
                },
                again);
            if (seat.out) continue;
            none *= 1 - knows;
            none_after *= 1 - knows_after;
        }
        anybody += (1 - none) * one;
        // my own sight: the cards shown to me, each as likely, or one that the seat has shown me before
        double solved = 0;
        Notebook next{book.view, entries};
        const auto see = [&](const auto& self, Holder h, double weight) -> void {
            if (h == t.players) {
                std::set<Cards> left;
                for (const Held& x : my_deals(deals, next)) left.insert(x[static_cast<std::size_t>(t.envelope())]);
                if (left.size() == 1) solved += weight;
                return;
            }
            Entry& e = next.entries.back();
            if (!(query.everyone ? e.shows(h) : e.shower == h)) return self(self, h + 1, weight);
            Cards fit = d[static_cast<std::size_t>(h)] & set_of(asked), old = 0;
            for (const Entry& before : book.entries)
                for (Card c = 0; again && before.by == me && c < t.deck.cards(); ++c)
                    if (before.kind == Entry::Kind::suggest && before.shows(h) && before.shown_by(h) == c)
                        old |= bit(c);
            const auto cards = list_of((fit & old) != 0 ? fit & old : fit);
            for (const Card c : cards) {
                if (query.everyone) e.shown[static_cast<std::size_t>(h)] = static_cast<std::int8_t>(c);
                else e.card = c;
                self(self, h + 1, weight / static_cast<double>(cards.size()));
            }
        };
        see(see, 0, 1.0);
        solves += solved * one;
        first += (1 - none_after) * (1 - solved) * one;
    }
    for (const Race::Seat& seat : race.rivals) {
        compare(seat.now, now[seat.seat]);
        REQUIRE(seat.after);
        compare(*seat.after, then[seat.seat]);
        seen.known += seat.now.knows > 0.5;
        seen.open += seat.now.knows > 0 && seat.now.knows < 1;
        seen.looked += seat.out;
    }
    CHECK(race.anybody == doctest::Approx(anybody).epsilon(1e-9));
    CHECK(race.first == doctest::Approx(first).epsilon(1e-9));
    REQUIRE(race.solves);
    CHECK(*race.solves == doctest::Approx(solves).epsilon(1e-9));
}

/// A question about any of the cards.
Trio any_question(const Deck& deck, Rng& rng)
{
    Trio asked{};
    for (std::size_t k = 0; k < kinds; ++k) asked[k] = any_of(deck.of(static_cast<Kind>(k)), rng);
    return asked;
}

/// Ranges around the truth, of half the seats or more: my own hand tells its size.
void widen(Table& t, int by, Rng& rng)
{
    for (std::size_t p = 0; p < t.players; ++p) {
        const int below = std::min<int>(t.hand[p], by);
        if (p % 2 == 0 && rng.below(2) == 0) continue;
        t.hand[p] = static_cast<std::uint8_t>(t.hand[p] - below);
        t.extra[p] = static_cast<std::uint8_t>(below + by);
    }
}

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("the race in decks of 3 x 3 cards with 3 seats: every figure is that of the listed deals")
    {
        Rng rng(81);
        Tallied seen;
        for (int game = 0; game < 40; ++game) {
            const bool everyone = game % 4 == 3;
            const auto me = static_cast<Holder>(game % 3);
            const int rows = 3 + game % 6;
            const Notebook book = everyone ? random_open_game(three_by_three, me, rows / 2, rng)
                                           : random_notebook(three_by_three, me, rows, rng);
            compare_race(book, any_question(three_by_three.deck, rng), everyone, seen);
        }
        CHECK(seen.compared >= 20);
        CHECK(seen.known > 3);
        CHECK(seen.open > 10);
        CHECK(seen.looked > 2);
    }
    TEST_CASE("the race with seats that show again what the asker has seen: every figure is that of the listed deals")
    {
        Rng rng(83);
        Tallied seen;
        int differ = 0;
        for (int game = 0; game < 40; ++game) {
            const bool everyone = game % 4 == 3;
            const auto me = static_cast<Holder>(game % 3);
            const int rows = 4 + game % 6;
            const Notebook book = everyone ? random_open_game(three_by_three, me, rows / 2, rng)
                                           : random_notebook(three_by_three, me, rows, rng);
            const Trio asked = any_question(three_by_three.deck, rng);
            compare_race(book, asked, everyone, seen, ShowPolicy::least_telling);
            RaceQuery any, least;
            any.question = least.question = asked;
            least.policy = ShowPolicy::least_telling;
            differ += run(RaceJob(book.view, book.entries, any)).rivals !=
                      run(RaceJob(book.view, book.entries, least)).rivals;
        }
        CHECK(seen.compared >= 20);
        CHECK(seen.open > 5);
        CHECK(differ > 1);
    }
    TEST_CASE("the race of two and three seats with hands of unknown size: every figure is that of the listed deals")
    {
        Rng rng(90);
        Tallied seen;
        for (int game = 0; game < 60; ++game) {
            const int players = 2 + game % 2;
            const Table t = dealt(game % 4 < 2 ? Deck{{2, 2, 3}} : Deck{{3, 2, 3}}, players, 0);
            const auto me = static_cast<Holder>(rng.index(t.players));
            const bool everyone = game % 5 == 4;
            Notebook book = everyone ? random_open_game(t, me, 2, rng) : random_notebook(t, me, 2 + game % 4, rng);
            widen(book.view.table, 1 + game % 2, rng);
            REQUIRE_FALSE(problem(book.view));
            compare_race(book, any_question(t.deck, rng), everyone, seen);
        }
        CHECK(seen.compared >= 30);
        CHECK(seen.open > 10);
    }
    TEST_CASE("deals, envelopes and certainties where hands have unknown sizes: those of the listed deals")
    {
        Rng rng(91);
        int several = 0, certain_cells = 0;
        for (int game = 0; game < 80; ++game) {
            Notebook book = random_notebook(dealt(Deck{{2, 3, 3}}, 2 + game % 2, 0), 0, 1 + game % 5, rng);
            const Table& t = book.view.table;
            widen(book.view.table, 1 + game % 3, rng);
            const auto all = public_deals(t, book.entries);
            auto mine = my_deals(all, book);
            Clauses clauses;
            Places p = Places::of(t, constraints_of(book.view, book.entries), clauses);
            REQUIRE(p.settle(clauses));
            auto deals = deals_of(p, clauses, 100'000);
            REQUIRE(deals);
            std::set<std::vector<Cards>> found, expected(mine.begin(), mine.end());
            for (const auto& d : *deals) found.emplace(d.begin(), d.begin() + t.holders());
            CHECK(found == expected);
            CHECK(deals->size() == mine.size());
            std::set<Cards> left;
            for (const Held& d : mine) left.insert(d[static_cast<std::size_t>(t.envelope())]);
            CHECK(p.envelopes(clauses) == static_cast<int>(left.size()));
            several += left.size() > 1;
            Domains certain = Domains::of(t);
            REQUIRE(complete(t, constraints_of(book.view, book.entries), certain));
            for (Card c = 0; c < t.deck.cards(); ++c)
                for (Holder h = 0; h < t.holders(); ++h) {
                    std::size_t n = 0;
                    for (const Held& d : mine) n += d[static_cast<std::size_t>(h)] >> c & 1;
                    const Domain value = n == 0             ? Domain::only_false
                                         : n == mine.size() ? Domain::only_true
                                                            : Domain::both;
                    CHECK(certain.at(c, h) == value);
                    certain_cells += value != Domain::both && h != 0;
                }
        }
        CHECK(several > 30);
        CHECK(certain_cells > 300);
    }
    TEST_CASE("what six players know with three hands of unknown size is settled at once, and as counting says")
    {
        Rng rng(1);
        for (int game = 0; game < 24; ++game) {
            Notebook book = random_notebook(dealt(classic, 6, 0), 0, 2 + game, rng);
            const Table& t = book.view.table;
            if (game % 2 == 0) widen(book.view.table, 1, rng);
            else leave_open(book.view.table, 0b101010);
            Domains certain = Domains::of(t);
            REQUIRE(complete(t, constraints_of(book.view, book.entries), certain));
            CHECK(certain == run(SharesJob(book.view, book.entries)).certain);
            for (Holder seat = 1; seat < 6; ++seat) { // without a bound by all sizes these took minutes
                const Domains d = certain_of(book.view, book.entries, seat, certain);
                for (Holder h = 0; h < t.holders(); ++h) CHECK((certain.may(h) & ~d.may(h)) == 0);
                CHECK(provable_envelopes(book.view, book.entries, seat) >= 1);
            }
        }
    }
    TEST_CASE("each card that I may show leaves the asker the envelopes that the listed deals leave")
    {
        Rng rng(88);
        int compared = 0;
        for (int game = 0; game < 60; ++game) {
            const Table& t = three_by_three;
            const auto me = static_cast<Holder>(game % 3);
            const Notebook book = random_notebook(t, me, 2 + game % 5, rng);
            const auto asker = static_cast<Holder>((me + 2) % 3); // nobody sits between
            if (std::any_of(book.entries.begin(), book.entries.end(),
                            [](const Entry& e) { return e.kind == Entry::Kind::accuse; }))
                continue;
            const Trio asked{static_cast<Card>(rng.index(3)), static_cast<Card>(3 + rng.index(3)),
                             static_cast<Card>(6 + rng.index(3))};
            for (const Card c : list_of(book.view.hand & set_of(asked))) {
                Notebook then = book;
                then.entries.push_back(Entry::suggestion(asker, asked, me, c));
                const auto all = public_deals(t, then.entries);
                const auto mine = my_deals(all, then);
                Plain plain;
                for (const Held& d : mine)
                    each_view(t, all, then.entries, me, asker, d, [&](int n, double weight) {
                        plain.weights[n] += weight / static_cast<double>(mine.size());
                    });
                const Race race = run(RaceJob(then.view, then.entries, {}));
                for (const Race::Seat& seat : race.rivals)
                    if (seat.seat == asker) compare(seat.now, plain);
                ++compared;
            }
        }
        CHECK(compared > 15);
    }
    TEST_CASE("before the first note seats with as many cards have the same figures, also drawn ones")
    {
        const Table t = dealt(classic, 6, 0);
        const View mine{t, 0, bit(0) | bit(6) | bit(12)};
        RaceQuery query;
        query.samples = 40;
        const Race race = run(RaceJob(mine, {}, query));
        CHECK_FALSE(race.exact);
        REQUIRE(race.rivals.size() == 5);
        for (const Race::Seat& seat : race.rivals) CHECK(seat.now == race.rivals[0].now);
        const std::vector<Entry> one{Entry::suggestion(1, {1, 7, 13}, 2)};
        const Race later = run(RaceJob(mine, one, query));
        CHECK_FALSE(later.rivals[0].now == later.rivals[1].now);
    }
    TEST_CASE("places: the fixpoint of propagate, and the envelopes that counting finds, on random classic games")
    {
        Rng rng(83);
        for (int game = 0; game < 60; ++game) {
            const int players = 3 + game % 4;
            const Notebook book = random_notebook(dealt(classic, players, 0), 0, 4 + game % 25, rng);
            const Table& t = book.view.table;
            const auto constraints = constraints_of(book.view, book.entries);
            Domains d = Domains::of(t);
            REQUIRE(propagate(t, constraints, d));
            Clauses clauses;
            Places p = Places::of(t, constraints, clauses);
            REQUIRE(p.settle(clauses));
            for (Holder h = 0; h < t.holders(); ++h) {
                CHECK(p.may[static_cast<std::size_t>(h)] == d.may(h));
                CHECK(p.must[static_cast<std::size_t>(h)] == d.holds(h));
            }
            if (game % 3 != 0) continue;
            const Shares shares = run(SharesJob(book.view, book.entries));
            CHECK(p.envelopes(clauses) == static_cast<int>(shares.envelopes.size()));
            if (shares.total > 500) continue;
            const auto deals = deals_of(p, clauses, 500);
            REQUIRE(deals);
            CHECK(deals->size() == shares.total);
            CHECK_FALSE(deals_of(p, clauses, deals->size() - 1));
        }
    }
    TEST_CASE("drawn figures lie within their errors of the exact ones, the same in slices and for the same seed")
    {
        Rng rng(84);
        int beyond = 0, figures = 0;
        for (int game = 0; game < 12; ++game) {
            const Notebook book = random_notebook(three_by_three, 0, 3 + game % 4, rng);
            RaceQuery query;
            query.question = Trio{0, 3, 6};
            const Race exact = run(RaceJob(book.view, book.entries, query));
            query.listed = 0;
            query.samples = 400;
            query.seed = static_cast<std::uint64_t>(game);
            const Race drawn = run(RaceJob(book.view, book.entries, query));
            CHECK(exact.exact);
            CHECK_FALSE(drawn.exact);
            CHECK(drawn.samples == 400);
            CHECK(drawn.mine == exact.mine);
            RaceJob sliced(book.view, book.entries, query);
            while (sliced.step(Budget{1}) == Step::more) {}
            CHECK(sliced.result() == drawn);
            for (std::size_t i = 0; i < exact.rivals.size(); ++i) {
                const Spread &e = exact.rivals[i].now, &d = drawn.rivals[i].now;
                CHECK(d.knows_error > 0);
                beyond += std::abs(e.knows - d.knows) > 2 * d.knows_error;
                beyond += std::abs(e.mean - d.mean) > 2 * d.mean_error + 1e-9;
                figures += 2;
            }
            CHECK(std::abs(exact.first - drawn.first) <= 5 * drawn.first_error);
        }
        CHECK(beyond <= figures / 6);
    }
    TEST_CASE("a rival who deduces by propagation alone has at least as many envelopes")
    {
        Rng rng(85);
        int more = 0;
        for (int game = 0; game < 20; ++game) {
            const Notebook book = random_notebook(dealt(Deck{{4, 4, 4}}, 4, 0), 0, 8, rng);
            RaceQuery query;
            query.samples = 60;
            const Race complete = run(RaceJob(book.view, book.entries, query));
            query.model = RivalModel::propagation;
            const Race propagation = run(RaceJob(book.view, book.entries, query));
            for (std::size_t i = 0; i < complete.rivals.size(); ++i) {
                CHECK(propagation.rivals[i].now.mean >= complete.rivals[i].now.mean);
                CHECK(propagation.rivals[i].now.knows <= complete.rivals[i].now.knows);
                more += propagation.rivals[i].now.mean > complete.rivals[i].now.mean;
            }
        }
        CHECK(more > 0);
    }
    TEST_CASE("the safest question: advice at weight 0, and the risk of each is that of the race")
    {
        Rng rng(86);
        const Notebook book = random_notebook(three_by_three, 0, 5, rng);
        AdviceQuery best;
        best.top = 4;
        const Advice advice = run(AdviceJob(book.view, book.entries, best));
        SafestQuery query;
        query.top = 4;
        query.weight = 0;
        const Safest bold = run(SafestJob(book.view, book.entries, query));
        REQUIRE(bold.choices.size() == advice.questions.size());
        for (std::size_t i = 0; i < bold.choices.size(); ++i) {
            CHECK(bold.choices[i].question.cards == advice.questions[i].cards);
            RaceQuery race;
            race.question = bold.choices[i].question.cards;
            CHECK(bold.choices[i].first == run(RaceJob(book.view, book.entries, race)).first);
        }
        query.weight = 50;
        const Safest careful = run(SafestJob(book.view, book.entries, query));
        for (std::size_t i = 1; i < careful.choices.size(); ++i)
            CHECK(careful.choices[i - 1].first <= careful.choices[i].first + 0.03);
    }
}

TEST_SUITE("request")
{
    TEST_CASE("cluedo.others: the race, what a question gives away, what to show, the safest question")
    {
        const Json request = Json::parse(R"({"cmd":"cluedo.others","players":3,"hand_sizes":[6,6,6],"me":0,
            "hand":[0,1,6,7,12,13],"events":[{"type":"suggest","by":1,"cards":[2,8,14],"shower":2},
            {"type":"suggest","by":2,"cards":[0,8,15],"shower":0,"card":0}],"samples":50,"seed":"1"})",
                                         nullptr, false);
        const Json plain = good(request);
        CHECK(plain["rivals"].size() == 2);
        CHECK(plain["samples"] == 50);
        CHECK(plain["exact"] == false);
        CHECK(plain["at_least"] == false);
        CHECK(plain["rivals"][0]["player"] == 1);
        CHECK(plain["rivals"][1]["seen"] == Json::array({0}));
        CHECK(std::count(plain["rivals"][1]["certain_true"].begin(), plain["rivals"][1]["certain_true"].end(),
                         Json({0, 0})) == 1);
        CHECK(plain["rivals"][0]["low"] <= plain["rivals"][0]["median"]);
        CHECK(good(with(request, "late", true))["at_least"] == true);
        const Json asked = good(with(with(request, "question", {0, 6, 14}), "safest", 2));
        CHECK(asked["rivals"][0]["after"]["mean"] <= asked["rivals"][0]["mean"]);
        CHECK(asked["safest"].size() == 2);
        CHECK(asked.contains("first"));
        const Json shows = good(with(request, "asked", Json::parse(R"({"by":2,"cards":[0,6,16]})")))["shows"];
        REQUIRE(shows.size() == 2);
        CHECK(shows[0]["card"] == 0); // seen before: tells nothing new
        CHECK(shows[0]["seen"] == true);
        CHECK(shows[0]["mean"] >= shows[1]["mean"]);
        CHECK(good(with(request, "show", {6, 12}))["shows"].size() == 4);
        const Json propagation = good(with(request, "model", "propagation"));
        CHECK(propagation["rivals"][0]["mean"] >= plain["rivals"][0]["mean"]);
        CHECK(good(with(request, "policy", "any")) == plain);
        CHECK(good(with(request, "policy", "least_telling"))["samples"] == 50);
        CHECK(faulted(with(request, "policy", "most_telling")) == "unknown_option policy");
        Json spectator = with(with(request, "me", nullptr), "hand", Json::array());
        spectator["events"] = Json::array();
        CHECK(good(spectator)["rivals"].size() == 3);
        CHECK(bad(with(spectator, "question", {0, 6, 12}).dump()) == "seat_out_of_range me");
        CHECK(faulted(with(request, "samples", 0)) == "out_of_range samples");
        CHECK(faulted(with(request, "model", "psychic")) == "unknown_option model");
        CHECK(faulted(with(request, "weight", -1)) == "out_of_range weight");
        CHECK(faulted(with(request, "question", {6, 0, 12})) == "wrong_kind question");
        CHECK(faulted(with(request, "show", {2})) == "own_card show");
        CHECK(faulted(with(request, "asked", Json::parse(R"({"by":0,"cards":[0,6,16]})"))) == "not_asked asked.by");
        CHECK(faulted(with(request, "asked", Json::parse(R"({"by":1,"cards":[2,8,16]})"))) == "own_card asked.cards");
        Json contradictory = request;
        contradictory["events"].push_back({{"type", "reveal"}, {"player", 1}, {"card", 0}});
        CHECK(faulted(contradictory) == "contradictory events");
    }
}
