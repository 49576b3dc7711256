// Ranges of probabilities claim nothing of several together.
#include "engine/betting/solution.hpp"
#include "shell/betting/phrases.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>

namespace betting_verdict_tests {

using wording::en, wording::Text;

namespace {

const shell::text::Say english(shell::text::Language::english);

} // namespace

TEST_SUITE("betting")
{
    TEST_CASE("what a probability can be in other equilibria is said of it alone: chosen together they may lose")
    {
        using namespace engine::betting;
        const Rules rules{*parse_bets("1,3,7"), *parse_deck("a1k3r")};
        const Solution s = solve(rules, Cards::hidden);
        const auto& ace = s.deals[1].bet_ranges[1];  // bet 3
        const auto& king = s.deals[2].bet_ranges[0]; // bet 1
        REQUIRE((ace.least == 0 && ace.most == 1 && king.least == 0 && king.most == 1));
        engine::Fraction worst(1'000);
        for (int calls = 0; calls < 4; ++calls) { // MIN's king calls 3, calls 1; its ace always calls
            engine::Fraction mean(0);
            for (const Deal& deal : deals) {
                const bool strong = deal.max == Card::ace;
                const bool called = deal.min == Card::ace || (calls >> (strong ? 0 : 1) & 1) != 0;
                const int bet = strong ? 3 : 1;
                const int gain = !called ? ante : deal.max == deal.min ? 0 : strong ? bet + ante : -(bet + ante);
                mean += engine::Fraction(probability(rules.deck, deal)) * engine::Fraction(gain);
            }
            worst = std::min(worst, mean);
        }
        CHECK(s.value == 0);
        CHECK(worst == engine::Fraction(*engine::Rational::of(-3, 16)));
        CHECK(shell::betting::range_in_words(english, ace) == en(Text::betting_between, "0", "1"));
    }
}

} // namespace betting_verdict_tests
