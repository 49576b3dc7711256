// Cluedo's part of the fixed workload: notebooks of random games, counted, advised, explained; matches; and the counter
// against the obvious one, which lists all deals.
#include "engine/cli/bench.hpp"
#include "engine/cluedo/match.hpp"
#include "engine/cluedo/why.hpp"
#include <algorithm>

namespace engine::cli {
namespace {

using namespace engine::cluedo;

struct Notebook {
    View view{};
    std::vector<Entry> entries;
};

/// Random questions, as seat 0 sees them.
Notebook notebook(const Table& t, int questions, Rng& draw)
{
    Play play;
    play.table = t;
    play.deal = shuffled(t, draw);
    for (int i = 0; i < questions; ++i) {
        Trio trio{};
        for (const Kind kind : {Kind::suspect, Kind::weapon, Kind::room}) {
            const auto cards = list_of(t.deck.of(kind));
            trio[static_cast<std::size_t>(kind)] = cards[draw.index(cards.size())];
        }
        play.ask(trio);
        if (play.phase == Play::Phase::show) {
            const auto cards = list_of(play.showable());
            play.show(cards[draw.index(cards.size())]);
        }
        play.pass();
    }
    return {play.view(0), play.seen_from(0)};
}

void mix(Signature& signature, const Shares& s)
{
    signature.mix(s.total);
    for (const auto& row : s.deals_with)
        for (const Count n : row) signature.mix(n);
    for (const auto& e : s.envelopes) signature.mix(e.deals);
}

/// Milliseconds, in order: median, 99th percentile, worst.
void tell(std::FILE* times, const char* what, std::vector<double> ms)
{
    std::sort(ms.begin(), ms.end());
    std::fprintf(times, "  %-34s median %6.2f  p99 %6.2f  worst %6.2f ms\n", what, ms[ms.size() / 2],
                 ms[ms.size() * 99 / 100], ms.back());
}

/// Every deal by placing card after card; what the dynamic program replaces.
Count listed(const Table& t, std::span<const Constraint> constraints)
{
    Count count = 0;
    Deal deal{};
    std::array<int, max_holders> left{};
    for (Holder h = 0; h < t.holders(); ++h) left[static_cast<std::size_t>(h)] = t.size(h);
    const auto place = [&](const auto& self, Card c) -> void {
        if (c == t.deck.cards()) {
            count += std::all_of(constraints.begin(), constraints.end(),
                                 [&](const Constraint& k) { return k.satisfied(t, deal); });
            return;
        }
        for (Holder h = 0; h < t.holders(); ++h) {
            int& places = left[static_cast<std::size_t>(h)];
            if (places == 0) continue;
            --places;
            deal[static_cast<std::size_t>(c)] = h;
            self(self, static_cast<Card>(c + 1));
            ++places;
        }
    };
    place(place, 0);
    return count;
}

} // namespace

void bench_cluedo(Signature& signature, std::FILE* times)
{
    std::vector<double> updates, advices, reasons;
    timed(times, "Cluedo: 5000 notebooks, 5-6 players", [&] {
        Rng draw(51);
        for (int i = 0; i < 5000; ++i) {
            const int questions = 4 + static_cast<int>(draw.below(12)); // the worst turns
            const Notebook book = notebook(dealt(classic, 5 + i % 2, 0), questions, draw);
            const double begun = seconds();
            const Shares shares = run(SharesJob(book.view, book.entries));
            updates.push_back((seconds() - begun) * 1000);
            mix(signature, shares);
        }
    });
    tell(times, "one update", updates);
    timed(times, "Cluedo: advice and reasons, 60 notebooks", [&] {
        Rng draw(52);
        for (int i = 0; i < 60; ++i) {
            const Notebook book = notebook(dealt(classic, 3 + i % 4, 0), 5 + i % 20, draw);
            double begun = seconds();
            const Advice advice = run(AdviceJob(book.view, book.entries, {}));
            advices.push_back((seconds() - begun) * 1000);
            for (const Question& q : advice.questions) {
                signature.mix(static_cast<std::uint64_t>(q.score));
                for (const Card c : q.cards) signature.mix(static_cast<std::uint64_t>(c));
            }
            for (Card c = 0; c < 21; c = static_cast<Card>(c + 5)) {
                begun = seconds();
                const Why why = run(WhyJob(book.view, book.entries, c, 1));
                reasons.push_back((seconds() - begun) * 1000);
                for (const int row : why.rows) signature.mix(static_cast<std::uint64_t>(row));
                signature.mix(static_cast<std::uint64_t>(why.reason));
            }
        }
    });
    tell(times, "one advice", advices);
    tell(times, "one reason", reasons);
    timed(times, "Cluedo: 20 games, hard against 3 medium", [&] {
        const MatchResult match =
            run(MatchJob({{BotLevel::hard, BotLevel::medium, BotLevel::medium, BotLevel::medium}, classic, 20, 1}));
        for (const Count n : match.wins) signature.mix(n);
        signature.mix(match.questions);
    });
    Rng draw(53);
    const Notebook book = notebook(dealt(Deck{{3, 3, 5}}, 3, 0), 4, draw);
    const auto constraints = constraints_of(book.view, book.entries);
    Count counted = 0, plain = 0;
    const double ours = timed(times, "Cluedo: 11 cards, counted 100 times", [&] {
        for (int i = 0; i < 100; ++i)
            counted = run(DealSpace(book.view.table, constraints, Domains::of(book.view.table)));
    });
    const double theirs =
        timed(times, "Cluedo: 11 cards, all deals listed", [&] { plain = listed(book.view.table, constraints); });
    ENGINE_CHECK(counted == plain);
    signature.mix(counted);
    std::fprintf(times, "counting 11 cards: %.0f times faster than listing\n", theirs / ours * 100);
}

} // namespace engine::cli
