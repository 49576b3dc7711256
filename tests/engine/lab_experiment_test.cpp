#include "engine/lab/csv.hpp"
#include "engine/lab/experiment.hpp"
#include "engine/session/link.hpp"
#include "tests/engine/golden_links.hpp"
#include "tests/engine/support.hpp"
#include <doctest/doctest.h>
#include <string>

namespace lab_experiment_tests {

using namespace engine;
using codes::ErrorKind;
using codes::StrategyKind;
using lab::Change;
using lab::Trial;
using Log = session::Log<Trial>;

namespace {

Change use(StrategyKind s) { return {Change::Kind::use, s, 0}; }
Change drop(StrategyKind s) { return {Change::Kind::drop, s, 0}; }
Change secrets(Count n) { return {Change::Kind::secrets, {}, n}; }

} // namespace

TEST_SUITE("lab")
{
    TEST_CASE("an experiment is a line, and the line the experiment, with the changes that were made")
    {
        Log log(lab::Experiment{codes::picas_fijas, {StrategyKind::knuth, StrategyKind::optimal}, 300, 31});
        CHECK(lab::to_line(log) == "lab 1 p4c10n knuth,optimal 300 31");
        for (const Change& c : {use(StrategyKind::entropy), drop(StrategyKind::knuth), secrets(0), Change{}})
            REQUIRE(log.push(c).has_value());
        const std::string line = lab::to_line(log);
        CHECK(line == "lab 1 p4c10n knuth,optimal 300 31 +entropy -knuth nall go");
        const auto read = lab::from_line(line);
        REQUIRE(read.has_value());
        CHECK(lab::to_line(*read) == line);
        CHECK(read->now().experiment == log.now().experiment);
        CHECK(read->now().asked);
        CHECK(read->now().experiment.strategies == std::vector{StrategyKind::entropy, StrategyKind::optimal});
        CHECK_FALSE(read->now().experiment.games.has_value());
        REQUIRE(log.push(use(StrategyKind::knuth)).has_value());
        CHECK_FALSE(log.now().asked); // the experiment differs from the one asked for
    }
    TEST_CASE("a strategy and the same one confined to possible guesses are two in an experiment, as in its line")
    {
        Log log(lab::Experiment{codes::mastermind, {StrategyKind::knuth, StrategyKind::optimal}, {}, 31});
        REQUIRE(log.push(use(StrategyKind::knuth_consistent)).has_value());
        CHECK(lab::to_line(log) == "lab 1 p4c6r knuth,optimal all 31 +knuth_consistent");
        const std::string anew = lab::to_line(Log(log.now().experiment));
        CHECK(anew == "lab 1 p4c6r knuth,optimal,knuth_consistent all 31");
        const auto read = lab::from_line(anew);
        REQUIRE(read.has_value());
        CHECK(read->now().experiment == log.now().experiment);
        const auto player = log.now().experiment.query().strategies[2];
        CHECK(std::get<codes::Strategy>(player) == codes::Strategy{StrategyKind::knuth_consistent, {}});
    }
    TEST_CASE(
        "the genetic strategy's options are in the line, after the strategies and as a change, unless they are the "
        "usual ones")
    {
        Log log(lab::Experiment{codes::mastermind, {StrategyKind::knuth, StrategyKind::genetic}, {}, 31, {}});
        CHECK(lab::to_line(log) == "lab 1 p4c6r knuth,genetic all 31");
        codes::GeneticOptions few;
        few.population = 300;
        few.breeding = codes::Breeding::none;
        few.refilter = true;
        REQUIRE(log.push({}).has_value());
        REQUIRE(log.push({Change::Kind::genetic, {}, 0, few}).has_value());
        CHECK_FALSE(log.push({Change::Kind::genetic, {}, 0, few}).has_value());
        CHECK_FALSE(log.now().asked); // its games have changed
        CHECK(lab::to_line(log) == "lab 1 p4c6r knuth,genetic all 31 go p300.50.750.850.2.0.1");
        const auto read = lab::from_line(lab::to_line(log));
        REQUIRE(read.has_value());
        CHECK(read->now().experiment == log.now().experiment);
        const codes::AnyStrategy player = log.now().experiment.query().strategies[1];
        CHECK(std::get<codes::GeneticStrategy>(player).options == few);
        const std::string anew = lab::to_line(Log(log.now().experiment));
        CHECK(anew == "lab 1 p4c6r knuth,genetic/300.50.750.850.2.0.1 all 31");
        CHECK(lab::from_line(anew)->now().experiment == log.now().experiment);
        for (const char* wrong :
             {"/", "/300", "/300.50.750.850.2.0.1.0", "/300.50.750.850.3.0.1", "/0.50.750.850.2.0.1",
              "/10001.50.750.850.2.0.1", "/300.50.750.850.2.0.", "/1000.50.750.850.1.0.0"})
            CHECK(lab::from_line("lab 1 p4c6r knuth,genetic" + std::string(wrong) + " all 31").error().kind ==
                  ErrorKind::unknown_strategy);
        Log longest(lab::Experiment{codes::mastermind, {}, {}, UINT64_MAX, {}});
        codes::GeneticOptions many{10'000, 1000, 1000, 1000, codes::Breeding::none, true, true};
        while (longest.push({Change::Kind::genetic, {}, 0, many})) many.refilter = !many.refilter;
        CHECK(lab::to_line(longest).size() <= session::max_line_length);
        CHECK(lab::from_line(lab::to_line(longest)).has_value());
    }
    TEST_CASE("a damaged line of the laboratory says what is wrong and where")
    {
        const auto error = [](std::string_view line) {
            const auto log = lab::from_line(line);
            REQUIRE_FALSE(log.has_value());
            return std::pair(log.error().kind, log.error().at);
        };
        CHECK(error("lab 2 p4c6r - all 1") == std::pair(ErrorKind::unknown_version, 4));
        CHECK(error("lab 1 p9c6r - all 1").second == 7);
        CHECK(error("lab 1 p4c6r knuth,kunth all 1") == std::pair(ErrorKind::unknown_strategy, 18));
        CHECK(error("lab 1 p4c6r knuth,knuth all 1") == std::pair(ErrorKind::unknown_strategy, 18)); // repeated
        CHECK(error("lab 1 p4c6r knuth, all 1") == std::pair(ErrorKind::unknown_strategy, 18));
        CHECK(error("lab 1 p4c6r knuth 0 1") == std::pair(ErrorKind::syntax, 18));
        CHECK(error("lab 1 p4c6r knuth 1000001 1") == std::pair(ErrorKind::syntax, 18));
        CHECK(error("lab 1 p8c16r knuth all 1") == std::pair(ErrorKind::syntax, 19)); // too many secrets
        CHECK(error("lab 1 p4c6r knuth all -1") == std::pair(ErrorKind::seed_out_of_range, 22));
        CHECK(error("lab 1 p4c6r - all 1 go") == std::pair(ErrorKind::wrong_role, 20));
        CHECK(error("lab 1 p4c6r knuth all 1 +knuth") == std::pair(ErrorKind::wrong_role, 24));
        CHECK(error("lab 1 p4c6r knuth all 1 go go") == std::pair(ErrorKind::wrong_role, 27));
        CHECK(error("lab 1 p4c6r knuth all 1 x") == std::pair(ErrorKind::unknown_event, 24));
        CHECK(error("lab 1 p4c6r knuth all 1 n0") == std::pair(ErrorKind::unknown_event, 24));
        CHECK(error("lab 1 p8c16r - 9 1 nall") == std::pair(ErrorKind::syntax, 19));
        CHECK(error(std::string(session::max_line_length + 1, 'l')).first == ErrorKind::too_long);
    }
    TEST_CASE("at most eight strategies are compared, and the longest line fits into a link")
    {
        Log log(lab::Experiment{codes::mastermind, {}, {}, UINT64_MAX});
        for (const StrategyKind s : codes::strategy_kinds) {
            const bool room = log.now().experiment.strategies.size() < lab::max_compared;
            CHECK(log.push(use(s)).has_value() == room);
        }
        for (const StrategyKind s : {StrategyKind::sampled_entropy, StrategyKind::expected_size_consistent}) {
            Log longest(lab::Experiment{codes::mastermind,
                                        {StrategyKind::optimal, StrategyKind::evolutionary, StrategyKind::genetic,
                                         StrategyKind::knuth_consistent, StrategyKind::entropy_consistent,
                                         StrategyKind::most_parts_consistent},
                                        {},
                                        UINT64_MAX,
                                        {10'000, 1000, 1000, 1000, codes::Breeding::none, true, true}});
            while (longest.push(longest.now().experiment.has(s) ? drop(s) : use(s))) continue;
            CHECK(longest.now().changes == lab::max_changes);
            const std::string line = lab::to_line(longest);
            CHECK(line.size() <= session::max_line_length);
            CHECK(lab::from_line(line).has_value());
        }
    }
    TEST_CASE("links to experiments open for ever")
    {
        const auto words = [](const Trial& t) {
            return std::to_string(t.experiment.strategies.size()) + ' ' + (t.asked ? "run" : "-");
        };
        CHECK(open_golden_links("lab", lab::from_line, words) == 2);
    }
    TEST_CASE("a comparison as a table for spreadsheets has a line for each number of guesses")
    {
        lab::CompareQuery query;
        query.rules = *codes::parse_rules("p2c2r");
        query.strategies = {codes::any_of(StrategyKind::knuth)};
        lab::CompareJob job(query);
        (void)codes::run_sliced(job, 1'000'000);
        auto rows = job.result().rows;
        const std::vector<std::string> names{"knuth:first=00,x"};
        const std::string csv = lab::histograms_csv(query, names, rows);
        CHECK(csv.starts_with("rules,secrets,seed,strategy,guesses,games\np2c2r,all,0,\"knuth:first=00,x\",1,1\n"));
        CHECK(csv.find("unsolved") == std::string::npos);
        rows[0].result.unfinished = 2;
        CHECK(lab::histograms_csv(query, names, rows).ends_with(",unsolved,2\n"));
    }
    TEST_CASE("what has not been played to its end says how many secrets it has played")
    {
        lab::CompareQuery query;
        query.rules = *codes::parse_rules("p2c2r");
        std::vector<lab::Played> rows(1);
        rows[0].result.all = true;
        rows[0].result.ended(1);
        rows[0].result.ended(2);
        const std::vector<std::string> names{"knuth"};
        CHECK(lab::histograms_csv(query, names, rows).find("\np2c2r,2,0,knuth,1,1\n") != std::string::npos);
        rows[0].result.ended(2);
        rows[0].result.ended(2);
        CHECK(lab::histograms_csv(query, names, rows).find("\np2c2r,all,0,knuth,1,1\n") != std::string::npos);
        query.games = 10;
        CHECK(lab::histograms_csv(query, names, rows).find("\np2c2r,4,0,knuth,1,1\n") != std::string::npos);
    }
}

} // namespace lab_experiment_tests
