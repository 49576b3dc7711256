// "Exact" and errors of means against the games themselves, on random experiments.
#include "engine/lab/compare.hpp"
#include "shell/lab/phrases.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <array>
#include <cstdlib>
#include <doctest/doctest.h>

namespace lab_verdict_tests {

using wording::en, wording::Text;

namespace {

/// Random positions.
int positions() { return std::getenv("SAGAZ_LONG") ? 20'000 : 1'000; }
const shell::text::Say english(shell::text::Language::english);

} // namespace

TEST_SUITE("lab")
{
    TEST_CASE("a mean is exact only of every secret with nothing drawn, and equal results of a sample show no error "
              "(more: SAGAZ_LONG)")
    {
        using namespace engine;
        using namespace engine::codes;
        using lab::Certainty;
        Rng rng(2);
        std::array<int, 5> seen{};
        for (int i = 0; i < positions(); ++i) {
            Rules rules = mastermind;
            rules.positions = 2;
            rules.symbols = static_cast<std::uint8_t>(2 + rng.below(2));
            lab::CompareQuery query;
            query.rules = rules;
            for (const auto kind : {StrategyKind::knuth, StrategyKind::entropy, StrategyKind::consistent})
                query.strategies.push_back(Strategy{kind, {}});
            if (rng.below(3) > 0) query.games = 1 + rng.below(6);
            query.seed = rng.below(1'000);
            const auto played = run(lab::CompareJob(query));
            for (std::size_t a = 0; a < query.strategies.size(); ++a) {
                const auto& row = played.rows[a];
                const bool draws = a == 2;
                const auto& games = *row.result.guesses;
                const bool equal = std::all_of(games.begin(), games.end(), [&](auto n) { return n == games[0]; });
                const Certainty right = !query.games && !draws ? Certainty::exact
                                        : equal                ? Certainty::unknown
                                        : !query.games         ? Certainty::at_most
                                                               : Certainty::estimate;
                CHECK(row.certainty() == right);
                ++seen[static_cast<std::size_t>(right)];
                for (std::size_t b = 0; b < a; ++b) {
                    const auto d = lab::difference(row, played.rows[b]);
                    const auto& other = *played.rows[b].result.guesses;
                    bool same = true;
                    for (std::size_t n = 0; n < games.size(); ++n)
                        same = same && games[n] - other[n] == games[0] - other[0];
                    CHECK(d.certainty == (!query.games && !draws ? Certainty::exact
                                          : same                 ? Certainty::unknown
                                          : !query.games         ? Certainty::at_most
                                                                 : Certainty::estimate));
                }
            }
        }
        CHECK(seen[static_cast<std::size_t>(Certainty::unknown)] > 10);
        shell::lab::Row row;
        row.played.result.add(2, 2);
        CHECK(shell::lab::error_in_words(english, row) ==
              "–"); // lab 1 p2c2r knuth 2 5 go: 2 of 4 secrets, once "exact"
    }
}

} // namespace lab_verdict_tests
