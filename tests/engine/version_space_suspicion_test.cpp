// Which answer was the lie: against the definition, and calibrated over whole games.
#include "engine/codes/version_space/suspicion.hpp"
#include "tests/engine/support.hpp"
#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>
#include <map>
#include <utility>

namespace suspicion_tests {

using namespace engine;
using namespace engine::codes;
namespace vs = engine::codes::version_space;

TEST_SUITE("version spaces")
{
    TEST_CASE("the probability that a row was the lie is the weight of the codes that say so")
    {
        const std::vector<Clue> clues{{parse_code(mastermind, "0011").value(), {2, 0}},
                                      {parse_code(mastermind, "0123").value(), {0, 1}},
                                      {parse_code(mastermind, "0011").value(), {0, 2}}};
        const vs::Noise odds{vs::Noise::Kind::odds, 0.1, 0};
        const auto s = vs::suspicion(mastermind, clues, odds);
        const double lie = 0.1 / static_cast<double>(answer_count(mastermind) - 1);
        std::vector<double> here(clues.size(), 0);
        double all = 0;
        for (const Code& code : all_codes(mastermind)) {
            double p = 1;
            for (const Clue& c : clues) p *= feedback(mastermind, c.guess, code) == c.answer ? 0.9 : lie;
            all += p;
            for (std::size_t i = 0; i < clues.size(); ++i)
                if (!(feedback(mastermind, clues[i].guess, code) == clues[i].answer)) here[i] += p;
        }
        for (std::size_t i = 0; i < clues.size(); ++i)
            CHECK(s.of_row(i, odds, answer_count(mastermind) - 1) == doctest::Approx(here[i] / all));
    }
    TEST_CASE(
        "the likeliest truth behind a lie is the answer of the codes that weigh most together among those that say so")
    {
        const std::vector<Clue> clues{{parse_code(mastermind, "0011").value(), {2, 0}},
                                      {parse_code(mastermind, "0123").value(), {0, 1}},
                                      {parse_code(mastermind, "0011").value(), {0, 2}}};
        const Count others = answer_count(mastermind) - 1;
        for (const vs::Noise& noise :
             {vs::Noise{vs::Noise::Kind::odds, 0.1, 0}, vs::Noise{vs::Noise::Kind::lies, 0, 2}})
            for (std::size_t row = 0; row < clues.size(); ++row) {
                std::map<std::pair<int, int>, double> truths;
                double all = 0, most = 0;
                for (const Code& code : all_codes(mastermind)) {
                    double p = 1;
                    int lies = 0;
                    for (const Clue& c : clues) {
                        const bool lie = feedback(mastermind, c.guess, code) != c.answer;
                        lies += lie;
                        if (noise.kind == vs::Noise::Kind::odds) p *= lie ? 0.1 / static_cast<double>(others) : 0.9;
                    }
                    const Feedback truth = feedback(mastermind, clues[row].guess, code);
                    if (truth == clues[row].answer || (noise.kind == vs::Noise::Kind::lies && lies > 2)) continue;
                    truths[{truth.black, truth.white}] += p;
                    all += p;
                }
                for (const auto& one : truths) most = std::max(most, one.second);
                const auto found = vs::likely_truth(mastermind, clues, noise, others, row);
                CHECK(found.probability == doctest::Approx(most / all));
                CHECK(truths[{found.answer.black, found.answer.white}] == doctest::Approx(most));
            }
        const vs::Noise none{}; // no answer can have been one
        CHECK(vs::likely_truth(mastermind, clues, none, others, 0).probability == 0);
    }
    TEST_CASE("over 500 games with one lie the likeliest row is the lie as often as its probability says")
    {
        Rng rng(10);
        const vs::Noise noise{vs::Noise::Kind::lies, 0, 1};
        std::vector<Feedback> answers;
        for (std::uint8_t f = 0; f <= 4; ++f)
            for (std::uint8_t p = 0; f + p <= 4; ++p)
                if (possible(mastermind, {f, p})) answers.push_back({f, p});
        double expected = 0, variance = 0;
        int right = 0;
        for (int game = 0; game < 500; ++game) {
            const Code secret = random_code(mastermind, rng);
            const std::size_t rows = 6, lie = rng.index(rows);
            std::vector<Clue> clues;
            for (std::size_t i = 0; i < rows; ++i) {
                const Code guess = random_code(mastermind, rng);
                const Feedback truth = feedback(mastermind, guess, secret);
                Feedback told = truth;
                while (i == lie && told == truth) told = answers[rng.index(answers.size())];
                clues.push_back({guess, told});
            }
            const auto s = vs::suspicion(mastermind, clues, noise);
            std::size_t likeliest = 0;
            double all = 0;
            for (std::size_t i = 0; i < rows; ++i) {
                all += s.of_row(i, 1);
                if (s.of_row(i, 1) > s.of_row(likeliest, 1)) likeliest = i;
            }
            CHECK(all == doctest::Approx(1)); // one of them it was
            const double p = s.of_row(likeliest, 1);
            expected += p;
            variance += p * (1 - p);
            right += likeliest == lie;
        }
        MESSAGE("right in ", right, " of 500, ", expected, " expected, standard error ", std::sqrt(variance));
        CHECK(expected > 150); // it says something
        CHECK(std::abs(right - expected) < 3 * std::sqrt(variance));
    }
}

} // namespace suspicion_tests
