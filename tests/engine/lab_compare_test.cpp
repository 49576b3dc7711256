// Several strategies on the same secrets: differences game by game, shares, slices.
#include "engine/lab/compare.hpp"
#include "tests/engine/support.hpp"
#include <cmath>
#include <doctest/doctest.h>

using namespace engine;
using namespace engine::codes;
using engine::lab::CompareJob;
using engine::lab::CompareQuery;
using engine::lab::Comparison;
using engine::lab::Difference;

namespace {

AnyStrategy menu(StrategyKind kind) { return Strategy{kind, {}}; }
AnyStrategy genetic(int population)
{
    GeneticStrategy strategy;
    strategy.options.population = population;
    return strategy;
}
/// Believes false answers, so that some of its games collapse.
AnyStrategy credulous()
{
    SpacesStrategy strategy;
    strategy.options.noise = {version_space::Noise::Kind::odds, 0.15, 0};
    strategy.options.blind = true;
    return strategy;
}
/// One of every kind: trees, the list, draws, a population, spaces, a proof.
std::vector<AnyStrategy> players()
{
    return {menu(StrategyKind::knuth),
            menu(StrategyKind::consistent),
            EvolutionaryStrategy{{}, {20, 10, 5}},
            genetic(20),
            credulous(),
            menu(StrategyKind::entropy),
            OptimalStrategy{},
            SampledStrategy{}};
}

/// One game by the definition: runs the strategy's own job before every guess.
int guesses_by_hand(const Rules& r, const AnyStrategy& strategy, const Code& secret, std::uint64_t seed)
{
    std::vector<Clue> clues;
    for (;;) {
        const Code guess = std::visit([&](const auto& s) { return run(chooser(r, clues, s, seed)).guess; }, strategy);
        clues.push_back({guess, feedback(r, guess, secret)});
        if (guess == secret) return static_cast<int>(clues.size());
    }
}

Comparison in_shares(const CompareQuery& query, Count of)
{
    std::vector<Comparison> shares;
    for (Count i = of; i-- > 0;) { // in any order
        CompareQuery one = query;
        one.share = {i, of};
        shares.push_back(run(CompareJob(one)));
    }
    return merged(shares);
}

} // namespace

TEST_SUITE("lab")
{
    TEST_CASE("guesses and differences are those of games played one by one, on all secrets and on drawn ones")
    {
        const Rules r{3, 4, true};
        const std::vector<AnyStrategy> strategies{menu(StrategyKind::knuth), EvolutionaryStrategy{{}, {20, 10, 5}},
                                                  menu(StrategyKind::entropy)};
        for (const std::optional<Count> games : {std::optional<Count>(), std::optional<Count>(50)}) {
            const Comparison played = run(CompareJob({r, strategies, games, 7}));
            const std::vector<Code> all = all_codes(r);
            Rng draw = Rng(7).fork(secrets_stream);
            std::vector<double> off;
            for (Count game = 0; game < played.games; ++game) {
                const Code secret = all[games ? draw.index(all.size()) : static_cast<std::size_t>(game)];
                const std::uint64_t seed = Rng(7).fork(games_stream).fork(game).next();
                for (std::size_t s = 0; s < strategies.size(); ++s)
                    REQUIRE(played.rows[s].guesses(game) == guesses_by_hand(r, strategies[s], secret, seed));
                off.push_back(played.rows[0].guesses(game) - played.rows[1].guesses(game));
            }
            CHECK(off.size() == games.value_or(64));
            double mean = 0, squares = 0;
            for (const double d : off) mean += d / static_cast<double>(off.size());
            for (const double d : off) squares += (d - mean) * (d - mean);
            const auto n = static_cast<double>(off.size());
            const Difference d = difference(played.rows[0], played.rows[1]);
            CHECK(d.games == off.size());
            CHECK(d.mean == doctest::Approx(mean));
            CHECK(d.mean == doctest::Approx(played.rows[0].result.mean() - played.rows[1].result.mean()));
            double error = std::sqrt(squares / n / n);
            if (!games) error = std::min(error, played.rows[1].standard_error()); // Knuth's mean has no error
            CHECK(d.standard_error == doctest::Approx(error));
            const Difference exact = difference(played.rows[0], played.rows[2]);
            CHECK((exact.standard_error == 0) == !games); // nothing is drawn
        }
    }
    TEST_CASE("every strategy's numbers are those of its tournament, and the recorded games add up to its histogram")
    {
        const Rules r{3, 5, true};
        for (const std::optional<Count> games : {std::optional<Count>(), std::optional<Count>(40)}) {
            const Comparison played = run(CompareJob({r, players(), games, 3}));
            for (std::size_t s = 0; s < played.rows.size(); ++s) {
                CAPTURE(s);
                TournamentResult t = played.rows[s].result;
                REQUIRE(t.guesses->size() == games.value_or(125));
                TournamentResult again;
                for (const std::uint16_t n : *t.guesses)
                    if (n == no_guesses) ++again.collapsed;
                    else again.add(n);
                CHECK(again.histogram == t.histogram);
                CHECK(again.collapsed == t.collapsed + t.unfinished);
                CHECK((t.collapsed > 0) == (s == 4));
                t.guesses.reset();
                CHECK(t == run(TournamentJob(r, {players()[s], games, 3})));
            }
        }
    }
    TEST_CASE("shares give together what the whole gives, however many there are and in any order")
    {
        for (const std::optional<Count> games : {std::optional<Count>(), std::optional<Count>(33)}) {
            const CompareQuery query{{3, 4, true}, players(), games, 11};
            const Comparison whole = run(CompareJob(query));
            for (const Count of : {1, 2, 3, 7}) {
                CAPTURE(of);
                CHECK(in_shares(query, of) == whole);
            }
            CHECK(in_shares(query, 100) == whole); // more shares than games
        }
    }
    TEST_CASE("a tournament's share, walked or played, has the guesses of just its games")
    {
        const Rules r{3, 4, true};
        for (const AnyStrategy& strategy : players())
            for (const std::optional<Count> games : {std::optional<Count>(), std::optional<Count>(33)}) {
                const auto whole = *run(TournamentJob(r, {strategy, games, 5, {}, true})).guesses;
                for (Count index = 0; index < 5; ++index) {
                    const TournamentResult part = run(TournamentJob(r, {strategy, games, 5, {index, 5}, true}));
                    std::vector<std::uint16_t> its;
                    for (auto i = static_cast<std::size_t>(index); i < whole.size(); i += 5) its.push_back(whole[i]);
                    CHECK(*part.guesses == its);
                    CHECK(part.games + part.collapsed + part.unfinished == its.size());
                }
            }
    }
    TEST_CASE("secrets on a board too large to list are the same in every share too")
    {
        const CompareQuery query{{8, 10, true}, {menu(StrategyKind::consistent)}, 2, 2};
        CHECK(in_shares(query, 2) == run(CompareJob(query)));
        CHECK(secrets_of(query).size() == 2);
        CompareJob too_large({{8, 10, true}, {genetic(9), menu(StrategyKind::knuth)}, {}, 2});
        run_sliced(too_large, 1 << 20);
        REQUIRE(too_large.too_large());
        CHECK(too_large.turn() == 1); // strategies with trees come first
    }
    TEST_CASE("a proof comes last, a stored tree among the first")
    {
        const auto first_turn = [](const Rules& r) {
            return CompareJob({r, {menu(StrategyKind::consistent), OptimalStrategy{}}, 50, 1}).turn();
        };
        CHECK(first_turn({3, 5, true}) == 0);
        CHECK(first_turn(mastermind) == 1);
    }
    TEST_CASE("slicing does not matter; between steps what was played so far can be read, all in step")
    {
        const CompareQuery query{{3, 5, true}, players(), 25, 4};
        const Comparison whole = run(CompareJob(query));
        CompareJob sliced(query);
        bool both = false;
        Count seen = 0;
        while (sliced.step(Budget{1}) == Step::more) {
            const Count consistent = sliced.so_far(1).result.games, population = sliced.so_far(3).result.games;
            CHECK(consistent + population >= seen);
            seen = consistent + population;
            CHECK(consistent <= population + 1);
            CHECK(population <= consistent + 1);
            const Difference d = difference(sliced.so_far(1), sliced.so_far(3));
            CHECK(d.games == std::min(consistent, population));
            both = both || (d.games > 0 && d.games < 25);
            CHECK(sliced.progress().total == 8 * 25);
        }
        CHECK(both);
        CHECK(sliced.result() == whole);
        CHECK(sliced.progress().done == 8 * 25);
        std::int64_t total = 0;
        for (Count i = 0; i < 3; ++i) {
            CompareQuery one = query;
            one.share = {i, 3};
            CompareJob share(one);
            run_sliced(share, 100);
            CHECK(share.progress().done == share.progress().total);
            total += share.progress().total;
        }
        CHECK(total == 8 * 25);
    }
    TEST_CASE(
        "one board: optimal play is 176 guesses ahead of Knuth's of 1296 secrets; what draws has an error on all of "
        "them too")
    {
        const Comparison played = run(CompareJob(
            {mastermind, {menu(StrategyKind::knuth), OptimalStrategy{}, menu(StrategyKind::consistent)}, {}, 1}));
        CHECK(played.rows[0].result.total == 5801);
        const Difference ahead = difference(played.rows[0], played.rows[1]);
        CHECK(ahead.mean == doctest::Approx((5801 - 5625) / 1296.0));
        CHECK(ahead.standard_error == 0);
        CHECK(played.rows[0].standard_error() == 0);
        CHECK(played.rows[2].standard_error() == doctest::Approx(0.0245).epsilon(0.05)); // 0.88 / √1296
        const Difference drawn = difference(played.rows[2], played.rows[0]);
        CHECK(std::abs(drawn.mean - (4.64352 - 5801 / 1296.0)) < 3 * drawn.standard_error);
        CHECK(drawn.standard_error < 0.04);
        CHECK(drawn.error_is_most);
        CHECK(drawn.standard_error == played.rows[2].standard_error()); // the other mean has no error
        CHECK(played.rows[2].error_is_most());
        CHECK_FALSE(ahead.error_is_most);
        CHECK_FALSE(played.rows[0].error_is_most());
    }
    TEST_CASE(
        "where every secret is played, what a mean spreads by over seeds is at most the error told, which says so")
    {
        const std::vector<AnyStrategy> both{menu(StrategyKind::consistent), SampledStrategy{}};
        double sum = 0, squares = 0, told = 0, gaps = 0, gap_squares = 0, gap_told = 0;
        constexpr int seeds = 2000;
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const Comparison played = run(CompareJob({{3, 4, true}, both, {}, seed}));
            REQUIRE(played.rows[0].error_is_most());
            const double mean = played.rows[0].result.mean();
            const Difference gap = difference(played.rows[0], played.rows[1]);
            REQUIRE(gap.error_is_most);
            sum += mean, squares += mean * mean, told += played.rows[0].standard_error();
            gaps += gap.mean, gap_squares += gap.mean * gap.mean, gap_told += gap.standard_error;
        }
        const auto spread = [&](double s, double q) { return std::sqrt((q - s * s / seeds) / (seeds - 1)); };
        CHECK(spread(sum, squares) < 1.05 * told / seeds); // equal up to chance, because its first guess is drawn too
        CHECK(spread(gaps, gap_squares) < 0.9 * gap_told / seeds);
        const Comparison some = run(CompareJob({{3, 4, true}, both, 50, 1}));
        CHECK_FALSE(some.rows[0].error_is_most()); // drawn secrets: the error is exact
    }
}
