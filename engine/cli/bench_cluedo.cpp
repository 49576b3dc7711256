// Cluedo's part of the fixed workload: notebooks of random games, counted, advised and explained; matches; and the
// counter against a naive one that lists all deals.
#include "engine/cli/bench.hpp"
#include "engine/cli/cluedo_books.hpp"
#include "engine/cluedo/match.hpp"
#include "engine/cluedo/race.hpp"
#include "engine/cluedo/why.hpp"

namespace engine::cli {
namespace {

using namespace engine::cluedo;

void mix(Signature& signature, const Shares& s)
{
    signature.mix(s.total);
    for (const auto& row : s.deals_with)
        for (const Count n : row) signature.mix(n);
    for (const auto& e : s.envelopes) signature.mix(e.deals);
}

} // namespace

void bench_cluedo(Signature& signature, std::FILE* times)
{
    std::vector<double> updates, advices, reasons;
    timed(times, "Cluedo: 5000 notebooks, 5-6 players", [&] {
        Rng draw(51);
        for (int i = 0; i < 5000; ++i) {
            const int questions = 4 + static_cast<int>(draw.below(12)); // the range that is slowest to count
            const Notebook book = random_book(dealt(classic, 5 + i % 2, 0), questions, draw);
            const double begun = cpu_seconds();
            const Shares shares = run(SharesJob(book.view, book.entries));
            updates.push_back((cpu_seconds() - begun) * 1000);
            mix(signature, shares);
        }
    });
    tell(times, "one update", updates);
    timed(times, "Cluedo: advice and reasons, 60 notebooks", [&] {
        Rng draw(52);
        for (int i = 0; i < 60; ++i) {
            const Notebook book = random_book(dealt(classic, 3 + i % 4, 0), 5 + i % 20, draw);
            double begun = cpu_seconds();
            const Advice advice = run(AdviceJob(book.view, book.entries, {}));
            advices.push_back((cpu_seconds() - begun) * 1000);
            for (const Question& q : advice.questions) {
                signature.mix(static_cast<std::uint64_t>(q.score));
                for (const Card c : q.cards) signature.mix(static_cast<std::uint64_t>(c));
            }
            for (Card c = 0; c < 21; c = static_cast<Card>(c + 5)) {
                begun = cpu_seconds();
                const Why why = run(WhyJob(book.view, book.entries, c, 1));
                reasons.push_back((cpu_seconds() - begun) * 1000);
                for (const int row : why.rows) signature.mix(static_cast<std::uint64_t>(row));
                signature.mix(static_cast<std::uint64_t>(why.reason));
            }
        }
    });
    tell(times, "one advice", advices);
    tell(times, "one reason", reasons);
    std::vector<double> races;
    timed(times, "Cluedo: race, 30 notebooks, 6 players", [&] {
        Rng draw(54);
        for (int i = 0; i < 30; ++i) {
            const Notebook book = random_book(dealt(classic, 6, 0), 4 + i, draw);
            const double begun = cpu_seconds();
            const Race race = run(RaceJob(book.view, book.entries, {}));
            races.push_back((cpu_seconds() - begun) * 1000);
            ENGINE_CHECK(race.consistent);
        }
    });
    tell(times, "one race", races);
    timed(times, "Cluedo: 20 games, hard against 3 medium", [&] {
        const MatchResult match =
            run(MatchJob({{BotLevel::hard, BotLevel::medium, BotLevel::medium, BotLevel::medium}, classic, 20, 1}));
        for (const Count n : match.wins) signature.mix(n);
        signature.mix(match.questions);
    });
    Rng draw(53);
    const Notebook book = random_book(dealt(Deck{{3, 3, 5}}, 3, 0), 4, draw);
    const auto constraints = constraints_of(book.view, book.entries);
    Count counted = 0, plain = 0;
    const double ours = timed(times, "Cluedo: 11 cards, counted 100 times", [&] {
        for (int i = 0; i < 100; ++i)
            counted = run(DealSpace(book.view.table, constraints, Domains::of(book.view.table)));
    });
    const double theirs = timed(times, "Cluedo: 11 cards, all deals listed",
                                [&] { plain = listed(book.view.table, constraints, Domains::of(book.view.table)); });
    ENGINE_CHECK(counted == plain);
    signature.mix(counted);
    std::fprintf(times, "counting 11 cards: %.0f times faster than listing\n", theirs / ours * 100);
}

} // namespace engine::cli
