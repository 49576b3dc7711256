// The expert: its questions by recomputing every score, its cards by listing all deals; and the match in parts.
#include "engine/cluedo/game.hpp"
#include "engine/cluedo/match.hpp"
#include "engine/cluedo/review.hpp"
#include "tests/engine/cluedo_support.hpp"
#include <cmath>
#include <doctest/doctest.h>
#include <set>

using namespace engine;
using namespace engine::cluedo;

namespace {

Cards held(const Table& t, const Deal& deal, Holder h)
{
    Cards cards = 0;
    for (Card c = 0; c < t.deck.cards(); ++c)
        if (deal[static_cast<std::size_t>(c)] == h) cards |= bit(c);
    return cards;
}

/// What the seat saw: its own questions with my card, and mine with its card; others' passes and showings.
std::vector<Entry> between(const std::vector<Entry>& entries, Holder me, Holder seat)
{
    auto all = entries;
    for (Entry& e : all) {
        const bool ours = e.kind == Entry::Kind::suggest && (e.by == seat || e.shower == seat);
        if (!ours || (e.by != me && e.shower != me)) e.card = no_card;
        if (e.kind == Entry::Kind::accuse) e.seen = {no_card, no_card, no_card};
    }
    return all;
}

const Table four_by_three = dealt(Deck{{4, 4, 4}}, 3, 0);

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("a seat cannot exclude more envelopes than the deals listed by what it provably knows")
    {
        Rng rng(91);
        int told = 0, open = 0;
        for (int game = 0; game < 60; ++game) {
            const Table& t = three_by_three;
            const auto me = static_cast<Holder>(game % 3);
            const auto seat = static_cast<Holder>((me + 1 + game % 2) % 3);
            const Notebook book = random_notebook(t, me, 2 + game % 5, rng);
            const bool out = std::any_of(book.entries.begin(), book.entries.end(),
                                         [&](const Entry& e) { return e.kind == Entry::Kind::accuse && e.by == seat; });
            const int left = provable_envelopes(book.view, book.entries, seat);
            if (out) {
                CHECK(left == 1);
                continue;
            }
            Domains mine = Domains::of(t);
            REQUIRE(propagate(t, constraints_of(book.view, book.entries), mine));
            auto constraints = constraints_of({t, nobody, 0}, between(book.entries, me, seat));
            std::set<Cards> envelopes;
            for (const Deal& deal : all_deals(t, constraints)) {
                const Cards hand = held(t, deal, seat);
                bool fit = (mine.holds(seat) & ~hand) == 0 && (hand & ~mine.may(seat)) == 0;
                for (const Entry& e : book.entries) {
                    if (e.kind != Entry::Kind::suggest || e.by != seat || e.shower == nobody || e.shower == me)
                        continue;
                    const Cards may = set_of(e.cards) & mine.may(e.shower);
                    if (size_of(may) == 1) fit = fit && (may & ~held(t, deal, e.shower)) == 0;
                }
                if (fit) envelopes.insert(held(t, deal, t.envelope()));
            }
            CHECK(left == static_cast<int>(envelopes.size()));
            told += left < 27;
            open += left > 1;
        }
        CHECK(told > 20);
        CHECK(open > 20);
    }
    TEST_CASE("the expert shows the card that leaves the asker most, a card that it has seen first")
    {
        Rng rng(92);
        int choices = 0, unlike = 0;
        for (int game = 0; game < 60; ++game) {
            const Table& t = four_by_three;
            const auto me = static_cast<Holder>(game % 3), asker = static_cast<Holder>((me + 2) % 3);
            const Notebook book = random_notebook(t, me, 2 + game % 4, rng);
            Trio asked{};
            for (std::size_t k = 0; k < kinds; ++k) {
                const Cards all = t.deck.of(static_cast<Kind>(k)), mine = all & book.view.hand;
                asked[k] = any_of(mine != 0 ? mine : all, rng);
            }
            const auto fits = list_of(book.view.hand & set_of(asked));
            if (fits.empty()) continue;
            const Card shown = least_telling(book.view, book.entries, asker, asked);
            REQUIRE(std::find(fits.begin(), fits.end(), shown) != fits.end());
            const auto left = [&](Card c) {
                auto then = book.entries;
                then.push_back(Entry::suggestion(asker, asked, me, c));
                return provable_envelopes(book.view, then, asker);
            };
            const bool any_seen = std::any_of(fits.begin(), fits.end(), [&](Card c) {
                return (seen_by(book.view, book.entries, c) >> asker & 1) != 0;
            });
            if (any_seen) CHECK((seen_by(book.view, book.entries, shown) >> asker & 1) != 0);
            for (const Card c : fits) CHECK(left(shown) >= left(c));
            choices += fits.size() > 1;
            unlike += left(shown) > left(fits[0]) || left(shown) > left(fits.back());
        }
        CHECK(choices > 8);
        CHECK(unlike > 2);
    }
    TEST_CASE("the expert's question has the best score of those weighed, and none left out could have a better one")
    {
        constexpr double weight = 30;
        Rng rng(93);
        int cut = 0, turned = 0;
        for (int game = 0; game < 30; ++game) {
            const Table& t = four_by_three;
            const Notebook book = random_notebook(t, 0, 5 + game % 6, rng);
            const bool accused = std::any_of(book.entries.begin(), book.entries.end(),
                                             [](const Entry& e) { return e.kind == Entry::Kind::accuse; });
            if (accused) continue;
            SafestQuery query = expert_query(weight, static_cast<std::uint64_t>(game));
            query.race.listed = 2000; // exact
            query.top = 12;
            const Safest safest = run(SafestJob(book.view, book.entries, query));
            REQUIRE(safest.consistent);
            REQUIRE(!safest.choices.empty());
            AdviceQuery advice;
            advice.plain = true;
            advice.top = 12;
            advice.seed = static_cast<std::uint64_t>(game);
            const Advice a = run(AdviceJob(book.view, book.entries, advice));
            CHECK(safest.choices.size() <= a.questions.size());
            cut += safest.choices.size() < a.questions.size();
            for (const auto& c : safest.choices) {
                RaceQuery race;
                race.question = c.question.cards;
                const Race r = run(RaceJob(book.view, book.entries, race));
                CHECK(c.first == doctest::Approx(r.first));
                CHECK(c.score == doctest::Approx(static_cast<double>(c.question.score) / 1e9 - weight * r.first));
                CHECK(c.score <= safest.choices[0].score + 1e-9);
            }
            turned += safest.choices[0].question.score < a.questions[0].score;
            if (safest.choices.size() == a.questions.size()) continue;
            CHECK(static_cast<double>(a.questions[safest.choices.size()].score) / 1e9 <=
                  safest.choices[0].score + 1e-9);
        }
        CHECK(cut > 3);
        CHECK(turned > 0);
    }
    TEST_CASE("an expert's move is the same by seed and however it is sliced")
    {
        Rng rng(94);
        const Notebook book = random_notebook(dealt(classic, 4, 0), 0, 9, rng);
        const auto move = [&](std::uint64_t seed) {
            return run(BotJob(BotLevel::expert, book.view, book.entries, false, seed));
        };
        BotJob job(BotLevel::expert, book.view, book.entries, false, 7);
        while (job.step(Budget{2}) == Step::more) {}
        CHECK(job.result() == move(7));
        CHECK(move(7).kind == BotMove::Kind::ask);
    }
    TEST_CASE("a match in parts is the whole match, and a game keeps its experts as a line")
    {
        MatchQuery query{{BotLevel::expert, BotLevel::medium, BotLevel::medium}, Deck{{3, 3, 4}}, 6, 8};
        const MatchResult whole = run(MatchJob(query));
        query.games = 2;
        const MatchResult first = run(MatchJob(query));
        query.games = 4;
        query.from = 2;
        const MatchResult rest = run(MatchJob(query));
        for (std::size_t i = 0; i < 3; ++i) CHECK(whole.wins[i] == first.wins[i] + rest.wins[i]);
        CHECK(whole.questions == first.questions + rest.questions);

        Setup s;
        s.table = dealt(classic, 4, 0);
        s.seed = 12;
        s.bots = {BotLevel::easy, BotLevel::expert, BotLevel::expert, BotLevel::hard};
        session::Log<Game> log(s);
        int shown_by_experts = 0;
        for (int turn = 0; turn < 12 && !log.now().over(); ++turn) {
            const Game before = log.now();
            REQUIRE(log.push(
                Ask{{static_cast<Card>(turn % 6), static_cast<Card>(6 + turn % 6), static_cast<Card>(12 + turn % 9)}}));
            if (log.now().i_must_show()) REQUIRE(log.push(Show{first_of(log.now().play->showable())}));
            const Entry& e = log.now().play->record.back();
            if (e.shower == 1 || e.shower == 2) {
                const Play& p = *before.play;
                CHECK(e.card == least_telling(p.view(e.shower), p.seen_from(e.shower), e.by, e.cards));
                ++shown_by_experts;
            }
            REQUIRE(log.push(Pass{}));
        }
        CHECK(shown_by_experts > 2);
        const std::string line = to_line(log);
        CHECK(line.find(" exxh ") != std::string::npos);
        const auto back = from_line(line);
        REQUIRE(back);
        CHECK(back->now() == log.now());
    }
    TEST_CASE("the review names the entry after which a rival knows in every deal, and for the first time provably")
    {
        Rng rng(95);
        int told = 0;
        for (int game = 0; game < 12; ++game) {
            const Table& t = three_by_three;
            const Notebook book = random_notebook(t, 0, 10, rng);
            if (std::any_of(book.entries.begin(), book.entries.end(),
                            [](const Entry& e) { return e.kind == Entry::Kind::accuse; }))
                continue;
            ReviewJob job(book.view, book.entries, 0);
            while (job.step(Budget{3}) == Step::more) {}
            for (const Review::Told& one : job.result().told) {
                ++told;
                const auto row = static_cast<std::size_t>(one.row);
                const auto race = run(RaceJob(book.view, std::span(book.entries).first(row + 1), {}));
                for (const auto& seat : race.rivals)
                    if (seat.seat == one.seat) CHECK(seat.now.knows == doctest::Approx(1));
                Domains mine = Domains::of(t);
                const auto before = std::span(book.entries).first(row);
                REQUIRE(complete(t, constraints_of(book.view, before), mine));
                CHECK(size_of(certain_of(book.view, before, one.seat, mine).holds(t.envelope())) < 3);
            }
        }
        CHECK(told > 3);
    }
}
