// `sagaz lab`: strategies in words, games shared by threads, tables.
#include "engine/cli/columns.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/shares.hpp"
#include "engine/cli/strategy_words.hpp"
#include "engine/request/comparison.hpp"
#include "tests/engine/said.hpp"
#include <doctest/doctest.h>

using namespace engine;

namespace {

lab::CompareQuery small_comparison()
{
    return request::comparison_from(
               R"({"rules":"p3c4r","strategies":["knuth","consistent",{"strategy":"genetic","options":{"population":30}},)"
               R"({"strategy":"version_space","options":{"noise":{"eps":0.2,"blind":true}}},"optimal"],"secrets":50,"seed":4})")
        .value();
}

/// The error message for these strategies.
std::string refused(const std::vector<std::string>& strategies, const char* rules = "p3c4r", const char* secrets = "5")
{
    cli::LabOptions options;
    options.strategies = strategies;
    options.rules = rules;
    options.secrets = secrets;
    const Said said = said_by(cli::compare, options);
    CHECK(said.status == 1);
    CHECK(said.out.empty());
    return said.errors;
}

} // namespace

TEST_SUITE("cli")
{
    TEST_CASE("a comparison is the same for any number of threads, and as its job's")
    {
        const lab::CompareQuery query = small_comparison();
        const lab::Comparison whole = run(lab::CompareJob(query));
        const std::atomic<bool> stop{false};
        for (const int threads : {1, 2, 3, 5}) {
            CAPTURE(threads);
            const cli::PlayedShares shares = cli::play_in_threads(query, threads, stop, nullptr);
            CHECK(shares.played == whole);
            CHECK_FALSE(shares.stopped);
            CHECK(shares.seconds.size() == 5);
        }
    }
    TEST_CASE("a comparison that is stopped has what was played; one that is too large says of which strategy")
    {
        const std::atomic<bool> stop{true}, go_on{false};
        const cli::PlayedShares none = cli::play_in_threads(small_comparison(), 2, stop, nullptr);
        CHECK(none.stopped);
        CHECK(none.played.games == 50);
        REQUIRE(none.played.rows.size() == 5);
        CHECK(none.played.rows[1].result.games == 0);
        lab::CompareQuery large = small_comparison();
        large.rules = {8, 10, true};
        large.strategies.pop_back();
        const cli::PlayedShares shares = cli::play_in_threads(large, 2, go_on, nullptr);
        REQUIRE(shares.too_large);
        CHECK(shares.too_large_at == 0);
    }
    TEST_CASE("strategies as words are the requests' strategies, and what is no such word is refused")
    {
        const auto json = [](std::string_view words) { return cli::strategy_json(words).value(); };
        CHECK(json("knuth") == R"({"strategy":"knuth"})");
        CHECK(
            json("genetic:population=300,breeding=none,mutation=0.1,refilter=true") ==
            R"({"options":{"breeding":"none","mutation":0.1,"population":300,"refilter":true},"strategy":"genetic"})");
        CHECK(json("entropy:first=1023") == R"({"options":{"first":"1023"},"strategy":"entropy"})");
        CHECK(json("version_space:cover=A,noise.lies=1,noise.rate=0.5") ==
              R"({"options":{"cover":"A","noise":{"lies":1,"rate":0.5}},"strategy":"version_space"})");
        for (const char* words : {"", "Knuth", "knuth:", "knuth:first", "knuth:first=", "knuth:first=0,",
                                  "knuth:,first=0", "a b", "knuth:first=\"", "knuth:first=0:x"}) {
            CAPTURE(words);
            const auto wrong = cli::strategy_json(words);
            REQUIRE_FALSE(wrong);
            CHECK(wrong.error().find("must be a strategy") != std::string::npos);
        }
        CHECK(cli::strategy_json("genetic:mutation=1,mutation=0").error() ==
              "\"genetic:mutation=1,mutation=0\" has mutation twice");
        codes::GeneticStrategy genetic;
        CHECK(cli::words_of(genetic) == "genetic:population=1000,breeding=keep");
        genetic.options.population = 300;
        genetic.options.crossover = 600;
        genetic.options.breeding = codes::Breeding::none;
        CHECK(cli::words_of(genetic) == "genetic:population=300,breeding=none,crossover=0.6");
        CHECK(cli::words_of(codes::Strategy{codes::StrategyKind::entropy_consistent, {}}) == "entropy_consistent");
        CHECK(cli::words_of(codes::OptimalStrategy{}) == "optimal");
    }
    TEST_CASE("columns are as wide as their widest cell, letters counted, not bytes")
    {
        CHECK(cli::in_columns({{"a", "1 ± 2", "x"}, {"bcd", "10"}, {}}) == "a    1 ± 2  x\nbcd     10\n\n");
    }
    TEST_CASE("sagaz lab prints a row a strategy and a line a pair")
    {
        cli::LabOptions options;
        options.strategies = {"knuth", "optimal", "consistent"};
        options.threads = 2;
        const Said said = said_by(cli::compare, options);
        CHECK(said.status == 0);
        if (!said.errors.empty()) CHECK(said.errors.starts_with("peak memory: ")); // only where the system measures it
        CHECK(said.out.starts_with("p4c6r, 1296 secrets (all), seed 0\n\nstrategy "));
        CHECK(said.out.find("\nknuth        1296  4.4761 ± 0.0000  0.6182    1    5  ") != std::string::npos);
        CHECK(said.out.find("\noptimal      1296  4.3403 ± 0.0000  0.6") != std::string::npos);
        CHECK(said.out.find("\nconsistent   1296  4.6") != std::string::npos);
        CHECK(said.out.find(" ≤ 0.02") != std::string::npos); // a random strategy on all secrets: a bound
        CHECK(said.out.find("\nknuth - optimal         +0.1358 ± 0.0000   1296\n") != std::string::npos);
    }
    TEST_CASE("sagaz lab names the tie rule of each strategy, those that have the same together")
    {
        cli::LabOptions options;
        options.rules = "p2c3r";
        options.secrets = "2";
        options.threads = 1;
        options.strategies = {"knuth",
                              "consistent",
                              "entropy",
                              "knuth_consistent",
                              "genetic:population=9",
                              "optimal",
                              "version_space:tie=first_code"};
        CHECK(
            said_by(cli::compare, options)
                .out.find(
                    "\n\nTies: knuth, entropy: a candidate first, then the lexicographically "
                    "smallest; consistent: none: draws any candidate; knuth_consistent: the "
                    "lexicographically smallest; genetic:population=9: none: draws from its population; "
                    "optimal: the first strategy that the proof finds (only the total and the maximum are determined); "
                    "version_space:tie=first_code: among the most probable codes, by tie=first_code.\n\n") !=
            std::string::npos);
        CHECK(cli::ties_of(codes::EvolutionaryStrategy{}) == "the lexicographically smallest of the eligible codes");
        CHECK(cli::ties_of(codes::SampledStrategy{}) == "the lexicographically smallest of the drawn codes");
    }
    TEST_CASE("sagaz lab says what is wrong in the requests' sentences")
    {
        CHECK(refused({}).ends_with("as in: sagaz lab knuth entropy\n"));
        CHECK(refused(std::vector<std::string>(9, "knuth")) == "sagaz lab: strategies has 9 of them; give 1 to 8.\n");
        CHECK(refused({"nobody"}).starts_with("sagaz lab: There is no strategy \"nobody\"; known strategies are "));
        CHECK(refused({"knuth", "genetic:population=0"}) ==
              "sagaz lab: strategies[1].options.population must be a whole number from 1 to 10000.\n");
        CHECK(refused({"knuth"}, "p\"4").starts_with("sagaz lab: rules: positions must be "));
        CHECK(refused({"knuth"}, "p3c4r", "many") == "sagaz lab: secrets must be \"all\" or a number of games.\n");
        CHECK(refused({"consistent", "knuth"}, "p8c10r").starts_with("sagaz lab: knuth takes too long for p8c10r"));
        cli::LabOptions options;
        options.strategies = {"knuth"};
        options.csv = "/there is no such folder/a.csv";
        CHECK(said_by(cli::compare, options).errors ==
              "sagaz lab: cannot write /there is no such folder/a.csv: No such file or directory; create its folder "
              "first, or name a file in another folder\n");
    }
    TEST_CASE("sagaz lab --reproduce puts the printed value beside ours, with its error and the note below")
    {
        cli::LabOptions options;
        options.reproduce = "001.4.1";
        options.table_games = 200;
        options.seed = 1;
        const Said said = said_by(cli::reproduce, options);
        CHECK(said.status == 0);
        CHECK(said.out.find("\nconsistent       4.643") != std::string::npos);
        CHECK(said.out.find("4.478") != std::string::npos);
        CHECK(said.out.find("4.476 ± 0.000") != std::string::npos);
        CHECK(said.out.find("differs [1]\n") != std::string::npos);
        CHECK(said.out.find("\n[1] Knuth's own tree needs 5801 guesses") != std::string::npos);
        CHECK(said.out.find("\n[2] The published strategies were improved by hand") != std::string::npos);
        options.reproduce = "000.5.1";
        const Said spaces = said_by(cli::reproduce, options);
        CHECK(spaces.out.find("differs [1]\n") != std::string::npos);
        CHECK(spaces.out.find("\n[1] The text names no tie rule.") != std::string::npos);
        for (const char* table : {"spaces.examples", "spaces.memory"}) {
            options.reproduce = table;
            options.table_games = 20;
            CHECK(said_by(cli::reproduce, options).out.size() > 500);
        }
        options.reproduce = "001.4.3";
        CHECK(said_by(cli::reproduce, options)
                  .errors.starts_with("sagaz lab: unknown table \"001.4.3\"; choose one of 000.5.1, "));
    }
}
