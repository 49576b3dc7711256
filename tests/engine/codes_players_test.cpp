// Strategies with options of their own: genetic, evolutionary, sampled entropy, optimal moves.
#include "engine/codes/optimal/known.hpp"
#include "engine/codes/optimal/tree_text.hpp"
#include "engine/codes/tournament.hpp"
#include "tests/engine/support.hpp"
#include <cmath>
#include <cstdlib>
#include <doctest/doctest.h>
#include <map>
#include <set>

using namespace engine;
using namespace engine::codes;

namespace {

TournamentResult play(const Rules& r, const AnyStrategy& strategy, std::optional<Count> games, std::uint64_t seed = 1)
{
    return run(TournamentJob(r, {strategy, games, seed}));
}

/// The settings of the table's two rows that every reading was measured on.
GeneticOptions first_row() { return {}; }
GeneticOptions last_row()
{
    GeneticOptions o;
    o.population = 300;
    o.mutation = 100;
    o.crossover = 700;
    o.transpose = 900;
    return o;
}

struct Reading {
    const char* name;
    Breeding breeding;
    bool all_answers, refilter;
    double first, first_error, last,
        last_error; // spec/codes.md, section 4: means over 1000 games and their standard errors,
                    // of the last four readings assumed: it prints none there
};
constexpr Reading readings[] = {{"replace", Breeding::replace, false, false, 227.8, 8.1, 322.7, 10.5},
                                {"keep", Breeding::keep, false, false, 7.79, .11, 11.87, .23},
                                {"none", Breeding::none, false, false, 7.59, .16, 16.70, .46},
                                {"replace, all answers", Breeding::replace, true, false, 24.48, .65, 73.94, 2.4},
                                {"keep, all answers", Breeding::keep, true, false, 5.90, .06, 7.26, .10},
                                {"keep, all answers, refiltered", Breeding::keep, true, true, 5.47, .05, 5.71, .05},
                                {"none, all answers, refiltered", Breeding::none, true, true, 4.59, .03, 4.60, .03}};

void check_reading(const Reading& reading, GeneticOptions o, double mean, double error, Count games)
{
    o.breeding = reading.breeding;
    o.all_answers = reading.all_answers;
    o.refilter = reading.refilter;
    const TournamentResult ours = play(mastermind, GeneticStrategy{{}, o}, games);
    INFO(reading.name, " ", o.population, ": ", ours.mean(), " ± ", ours.standard_error());
    CHECK(std::abs(ours.mean() - mean) < 3 * std::hypot(error, ours.standard_error()));
    CHECK(ours.games + ours.unfinished == games);
}

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("the genetic algorithm needs as many guesses as measured, in every reading of the text (SAGAZ_LONG: 1000 "
              "games)")
    {
        const bool whole = std::getenv("SAGAZ_LONG") != nullptr;
        for (const Reading& reading : readings) {
            const Count games = whole ? 1000 : reading.first > 100 ? 12 : 60;
            check_reading(reading, first_row(), reading.first, reading.first_error, games);
            check_reading(reading, last_row(), reading.last, reading.last_error, games);
        }
    }
    TEST_CASE(
        "a population has codes of its rules; filtered by all answers and never bred it plays only what may be right")
    {
        for (const Rules& r : {mastermind, picas_fijas, Rules{7, 7, false}, Rules{8, 2, true}}) {
            for (const Breeding breeding : enumerators<Breeding>) {
                GeneticOptions o;
                o.population = 60;
                o.breeding = breeding;
                Population population(r, o, Rng(3));
                Rng rng(9);
                const Code secret = random_code(r, rng);
                for (int guess = 0; guess < 20; ++guess) {
                    const Code drawn = population.draw();
                    CHECK(legal(r, drawn));
                    population.learn({drawn, feedback(r, drawn, secret)});
                    REQUIRE_FALSE(population.members().empty());
                    for (const Code& code : population.members()) CHECK(legal(r, code));
                }
            }
        }
        GeneticOptions strict{300, 0, 0, 0, Breeding::none, true, true};
        Rng rng(4);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto clues = random_history(mastermind, rng, 3);
            const Choice choice = run(GeneticJob(mastermind, clues, {{}, strict}, seed));
            CHECK(conflicts(mastermind, clues, choice.guess).empty());
        }
    }
    TEST_CASE("operators do what they are said to: next symbol, second half of a partner, another order")
    {
        const auto after = [](int mutation, int crossover, int transpose) {
            GeneticOptions o{40, mutation, crossover, transpose, Breeding::replace, false, false};
            Population population(mastermind, o, Rng(5));
            const std::vector<Code> before = population.members();
            const Code guess = code_of(mastermind, "0123");
            population.learn({guess, {1, 1}});
            std::set<Code> survivors;
            for (const Code& code : before)
                if (feedback(mastermind, guess, code) == Feedback{1, 1}) survivors.insert(code);
            REQUIRE(survivors.size() > 3);
            return std::pair(survivors, std::set(population.members().begin(), population.members().end()));
        };
        const auto [same, unchanged] = after(0, 0, 0);
        CHECK(unchanged == same);
        const auto [parents, mutants] = after(1000, 0, 0);
        for (const Code& code : mutants) {
            Code back = code;
            for (int i = 0; i < 4; ++i) back.symbol[i] = static_cast<std::uint8_t>((back.symbol[i] + 5) % 6);
            CHECK(parents.contains(back));
        }
        const auto [firsts, crossed] = after(0, 1000, 0);
        const std::set<Code>& halves = firsts;
        for (const Code& code : crossed) {
            const auto half = [&](int from) {
                return std::any_of(halves.begin(), halves.end(), [&](const Code& c) {
                    return c.symbol[from] == code.symbol[from] && c.symbol[from + 1] == code.symbol[from + 1];
                });
            };
            CHECK(half(0));
            CHECK(half(2));
        }
        const auto [ordered, transposed] = after(0, 0, 1000);
        std::set<Code> sorted, sorted_too;
        for (Code code : ordered) {
            std::sort(code.symbol.begin(), code.symbol.begin() + 4);
            sorted.insert(code);
        }
        for (Code code : transposed) {
            std::sort(code.symbol.begin(), code.symbol.begin() + 4);
            sorted_too.insert(code);
        }
        CHECK(sorted == sorted_too);
    }
    TEST_CASE("the evolutionary player guesses what all answers allow, on every sort of board")
    {
        Rng rng(6);
        for (const Rules& r : small_boards())
            for (int rows = 0; rows < 4; ++rows) {
                const auto clues = random_history(r, rng, rows);
                const Choice choice = run(EvolutionaryJob(r, clues, {}, rng.next()));
                INFO(to_text(r), " ", to_text(r, choice.guess));
                CHECK(legal(r, choice.guess));
                CHECK(conflicts(r, clues, choice.guess).empty());
            }
    }
    TEST_CASE("where evolution finds nothing the exact draw does, or says that nothing is allowed")
    {
        const Code guess = code_of(mastermind, "0011");
        const EvolutionaryStrategy hasty{{}, {2, 1, 1}};
        const std::vector<Clue> hard{{guess, {2, 2}}, {code_of(mastermind, "0110"), {0, 4}}};
        CHECK(to_text(mastermind, run(EvolutionaryJob(mastermind, hard, hasty, 1)).guess) == "1001");
        EvolutionaryJob job(mastermind, {{guess, {1, 0}}, {guess, {0, 0}}}, {}, 1);
        run_sliced(job, 7);
        CHECK(job.contradictory());
    }
    TEST_CASE("evolutionary: at most 4.39 guesses of (4,6), 5.56 of (5,8), 6.40 of (6,9)")
    {
        const bool whole = std::getenv("SAGAZ_LONG") != nullptr;
        const auto at_most = [&](const Rules& r, double bound, Count games) {
            const TournamentResult t = play(r, EvolutionaryStrategy{}, games);
            INFO(to_text(r), ": ", t.mean(), " ± ", t.standard_error());
            CHECK(t.mean() - (whole ? 2 : 3) * t.standard_error() <= bound);
        };
        at_most(mastermind, 4.39, whole ? 1000 : 40);
        at_most({5, 8, true}, 5.56, whole ? 600 : 10);
        at_most({6, 9, true}, 6.40, whole ? 600 : 10);
    }
    TEST_CASE("sampled entropy of few candidates is the consistent entropy strategy, ties and all")
    {
        Rng rng(8);
        for (const Rules& r : {mastermind, Rules{3, 10, false}, Rules{5, 3, true}})
            for (int round = 0; round < 12; ++round) {
                const auto clues = random_history(r, rng, 1 + round % 3);
                const Choice sampled = run(SampledJob(r, clues, {{}, {10'000, 10'000}}, 1));
                const Choice weighed = run(ChooseJob(r, clues, {StrategyKind::entropy_consistent, {}}, 0));
                INFO(to_text(r), " ", consistent_codes(r, clues).size());
                CHECK(to_text(r, sampled.guess) == to_text(r, weighed.guess));
            }
    }
    TEST_CASE("sampled entropy: at most 6.33 guesses of (6,9), 6.70 of (6,10), 7.25 of (7,10), 7.85 of (8,10)")
    {
        const bool whole = std::getenv("SAGAZ_LONG") != nullptr;
        const auto at_most = [&](const Rules& r, double bound) {
            const TournamentResult t = play(r, SampledStrategy{}, whole ? 600 : 12);
            INFO(to_text(r), ": ", t.mean(), " ± ", t.standard_error());
            CHECK(t.mean() - (whole ? 2 : 3) * t.standard_error() <= bound);
        };
        at_most({6, 9, true}, 6.33);
        at_most({6, 10, true}, 6.70);
        at_most({7, 10, true}, 7.25);
        at_most({8, 10, true}, 7.85);
    }
    TEST_CASE("players that weigh a few candidates begin with a spread guess: 0012, 00112, 001123")
    {
        for (const auto& [rules, guess] :
             {std::pair("p4c6r", "0012"), std::pair("p5c8r", "00112"), std::pair("p6c9r", "001123"),
              std::pair("p7c10r", "0011223"), std::pair("p8c10r", "00112234"), std::pair("p8c2r", "00001111"),
              std::pair("p4c10n", "0123"), std::pair("p2c2r", "01")}) {
            const Rules r = parse_rules(rules).value();
            CHECK(to_text(r, run(EvolutionaryJob(r, {}, {}, 1)).guess) == guess);
            CHECK(to_text(r, run(SampledJob(r, {}, {}, 1)).guess) == guess);
        }
    }
    TEST_CASE("optimal moves, one after the other, need no more guesses than the proof says")
    {
        for (const char* text : {"p2c5r", "p3c4r", "p2c6n", "p3c5n"}) {
            CAPTURE(text);
            const Rules r = parse_rules(text).value();
            std::map<std::string, Code> moves; // by history
            Count total = 0;
            for (const Code& secret : all_codes(r)) {
                std::vector<Clue> clues;
                std::string history;
                for (Code guess{}; clues.empty() || !(guess == secret);) {
                    auto known = moves.find(history);
                    if (known == moves.end())
                        known = moves.emplace(history, run(OptimalMoveJob(r, clues, {}, 0)).guess).first;
                    guess = known->second;
                    clues.push_back({guess, feedback(r, guess, secret)});
                    history += to_text(r, guess) + std::to_string(Slots(r).of(clues.back().answer)) + " ";
                }
                total += clues.size();
            }
            CHECK(total == run(OptimalJob({r, 0, 0, {}})).total);
        }
    }
    TEST_CASE("stored optimal moves are the stored strategies', whatever the symbols of a first guess are called")
    {
        using optimal::known_move;
        // every secret of both games is found with the stored total
        for (const std::string_view rules : optimal::stored_rules()) {
            const auto strategy = optimal::parse_strategy(optimal::stored_tree(rules));
            REQUIRE(strategy);
            const Rules& r = strategy->rules;
            CHECK(to_text(r) == rules);
            Rng rng(12);
            for (int round = 0; round < 8; ++round) {
                const Code secret = random_code(r, rng);
                std::vector<Clue> clues;
                for (const std::size_t at : path_to(r, strategy->tree, secret)) {
                    const auto known = known_move(r, clues);
                    REQUIRE(known);
                    CHECK(*known == strategy->tree[at].guess);
                    clues.push_back({*known, feedback(r, *known, secret)});
                }
                CHECK_FALSE(known_move(r, clues)); // the game is over
            }
        }
        // another first guess of Picas & Fijas: the renamed second guess is as good
        const std::vector<Clue> one{{code_of(picas_fijas, "9504"), {0, 1}}};
        const auto known = known_move(picas_fijas, one);
        REQUIRE(known);
        const OptimalResult whole = run(OptimalJob({picas_fijas, 0, 400, {{code_of(picas_fijas, "0123"), {0, 1}}}}));
        CHECK(whole.secrets == 1440);
        const auto parts = [](const Code& first, const Code& second) {
            const std::vector<Clue> history{{first, {0, 1}}};
            Candidates left;
            for (const Code& c : consistent_codes(picas_fijas, history)) left.push_back(pack(picas_fijas, c));
            return partition_of(picas_fijas, left, second);
        };
        const auto own = known_move(picas_fijas, std::vector<Clue>{{code_of(picas_fijas, "0123"), {0, 1}}});
        REQUIRE(own);
        CHECK(parts(code_of(picas_fijas, "9504"), *known) == parts(code_of(picas_fijas, "0123"), *own));
        CHECK_FALSE(known_move({3, 10, false}, {}));
        CHECK_FALSE(known_move(mastermind, std::vector<Clue>{{code_of(mastermind, "0123"), {0, 1}}}));
        CHECK_FALSE(known_move(mastermind, std::vector<Clue>{{code_of(mastermind, "0012"), {4, 0}}}));
    }
    TEST_CASE("a proof after a history counts the candidates that it leaves, and sees a contradiction")
    {
        Rng rng(10);
        for (int round = 0; round < 10; ++round) {
            const auto clues = random_history(mastermind, rng, 2);
            const OptimalResult found = run(OptimalJob({mastermind, 0, 0, clues}));
            CHECK(found.secrets == consistent_codes(mastermind, clues).size());
            CHECK(found.proven);
            Count games = 0;
            for (const Count n : found.histogram) games += n;
            CHECK(games == found.secrets);
        }
        const Code guess = code_of(mastermind, "0011");
        OptimalMoveJob job(mastermind, {{guess, {1, 0}}, {guess, {0, 0}}}, {}, 0);
        run_sliced(job, 1000);
        CHECK(job.contradictory());
    }
    TEST_CASE("tournaments of optimal play have the proof's total; drawn secrets are the same as other strategies'")
    {
        const TournamentResult all = play(mastermind, OptimalStrategy{}, {});
        CHECK(all.total == 5625);
        CHECK(all.games == 1296);
        CHECK(play(mastermind, OptimalStrategy{}, 50).games == 50);
    }
    TEST_CASE("a stored tree is played at once, and game by game as the proof's own")
    {
        TournamentQuery query{OptimalStrategy{}, {}, 1};
        query.record = true;
        TournamentJob job(mastermind, query);
        CHECK(run_sliced(job, 10'000) == 1);
        const OptimalResult proof = run(OptimalJob({mastermind, 0, 0, {}}));
        CHECK(job.result().histogram == proof.histogram);
        std::vector<std::uint16_t> guesses;
        for (const Code& secret : all_codes(mastermind))
            guesses.push_back(static_cast<std::uint16_t>(path_to(mastermind, proof.tree, secret).size()));
        CHECK(job.result().guesses == guesses);
        TournamentJob large(picas_fijas, {OptimalStrategy{}, {}, 1}); // a proof would take 255,490 nodes
        CHECK(run_sliced(large, 10'000) == 1);
        CHECK(large.result().total == 26274);
        CHECK(large.result().histogram == std::vector<Count>{1, 7, 63, 716, 2404, 1757, 92});
    }
    TEST_CASE("while optimal play looks for its proof its progress moves, and never back")
    {
        for (const char* rules : {"p4c5r", "p3c5r"}) { // a proof of 726 nodes, and one of unknown length
            CAPTURE(rules);
            const Rules r = parse_rules(rules).value();
            TournamentJob job(r, {OptimalStrategy{}, {}, 1});
            const auto games = static_cast<std::int64_t>(code_count(r));
            std::set<std::int64_t> seen;
            std::int64_t before = 0;
            while (job.step(Budget{1}) == Step::more) {
                const Progress p = job.progress();
                CHECK(p.total == games);
                CHECK(p.done < games);
                CHECK(p.done >= before);
                seen.insert(before = p.done);
            }
            CHECK(seen.size() > 3);
            CHECK(job.progress().done == games);
        }
    }
    TEST_CASE(
        "an optimal move that is not proven within its nodes is too large; one that stands in a stored tree never is")
    {
        const Rules r{4, 7, true};
        OptimalMoveJob hard(r, {}, {100}, 0);
        run_sliced(hard, 1000);
        REQUIRE(hard.too_large());
        CHECK(hard.too_large()->what == TooLarge::What::proof);
        CHECK(hard.too_large()->size == 2401);
        CHECK(hard.too_large()->limit >= 100);
        CHECK(hard.too_large()->limit < 200);
        CHECK_FALSE(hard.contradictory());
        const std::vector<Clue> clues{{code_of(r, "0011"), {2, 1}}};
        OptimalMoveJob enough(r, clues, {100'000}, 0), any(r, clues, {}, 0);
        run_sliced(enough, 1000);
        run_sliced(any, 1000);
        CHECK_FALSE(enough.too_large());
        CHECK(enough.result() == any.result());
        OptimalMoveJob stored(picas_fijas, {}, {1}, 0);
        run_sliced(stored, 1000);
        CHECK_FALSE(stored.too_large());
        CHECK(stored.result().guess == code_of(picas_fijas, "0123"));
    }
    TEST_CASE("what players with options do does not depend on the slicing")
    {
        for (const AnyStrategy& strategy : {AnyStrategy(GeneticStrategy{}), AnyStrategy(EvolutionaryStrategy{}),
                                            AnyStrategy(SampledStrategy{}), AnyStrategy(OptimalStrategy{})}) {
            TournamentJob whole({3, 6, true}, {strategy, 8, 5}), sliced({3, 6, true}, {strategy, 8, 5});
            run_sliced(whole, 1 << 20);
            run_sliced(sliced, 1);
            CHECK(whole.result() == sliced.result());
        }
    }
}
