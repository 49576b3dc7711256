// The race's P(a rival knows) against the rivals' real notebooks, by tenths of the prediction.
#include "engine/cluedo/bot.hpp"
#include "engine/cluedo/play.hpp"
#include "engine/cluedo/race.hpp"
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <doctest/doctest.h>

using namespace engine;
using namespace engine::cluedo;

namespace {

/// By tenths of the prediction, one apart for 0: predictions, their sum, and how many of these rivals knew.
struct Tenths {
    struct Row {
        double n = 0, predicted = 0, knew = 0, variance = 0;
    };
    std::array<Row, 11> rows{};

    void add(double p, bool knew)
    {
        Row& row = rows[p <= 0 ? 0 : 1 + static_cast<std::size_t>(std::min(9.0, p * 10))];
        ++row.n;
        row.predicted += p;
        row.knew += knew;
        row.variance += p * (1 - p);
    }
    /// Observed less predicted, in standard errors of the observed share.
    static double errors_off(const Row& row)
    {
        const double share = (row.knew + 1) / (row.n + 2);
        return (row.knew - row.predicted) / row.n / std::sqrt(share * (1 - share) / row.n);
    }
    void print(const char* of) const
    {
        std::printf("%s\n", of);
        for (const Row& row : rows) {
            if (row.n == 0) continue;
            const double share = row.knew / row.n, smooth = (row.knew + 1) / (row.n + 2);
            std::printf("  predicted %5.1f %%: knew %5.1f +- %.1f %% of %5.0f (%+.1f errors)\n",
                        100 * row.predicted / row.n, 100 * share, 100 * std::sqrt(smooth * (1 - smooth) / row.n), row.n,
                        errors_off(row));
        }
    }
};

/// Who plays: `at_random` asks and shows at random, and nobody accuses; the others choose as that level does.
enum class Players : std::uint8_t { at_random, medium, hard };

/// Whether the seat knows the envelope in truth, by its own notebook and as its level deduces.
bool knows(const Play& play, Holder seat, Players players)
{
    if (players == Players::medium) {
        const auto left = suspected(BotLevel::medium, play.view(seat), play.seen_from(seat));
        return std::all_of(left.begin(), left.end(), [](Cards set) { return size_of(set) == 1; });
    }
    Clauses clauses;
    Places p = Places::of(play.table, constraints_of(play.view(seat), play.seen_from(seat)), clauses);
    return p.settle(clauses) && p.envelopes(clauses) == 1;
}

/// One game of four; seat 0 predicts after every question, by the model of a rival that these players are.
void observe(std::uint64_t number, Players players, int samples, Tenths& tenths)
{
    const bool bots = players != Players::at_random;
    const BotLevel level = players == Players::medium ? BotLevel::medium : BotLevel::hard;
    Rng rng = Rng(45).fork(number);
    Play play;
    play.turn = static_cast<Holder>(rng.below(4));
    play.table = dealt(classic, 4, play.turn);
    play.deal = shuffled(play.table, rng);
    while (play.phase != Play::Phase::over && play.record.size() < 40) {
        const Holder turn = play.turn;
        BotMove move{BotMove::Kind::ask, {}};
        if (bots) {
            move = run(BotJob(level, play.view(turn), play.seen_from(turn), false, rng.next()));
        } else {
            for (std::size_t k = 0; k < kinds; ++k) move.cards[k] = any_of(classic.of(static_cast<Kind>(k)), rng);
        }
        if (move.kind == BotMove::Kind::accuse) return;
        play.ask(move.cards);
        if (play.phase == Play::Phase::show) play.show(any_of(play.showable(), rng));
        RaceQuery query;
        query.samples = samples;
        query.listed = static_cast<std::size_t>(samples);
        query.seed = rng.next();
        if (players == Players::medium) query.model = RivalModel::propagation;
        const Race race = run(RaceJob(play.view(0), play.seen_from(0), query));
        REQUIRE(race.consistent);
        for (const auto& seat : race.rivals) tenths.add(seat.now.knows, knows(play, seat.seat, players));
        if (bots && knows(play, turn, players)) return; // it accuses
        play.pass();
    }
}

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("where everybody asks at random, as many rivals know as the race predicts")
    {
        Tenths tenths;
        for (std::uint64_t game = 0; game < 3; ++game) observe(game, Players::at_random, 20, tenths);
        double n = 0, predicted = 0, knew = 0, variance = 0;
        for (const auto& row : tenths.rows) {
            n += row.n;
            predicted += row.predicted;
            knew += row.knew;
            variance += row.variance;
        }
        CHECK(n == 3 * 40 * 3);
        CHECK(knew > 0);
        // Rivals of one game resemble each other, so the error is that of a few independent ones.
        CHECK(std::abs(knew - predicted) < 4 * std::sqrt(40 * variance));
    }
    TEST_CASE("the race's predictions against 500 games of hard and of medium players and at random (SAGAZ_LONG)")
    {
        if (std::getenv("SAGAZ_LONG") == nullptr) return;
        const char* wanted = std::getenv("SAGAZ_GAMES");
        const std::uint64_t games = wanted == nullptr ? 500 : std::strtoull(wanted, nullptr, 10);
        Tenths hard, medium, random;
        for (std::uint64_t game = 0; game < games; ++game) {
            observe(game, Players::hard, 100, hard);
            observe(game, Players::medium, 100, medium);
            observe(game, Players::at_random, 100, random);
        }
        hard.print("hard players");
        medium.print("medium players, who deduce by rules alone");
        random.print("at random");
        for (const auto& row : random.rows)
            if (row.n >= 100) CHECK(std::abs(Tenths::errors_off(row)) < 12); // neighbours in a game are not independent
    }
}
