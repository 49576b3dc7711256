// Bit-sliced candidates: their part sizes equal those by the definition of feedback.
#include "engine/codes/candidates.hpp"
#include "engine/codes/criterion.hpp"
#include "engine/codes/entropy.hpp"
#include "engine/codes/guesses.hpp"
#include "engine/codes/partition.hpp"
#include "engine/codes/sliced.hpp"
#include "tests/engine/support.hpp"
#include <doctest/doctest.h>
#include <set>

using namespace engine;
using namespace engine::codes;

namespace sliced {
namespace {

/// By the definition, candidate by candidate.
PartSizes obvious(const Rules& r, std::span<const Packed> candidates, const Code& guess)
{
    PartSizes sizes{};
    for (const Packed& c : candidates) {
        const Feedback f = feedback(r, guess, unpack(r, c));
        ++sizes[part_index(f.black, f.white)];
    }
    return sizes;
}

bool same(const Rules& r, const PartSizes& a, const PartSizes& b)
{
    return std::equal(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(part_count(r)), b.begin());
}

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("a part's place names its answer, one for each")
    {
        for (int positions = min_positions; positions <= max_positions; ++positions) {
            const Rules r{static_cast<std::uint8_t>(positions), 16, true};
            std::set<std::size_t> places;
            for (int black = 0; black <= positions; ++black)
                for (int white = 0; black + white <= positions; ++white) places.insert(part_index(black, white));
            CHECK(places.size() == part_count(r));
            CHECK(*places.rbegin() + 1 == part_count(r));
            CHECK(part_index(positions, 0) + 1 == part_count(r));
        }
    }
    TEST_CASE("of the guesses of a row, the first with a key below a limit is found, with the definition's key")
    {
        Rng draw(32);
        int found_late = 0, found_none = 0;
        for (const char* rules : {"p2c3r", "p2c9n", "p3c6r", "p3c10n", "p4c6r", "p4c10n", "p4c9r", "p4c2r", "p5c3r"}) {
            CAPTURE(rules);
            const Rules r = parse_rules(rules).value();
            for (const int size : {1, 2, 13, 63, 64, 65, 200, 1024, 1025}) {
                Candidates candidates;
                for (int i = 0; i < size; ++i) candidates.push_back(pack(r, random_code(r, draw)));
                Sliced sliced(r, candidates);
                for (int i = 0; i < 80; ++i) {
                    const auto by = static_cast<Criterion>(i % 4);
                    const Code drawn = random_code(r, draw);
                    std::vector<std::pair<Code, std::int64_t>> row; // guesses that differ in the last symbol, and keys
                    Symbols last = 0;
                    for (int symbol = 0; symbol < r.symbols; ++symbol) {
                        Code guess = drawn;
                        guess.symbol[r.positions - 1] = static_cast<std::uint8_t>(symbol);
                        if (!legal(r, guess) || draw.below(4) == 0) continue;
                        last |= Symbols{1} << symbol;
                        const PartSizes sizes = obvious(r, candidates, guess);
                        row.emplace_back(guess, order_key(by, std::span(sizes).first(part_count(r))));
                    }
                    if (row.empty()) continue;
                    const std::int64_t limit = row[draw.index(row.size())].second + (i % 3 == 0 ? 1 : 0);
                    const auto first =
                        std::find_if(row.begin(), row.end(), [&](const auto& one) { return one.second < limit; });
                    Code guess = drawn;
                    Symbols left = last;
                    const std::int64_t key = sliced.first_below(by, guess, left, limit);
                    CHECK(std::popcount(left) == row.end() - first - (first == row.end() ? 0 : 1));
                    CHECK(key == (first == row.end() ? limit : first->second));
                    if (first != row.end()) CHECK(guess == first->first);
                    found_late += first != row.end() && first != row.begin() ? 1 : 0;
                    found_none += first == row.end() ? 1 : 0;
                    if (i % 3 == 0) CHECK(same(r, sliced.count(drawn), obvious(r, candidates, drawn))); // shared sums
                }
            }
        }
        CHECK(found_late > 100);
        CHECK(found_none > 100);
        const NLogN& key = small_n_log_n(); // the bound rests on this
        for (std::size_t n = 1; n + 1 < key.size(); ++n) REQUIRE(key[n + 1] - key[n] >= key[n] - key[n - 1]);
    }
    TEST_CASE("of all rules, of sets of any size, and in any order of guesses, the parts are those of the definition")
    {
        Rng draw(31);
        int compared = 0;
        for (std::uint8_t positions = min_positions; positions <= max_positions; ++positions)
            for (std::uint8_t symbols = min_symbols; symbols <= max_symbols; ++symbols)
                for (const bool repeats : {true, false}) {
                    const Rules r{positions, symbols, repeats};
                    if (!legal(r)) continue;
                    for (const int size : {1, 2, 63, 64, 65, 200}) {
                        Candidates candidates;
                        for (int i = 0; i < size; ++i) candidates.push_back(pack(r, random_code(r, draw)));
                        Sliced sliced(r, candidates);
                        Code guess = random_code(r, draw);
                        for (int i = 0; i < 6; ++i, ++compared) {
                            if (!same(r, sliced.count(guess), obvious(r, candidates, guess)))
                                FAIL(to_text(r), ": ", to_text(r, guess), " of ", size);
                            // the next guess shares a prefix, or nothing; then the same guess again
                            const Code other = random_code(r, draw);
                            const auto kept = draw.index(static_cast<std::size_t>(positions) + 1);
                            if (r.repeats)
                                for (std::size_t p = kept; p < positions; ++p) guess.symbol[p] = other.symbol[p];
                            else if (kept == 0) guess = other;
                        }
                    }
                }
        CHECK(compared > 6000);
    }
    TEST_CASE("walked in order, all guesses divide all codes as counted one by one")
    {
        for (const Rules r : {Rules{3, 4, true}, Rules{3, 6, false}, Rules{5, 3, true}}) {
            Candidates all;
            for (const Code& c : all_codes(r)) all.push_back(pack(r, c));
            Sliced sliced(r, all);
            for (const Code& guess : all_codes(r))
                if (!same(r, sliced.count(guess), obvious(r, all, guess))) FAIL(to_text(r, guess));
        }
    }
}

} // namespace sliced
